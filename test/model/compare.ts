/** After every step: the store beside the model, and what was said beside both. */
import { LIST_FRESH_MS, type Appointment } from '../../src/domain.ts';
import type { Claim } from '../../src/ports.ts';
import { CUSTOMERS, MINUTE, SERVICES, START, granulesOf, serviceNamed, type Who } from './business.ts';
import * as ought from './reference.ts';
import type { Booked, Held, Model, Order } from './reference.ts';
import type { Town } from './town.ts';
import { isDeed, type Reading, type Visit } from './words.ts';

/** What a step may do. Each list names the changes that are right, one of which must have happened; '' is none. */
export interface Step {
  readonly reads: ReadonlyMap<Who, readonly Reading[]>;
  readonly changes: readonly string[];
  readonly orders: readonly string[];
}

const DAY_MS = 24 * 3_600_000;

export function must(truth: boolean, what: () => string): void {
  if (!truth) throw new Error(what());
}

export async function compare(town: Town, model: Model, step: Step): Promise<void> {
  const changes = adoptAppointments(model, await booksOf(town));
  const one = changes.map(({ line }) => line).join(' & ');
  must(step.changes.includes(one), () => `changed «${one}», right was «${step.changes.join('» or «')}»`);
  await compareOrders(town, model, step);
  useOrders(model, changes);
  const claims = await claimsOf(town, model.now);
  compareClaims(model, claims, [...step.reads]);
  for (const { kind } of [...step.reads.values()].flat()) model.tally.set(kind, (model.tally.get(kind) ?? 0) + 1);
  const deeds = [...step.reads].flatMap(([who, readings]) => readings.filter(isDeed).map((said) => ({ who, said })));
  must(deeds.length === changes.length, () => `«${one}» and said ${JSON.stringify(deeds)}`);
  for (const { who, said } of deeds) {
    must(
      changes.some((change) => tells(said, who, change)),
      () => `«${one}» and said ${JSON.stringify(said)}`,
    );
  }
  for (const [who, readings] of step.reads) {
    for (const reading of readings) compareWords(model, { who, reading, held: heldBesides(who, claims) });
  }
  must(town.problems().length === 0, () => town.problems().join('; '));
}

/* ── Appointments ───────────────────────────────────────────────────────────────────────────────────────────────── */

interface Change {
  readonly line: string;
  readonly was: Booked | undefined;
  readonly now: Booked | undefined;
}

async function booksOf({ store, tenant }: Town): Promise<Map<string, Booked>> {
  const all = await store.appointments(tenant.id, { from: START - DAY_MS, to: START + 90 * DAY_MS });
  return new Map(all.filter(({ status }) => status === 'booked').map((one) => [one.id, bookedOf(one)]));
}

function bookedOf({ conversation, serviceId, slot, durationMinutes, priceMinor }: Appointment): Booked {
  const service = serviceNamed(serviceId);
  const { minutes, price } = SERVICES[service];
  must(durationMinutes === minutes && priceMinor === price, () => `a ${service} of ${durationMinutes} minutes`);
  return { who: whoOf(conversation), service, with: slot.professionalId === 'ana' ? 'Ana' : 'Luz', start: slot.start };
}

function whoOf(id: string): Who {
  const who = CUSTOMERS.find((one) => id.includes(`.${one}`));
  if (who === undefined) throw new Error(`whose is ${id}?`);
  return who;
}

/** The model takes over what has happened; whether it was right is judged by who called. */
function adoptAppointments({ booked }: Model, real: ReadonlyMap<string, Booked>): Change[] {
  const changes: Change[] = [];
  for (const id of new Set([...booked.keys(), ...real.keys()])) {
    const [was, now] = [booked.get(id), real.get(id)];
    if (was && !now) changes.push({ was, now, line: ought.cancelledLine(was) });
    if (now && !was) changes.push({ was, now, line: ought.bookedLine(now) });
    if (was && now && ought.bookedLine(was) !== ought.bookedLine(now))
      changes.push({ was, now, line: ought.movedLine(was, now) });
    if (now) booked.set(id, now);
    else booked.delete(id);
  }
  return changes;
}

function tells({ kind, visit, from }: Reading, who: Who, { was, now }: Change): boolean {
  const after = now ?? was;
  const same = after?.who === who && after.start === visit?.start && after.service === visit.service;
  if (kind === 'booked') return was === undefined && same && now?.with === visit.with;
  if (kind === 'moved') return same && was?.start === from && now?.with === visit.with;
  return kind === 'cancelled' && now === undefined && same;
}

