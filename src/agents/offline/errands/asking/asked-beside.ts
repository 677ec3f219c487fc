/**
 * A question beside an errand of the same message: of what it is asked, and what it leaves of the other (CONV-11).
 */
import { whenOf, type Appointment, type CustomerEvent, type Topic } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import { hear } from '../../hear.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen, speaksOfDay } from '../../wishes.ts';

const OF_A_SERVICE: readonly Topic[] = ['precio', 'duracion', 'profesionales'];

/** "Cambiame el turno al viernes y decime cuánto sale": a question that names nothing is of what is moved, and no list of all prices. */
export function askedOfWhatChanges(events: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const servicio = serviceThatChanges(events, heard);
  if (servicio === undefined) return events;
  return events.map((event) => (isOfNothing(event) ? { ...event, servicio } : event));
}

function isOfNothing(event: CustomerEvent): boolean {
  if (event.type !== 'customer.asks' || event.ajeno === true || !OF_A_SERVICE.includes(event.topic)) return false;
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

/** "Una limpieza el viernes, ¿y qué horarios tienen los lunes?": the Mondays are asked about, and not wished for. */
export function hasADayOfItsOwn({ intent, from, to }: Act, acts: readonly Act[], { text, situation }: Heard): boolean {
  const hours = acts.find((act) => act.intent === 'ask' && act.topic === 'horarios');
  if (intent !== 'book' || hours === undefined || (hours.from < to && from < hours.to)) return false;
  const own = hear(text.raw.slice(from, to), situation).times;
  return saysWhen(own) && saysWhen(hear(text.raw.slice(hours.from, hours.to), situation).times);
}

/** "¿Atienden el sábado? Quiero una limpieza a las 10": the one day that is asked about is the day of what is wished for. */
export function onTheDayAsked(events: readonly CustomerEvent[], { times }: Heard): readonly CustomerEvent[] {
  const hours = events.filter((event) => event.type === 'customer.asks' && event.topic === 'horarios');
  const day = hours.length === 1 && hours[0] !== undefined && 'fecha' in hours[0] ? hours[0].fecha : undefined;
  if (day === undefined || times.fecha !== day) return events;
  return events.map((event) =>
    event.type === 'customer.wants_booking' && !speaksOfDay(event.detalles)
      ? { ...event, detalles: { ...event.detalles, fecha_deseada: day } }
      : event,
  );
}

/** "¿Cuánto te debo? Quiero pagar": what is owed is offered to be paid. */
export function isPaidByAsking(event: CustomerEvent, all: readonly CustomerEvent[]): boolean {
  const bare = event.type === 'customer.wants_payment' && event.servicio === undefined;
  return bare && all.some((other) => other.type === 'customer.asks' && other.topic === 'deuda');
}
