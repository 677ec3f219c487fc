import { isKnownBody, type ConversationId } from '../domain.ts';
import { NewerRecord, StoreUnavailable, reasonOf } from '../errors.ts';
import { isOfNewerCode } from '../machines/turn.ts';
import type { Loaded, Log, Metrics } from '../ports.ts';
import { isBeginning } from './batch.ts';
import { FRESH_ROWS_MAX } from './parts.ts';

/** A record that could not be read is looked at again so much later: people mend it meanwhile (ms). */
export const UNREADABLE_RETRY_MS = 60_000;
/** The sweeper goes by what was left to newer code for so long: it is found again and again, and nothing is to be done (ms). */
export const LEFT_RETRY_MS = 60_000;

/**
 * Conversations that this process cannot go on with: nothing of them is counted, consumed or said, their rows stay, and
 * nobody else waits for them. One line a process and conversation.
 *
 *   unreadable   the record is damaged: not even loaded for a while, whatever comes in
 *   newer        newer code wrote it, newer code goes on with it (H2): it may be done soon, so each message looks again
 *   stranded     its business is not in the tenants file, or nobody here has ever heard of it (a payment beside an older
 *                backup): whoever operates this server mends that, and it goes on where it stopped
 */
export class Aside {
  readonly #log: Log;
  readonly #metrics: Metrics | undefined;
  readonly #unreadable = new Map<ConversationId, number>();
  readonly #left = new Map<ConversationId, number>();
  /** Rows that are nobody's any more. */
  readonly #damaged = new Set<string>();

  constructor({ log, metrics }: { readonly log: Log; readonly metrics?: Metrics | undefined }) {
    this.#log = log;
    this.#metrics = metrics;
  }

  /** Of these rows nobody can tell whose they are or when they are due: one line a process and row. */
  damaged(rows: readonly string[]): void {
    if (this.#damaged.size >= FRESH_ROWS_MAX) this.#damaged.clear();
    for (const row of rows.filter((one) => !this.#damaged.has(one))) {
      this.#damaged.add(row);
      this.#metrics?.unreadable();
      this.#log.error('row.unreadable', { row });
    }
  }

  /** So many of what the sweeper finds may be among these. */
  get size(): number {
    return this.#unreadable.size + this.#left.size;
  }

  has(id: ConversationId, now: number): boolean {
    return isAhead(this.#unreadable.get(id), now, UNREADABLE_RETRY_MS);
  }

  /** Whether the sweeper may go by it. */
  isLeft(id: ConversationId, now: number): boolean {
    return isAhead(this.#left.get(id), now, LEFT_RETRY_MS);
  }

  /** Throws the error again when it is the store's own trouble, which passes. */
  put(id: ConversationId, error: unknown, now: number): void {
    if (error instanceof StoreUnavailable) throw error;
    if (error instanceof NewerRecord) {
      this.#leaveToNewer(id, now);
      return;
    }
    if (this.#unreadable.size >= FRESH_ROWS_MAX) this.#unreadable.clear();
    if (!this.#unreadable.has(id)) {
      this.#metrics?.unreadable();
      this.#log.error('conversation.unreadable', { conversation: id, reason: reasonOf(error) });
    }
    this.#unreadable.set(id, now + UNREADABLE_RETRY_MS);
  }

  /** It could be read: should it break again, that is news. True: something of it was written by newer code. */
  leaves(id: ConversationId, { conversation, inbox }: Loaded, now: number): boolean {
    if (this.#unreadable.size > 0) this.#unreadable.delete(id);
    if (isOfNewerCode(conversation?.frames ?? []) || !inbox.every(({ body }) => isKnownBody(body))) {
      this.#leaveToNewer(id, now);
      return true;
    }
    return false;
  }

  /** True: nothing can be decided for it, and no message is at fault. */
  strands(id: ConversationId, loaded: Loaded, { known, now }: { known: boolean; now: number }): boolean {
    const reason = known ? ofNobody(loaded) : NO_BUSINESS;
    if (reason === undefined) {
      if (this.#left.size > 0) this.#left.delete(id);
      return false;
    }
    if (this.#leave(id, now)) this.#log.error('conversation.stranded', { conversation: id, reason });
    return true;
  }

  #leaveToNewer(id: ConversationId, now: number): void {
    if (this.#leave(id, now)) this.#log.warn('conversation.newer', { conversation: id });
  }

  /** True: that is news. */
  #leave(id: ConversationId, now: number): boolean {
    if (this.#left.size >= FRESH_ROWS_MAX) this.#left.clear();
    const news = !this.#left.has(id);
    this.#left.set(id, now + LEFT_RETRY_MS);
    return news;
  }
}

const NO_BUSINESS = 'its business is not in the tenants file: put it back, and what waits is answered';

/** Anything else than what begins a conversation is about one that this store has not. */
function ofNobody({ conversation, inbox }: Loaded): string | undefined {
  if (conversation !== undefined || inbox.length === 0) return undefined;
  return inbox.some(isBeginning)
    ? undefined
    : `a ${inbox[0]?.body.kind} for a conversation that is not in this store: is it an older copy?`;
}

/** An instant further ahead than anybody is put aside for was stamped by a clock that ran ahead (E2). */
function isAhead(until: number | undefined, now: number, mostMs: number): boolean {
  return until !== undefined && until > now && until <= now + mostMs;
}
