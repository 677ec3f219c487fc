/** Whole stores as text, each in its own layout: what a file or a database of that version holds, row by row. */
import { DatabaseSync } from 'node:sqlite';
import { Timestamp, type CollectionReference, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

const cell = z.union([z.string(), z.number(), z.null(), z.strictObject({ hex: z.string() })]);
export const sqliteDump = z.strictObject({
  layout: z.number(),
  schema: z.array(z.string()),
  rows: z.array(z.tuple([z.string(), z.array(cell)])),
});
export type SqliteDump = z.output<typeof sqliteDump>;

export function dumpSqlite(path: string): SqliteDump {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const objects = db.prepare('SELECT name, sql FROM sqlite_master ORDER BY rowid').all();
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").all();
    const rows = tables.flatMap(({ name }) =>
      db
        .prepare(`SELECT * FROM ${String(name)}`)
        .all()
        .map((row): [string, z.output<typeof cell>[]] => [String(name), Object.values(row).map(cellOf)]),
    );
    const own = objects.filter(({ name, sql }) => sql !== null && !String(name).startsWith('sqlite_'));
    const layout = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
    return { layout, schema: own.map(({ sql }) => String(sql)), rows };
  } finally {
    db.close();
  }
}

function cellOf(value: unknown): z.output<typeof cell> {
  return value instanceof Uint8Array ? { hex: Buffer.from(value).toString('hex') } : cell.parse(value);
}

/** Writes the file as that version left it. */
export function restoreSqlite(path: string, { layout, schema, rows }: SqliteDump): void {
  const db = new DatabaseSync(path);
  try {
    for (const statement of schema) db.exec(statement);
    db.exec('DELETE FROM sqlite_sequence');
    for (const [table, cells] of rows) {
      const values = cells.map((one) => (typeof one === 'object' && one !== null ? Buffer.from(one.hex, 'hex') : one));
      db.prepare(`INSERT INTO ${table} VALUES (${cells.map(() => '?').join(', ')})`).run(...values);
    }
    db.exec(`PRAGMA user_version = ${layout}`);
  } finally {
    db.close();
  }
}

export const firestoreDump = z.strictObject({
  layout: z.number(),
  documents: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())])),
});
export type FirestoreDump = z.output<typeof firestoreDump>;

export async function dumpFirestore(db: Firestore): Promise<FirestoreDump> {
  const documents: [string, DocumentData][] = [];
  const walk = async (collections: readonly CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const ref of await collection.listDocuments()) {
        const data = (await ref.get()).data();
        if (data !== undefined) documents.push([ref.path, frozen(data) as DocumentData]);
        await walk(await ref.listCollections());
      }
    }
  };
  await walk(await db.listCollections());
  const schema = documents.find(([path]) => path === 'turno/schema')?.[1];
  return { layout: Number(schema?.['layout']), documents };
}

export async function restoreFirestore(db: Firestore, { documents }: FirestoreDump): Promise<void> {
  const batch = db.batch();
  for (const [path, data] of documents) batch.set(db.doc(path), thawed(data) as DocumentData);
  await batch.commit();
}

/** Instants of the database have no JSON of their own. */
function frozen(value: unknown): unknown {
  if (value instanceof Timestamp) return { $seconds: value.seconds, $nanos: value.nanoseconds };
  if (Array.isArray(value)) return value.map(frozen);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, frozen(inner)]));
}

function thawed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(thawed);
  if (typeof value !== 'object' || value === null) return value;
  if ('$seconds' in value && '$nanos' in value) return new Timestamp(Number(value.$seconds), Number(value.$nanos));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, thawed(inner)]));
}
