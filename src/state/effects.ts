/** What happens to an outbox row: the same rules for every store. */
import { hasArrived, type ConversationId, type OutboxRow, type OutboxState } from '../domain.ts';
import type { Settlement } from '../ports.ts';

export type DeliveryStatus = 'sent' | 'failed' | 'delivered' | 'read';

/** WhatsApp fails a message after accepting it, and never after delivering it. */
const RANK: Readonly<Record<DeliveryStatus, number>> = { sent: 1, failed: 2, delivered: 3, read: 4 };

/** The part of an outbox row that changes after its commit. */
export interface EffectProgress {
  readonly state: OutboxState;
  readonly attempts: number;
  /** Of a running row: the instant of its mark. */
  readonly dueAt: number;
  readonly providerId?: string;
  readonly status?: DeliveryStatus;
}

export function isOpen(state: OutboxState): boolean {
  return state !== 'done' && state !== 'parked';
}

/** A row as its commit stores it. One that the committer runs at once is marked by the commit's own instant. */
export function bornProgress(row: OutboxRow, at: number): EffectProgress {
  const { state, attempts, providerId } = row;
  const dueAt = state === 'running' ? at : row.dueAt;
  return { state, attempts, dueAt, ...(providerId !== undefined && { providerId }) };
}

/** Undefined = nothing changes: the row is closed. A delivery that was noted while it ran settles it as done. */
export function settled(progress: EffectProgress, settlement: Settlement): EffectProgress | undefined {
  if (!isOpen(progress.state)) return undefined;
  const { unsent } = settlement;
  if (unsent !== undefined && (progress.state !== 'running' || progress.dueAt !== unsent)) return undefined;
  const uncounted = unsent === undefined ? 0 : 1;
  return {
    ...progress,
    attempts: progress.attempts - uncounted,
    state: hasArrived(progress) ? 'done' : settlement.state,
    // Jitter may give a fraction; instants are whole milliseconds, and never early.
    dueAt: Math.ceil(settlement.dueAt ?? progress.dueAt),
    ...(settlement.providerId !== undefined && { providerId: settlement.providerId }),
  };
}

/** Undefined = nothing changes: a lower or equal rank. */
export function noted(progress: EffectProgress, status: DeliveryStatus): EffectProgress | undefined {
  if (progress.status !== undefined && RANK[status] <= RANK[progress.status]) return undefined;
  const state = progress.state === 'unclear' && hasArrived({ status }) ? 'done' : progress.state;
  return { ...progress, status, state };
}

export function markedRunning(
  progress: EffectProgress,
  expected: Pick<OutboxRow, 'state' | 'attempts'>,
  at: number,
): EffectProgress | undefined {
  const same = progress.state === expected.state && progress.attempts === expected.attempts;
  if (!same || !isOpen(progress.state)) return undefined;
  return { ...progress, state: 'running', attempts: progress.attempts + 1, dueAt: at };
}

/** Undefined = nothing changes: it was not given up, or its provider has said since that it arrived. */
export function retried(progress: EffectProgress, at: number): EffectProgress | undefined {
  if (progress.state !== 'parked' || hasArrived(progress)) return undefined;
  return { ...progress, state: 'pending', attempts: 0, dueAt: at };
}

export function effectId(conversation: ConversationId, turn: number, n: number): string {
  return `${conversation}.${turn}.${n}`;
}

/** Turn and number of this conversation's effect; undefined when the id is of another conversation or no id at all. */
export function parseEffectId(conversation: ConversationId, id: string): { turn: number; n: number } | undefined {
  if (!id.startsWith(`${conversation}.`)) return undefined;
  const [turn, n, ...rest] = id.slice(conversation.length + 1).split('.');
  if (turn === undefined || n === undefined || rest.length > 0) return undefined;
  if (!/^\d{1,9}$/.test(turn) || !/^\d{1,9}$/.test(n)) return undefined;
  return { turn: Number(turn), n: Number(n) };
}
