/**
 * A question beside an errand of the same message: of what it is asked, and what it leaves of the other (CONV-11).
 */
import { whenOf, type Appointment, type CustomerEvent, type Topic } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import { hear } from '../../hear.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen, speaksOfDay } from '../../wishes.ts';
import { findNames } from '../../names.ts';
import { fold, readText } from '../../words/text.ts';
import { WISHING } from '../booking/wishing.ts';

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

/**
 * "¿Cuánto sale el baño?", "va, agéndamelo para el viernes a las 10 y de paso una vacuna": the one that was asked about, and
 * one more (CONV-11). Which that is, reception knows; each has its own part of the message.
 */
const AND_MORE = /[\s,.;]+(?:(?:y|e|and)\s+)?(?:(?:tambien|tambem|also|ademas|aparte|alem disso|de paso)\s+)(?=\S)/;
/** "La quiero para el jueves", "agendámela". */
const TAKES_IT = / (?:(?:agend|reserv|anot|apunt|apart|marc|separ)[a-z]*|book it|i ll take it) /;
const RATHER = / (?:no|nao|not|mejor|melhor|rather|instead) /;
const LOOKED_AT_CHARS_MAX = 400;

export function askedAndMore({ text, situation, hit }: Heard): readonly Act[] | undefined {
  const { flow, spokenOf, tenant } = situation;
  const service = spokenOf?.serviceId;
  if (flow !== 'ninguno' || service === undefined || tenant === undefined || text.asks) return undefined;
  if (hit !== undefined && hit.intent !== 'book') return undefined;
  const join = AND_MORE.exec(fold(text.raw.slice(0, LOOKED_AT_CHARS_MAX)));
  if (join === null || join.index === 0 || RATHER.test(text.norm)) return undefined;
  const [head, rest] = [text.raw.slice(0, join.index), text.raw.slice(join.index)];
  const wish = readText(head).norm;
  if (!TAKES_IT.test(wish) && !WISHING.test(wish)) return undefined;
  const more = findNames(rest, tenant).servicio;
  if (findNames(head, tenant).servicio !== undefined || more === undefined || more === service) return undefined;
  return [
    { intent: 'book', from: 0, to: join.index, service },
    { intent: 'book', from: join.index, to: text.raw.length, service: more },
  ];
}
