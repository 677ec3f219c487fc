/**
 * What ought to be: a map of appointments, a map of orders, and what each customer read last. Simpler than the machines,
 * and none of their code. Where a customer's message may rightly do one of several things (a tap on a question that has
 * others above it) the model names them all; what is not among them is wrong.
 */
import type { Choice, PaymentFact } from '../../src/domain.ts';
import { CUSTOMERS, MINUTE, SERVICES, STAFF, START, type Service, type Who } from './business.ts';
import type { Reading, Visit } from './words.ts';

export interface Booked extends Visit {
  readonly who: Who;
}
export type Status =
  'open' | 'claimed' | 'rejected' | 'expired' | 'paid' | 'partially_paid' | 'refunded' | 'charged_back' | 'mismatch';
export interface Order {
  readonly who: Who;
  readonly service: Service;
  /** Minor units. */
  readonly amount: number;
  /** What is booked when it is paid. */
  readonly books: Visit | undefined;
  status: Status;
  expiresAt: number;
  readonly facts: Map<string, PaymentFact>;
  /** Something was booked on it: whatever its money does, it books nothing more. */
  used: boolean;
}
/** A time that somebody may hold, and until when at the latest. */
export interface Hold {
  readonly visit: Visit;
  readonly until: number;
}
export interface Person {
  /** The last question that was read, its buttons, and whether nothing was said after it. */
  asked: Reading | undefined;
  fresh: boolean;
  /** The last list of hours or of his own, and whether nothing was said after it. */
  list: Reading | undefined;
  listed: boolean;
  /** Everything that he could tap, oldest first, with the question or row that it answers. */
  taps: Tap[];
  /** So many of the first taps are of what he has left, or let lie too long: they do nothing. */
  over: number;
  /** The link that was just sent for this order: nothing was said since. */
  pays: string | undefined;
  mayHold: Hold[];
  /** He once told the hour that he wants. */
  named: boolean;
  spokeAt: number;
  /** Since when a person has the conversation. */
  withPerson: number | undefined;
  /** He has not spoken to the bot since: what was open then is open still (HUMAN-3). */
  kept: boolean;
}
export interface Tap {
  readonly choice: Choice;
  readonly reading: Reading;
}

export interface Model {
  now: number;
  readonly moneyFirst: boolean;
  readonly booked: Map<string, Booked>;
  readonly orders: Map<string, Order>;
  /** Taken from outside, as staff do. */
  readonly blocked: Visit[];
  readonly people: Readonly<Record<Who, Person>>;
  /** How often what was done and said: whether sequences come far enough. */
  readonly tally: Tally;
}
export type Tally = Map<string, number>;

const HOLD_MS = 10 * MINUTE;
/** An hour's notice, half of which may go while the customer thinks. */
const LATE_MS = 30 * MINUTE;
/** A nudge after twenty minutes, and an hour later the flow is over. */
const PARKING_MS = 80 * MINUTE;
const PARKED_MS = PARKING_MS + 2 * MINUTE;
const PERSON_MS = 24 * 60 * MINUTE;

export function newModel(moneyFirst: boolean, tally: Tally = new Map()): Model {
  const people = Object.fromEntries(CUSTOMERS.map((who) => [who, newPerson()])) as Record<Who, Person>;
  return { now: START, moneyFirst, booked: new Map(), orders: new Map(), blocked: [], people, tally };
}

function newPerson(): Person {
  return {
    ...{ asked: undefined, fresh: false, list: undefined, listed: false, taps: [], over: 0, pays: undefined },
    ...{ mayHold: [], named: false, spokeAt: START, withPerson: undefined, kept: false },
  };
}

export function visitOf({ visit }: Pick<Reading, 'visit'>): Visit | undefined {
  if (visit?.service === undefined || visit.with === undefined) return undefined;
  return { service: visit.service, with: visit.with, start: visit.start };
}

export function endOf({ start, service }: Visit): number {
  return start + SERVICES[service].minutes * MINUTE;
}

export function overlap(a: Visit, b: Visit): boolean {
  return a.with === b.with && a.start < endOf(b) && b.start < endOf(a);
}

/** Whether somebody else holds a part of it just now. */
export type Held = (visit: Visit) => boolean;

/** Nobody stands there, nobody else holds it. `moving`: the id of the one that would leave. */
export function isFree(model: Model, visit: Visit, held: Held, moving?: string): boolean {
  const booked = [...model.booked].filter(([id]) => id !== moving).map(([, one]) => one);
  return !held(visit) && [...booked, ...model.blocked].every((one) => !overlap(one, visit));
}

