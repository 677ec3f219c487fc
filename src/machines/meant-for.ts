import {
  AHEAD_MS,
  approvedMinor,
  freeFrom,
  isInCurrency,
  type Appointment,
  type Emitted,
  type Order,
  type World,
} from '../domain.ts';
import { begunOf } from './begun-paid.ts';
import type { MachineEvent } from './kit.ts';
import { madeWithout } from './left-over.ts';
import { isToPay, openOrderOf } from './orders.ts';

/**
 * A payment that was asked for without an appointment ("quiero pagar una limpieza") pays for one: for the next that is
 * booked of its service or, where the money comes in later, for the soonest that waits for it. Which one is written on the
 * order: the visit goes by, no machine sees it any more, and its money is not that of the one after it. Pure.
 */

/**
 * What was made for a service is for this appointment, just booked: the money that no other one needs, else the open link.
 * What counts for a visit that has begun is that one's, and written on it now: this one's, it would be owed there again.
 */
export function givenToBooked(cita: Appointment, world: World): Emitted[] {
  if (cita.priceMinor === 0 || cita.orderId !== undefined) return [];
  const begun = world.orders.flatMap((order) => givenToBegun(order, world));
  const ahead = world.orders.find((o) => isOfNone(o, world) && isFreeFor(cita, o, world));
  const order = ahead ?? openOrderOf(world, cita.serviceId, cita.id);
  return order === undefined || order.paysFor === cita.id ? begun : [...begun, named(order, cita)];
}

/** Money on no name is that of the visit that has begun and is not paid without it: the next one's it would be as well. */
export function givenToBegun(order: Order, world: World): Emitted[] {
  const visit = begunOf(order, world);
  return visit === undefined ? [] : [named(order, visit)];
}

/** Money came, and an appointment of its service waits for some: the soonest, as it is told to him. */
export function givenToSoonest(event: MachineEvent): Emitted[] {
  if (event.type !== 'order.changed' || !isOfNone(event.order, event.world)) return [];
  const { order, world } = event;
  const before = without(order, world);
  const cita = world.appointments.find((a) => a.serviceId === order.serviceId && isToPay(a, before));
  return cita === undefined ? [] : [named(order, cita)];
}

/** Money came by the link of a booking that was made without it: it is that appointment's, and its link void no more. */
export function givenToOwn(event: MachineEvent): Emitted[] {
  if (event.type !== 'order.changed' || approvedMinor(event.order) === 0) return [];
  const cita = madeWithout(event.order, event.world);
  if (cita === undefined || cita.orderId === event.order.id) return [];
  const { dropped: _, ...order } = event.order;
  return [
    { type: 'order.put', order },
    { type: 'appointment.note', appointment: { ...cita, orderId: order.id } },
  ];
}

/** Paid, and made for no booking and no appointment. */
function isOfNone(order: Order, { appointments }: World): boolean {
  const { id, paysFor, bookingFor } = order;
  if (approvedMinor(order) === 0 || (paysFor ?? bookingFor) !== undefined) return false;
  return appointments.every((a) => a.orderId !== id);
}

/** Paid for its service of late, and whoever else is paid without a name on the money is so without this. */
function isFreeFor(cita: Appointment, order: Order, world: World): boolean {
  const { id, serviceId } = cita;
  if (order.serviceId !== serviceId || !isInCurrency(cita, order.currency) || freeFrom(order) <= world.at - AHEAD_MS)
    return false;
  if (begunOf(order, world) !== undefined) return false;
  const appointments = world.appointments.filter((a) => a.id !== id);
  const others = { ...world, appointments };
  return appointments.every((a) => isToPay(a, without(order, others)) === isToPay(a, others));
}

function without({ id }: Order, world: World): World {
  return { ...world, orders: world.orders.filter((o) => o.id !== id) };
}

function named({ freeSince: _, ...order }: Order, { id }: Appointment): Emitted {
  return { type: 'order.put', order: { ...order, paysFor: id } };
}
