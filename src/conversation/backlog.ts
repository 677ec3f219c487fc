import type { ConversationId, InboxBody, InboxRow } from '../domain.ts';

/** Beyond it the gauge says no more than this; memory stays flat. */
const KNOWN_MAX = 100_000;

interface Row extends Pick<InboxRow, 'conversation' | 'id'> {
  readonly body: InboxBody;
}

/** Messages that are stored and not decided yet, as far as this process has seen them: no query is made for it. */
export class Backlog {
  readonly #known = new Map<ConversationId, Set<string>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  seen(rows: readonly Row[]): void {
    for (const { body, conversation, id } of rows) {
      if (body.kind !== 'message' || this.#size >= KNOWN_MAX) continue;
      const own = this.#known.get(conversation) ?? new Set();
      this.#known.set(conversation, own);
      this.#size += own.has(id) ? 0 : 1;
      own.add(id);
    }
  }

  /** All that waits of this conversation: what we knew besides has been decided by another replica. */
  whole(conversation: ConversationId, rows: readonly Row[]): void {
    this.#size -= this.#known.get(conversation)?.size ?? 0;
    this.#known.delete(conversation);
    this.seen(rows);
  }

  /** Decided by us, or by whoever was faster. */
  gone(rows: readonly Row[]): void {
    for (const { conversation, id } of rows) {
      const own = this.#known.get(conversation);
      if (own?.delete(id) === true) this.#size -= 1;
      if (own?.size === 0) this.#known.delete(conversation);
    }
  }
}
