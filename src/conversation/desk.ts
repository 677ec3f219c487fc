import type { ConversationId } from '../domain.ts';
import { reasonOf } from '../errors.ts';
import type { Parts } from './parts.ts';

/**
 * Who works on what, when, in this process: one turn and one drain at a time per conversation, wake-ups by the clock,
 * one sweeper. Holds nothing of an idle conversation.
 */
export interface WorkDesk {
  /** Runs `task` when nobody holds `key`; a call meanwhile makes the holder go round once more instead. */
  alone(key: string, task: () => Promise<void>): Promise<void>;
  /** Works on the conversation at this instant; the earliest asked-for instant that is not past wins. */
  wake(id: ConversationId, at: number): void;
  drain(id: ConversationId, drain: (id: ConversationId) => Promise<void>): void;
  startSweeping(sweep: () => Promise<number | undefined>): void;
  sweepAt(at: number, sweep: () => Promise<number | undefined>): void;
  stopping(): boolean;
  stop(): Promise<void>;
  busy(): number;
}

export function createDesk(parts: Parts, work: (id: ConversationId) => Promise<void>): WorkDesk {
  const { clock, log, settings } = parts;
  const running = new Map<string, { again: boolean; done: Promise<void> }>();
  const wakes = new Map<ConversationId, { at: number; cancel: () => void }>();
  let sweeping: { at: number; cancel: () => void } | undefined;
  let swept = false;
  let stopped = false;

  function alone(key: string, task: () => Promise<void>): Promise<void> {
    const holder = running.get(key);
    if (holder) {
      holder.again = true;
      return holder.done;
    }
    const entry = { again: true, done: Promise.resolve() };
    running.set(key, entry);
    entry.done = rounds(entry, task).finally(() => running.delete(key));
    return entry.done;
  }

  async function rounds(entry: { again: boolean }, task: () => Promise<void>): Promise<void> {
    while (entry.again && !stopped) {
      entry.again = false;
      await task();
    }
  }

  function wake(id: ConversationId, at: number): void {
    if (stopped) return;
    const known = wakes.get(id);
    if (known && known.at <= at) return;
    known?.cancel();
    if (at <= clock.now()) {
      wakes.delete(id);
      go(id);
      return;
    }
    const cancel = clock.wake(at, () => {
      wakes.delete(id);
      go(id);
    });
    wakes.set(id, { at, cancel });
  }

  /** Failures here are the store's: the sweeper comes again. */
  function go(id: ConversationId): void {
    if (stopped) return;
    void work(id).catch((error: unknown) => {
      log.warn('work.failed', { conversation: id, reason: reasonOf(error) });
      wake(id, clock.now() + settings.retryMs);
    });
  }

  function drain(id: ConversationId, task: (id: ConversationId) => Promise<void>): void {
    if (stopped) return;
    void alone(`drain ${id}`, () => task(id)).catch((error: unknown) => {
      log.warn('drain.failed', { conversation: id, reason: reasonOf(error) });
      wake(id, clock.now() + settings.retryMs);
    });
  }

  function sweepAt(at: number, sweep: () => Promise<number | undefined>): void {
    if (!swept || stopped || (sweeping && sweeping.at <= at)) return;
    sweeping?.cancel();
    const cancel = clock.wake(at, () => {
      sweeping = undefined;
      void sweepNow(sweep);
    });
    sweeping = { at, cancel };
  }

  async function sweepNow(sweep: () => Promise<number | undefined>): Promise<void> {
    const next = await sweep().catch((error: unknown) => {
      log.warn('sweep.failed', { reason: reasonOf(error) });
      return undefined;
    });
    const latest = clock.now() + settings.sweepEveryMs;
    sweepAt(Math.max(clock.now(), Math.min(next ?? latest, latest)), sweep);
  }

  return {
    alone,
    wake,
    drain,
    sweepAt,
    startSweeping: (sweep) => {
      swept = true;
      void sweepNow(sweep);
    },
    stopping: () => stopped,
    busy: () => running.size,
    stop: async () => {
      stopped = true;
      sweeping?.cancel();
      for (const { cancel } of wakes.values()) cancel();
      wakes.clear();
      await Promise.allSettled([...running.values()].map((entry) => entry.done));
    },
  };
}
