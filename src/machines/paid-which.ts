import type { Appointment, Priced, World } from '../domain.ts';
import { matchingAppointments } from './citas.ts';
import type { MachineEvent } from './kit.ts';
import { toBePaid } from './orders.ts';

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
export function onSale(world: World): Told[] {
  const priced = world.tenant.services.map(({ id, priceMinor }) => ({
    id,
    ...priceOf(toBePaid(world, id), { priceMinor }, world),
  }));
  return priced.filter(({ priceMinor }) => priceMinor > 0);
}

/** With the appointment that it pays for, where one is to be paid, at its own price. */
export function itemOf({ id, ...listed }: Priced, world: World, said?: Appointment): Item {
  const cita = toBePaid(world, id, said?.id);
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