/** Every start of a service that anybody could be given, as the doors of the business are open (business.ts). */
export function anyFree(model: Model, service: Service, held: Held): boolean {
  const day = 24 * 60 * MINUTE;
  const midnight = Math.floor((model.now - 180 * MINUTE) / day) * day + 180 * MINUTE;
  return [0, 1, 2, 3].some((days) => {
    const date = midnight + days * day;
    return (DOORS[new Date(date).getUTCDay()] ?? []).some((minute) => {
      const start = date + minute * MINUTE;
      if (start < model.now + 60 * MINUTE) return false;
      return Object.keys(STAFF).some((who) => {
        const visit = { service, with: who, start };
        return STAFF[who]?.includes(service) === true && isFree(model, visit, held);
      });
    });
  });
}

/** Half hours of the week at which even the longest service can begin, minutes of the day; Sunday first. */
const DOORS: readonly (readonly number[])[] = [[], [720, 750], [600, 630], [960], [600], [], []];

/* ── What may change ────────────────────────────────────────────────────────────────────────────────────────────── */

/** What a yes to this question does, as changes of the appointments; '' is nothing. */
export function changesOfYes(model: Model, who: Who, asked: Reading, held: Held): string[] {
  const visit = visitOf(asked);
  if (visit === undefined) return [''];
  const soon = visit.start < model.now + LATE_MS;
  switch (asked.kind) {
    case 'ask_pay_first': {
      // Paid meanwhile by another link: what is left of the question is the hour.
      const paid = [...model.orders.values()].some((o) => isAhead(o, who) && o.service === visit.service);
      return paid ? ['', ...changesOfYes(model, who, { ...asked, kind: 'ask_book' }, held)] : [''];
    }
    case 'ask_book': {
      if (!isFree(model, visit, held) || visit.start <= model.now) return [''];
      const done = bookedLine({ who, ...visit });
      // What was paid for already is booked until it begins.
      if (soon) return model.moneyFirst ? [done, ''] : [''];
      return [done];
    }
    case 'ask_move': {
      const own = [...model.booked].filter(([, b]) => isTheirs(b, who, { start: asked.from, service: visit.service }));
      const able = own.filter(([id, was]) => was.start > model.now && !soon && isFree(model, visit, held, id));
      return able.length === 0 ? [''] : able.map(([, was]) => movedLine(was, { who, ...visit }));
    }
    case 'ask_cancel': {
      const own = [...model.booked.values()].find((b) => isTheirs(b, who, visit) && b.with === visit.with);
      return own === undefined || own.start <= model.now ? [''] : [cancelledLine(own)];
    }
    default:
      return [''];
  }
}

function isTheirs(b: Booked, who: Who, at: { start: number | undefined; service: Service }): boolean {
  return b.who === who && b.start === at.start && b.service === at.service;
}

export const bookedLine = (b: Booked) => `+ ${line(b)}`;
export const cancelledLine = (b: Booked) => `- ${line(b)}`;
export const movedLine = (was: Booked, now: Booked) => `${line(was)} → ${line(now)}`;
function line({ who, service, with: pro, start }: Booked): string {
  return `${who} ${service} ${pro} ${new Date(start).toISOString().slice(5, 16)}`;
}

/* ── Money ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Paid before anything was booked with it. */
export function isAhead({ status, books, ...order }: Order, who: Who): boolean {
  return order.who === who && status === 'paid' && books === undefined;
}

export function isUnpaid({ status }: Order): boolean {
  return status === 'open' || status === 'claimed' || status === 'rejected';
}

/** A payment only grows older: who reports an earlier stage of it again reports nothing. */
const AGE: Record<PaymentFact['status'], number> = {
  ...{ pending: 0, rejected: 1, cancelled: 1, approved: 2, refunded: 3, charged_back: 4 },
};

/** The provider reports. True when something has come of it, other than before, or more or less money has come for it. */
export function report(order: Order, fact: PaymentFact): boolean {
  const known = order.facts.get(fact.paymentId);
  if (known !== undefined && AGE[known.status] > AGE[fact.status]) return false;
  if (known?.status === fact.status) return false;
  const [status, paid] = [order.status, paidOf(order)];
  order.facts.set(fact.paymentId, fact);
  order.status = statusOf(order);
  return (order.status !== status && order.status !== 'open') || paidOf(order) !== paid;
}

