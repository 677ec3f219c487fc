import type { Appointment, Order } from './booking.ts';
import { LOOSE_MONEY_SEEN_MAX, ORDERS_SEEN_MAX, ORDERS_SEEN_NEWEST, ORDER_SEEN_MS, PAST_VISITS_MAX } from './limits.ts';
import { appointmentIdOf, approvedMinor, byAge, isOrderOf, isUnpaid } from './orders.ts';
import type { ConversationRecord, Frame } from './records.ts';

/**
 * Which of a customer's orders a turn looks at: who comes and pays every week for years has hundreds, each turn would load
 * and record all of them, and none would mean any but the last few. An order that is not looked at stays in the store as
 * it is, and is brought back by name when its provider has news of it. Pure.
 */

/** What tells whether anything can still come of an order. */
export interface Beside {
  /** Booked, to come and over, soonest first. */
  readonly appointments: readonly Appointment[];
  /** A flow that is open names its order. */
  readonly frames: readonly Frame[];
  /** Epoch ms. */
  readonly at: number;
}

/**
 * At most ORDERS_SEEN_MAX, oldest first: those that something waits for, then the newest that may still be spoken of. Of a
 * visit that is over, and not one of the last, nobody speaks.
 */
export function ordersInSight(orders: readonly Order[], beside: Beside): readonly Order[] {
  // Most customers have none, and each turn asks twice.
  if (orders.length === 0) return orders;
  const { at } = beside;
  const newest = orders.toSorted((a, b) => byAge(b, a));
  const waited = waitedFor(orders, beside);
  const isOver = visitedBefore(beside);
  const others = newest.filter((o) => !waited(o) && !isOver(o));
  const loose = new Set(others.filter(isNobodys).slice(0, LOOSE_MONEY_SEEN_MAX));
  const spokenOf = others.filter((o, i) => i < ORDERS_SEEN_NEWEST || sinceOf(o) > at - ORDER_SEEN_MS || loose.has(o));
  const seen = new Set([...newest.slice(0, 1), ...newest.filter(waited), ...loose, ...spokenOf]);
  return [...seen].slice(0, ORDERS_SEEN_MAX).sort(byAge);
}

/** Ids of those that the record names. Undefined: code wrote last that knew of none, so all may matter. */
export function ordersNamed(record: ConversationRecord | undefined): readonly string[] | undefined {
  return record?.sight?.turn === record?.version ? record?.sight?.orders : undefined;
}

/** It can be paid, its time runs, an open flow has it, or its visit is to come or one of the last that were. */
function waitedFor(orders: readonly Order[], { appointments, frames, at }: Beside): (order: Order) => boolean {
  const open = JSON.stringify(frames);
  const toCome = appointments.filter(({ slot }) => slot.start > at);
  const were = appointments.filter((a) => a.slot.start <= at && orders.some((o) => isOrderOf(o, a)));
  const visits = [...toCome, ...were.slice(-PAST_VISITS_MAX)];
  return (order) =>
    isUnpaid(order) ||
    order.expiresAt > at ||
    open.includes(JSON.stringify(order.id)) ||
    visits.some((a) => isOrderOf(order, a));
}

function visitedBefore({ appointments, at }: Beside): (order: Order) => boolean {
  const over = appointments.filter(({ slot }) => slot.start <= at);
  return (order) => over.some((a) => isOrderOf(order, a));
}

/** Its provider has money of it that may be nobody's: the next booking's, or people have to see it. */
function isNobodys(order: Order): boolean {
  if (approvedMinor(order) === 0) return false;
  return order.status !== 'paid' || order.free === true || appointmentIdOf(order) === undefined;
}

/** Money is taken for the next booking for so long since it lost its own. */
function sinceOf({ createdAt, freeSince = createdAt }: Order): number {
  return Math.max(createdAt, freeSince);
}
