import { choicesOf, type Address, type ConversationId, type NewInboxRow, type OutboxRow } from '../domain.ts';
import type { WorkDesk } from './desk.ts';
import { LANES, drainOnce, laneOf, putBack, type Lane, type Unsettled } from './drain.ts';
import { FRESH_ROWS_MAX, TALKING_MAX, type KnownWords, type Parts } from './parts.ts';

interface Taken {
  readonly id: ConversationId;
  readonly lane: Lane;
  readonly address: Address | undefined;
  readonly taken: readonly OutboxRow[];
}

/** Words under way; `begunAt`: their call has begun (epoch ms). */
interface Word {
  readonly turn: number;
  readonly begunAt?: number;
}

/**
 * What this process knows of what its conversations owe: rows of its own commits, which nobody else does, and whether
 * the store must be looked into for more. Of a conversation that owes nothing it holds at most when it was last asked.
 */
export class Lanes {
  readonly #parts: Parts;
  readonly #desk: WorkDesk;
  readonly #answered: (row: NewInboxRow) => void;
  /** Per lane of a conversation: rows of our own commits to do, and whether the store must be looked into. */
  readonly #own = new Map<string, OutboxRow[]>();
  readonly #look = new Set<string>();
  /** Conversations in which a word waits for another try, or the store is being looked into for one. */
  readonly #waiting = new Set<ConversationId>();
  /** Tries of words that surely did not go out, by row. */
  readonly #tries = new Map<string, number>();
  readonly #unsettled = new Map<string, Unsettled>();
  /** Words that this process is to say or is saying, by conversation and row: when their call began. */
  readonly #words = new Map<ConversationId, Map<string, Word>>();
  /** The last question whose call this process has begun: of TALKING_MAX conversations at most. */
  readonly #asked = new Map<ConversationId, Required<Word>>();

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

  /** What this process knows of the words that turn `askedIn` said, and of all since. */
  knownOf(id: ConversationId, askedIn: number): KnownWords {
    const words = [...(this.#words.get(id)?.values() ?? [])].filter(({ turn }) => turn >= askedIn);
    const queued = words.some(({ begunAt }) => begunAt === undefined);
    const said = queued ? 'no' : words.length > 0 ? 'unclear' : 'yes';
    const asked = this.#asked.get(id);
    return { said, ...(asked?.turn === askedIn ? { begunAt: asked.begunAt } : {}) };
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
      if (lane === 'say') this.#noteWords(id, own);
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
    } finally {
      for (const row of taken) this.#forgetWord(row);
    }
  }

  #noteWords(id: ConversationId, rows: readonly OutboxRow[]): void {
    if (rows.length === 0) return;
    const words = this.#words.get(id) ?? new Map<string, Word>();
    for (const { id: row, turn } of rows) words.set(row, { turn });
    this.#words.set(id, words);
  }

  #forgetWord({ id, conversation }: OutboxRow): void {
    const words = this.#words.get(conversation);
    words?.delete(id);
    if (words?.size === 0) this.#words.delete(conversation);
  }

  #keepAsked(id: ConversationId, word: Required<Word>): void {
    if (this.#asked.size >= TALKING_MAX) this.#asked.clear();
    this.#asked.set(id, word);
  }

  /** A call begins, or has come to its end. */
  #follow(row: OutboxRow, step: 'begins' | 'ends'): void {
    if (laneOf(row) !== 'say') return;
    if (step === 'ends') this.#forgetWord(row);
    else {
      this.#noteWords(row.conversation, [row]);
      const word = { turn: row.turn, begunAt: this.#parts.clock.now() };
      this.#words.get(row.conversation)?.set(row.id, word);
      if (choicesOf(row.message).length > 0) this.#keepAsked(row.conversation, word);
    }
  }

  async #drainRows({ taken, ...lane }: Taken): Promise<number | undefined> {
    // An older word failed for now while these were decided: they wait behind it.
    const behind = lane.lane === 'say' && taken.length > 0 && this.#waiting.has(lane.id);
    if (behind) await putBack(this.#parts, taken);
    const look = this.#look.delete(`${lane.lane} ${lane.id}`) || behind;
    // Until the store has been read, and what it holds is said, nobody here knows that all is.
    if (look && lane.lane === 'say') this.#waiting.add(lane.id);
    if (this.#tries.size >= FRESH_ROWS_MAX) this.#tries.clear();
    if (this.#unsettled.size >= FRESH_ROWS_MAX) this.#unsettled.clear();
    return drainOnce(this.#parts, {
      ...lane,
      own: behind ? [] : taken,
      look,
      tries: this.#tries,
      unsettled: this.#unsettled,
      answered: this.#answered,
      follow: (row, step) => {
        this.#follow(row, step);
      },
      stopping: () => this.#desk.stopping,
    });
  }
}
