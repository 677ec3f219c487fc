/** What is read of the Firestore store. */
import {
  Timestamp,
  type DocumentData,
  type DocumentSnapshot as Snapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { APPOINTMENTS_LOADED_MAX, appointmentIdOf, byAge, ordersNamed, tenantIdOf } from '../../domain.ts';
import type {
  Appointment,
  ConversationId,
  HistoryMessage,
  InboxRow,
  Order,
  OutboxRow,
  TurnRecord,
} from '../../domain.ts';
import type { Loaded, Recalled, Store } from '../../ports.ts';
import * as records from '../records.ts';
import type { Documents } from './change.ts';
import { outboxRow } from './outbox.ts';
import { ours, type Paths, type Ref } from './paths.ts';

/** Turns that one look into the history takes; each holds two messages or more. */
const HISTORY_PAGE = 10;
const MICROS_PER_SECOND = 1_000_000;

export interface Reading {
  readonly documents: Documents;
  readonly paths: Paths;
}

/**
 * The record, and what was true with it or later: were something older than the record, a turn could be decided on what
 * the turn before has changed, and the guard would not see it. All is asked for at once; what the database read before
 * the record was written, or what this process did not know to ask for, is asked for again.
 */
export async function load({ documents, paths }: Reading, id: ConversationId, limit: number): Promise<Loaded> {
  const ref = paths.contact(id);
  const asked = { documents, paths, id, limit };
  const guess = documents.remembered(ref)?.data;
  const guessed = namedIn(guess);
  const likely = wanted(guess, limit).filter((name) => name !== 'orders' || guessed !== undefined);
  const [found, early] = await Promise.all([ref.get(), fetchParts({ ...asked, named: guessed }, likely)]);
  const data = ours(found.data());
  const { updateTime } = found;
  const record: unknown = data?.['record'];
  const conversation = typeof record === 'string' ? records.conversations.read(record) : undefined;
  const named = ordersNamed(conversation);
  if (data !== undefined && updateTime !== undefined)
    documents.remember(ref, { data: { ...data, [NAMED]: named }, at: updateTime });
  const stale = wanted(data, limit).filter((name) => {
    const at = early[name]?.readTime;
    if (name === 'orders' && String(named) !== String(guessed)) return true;
    return at === undefined || (updateTime !== undefined && at.valueOf() < updateTime.valueOf());
  });
  const parts = stale.length === 0 ? early : { ...early, ...(await fetchParts({ ...asked, named }, stale)) };
  return {
    conversation,
    inbox: inboxRows(id, parts.inbox?.docs ?? []),
    appointments: (parts.appointments?.docs ?? []).map(appointmentOf).sort(byStart),
    orders: (parts.orders?.docs ?? []).map(orderOf).sort(byAge),
  };
}

export async function recall({ paths }: Reading, id: ConversationId, ids: readonly string[]): Promise<Recalled> {
  const tenant = tenantIdOf(id);
  const found = await documentsOf(
    paths,
    ids.map((one) => paths.order(tenant, one)),
  );
  const orders = found.filter((order) => order.get('conversation') === id).map(orderOf);
  const theirs = orders.flatMap((order) => appointmentIdOf(order) ?? []);
  const visits = await documentsOf(
    paths,
    theirs.map((one) => paths.appointment(tenant, one)),
  );
  const booked = visits.filter((visit) => visit.get('bookedBy') === id);
  return { orders: orders.sort(byAge), appointments: booked.map(appointmentOf).sort(byStart) };
}

/** In no document: what this process knows of the record, from which it stands in. */
export const NAMED = 'ordersNamed';

function namedIn(contact: DocumentData | undefined): readonly string[] | undefined {
  return contact?.[NAMED] as readonly string[] | undefined;
}

/** Those of them that are there. */
async function documentsOf({ db }: Paths, refs: readonly Ref[]): Promise<Snapshot[]> {
  const [...each] = new Map(refs.map((ref) => [ref.path, ref])).values();
  return each.length === 0 ? [] : (await db.getAll(...each)).filter(({ exists }) => exists);
}

type Part = 'inbox' | 'appointments' | 'orders';

/** Most contacts never had an appointment or an order: their record says so, and nobody looks. */
function wanted(contact: DocumentData | undefined, limit: number): Part[] {
  const had = (['appointments', 'orders'] as const).filter((name) => contact?.[name] === true);
  return limit > 0 ? ['inbox', ...had] : had;
}

/** Documents as they were at that instant. */
interface Found<S extends Snapshot> {
  readonly docs: readonly S[];
  readonly readTime: Timestamp;
}

interface Parts {
  readonly inbox: Found<QueryDocumentSnapshot>;
  readonly appointments: Found<Snapshot>;
  readonly orders: Found<Snapshot>;
}

async function fetchParts(
  asked: Reading & { id: ConversationId; limit: number; named: readonly string[] | undefined },
  names: readonly Part[],
): Promise<Partial<Parts>> {
  const { documents, paths, id, limit, named } = asked;
  const tenant = tenantIdOf(id);
  const ask: { readonly [K in Part]: () => Promise<Parts[K]> } = {
    inbox: () => paths.of(id, 'inbox').orderBy('waits.since').orderBy('waits.n').limit(limit).get(),
    appointments: () =>
      paths
        .tenant(tenant, 'appointments')
        .where('bookedBy', '==', id)
        .orderBy('start', 'desc')
        .limit(APPOINTMENTS_LOADED_MAX)
        .get(),
    orders: () => ordersOf(paths, id, named),
  };
  const found = await Promise.all(names.map(async (name) => [name, await ask[name]()] as const));
  const parts: Partial<Parts> = Object.fromEntries(found);
  for (const row of parts.inbox?.docs ?? [])
    documents.remember(row.ref, { data: ours(row.data()), at: row.updateTime });
  return parts;
}

/** By name: a document more or less in the collection costs nothing. All of them only once, where older code wrote last. */
async function ordersOf(
  paths: Paths,
  id: ConversationId,
  named: readonly string[] | undefined,
): Promise<Found<Snapshot>> {
  const orders = paths.tenant(tenantIdOf(id), 'orders');
  if (named === undefined) return orders.where('conversation', '==', id).get();
  const refs = named.map((one) => paths.order(tenantIdOf(id), one));
  const found = refs.length === 0 ? [] : await paths.db.getAll(...refs);
  const readTime = found.map((one) => one.readTime).reduce((a, b) => (a.valueOf() < b.valueOf() ? a : b), EVER);
  return { docs: found.filter(({ exists }) => exists), readTime };
}

/** Nothing was asked for: it is true whenever. */
const EVER = Timestamp.fromMillis(253_402_300_799_000);

export async function committed({ paths }: Reading, id: ConversationId): ReturnType<Store['committed']> {
  const found = await paths.contact(id).get();
  const data = ours(found.data());
  if (data?.['version'] === undefined) return undefined;
  return { version: Number(data['version']), turnId: textOf(data, 'turnId') };
}

export async function owed({ documents, paths }: Reading, id: ConversationId): Promise<OutboxRow[]> {
  const found = await paths.of(id, 'outbox').where('open', '==', true).get();
  for (const row of found.docs) documents.remember(row.ref, { data: ours(row.data()), at: row.updateTime });
  return outboxRows(id, found.docs);
}

export async function outbox({ paths }: Reading, id: ConversationId): Promise<OutboxRow[]> {
  return outboxRows(id, (await paths.of(id, 'outbox').get()).docs);
}

export async function appointmentsBetween(
  { paths }: Pick<Reading, 'paths'>,
  tenant: string,
  range: { from: number; to: number },
): Promise<Appointment[]> {
  const all = paths.tenant(tenant, 'appointments');
  const found = await all.where('start', '>=', range.from).where('start', '<', range.to).orderBy('start').get();
  return found.docs.map(appointmentOf).sort(byStart);
}

export async function turns({ paths }: Reading, id: ConversationId): Promise<TurnRecord[]> {
  const found = await paths.of(id, 'turns').orderBy('n').get();
  return found.docs.map((turn) => records.turns.read(textOf(ours(turn.data()), 'record')));
}

export async function messages({ paths }: Reading, id: ConversationId, last: number): Promise<HistoryMessage[]> {
  let said: HistoryMessage[] = [];
  let page = paths.of(id, 'turns').orderBy('n', 'desc').limit(HISTORY_PAGE);
  while (said.length < last) {
    const { docs } = await page.get();
    for (const turn of docs) said = [...records.history.read(textOf(ours(turn.data()), 'messages'), id), ...said];
    const oldest = docs.at(-1);
    if (oldest === undefined || docs.length < HISTORY_PAGE) break;
    page = page.startAfter(oldest);
  }
  return last > 0 ? said.slice(-last) : [];
}

export async function conversationsOf({ paths }: Reading, tenant: string): Promise<ConversationId[]> {
  const found = await paths.tenant(tenant, 'contacts').where('version', '>', 0).select('conversation').get();
  return found.docs.map((contact) => textOf(contact.data(), 'conversation')).sort();
}

function inboxRows(conversation: ConversationId, rows: readonly QueryDocumentSnapshot[]): InboxRow[] {
  let last = 0;
  return rows.map((row) => {
    const data = row.data();
    const { seconds, nanoseconds } = (data['waits'] as { since: { seconds: number; nanoseconds: number } }).since;
    // The place is the instant of arrival in µs; rows that one call or one instant brought follow each other.
    last = Math.max(seconds * MICROS_PER_SECOND + Math.floor(nanoseconds / 1_000), last + 1);
    const body = records.bodies.read(textOf(data, 'body'), row.ref.path);
    const { id, arrivedAt, attempts } = data as { id: string; arrivedAt: number; attempts: number };
    return { conversation, id, arrivedAt, body, seq: last, state: 'pending', attempts };
  });
}

function outboxRows(conversation: ConversationId, rows: readonly QueryDocumentSnapshot[]): OutboxRow[] {
  return rows.map((row) => outboxRow(conversation, ours(row.data()))).sort((a, b) => a.turn - b.turn || a.n - b.n);
}

function appointmentOf(row: Snapshot): Appointment {
  return records.appointments.read(textOf(ours(row.data() ?? {}), 'record'), row.ref.path);
}

function orderOf(row: Snapshot): Order {
  return records.orders.read(textOf(ours(row.data() ?? {}), 'record'), row.ref.path);
}

function byStart(a: Appointment, b: Appointment): number {
  return a.slot.start - b.slot.start || (a.id < b.id ? -1 : 1);
}

/** Throws an Error that names the field when the document is not one of ours. */
export function textOf(data: DocumentData, field: string): string {
  const value: unknown = data[field];
  if (typeof value === 'string') return value;
  throw new Error(`A stored document has no '${field}': the store is damaged or was edited by hand; restore a backup.`);
}
