/** The SQLite file: tables, their migrations, and how the file is opened. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../errors.ts';
import { makeFolderOf } from './folder.ts';
import { damaged, unavailable } from './sqlite-errors.ts';

/** How long a writer waits for another process, ms. Longer would hold the event loop, and the webhook with it. */
export const BUSY_TIMEOUT_MS = 2_000;
/** A checkpointed write-ahead log is cut to this, bytes. */
const WAL_BYTES_KEPT = 16 * 1024 * 1024;
const CACHE_KIB = 16_384;

/**
 * Migration n brings `user_version` from n to n + 1; a published one is never edited. Tables are named as the records
 * (docs: records), with two differences that save bytes: a turn's history messages stand in its own row
 * (of `turns`, later of `archive`), and the texts
 * that compaction takes (inbox bodies, effects' payloads) are appended to one table, so that their pages are full when
 * written and wholly free afterwards.
 * Inside, a conversation is its integer `key`; an effect is (conv, turn, n). `state` NULL means done, the state of nearly
 * all rows: it costs nothing and keeps them out of the indexes.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE contacts (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL DEFAULT 0,
    turn_id TEXT,
    record TEXT
  ) STRICT;
  CREATE TABLE aliases (tenant TEXT NOT NULL, alias TEXT NOT NULL, conv INTEGER NOT NULL, PRIMARY KEY (tenant, alias))
    STRICT, WITHOUT ROWID;
  CREATE TABLE lease (conv INTEGER PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) STRICT;
  CREATE TABLE bodies (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL) STRICT;
  -- seq is the id of the body: order of arrival. state: 0 pending, 1 dead, NULL done.
  CREATE TABLE inbox (
    conv INTEGER NOT NULL,
    id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    arrived_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    state INTEGER,
    PRIMARY KEY (conv, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX inbox_open ON inbox (conv, seq, state, arrived_at) WHERE state IS NOT NULL;
  -- state: 0 pending, 1 running, 2 unclear, 3 parked, NULL done. body: where the payload is until compaction.
  CREATE TABLE outbox (
    conv INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    class INTEGER NOT NULL,
    state INTEGER,
    attempts INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    provider_id TEXT,
    status INTEGER,
    body INTEGER NOT NULL,
    PRIMARY KEY (conv, turn, n)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX outbox_open ON outbox (conv, state, due_at, body) WHERE state IS NOT NULL;
  -- record: the turn, a newline, its history messages. Compaction moves a conversation's turns into one archive row.
  CREATE TABLE turns (
    id INTEGER PRIMARY KEY,
    conv INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX turns_of ON turns (conv, turn);
  -- turn: the last one inside. records: turns as above, a newline between them, packed.
  CREATE TABLE archive (
    id INTEGER PRIMARY KEY,
    conv INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    records BLOB NOT NULL
  ) STRICT;
  CREATE INDEX archive_of ON archive (conv, turn);
  CREATE TABLE timers (
    conv INTEGER NOT NULL,
    kind TEXT NOT NULL,
    generation INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (conv, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX timers_due ON timers (due_at);
  CREATE TABLE slots (
    tenant TEXT NOT NULL,
    calendar TEXT NOT NULL,
    granule INTEGER NOT NULL,
    holder TEXT NOT NULL,
    until INTEGER,
    PRIMARY KEY (tenant, calendar, granule)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX slots_held ON slots (until) WHERE until IS NOT NULL;
  CREATE TABLE appointments (
    tenant TEXT NOT NULL,
    id TEXT NOT NULL,
    conv INTEGER NOT NULL,
    start INTEGER NOT NULL,
    booked INTEGER,
    record TEXT NOT NULL,
    PRIMARY KEY (tenant, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX appointments_by_start ON appointments (tenant, start);
  CREATE INDEX appointments_booked ON appointments (conv) WHERE booked IS NOT NULL;
  CREATE TABLE orders (
    conv INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (conv, id)
  ) STRICT, WITHOUT ROWID;
  `,
  // What models cost a business on a civil day of its zone, millionths of a dollar.
  `
  CREATE TABLE spending (tenant TEXT NOT NULL, day TEXT NOT NULL, micro_usd INTEGER NOT NULL, PRIMARY KEY (tenant, day))
    STRICT, WITHOUT ROWID;
  `,
  // What turns were decided with. record: canonical JSON.
  `
  CREATE TABLE configurations (
    tenant TEXT NOT NULL,
    version TEXT NOT NULL,
    first_seen_at INTEGER NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (tenant, version)
  ) STRICT;
  `,
  // The latest of a contact that came for years are found without a look at the others.
  `
  DROP INDEX appointments_booked;
  CREATE INDEX appointments_latest ON appointments (conv, start, id) WHERE booked IS NOT NULL;
  `,
];
export const SCHEMA_VERSION = MIGRATIONS.length;

/**
 * Opens or creates the file and its directory, and brings it to this version's schema.
 * Throws a ConfigError for a schema newer than ours, StoreUnavailable for what the disk refuses.
 */
