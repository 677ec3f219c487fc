/** What a wish to move leaves to the appointment: the weekday of "same time next week", the hour of "me equivoqué de día". */
import type { Detalles } from '../../../../domain.ts';
import { WEEK_DAYS } from '../../time/index.ts';
import { WEEKDAY } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

/** "Same time next week" of a Thursday is Thursday of that week, where no day of it was said. */
export function inThatWeek(start: Temporal.ZonedDateTime, wish: Detalles): Detalles {
  const { fecha_desde, fecha_hasta, ...rest } = wish;
  if (fecha_desde === undefined || fecha_hasta === undefined || wish.fecha_deseada !== undefined) return wish;
  if (wish.restricciones_temporales?.some((rule) => /^solo_(?!\d)/.test(rule)) === true) return wish;
  const from = Temporal.PlainDate.from(fecha_desde);
  const day = from.add({ days: (start.dayOfWeek - from.dayOfWeek + WEEK_DAYS) % WEEK_DAYS });
  const within = Temporal.PlainDate.compare(day, fecha_hasta) <= 0 && from.until(fecha_hasta).days < WEEK_DAYS;
  return within ? { ...rest, fecha_deseada: day.toString() } : wish;
}

/** Said on Saturday of Monday's appointment, "next week" is the one behind it: nobody moves it to the week in which it is. */
export function aWeekOn(start: Temporal.ZonedDateTime, wish: Detalles, norm: string): Detalles {
  const { fecha_desde, fecha_hasta } = wish;
  if (fecha_desde === undefined || fecha_hasta === undefined || !A_WEEK_ON.test(norm)) return wish;
  const day = start.toPlainDate();
  const [from, to] = [Temporal.PlainDate.from(fecha_desde), Temporal.PlainDate.from(fecha_hasta)];
  const within = Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, to) <= 0;
  if (!within || from.until(to).days >= WEEK_DAYS) return wish;
  const after = (one: Temporal.PlainDate) => one.add({ days: WEEK_DAYS }).toString();
  return { ...wish, fecha_desde: after(from), fecha_hasta: after(to) };
}
const A_WEEK_ON =
  / (?:(?:otra|outra|proxima|siguiente|seguinte) semana|semana (?:que viene|que vem|que entra|proxima|siguiente|seguinte)|(?:next|following) week) /;

/** Ways of saying which Friday: the one that comes. */
const COMING =
  / (?:(?:next|following|coming|proxim[oa]) [a-z]+|[a-z]+ (?:feira )?(?:que viene|que vem|que entra|proxim[oa]|siguiente|seguinte)) /;

/**
 * Who has Friday the 6th and moves it to "next Friday", or to Friday at the same hour, means the Friday after: nobody
 * moves an appointment to the day, or the very hour, at which it stands.
 */
export function inTheNextWeek(
  start: Temporal.ZonedDateTime,
  { wish, norm, hourStays }: { wish: Detalles; norm: string; hourStays: boolean },
): Detalles {
  const day = start.toPlainDate();
  const own =
    wish.fecha_deseada === day.toString() && A_WEEKDAY.test(norm) && wish.fecha_original !== wish.fecha_deseada;
  if (!own || !(hourStays || COMING.test(norm))) return wish;
  return { ...wish, fecha_deseada: day.add({ days: WEEK_DAYS }).toString() };
}
const A_WEEKDAY = re` ${WEEKDAY} `;

/** "Me equivoqué de día, era el jueves": the hour was right. */
export const WRONG_DAY =
  / (?:me )?(?:equivoque|confundi) (?:de |con el |el |o )(?:dia|fecha)| (?:errei|confundi) (?:o |a |de )?(?:dia|data)| wrong (?:day|date) /;
/** "Me equivoqué de hora, era a las 5": the day was right. */
export const WRONG_HOUR =
  / (?:me )?(?:equivoque|confundi) (?:de |con la |la |a )(?:hora|horario)| (?:errei|confundi) (?:o |a |de )?(?:hora|horario)| wrong (?:time|hour) /;

/** "Era para el jueves a esa hora", "mejor el viernes a esa hora": its day alone is put right. */
export const RIGHT_AT_THAT_HOUR = re` (?:era|eran|tenia que ser|debia ser|tinha que ser|it was|i meant|mejor|melhor)(?: (?:para|pra|pro|el|al|la|este|esta|que sea|de|del|dia|no|na|on|the|proximo|que viene|hoy|manana|pasado|hoje|amanha|tomorrow|feira|${WEEKDAY}|[0-9]{1,2}))+ (?:(?:a|en) (?:es[ea]|ess[ea]) (?:misma |mesma )?(?:hora|horario)|nesse (?:mesmo )?horario|at that (?:same )?time) `;
