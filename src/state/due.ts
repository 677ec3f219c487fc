/** What is due and when the next thing is: one rule for every store, so that a sweep is the same on each. */
import type { ConversationId, TimerRow } from '../domain.ts';
import type { Due } from '../ports.ts';

export interface DueCollector {
  /** Work of this conversation that falls due at this instant (epoch ms). */
  conversation(id: ConversationId, at: number): void;
  timer(timer: TimerRow): void;
  result(): Due;
}

/** Longest due first; equal instants in order of id. What the limit cuts off comes with the next query. */
export function collectDue(query: { now: number; limit: number }): DueCollector {
  const conversations = new Map<ConversationId, number>();
  const timers: TimerRow[] = [];
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
    }),
  };
}

function byDueAt(a: TimerRow, b: TimerRow): number {
  if (a.dueAt !== b.dueAt) return a.dueAt - b.dueAt;
  return `${a.conversation} ${a.kind}` < `${b.conversation} ${b.kind}` ? -1 : 1;
}
