/** When a row that is owed may be tried. */
import type { OutboxRow } from '../domain.ts';
import type { Parts } from './parts.ts';
import { CLOCKS_APART_MS } from './parts.ts';
import { UNCLEAR_WAIT_MS } from '../domain.ts';
import { firstWait } from './outgoing.ts';
import { RETRY_AFTER_MAX_MS } from './verdict.ts';
import type { Drained } from './drain.ts';

/**
 * An instant further ahead than such a row ever waits was written by a clock that ran ahead and has been put right
 * since: the row is due (E2).
 */
export function dueOf(row: OutboxRow, parts: Parts, drained: Drained): number {
  const dueAt = stampedDue(row, parts);
  const now = parts.clock.now();
  return dueAt > now + longestWait(row, parts, drained) + CLOCKS_APART_MS ? now : dueAt;
}

function longestWait(row: OutboxRow, { settings, policyOf }: Parts, drained: Drained): number {
  if (row.state === 'running') return settings.runningAgeMs;
  if (row.state === 'unclear') return UNCLEAR_WAIT_MS;
  // Who is not known to have tried it may do so a little early.
  const tries = row.kind === 'sendMessage' ? (drained.tries.get(row.id) ?? 1) : row.attempts;
  return tries === 0 ? firstWait(row.effect) : Math.max(policyOf(row.effect).backoffMs(tries, 0), RETRY_AFTER_MAX_MS);
}

/**
 * A running row is somebody's until it is stale. Where no other process can have it, what was running before this one
 * started is nobody's, and is done again at once if that cannot hurt.
 */
function stampedDue(row: OutboxRow, { settings }: Parts): number {
  if (row.state !== 'running') return row.dueAt;
  const orphan = settings.aloneSince !== undefined && row.class === 'idempotent' && row.dueAt < settings.aloneSince;
  return orphan ? row.dueAt : row.dueAt + settings.runningAgeMs;
}
