import {
  AHEAD_MS,
  freeFrom,
  DAY_MS,
  approvedMinor,
  dueMinor,
  isSameGuest,
  type Emitted,
  type Order,
  type Tenant,
  type Terms,
  type World,
} from '../domain.ts';
import type { AgendaContext } from './agenda-facts.ts';
import { begunOf, isLinkOfBegun } from './begun-paid.ts';
import { isGivenSo, serviceOf, type MachineEvent } from './kit.ts';
import { isLeftOver } from './left-over.ts';
import { isPayable, openLinks, openOrderOf, paidFor } from './orders.ts';

/**
 * What a booking has to be paid before it is made, and whose money does it: its own link's, or a payment for the same
 * service that was made first ("quiero pagar y después reservo"), so that nobody pays twice (AGENDA-16). Pure. Long because it is
 * a list of what may have paid for it.
 */
type Booking = Pick<AgendaContext, 'detalles' | 'orderId' | 'terms'>;
/** What of the world this depends on. */
export type Books = Pick<World, 'at' | 'tenant' | 'appointments' | 'orders' | 'awaited' | 'past' | 'begun'>;

/** Minor units due before booking, as it was asked: nothing, the price, or the deposit of it. */
export function amountDue({ detalles, terms }: Booking, world: Books): number {
  if (terms !== undefined) return terms.dueMinor;
  return dueBefore(serviceOf(world, detalles.servicio)?.priceMinor ?? 0, world.tenant);
}

/** The same of a price, by today's rules. */
export function dueBefore(priceMinor: number, { booking }: Pick<Tenant, 'booking'>): number {
  const { paymentBeforeBooking, deposit } = booking;
  if (paymentBeforeBooking === 'none') return 0;
  return paymentBeforeBooking === 'full' ? priceMinor : dueMinor(priceMinor, deposit);
}

/** The same, as it is said. */
export function paymentBefore(booking: Booking, world: Books): { amountMinor: number; deposit: boolean } {
  return {
    amountMinor: amountDue(booking, world),
    deposit: world.tenant.booking.paymentBeforeBooking === 'deposit',
  };
}

/** The business wants its money first, this service costs some, and nobody has paid it (AGENDA-16). */
export function needsPayment(booking: Booking, world: Books): boolean {
  if (world.tenant.booking.paymentBeforeBooking === 'none' || amountDue(booking, world) === 0) return false;
  return paidOrder(booking, world) === undefined;
}

/** A paid order of this flow, so that a second choice does not charge twice, else one that was paid ahead. */
export function paidOrder(booking: Booking, world: Books): Order | undefined {
  return ownPaid(booking, world) ?? paidAhead(booking, world);
}

/**
 * Whose money goes with the booking: what pays it, else what has come of its own link. Where nothing is due first any more
 * a part of what was asked for then is not asked for again, and not forgotten.
 */
export function ownMoney(booking: Booking, world: Books): Order | undefined {
  const part = world.orders.find((o) => o.id === booking.orderId && o.status === 'partially_paid');
  return paidOrder(booking, world) ?? part;
}

/** The order of this very booking, once it is paid. */
export function ownPaid({ orderId }: Booking, world: Books): Order | undefined {
  return world.orders.find((o) => o.id === orderId && o.status === 'paid');
}

/**
 * What a booking costs now: as much as the catalogue says or, once it is paid, as much as its link was sent for. The
 * business agreed to that price: who paid it whole owes nothing of a rise since, and is asked for no second payment. The
 * deposit of a booking that came to nothing holds no price: what is booked with it instead costs what it costs now.
 */
export function priceToday(booking: Booking, world: Books): Required<Pick<Terms, 'priceMinor' | 'currency'>> {
  const order = paidOrder(booking, world);
  const agreed = order === undefined || isFreeDeposit(order) ? undefined : agreedPrice(order);
  if (order !== undefined && agreed !== undefined) return { priceMinor: agreed, currency: order.currency };
  const { priceMinor = 0 } = serviceOf(world, booking.detalles.servicio) ?? {};
  return { priceMinor, currency: world.tenant.currency };
}

function agreedPrice({ bookingFor, amountMinor }: Order): number | undefined {
  return bookingFor === undefined ? amountMinor : bookingFor.terms?.priceMinor;
}

