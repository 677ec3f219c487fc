import type { Address, ConversationId, NewInboxRow, OutboxRow } from '../domain.ts';
import type { WorkDesk } from './desk.ts';
import { LANES, drainOnce, laneOf, putBack, type Lane, type Unsettled } from './drain.ts';
import { FRESH_ROWS_MAX, type Parts } from './parts.ts';

interface Taken {
  readonly id: ConversationId;
  readonly lane: Lane;
  readonly address: Address | undefined;
  readonly taken: readonly OutboxRow[];
}

/**
 * What this process knows of what its conversations owe: rows of its own commits, which nobody else does, and whether
 * the store must be looked into for more. Holds nothing of a conversation that owes nothing.
 */
export class Lanes {
  readonly #parts: Parts;
  readonly #desk: WorkDesk;
  readonly #answered: (row: NewInboxRow) => void;
  /** Per lane of a conversation: rows of our own commits to do, and whether the store must be looked into. */
  readonly #own = new Map<string, OutboxRow[]>();
  readonly #look = new Set<string>();
  /** Conversations in which a word waits for another try. */
  readonly #waiting = new Set<ConversationId>();
  /** Tries of words that surely did not go out, by row. */
  readonly #tries = new Map<string, number>();
  readonly #unsettled = new Map<string, Unsettled>();

  /** `answered` is told of each answer that was put into the inbox. */
  constructor(parts: Parts, desk: WorkDesk, answered: (row: NewInboxRow) => void) {
    this.#parts = parts;
    this.#desk = desk;
    this.#answered = answered;
  }

  /** No word waits for another try, nor for a look into the store. */
  knowsAllSaid(id: ConversationId): boolean {
    return !this.#waiting.has(id) && !this.#look.has(`say ${id}`);
  }

  lookForWords(id: ConversationId): void {
    this.#look.add(`say ${id}`);
  }

  /**
   * Does what this conversation owes, beside its next turn. After a commit its own rows are at hand; otherwise, and
   * while an older one waits for another try, the store is looked into, so that words keep their order.
   */
  drain(id: ConversationId, address: Address | undefined, committed?: readonly OutboxRow[]): void {
    for (const lane of LANES) {
      const key = `${lane} ${id}`;
      const rows = committed?.filter((row) => laneOf(row) === lane);
      const own = rows?.filter((row) => row.state === 'running') ?? [];
      // What an earlier commit left to be looked for comes before these.
      if (lane === 'say' && own.length > 0 && this.#look.has(key)) this.#waiting.add(id);
      if (rows === undefined || rows.length > own.length) this.#look.add(key);
      else if (own.length === 0 && !this.#look.has(key)) continue;
      this.#own.set(key, [...(this.#own.get(key) ?? []), ...own]);
      this.#desk.drain(id, lane, () => this.#drainLane(id, lane, address));
    }
  }

  /** What our commits marked as running and nobody has begun: whoever comes next does it at once, not when it is stale. */
  async putBack(): Promise<void> {
    const begun = [...this.#own.values()].flat();
    this.#own.clear();
    await putBack(this.#parts, begun).catch(() => undefined);
  }

  async #drainLane(id: ConversationId, lane: Lane, address: Address | undefined): Promise<void> {
    const key = `${lane} ${id}`;
    const taken = this.#own.get(key) ?? [];
    // The one before it has done all: who has not looked does not know that nothing waits.
    if (taken.length === 0 && !this.#look.has(key)) return;
    this.#own.delete(key);
    try {
      const next = await this.#drainRows({ id, lane, address, taken });
      if (lane === 'say' && next === undefined) this.#waiting.delete(id);
      if (lane === 'say' && next !== undefined) this.#waiting.add(id);
      if (next !== undefined) this.#desk.wake(id, next);
    } catch (error) {
      // Nobody here knows any more what of it is said: whatever is decided meanwhile waits for the look.
      this.#look.add(key);
      if (lane === 'say') this.#waiting.add(id);
      throw error;
    }
  }

  async #drainRows({ taken, ...lane }: Taken): Promise<number | undefined> {
    // An older word failed for now while these were decided: they wait behind it.
    const behind = lane.lane === 'say' && taken.length > 0 && this.#waiting.has(lane.id);
    if (behind) await putBack(this.#parts, taken);
    const look = this.#look.delete(`${lane.lane} ${lane.id}`) || behind;
    if (this.#tries.size >= FRESH_ROWS_MAX) this.#tries.clear();
    if (this.#unsettled.size >= FRESH_ROWS_MAX) this.#unsettled.clear();
    return drainOnce(this.#parts, {
      ...lane,
      own: behind ? [] : taken,
      look,
      tries: this.#tries,
      unsettled: this.#unsettled,
      answered: this.#answered,
      stopping: () => this.#desk.stopping,
    });
  }
}
