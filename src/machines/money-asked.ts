import { HOUR_MS } from '../domain.ts';
import type { Appointment, FlowInput, Order, World } from '../domain.ts';
import { lastAppointment, type Last } from './errands-left.ts';
import { type MachineEvent } from './kit.ts';
import { LATE_WORDS_MS, isPaymentOfNow, linkRanOut, orderToResume } from './money-of-now.ts';
import { citaPaid } from './paid-which.ts';
import { mergeDetalles } from './told-in-turn.ts';
import {
  appointmentsToPay,
  depositOf,
  isDeposit,
  isToPay,
  paidFor,
  serviceToPay,
  settledBy,
  visitsOf,
  waitingOrder,
  waitingOrders,
  wishesOf,
} from './orders.ts';

/**
 * Which order a word about money means; `recepcion.ts` says what is done with it. Pure. Long because it is a list of
 * what may be meant.
 */

/** So long after "pedime uno nuevo" a bare yes answers it, and "quiero uno nuevo". */
const FRESH_MS = HOUR_MS;

/** Asked for the link of a booking that was not paid in its time, or said yes to a new one: the booking begins again. */
export function resumesBooking(event: MachineEvent): FlowInput | undefined {
  const { world } = event;
  const order = orderToResume(world);
  if (order?.status !== 'expired' || world.flow !== undefined) return undefined;
  const asks = asksDue(event) || (event.type === 'customer.wants_payment' && event.servicio === undefined);
  const detalles = wishesOf(order, world);
  const wish = event.type === 'customer.wants_booking' ? event : undefined;
  const again = wish !== undefined && (wish.detalles.servicio ?? detalles?.servicio) === detalles?.servicio;
  const fresh = world.at - order.expiresAt < FRESH_MS;
  // "Me venció el link, lo quiero a las 19", "¿sigue libre el de las 18?" say which one they mean, however late.
  const agrees = again ? fresh || wish.retoma === true : fresh && event.type === 'customer.accepts';
  if (detalles === undefined || !(asks || agrees)) return undefined;
  // "¿Todavía está libre a las 3?", "y el viernes?": of the same.
  return { detalles: mergeDetalles(detalles, wish?.detalles ?? {}) };
}

/**
 * What is to be paid: the service that is named, else the booking paid in part, else what "lo" or "mi turno" means. A bare
 * "quiero pagar" means the link that has run out, or what was booked just now; else it asks for the catalogue (PAGOS-1).
 */
export function askedToPay(event: MachineEvent, context: { readonly ultima?: Last | undefined }): FlowInput {
  if (event.type !== 'customer.wants_payment') return {};
  const { varios, proxima } = event;
  return { ...whatToPay(event, context), ...(varios && { varios }), ...(proxima && { proxima }) };
}

type WantsToPay = Extract<MachineEvent, { type: 'customer.wants_payment' }>;

function whatToPay(event: WantsToPay, { ultima }: { readonly ultima?: Last | undefined }): FlowInput {
  const { world } = event;
  const cita = citaPaid(event);
  if (cita !== undefined) return { servicio: cita.serviceId, appointmentId: cita.id };
  const order = orderToResume(world);
  const part = order?.status === 'partially_paid' && order.bookingFor ? order.serviceId : undefined;
  const own = event.own === true ? (world.about ?? serviceToPay(world) ?? depositOf(world)) : undefined;
  const said = event.servicio ?? part ?? nextOf(event);
  if (said === undefined && event.otra === true) return oneOf(othersToPay(world));
  const servicio = said ?? own ?? ranOut(event);
  if (servicio !== undefined) return { servicio };
  const booked = justBooked(event, ultima);
  if (booked !== undefined) return { servicio: booked.serviceId, appointmentId: booked.id };
  return event.own === true ? oneOf(dueOrPaid(world)) : {};
}

/** "Quiero pagar la próxima", behind a visit that has begun: what is spoken of, or is to come, else the same once more. */
function nextOf({ proxima, world }: WantsToPay): string | undefined {
  const [begun, ...others] = new Set((world.begun ?? []).map(({ serviceId }) => serviceId));
  if (proxima !== true || begun === undefined) return undefined;
  return world.about ?? serviceToPay(world) ?? (others.length === 0 ? begun : undefined);
}

/** What is to be paid of his own; where nothing is, what he has paid: it is said so, and not charged again. */
function dueOrPaid(world: World): readonly Appointment[] {
  const due = appointmentsToPay(world);
  const [paid, ...others] = new Set(world.appointments.map(({ serviceId }) => serviceId));
  const settled = due.length === 0 && others.length === 0 && settledBy(world, paid) !== undefined;
  return settled ? world.appointments : due;
}

/** "El link de la otra": what else is to be paid beside the newest order; where all of it is paid, that. */
function othersToPay(world: World): readonly Appointment[] {
  const newest = world.orders.at(-1);
  const others = world.appointments.filter((a) => a.priceMinor > 0 && !isItsOwn(newest, a));
  const due = others.filter((a) => isToPay(a, world));
  return due.length > 0 ? due : others;
}

