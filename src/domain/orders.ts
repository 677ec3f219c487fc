import type { Appointment, Order, OrderStatus, PaymentFact } from './booking.ts';
import { PAST_VISITS_MAX } from './limits.ts';

/**
 * What an order becomes when its provider reports a payment (PAGOS-4, reliability F1–F3). Pure, and the same whatever
 * the order of reports: the latest fact per payment is kept and the status is computed from all of them.
 * A payment of another order, amount or currency never makes an order paid: it is a `mismatch` for people.
 */
export function settleOrder(order: Order, fact: PaymentFact): Order {
  if (!belongs(order, fact)) return order;
  const known = order.payments.find((p) => p.paymentId === fact.paymentId);
  const now = latest(known, fact);
  // No news of it: what the customer said since, or a new link, stands.
  if (known !== undefined && isSame(now, known)) return order;
  const payments = [...order.payments.filter((p) => p.paymentId !== fact.paymentId), now];
  payments.sort((a, b) => (a.paymentId < b.paymentId ? -1 : 1));
  return { ...order, payments, status: statusOf({ ...order, payments }) };
}

/** It was booked with this order, or this order was made for it. */
export function isOrderOf(order: Order, { id, orderId }: Pick<Appointment, 'id' | 'orderId'>): boolean {
  return orderId === order.id || id === appointmentIdOf(order);
}

/** The appointment that it was made for, or pays. */
export function appointmentIdOf({ paysFor, bookingFor }: Order): string | undefined {
  return paysFor ?? bookingFor?.appointmentId;
}

interface Visits {
  readonly appointments: readonly Appointment[];
  readonly orders: readonly Order[];
  /** Of orders that there is news of, however long they are over. */
  readonly recalled?: readonly Appointment[];
}

/** What was visited by now, and an order is for, oldest first: what comes of its money later is told by its day. */
export function visitsOver(
  { appointments, orders, recalled = [] }: Visits,
  now: number,
): { past?: readonly Appointment[] } {
  const over = appointments.filter((a) => a.slot.start <= now);
  const [made, meant] = [new Set(orders.map(({ id }) => id)), new Set(orders.map(appointmentIdOf))];
  const past = over.filter((a) => (a.orderId !== undefined && made.has(a.orderId)) || meant.has(a.id));
  const told = past.slice(0, -PAST_VISITS_MAX).filter(({ id }) => recalled.some((a) => a.id === id));
  return past.length === 0 ? {} : { past: [...told, ...past.slice(-PAST_VISITS_MAX)] };
}

/** Since when its money has no appointment: since it lost one, else since it was asked for. */
export function freeFrom({ freeSince, createdAt }: Pick<Order, 'freeSince' | 'createdAt'>): number {
  return freeSince ?? createdAt;
}

/** `<order id>:<attempt>` is our reference; any attempt of this order belongs to it. */
function belongs(order: Order, fact: PaymentFact): boolean {
  return orderIdOf(fact) === order.id;
}

/** Of the order that a provider's fact says it is for. */
export function orderIdOf({ reference }: Pick<PaymentFact, 'reference'>): string {
  return reference.slice(0, reference.lastIndexOf(':'));
}

/** What its provider has of the customer's money now, minor units of the order's currency: approved and not given back. */
export function approvedMinor(order: Order): number {
  return order.payments.filter((p) => p.status === 'approved').reduce((sum, p) => sum + p.amountMinor, 0);
}

/** Its provider knows of money that is neither here nor refused yet. */
export function isUnderWay({ payments }: Pick<Order, 'payments'>): boolean {
  return payments.some((p) => p.status === 'pending');
}

/** Its provider has no money of it: what was claimed, or refused once, can be paid yet. */
export function isUnpaid({ status }: Pick<Order, 'status'>): boolean {
  return status === 'open' || status === 'claimed' || status === 'rejected';
}

/** Oldest first, as lists of orders stand everywhere. */
export function byAge(a: Pick<Order, 'id' | 'createdAt'>, b: Pick<Order, 'id' | 'createdAt'>): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
}

/** Somebody may still pay it, or has to be told what became of it. */
export function isUnsettled({ status }: Pick<Order, 'status'>): boolean {
  return status === 'open' || status === 'claimed' || status === 'partially_paid';
}

/** A part of what was paid is still here, and another one was given back: nobody is told that it was never paid. */
export function isReturnedInPart({ status, payments }: Pick<Order, 'status' | 'payments'>): boolean {
  return status === 'partially_paid' && payments.some((p) => p.status === 'refunded');
}

