/**
 * The Firestore store as portable rows. A dump reads one instant of the database (every page at the same read time), so
 * it may be taken while replicas work; they must rest while rows are restored.
 * Long because both ways stand here, table by table: what goes out must come in again, and is read side by side.
 */
import {
  FieldPath,
  Timestamp,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { TOMBSTONE_MS } from '../../domain.ts';
import type { Clock, Random } from '../../ports.ts';
import {
  historyOf,
  inOrder,
  messagesOf,
  putRow,
  type DumpRow,
  type PortableStore,
  type Puts,
  type RowOf,
} from '../portable.ts';
import * as records from '../records.ts';
import { Documents, add } from './change.ts';
import { claimOf, puts } from './claims.ts';
import { connect, inTime, mayClose, unavailable, type ClientOptions } from './client.ts';
import { appointmentFields, contactFields, orderFields, turnFields } from './commit.ts';
import { configurationFields, configurationOf } from './configurations.ts';
import { progressFields, progressOf } from './outbox.ts';
import { LAYOUT, pathsOf, type Paths } from './paths.ts';
import { textOf } from './reads.ts';
import { bringUp } from './schema.ts';

/** Documents that one read brings; turns are a few KB each. */
const PAGE = 300;
/** Of Firestore's 10 MiB for one commit. */
const BATCH_CHARS = 3_000_000;

/** Throws as `openFirestoreStore`. */
export async function openFirestorePortable(
  options: ClientOptions & { readonly clock: Clock; readonly random: Random },
): Promise<PortableStore> {
  const { clock, random } = options;
  const client = connect(options);
  const paths = pathsOf(client.db);
  try {
    await inTime(clock, bringUp({ documents: new Documents(paths, clock), paths, clock, by: random.token() }));
  } catch (error) {
    if (mayClose(error)) await client.close();
    throw error;
  }
  const writer = createWriter(paths);
  return { dump: () => dump(paths), restore: (rows) => writer.put(rows), close: () => client.close() };
}

/* ── Out ────────────────────────────────────────────────────────────────────────────────────────────────────────── */

type Snapshot = (query: Query) => AsyncGenerator<QueryDocumentSnapshot, void>;

async function* dump(paths: Paths): AsyncGenerator<DumpRow, void> {
  try {
    const { readTime } = await paths.schema().get();
    const read = snapshotAt(paths, readTime);
    yield* ofBusinesses(paths, read);
    yield* ofContacts(paths, read);
  } catch (error) {
    throw unavailable(error);
  }
}

/** All that a query finds at one instant, a page at a time. */
function snapshotAt({ db }: Paths, readTime: Timestamp): Snapshot {
  return async function* (query) {
    for (let page = query.limit(PAGE); ;) {
      const now = page;
      const { docs } = await db.runTransaction((transaction) => transaction.get(now), { readOnly: true, readTime });
      yield* docs;
      const last = docs.at(-1);
      if (last === undefined || docs.length < PAGE) return;
      page = query.startAfter(last).limit(PAGE);
    }
  };
}

async function* ofBusinesses(paths: Paths, read: Snapshot): AsyncGenerator<DumpRow, void> {
  const tenants = (await paths.db.collection('tenants').listDocuments()).map(({ id }) => id).sort();
  for (const tenant of tenants) {
    for await (const row of read(paths.tenant(tenant, 'aliases').orderBy('alias'))) {
      const { alias, conversation } = row.data() as { alias: string; conversation: string };
      yield { table: 'aliases', tenant, alias, conversation };
    }
  }
  for (const tenant of tenants) {
    for await (const row of read(paths.tenant(tenant, 'appointments').orderBy('id'))) {
      yield { table: 'appointments', record: records.appointments.read(textOf(row.data(), 'record'), row.ref.path) };
    }
  }
  for (const tenant of tenants) {
    for await (const row of read(byName(paths.tenant(tenant, 'orders')))) {
      yield { table: 'orders', record: records.orders.read(textOf(row.data(), 'record'), row.ref.path) };
    }
  }
  for (const tenant of tenants) {
    for await (const row of read(byName(paths.tenant(tenant, 'slots')))) {
      const { calendar, granule } = row.data() as { calendar: string; granule: number };
      yield { table: 'slots', tenant, ...claimOf(`${calendar}_${granule}`, row.data()) };
    }
  }
  for (const tenant of tenants) yield* spendingOf(tenant, read(byName(paths.tenant(tenant, 'spending'))));
  for (const tenant of tenants) {
    for await (const row of read(byName(paths.tenant(tenant, 'configurations')))) {
      yield { table: 'configurations', ...configurationOf(tenant, row.data()) };
    }
  }
}

/** The sums of a day's processes stand one behind the other: their names begin with it. */
async function* spendingOf(
  tenant: string,
  sums: AsyncGenerator<QueryDocumentSnapshot, void>,
): AsyncGenerator<DumpRow, void> {
  let row: RowOf<'spending'> | undefined;
  for await (const sum of sums) {
    const { day, micros } = sum.data() as { day: string; micros: number };
    if (row !== undefined && row.day !== day) yield row;
    row = { table: 'spending', tenant, day, microUsd: micros + (row?.day === day ? row.microUsd : 0) };
  }
  if (row !== undefined) yield row;
}

const OF_CONTACT = ['contacts', 'inbox', 'turns', 'outbox', 'timers'] as const;
type Found = Record<(typeof OF_CONTACT)[number], DocumentData[]>;

/** One walk over each collection of the same name, side by side: all are in the order of their contacts. */
async function* ofContacts(paths: Paths, read: Snapshot): AsyncGenerator<DumpRow, void> {
  const walks = await Promise.all(
    OF_CONTACT.map(async (table) => {
      const rows = read(byName(paths.db.collectionGroup(table)));
      return { table, rows, next: (await rows.next()).value ?? undefined };
    }),
  );
  for (;;) {
    const place = walks
      .flatMap(({ next }) => (next === undefined ? [] : [placeOf(next)]))
      .sort()
      .at(0);
    if (place === undefined) return;
    const found: Found = { contacts: [], inbox: [], turns: [], outbox: [], timers: [] };
    for (const walk of walks) {
      while (walk.next !== undefined && placeOf(walk.next) === place) {
        found[walk.table].push(walk.next.data());
        walk.next = (await walk.rows.next()).value ?? undefined;
      }
    }
    yield* ofContact(found);
  }
}

/** Tenant and contact, in an order that is Firestore's: name by name, not letter by letter. */
function placeOf({ ref }: QueryDocumentSnapshot): string {
  const [, tenant, , contact] = ref.path.split('/');
  return `${tenant ?? ''}\u0000${contact ?? ''}`;
}

function* ofContact({ contacts, inbox, turns, outbox, timers }: Found): Generator<DumpRow, void> {
  for (const { record, conversation } of contacts) {
    // Of one who never had a turn it says only what there is to look for.
    if (typeof record === 'string')
      yield { table: 'contacts', record: records.conversations.read(record, String(conversation)) };
  }
  yield* inOrder(inbox.toSorted(byArrival).map(inboxRow));
  const told = turns.map((data): RowOf<'turns'> => {
    const record = records.turns.read(textOf(data, 'record'));
    const history = records.history.read(textOf(data, 'messages'), record.conversation);
    return { table: 'turns', record, messages: messagesOf(history) };
  });
  yield* told.sort((a, b) => a.record.n - b.record.n);
  yield* outbox.map(effectRow).sort((a, b) => a.turn - b.turn || a.n - b.n);
  const set = timers.map((data): RowOf<'timers'> => {
    const { conversation, kind, generation, dueAt } = data as Omit<RowOf<'timers'>, 'table'>;
    return { table: 'timers', conversation, kind, generation, dueAt };
  });
  yield* set.sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

function inboxRow(data: DocumentData): RowOf<'inbox'> {
  const { conversation, id, arrivedAt, state, attempts } = data as Omit<RowOf<'inbox'>, 'table' | 'body'>;
  const body = state === 'done' ? {} : { body: records.bodies.read(textOf(data, 'body'), `${conversation}/${id}`) };
  return { table: 'inbox', conversation, id, arrivedAt, state, attempts, ...body };
}

function effectRow(data: DocumentData): RowOf<'outbox'> {
  const { conversation, turn, n, kind, createdAt, ...fixed } = data as Omit<RowOf<'outbox'>, 'table'>;
  const { state, attempts, dueAt, providerId, status } = progressOf(data);
  return {
    ...{ table: 'outbox', conversation, turn, n, kind, class: fixed.class, state, attempts, dueAt, createdAt },
    ...(providerId !== undefined && { providerId }),
    ...(status !== undefined && { status }),
    ...(state !== 'done' && {
      payload: records.payloads.read(textOf(data, 'payload'), `${conversation}.${turn}.${n}`),
    }),
  };
}

/** Those that wait as `load` has them; the others stand in no order. */
function byArrival(a: DocumentData, b: DocumentData): number {
  const [first, second] = [arrivalOf(a), arrivalOf(b)];
  const at = first.findIndex((part, i) => part !== second[i]);
  return at === -1 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

function arrivalOf(data: DocumentData): readonly number[] {
  const waits = data['waits'] as { since: Timestamp; n: number } | undefined;
  return waits === undefined ? [-1] : [waits.since.seconds, waits.since.nanoseconds, waits.n];
}

function byName(query: Query): Query {
  return query.orderBy(FieldPath.documentId());
}

/* ── In ─────────────────────────────────────────────────────────────────────────────────────────────────────────── */

interface Writer {
  readonly paths: Paths;
  readonly batch: WriteBatch;
  /** Place of a waiting row among those of its conversation. */
  readonly placeOf: (conversation: string) => number;
}

function createWriter(paths: Paths): { put: (rows: readonly DumpRow[]) => Promise<void> } {
  const last = { conversation: '', place: 0 };
  const placeOf = (conversation: string) => {
    last.place = conversation === last.conversation ? last.place + 1 : 0;
    last.conversation = conversation;
    return last.place;
  };
  return {
    put: async (rows) => {
      try {
        for (const piece of inPieces(rows)) {
          const batch = paths.db.batch();
          for (const row of piece) putRow(PUTS, { paths, batch, placeOf }, row);
          await batch.commit();
        }
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
}

function* inPieces(rows: readonly DumpRow[]): Generator<DumpRow[], void> {
  let piece: DumpRow[] = [];
  let chars = 0;
  for (const row of rows) {
    piece.push(row);
    chars += JSON.stringify(row).length;
    if (chars < BATCH_CHARS) continue;
    yield piece;
    [piece, chars] = [[], 0];
  }
  if (piece.length > 0) yield piece;
}

/** Before every instant at which this database could have taken a message: what comes later stands behind. */
const BEFORE_ALL = new Timestamp(0, 0);

const PUTS: Puts<Writer> = {
  aliases: ({ paths, batch }, { tenant, alias, conversation }) => {
    batch.set(paths.alias(tenant, alias), { v: LAYOUT, alias, conversation });
  },
  appointments: ({ paths, batch }, { record }) => {
    const { tenant, id, conversation } = record;
    batch.set(paths.appointment(tenant, id), appointmentFields(record));
    batch.set(paths.contact(conversation), { v: LAYOUT, conversation, appointments: true }, { merge: true });
  },
  orders: ({ paths, batch }, { record }) => {
    const { tenant, id, conversation } = record;
    batch.set(paths.order(tenant, id), orderFields(record));
    batch.set(paths.contact(conversation), { v: LAYOUT, conversation, orders: true }, { merge: true });
  },
  slots: ({ paths, batch }, { table: _, tenant, ...claim }) => {
    for (const write of puts(paths, tenant, claim)) add(batch, write);
  },
  spending: ({ paths, batch }, { tenant, day, microUsd }) => {
    batch.set(paths.spending(tenant, `${day}_import`), { v: LAYOUT, day, micros: microUsd });
  },
  configurations: ({ paths, batch }, row) => {
    batch.set(paths.configuration(row.tenant, row.version), configurationFields(row));
  },
  contacts: ({ paths, batch }, { record }) => {
    // Beside what its appointments and orders have left there.
    batch.set(paths.contact(record.id), contactFields(record), { merge: true });
  },
  inbox: ({ paths, batch, placeOf }, { conversation, id, arrivedAt, state, attempts, body }) => {
    const found =
      state === 'pending'
        ? { waits: { since: BEFORE_ALL, n: placeOf(conversation), at: arrivedAt } }
        : { expireAt: Timestamp.fromMillis(arrivedAt + TOMBSTONE_MS) };
    const said = body === undefined ? {} : { body: records.bodies.write(body) };
    const data = { v: LAYOUT, conversation, id, arrivedAt, state, attempts, by: '', ...said, ...found };
    batch.set(paths.inbox(conversation, id), data);
  },
  turns: ({ paths, batch }, row) => {
    const { conversation, n } = row.record;
    batch.set(paths.turn(conversation, n), turnFields({ turn: row.record, messages: historyOf(row) }));
  },
  outbox: ({ paths, batch }, { table: _, conversation, turn, n, kind, createdAt, payload, ...row }) => {
    const ref = paths.effect({ id: `${conversation}.${turn}.${n}`, conversation });
    if (ref === undefined) throw new TypeError(`No effect ${turn}.${n} can be of '${conversation}'.`);
    const said = payload === undefined ? {} : { payload: records.payloads.write(payload) };
    const fixed = { v: LAYOUT, conversation, turn, n, kind, class: row.class, createdAt };
    batch.set(ref, { ...fixed, ...said, ...progressFields(row) });
  },
  timers: ({ paths, batch }, { conversation, kind, generation, dueAt }) => {
    const data = { v: LAYOUT, conversation, kind, generation, dueAt };
    batch.set(paths.timer(conversation, records.timerKind(kind)), data);
  },
};
