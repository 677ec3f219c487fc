import { isUnpaid } from '../domain.ts';
import type { Emitted } from '../domain.ts';
import { waitsToBePaid, sayOf } from './errands-left.ts';
import { unheardOf } from './given-up.ts';
import { say, sayOnce } from './kit.ts';
import { bookedByAnother } from './left-over.ts';
import { givenToBegun, givenToOwn, givenToSoonest } from './meant-for.ts';
import {
  linkOpen,
  appointmentsDue,
  dueBeside,
  dueToPay,
  lateLink,
  ordersAskedAbout,
  paidAskedAbout,
  partAskedAbout,
  unpaidAskedAbout,
} from './money-asked.ts';
import { newsOf } from './order-news.ts';
import { isInTime, paidCopy } from './orders.ts';
import { setFree } from './paid-ahead.ts';
import { claimCopy, claimed, claimIn, lookedFor, noneSeen } from './receipts.ts';
import { emitAll, start } from './recepcion-setup.ts';
import * as visits from './visits-begun.ts';

/** What reception says and does about money; `recepcion.ts` says when. */

export const sayNextPayment = emitAll((event) => sayOf('sigue_despues', waitsToBePaid(event)));
export const sayDue = emitAll((event) => {
  const orders = ordersAskedAbout(event);
  const appointments = dueBeside(orders, event);
  return [
    ...(appointments.length === 0 ? [] : [say({ key: 'turnos_por_pagar', appointments })]),
    ...orders.map((order) =>
      say(order.status === 'claimed' ? claimCopy(order, event.world) : { key: 'link_pago', order }),
    ),
  ];
});
export const sayPaid = emitAll((event, { ultima }) => {
  const order = paidAskedAbout(event, ultima);
  return order && !visits.isToldOfVisit(order, event) ? [say(paidCopy(order, event.world))] : [];
});
/** What is owed of a visit that has begun, as the answer, and beside another one. */
export const sayUnsettled = emitAll(visits.sayUnsettled);
export const sayUnsettledToo = emitAll(visits.sayUnsettledToo);
export const sayPart = emitAll((event) => {
  const order = partAskedAbout(event);
  return order ? [say(newsOf(order, event))] : [];
});
/** "Ya pagué" is a claim: noted on the order, and the truth is told (PAGOS-4, PAGOS-5). */
export const noteClaim = emitAll((event) => claimed(event.world, claimIn(event)));
/** Appointments that are not paid: told, and one of them is offered to be paid, whose own question tells its price. */
export const sayUnpaid = emitAll((event) => [say({ key: 'turnos_por_pagar', appointments: appointmentsDue(event) })]);
export const offerToPay = [
  emitAll((event) => {
    const appointments = appointmentsDue(event);
    return appointments.length > 1 ? [say({ key: 'turnos_por_pagar', appointments })] : [];
  }),
  ...start('pagos', dueToPay),
];
/** Money that is said to be sent, and of which there is no trace. */
export const sayUnseen = emitAll((event) => {
  const order = lateLink(event);
  if (order !== undefined) return [say({ key: 'pago_aun_no_visto', order, times: event.world.turn })];
  return [say(noneSeen(event.world, unpaidAskedAbout(event)))];
});
/** Money for a booking that was given up: said so, as of any that has no appointment. */
export const sayLeftOver = emitAll((event) => {
  if (event.type !== 'order.changed') return [];
  const booked = bookedByAnother(event);
  const { order } = event;
  return [
    ...givenToSoonest(event),
    ...setFree(order, event.world),
    sayOnce({ key: 'pago_sin_turno', order, ...(booked && { booked }) }),
  ];
});
/** "Ya no quiero", "cancelar", of a link that is open still: it charges nobody who leaves it be. */
export const sayLinkLeft = emitAll((event) => {
  const order = linkOpen(event);
  return order ? [say({ key: 'link_dejado', order })] : [];
});
/** With the money goes whose it is, where an appointment waits for it: one to come, else the visit that has begun. */
export const tellOrder = emitAll((event) => {
  if (event.type !== 'order.changed') return [];
  const { order, world } = event;
  const toCome = givenToSoonest(event);
  const whose = toCome.length > 0 ? toCome : givenToBegun(order, world);
  return [...givenToOwn(event), ...whose, sayOnce(newsOf(order, event))];
});
/** What was said of people is taken back. */
export const sayUnheard = emitAll((event) => {
  const order = unheardOf(event);
  return order ? [say({ key: 'pago_sin_avisar', order })] : [];
});
/** Orders whose time is over end quietly, of the claimed ones people are told where they were not yet; the timer goes on to the next one. */
export const expireOrders = emitAll(({ world }) => {
  const open = world.orders.filter(isUnpaid);
  const late = open.filter((o) => o.expiresAt <= world.at);
  const next = world.orders.filter((o) => isInTime(o, world)).map((o) => o.expiresAt);
  const unseen = late.filter((o) => o.status === 'claimed' && o.dropped !== true);
  return [
    ...late.map((order): Emitted => ({ type: 'order.put', order: { ...order, status: 'expired' } })),
    ...unseen.map((order) => lookedFor(world, order)),
    ...(next.length > 0 ? [{ type: 'timer.set' as const, kind: 'orden' as const, dueAt: Math.min(...next) }] : []),
  ];
});
