import type { Appointment, Priced, World } from '../domain.ts';
import { unsettled, visitToPay } from './begun-paid.ts';
import { matchingAppointments } from './citas.ts';
import type { MachineEvent } from './kit.ts';
import { appointmentsToPay } from './orders.ts';

/** What is paid, and which appointment it is for. Pure. */

/** "Quiero pagar la del viernes", "ya pagué la del viernes": the one that the day or the hour names, of that service where one is told, too. */
export function citaPaid(event: MachineEvent): Appointment | undefined {
  if (event.type !== 'customer.wants_payment' && event.type !== 'customer.claims_payment') return undefined;
  const { fecha_original, hora_original, servicio } = event;
  if (fecha_original === undefined && hora_original === undefined) return undefined;
  const said = {
    ...(fecha_original === undefined ? {} : { fecha_original }),
    ...(hora_original === undefined ? {} : { hora_original }),
    ...(servicio === undefined ? {} : { servicio }),
  };
  const [only, ...others] = matchingAppointments(event.world, said);
  return others.length === 0 ? only : undefined;
}

/**
 * The appointment that a link for this service is for: the one that is meant, though it has begun since it was asked
 * about, else the soonest to come that is not paid.
 */
export function toBePaid(world: World, serviceId: string, meant?: string): Appointment | undefined {
  const due = appointmentsToPay(world).filter((a) => a.serviceId === serviceId);
  return [...due, ...begunUnpaid(world)].find(({ id }) => id === meant) ?? due[0];
}

/** To come, or begun of late. */
export function citaOf(world: World, id: string | undefined): Appointment | undefined {
  return [...world.appointments, ...(world.begun ?? [])].find((a) => a.id === id);
}

/** Visits that have begun, and of which nothing is known to be paid. */
export function begunUnpaid(world: World): readonly Appointment[] {
  return unsettled(world).flatMap(({ appointment, paid }) => (paid.length === 0 ? [appointment] : []));
}

/** Which of a service: the appointment that is said, or the next visit and none that has begun. */
interface Which {
  readonly said?: Appointment | undefined;
  readonly next: boolean;
}

/** The same before it is asked about: with none to come it is the visit that has begun, unless the next is meant or being booked. */
function toBeAskedAbout(world: World, serviceId: string, { said, next }: Which): Appointment | undefined {
  const cita = toBePaid(world, serviceId, said?.id);
  return cita ?? (next || isBeingBooked(world, serviceId) ? undefined : visitToPay(world, serviceId));
}

/** "Mejor quiero pagar primero": what the booking below is of. */
export function isBeingBooked({ flowWaits, wish }: World, serviceId: string): boolean {
  return flowWaits === true && wish?.servicio === serviceId;
}

interface Item {
  readonly serviceId: string;
  readonly priceMinor: number;
  readonly currency?: string;
  readonly cita?: string;
}

/**
 * Ids are the catalogue's own and the price is fixed in the offer (must-hold 31): today's, or that of his appointment to be
 * paid. It was booked at that one, in writing, whatever the file says since, of its currency as well. The currency is told
 * with each price: "sí" to 25.000 pesos makes no link of 25.000 dollars, though the file is in dollars by then.
 */
export function onSale(world: World, meansNext: (serviceId: string) => boolean): Told[] {
  const priced = world.tenant.services.map(({ id, priceMinor }) => ({
    id,
    ...priceOf(toBeAskedAbout(world, id, { next: meansNext(id) }), { priceMinor }, world),
  }));
  return priced.filter(({ priceMinor }) => priceMinor > 0);
}

/** With the appointment that it pays for, where one is to be paid, at its own price. */
export function itemOf({ id, ...listed }: Priced, world: World, which: Which): Item {
  const cita = toBeAskedAbout(world, id, which);
  return { serviceId: id, ...priceOf(cita, listed, world), ...(cita === undefined ? {} : { cita: cita.id }) };
}

type Told = Required<Priced>;

/** Of an appointment by older code, or a row of such a list, nobody has kept the currency: it is today's, and told. */
function priceOf(cita: Appointment | undefined, listed: Omit<Priced, 'id'>, { tenant }: World): Omit<Told, 'id'> {
  const { priceMinor, currency = tenant.currency } = cita ?? listed;
  return { priceMinor, currency };
}

/** The appointment that is said to be paid. */
export function citaSaid(event: MachineEvent): Appointment | undefined {
  if (event.type === 'customer.wants_payment') return citaPaid(event);
  if (event.type !== 'flow.begin') return undefined;
  return event.world.appointments.find(({ id }) => id === event.input.appointmentId);
}
