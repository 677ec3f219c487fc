import {
  approvedMinor,
  isInCurrency,
  isOrderOf,
  isSameGuest,
  type Appointment,
  type Order,
  type Unbooked,
  type World,
} from '../domain.ts';
import type { MachineEvent } from './kit.ts';
import { isToPay, visitsOf } from './orders.ts';

/**
 * Money that came, and that nothing is left of to pay: people are told, and nothing is booked or thanked for on it. A link
 * that has run out may be credited late, when the same is paid by another one already, is cancelled, or has become
 * something else. Pure.
 */

type Changed = Extract<MachineEvent, { type: 'order.changed' }>;

/** Its booking was given up, or is paid by another link; what it was for is paid, cancelled, or another service now. */
export function isLeftOver(event: MachineEvent): boolean {
  if (event.type !== 'order.changed' || event.order.status !== 'paid') return false;
  if (madeWithout(event.order, event.world) !== undefined) return false;
  const { id, dropped } = event.order;
  if (bookedByAnother(event) !== undefined || paidByAnother(event) !== undefined) return true;
  if (isOfAnotherService(event)) return true;
  return dropped === true && event.world.appointments.every((a) => a.orderId !== id);
}

/**
 * The appointment that its own booking was made without it: the business wanted nothing first any more, and nobody has paid
 * it since. Whoever pays that link all the same, void or not, has paid for this one.
 */
export function madeWithout(order: Order, { orders, appointments }: World): Appointment | undefined {
  const cita = appointments.find(({ id }) => id === order.bookingFor?.appointmentId);
  if (cita?.serviceId !== order.serviceId || !isInCurrency(cita, order.currency)) return undefined;
  return isToPay(cita, { appointments, orders: orders.filter(({ id }) => id !== order.id) }) ? cita : undefined;
}

/** How that came. */
export function whyLeftOver(event: Changed): Unbooked {
  if (bookedByAnother(event) !== undefined || paidByAnother(event) !== undefined) return 'second';
  return isOfAnotherService(event) ? 'other_service' : 'given_up';
}

/** The customer's own appointment that this money would pay for a second time. */
export function bookedByAnother(event: MachineEvent): Appointment | undefined {
  if (event.type !== 'order.changed') return undefined;
  const { order, world } = event;
  if (order.paysFor !== undefined) return alreadyPaid(order, world);
  const other = paidByAnother(event);
  return world.appointments.find(
    (a) => isTheSameHour(a, order) || (other !== undefined && (a.orderId === other.id || other.paysFor === a.id)),
  );
}

/** At the very hour of that link, paid by another one since. */
function isTheSameHour({ orderId, serviceId, slot }: Appointment, order: Order): boolean {
  if (orderId === undefined || orderId === order.id || serviceId !== order.serviceId) return false;
  const wanted = order.bookingFor?.slot;
  return slot.start === wanted?.start && slot.professionalId === wanted.professionalId;
}

/** What a link was asked for has its money without it, and no other appointment of the service waits for some. */
function alreadyPaid(order: Order, world: World): Appointment | undefined {
  const cita = world.appointments.find((a) => a.id === order.paysFor);
  if (cita?.serviceId !== order.serviceId || cita.priceMinor === 0) return undefined;
  const itsOwn = world.orders.some((o) => o.id !== order.id && isMoneyOf(o, cita));
  return itsOwn || !isWaitedFor(order, world) ? cita : undefined;
}

function isMoneyOf(order: Order, { id, serviceId, orderId }: Appointment): boolean {
  if (approvedMinor(order) === 0) return false;
  return order.id === orderId || (order.paysFor === id && order.serviceId === serviceId);
}

/** An appointment of its service would be unpaid without it. */
function isWaitedFor({ id, serviceId }: Order, { orders, appointments }: World): boolean {
  const before = { appointments, orders: orders.filter((o) => o.id !== id) };
  return appointments.some((a) => a.serviceId === serviceId && isToPay(a, before));
}

/**
 * Another order has the money that this one was to bring: of the same appointment or, where its link had run out, a newer
 * one of the same service. Who asks for a new link pays by that one; whether both were meant is no machine's to guess.
 */
function paidByAnother({ order, was, world }: Changed): Order | undefined {
  const others = world.orders.filter(
    (o) => o.id !== order.id && o.serviceId === order.serviceId && approvedMinor(o) > 0,
  );
  if (order.paysFor !== undefined) return others.find((o) => o.paysFor === order.paysFor);
  if (was !== 'expired') return undefined;
  const newer = others.filter((o) => o.createdAt > order.createdAt);
  if (order.bookingFor !== undefined) return newer.find((o) => isForSame(o, order));
  // Asked for no appointment; one that nobody else pays for may be what it was meant for.
  return isWaitedFor(order, world) ? undefined : newer[0];
}

/** Both were to book the same, for the same person. */
function isForSame({ bookingFor }: Order, order: Order): boolean {
  return bookingFor !== undefined && isSameGuest(bookingFor.guest, order.bookingFor?.guest);
}

/** The newest order with money that no appointment has, to come or over, or that does not fit: people have to see it. */
export function moneyInDoubt(world: World): Order | undefined {
  const visits = visitsOf(world);
  return world.orders.findLast((order) => {
    if (order.status === 'mismatch' || order.status === 'charged_back') return true;
    return approvedMinor(order) > 0 && visits.every((a) => !isOrderOf(order, a));
  });
}

/** Its appointment has become another service since: that one costs what it costs, and nobody paid it by this. */
function isOfAnotherService({ order, world }: Changed): boolean {
  const cita = world.appointments.find((a) => a.id === order.paysFor);
  return cita !== undefined && cita.serviceId !== order.serviceId;
}
