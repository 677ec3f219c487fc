/** "Cambiame el turno al viernes y decime cuánto sale": asked of what is moved, and no list of all prices (CONV-11). */
import type { Appointment, CustomerEvent, Topic } from '../../../domain.ts';
import { whenOf } from '../../../domain.ts';
import type { Heard } from '../heard.ts';

const OF_A_SERVICE: readonly Topic[] = ['precio', 'duracion', 'profesionales'];

/** A question that names nothing, beside a change of an appointment, is of that one's service. */
export function askedOfWhatChanges(events: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const servicio = serviceThatChanges(events, heard);
  if (servicio === undefined) return events;
  return events.map((event) => (isOfNothing(event) ? { ...event, servicio } : event));
}

function isOfNothing(event: CustomerEvent): boolean {
  if (event.type !== 'customer.asks' || !OF_A_SERVICE.includes(event.topic)) return false;
  return event.servicio === undefined && event.profesional === undefined && event.varios === undefined;
}

/** The one service that the changed appointment can be of: by its day, else by its being the only one. */
function serviceThatChanges(events: readonly CustomerEvent[], { situation, times }: Heard): string | undefined {
  const { appointments = [], moving, now } = situation;
  const change = events.find(
    ({ type }) => type === 'customer.wants_reschedule' || type === 'customer.wants_cancellation',
  );
  if (change === undefined || !('detalles' in change)) return undefined;
  if (change.detalles.servicio !== undefined) return change.detalles.servicio;
  const day = times.fechaOriginal;
  const onThatDay = ({ slot }: Appointment) => whenOf(slot, now.timeZoneId).fecha_deseada === day;
  const meant = moving === undefined ? appointments.filter((one) => day === undefined || onThatDay(one)) : [moving];
  const [only, ...others] = new Set(meant.map(({ serviceId }) => serviceId));
  return others.length === 0 ? only : undefined;
}