function isItsOwn(order: Order | undefined, { id, orderId, serviceId }: Appointment): boolean {
  if (order === undefined) return false;
  return order.id === orderId || (order.paysFor === undefined ? order.serviceId === serviceId : order.paysFor === id);
}

/** The service of these, and which one where it is the only; or one of theirs that is chosen. */
function oneOf(appointments: readonly Appointment[]): FlowInput {
  const [servicio, ...others] = new Set(appointments.map(({ serviceId }) => serviceId));
  const [only, ...more] = appointments;
  if (servicio === undefined) return {};
  if (others.length > 0) return { servicios: [servicio, ...others] };
  return { servicio, ...(only !== undefined && more.length === 0 ? { appointmentId: only.id } : {}) };
}

/** "Se venció el link", "quiero pagar" soon after: the same again. */
function ranOut({ world }: MachineEvent): string | undefined {
  const order = orderToResume(world);
  const fresh = order?.status === 'expired' && world.at - order.expiresAt < FRESH_MS;
  return fresh && order.bookingFor === undefined ? order.serviceId : undefined;
}

/** Right behind a booking that is not paid whole, unless another service has been spoken of since. */
function justBooked({ world }: MachineEvent, last: Last | undefined): Appointment | undefined {
  const booked = lastAppointment(world, last);
  if (booked === undefined || (world.about !== undefined && world.about !== booked.serviceId)) return undefined;
  const { serviceId, priceMinor } = booked;
  return priceMinor === 0 || isToPay(booked, world) || depositOf(world) === serviceId ? booked : undefined;
}

/** The order that payments begin with: what of it can be paid, they know. A booking's is not paid without the booking. */
export function resumedOrder(event: MachineEvent): FlowInput {
  const order = orderMeant(event);
  const gone = order?.status === 'expired' && order.bookingFor !== undefined;
  return order === undefined || gone ? {} : { servicio: order.serviceId };
}

/** "Se me venció el link, ¿me mandás otro?" speaks of it days later; what is owed today is none of it by then. */
function orderMeant(event: MachineEvent): Order | undefined {
  const wantsLink = event.type === 'customer.wants_payment' || (event.type === 'customer.asks' && event.como === true);
  return orderToResume(event.world, wantsLink ? LATE_WORDS_MS : undefined);
}

/** Asked what there is to pay of what was paid in part: how it is completed, people know, who were told when it came. */
export function partAskedAbout(event: MachineEvent): Order | undefined {
  if (event.type !== 'customer.asks' || !asksDue(event) || event.como === true) return undefined;
  const order = orderToResume(event.world);
  const meant = event.servicio === undefined || event.servicio === order?.serviceId;
  return order?.status === 'partially_paid' && meant ? order : undefined;
}

/** Asked what there is to pay, the order that is left is taken up, unless its link ran out and it is not all that is due. */
export function isTakenUp(event: MachineEvent): boolean {
  const order = orderMeant(event);
  if (resumedOrder(event).servicio === undefined) return false;
  const whole = event.type === 'customer.asks' && event.como !== true && order?.status === 'expired';
  return !whole || appointmentsDue(event).every(({ serviceId }) => serviceId === order.serviceId);
}

/** A payment for a booking whose flow has gone: the slot is looked at again (AGENDA-16). */
export function lateBooking(event: MachineEvent): FlowInput | undefined {
  if (event.type !== 'order.changed' || event.order.status !== 'paid') return undefined;
  const wanted = event.order.bookingFor;
  const booked = visitsOf(event.world).some((a) => a.id === wanted?.appointmentId);
  return wanted && !booked ? { paidOrder: event.order } : undefined;
}

/** The appointment to come whose money its provider has given back: it stands, and people have to know that nobody paid it. */
export function unpaidAgain(event: MachineEvent): Appointment | undefined {
  if (event.type !== 'order.changed' || event.order.status !== 'refunded') return undefined;
  const { order, world } = event;
  const { id, serviceId, paysFor, bookingFor, dropped } = order;
  const unpaid = world.appointments.filter((a) => a.serviceId === serviceId && isToPay(a, world));
  const ahead = (paysFor ?? bookingFor ?? dropped) === undefined;
  return unpaid.find((a) => a.orderId === id || a.id === paysFor) ?? (ahead ? unpaid[0] : undefined);
}

/** The link that is open where nothing else is: what "ya no quiero" may be said of. */
export function linkOpen({ world }: MachineEvent): Order | undefined {
  const order = world.flow === undefined ? waitingOrder(world) : undefined;
  return order?.status === 'open' ? order : undefined;
}

/** What is owed, or its link, is asked about. */
export function asksDue(event: MachineEvent): boolean {
  return event.type === 'customer.asks' && event.topic === 'deuda';
}

/** Whether what was sent has arrived. */
export function asksIfArrived(event: MachineEvent): boolean {
  return event.type === 'customer.asks' && event.topic === 'deuda' && event.llego === true;
}

/** Whether money came by a link that ran out: it may be on its way, and no other link is pressed on him. */
export function lateLink(event: MachineEvent): Order | undefined {
  return asksIfArrived(event) ? linkRanOut(event.world) : undefined;
}

