/** What is read of the Firestore store. */
import type { DocumentData, Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { tenantIdOf } from '../../domain.ts';
import type { Appointment, ConversationId, HistoryMessage, InboxRow, OutboxRow, TurnRecord } from '../../domain.ts';
import type { Due, Loaded, Store } from '../../ports.ts';
import { collectDue } from '../due.ts';
import * as records from '../records.ts';
import type { Documents } from './change.ts';
import { outboxRow } from './outbox.ts';
import { isNewer, ours, type Paths } from './paths.ts';

/** Turns that one look into the history takes; each holds two messages or more. */
const HISTORY_PAGE = 10;
/** Pages of one kind of work in one sweep: what is behind them comes with the next. */
const DUE_PAGES_MAX = 10;
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
      .map((order) => records.orders.read(textOf(ours(order.data()), 'record')))
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

export async function due({ paths }: Reading, query: Parameters<Store['due']>[0]): Promise<Due> {
  const collector = collectDue(query);
  const of = (rows: string, field: string) => paths.db.collectionGroup(rows).orderBy(field);
  const work = (field: string, delay: number) => (row: DocumentData) => {
    const at = numberAt(row, field) + delay;
    collector.conversation(textOf(row, 'conversation'), at);
    return at;
  };
  const timer = (row: DocumentData) => {
    const dueAt = numberAt(row, 'dueAt');
    const kind = records.timerKind(textOf(row, 'kind'));
    collector.timer({
      conversation: textOf(row, 'conversation'),
      kind,
      generation: numberAt(row, 'generation'),
      dueAt,
    });
    return dueAt;
  };
  await Promise.all([
    walk(
      of('inbox', 'waits.at').select('v', 'conversation', 'waits.at'),
      query,
      work('waits.at', query.now - query.inboxBefore),
    ),
    walk(of('outbox', 'waits').select('v', 'conversation', 'waits'), query, work('waits', 0)),
    walk(
      of('outbox', 'runs').select('v', 'conversation', 'runs'),
      query,
      work('runs', query.now - query.runningBefore),
    ),
    walk(of('timers', 'dueAt'), query, timer),
  ]);
  return collector.result();
}

/** Oldest first, up to the first that is not due yet, or until enough conversations are found. */
async function walk(
  rows: Query,
  { now, limit }: { now: number; limit: number },
  visit: (row: DocumentData) => number,
): Promise<void> {
  const size = limit + 1;
  const found = new Set<string>();
  let page = rows.limit(size);
  for (let i = 0; i < DUE_PAGES_MAX; i++) {
    const { docs } = await page.get();
    for (const row of docs) {
      // Work of a newer layout is for newer code to find.
      if (isNewer(row.data())) continue;
      if (visit(row.data()) > now) return;
      found.add(textOf(row.data(), 'conversation'));
    }
    const last = docs.at(-1);
    if (last === undefined || docs.length < size || found.size > limit) return;
    page = page.startAfter(last);
  }
}

export async function appointmentsBetween(
  { paths }: Reading,
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
    const body = records.bodies.read(textOf(data, 'body'));
    const { id, arrivedAt, attempts } = data as { id: string; arrivedAt: number; attempts: number };
    return { conversation, id, arrivedAt, body, seq: last, state: 'pending', attempts };
  });
}

function outboxRows(conversation: ConversationId, rows: readonly QueryDocumentSnapshot[]): OutboxRow[] {
  return rows.map((row) => outboxRow(conversation, ours(row.data()))).sort((a, b) => a.turn - b.turn || a.n - b.n);
}

function appointmentOf(row: QueryDocumentSnapshot): Appointment {
  return records.appointments.read(textOf(ours(row.data()), 'record'));
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

function numberAt(data: DocumentData, path: string): number {
  const value = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], data);
  return Number(value);
}