/* ── Claims ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

export function claimsOf({ store, tenant }: Town, at: number): Promise<readonly Claim[]> {
  return store.claims({
    ...{ tenant: tenant.id, calendars: ['ana', 'luz'], at },
    ...{ from: START - DAY_MS, to: at + 30 * DAY_MS },
  });
}

/** Whether this customer would find a time held by another. */
export function heldBesides(who: Who, claims: readonly Claim[]): Held {
  const keys = new Set(
    claims.filter(({ until, holder }) => until !== undefined && whoOf(holder) !== who).map(({ key }) => key),
  );
  return (visit) => keys.size > 0 && granulesOf(visit).some((key) => keys.has(key));
}

/** A granule is firm if and only if somebody stands on it; a hold is of who was asked about it, and for so long only. */
function compareClaims(
  { booked, blocked, people, now }: Model,
  claims: readonly Claim[],
  reads: readonly (readonly [Who, readonly Reading[]])[],
): void {
  const firm = claims.filter(({ until }) => until === undefined).map(({ key, holder }) => `${key} ${holder}`);
  const stands = [
    ...[...booked].flatMap(([id, visit]) => granulesOf(visit).map((key) => `${key} ${id}`)),
    ...blocked.flatMap((visit) => granulesOf(visit).map((key) => `${key} outside`)),
  ];
  must(firm.sort().join() === stands.sort().join(), () => `firm are ${firm.join()}, booked are ${stands.join()}`);
  for (const { key, holder, until } of claims) {
    if (until === undefined) continue;
    const who = whoOf(holder);
    const may = new Map(reads).get(who)?.map(ought.visitOf) ?? [];
    const asked = people[who].mayHold.filter((hold) => until <= hold.until && hold.until > now).map((h) => h.visit);
    const right = [...asked, ...may].some((visit) => visit !== undefined && granulesOf(visit).includes(key));
    must(right, () => `${holder} holds ${key} until ${new Date(until).toISOString()} and was not asked about it`);
  }
}

/* ── Orders ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

const ORDER_MS = 30 * MINUTE;
const MONEY: Readonly<Record<Order['status'], readonly Reading['kind'][]>> = {
  open: [],
  claimed: [],
  rejected: ['rejected'],
  expired: ['expired'],
  paid: ['paid', 'paid_too_late', 'paid_for_nothing'],
  partially_paid: ['part'],
  refunded: ['refunded'],
  charged_back: ['review', 'refunded'],
  mismatch: ['review'],
};

/** Orders that appear or are renewed are taken over when the step allows it; of all others the model knows the status. */
async function compareOrders(town: Town, model: Model, { reads, orders }: Step): Promise<void> {
  const news: string[] = [];
  for (const [who, readings] of reads) {
    const linked = readings.map((reading) => ought.orderBehind(model, reading));
    const { orders: real } = await town.store.load(town.conversationOf(who), 1);
    for (const { id, status, expiresAt, serviceId, amountMinor, bookingFor } of real) {
      const known = model.orders.get(id);
      const service = serviceNamed(serviceId);
      const books = bookingFor && {
        ...{ service, start: bookingFor.slot.start },
        with: bookingFor.slot.professionalId === 'ana' ? 'Ana' : 'Luz',
      };
      const same = JSON.stringify(known?.books) === JSON.stringify(books);
      if (known !== undefined && known.expiresAt === expiresAt && known.status === status) {
        // Its link once more, which may have been left before.
        if (books && linked.includes(id)) model.people[who].mayHold.push({ visit: books, until: expiresAt });
        if (same) continue;
        if (takesMoney(model, known, books)) {
          model.orders.set(id, { ...known, books });
          continue;
        }
      }
      news.push(known === undefined ? `new ${service}` : `${known.status} ${service} → ${status}`);
      must(known !== undefined || amountMinor === SERVICES[service].price, () => `${service} for ${amountMinor}`);
      const renewed = expiresAt === model.now + ORDER_MS;
      must(renewed || known?.expiresAt === expiresAt, () => `${id} ends at ${expiresAt}`);
      if (renewed && books) model.people[who].mayHold.push({ visit: books, until: expiresAt });
      const facts = known?.facts ?? new Map();
      const used = known?.used ?? false;
      model.orders.set(id, { who, service, amount: amountMinor, books, status, expiresAt, facts, used });
    }
  }
  const one = news.join(' & ');
  must(orders.includes(one), () => `orders changed «${one}», right was «${orders.join('» or «')}»`);
}

