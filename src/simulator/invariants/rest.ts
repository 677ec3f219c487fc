/** What must hold when faults are over and everybody had the time to finish. */
import {
  DAY_MS,
  EFFECT_ATTEMPTS_MAX,
  UNCLEAR_WAIT_MS,
  granuleKeys,
  type Appointment,
  type ConversationId,
  type InboxBody,
  type OutboxRow,
  type Tenant,
  type TurnRecord,
} from '../../domain.ts';
import { CLOCKS_APART_MS } from '../../conversation/parts.ts';
import { RETRY_AFTER_MAX_MS } from '../../conversation/verdict.ts';
import type { Store } from '../../ports.ts';
import type { Happened } from '../outside.ts';
import { paidAsItSays } from './deeds.ts';
import { dropped, wordsOvertaken } from './kept.ts';

export interface AtRest {
  readonly store: Store;
  readonly tenant: Tenant;
  readonly happened: Happened;
  /** What was answered with 200. */
  readonly acknowledged: readonly {
    readonly conversation: ConversationId;
    readonly id: string;
    readonly body: InboxBody;
  }[];
  /** Epoch ms. */
  readonly now: number;
  /** Sends of which nobody knew whether they arrived: nothing waits behind them. All, where some clock was wrong for a while. */
  readonly unordered?: 'all' | ReadonlySet<string>;
}

/** A timer that is due is fired within so long. */
const TIMER_LATE_MS = 60_000;
/** What came or was owed is finished within so long (liveness). */
const FINISHED_MS = 60_000;
/** Beyond every hold that a flow takes. */
const HOLDS_OVER_MS = 2 * DAY_MS;
/** What is put off for a while, and what clocks may differ by. */
const WAIT_LONGEST_MS = RETRY_AFTER_MAX_MS + CLOCKS_APART_MS;
const COPIES_MAX = { chat: 2, once: 1, idempotent: Infinity } as const;

/** One line for each promise that is broken. */
export async function violationsAtRest(at: AtRest): Promise<string[]> {
  const ids = await at.store.conversations(at.tenant.id);
  const each = await Promise.all(ids.map((id) => conversationViolations(at, id)));
  const { now, tenant, store } = at;
  const appointments = await store.appointments(tenant.id, { from: now - 30 * DAY_MS, to: now + 60 * DAY_MS });
  const turns = await Promise.all(ids.map(async (id) => [id, await store.turns(id)] as const));
  const apart = new Set(turns.flatMap(([id, own]) => (mayStandApart(at, own) ? [id] : [])));
  const told = calendarViolations(at, appointments, apart);
  return [...each.flat(), ...(await claimViolations(at, appointments)), ...told];
}

/**
 * What is put right in the calendar waits until every call that may still change it has arrived (decision 013). By a clock
 * that is wrong it does not wait long enough, and a late call may undo it.
 */
function mayStandApart({ unordered }: AtRest, turns: readonly TurnRecord[]): boolean {
  const putRight = ({ inputs, effects }: TurnRecord) =>
    inputs.some(({ type }) => type.startsWith('calendar.')) && effects.includes('createEvent');
  return unordered === 'all' && turns.some(putRight);
}

/**
 * A clock that runs ahead spends the tries of an outage in its first seconds, and the last wait is for that; and what it
 * stamped a minute ahead cannot be told from what waits a minute. At the end both are over.
 */
function waitsByAWrongClock({ attempts, dueAt }: OutboxRow, { unordered, now }: AtRest): boolean {
  if (unordered !== 'all' || dueAt <= now) return false;
  return attempts >= EFFECT_ATTEMPTS_MAX - 1 || dueAt <= now + WAIT_LONGEST_MS;
}

/** Held up by an outage, then sent without an answer in the last half minute: it is tried once more when that is over. */
function waitsForItsStatus({ state, dueAt }: OutboxRow, { now }: AtRest): boolean {
  return state === 'unclear' && dueAt > now && dueAt <= now + UNCLEAR_WAIT_MS;
}