/** "¿Llegó?", of which there is no money: the one appointment to come that it can be for. */
export function unpaidAskedAbout(event: MachineEvent): Appointment | undefined {
  const service = event.type === 'customer.asks' ? event.servicio : undefined;
  const due = appointmentsToPay(event.world).filter((a) => (service ?? a.serviceId) === a.serviceId);
  return due.length === 1 ? due[0] : undefined;
}

/** "¿Cuánto te debo?": the appointments that nobody has paid for, of that service where one is named. */
export function appointmentsDue(event: MachineEvent): readonly Appointment[] {
  if (event.type !== 'customer.asks' || !asksDue(event) || asksIfArrived(event)) return [];
  const offered = event.world.tenant.services.map(({ id }) => id);
  const open = appointmentsToPay(event.world).filter(({ serviceId }) => offered.includes(serviceId));
  return event.servicio === undefined ? open : open.filter(({ serviceId }) => serviceId === event.servicio);
}

/** The same, to be paid: the only service of them, or one of theirs that is chosen; several of one, one by one. */
export function dueToPay(event: MachineEvent): FlowInput {
  const due = appointmentsDue(event);
  const input = oneOf(due);
  return input.servicio !== undefined && due.length > 1 ? { ...input, varios: true } : input;
}

/** A link is paid, and others of its service were to be paid with it: the next one. */
export function nextToPay(event: MachineEvent): FlowInput | undefined {
  if (event.type !== 'order.changed' || event.world.flow !== undefined) return undefined;
  const { status, moreToPay, serviceId, paysFor } = event.order;
  if (status !== 'paid' || event.was === 'paid' || moreToPay !== true) return undefined;
  const { appointments, begun = [] } = event.world;
  const [next, ...more] = appointmentsToPay(event.world).filter((a) => a.serviceId === serviceId);
  // With none booked nobody knows how many they are: one more, ahead as that was.
  if (appointments.every((a) => a.serviceId !== serviceId)) {
    const next = paysFor === undefined && begun.some((a) => a.serviceId === serviceId);
    return { servicio: serviceId, resto: true, ...(next ? { proxima: true } : {}) };
  }
  if (next === undefined) return undefined;
  return { servicio: serviceId, appointmentId: next.id, resto: true, ...(more.length > 0 ? { varios: true } : {}) };
}

/**
 * What is paid, where that is asked: the newest order of now, of the service that is named, or the deposit of what was
 * booked just now ("¿cuánto pago allá?").
 */
export function paidAskedAbout(event: MachineEvent, last: Last | undefined): Order | undefined {
  const { world } = event;
  if (event.type !== 'customer.asks') return undefined;
  if (asksDue(event)) return paidOf(event.servicio, event);
  if (event.topic !== 'precio' || world.flow !== undefined) return undefined;
  const booked = lastAppointment(world, last);
  const service = event.servicio ?? world.about;
  if (booked === undefined || (service !== undefined && service !== booked.serviceId)) return undefined;
  return world.orders.find((o) => o.id === booked.orderId && isDeposit(o, world));
}

/** A link that was sent after it, and ran out, is what "¿llegó?" asks about. */
function paidOf(service: string | undefined, event: MachineEvent): Order | undefined {
  const { world } = event;
  const paid = world.orders.filter((o) => o.status === 'paid' && (service ?? o.serviceId) === o.serviceId);
  const order = paid.findLast((o) => isPaymentOfNow(o, world));
  const late = lateLink(event);
  return order === undefined || late === undefined || late.createdAt < order.createdAt ? order : undefined;
}

/** The orders that are asked about, by themselves or by their price where nothing else is named or talked about. */
export function ordersAskedAbout(event: MachineEvent): readonly Order[] {
  const { world } = event;
  if (event.type !== 'customer.asks') return [];
  const waiting = waitingOrders(world);
  if (event.topic === 'precio')
    return event.servicio !== undefined || world.about !== undefined ? [] : waiting.slice(-1);
  if (!asksDue(event)) return [];
  const named = waiting.filter(({ serviceId }) => serviceId === event.servicio);
  if (event.servicio === undefined || named.length > 0) return named.length > 0 ? named : waiting;
  // "No me abre el del control", of which there is no link: it is offered.
  return appointmentsDue(event).length > 0 ? [] : waiting;
}

/** Beside the links that are asked about: all that is to be paid, where it is more than they are for. */
export function dueBeside(orders: readonly Order[], event: MachineEvent): readonly Appointment[] {
  if (event.type === 'customer.asks' && event.como === true) return [];
  const of = (some: readonly Order[], { serviceId }: Appointment) => some.some((o) => o.serviceId === serviceId);
  const due = appointmentsDue(event).filter(
    (a) =>
      !of(
        orders.filter(({ status }) => status === 'claimed'),
        a,
      ),
  );
  const more = due.some((a) => !of(orders, a)) && orders.every(({ bookingFor }) => bookingFor === undefined);
  return more ? due : [];
}

/** Whose money a person is called for. */
export function orderInQuestion(event: MachineEvent): Order | undefined {
  if (event.type === 'order.changed') return event.order;
  return event.type === 'flow.ended' ? paidFor(event.world, event.orderId) : undefined;
}