/** Paid before it was booked, or late for an hour that was left: the money is that booking's from now on, and no other one's. */
function takesMoney({ booked, moneyFirst }: Model, order: Order, books: Visit | undefined): boolean {
  if (!moneyFirst || books === undefined) return false;
  if (!ought.isAhead(order, order.who) && (order.status !== 'paid' || order.used)) return false;
  return [...booked.values()].some(
    (b) => b.who === order.who && b.service === order.service && b.start === books.start,
  );
}

/** What is booked with money is booked on the money of its service that is there. */
function useOrders({ orders, moneyFirst }: Model, changes: readonly Change[]): void {
  for (const { was, now } of changes) {
    if (!moneyFirst || was !== undefined || now === undefined) continue;
    const paid = [...orders.values()].filter(
      (o) => o.who === now.who && o.service === now.service && o.status === 'paid',
    );
    must(paid.length > 0, () => `${ought.bookedLine(now)} without money`);
    for (const order of paid) order.used = true;
  }
}

/** What the provider's word on an order makes the customer read: once, and nothing when it is no news. */
export function compareMoney(order: Order, changed: boolean, readings: readonly Reading[]): void {
  const about = readings.filter(({ kind }) => Object.values(MONEY).some((kinds) => kinds.includes(kind)));
  const right = about.filter(({ kind }) => MONEY[order.status].includes(kind));
  must(right.length === about.length, () => `${order.status}, and said ${JSON.stringify(about)}`);
  must(changed ? about.length > 0 : about.length === 0, () => `${order.status}, and said ${JSON.stringify(about)}`);
}

/* ── Words ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Whatever it was that he asked: what he reads is true. */
function compareWords(model: Model, { who, reading, held }: { who: Who; reading: Reading; held: Held }): void {
  const theirs = [...model.booked.values()].filter((b) => b.who === who);
  const own = theirs.filter((b) => b.start > model.now);
  const visit = ought.visitOf(reading);
  const untrue = () => `untrue of ${who}: ${JSON.stringify(reading)}`;
  // Where he stands himself is free to him who is moving it.
  const standing = [...model.booked].filter(([, b]) => b.who === who).map(([id]) => id);
  const free = (one: Visit) =>
    one.start > model.now && [undefined, ...standing].some((id) => ought.isFree(model, one, held, id));
  const orders = [...model.orders.values()].filter((order) => order.who === who);
  switch (reading.kind) {
    case 'own':
      compareOwn(own, reading);
      return;
    case 'none_own':
      must(own.length === 0, untrue);
      return;
    // One that has begun since may still be asked about; a yes to it does nothing (`changesOfYes`).
    case 'ask_cancel':
      must(
        theirs.some((b) => b.start === visit?.start && b.service === visit.service && b.with === visit.with),
        untrue,
      );
      return;
    case 'ask_move':
      must(
        theirs.some((b) => b.start === reading.from && b.service === visit?.service),
        untrue,
      );
      return;
    case 'ask_pay_first':
    case 'ask_pay':
    case 'link':
      must(reading.service !== undefined && reading.amount === SERVICES[reading.service].price, untrue);
      return;
    case 'paid':
    case 'paid_already':
      must(
        orders.some(
          ({ status, service, amount }) =>
            (status === 'paid' || reading.kind === 'paid_already') &&
            service === reading.service &&
            amount === reading.amount,
        ),
        untrue,
      );
      return;
    case 'hours':
      // A list that is shown again at once is as it was; what of it is taken is found when it is chosen.
      must(
        isJustShown(model, { who, reading }) ||
          reading.at < model.now ||
          reading.rows.every(({ visit: row }) => free({ ...row, service: reading.service ?? 'Corte' })),
        untrue,
      );
      return;
    case 'no_hours':
      must(reading.at < model.now || !ought.anyFree(model, 'Tintura', held), untrue);
      return;
    default:
      return;
  }
}

function isJustShown({ now, people }: Model, { who, reading: { choices } }: { who: Who; reading: Reading }): boolean {
  const first = people[who].taps.find(({ choice }) => choice.id === choices[0]?.id);
  return first !== undefined && now - first.reading.at <= LIST_FRESH_MS;
}

function compareOwn(own: readonly Booked[], { rows }: Reading): void {
  const written = rows.map(({ visit }) => `${visit.service ?? ''} ${visit.with} ${visit.start}`).sort();
  const booked = own.map((b) => `${b.service} ${b.with} ${b.start}`).sort();
  must(written.join() === booked.join(), () => `has ${booked.join()}, and read ${written.join()}`);
}
