/** Small readers of SQLite's values, and the numbers that stand for states in narrow columns. */
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { EffectClass, OutboxState } from '../domain.ts';
import type { DeliveryStatus, EffectProgress } from './effects.ts';

export type Row = Readonly<Record<string, SQLOutputValue>>;

/** Numbers in the file: positions in these lists. They may grow at the end and never change. */
const CLASSES = ['chat', 'once', 'idempotent'] as const satisfies readonly EffectClass[];
const OPEN_STATES = ['pending', 'running', 'unclear', 'parked'] as const satisfies readonly OutboxState[];
const STATUSES = ['sent', 'failed', 'delivered', 'read'] as const satisfies readonly DeliveryStatus[];

/** No instant is further from 1970 (ms); node refuses to read numbers a little larger, and the whole answer with them. */
export const INSTANT_MAX = 8_640_000_000_000_000;
export const INSTANT = `BETWEEN -${INSTANT_MAX} AND ${INSTANT_MAX}`;
/** Of a slot. An end that is no instant ends nothing: the slot is somebody's for good, and nobody is booked over it. */
export const UNTIL = `CASE WHEN until ${INSTANT} THEN until END AS until`;

export function integer(row: Row, column: string): number {
  const value = row[column];
  if (typeof value === 'number') return value;
  throw new TypeError(`Column ${column} holds no number: the database is damaged; restore a backup.`);
}

export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value === 'string') return value;
  throw new TypeError(`Column ${column} holds no text: the database is damaged; restore a backup.`);
}

export function optionalText(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : text(row, column);
}

export function bytes(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`Column ${column} holds no bytes: the database is damaged; restore a backup.`);
}

export function classOf(row: Row): EffectClass {
  return CLASSES[integer(row, 'class')] ?? 'once';
}
export function classCode(effectClass: EffectClass): number {
  return CLASSES.indexOf(effectClass);
}

export function stateCode(state: OutboxState): number | null {
  return state === 'done' ? null : OPEN_STATES.indexOf(state);
}
export function statusCode(status: DeliveryStatus | undefined): number | null {
  return status === undefined ? null : STATUSES.indexOf(status);
}

/** Columns state, attempts, due_at, provider_id, status. */
export function progressOf(row: Row): EffectProgress {
  const providerId = optionalText(row, 'provider_id');
  const status = row['status'] === null ? undefined : STATUSES[integer(row, 'status')];
  return {
    state: row['state'] === null ? 'done' : (OPEN_STATES[integer(row, 'state')] ?? 'parked'),
    attempts: integer(row, 'attempts'),
    dueAt: integer(row, 'due_at'),
    ...(providerId !== undefined && { providerId }),
    ...(status !== undefined && { status }),
  };
}

/** Prepares each statement at its first use: opening a store stays cheap, and each is prepared once. */
export function statements(db: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const found = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, found);
    return found;
  };
}
export type Sql = ReturnType<typeof statements>;

/** A file as the writes see it. */
export interface File {
  readonly sql: Sql;
  /** Delete the texts of rows as soon as they are done. */
  readonly dropTexts: boolean;
}
