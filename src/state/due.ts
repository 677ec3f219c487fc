/** What is due and when the next thing is: one rule for every store, so that a sweep is the same on each. */
import type { ConversationId, TimerRow } from '../domain.ts';
import type { Due } from '../ports.ts';

/** So many damaged rows are named by one look: whoever mends these finds the rest. */
export const UNREADABLE_TOLD_MAX = 100;

export interface DueCollector {
  /** Work of this conversation that falls due at this instant (epoch ms). */
  conversation(id: ConversationId, at: number): void;
  timer(timer: TimerRow): void;
  /** A row that nobody can work on, by its name in the store. */
  readonly unreadable: (name: string) => void;
  result(): Due;
}

/** Longest due first; equal instants in order of id. What the limit cuts off comes with the next query. */
export function collectDue(query: { now: number; limit: number }): DueCollector {
  const conversations = new Map<ConversationId, number>();
  const timers: TimerRow[] = [];
  const unreadable = new Set<string>();
  let nextAt: number | undefined;
  const later = (at: number) => {
    if (nextAt === undefined || at < nextAt) nextAt = at;
  };
  return {
    conversation: (id, at) => {
      if (at > query.now) later(at);
      else conversations.set(id, Math.min(at, conversations.get(id) ?? at));
    },
    timer: (timer) => {
      if (timer.dueAt > query.now) later(timer.dueAt);
      else timers.push(timer);
    },
    unreadable: (name) => {
      if (unreadable.size < UNREADABLE_TOLD_MAX) unreadable.add(name);
    },
    result: () => ({
      conversations: [...conversations]
        .sort(([a, atA], [b, atB]) => atA - atB || (a < b ? -1 : 1))
        .slice(0, query.limit)
        .map(([id]) => id),
      timers: timers
        .sort(byDueAt)
        .slice(0, query.limit)
        .map((timer) => ({ ...timer })),
      ...(nextAt !== undefined && { nextAt }),
      ...(unreadable.size > 0 && { unreadable: [...unreadable] }),
    }),
  };
}

function byDueAt(a: TimerRow, b: TimerRow): number {
  if (a.dueAt !== b.dueAt) return a.dueAt - b.dueAt;
  return `${a.conversation} ${a.kind}` < `${b.conversation} ${b.kind}` ? -1 : 1;
}