export function openDatabase(path: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    if (path !== ':memory:') makeFolderOf(path);
    db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    // Only a file without tables takes this; it lets compaction give pages back.
    db.exec('PRAGMA auto_vacuum = INCREMENTAL');
    db.exec('PRAGMA journal_mode = WAL');
    // A 200 to the provider means that the message is ours: it must survive the loss of power.
    db.exec('PRAGMA synchronous = FULL');
    db.exec(`PRAGMA journal_size_limit = ${WAL_BYTES_KEPT}`);
    db.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
    migrate(db, path);
    return db;
  } catch (error) {
    if (db?.isOpen === true) db.close();
    throw unavailable(error, path);
  }
}

/** A start reads a file up to this through, bytes: a fraction of a second. A larger one is only the doctor's to read whole. */
const READ_THROUGH_BYTES_MAX = 64 * 1024 * 1024;

/**
 * Throws what `openDatabase` would for a file that cannot serve, and for a damaged one; migrates nothing. One that is not
 * there may come.
 */
export function checkDatabase(path: string, { whole = false } = {}): void {
  if (path === ':memory:' || !existsSync(path)) return;
  let db: DatabaseSync | undefined;
  try {
    const { size } = statSync(path);
    db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    checkOurs(db, path);
    checkVersion(versionOf(db), path);
    if (whole || size <= READ_THROUGH_BYTES_MAX) checkSound(db);
  } catch (error) {
    throw unavailable(error, path);
  } finally {
    if (db?.isOpen === true) db.close();
  }
}

function migrate(db: DatabaseSync, path: string): void {
  if (versionOf(db) === SCHEMA_VERSION) return;
  db.exec('BEGIN IMMEDIATE');
  // Read again under the lock: another process may have migrated in between.
  const version = versionOf(db);
  checkOurs(db, path);
  checkVersion(version, path);
  for (const migration of MIGRATIONS.slice(version)) db.exec(migration);
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  db.exec('COMMIT');
}

function checkVersion(version: number, path: string): void {
  if (version <= SCHEMA_VERSION) return;
  throw new ConfigError([
    {
      code: 'STORE_TOO_NEW',
      what: `the file has schema ${version}, this version of Turno knows up to ${SCHEMA_VERSION}`,
      where: path,
      fix: 'Run the version of Turno that wrote it, or point SQLITE_PATH to another file.',
    },
  ]);
}

/** Another program's tables stay alone: a file is ours by its mark and tables, or has none yet. */
function checkOurs(db: DatabaseSync, path: string): void {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  const names = new Set(tables.map(({ name }) => String(name)));
  const version = versionOf(db);
  const ours = version > 0 ? OWN_TABLES.every((name) => names.has(name)) : version === 0 && names.size === 0;
  if (ours) return;
  throw new ConfigError([
    {
      code: 'STORE_FOREIGN',
      what: `the file is another program's: it has ${names.size} tables and no mark of Turno`,
      where: path,
      fix: 'Point SQLITE_PATH to another file.',
    },
  ]);
}
const OWN_TABLES = ['contacts', 'aliases', 'inbox', 'outbox', 'turns', 'slots', 'appointments'];

function checkSound(db: DatabaseSync): void {
  const found = String(db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] ?? '');
  if (found !== 'ok') throw damaged(found);
}

/** Of the file's layout; 0 before it has one. */
export function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
}
