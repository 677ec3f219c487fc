import { approvedMinor, isUnderWay, isUnpaid, type Copy, type Emitted, type Order, type World } from '../domain.ts';
import { holdUntil, orderFor, orderTimer, otherOrder, type AgendaContext } from './agenda-facts.ts';
import { guestOf } from './agenda-fields.ts';
import { emitAll, s } from './agenda-setup.ts';
import { currencyOf, termsOf, termsToday } from './agenda-terms.ts';
import { isForHeld } from './held-hour.ts';
import { say, sayOnce } from './kit.ts';
import { sayTooMany } from './links-made.ts';
import { newsOf } from './order-news.ts';
import { isPayable, orderCopy, paidFor, wishesOf } from './orders.ts';
import { linksInItsPlace, paidInPart, paidOrder, priceToday, setFree } from './paid-ahead.ts';
import { atDesk, leftLink, lookedFor } from './receipts.ts';

/** What the booking flow does and says about its money (AGENDA-16); `agenda.ts` says when. */

export const openOrder = emitAll((context, event) => {
  const order = orderFor(context, event.world);
  const others = linksInItsPlace(context, order.id, event.world);
  return [
    ...others.flatMap((one) => leftLink(event.world, one)),
    { type: 'order.put', order },
    ...holdUntil(context, event.world, order.expiresAt),
    ...orderTimer([...event.world.orders, order], event.world),
    { type: 'createLink', order },
  ];
});
export const keepOrder = s.assign(({ context, event }) => ({
  orderId: orderFor(context, event.world).id,
  appointmentId: context.appointmentId ?? event.world.fresh.appointment,
  held: true,
  terms: termsOf(context, event.world),
}));
export const sendLink = emitAll((context, event) => {
  const open = event.world.orders.find((o) => o.id === context.orderId);
  if (event.type !== 'link.created' || !open) return [];
  const order = { ...open, link: event.url };
  return [{ type: 'order.put', order }, sayOnce({ key: 'link_pago', order })];
});
export const expireOrder = emitAll((context, event) => {
  const { orders } = event.world;
  const own = orders.find((o) => o.id === context.orderId);
  if (!own) return [];
  const order = { ...own, status: 'expired' as const };
  const claimed = own.status === 'claimed';
  return [
    { type: 'order.put', order },
    ...orderTimer(othersThan(own, orders), event.world),
    ...(claimed ? [lookedFor(event.world, order)] : []),
    say(ranOut(own, event.world)),
    ...(isOnItsWay(own) ? [say({ key: 'hora_del_pago', order })] : []),
  ];
});
/** Its money is not what it was to be, and its hour is kept no longer: whose the money is then, is said as of any that is left. */
export const sayHourOver = emitAll((context, { world }) => {
  const own = world.orders.find((o) => o.id === context.orderId);
  return own ? [...orderTimer(othersThan(own, world.orders), world), say({ key: 'hora_del_pago', order: own })] : [];
});
/** A part of it came: people see how the rest is paid, and both sides know of which hour it is, and until when that is kept. */
export const tellPart = emitAll((context, event) => {
  const { world } = event;
  const order = world.orders.find((o) => o.id === context.orderId);
  if (order === undefined) return [];
  const heldUntil = keptUntil(context, world);
  const detalles = wishesOf(order, world);
  const about = {
    ...(world.flow === undefined ? {} : { flow: world.flow }),
    ...(detalles === undefined ? {} : { detalles }),
    ...(heldUntil === undefined ? {} : { heldUntil }),
  };
  return [
    sayOnce(newsOf(order, event)),
    ...sayKept(order, heldUntil),
    atDesk(world, { reason: 'payment', order, ...about }),
  ];
});
/**
 * Whose it is, told behind its link, is written on the order: when the flow is over by the time the money comes, it is
 * booked by what stands there.
 */
