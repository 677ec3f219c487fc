import {
  answerIdOf,
  hasArrived,
  isKnownEffect,
  tenantIdOf,
  type Address,
  type ConversationId,
  type NewInboxRow,
  type OutboxRow,
  type EffectAnswer,
} from '../domain.ts';
import { ServiceFailure, UnclearFailure } from '../errors.ts';
import type { Settlement } from '../ports.ts';
import { withOwnNumber } from './own-number.ts';
import { type EffectPolicy, type Parts } from './parts.ts';
import { judge, type Outcome } from './verdict.ts';
import { dueOf } from './due.ts';

/** What is owed is done, in order. Long because it is read from what is owed to what came of it. */

/** At most twice, the second only when the channel confirmed nothing for UNCLEAR_WAIT_MS (reliability 2.1). */
const SENDS_MAX = 2;

/** How often it is looked whether a word that another process began is said (ms). */
const WORD_LOOK_MS = 1_000;

/** When what is told later looks again whether the deeds before it are done (ms). */
const LATE_WAIT_MS = 1_000;

/** Words to the customer, and deeds: each in its own order, neither waits for the other. */
export const LANES = ['say', 'do'] as const;
export type Lane = (typeof LANES)[number];

export interface Drained {
  readonly id: ConversationId;
  readonly lane: Lane;
  /** Rows that this process's own commit marked as running: nobody else does them, nothing is read or marked again. */
  readonly own: readonly OutboxRow[];
  /** Look into the store, too: retries, unclear sends, what a crash left. */
  readonly look: boolean;
  /** Where this customer is written to, when the caller knows it. */
  readonly address: Address | undefined;
  /** How often this process tried words that surely did not go out, by row: they wait ever longer. */
  readonly tries: Map<string, number>;
  /** What came of a row, where the store could not be told: by row. */
  readonly unsettled: Map<string, Unsettled>;
  /** Told of each answer that was put into the inbox. */
  readonly answered: (row: NewInboxRow) => void;
  /** Told of each call as it begins and ends. */
  readonly follow: (row: OutboxRow, step: 'begins' | 'ends') => void;
  /** The process ends: what is not begun is left to the next one. */
  readonly stopping: () => boolean;
}

/** This process has tried the row and knows what came of it; the store does not. */
export interface Unsettled {
  readonly row: OutboxRow;
  /** Tells the store. What it says of a further try, if there is one. */
  readonly settle: () => Promise<Settlement | undefined>;
}

/** Marked as running and not begun: owed again, from now on. All at once, for a process that ends has few seconds. */
export async function putBack({ store, clock }: Parts, rows: readonly OutboxRow[]): Promise<void> {
  await Promise.all(rows.map((row) => store.settle(row, { state: 'pending', dueAt: clock.now(), unsent: row.dueAt })));
}

export function laneOf(row: OutboxRow): Lane {
  return row.kind === 'sendMessage' ? 'say' : 'do';
}

/**
 * Does what one lane of a conversation owes and is due; returns the next instant at which something will be. A word
 * that must wait holds back the later ones, and so does one that another process began; an unclear one does not.
 */
export async function drainOnce(parts: Parts, drained: Drained): Promise<number | undefined> {
  const { own, lane } = drained;
  let { look } = drained;
  let next: number | undefined;
  for (const [i, row] of own.entries()) {
    if (drained.stopping()) {
      await putBack(parts, own.slice(i));
      return next;
    }
    if (isStaleSoon(row, parts)) {
      await putBack(parts, own.slice(i));
      look = true;
      break;
    }
    const again = await attempt(parts, row, drained).catch(async (error: unknown) => {
      // The store's trouble: what is not begun need not wait until it is stale.
      await putBack(parts, own.slice(i + 1)).catch(() => undefined);
      throw error;
    });
    next = earliest(next, again?.dueAt);
    if (again?.state !== 'pending' || lane !== 'say') continue;
    for (const later of own.slice(i + 1)) await parts.store.settle(later, { ...again, unsent: later.dueAt });
    break;
  }
  return look ? earliest(next, await drainStored(parts, drained)) : next;
}

/**
 * The commit marked it as running, and took long: before this call ends, another process may find it stale and do it, too.
 * It is looked for again, and marked anew, by whoever comes first.
 */
function isStaleSoon(row: OutboxRow, { clock, settings, policyOf }: Parts): boolean {
  return clock.now() + policyOf(row.effect).timeoutMs > row.dueAt + settings.runningAgeMs;
}

