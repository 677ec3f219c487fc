import {
  whenOf,
  isUnpaid,
  type Appointment,
  type Detalles,
  type FlowInput,
  type Terms,
  type World,
} from '../domain.ts';
import { currencyOf, isAsAsked } from './agenda-terms.ts';
import { serviceOf, type MachineEvent } from './kit.ts';
import { paymentOf } from './orders.ts';
import { dueBefore } from './paid-ahead.ts';

/**
 * "¿Puedo cambiar a pedicure en vez de semi?": the appointment stays one, and becomes another service. It is moved like
 * any other, on granules that are its own already: it stands until the yes, and there are never two of it, nor none. Pure.
 */

/** What moving knows of it; `detalles.servicio` is what it becomes, and absent of one that only moves. */
interface Changing {
  readonly cita: Appointment | null;
  readonly detalles: Detalles;
  readonly terms?: Terms | undefined;
}

/**
 * What moving is opened with. Undefined where money hangs on either service, for somebody else, or while something else is
 * open: then it is booked on its own, and what becomes of the old one is asked (or seen to by a person).
 */
export function changedInPlace(event: MachineEvent): FlowInput | undefined {
  if (event.type !== 'customer.wants_booking' || event.mas === true) return undefined;
  const { detalles, enVezDe, world } = event;
  const { servicio, para, ...wish } = detalles;
  const cita = world.appointments.find(({ id }) => id === enVezDe);
  const service = serviceOf(world, servicio);
  if (cita === undefined || service === undefined || service.id === cita.serviceId) return undefined;
  if (world.flow !== undefined || para !== undefined || dueBefore(service.priceMinor, world.tenant) > 0)
    return undefined;
  if (hasMoney(cita, world)) return undefined;
  return { appointmentId: cita.id, servicio: service.id, detalles: wish };
}

/** Paid, in part too, or a link of its service can be: what becomes of the money is nothing that a change may settle. */
function hasMoney(cita: Appointment, world: World): boolean {
  if (cita.orderId !== undefined || paymentOf(world, cita) !== undefined) return true;
  return world.orders.some((o) => isUnpaid(o) && (o.paysFor === cita.id || o.serviceId === cita.serviceId));
}

/** Paid for, a link sent for it, or the new one to be paid first, while the change waited for its yes. */
export function hangsOnMoney(context: Changing, world: World): boolean {
  const live = world.appointments.find(({ id }) => id === context.cita?.id);
  if (context.detalles.servicio === undefined || live === undefined) return false;
  return hasMoney(live, world) || (termsOfChange(context, world)?.dueMinor ?? 0) > 0;
}

/** The wish of a change: at its own day and hour, unless others are told. */
export function atItsOwn({ profesional, sucursal, ...told }: Detalles, { slot }: Appointment, world: World): Detalles {
  const where = { ...(profesional && { profesional }), ...(sucursal && { sucursal }) };
  const when = Object.keys(told).length > 0 ? told : whenOf(slot, world.tenant.timeZone);
  return { ...where, ...when };
}

/** At what a change is asked and held, of today's file; undefined of one that only moves: that keeps its own. */
export function termsOfChange({ detalles }: Changing, world: World): Terms | undefined {
  const service = serviceOf(world, detalles.servicio);
  if (service === undefined) return undefined;
  const { durationMinutes, priceMinor } = service;
  const { currency } = world.tenant;
  return { durationMinutes, priceMinor, dueMinor: dueBefore(priceMinor, world.tenant), currency };
}

/** It costs something else, takes longer, or is to be paid first, since it was asked. */
export function isChangedSince(context: Changing, world: World): boolean {
  return context.terms !== undefined && !isAsAsked(context.terms, termsOfChange(context, world));
}

/** The appointment as it would be: of the other service, as it was asked. One that only moves is what it was. */
export function becoming<C extends Appointment | null>(cita: C, { detalles, terms }: Omit<Changing, 'cita'>): C {
  const { servicio: serviceId } = detalles;
  if (cita === null || serviceId === undefined || terms === undefined) return cita;
  const { durationMinutes, priceMinor } = terms;
  return { ...cita, serviceId, durationMinutes, priceMinor, ...currencyOf(terms, undefined) };
}
