/**
 * Whether who says yes, and tells when he is busy or away, can come all the same: "sí, salgo a las 9" to ten o'clock,
 * "dale, el viernes viajo" to Thursday. Every time that he tells must lie wholly elsewhere; else the yes is in doubt, and
 * nothing is booked by it.
 */
import { whenOf } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import { timesIn, type TimeReading } from '../../time/index.ts';
import { fold, readText } from '../../words/text.ts';

/** "Dale, estoy de viaje", "sí, trabajo toda la semana": then, too. */
export function isAwayThroughout(norm: string): boolean {
  return AWAY.test(norm) || WHOLE.test(norm);
}

/** With a day or an hour told. */
export function leavesRoom(rest: string, situation: Situation): boolean {
  const { proposed, now } = situation;
  if (proposed === undefined) return false;
  const { norm } = readText(rest);
  const { fecha_deseada: day, hora_especifica: start } = whenOf(proposed, now.timeZoneId);
  const times = timesIn(rest, situation);
  const said = asSaid(rest, times, situation);
  const { run, days } = daysOf(said);
  if (WHOLE.test(norm) || (run !== undefined && isWithin(day, run) && !isSince(said, times))) return false;
  const elsewhere = days.length > 0 && !days.some((one) => isThen(one, day));
  const isAwayTill = days.some(
    (one) => isDate(one) && ((BACK.test(norm) && one > day) || (GOES.test(norm) && one < day)),
  );
  if (isAwayTill) return false;
  if (elsewhere || (run !== undefined && !isWithin(day, run))) return true;
  if (AWAY.test(norm)) return false;
  return leavesItsHour({ norm, times, said }, { start, end: endOf(situation, start) });
}

const AWAY =
  / (?:de viaje|viaj(?:o|amos|e|ando)|a?fuera|lejos|fora|viajando|travell?ing|away|abroad|out of town|no estoy|nao estou) /;
/** He is not here before. */
const BACK = / (?:vuelvo|volvemos|regreso|regresamos|llego|llegamos|volto|voltamos|chego|retorno|back|return|arrive) /;
/** Nor here after. */
const GOES = / (?:viaj(?:o|amos|e|are)|(?:me|nos) (?:voy|vamos)|vou (?:viajar|embora)|travel|fly|leave) /;
const WHOLE =
  / (?:tod[oa]s? (?:el|la|los|las|o|a|os|as) (?:dias?|semanas?|mes|manana|manha)|(?:el dia|la semana|o dia|a semana) (?:enter[oa]|tod[oa]|inteir[oa])|todo dia|(?:all|whole|every|entire) (?:day|week|month|morning)) /;

/** What he says of when, without what he does then: "estoy de viaje hasta el viernes" is until Friday, and not from Saturday on. */
function asSaid(rest: string, { spans }: TimeReading, situation: Situation): TimeReading {
  const said = spans.map(({ start, end }) => {
    const from = EDGE.exec(fold(rest.slice(0, start)))?.index ?? start;
    return rest.slice(from, end);
  });
  return timesIn(`puedo ${said.join(' ')}`, situation);
}
const EDGE = /(?<![a-z])(?:hasta|desde|ate|until|till|since|from)\s+$/;

interface Days {
  /** From one day to another, or open at an end. */
  readonly run?: { readonly from?: string | undefined; readonly to?: string | undefined };
  /** Single ones: dates, and days of every week. */
  readonly days: readonly string[];
}

function daysOf({ fecha, fechaDesde: from, fechaHasta: to, restricciones, siNo }: TimeReading): Days {
  const ruled = restricciones.flatMap((rule) => OF_A_DAY.exec(rule)?.[1] ?? []);
  const days = [fecha, siNo?.fecha, ...ruled].filter((day) => day !== undefined);
  return from === undefined && to === undefined ? { days } : { run: { from, to }, days };
}
const OF_A_DAY =
  /^(?:solo|excluir|excluir_fecha)_(\d{4}-\d\d-\d\d|lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/;

function isWithin(day: string, { from, to }: NonNullable<Days['run']>): boolean {
  return (from === undefined || from <= day) && (to === undefined || day <= to);
}

function isDate(day: string): boolean {
  return /^\d/.test(day);
}
function isThen(told: string, day: string): boolean {
  if (isDate(told)) return told === day;
  return Temporal.PlainDate.from(day).toLocaleString('es', { weekday: 'long' }) === told;
}

/** "Me duele desde el lunes": since when it hurts, which the reader of times has only told. */
function isSince(said: TimeReading, { fecha, fechaDesde, restricciones }: TimeReading): boolean {
  return said.fechaHasta === undefined && fecha === undefined && fechaDesde === undefined && restricciones.length === 0;
}

/** When the appointment that is asked about is over. */
export function endOf({ known, moving, tenant }: Situation, start: string): string {
  const service = tenant?.services.find(({ id }) => id === (moving?.serviceId ?? known?.servicio));
  return Temporal.PlainTime.from(start)
    .add({ minutes: service?.durationMinutes ?? 0 })
    .toString()
    .slice(0, start.length);
}

interface Told {
  readonly norm: string;
  readonly times: TimeReading;
  readonly said: TimeReading;
}

/** What he does begins when it is over, or has ended before it. */
function leavesItsHour({ norm, times, said }: Told, { start, end }: { start: string; end: string }): boolean {
  const { horaDesde: from, horaHasta: to } = said;
  if (from !== undefined && to !== undefined) return to <= start || from >= end;
  const bounds = times.restricciones.flatMap((rule) => /\d\d:\d\d/.exec(rule)?.[0] ?? []);
  const hours = times.hora === undefined ? bounds : [times.hora];
  if (hours.length === 0) return times.preferencia !== undefined && isLaterPart(times.preferencia, start);
  const leaves = LEAVES.test(norm);
  return hours.every((hour) => (leaves ? hour <= start : hour >= end && hour > start));
}
export const LEAVES = / (?:salgo|termino|acabo|saio|hasta|ate|until|get off|leave|finish) /;
function isLaterPart(part: NonNullable<TimeReading['preferencia']>, start: string): boolean {
  return start < (part === 'noche' ? '19:00' : part === 'tarde' ? '12:00' : '00:00');
}
