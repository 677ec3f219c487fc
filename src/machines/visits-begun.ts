import { isOrderOf, type Appointment, type Emitted, type Order } from '../domain.ts';
import { unsettled, visitToPay, type Unsettled } from './begun-paid.ts';
import { say, type MachineEvent } from './kit.ts';
import { asksDue, asksIfArrived, ordersAskedAbout } from './money-asked.ts';
import { waitingOrders } from './orders.ts';
import { citaPaid } from './paid-which.ts';

/**
 * What is owed of a visit that has begun. It is paid at the till, then and in the days after, and the customer who asks
 * there "¿cuánto debo?" shows the answer: what nobody here can know is not told as nothing. Pure.
 */

/** That what is owed of them is settled with the team: as the whole answer, where nothing else is told. */
export function sayUnsettled(event: MachineEvent): readonly Emitted[] {
  // Of the one that is offered to be paid the team has nothing to settle.
  const offered = visitOffered(event);
  const visits = visitsInQuestion(event).filter(({ appointment }) => appointment.id !== offered?.id);
  const next = isToSettle(event) ? { proxima: true as const } : {};
  return visits.length === 0 ? [] : [say({ key: 'visitas_por_saldar', visits, ...next })];
}

/** The same beside what else is to be paid: not in the middle of another errand, which speaks of its own money. */
export function sayUnsettledToo(event: MachineEvent): readonly Emitted[] {
  return event.world.flow === undefined ? sayUnsettled(event) : [];
}

/** What is owed is asked about, or it is to be paid, and there are such visits: of that service, where one is named. */
export function visitsInQuestion(event: MachineEvent): readonly Unsettled[] {
  if (event.type !== 'customer.asks' && event.type !== 'customer.wants_payment') return [];
  if (event.type === 'customer.asks' ? !asksDue(event) : event.proxima === true) return [];
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
 * "Quiero pagar mi turno", "quiero pagar el tatuaje" with its deposit paid or with two of them unpaid, and none is to come: a
 * link would be for the whole, and for nobody knows which.
 */
export function isToSettle(event: MachineEvent): boolean {
  if (event.type !== 'customer.wants_payment' || !isOfNoOther(event)) return false;
  const toPay = event.servicio === undefined ? event.own !== true : visitOffered(event) !== undefined;
  return !toPay && visitsInQuestion(event).length > 0;
}

/** The visit that the link for this service will be for: it has begun, and none is to come. */
function visitOffered(event: MachineEvent): Appointment | undefined {
  if (event.type !== 'customer.wants_payment' || event.servicio === undefined || event.proxima === true)
    return undefined;
  return isOfNoOther(event) ? visitToPay(event.world, event.servicio) : undefined;
}

/** Nothing to come is meant, no link waits, and no other errand is under way. */
function isOfNoOther(event: WantsToPay): boolean {
  const { world, servicio } = event;
  const ofIt = ({ serviceId }: Pick<Appointment, 'serviceId'>) => servicio === undefined || servicio === serviceId;
  if (world.flow !== undefined || citaPaid(event) !== undefined) return false;
  return !world.appointments.some((a) => a.priceMinor > 0 && ofIt(a)) && !waitingOrders(world).some(ofIt);
}

type WantsToPay = Extract<MachineEvent, { type: 'customer.wants_payment' }>;