async function drainStored(parts: Parts, drained: Drained): Promise<number | undefined> {
  const { store, clock } = parts;
  const owed = await store.owed(drained.id);
  const unwritten = new Set<string>();
  let next: number | undefined;
  // What newer code owes waits for newer code.
  const rows = owed.filter((one) => laneOf(one) === drained.lane && isKnownEffect(one.kind));
  for (const row of rows.filter((one) => one.unreadable === true)) await giveUpDamaged(parts, row, drained);
  const sound = rows.filter((one) => one.unreadable === undefined);
  for (const row of [...sound.filter((one) => !isLate(one)), ...sound.filter(isLate)]) {
    const event = eventOf(row);
    if (event !== undefined && unwritten.has(event)) continue;
    // Its process ended before it could note what the provider has confirmed.
    const over = row.state === 'running' && hasArrived(row);
    if (over) await store.settle(row, { state: 'done' });
    if (over) continue;
    const after = await lookAt(parts, row, drained);
    next = earliest(next, after?.dueAt);
    if (event !== undefined && after !== undefined && !isLate(row)) unwritten.add(event);
    if (drained.lane !== 'say' || after === undefined) continue;
    if (after.state === 'pending') break;
    // Another replica is saying it, or a process that is gone was: what comes behind waits for that, and looks again soon.
    if (after.state === 'running') return earliest(next, clock.now() + WORD_LOOK_MS);
  }
  return next;
}

/** Nobody can do it any more. Its flow, if one waits, hears that it was not done; people can mend the row and try it again. */
async function giveUpDamaged(parts: Parts, row: OutboxRow, drained: Drained): Promise<void> {
  const missed = parts.failureAnswer(row.effect, row.id);
  const waited = missed !== undefined && 'effect' in missed;
  const answer = waited ? answerRow(row, missed, parts.clock.now()) : undefined;
  await parts.store.settle(row, { state: 'parked' }, answer);
  if (answer) drained.answered(answer);
  parts.metrics?.unreadable();
  parts.log.error('effect.unreadable', { effect: row.id, kind: row.kind });
}

/** Ours is settled by what we know of it: nobody waits until it is stale, and nothing is said again. */
async function lookAt(parts: Parts, row: OutboxRow, drained: Drained): Promise<After | undefined> {
  const known = drained.unsettled.get(row.id);
  const ours = row.state === 'running' && row.attempts === known?.row.attempts && row.dueAt === known.row.dueAt;
  if (known !== undefined && ours) return known.settle();
  const dueAt = dueOf(row, parts, drained);
  return dueAt > parts.clock.now() ? { state: row.state, dueAt } : run(parts, row, drained);
}

/**
 * The event that a deed writes. Deeds on one event are done in the order in which they were decided: a call that came
 * late would undo the later one.
 */
function eventOf({ effect }: OutboxRow): string | undefined {
  const writes = effect.type === 'createEvent' || effect.type === 'moveEvent' || effect.type === 'deleteEvent';
  return writes ? effect.appointment.id : undefined;
}

/** A booking that the calendar is told of later, for hours if need be: nobody waits behind it, and it tells what is booked then. */
function isLate({ effect, state }: OutboxRow): boolean {
  return effect.type === 'createEvent' && effect.background === true && state === 'pending';
}

/** A row that is still to be done after a look at it, then or by somebody else. */
interface After {
  readonly state: OutboxRow['state'];
  readonly dueAt?: number | undefined;
}

async function run(parts: Parts, row: OutboxRow, drained: Drained): Promise<After | undefined> {
  const { store, clock } = parts;
  if (isSpent(row, parts.policyOf(row.effect))) {
    const missed = parts.failureAnswer(row.effect, row.id);
    const answer = missed && answerRow(row, missed, clock.now());
    await store.settle(row, { state: 'parked' }, answer);
    if (answer) drained.answered(answer);
    parts.log.warn('effect.parked', { effect: row.id, kind: row.kind });
    return undefined;
  }
  const at = clock.now();
  if (!(await store.markRunning(row, at))) return { state: 'running' };
  const running = { ...row, attempts: row.attempts + 1, dueAt: at };
  return isLate(row) && (await isOvertaken(parts, row)) ? waitBehind(parts, running) : attempt(parts, running, drained);
}

/**
 * What is told later goes after all that is decided of its event, and what it was found with may be old by now: another
 * deed may have been decided, here or in another replica, while the one before it was done. Whoever comes next sees it
 * running, and waits.
 */
