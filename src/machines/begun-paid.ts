import {
  AHEAD_MS,
  approvedMinor,
  freeFrom,
  isInCurrency,
  isOrderOf,
  type Appointment,
  type Order,
  type World,
} from '../domain.ts';
import { visitsOf } from './orders.ts';

/**
 * Whose money an order is once visits have begun: machines see those of late, and one payment is of one visit. What counts
 * for one that is over is not the next booking's as well, or who has paid it at last would owe it again. Pure.
 */

/** A visit that is not known to be paid whole, and what is known to have been paid for it. */
export interface Unsettled {
  readonly appointment: Appointment;
  readonly paid: readonly Order[];
}

type Books = Pick<World, 'appointments' | 'orders' | 'past' | 'begun'>;

/** Visits that have begun and are not known to be paid whole, oldest first. */
export function unsettled(world: Books): readonly Unsettled[] {
  return paidOfEach(world).filter(({ appointment, paid }) => {
    const known = paid.filter((order) => isInCurrency(appointment, order.currency));
    return known.reduce((sum, order) => sum + approvedMinor(order), 0) < appointment.priceMinor;
  });
}

/** The same of one service. */
export function unsettledOf(world: Books, serviceId: string): readonly Unsettled[] {
  return unsettled(world).filter(({ appointment }) => appointment.serviceId === serviceId);
}

/**
 * The visit that a link for its service is for, where none is to come: the only one of it that is unsettled, with nothing
 * known to have been paid for it. Which one of several it is, and what is missing of a part, no link can say.
 */
export function visitToPay(world: Books, serviceId: string): Appointment | undefined {
  const [only, ...others] = unsettledOf(world, serviceId);
  return others.length === 0 && only?.paid.length === 0 ? only.appointment : undefined;
}

/** The visit that has begun and that this money on no name counts for. */
export function begunOf(order: Order, world: Books): Appointment | undefined {
  const its = paidOfEach(world).find(({ paid }) => paid.some(({ id }) => id === order.id));
  return its === undefined || isOrderOf(order, its.appointment) ? undefined : its.appointment;
}

/** It was asked for a visit that has begun since, or had by then: that one's, whatever else is booked or cancelled. */
export function isLinkOfBegun({ paysFor }: Order, { begun = [] }: Pick<World, 'begun'>): boolean {
  return begun.some(({ id }) => id === paysFor);
}

/** The next visit is paid for: what is of one that has begun is none of it. */
export function withoutBegun(world: World): World {
  const { begun = [] } = world;
  return { ...world, orders: world.orders.filter((order) => !begun.some((visit) => isOrderOf(order, visit))) };
}

/** What is known to have been paid for each: its own or, where there is none of that, one order that names nobody. */
function paidOfEach(world: Books): readonly Unsettled[] {
  const { begun = [] } = world;
  if (begun.length === 0) return [];
  const came = world.orders.filter((order) => approvedMinor(order) > 0);
  const given = new Set<Order>();
  return begun.map((appointment) => {
    const own = came.filter((o) => o.id === appointment.orderId || isItsLink(o, appointment));
    if (own.length > 0) return { appointment, paid: own };
    const loose = came.find((o) => !given.has(o) && isOfNone(o, world) && mayBeOf(o, appointment));
    if (loose === undefined) return { appointment, paid: [] };
    given.add(loose);
    return { appointment, paid: [loose] };
  });
}

function isItsLink(order: Order, visit: Appointment): boolean {
  return order.serviceId === visit.serviceId && isOrderOf(order, visit);
}

/** What older code wrote on none, or what was paid by a link that had run out before the visit was booked. */
function isOfNone(order: Order, world: Books): boolean {
  if (order.paysFor !== undefined || order.bookingFor !== undefined) return false;
  return visitsOf(world).every((a) => a.orderId !== order.id);
}

/**
 * Made before the visit began, and of late when that was booked. What was made after is for the next one, and what another
 * appointment had until it was cancelled after is what people see to.
 */
function mayBeOf(order: Order, { serviceId, bookedAt, slot }: Appointment): boolean {
  const since = Math.max(order.createdAt, freeFrom(order));
  return order.serviceId === serviceId && since <= slot.start && freeFrom(order) > bookedAt - AHEAD_MS;
}