export const noteWhose = emitAll((context, { world }) => {
  const order = ownOrder(context, world);
  return order === undefined ? [] : [{ type: 'order.put', order }];
});
/** What is missing, and that the hour is kept meanwhile. */
export const remindPayment = emitAll((context, { world }) => {
  const order = ownOrder(context, world);
  if (order === undefined) return [];
  if (isUnpaid(order))
    return [say(isPayable(order, world) ? { key: 'esperando_pago_turno', order } : ranOut(order, world))];
  return [say(orderCopy(order)), ...sayKept(order, keptUntil(context, world))];
});
/** The same to a "no", with the ways out: the payment before the booking is not asked for whole again. */
export const sayPartLeft = emitAll(({ orderId, offer }, { world }) => {
  const order = world.orders.find((o) => o.id === orderId);
  return order === undefined ? [] : [say(orderCopy(order), offer ?? undefined)];
});
/** Paid, but the hour is gone or past: the money is a person's matter now (AGENDA-16). Reception opens the desk. */
export const sayPaidWithoutSlot = emitAll((context, { world }) => {
  const order = world.orders.find((o) => o.id === context.orderId);
  const begun = (context.slot?.start ?? Infinity) <= world.at;
  return order ? [say({ key: 'pago_tarde_sin_turno', order, ...(begun && { pasado: true as const }) })] : [];
});
/** Paid in time, and the calendar did not take the hour that was booked with it: its money is a person's matter, too. */
export const sayRefusedThoughPaid = emitAll(({ slot, orderId }, { world }) => {
  const order = paidFor(world, orderId);
  if (order === undefined) return [];
  return [say({ key: 'pago_tarde_sin_turno', order, ...(slot === null ? {} : { rechazado: slot }) })];
});
/** No link is made today, and without one it is not booked: how it is paid people see to (AGENDA-16). */
export const sayTooManyLinks = s.emit(({ event }) => sayTooMany(event.world, true));
export const noteNoLinks = s.assign({ sinLinks: true });
export const noteLost = s.assign({ perdida: true });
export const sayPaymentLeft = emitAll((context, event) => {
  const order = paidFor(event.world, context.orderId);
  return order ? [say({ key: 'pago_sin_turno', order })] : [];
});
/** It pays the next booking of its service, whoever is told of it. */
export const freeMoney = emitAll((context, event) => setFree(paidFor(event.world, context.orderId), event.world));
export const sayPaid = emitAll((context, event) => {
  const order = paidOrder(context, event.world);
  return order ? [sayOnce(newsOf(order, event))] : [];
});
/** Paid by its link while another hour is looked for: nothing is booked yet, and nothing is paid twice. */
export const sayPaidNotBooked = emitAll((context, event) => {
  const order = paidOrder(context, event.world);
  if (order === undefined) return [];
  const news = newsOf(order, event);
  return [sayOnce(news.key === 'pago_recibido' ? { ...news, sinTurno: true } : news)];
});
/** Given up with its link still good: whoever pays it all the same is asked what for. */
export const dropOrder = emitAll((context, event) => {
  const order = event.world.orders.find((o) => o.id === context.orderId);
  return order ? leftLink(event.world, order) : [];
});
/** Left before its own link came, with one from before still good: that one would pay the hour that was left. */
export const dropUnsent = emitAll((context, { world }) => {
  const order = world.orders.find((o) => o.id === context.orderId);
  const unsent = order?.linkBefore === true && order.link === undefined && isUnpaid(order);
  return unsent ? leftLink(world, order) : [];
});
/** Left without a word of giving it up: who pays it has the booking. */
export const sayLinkLeft = emitAll((context, event) => {
  const order = event.world.orders.find((o) => o.id === context.orderId);
  return order?.status === 'open' && order.link !== undefined ? [say({ key: 'link_dejado', order })] : [];
});
/** Another service was chosen behind the link: as `dropOrder`, and a new one is made for what is booked now. */
export const dropOtherOrder = emitAll((context, event) => {
  const order = otherOrder(context, event.world);
  return order && approvedMinor(order) === 0 ? leftLink(event.world, order) : [];
});
export const forgetOtherOrder = s.assign(({ context, event }) => {
  const order = otherOrder(context, event.world);
  return order && approvedMinor(order) === 0 ? { orderId: null, appointmentId: null } : {};
});
/** Its own link, with the money come by another one: nobody is to pay twice. */
export const dropUnpaid = emitAll((context, event) => {
  const order = event.world.orders.find((o) => o.id === context.orderId);
  return order !== undefined && approvedMinor(order) === 0 ? leftLink(event.world, order) : [];
});
/**
 * It is booked without its own link, as the business wants nothing first any more: that link asks for nothing now. What is
 * on its way, or said to be paid, is left as it is: it pays for the appointment when it comes.
 */
