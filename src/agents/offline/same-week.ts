/** What a wish to move leaves to the appointment: the weekday of "same time next week", the hour of "me equivoqué de día". */
import type { Detalles } from '../../domain.ts';

const WEEK_DAYS = 7;

/** "Same time next week" of a Thursday is Thursday of that week, where no day of it was said. */
export function inThatWeek(start: Temporal.ZonedDateTime, wish: Detalles): Detalles {
  const { fecha_desde, fecha_hasta, ...rest } = wish;
  if (fecha_desde === undefined || fecha_hasta === undefined || wish.fecha_deseada !== undefined) return wish;
  if (wish.restricciones_temporales?.some((rule) => rule.startsWith('solo_')) === true) return wish;
  const from = Temporal.PlainDate.from(fecha_desde);
  const day = from.add({ days: (start.dayOfWeek - from.dayOfWeek + WEEK_DAYS) % WEEK_DAYS });
  const within = Temporal.PlainDate.compare(day, fecha_hasta) <= 0 && from.until(fecha_hasta).days < WEEK_DAYS;
  return within ? { ...rest, fecha_deseada: day.toString() } : wish;
}

/** "Me equivoqué de día, era el jueves": the hour was right. */
export const WRONG_DAY =
  / (?:me )?(?:equivoque|confundi) (?:de |con el |el |o )(?:dia|fecha)| (?:errei|confundi) (?:o |a |de )?(?:dia|data)| wrong (?:day|date) /;
/** "Me equivoqué de hora, era a las 5": the day was right. */
export const WRONG_HOUR =
  / (?:me )?(?:equivoque|confundi) (?:de |con la |la |a )(?:hora|horario)| (?:errei|confundi) (?:o |a |de )?(?:hora|horario)| wrong (?:time|hour) /;
