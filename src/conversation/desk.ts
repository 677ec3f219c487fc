import type { ConversationId } from '../domain.ts';
import { reasonOf } from '../errors.ts';
import type { Parts } from './parts.ts';

type Sweep = () => Promise<{ readonly nextAt?: number }>;
type DeskParts = Pick<Parts, 'clock' | 'log' | 'settings'>;
interface Holder {
  again: boolean;
  done: Promise<void>;
}

/**
 * Who works on what, when, in this process: one turn and one drain at a time per conversation, wake-ups by the clock,
 * one sweeper. Holds nothing of an idle conversation.
 */
export class WorkDesk {
  readonly #parts: DeskParts;
  readonly #work: (id: ConversationId) => Promise<void>;
  readonly #holders = new Map<string, Holder>();
  readonly #wakes = new Map<ConversationId, { at: number; cancel: () => void }>();
  /** Per conversation: what was begun here and is not at its end, failures and their consequences included. */
  readonly #open = new Map<ConversationId, number>();
  readonly #watchers = new Set<() => void>();
  #sweep: Sweep | undefined;
  #nextSweep: { at: number; cancel: () => void } | undefined;
  #stopping = false;

  constructor(parts: DeskParts, work: (id: ConversationId) => Promise<void>) {
    this.#parts = parts;
    this.#work = work;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  /** Turns and drains under way. */
  busy(): number {
    return this.#holders.size;
  }

  /** Runs `task` when nobody holds `key`; a call meanwhile makes the holder go round once more instead. */
  alone(key: string, task: () => Promise<void>): Promise<void> {
    const holder = this.#holders.get(key);
    if (holder) {
      holder.again = true;
      return holder.done;
    }
    const fresh: Holder = { again: true, done: Promise.resolve() };
    this.#holders.set(key, fresh);
    fresh.done = this.#rounds(key, fresh, task);
    return fresh.done;
  }

  /** The key is free in the very step in which nobody asked for more: a call in between would be heard by nobody. */
  async #rounds(key: string, holder: Holder, task: () => Promise<void>): Promise<void> {
    try {
      while (holder.again && !this.#stopping) {
        holder.again = false;
        await task();
      }
    } finally {
      this.#holders.delete(key);
    }
  }

  /** Works on the conversation at this instant; the earliest asked-for instant wins. */
  wake(id: ConversationId, at: number): void {
    const known = this.#wakes.get(id);
    if (this.#stopping || (known && known.at <= at)) return;
    known?.cancel();
    this.#wakes.delete(id);
    if (at <= this.#parts.clock.now()) {
      this.#go(id);
      return;
    }
    const cancel = this.#parts.clock.wake(at, () => {
      this.#wakes.delete(id);
      this.#go(id);
    });
    this.#wakes.set(id, { at, cancel });
  }

  /** A drain of its own, beside the turns: the next turn need not wait for the last send's answer. */
  drain(id: ConversationId, lane: string, task: () => Promise<void>): void {
    if (!this.#stopping) this.#carry(id, this.alone(`${lane} ${id}`, task).catch(this.#failed('drain.failed', id)));
  }

  /** Belongs to the conversation's work, and nobody's turn waits for it. */
  beside(id: ConversationId, task: Promise<void>): void {
    this.#carry(id, task);
  }

  /**
   * True as soon as nothing of these conversations is under way, nor will be before `until` (epoch ms). False when
   * `until` comes first, or the end of the process.
   */
  async rest(ids: readonly ConversationId[], until: number): Promise<boolean> {
    for (;;) {
      if (this.#stopping) return false;
      if (ids.every((id) => !this.#open.has(id) && (this.#wakes.get(id)?.at ?? Infinity) > until)) return true;
      if (this.#parts.clock.now() >= until) return false;
      await this.#change(until);
    }
  }

  startSweeping(sweep: Sweep): void {
    this.#sweep = sweep;
    void this.#sweepNow();
  }

  /** Sweeps no later than this instant. */
  sweepAt(at: number): void {
    if (!this.#sweep || this.#stopping || (this.#nextSweep && this.#nextSweep.at <= at)) return;
    this.#nextSweep?.cancel();
    const cancel = this.#parts.clock.wake(at, () => {
      this.#nextSweep = undefined;
      void this.#sweepNow();
    });
    this.#nextSweep = { at, cancel };
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#nextSweep?.cancel();
    for (const { cancel } of this.#wakes.values()) cancel();
    this.#wakes.clear();
    this.#changed();
    await Promise.allSettled([...this.#holders.values()].map(({ done }) => done));
  }

  #go(id: ConversationId): void {
    if (!this.#stopping) this.#carry(id, this.#work(id).catch(this.#failed('work.failed', id)));
  }

  /** What a task leads to (its next wake-up, a drain) is known before the task counts as ended. */
  #carry(id: ConversationId, task: Promise<void>): void {
    this.#open.set(id, (this.#open.get(id) ?? 0) + 1);
    void task.finally(() => {
      const left = (this.#open.get(id) ?? 0) - 1;
      if (left > 0) this.#open.set(id, left);
      else this.#open.delete(id);
      this.#changed();
    });
  }

  #changed(): void {
    for (const tell of [...this.#watchers]) tell();
  }

  #change(until: number): Promise<void> {
    return new Promise((resolve) => {
      const tell = (): void => {
        this.#watchers.delete(tell);
        cancel();
        resolve();
      };
      const cancel = this.#parts.clock.wake(until, tell);
      this.#watchers.add(tell);
    });
  }

  /** Failures here are the store's: tried again soon, and the sweeper comes, too. */
  #failed(event: string, id: ConversationId): (error: unknown) => void {
    return (error) => {
      this.#parts.log.warn(event, { conversation: id, reason: reasonOf(error) });
      this.wake(id, this.#parts.clock.now() + this.#parts.settings.retryMs);
    };
  }

  async #sweepNow(): Promise<void> {
    const { clock, settings, log } = this.#parts;
    const next = await this.#sweep?.().catch((error: unknown) => {
      log.warn('sweep.failed', { reason: reasonOf(error) });
      return undefined;
    });
    this.sweepAt(Math.min(next?.nextAt ?? Infinity, clock.now() + settings.sweepEveryMs));
  }
}
