import {
  UNCLEAR_WAIT_MS,
  type Address,
  type ConversationId,
  type NewInboxRow,
  type OutboxRow,
  type AnswerEvent,
  type PaymentFetched,
} from '../domain.ts';
import { ServiceFailure, UnclearFailure, reasonOf } from '../errors.ts';
import type { Settlement } from '../ports.ts';
import type { Parts, Performed } from './parts.ts';

/** At most twice, the second only when the channel confirmed nothing for UNCLEAR_WAIT_MS (reliability 2.1). */
const SENDS_MAX = 2;

/** Words to the customer, and deeds: each in its own order, neither waits for the other. */
export const LANES = ['say', 'do'] as const;
export type Lane = (typeof LANES)[number];

export interface Drained {
  readonly id: ConversationId;
  readonly lane: Lane;
  /** What is owed, when the caller has just read it. */
  readonly rows: readonly OutboxRow[] | undefined;
  /** Where this customer is written to, when the caller knows it. */
  readonly address: Address | undefined;
  /** Told of each answer that was put into the inbox. */
  readonly answered: (row: NewInboxRow) => void;
}

export function laneOf(row: OutboxRow): Lane {
  return row.kind === 'sendMessage' ? 'say' : 'do';
}

/**
 * Does what one lane of a conversation owes and is due; returns the next instant at which something will be. A word
 * that must wait holds back the later ones; an unclear one does not.
 */
export async function drainOnce(parts: Parts, drained: Drained): Promise<number | undefined> {
  const rows = (drained.rows ?? (await parts.store.owed(drained.id))).filter((row) => laneOf(row) === drained.lane);
  let next: number | undefined;
  for (const row of rows) {
    const dueAt = dueOf(row, parts);
    const again = dueAt > parts.clock.now() ? dueAt : await run(parts, row, drained);
    next = earliest(next, again);
    if (again !== undefined && drained.lane === 'say' && row.state === 'pending') break;
  }
  return next;
}

/** A running row is somebody's until it is stale. */
function dueOf(row: OutboxRow, { settings }: Parts): number {
  return row.state === 'running' ? row.dueAt + settings.runningAgeMs : row.dueAt;
}

async function run(parts: Parts, row: OutboxRow, drained: Drained): Promise<number | undefined> {
  const { store, clock } = parts;
  const policy = parts.policyOf(row.effect);
  const started = clock.now();
  if (isSpent(row, policy.class)) {
    await store.settle(row, { state: 'parked' });
    parts.log.warn('effect.parked', { effect: row.id, kind: row.kind });
    return undefined;
  }
  if (!(await store.markRunning(row, started))) return undefined;
  const attempt = row.attempts + 1;
  const result = await attemptOf(parts, row, drained.address);
  const verdict = judge(parts, { row, attempt, result });
  const answer = verdict.answer && answerRow(row, verdict.answer, clock.now());
  await store.settle(row, verdict.settlement, answer);
  if (answer) drained.answered(answer);
  parts.metrics?.effect({
    kind: row.kind,
    outcome: verdict.settlement.state,
    seconds: (clock.now() - started) / 1_000,
  });
  if (verdict.reason !== undefined) {
    parts.log.warn('effect.failed', {
      effect: row.id,
      kind: row.kind,
      attempt,
      state: verdict.settlement.state,
      reason: verdict.reason,
    });
  }
  return verdict.settlement.state === 'done' || verdict.settlement.state === 'parked'
    ? undefined
    : verdict.settlement.dueAt;
}

/** Found running after a crash, or unclear after its wait: what may not be said twice is shown to a person. */
function isSpent(row: OutboxRow, effectClass: OutboxRow['class']): boolean {
  if (row.state === 'pending') return false;
  return effectClass === 'once' || (effectClass === 'chat' && row.attempts >= SENDS_MAX);
}

type Outcome = { readonly done: Performed } | { readonly failed: unknown };

/** A call that does not answer in time may have happened: unclear. */
async function attemptOf(parts: Parts, row: OutboxRow, known: Address | undefined): Promise<Outcome> {
  const { timeoutMs } = parts.policyOf(row.effect);
  const tenant = parts.tenantOf(tenantIdOf(row.conversation));
  if (!tenant)
    return { failed: new ServiceFailure('its tenant is not in the tenants file any more', { retryable: true }) };
  const address = known ?? (await parts.store.load(row.conversation, 0)).conversation?.address;
  if (!address) return { failed: new ServiceFailure('its conversation is gone', { retryable: false }) };
  return new Promise((resolve) => {
    const late = () => {
      resolve({ failed: new UnclearFailure(`no answer within ${timeoutMs} ms`) });
    };
    const cancel = parts.clock.wake(parts.clock.now() + timeoutMs, late);
    const context = { row, tenant, address, now: parts.clock.now() };
    parts
      .perform(row.effect, context)
      .then(
        (done) => {
          resolve({ done });
        },
        (failed: unknown) => {
          resolve({ failed });
        },
      )
      .finally(cancel);
  });
}

interface Verdict {
  readonly settlement: Settlement;
  readonly answer?: AnswerEvent | PaymentFetched | undefined;
  readonly reason?: string;
}

function judge(parts: Parts, { row, attempt, result }: { row: OutboxRow; attempt: number; result: Outcome }): Verdict {
  const now = parts.clock.now();
  if ('done' in result) {
    const { providerId, answer } = result.done;
    return { settlement: providerId === undefined ? { state: 'done' } : { state: 'done', providerId }, answer };
  }
  const { failed } = result;
  const reason = reasonOf(failed);
  const policy = parts.policyOf(row.effect);
  const givenUp: Verdict = { settlement: { state: 'parked' }, answer: parts.failureAnswer(row.effect, row.id), reason };
  if (row.kind === 'sendMessage' && !(failed instanceof ServiceFailure)) {
    return { settlement: { state: 'unclear', dueAt: now + UNCLEAR_WAIT_MS }, reason };
  }
  const hopeless = failed instanceof ServiceFailure && !failed.retryable;
  if (hopeless || attempt >= policy.attemptsMax) return givenUp;
  const waitMs = Math.max(
    failed instanceof ServiceFailure ? (failed.afterMs ?? 0) : 0,
    policy.backoffMs(attempt, parts.random.unit()),
  );
  return { settlement: { state: 'pending', dueAt: now + waitMs }, reason };
}

function answerRow(row: OutboxRow, answer: AnswerEvent | PaymentFetched, now: number): NewInboxRow {
  return {
    conversation: row.conversation,
    id: `res:${row.turn}.${row.n}`,
    arrivedAt: now,
    body: { kind: 'answer', answer },
  };
}

function tenantIdOf(id: ConversationId): string {
  return id.slice(0, id.lastIndexOf('.'));
}

function earliest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : Math.min(a, b);
}
