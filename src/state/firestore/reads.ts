/** What is read of the Firestore store. */
import type { DocumentData, Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { tenantIdOf } from '../../domain.ts';
import type { Appointment, ConversationId, HistoryMessage, InboxRow, OutboxRow, TurnRecord } from '../../domain.ts';
import type { Loaded, Store } from '../../ports.ts';
import * as records from '../records.ts';
import type { Documents } from './change.ts';
import { outboxRow } from './outbox.ts';
import { ours, type Paths } from './paths.ts';

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
  const guess = wanted(documents.remembered(ref)?.data, limit);
  const [found, early] = await Promise.all([ref.get(), fetchParts(asked, guess)]);
  const data = ours(found.data());
  const { updateTime } = found;
  if (data !== undefined && updateTime !== undefined) documents.remember(ref, { data, at: updateTime });
  const stale = wanted(data, limit).filter((name) => {
    const at = early[name]?.readTime;
    return at === undefined || (updateTime !== undefined && at.valueOf() < updateTime.valueOf());
  });
  const parts = stale.length === 0 ? early : { ...early, ...(await fetchParts(asked, stale)) };
  const record: unknown = data?.['record'];
  return {
    conversation: typeof record === 'string' ? records.conversations.read(record) : undefined,
    inbox: inboxRows(id, parts.inbox?.docs ?? []),
    appointments: (parts.appointments?.docs ?? []).map(appointmentOf).sort(byStart),
    orders: (parts.orders?.docs ?? [])
      .map((order) => records.orders.read(textOf(ours(order.data()), 'record'), order.ref.path))
      .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
  };
}

type Part = 'inbox' | 'appointments' | 'orders';

/** Most contacts never had an appointment or an order: their record says so, and nobody looks. */
function wanted(contact: DocumentData | undefined, limit: number): Part[] {
  const had = (['appointments', 'orders'] as const).filter((name) => contact?.[name] === true);
  return limit > 0 ? ['inbox', ...had] : had;
}

async function fetchParts(
  { documents, paths, id, limit }: Reading & { id: ConversationId; limit: number },
  names: readonly Part[],
): Promise<Partial<Record<Part, QuerySnapshot>>> {
  const tenant = tenantIdOf(id);
  const queries: Record<Part, () => Query> = {
    inbox: () => paths.of(id, 'inbox').orderBy('waits.since').orderBy('waits.n').limit(limit),
    appointments: () => paths.tenant(tenant, 'appointments').where('bookedBy', '==', id),
    orders: () => paths.tenant(tenant, 'orders').where('conversation', '==', id),
  };
  const found = await Promise.all(names.map(async (name) => [name, await queries[name]().get()] as const));
  const parts: Partial<Record<Part, QuerySnapshot>> = Object.fromEntries(found);
  for (const row of parts.inbox?.docs ?? [])
    documents.remember(row.ref, { data: ours(row.data()), at: row.updateTime });
  return parts;
}

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

function appointmentOf(row: QueryDocumentSnapshot): Appointment {
  return records.appointments.read(textOf(ours(row.data()), 'record'), row.ref.path);
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
