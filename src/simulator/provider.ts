/**
 * Whoever posts webhooks: the channel and the payment provider. Delivers until a 200 comes, to any replica; delivers some
 * again afterwards, at once or much later; in no particular order.
 */
import type { NewInboxRow } from '../domain.ts';
import type { Dice } from './dice.ts';
import type { Replica } from './replica.ts';
import type { Timeline } from './timeline.ts';
import type { Trace } from './trace.ts';

export type Posted = Omit<NewInboxRow, 'arrivedAt'>;

export interface Provider {
  /** First delivery after so many ms. */
  post(row: Posted, afterMs: number): void;
  /** Rows that some replica answered with 200, in order. */
  readonly acknowledged: readonly Posted[];
  /** Posted and not acknowledged yet. */
  waiting(): number;
  readonly counts: { duplicates: number };
}

const ANSWER_WITHIN_MS = 10_000;
const AGAIN_AFTER_MS = [500, 5_000] as const;
const DUPLICATE_RATE = 0.2;
const LATE_RATE = 0.03;
const DUPLICATE_WITHIN_MS = 30_000;
/** Beyond ten minutes, when programs that remember for ten minutes have forgotten. */
const LATE_AFTER_MS = [11 * 60_000, 13 * 60_000] as const;

export function createProvider(parts: {
  dice: Dice;
  timeline: Timeline;
  trace: Trace;
  replicas: () => readonly Replica[];
}): Provider {
  const { dice, timeline, trace } = parts;
  const acknowledged: Posted[] = [];
  const waiting = new Set<Posted>();
  const counts = { duplicates: 0 };

  function deliver(row: Posted, replica: Replica | undefined): Promise<void> {
    if (replica === undefined) return Promise.reject(new Error('nobody'));
    trace.note(`post ${row.conversation} ${row.id} to ${replica.name}`);
    return replica.receive(row);
  }

  function attempt(row: Posted): void {
    let over = false;
    const again = () => {
      if (over) return;
      over = true;
      if (waiting.has(row)) plan(row, dice.between(...AGAIN_AFTER_MS));
    };
    timeline.after(ANSWER_WITHIN_MS, again);
    deliver(row, dice.pick(parts.replicas())).then(() => {
      trace.note(`200 ${row.id}`);
      over = true;
      if (waiting.delete(row)) settle(row);
    }, again);
  }

  function plan(row: Posted, ms: number): void {
    timeline.after(ms, () => {
      attempt(row);
    });
  }

  function settle(row: Posted): void {
    acknowledged.push(row);
    const late = dice.chance(LATE_RATE);
    if (!late && !dice.chance(DUPLICATE_RATE)) return;
    counts.duplicates += 1;
    timeline.after(late ? dice.between(...LATE_AFTER_MS) : dice.between(0, DUPLICATE_WITHIN_MS), () => {
      deliver(row, dice.pick(parts.replicas())).catch(() => undefined);
    });
  }

  return {
    acknowledged,
    counts,
    waiting: () => waiting.size,
    post: (row, afterMs) => {
      waiting.add(row);
      plan(row, afterMs);
    },
  };
}
