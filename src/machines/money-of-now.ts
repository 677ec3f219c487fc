import { AHEAD_MS, DAY_MS, freeFrom, isOrderOf, type Order, type World } from '../domain.ts';
import { MISSED_MS, appointmentsToPay, paymentOf, visitOf } from './orders.ts';

/**
 * Which orders a word of today about money may still mean. An order stays for ever, and its link, its part, its payment do
 * not: what nobody paid in March is no debt of May, and March's payment is not the transfer that was made this morning. Pure.
 */

/** So long a customer's words speak of what became of an order whose visit is over, or whose link ran out. */
export const LATE_WORDS_MS = 7 * DAY_MS;

/**
 * Not to be paid by its link any more, and not paid: asked about, payments or the booking begin with it. `ranOutMs`: so
 * long after its time a link that no visit waits for is meant.
 */
export function orderToResume(world: World, ranOutMs = DAY_MS): Order | undefined {
  const last = newest(world);
  if (last?.status !== 'expired' && last?.status !== 'partially_paid') return undefined;
  return last.bookingFor !== undefined || isLeftOpen(last, world, ranOutMs) ? last : undefined;
}

/** A link that ran out unpaid: its money may be on its way. */
export function linkRanOut(world: World): Order | undefined {
  const last = newest(world);
  if (last?.status !== 'expired') return undefined;
  return isOfVisitToCome(last, world) || world.at - last.expiresAt < LATE_WORDS_MS ? last : undefined;
}

/** This payment may be what he asks about: it is of a visit to come, or of none yet, or was made of late. */
export function isPaymentOfNow(order: Order, world: World): boolean {
  const { at } = world;
  if (isOfVisitToCome(order, world) || at - order.createdAt < DAY_MS) return true;
  if (world.appointments.some((a) => paymentOf(world, a)?.id === order.id)) return true;
  const visit = visitOf(order, world);
  if (visit === undefined) return at - freeFrom(order) < AHEAD_MS;
  // With something to be paid it is that which he asks about.
  return appointmentsToPay(world).length === 0 && at - visit.slot.start < LATE_WORDS_MS;
}

/** What was left of an order that no booking waits for: as long as its visit is to come, else for a while. */
function isLeftOpen(order: Order, world: World, ranOutMs: number): boolean {
  const { at } = world;
  if (isOfVisitToCome(order, world)) return true;
  if (order.status === 'expired') return order.dropped !== true && at - order.expiresAt < ranOutMs;
  const visit = visitOf(order, world);
  return visit === undefined ? at - freeFrom(order) < AHEAD_MS : at - visit.slot.start < DAY_MS;
}

function isOfVisitToCome(order: Order, { appointments }: World): boolean {
  return appointments.some((a) => isOrderOf(order, a));
}

function newest(world: World): Order | undefined {
  return world.orders.findLast((o) => o.bookingFor === undefined || isBookable(o, world));
}

/** The booking that waited for it can still be made, or was missed just now, and was not given up. */
function isBookable({ bookingFor, dropped, expiresAt }: Order, world: World): boolean {
  if (bookingFor === undefined || dropped === true) return false;
  if (bookingFor.slot.start <= world.at && expiresAt < world.at - MISSED_MS) return false;
  return world.appointments.every((a) => a.id !== bookingFor.appointmentId);
}
