import { approvedMinor } from '../domain.ts';
import { holdUntil, orderFor, orderTimer, otherOrder } from './agenda-facts.ts';
import { emitAll, s } from './agenda-setup.ts';
import { termsOf } from './agenda-terms.ts';
import { say, sayOnce } from './kit.ts';
import { isUnsettled, paidFor } from './orders.ts';
import { dueBefore, linksInItsPlace, paidInPart, paidOrder, priceToday } from './paid-ahead.ts';
import { leftLink, lookedFor } from './receipts.ts';

/** What the booking flow does and says about its money (AGENDA-16); `agenda.ts` says when. */

export const openOrder = emitAll((context, event) => {
  const order = orderFor(context, event.world);
  const others = linksInItsPlace(context, order.id, event.world);
  return [
    ...others.flatMap((one) => leftLink(event.world, one)),
    { type: 'order.put', order },
    ...holdUntil(context, event.world, order.expiresAt),
    orderTimer([...event.world.orders, order]),
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
  // Said to be paid: people look for its money, and no other link is pressed on him (PAGOS-5).
  const claimed = own.status === 'claimed';
  const others = orders.filter((o) => o.id !== own.id && isUnsettled(o));
  return [
    { type: 'order.put', order },
    ...(others.length > 0 ? [orderTimer(others)] : []),
    ...(claimed ? [lookedFor(event.world, order)] : []),
    say(claimed ? { key: 'pago_aun_no_visto', order, times: event.world.turn } : { key: 'orden_vencida', order }),
  ];
});
/** Paid, but the hour is gone or past: the money is a person's matter now (AGENDA-16). Reception opens the desk. */
export const sayPaidWithoutSlot = emitAll((context, event) => {
  const order = event.world.orders.find((o) => o.id === context.orderId);
  return order ? [say({ key: 'pago_tarde_sin_turno', order })] : [];
});
export const sayPaymentLeft = emitAll((context, event) => {
  const order = paidFor(event.world, context.orderId);
  return order ? [say({ key: 'pago_sin_turno', order })] : [];
});
export const sayPaid = emitAll((context, event) => {
  const order = paidOrder(context, event.world);
  return order ? [sayOnce({ key: 'pago_recibido', order })] : [];
});
/** Paid by its link while another hour is looked for: nothing is booked yet, and nothing is paid twice. */
export const sayPaidNotBooked = emitAll((context, event) => {
  const order = paidOrder(context, event.world);
  return order ? [sayOnce({ key: 'pago_recibido', order, sinTurno: true })] : [];
});
/** Given up with its link still good: whoever pays it all the same is asked what for. */
export const dropOrder = emitAll((context, event) => {
  const order = event.world.orders.find((o) => o.id === context.orderId);
  return order ? leftLink(event.world, order) : [];
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
/** The order that was paid just now is this booking's. */
export const keepChanged = s.assign(({ context, event }) => ({
  orderId: event.type === 'order.changed' ? event.order.id : context.orderId,
}));
export const keepPaid = s.assign(({ context, event }) => ({
  orderId: paidOrder(context, event.world)?.id ?? context.orderId,
}));
/** Paid by a link of another price than was asked since: that price is agreed. */
export const keepPrice = s.assign(({ context, event: { world } }) => {
  if (context.terms === undefined) return {};
  const priceMinor = priceToday(context, world);
  return { terms: { ...context.terms, priceMinor, dueMinor: dueBefore(priceMinor, world.tenant) } };
});
export const sayPart = emitAll((context, event) => {
  const order = paidInPart(context, event.world);
  return order ? [say({ key: 'pago_parcial', order })] : [];
});
export const keepPart = s.assign(({ context, event }) => ({
  orderId: paidInPart(context, event.world)?.id ?? context.orderId,
}));