/** Words keep their order, behind one that waits by a wrong clock, too. */
function waitsBehind({ kind, turn, n }: OutboxRow, held: readonly OutboxRow[]): boolean {
  return kind === 'sendMessage' && held.some((one) => one.turn < turn || (one.turn === turn && one.n < n));
}

async function conversationViolations(at: AtRest, id: ConversationId): Promise<string[]> {
  const { store, now } = at;
  const { conversation, inbox, appointments, ...loaded } = await store.load(id, 1_000);
  const [turns, outbox, owed] = await Promise.all([store.turns(id), store.outbox(id), store.owed(id)]);
  // Those of long ago, too, that no turn looks at any more.
  const ever = [...loaded.orders, ...turns.flatMap((turn) => turn.orders ?? [])].map((order) => order.id);
  const { orders } = await store.recall(id, [...new Set(ever)]);
  const out: string[] = [];
  const check = (truth: boolean, what: string) => {
    if (!truth) out.push(`${id}: ${what}`);
  };
  for (const row of inbox) check(!isOld(row.arrivedAt, now), `${row.id} still waits in the inbox`);
  const held = owed.filter((row) => row.kind === 'sendMessage' && waitsByAWrongClock(row, at));
  for (const row of owed)
    check(
      !isOld(row.createdAt, now) || waitsByAWrongClock(row, at) || waitsForItsStatus(row, at) || waitsBehind(row, held),
      `${row.id} ${row.kind} still ${row.state}`,
    );
  check(
    turns.length === (conversation?.version ?? 0),
    `${turns.length} turns for version ${conversation?.version ?? 0}`,
  );
  turns.forEach((turn, i) => {
    check(turn.n === i + 1, `turn ${i + 1} is called ${turn.n}`);
  });
  const times = new Map<string, number>();
  for (const row of turns.flatMap((turn) => turn.consumed)) times.set(row, (times.get(row) ?? 0) + 1);
  for (const [row, count] of times) check(count === 1, `${row} was taken by ${count} turns`);
  for (const row of at.acknowledged) {
    const waits = inbox.some((one) => one.id === row.id && !isOld(one.arrivedAt, now));
    if (row.conversation === id)
      check(waits || times.get(row.id) === 1, `${row.id} was acknowledged and is in no turn`);
  }
  for (const [kind, timer] of Object.entries(conversation?.timers ?? {})) {
    check(timer.dueAt > now - TIMER_LATE_MS, `timer ${kind} was due at ${timer.dueAt} and did not fire`);
  }
  for (const order of orders) {
    check(
      order.status !== 'paid' || paidAsItSays(order, at.happened),
      `${order.id} is paid, and its provider does not say so`,
    );
    // A row that has lost its payload says no more whose link it was: it may have been this one.
    const attempts = outbox.filter(
      ({ effect }) => effect.type === 'createLink' && (!('order' in effect) || effect.order.id === order.id),
    ).length;
    const links = at.happened.links.filter((link) => link.orderId === order.id).length;
    check(links <= attempts, `${links} links for ${attempts} attempts of ${order.id}`);
  }
  out.push(...sendViolations(at, { id, outbox }), ...wordsOvertaken(at, id));
  const apart = mayStandApart(at, turns);
  const left = { id, outbox, orders, turns, appointments: apart ? [] : appointments };
  out.push(...dropped(at.happened, { ...left, clockErred: at.unordered === 'all' }));
  const silent = unanswered(turns);
  check(silent === undefined, `turn ${silent ?? 0} was answered by nobody`);
  return out;
}

/** Written so long ago that it should be finished; an instant to come was written by a clock that ran ahead. */
function isOld(instant: number, now: number): boolean {
  return instant <= now - FINISHED_MS || instant > now;
}