function isFreeDeposit(order: Order): boolean {
  return order.free === true && order.amountMinor < (agreedPrice(order) ?? 0);
}

function paidAhead(booking: Booking, world: Books): Order | undefined {
  const { priceMinor = 0 } = serviceOf(world, booking.detalles.servicio) ?? {};
  const due = dueBefore(priceMinor, world.tenant);
  return moneyAhead(booking, world).find((o) => !isFreeDeposit(o) || o.amountMinor >= due);
}

/**
 * Payments that no booking has had. With an unpaid appointment of the service at hand they may be that one's. A deposit
 * counts as far as it goes: where more is due by now, it is a part of that.
 */
function moneyAhead(booking: Booking, world: Books): readonly Order[] {
  const { servicio, para } = booking.detalles;
  if (world.tenant.booking.paymentBeforeBooking === 'none' || servicio === undefined) return [];
  if (world.appointments.some((a) => a.serviceId === servicio && a.orderId === undefined)) return [];
  return world.orders.filter((o) => {
    const his = o.bookingFor === undefined || isSameGuest(o.bookingFor.guest, para);
    return o.serviceId === servicio && o.status === 'paid' && his && isAhead(o, world);
  });
}

/**
 * Its money is of no booking yet, of late, and in what is due today: after a change of currency 40.000 pesos are not
 * 40.000 dollars. Whatever people were told of it (a void link that was paid, a paid appointment that was cancelled), the
 * money is there, so it counts and nobody pays twice. Who gives it back does so at the provider: then it is paid no more.
 */
function isAhead(order: Order, world: Books): boolean {
  const unspent = order.free === true || (order.bookingFor === undefined && order.paysFor === undefined);
  if (!unspent || begunOf(order, world) !== undefined) return false;
  return world.awaited?.includes(order.id) !== true && isAtHand(order, world);
}

function isAtHand(order: Order, { at, tenant, appointments }: Books): boolean {
  if (freeFrom(order) <= at - AHEAD_MS || order.currency !== tenant.currency) return false;
  return appointments.every((a) => a.orderId !== order.id);
}

/**
 * The money of a booking that came to nothing, for the next one of its service: so nobody pays that twice. Its days are
 * counted from now on: of a deposit that was paid a month ahead there would be none left.
 */
export function setFree(order: Order | undefined, { at }: Pick<World, 'at'>): Emitted[] {
  const came = order?.status === 'paid' && order.bookingFor !== undefined;
  return came ? [{ type: 'order.put', order: { ...order, free: true, freeSince: at } }] : [];
}

/**
 * Paid in part, or more than was due, by this booking's link or by one before it, that of a booking that was left as well;
 * or paid for a booking that came to nothing, and less than is due now: a link for the whole would charge that part twice.
 */
export function paidInPart(booking: Booking, world: Books): Order | undefined {
  if (!needsPayment(booking, world)) return undefined;
  const part = world.orders.findLast(
    (o) => o.status !== 'paid' && approvedMinor(o) > 0 && isItsPart(o, booking, world),
  );
  return part ?? moneyAhead(booking, world).at(-1);
}

function isItsPart(order: Order, { orderId, detalles }: Booking, world: Books): boolean {
  if (order.id === orderId) return true;
  if (order.serviceId !== detalles.servicio) return false;
  return isAhead(order, world) || (isOfLeft(order, world) && isSameGuest(order.bookingFor?.guest, detalles.para));
}

/** It was to keep an hour, and that was neither booked nor is it waited for. */
function isOfLeft(order: Order, world: Books): boolean {
  const { id, bookingFor } = order;
  if (bookingFor === undefined || world.awaited?.includes(id) === true || !isAtHand(order, world)) return false;
  return world.appointments.every((a) => a.id !== bookingFor.appointmentId);
}

/** The event says that what this booking waits for is paid, by its own link or by an earlier one. */
export function paysFor(booking: Booking, event: MachineEvent): boolean {
  return event.type === 'order.changed' && paidOrder(booking, event.world)?.id === event.order.id;
}

/**
 * The link of an hour that was never booked is credited late, and the same is being booked for another hour: the money is
 * this booking's, which costs as much. The hour that was left is not booked by it, and nothing that is open is dropped.
 */
