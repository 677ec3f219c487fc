import { PAYING_MS, approvedMinor, isUnpaid, type Order, type Slot, type World } from '../domain.ts';
import { type AgendaContext } from './agenda-facts.ts';
import { slotAt } from './slot-list.ts';
import type { MachineEvent } from './kit.ts';
import { tooLateFor } from './notice.ts';
import { isInTime, isPayable } from './orders.ts';
import { needsPayment } from './paid-ahead.ts';

/** The hour that is held until its link is paid, and what a customer says of it meanwhile (AGENDA-16). Pure. */

/** The slot that an event settles on: a row of the open list, or the one that was asked for and is free. */
export function slotIn({ offer }: Pick<AgendaContext, 'offer'>, event: MachineEvent): Slot | undefined {
  if (event.type === 'slots.found') return event.exact;
  return event.type === 'customer.selects' ? slotAt(offer, event.offer, event.n) : undefined;
}

/** The same hour with the same professional at the same branch. */
export function sameSlot(a: Slot | undefined, b: Slot | null): boolean {
  return a?.start === b?.start && a?.professionalId === b?.professionalId && a?.branchId === b?.branchId;
}

/** The chosen slot is held until its link is paid: that of an earlier choice pays for another hour. */
export function heldByLink(context: AgendaContext, world: World): boolean {
  return world.orders.some((order) => isInTime(order, world) && isForHeld(order, context));
}

/** This order is of the booking, and of the very hour that it holds. */
export function isForHeld({ id, bookingFor }: Order, { held, orderId, slot }: AgendaContext): boolean {
  return held && id === orderId && sameSlot(bookingFor?.slot, slot);
}

/**
 * A list of yesterday may hold hours that have passed (AGENDA-3). The hour of a link that can be paid, or is, stands until
 * its time: no other one does that is chosen behind it, nor its own once nobody can pay it any more.
 */
export function isPast(context: AgendaContext, world: World): boolean {
  const late = tooLateToBook(context, world);
  return late === 'turno_ya_paso' || (late !== undefined && !isPromised(context, world));
}

/** As `tooLateFor`, and what is to be paid first has to be paid before it begins. */
export function tooLateToBook(context: AgendaContext, world: World): ReturnType<typeof tooLateFor> {
  const { slot } = context;
  const unpaid = slot !== null && slot.start < world.at + PAYING_MS && needsPayment(context, world);
  return tooLateFor(slot, world) ?? (unpaid ? 'turno_muy_encima' : undefined);
}

function isPromised({ appointmentId, slot }: AgendaContext, world: World): boolean {
  const own = world.orders.filter(({ bookingFor }) => bookingFor?.appointmentId === appointmentId);
  return own.some((o) => sameSlot(o.bookingFor?.slot, slot) && (isPayable(o, world) || approvedMinor(o) > 0));
}

/** The link that its hour was held for has run out. */
export function isHeldInVain(context: AgendaContext, world: World): boolean {
  const order = world.orders.find((o) => isForHeld(o, context));
  return order?.link !== undefined && isUnpaid(order) && order.expiresAt <= world.at;
}

/** Its time is over, and its money is not what it was to be: the hour is kept no longer, what its provider has said stands. */
export function isOverInDoubt(context: AgendaContext, world: World): boolean {
  const order = world.orders.find((o) => isForHeld(o, context));
  return order !== undefined && order.expiresAt <= world.at && order.status !== 'paid' && !isUnpaid(order);
}

/** All that came for it was given back, and nobody has to see to it: it may be paid anew. */
export function isGivenBack(context: AgendaContext, world: World): boolean {
  const order = world.orders.find((o) => isForHeld(o, context));
  return order?.status === 'refunded' && approvedMinor(order) === 0;
}

/** Wants to pay, and for nothing else than what is being booked. */
export function ofThisService({ detalles }: AgendaContext, event: MachineEvent): boolean {
  if (event.type !== 'customer.wants_payment') return false;
  return event.servicio === undefined || event.servicio === detalles.servicio;
}

/** "¿Qué otros horarios hay?", while the link of this booking is open. Who asks for an hour wants that one instead. */
export function asksAround(context: AgendaContext, event: MachineEvent): boolean {
  if (event.type !== 'customer.wants_booking' && event.type !== 'customer.wants_other_time') return false;
  const { servicio, hora_especifica, hora_candidatas, respecto } = 'detalles' in event ? event.detalles : {};
  const other = hora_especifica ?? hora_candidatas ?? respecto;
  const itsService = servicio === undefined || servicio === context.detalles.servicio;
  return event.pregunta === true && other === undefined && itsService && heldByLink(context, event.world);
}
