/**
 * A store as rows that every store can give and take: what moves between SQLite, Firestore and memory, and what a backup is
 * made of. The same logical store gives the same rows in the same order, whichever implementation holds it: what one of
 * them keeps for itself (integer keys, numbers of arrival, leases, packed turns) is not in them, nor what one of them
 * has dropped already: the texts of done messages and effects, which the history has in words.
 */
import { z } from 'zod';
import type { HistoryMessage } from '../domain.ts';
import * as codecs from './records.ts';

const id = z.string();
const instant = z.number();
const count = z.int().nonnegative();

const MESSAGE = { n: count, at: instant, role: z.enum(['customer', 'bot', 'person']), text: z.string() };

/**
 * One table each, in the order of a dump; inside, the keys in their order. Businesses in order of their id, conversations
 * of a business one after the other, each with all that is its own.
 */
const ROWS = {
  /** By tenant, alias. */
  aliases: { tenant: id, alias: id, conversation: id },
  /** By tenant, id. */
  appointments: { record: codecs.appointments.schema },
  /** By tenant, id. */
  orders: { record: codecs.orders.schema },
  /** By tenant, key. */
  slots: { tenant: id, key: id, holder: id, until: instant.exactOptional() },
  /** By tenant, day. */
  spending: { tenant: id, day: id, microUsd: count },
  /** By tenant, version. Since format 2. */
  configurations: { tenant: id, version: id, firstSeenAt: instant, record: codecs.configurations.schema },
  /** One that never had a turn has only the rows below. */
  contacts: { record: codecs.conversations.schema },
  /** Ended ones by id, then those that wait in order of arrival. A done one has no body. */
  inbox: {
    ...{ conversation: id, id, arrivedAt: instant, state: z.enum(['pending', 'done', 'dead']), attempts: count },
    body: codecs.bodies.schema.exactOptional(),
  },
  /** By number; the history messages of a turn go with it. */
  turns: { record: codecs.turns.schema, messages: z.array(z.strictObject(MESSAGE)) },
  /** By turn, n. A done one has no payload. */
  outbox: {
    ...{ conversation: id, turn: count, n: count, kind: id, class: z.enum(['chat', 'once', 'idempotent']) },
    ...{ state: z.enum(['pending', 'running', 'unclear', 'done', 'parked']), attempts: count, dueAt: instant },
    ...{ createdAt: instant, providerId: id.exactOptional() },
    status: z.enum(['sent', 'failed', 'delivered', 'read']).exactOptional(),
    payload: codecs.payloads.schema.exactOptional(),
  },
  /** By kind. */
  timers: { conversation: id, kind: id, generation: z.int(), dueAt: instant },
} as const;

export type Table = keyof typeof ROWS;
export const TABLES = Object.keys(ROWS) as Table[];
export type RowOf<T extends Table> = { readonly table: T } & Readonly<z.infer<z.ZodObject<(typeof ROWS)[T]>>>;
export type DumpRow<T extends Table = Table> = { readonly [K in T]: RowOf<K> }[T];

export interface PortableStore {
  /** Everything, as of one instant. Rows come one by one: memory holds a conversation, never the store. */
  dump(): AsyncIterable<DumpRow> | Iterable<DumpRow>;
  /** Puts rows, all or nothing where the store can. Again is harmless. In the order of a dump. */
  restore(rows: readonly DumpRow[]): Promise<void>;
  close(): Promise<void>;
}

const SHAPES = new Map<string, z.ZodType<DumpRow>>(
  Object.entries(ROWS).map(([table, row]) => [
    table,
    z.strictObject({ table: z.literal(table), ...row }) as unknown as z.ZodType<DumpRow>,
  ]),
);

/** Undefined: no row of ours. */
export function asRow(value: unknown): DumpRow | undefined {
  const table = typeof value === 'object' && value !== null && 'table' in value ? String(value.table) : '';
  return SHAPES.get(table)?.safeParse(value).data;
}

/** The row as text, its keys in one order. Inside a record they stand as they were committed: replay compares texts. */
export function rowText(row: DumpRow): string {
  const given: Readonly<Record<string, unknown>> = row;
  const keys = Object.keys(ROWS[row.table]).filter((key) => given[key] !== undefined);
  return JSON.stringify({ table: row.table, ...Object.fromEntries(keys.map((key) => [key, given[key]])) });
}

/** In the order of a dump: those that ended by id, then those that wait as they came. */
export function inOrder<T extends { readonly id: string; readonly state: string }>(arrived: readonly T[]): T[] {
  const [waiting, ended] = [arrived.filter(isPending), arrived.filter((row) => !isPending(row))];
  return [...ended.sort((a, b) => (a.id < b.id ? -1 : 1)), ...waiting];
}

function isPending({ state }: { readonly state: string }): boolean {
  return state === 'pending';
}

/** A turn's history as a dump tells it: conversation and turn are the row's. */
export function messagesOf(messages: readonly HistoryMessage[]): RowOf<'turns'>['messages'] {
  return messages.map(({ n, at, role, text }) => ({ n, at, role, text }));
}

/** And back. */
export function historyOf({ record, messages }: RowOf<'turns'>): HistoryMessage[] {
  return messages.map((message) => ({ conversation: record.conversation, turn: record.n, ...message }));
}

/** What each table's rows do to a store of one kind. */
export type Puts<S> = { readonly [K in Table]: (store: S, row: RowOf<K>) => void };

export function putRow<S>(puts: Puts<S>, store: S, row: DumpRow): void {
  // A row's table picks the function for rows of that table: more than the compiler sees.
  (puts[row.table] as (store: S, row: DumpRow) => void)(store, row);
}
