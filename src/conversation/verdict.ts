/** What one try of an effect means for its row: done, once more, unclear or given up. */
import { UNCLEAR_WAIT_MS, WINDOW_MS, type EffectAnswer, type OutboxRow } from '../domain.ts';
import { ServiceFailure, reasonOf } from '../errors.ts';
import { firstWait } from './outgoing.ts';
import type { Settlement } from '../ports.ts';
import type { Parts, Performed } from './parts.ts';

/** A provider's own "retry after" is honoured up to here (ms). */
export const RETRY_AFTER_MAX_MS = 60_000;

export type Outcome = { readonly done: Performed } | { readonly failed: unknown };

export interface Verdict {
  readonly settlement: Settlement;
  readonly answer?: EffectAnswer | undefined;
  readonly reason?: string;
  /** Only whoever operates this server can mend it. */
  readonly alarm?: boolean;
}

/** After try number `attempt` of an effect. */
export function judge(
  parts: Parts,
  { row, attempt, result }: { row: OutboxRow; attempt: number; result: Outcome },
): Verdict {
  const now = parts.clock.now();
  if ('done' in result) {
    if (goesTwice(row, attempt)) return { settlement: { state: 'pending', dueAt: now + firstWait(row.effect) } };
    const { providerId, answer } = result.done;
    return { settlement: providerId === undefined ? { state: 'done' } : { state: 'done', providerId }, answer };
  }
  const { failed } = result;
  const reason = reasonOf(failed);
  const policy = parts.policyOf(row.effect);
  const alarm = failed instanceof ServiceFailure && failed.alarm;
  const answer = parts.failureAnswer(row.effect, row.id);
  const words = row.kind === 'sendMessage';
  if (words && !(failed instanceof ServiceFailure)) {
    return { settlement: { state: 'unclear', dueAt: now + UNCLEAR_WAIT_MS }, reason };
  }
  // Words are counted as often as they may have gone out: that is what happens twice at most.
  const uncounted = words ? { unsent: row.dueAt } : {};
  const hopeless = failed instanceof ServiceFailure && !failed.retryable;
  if (hopeless || (words ? !isStillWorthSaying(row, now) : attempt >= policy.attemptsMax)) {
    return { settlement: { state: 'parked', ...uncounted }, answer, reason, alarm };
  }
  const waitMs = Math.max(
    failed instanceof ServiceFailure ? Math.min(failed.afterMs ?? 0, RETRY_AFTER_MAX_MS) : 0,
    policy.backoffMs(attempt, parts.random.unit()),
  );
  return { settlement: { state: 'pending', dueAt: now + waitMs, ...uncounted }, reason, alarm };
}

/**
 * A deed that waited for calls on their way waited by a clock, and that may have been an hour ahead: done at once, it was
 * overtaken. Once more after the same wait costs a call and needs no clock to be right (decision 011).
 */
function goesTwice({ effect }: OutboxRow, attempt: number): boolean {
  return attempt === 1 && firstWait(effect) > 0;
}

/**
 * Words that surely did not go out (an expired token, no network) are owed while the customer's window may be open: an
 * outage of hours ends in a late answer, not in none (reliability 2.1).
 */
function isStillWorthSaying({ createdAt }: OutboxRow, now: number): boolean {
  return now - createdAt < WINDOW_MS;
}
