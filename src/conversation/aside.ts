import type { ConversationId } from '../domain.ts';
import { StoreUnavailable, reasonOf } from '../errors.ts';
import type { Log } from '../ports.ts';
import { FRESH_ROWS_MAX } from './parts.ts';

/** A record that could not be read is looked at again so much later: people mend it meanwhile (ms). */
export const UNREADABLE_RETRY_MS = 60_000;

/**
 * Conversations whose stored record cannot be read: nothing of them is counted, consumed or said, their rows stay, and
 * nobody else waits for them. One line a process and conversation.
 */
export class Aside {
  readonly #log: Log;
  readonly #until = new Map<ConversationId, number>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** An instant further ahead than anybody is put aside for was stamped by a clock that ran ahead (E2). */
  has(id: ConversationId, now: number): boolean {
    const until = this.#until.get(id) ?? 0;
    return until > now && until <= now + UNREADABLE_RETRY_MS;
  }

  /** Throws the error again when it is the store's own trouble, which passes. */
  put(id: ConversationId, error: unknown, now: number): void {
    if (error instanceof StoreUnavailable) throw error;
    if (this.#until.size >= FRESH_ROWS_MAX) this.#until.clear();
    if (!this.#until.has(id)) this.#log.error('conversation.unreadable', { conversation: id, reason: reasonOf(error) });
    this.#until.set(id, now + UNREADABLE_RETRY_MS);
  }

  /** It could be read: should it break again, that is news. */
  mended(id: ConversationId): void {
    if (this.#until.size > 0) this.#until.delete(id);
  }
}