async function isOvertaken({ store }: Parts, row: OutboxRow): Promise<boolean> {
  const owed = await store.owed(row.conversation);
  return owed.some((other) => other.id !== row.id && eventOf(other) === eventOf(row) && !isLate(other));
}

async function waitBehind({ store, clock }: Parts, row: OutboxRow): Promise<After> {
  const after = { state: 'pending', dueAt: clock.now() + LATE_WAIT_MS } as const;
  await store.settle(row, { ...after, unsent: row.dueAt });
  return after;
}

/** One try of a row that is marked as running. What it says of a further one, if there is one. */
async function attempt(parts: Parts, row: OutboxRow, drained: Drained): Promise<Settlement | undefined> {
  const { store, clock } = parts;
  const started = clock.now();
  drained.follow(row, 'begins');
  const result = await attemptOf(parts, row, drained.address);
  const tries = row.kind === 'sendMessage' ? (drained.tries.get(row.id) ?? 0) + 1 : row.attempts;
  const { settlement, answer: said, reason, alarm } = judge(parts, { row, attempt: tries, result });
  if (settlement.unsent !== undefined) drained.tries.set(row.id, tries);
  else drained.tries.delete(row.id);
  const answer = said && answerRow(row, said, clock.now());
  const { state } = settlement;
  const settle = async () => {
    drained.unsettled.set(row.id, { row, settle });
    await store.settle(row, settlement, answer);
    drained.unsettled.delete(row.id);
    if (answer) drained.answered(answer);
    return state === 'done' || state === 'parked' ? undefined : settlement;
  };
  const again = await settle();
  drained.follow(row, 'ends');
  parts.metrics?.effect({ kind: row.kind, outcome: state, seconds: (clock.now() - started) / 1_000 });
  if (reason !== undefined) {
    const line = { effect: row.id, kind: row.kind, attempt: tries, state, reason };
    if (alarm === true) parts.log.error('effect.failed', line);
    else parts.log.warn('effect.failed', line);
  }
  return again;
}

/**
 * Found running after a crash, or unclear after its wait: what may not be said twice is shown to a person, and so is what
 * ended every process that tried it.
 */
function isSpent(row: OutboxRow, policy: EffectPolicy): boolean {
  if (row.state === 'pending') return false;
  if (policy.class === 'once') return true;
  return row.attempts >= (policy.class === 'chat' ? SENDS_MAX : policy.attemptsMax);
}

async function addressOf(parts: Parts, id: ConversationId): Promise<Address | undefined> {
  const { conversation } = await parts.store.load(id, 0);
  return conversation && (await withOwnNumber(parts, conversation)).address;
}

/** A call that does not answer in time may have happened: unclear. */
async function attemptOf(parts: Parts, row: OutboxRow, known: Address | undefined): Promise<Outcome> {
  const { timeoutMs } = parts.policyOf(row.effect);
  const tenant = parts.tenantOf(tenantIdOf(row.conversation));
  if (!tenant)
    return { failed: new ServiceFailure('its tenant is not in the tenants file any more', { retryable: true }) };
  const address = known ?? (await addressOf(parts, row.conversation));
  if (!address) return { failed: new ServiceFailure('its conversation is gone', { retryable: false }) };
  return new Promise((resolve) => {
    let over = false;
    const late = () => {
      over = true;
      resolve({ failed: new UnclearFailure(`no answer within ${timeoutMs} ms`) });
    };
    const cancel = parts.clock.wake(parts.clock.now() + timeoutMs, late);
    const context = { row, tenant, address, now: parts.clock.now(), over: () => over };
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

export function answerRow(row: OutboxRow, answer: EffectAnswer, now: number): NewInboxRow {
  return {
    conversation: row.conversation,
    id: answerIdOf(row),
    arrivedAt: now,
    body: { kind: 'answer', answer: withDeed(answer, row) },
  };
}

/** A calendar's answer says what it is to: the flow that asked may be unreadable by the time it comes (decision 013). */
function withDeed(answer: EffectAnswer, { effect }: OutboxRow): EffectAnswer {
  if (answer.type !== 'calendar.written' && answer.type !== 'calendar.refused' && answer.type !== 'calendar.failed')
    return answer;
  const waited = effect.type === 'createEvent' || effect.type === 'moveEvent' || effect.type === 'deleteEvent';
  // Of a damaged row only the kind is known.
  const known = waited && 'appointment' in effect && !('background' in effect && effect.background);
  return known ? { ...answer, deed: effect } : answer;
}

function earliest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : Math.min(a, b);
}