/** The first turn in which a customer spoke and nothing is said or asked of a service, while no person listened. */
function unanswered(turns: readonly TurnRecord[]): number | undefined {
  let person = false;
  for (const { n, inputs, path, effects } of turns) {
    const spoke = inputs.some(({ type }) => type.startsWith('customer.') || type === 'system.poisoned');
    if (spoke && !person && effects.length === 0) return n;
    const reception = path.findLast((step) => step.startsWith('recepcion:'));
    if (reception !== undefined) person = reception === 'recepcion:escalado_a_humano';
  }
  return undefined;
}

function sendViolations(
  { happened }: AtRest,
  { id, outbox }: { id: ConversationId; outbox: readonly OutboxRow[] },
): string[] {
  const out: string[] = [];
  for (const row of outbox) {
    if (row.kind !== 'sendMessage') continue;
    const copies = happened.sent.filter((sent) => sent.effect === row.id);
    const most = COPIES_MAX[row.effect.type === 'sendMessage' && row.effect.once === true ? 'once' : 'chat'];
    if (copies.length === 0 && row.state === 'done') out.push(`${id}: ${row.id} is done, and was never sent`);
    if (copies.length > most) out.push(`${id}: ${row.id} was sent ${copies.length} times`);
    if (
      copies.some(({ message }) => row.message !== undefined && JSON.stringify(message) !== JSON.stringify(row.message))
    ) {
      out.push(`${id}: ${row.id} was sent with other words than committed`);
    }
  }
  const known = new Set(outbox.map((row) => row.id));
  for (const sent of happened.sent) {
    if (sent.effect.startsWith(`${id}.`) && !known.has(sent.effect))
      out.push(`${id}: ${sent.effect} was sent and never committed: ${sent.message.text}`);
  }
  return out;
}

/** When every hold is over, what is claimed is what is booked: each granule by its one appointment. */
async function claimViolations(
  { store, tenant, now }: AtRest,
  appointments: readonly Appointment[],
): Promise<string[]> {
  const claims = await store.claims({
    tenant: tenant.id,
    calendars: tenant.professionals.map(({ id }) => id),
    from: now - 30 * DAY_MS,
    to: now + 60 * DAY_MS,
    at: now + HOLDS_OVER_MS,
  });
  const out: string[] = [];
  const booked = new Map<string, string>();
  for (const { id, slot, durationMinutes, status } of appointments) {
    if (status !== 'booked') continue;
    for (const key of granuleKeys(slot, durationMinutes)) {
      const other = booked.get(key);
      if (other !== undefined) out.push(`${key} is booked by ${other} and by ${id}`);
      booked.set(key, id);
    }
  }
  const claimed = new Map(claims.map((claim) => [claim.key, claim]));
  for (const [key, id] of booked) {
    const claim = claimed.get(key);
    if (claim?.holder !== id || claim.until !== undefined)
      out.push(`${key} is booked by ${id} and claimed by ${claim?.holder ?? 'nobody'}`);
  }
  for (const { key, holder } of claims)
    if (booked.get(key) !== holder) out.push(`${key} is still claimed by ${holder}, which has no booking there`);
  return out;
}

function calendarViolations(
  { happened, tenant }: AtRest,
  appointments: readonly Appointment[],
  apart: ReadonlySet<ConversationId>,
): string[] {
  const out: string[] = [];
  const known = new Map(appointments.map((one) => [one.id, one]));
  const counts = new Map<string, number>();
  for (const { appointmentId } of happened.events) counts.set(appointmentId, (counts.get(appointmentId) ?? 0) + 1);
  for (const [id, count] of counts) {
    if (!id.startsWith(`${tenant.id}.`)) continue;
    const one = known.get(id);
    if (one && apart.has(one.conversation)) continue;
    if (count > 1) out.push(`${id} stands ${count} times in the calendar`);
    if (one?.status !== 'booked') out.push(`${id} stands in the calendar and is ${one?.status ?? 'unknown'}`);
  }
  return out;
}