/** It keeps an hour, and more is to be paid than this. */
export function isForDeposit({ amountMinor, bookingFor }: Order): boolean {
  return bookingFor?.terms !== undefined && amountMinor < bookingFor.terms.priceMinor;
}

/** What people call it where the business is. */
export function depositWord(locale: string): 'seña' | 'anticipo' | 'sinal' | 'deposit' {
  const { language, region = '' } = new Intl.Locale(locale);
  if (language === 'pt') return 'sinal';
  if (language === 'en') return 'deposit';
  return ['AR', 'UY', 'PY'].includes(region) ? 'seña' : 'anticipo';
}

/** A sum a currency. */
type Sums = readonly { readonly amountMinor: number; readonly currency: string }[];

/** What was paid and is looked into: as approved, or taken back. The order's own amount when unknown. */
export function amountsInQuestion(order: Order): Sums {
  return sumsOf(order, ['approved', 'charged_back']);
}

/** What of it is not here any more: given back or, of a disputed one, taken back. The order's own amount when unknown. */
export function amountsReturned(order: Order): Sums {
  return sumsOf(order, [order.status === 'charged_back' ? 'charged_back' : 'refunded']);
}

/** What several come to; of those booked by older code in the business's own currency. */
export function dueTogether(
  appointments: readonly Pick<Appointment, 'priceMinor' | 'currency'>[],
  { currency: own }: { readonly currency: string },
): Sums {
  return together(appointments.map(({ priceMinor, currency = own }) => ({ amountMinor: priceMinor, currency })));
}

/** What providers have of several, as they came. */
export function paidTogether(orders: readonly Order[]): Sums {
  return together(orders.map((order) => ({ amountMinor: approvedMinor(order), currency: order.currency })));
}

/** What is left to pay of a price; undefined: it was paid in another currency, and nobody can tell. */
export function restOf(of: Pick<Appointment, 'priceMinor' | 'currency'>, paid: Order): number | undefined {
  return isInCurrency(of, paid.currency) ? of.priceMinor - approvedMinor(paid) : undefined;
}

/** Booked in this currency, as far as anybody knows: money of another one is not its price, nor a part of it. */
export function isInCurrency({ currency: own }: Pick<Appointment, 'currency'>, currency: string): boolean {
  return own === undefined || own === currency;
}

function sumsOf(order: Order, statuses: readonly PaymentFact['status'][]): Sums {
  const sums = together(order.payments.filter(({ status }) => statuses.includes(status)));
  return sums.length === 0 ? [order] : sums;
}

function together(amounts: Sums): Sums {
  const sums = new Map<string, number>();
  for (const { amountMinor, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  return [...sums].map(([currency, amountMinor]) => ({ amountMinor, currency }));
}

/** Providers repeat and reorder; a payment never goes back to an earlier stage of its life. */
const STAGE: Record<PaymentFact['status'], number> = {
  pending: 0,
  rejected: 1,
  cancelled: 1,
  approved: 2,
  refunded: 3,
  charged_back: 4,
};

function isSame(a: PaymentFact, b: PaymentFact): boolean {
  return a.status === b.status && a.amountMinor === b.amountMinor && a.currency === b.currency;
}

function latest(known: PaymentFact | undefined, fact: PaymentFact): PaymentFact {
  return known && STAGE[known.status] > STAGE[fact.status] ? known : fact;
}

function statusOf(order: Order): OrderStatus {
  const facts = order.payments;
  const approved = facts.filter((p) => p.status === 'approved');
  if (facts.some((p) => p.status === 'charged_back')) return 'charged_back';
  if (approved.some((p) => p.currency !== order.currency)) return 'mismatch';
  const paidMinor = approvedMinor(order);
  // What was never paid is not paid, whatever was due.
  if (paidMinor > 0 && paidMinor === order.amountMinor) return 'paid';
  if (paidMinor > order.amountMinor) return 'mismatch';
  if (paidMinor > 0) return 'partially_paid';
  if (facts.some((p) => p.status === 'refunded')) return 'refunded';
  if (order.status === 'expired') return 'expired';
  // A voucher, or a bank's review, behind a card that was refused: who reads that it was refused pays once more.
  if (!isUnderWay(order) && facts.some((p) => p.status === 'rejected' || p.status === 'cancelled')) return 'rejected';
  return order.status === 'claimed' ? 'claimed' : 'open';
}