export const dropUnneeded = emitAll((context, { world }) => {
  const order = world.orders.find((o) => o.id === context.orderId);
  if (order === undefined || isOnItsWay(order) || !isPayable(order, world)) return [];
  return leftLink(world, order);
});
/** The order that was paid just now is this booking's. */
export const keepChanged = s.assign(({ context, event }) => ({
  orderId: event.type === 'order.changed' ? event.order.id : context.orderId,
}));
export const keepPaid = s.assign(({ context, event }) => ({
  orderId: paidOrder(context, event.world)?.id ?? context.orderId,
}));
/** Paid by a link of another price than was asked since: that price is agreed. */
export const keepPrice = s.assign(({ context, event: { world } }) => {
  const today = context.terms === undefined ? undefined : termsToday(context, world);
  if (context.terms === undefined || today === undefined) return {};
  const { priceMinor, dueMinor, paidMinor } = today;
  const money = { priceMinor, dueMinor, ...currencyOf(today, undefined), ...(paidMinor && { paidMinor }) };
  return { terms: { ...context.terms, ...money } };
});
export const sayPart = emitAll((context, event) => {
  const order = paidInPart(context, event.world);
  if (order === undefined) return [];
  if (order.status !== 'paid') return [say(orderCopy(order))];
  const missingMinor = priceToday(context, event.world).priceMinor - approvedMinor(order);
  return [say({ key: 'pago_ya_acreditado', order, ...(missingMinor > 0 ? { missingMinor } : {}) })];
});
export const keepPart = s.assign(({ context, event }) => ({
  orderId: paidInPart(context, event.world)?.id ?? context.orderId,
}));

/** Its link ran out. Said to be paid, or under way: no other one is pressed on him (PAGOS-5). */
function ranOut(order: Order, world: World): Copy {
  return isOnItsWay(order) ? { key: 'pago_aun_no_visto', order, times: world.turn } : { key: 'orden_vencida', order };
}

function isOnItsWay(order: Order): boolean {
  return order.status === 'claimed' || isUnderWay(order);
}

function othersThan({ id }: Order, orders: readonly Order[]): readonly Order[] {
  return orders.filter((o) => o.id !== id);
}

/** Until when the hour of this booking's order is kept for it; undefined: no longer. */
function keptUntil(context: AgendaContext, world: World): number | undefined {
  const order = world.orders.find((o) => isForHeld(o, context));
  return order === undefined || order.expiresAt <= world.at ? undefined : order.expiresAt;
}

function sayKept(order: Order, hasta: number | undefined): Emitted[] {
  return hasta === undefined ? [] : [say({ key: 'hora_del_pago', order, hasta })];
}

/** The order of this booking, with whose that is by now. */
function ownOrder(context: AgendaContext, { orders }: World): Order | undefined {
  const order = orders.find(({ id }) => id === context.orderId);
  if (order?.bookingFor === undefined) return order;
  const { guest: _before, ...booking } = order.bookingFor;
  const guest = guestOf(context);
  return { ...order, bookingFor: { ...booking, ...(guest === undefined ? {} : { guest }) } };
}