function paidOf({ facts }: Pick<Order, 'facts'>): number {
  return [...facts.values()].reduce(
    (sum, { status, amountMinor }) => sum + (status === 'approved' ? amountMinor : 0),
    0,
  );
}

/** What a yes to this question does to the orders, as `compare` writes it. */
export function ordersOfYes(model: Model, who: Who, asked: Reading, held: Held): string[] {
  const { service } = asked;
  const visit = visitOf(asked);
  if (service === undefined || (asked.kind !== 'ask_pay' && asked.kind !== 'ask_pay_first')) return [''];
  if (visit !== undefined && (!isFree(model, visit, held) || visit.start <= model.now)) return [''];
  // One that can still be paid is the same order with another link.
  const open = [...model.orders.values()].filter((o) => o.who === who && o.service === service && isUnpaid(o));
  const soon = visit !== undefined && visit.start < model.now + LATE_MS;
  // Half of it came: how the rest is paid is seen to by a person.
  const partly = [...model.orders.values()].some(
    (o) => o.who === who && o.service === service && o.status === 'partially_paid',
  );
  return [
    `new ${service}`,
    // What he said of it stays said.
    ...open.map(({ status }) => `${status} ${service} → ${status === 'claimed' ? 'claimed' : 'open'}`),
    ...(open.length > 0 || soon || partly ? [''] : []),
  ];
}

function statusOf({ facts, amount, status }: Order): Status {
  const has = (...one: PaymentFact['status'][]) => [...facts.values()].some((fact) => one.includes(fact.status));
  const paid = paidOf({ facts });
  if (has('charged_back')) return 'charged_back';
  if (paid > 0) return paid === amount ? 'paid' : paid > amount ? 'mismatch' : 'partially_paid';
  if (has('refunded')) return 'refunded';
  if (status === 'expired') return 'expired';
  // While another one is under way nothing is to be paid again.
  if (has('rejected', 'cancelled') && !has('pending')) return 'rejected';
  return status === 'claimed' ? 'claimed' : 'open';
}

/* ── Reading and waiting ────────────────────────────────────────────────────────────────────────────────────────── */

const QUESTIONS: ReadonlySet<Reading['kind']> = new Set([
  ...(['ask_book', 'ask_pay_first', 'ask_move', 'ask_cancel', 'ask_pay'] as const),
]);
export function isQuestion({ kind }: Reading): boolean {
  return QUESTIONS.has(kind);
}

/** He read this, in order. */
export function learn(model: Model, who: Who, readings: readonly Reading[]): void {
  const person = model.people[who];
  for (const reading of readings) {
    person.fresh = isQuestion(reading);
    if (person.fresh) person.asked = reading;
    person.listed = reading.rows.length > 0;
    if (person.listed) person.list = reading;
    person.taps.push(...reading.choices.map((choice) => ({ choice, reading })));
    person.pays = reading.kind === 'link' ? orderBehind(model, reading) : undefined;
    const visit = visitOf(reading);
    if (person.fresh && visit !== undefined) person.mayHold.push({ visit, until: model.now + HOLD_MS });
    if (reading.kind === 'person') Object.assign(person, { withPerson: reading.at, kept: true });
  }
}

export function orderBehind(model: Model, { url }: Reading): string | undefined {
  return [...model.orders.keys()].find((id) => url?.includes(encodeURIComponent(`${id}:`)) === true);
}

/** Whatever was asked or listed is over. */
export function closeAll(person: Person): void {
  person.over = person.taps.length;
  person.asked = undefined;
  person.fresh = false;
  person.listed = false;
  person.pays = undefined;
  person.mayHold = [];
}

/** Time has passed: orders fall due. */
export function pass(model: Model, ms: number): void {
  model.now += ms;
  for (const person of Object.values(model.people)) {
    if (person.withPerson !== undefined) person.fresh = person.listed = false;
  }
  for (const order of model.orders.values()) {
    if (isUnpaid(order) && order.expiresAt <= model.now) order.status = 'expired';
  }
}

/** Who was silent for so long has left; a person who had him for a day has forgotten to give him back. */
export function closeSilent({ people, now }: Model): void {
  for (const person of Object.values(people)) {
    const silentMs = now - person.spokeAt;
    if (person.withPerson !== undefined && now >= person.withPerson + PERSON_MS) person.withPerson = undefined;
    if (!person.kept && silentMs > PARKED_MS) closeAll(person);
    // Timers have a minute's play: neither is sure.
    else if (silentMs >= PARKING_MS) Object.assign(person, { fresh: false, listed: false });
  }
}