export function paysByOlder(booking: Booking, event: MachineEvent): boolean {
  if (event.type !== 'order.changed' || event.order.status !== 'paid' || isLeftOver(event)) return false;
  const { order, world } = event;
  if (!needsPayment(booking, world) || !isExactly(order, booking, world)) return false;
  return isOfSameWish(booking, order) && isWaitedForByNobody(event) && paidFor(world, booking.orderId) === undefined;
}

function isOfSameWish({ detalles, orderId }: Booking, { id, serviceId, bookingFor }: Order): boolean {
  if (bookingFor === undefined || id === orderId || serviceId !== detalles.servicio) return false;
  return isSameGuest(bookingFor.guest, detalles.para);
}

/** Its hour is not booked; with its link still open another flow below may wait for it, once it has run out none does. */
function isWaitedForByNobody({ order, was, world }: Extract<MachineEvent, { type: 'order.changed' }>): boolean {
  if (order.dropped === true || (was !== 'expired' && world.flowWaits === true)) return false;
  return world.appointments.every((a) => a.id !== order.bookingFor?.appointmentId && a.orderId !== order.id);
}

/**
 * The link that was sent before the booking was wished for, or for one that was left, where it charges the very same: the
 * booking's from now on.
 */
export function openAhead(booking: Booking, world: Books): Order | undefined {
  return linksBefore(booking, world).findLast((o) => isExactly(o, booking, world));
}

/** The very same money: as much as it was asked to be paid first, and in that currency. */
function isExactly({ amountMinor, currency }: Order, booking: Booking, world: Books): boolean {
  return amountMinor === amountDue(booking, world) && currency === (booking.terms?.currency ?? world.tenant.currency);
}

/** Links that would take the money of this booking once more, with its own (`ownId`) made: void from now on. */
export function linksInItsPlace(booking: Booking, ownId: string, world: Books): readonly Order[] {
  return linksBefore(booking, world).filter(({ id }) => id !== ownId);
}

function linksBefore({ detalles, orderId }: Booking, world: Books): readonly Order[] {
  const { servicio, para } = detalles;
  const left = linksOfLeft(servicio, world).filter((o) => o.id !== orderId && isSameGuest(o.bookingFor?.guest, para));
  const ahead = openLinks(world, servicio).findLast((o) => !isLinkOfBegun(o, world));
  return ahead === undefined ? left : [...left, ahead];
}

/** Links of bookings that were left without being given up. What is said to be paid may be on its way. */
export function linksOfLeft(serviceId: string | undefined, world: Books): readonly Order[] {
  return world.orders.filter(
    (o) =>
      o.serviceId === serviceId &&
      o.bookingFor !== undefined &&
      o.status !== 'claimed' &&
      o.dropped !== true &&
      isPayable(o, world) &&
      world.appointments.every(({ id }) => id !== o.bookingFor?.appointmentId),
  );
}

/**
 * "Ahora sí, agendame", behind a payment: its service, where it is the one that waits for an appointment and fits what is
 * wished; "primero necesito una cita para mañana", asked whether to pay for one: that one.
 */
export function serviceAhead(event: MachineEvent): { servicio?: string } {
  if (event.type !== 'customer.wants_booking' || event.otroServicio === true || event.mas === true) return {};
  const { world, detalles } = event;
  const open = detalles.servicio === undefined && detalles.servicios === undefined;
  const asked = open && world.flow === 'PAGOS_ESPERANDO_CONFIRMACION' ? world.about : undefined;
  const waiting = world.flow === undefined ? world.orders.filter((o) => waitsForVisit(o, world)) : [];
  const [servicio, ...others] = new Set(waiting.map((o) => o.serviceId));
  const service = serviceOf(world, asked ?? servicio);
  if (service === undefined || others.length > 0) return {};
  return isGivenSo(world, service, detalles) ? { servicio: service.id } : {};
}

/** Paid, or its link sent, for no booking; and there is no appointment to come that it may be the money of. */
function waitsForVisit(order: Order, world: World): boolean {
  const life = world.tenant.booking.paymentBeforeBooking === 'none' ? DAY_MS : AHEAD_MS;
  if ((order.bookingFor ?? order.paysFor) !== undefined || freeFrom(order) < world.at - life) return false;
  if (order.status !== 'paid' && openOrderOf(world, order.serviceId)?.link === undefined) return false;
  return world.appointments.every((a) => a.orderId !== order.id && a.serviceId !== order.serviceId);
}
