import type { Topic } from '../domain.ts';
import { lastAppointment, type Last } from './errands-left.ts';
import type { MachineEvent } from './kit.ts';

/** A question of one service that names none is about the one that is talked about. */
export function serviceAskedAbout(event: MachineEvent): string | undefined {
  if (event.type !== 'customer.asks') return undefined;
  return event.servicio ?? (OF_A_SERVICE.includes(event.topic) ? event.world.about : undefined);
}
const OF_A_SERVICE: readonly Topic[] = ['precio', 'duracion', 'profesionales'];

/** "¿Y cuánto me va a salir?" with nothing open, of what was booked or moved just now. */
export function serviceJustBooked(event: MachineEvent, last: Last | undefined): string | undefined {
  if (event.type !== 'customer.asks' || !OF_A_SERVICE.includes(event.topic) || event.world.flow !== undefined)
    return undefined;
  return lastAppointment(event.world, last)?.serviceId;
}

/** Who does one thing only is asked about: that. */
export function onlyServiceOf(event: MachineEvent): string | undefined {
  if (event.type !== 'customer.asks' || event.profesional === undefined) return undefined;
  const who = event.world.tenant.professionals.find(({ id }) => id === event.profesional);
  return who?.serviceIds.length === 1 ? who.serviceIds[0] : undefined;
}
