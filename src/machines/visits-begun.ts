import {
  approvedMinor,
  isInCurrency,
  isOrderOf,
  type Appointment,
  type Emitted,
  type Order,
  type World,
} from '../domain.ts';
import { say, type MachineEvent } from './kit.ts';
import { asksDue, asksIfArrived, ordersAskedAbout } from './money-asked.ts';
import { AHEAD_MS, freeFrom, visitsOf, waitingOrders } from './orders.ts';
import { citaPaid } from './paid-which.ts';

/**
 * What is owed of a visit that has begun. It is paid at the till, then and in the days after, and the customer who asks
 * there "¿cuánto debo?" shows the answer: what nobody here can know is not told as nothing. Pure.
 */

/** A visit that is not known to be paid whole, and what is known to have been paid for it. */
interface Unsettled {
  readonly appointment: Appointment;
  readonly paid: readonly Order[];
}

/** That what is owed of them is settled with the team: as the whole answer, where nothing else is told. */
export function sayUnsettled(event: MachineEvent): readonly Emitted[] {
  const visits = visitsInQuestion(event);
  return visits.length === 0 ? [] : [say({ key: 'visitas_por_saldar', visits })];
}

/** The same beside what else is to be paid: not in the middle of another errand, which speaks of its own money. */
export function sayUnsettledToo(event: MachineEvent): readonly Emitted[] {
  return event.world.flow === undefined ? sayUnsettled(event) : [];
}

/** What is owed is asked about, or it is to be paid, and there are such visits: of that service, where one is named. */
export function visitsInQuestion(event: MachineEvent): readonly Unsettled[] {
  if (event.type !== 'customer.asks' && event.type !== 'customer.wants_payment') return [];
  if (event.type === 'customer.asks' && !asksDue(event)) return [];
  // Whose link is told with this, or whose claim, needs no second word.
  const told = ordersAskedAbout(event);
  return unsettled(event.world).filter(
    ({ appointment, paid }) =>
      (event.servicio === undefined || event.servicio === appointment.serviceId) &&
      (!asksIfArrived(event) || paid.length > 0) &&
      told.every((order) => !isOrderOf(order, appointment)),
  );
}

/** "Tu pago de 12.000 ya figura acreditado" is told with its visit, and not alone. */
export function isToldOfVisit(order: Order, event: MachineEvent): boolean {
  return visitsInQuestion(event).some(({ paid }) => paid.includes(order)) && !asksIfArrived(event);
}

/**
 * "Quiero pagar mi turno", "quiero pagar el tatuaje" with its deposit paid, and none is to come: a link would be for the
 * whole, and its money that of the next one.
 */
export function isToSettle(event: MachineEvent): boolean {
  const { world } = event;
  if (event.type !== 'customer.wants_payment' || citaPaid(event) !== undefined) return false;
  const { servicio } = event;
  const ofIt = ({ serviceId }: Pick<Appointment, 'serviceId'>) => servicio === undefined || servicio === serviceId;
  const toCome = world.appointments.some((a) => a.priceMinor > 0 && ofIt(a));
  if (world.flow !== undefined || toCome || waitingOrders(world).some(ofIt)) return false;
  const visits = visitsInQuestion(event);
  return (
    visits.length > 0 && (servicio === undefined ? event.own === true : visits.some(({ paid }) => paid.length > 0))
  );
}

function unsettled(world: World): readonly Unsettled[] {
  const visits = (world.begun ?? []).map((appointment) => ({ appointment, paid: paidOf(appointment, world) }));
  return visits.filter(({ appointment, paid }) => {
    const known = paid.filter((order) => isInCurrency(appointment, order.currency));
    return known.reduce((sum, order) => sum + approvedMinor(order), 0) < appointment.priceMinor;
  });
}

/** Its own, and what older code wrote on none. */
function paidOf(visit: Appointment, world: World): readonly Order[] {
  return world.orders.filter((order) => {
    if (approvedMinor(order) === 0) return false;
    if (order.id === visit.orderId) return true;
    if (order.serviceId !== visit.serviceId) return false;
    if (order.paysFor !== undefined || order.bookingFor !== undefined) return isOrderOf(order, visit);
    const ofAnother = visitsOf(world).some((a) => a.orderId === order.id);
    return !ofAnother && freeFrom(order) > visit.bookedAt - AHEAD_MS;
  });
}
