/** What a wish to move leaves to the appointment: the weekday of "same time next week", the hour of "me equivoqué de día". */
import { type Detalles, dayAndHour, diaOf } from '../../../../domain.ts';
import { WEEK_DAYS } from '../../time/index.ts';
import { WEEKDAY } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';
import type { Heard } from '../../heard.ts';
import { direction } from './where-to.ts';

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
  if (!own || THAT_VERY_WEEKDAY.test(norm) || !(hourStays || COMING.test(norm))) return wish;
  return { ...wish, fecha_deseada: day.add({ days: WEEK_DAYS }).toString() };
}
const A_WEEKDAY = re` ${WEEKDAY} `;
/** "A ñuñoa el mismo viernes a la misma hora": where it is changes, and not its day. */
const THAT_VERY_WEEKDAY = re` (?:mism[oa]|mesm[oa]|same) (?:${WEEKDAY}) `;

/** "Me equivoqué de día, era el jueves": the hour was right. */
export const WRONG_DAY =
  / (?:me )?(?:equivoque|confundi) (?:de |con el |el |o )(?:dia|fecha)| (?:errei|confundi) (?:o |a |de )?(?:dia|data)| wrong (?:day|date) /;
/** "Me equivoqué de hora, era a las 5": the day was right. */
export const WRONG_HOUR =
  / (?:me )?(?:equivoque|confundi) (?:de |con la |la |a )(?:hora|horario)| (?:errei|confundi) (?:o |a |de )?(?:hora|horario)| wrong (?:time|hour) /;

/** "Era para el jueves a esa hora", "mejor el viernes a esa hora": its day alone is put right. */
export const RIGHT_AT_THAT_HOUR = re` (?:era|eran|tenia que ser|debia ser|tinha que ser|it was|i meant|mejor|melhor)(?: (?:para|pra|pro|el|al|la|este|esta|que sea|de|del|dia|no|na|on|the|proximo|que viene|hoy|manana|pasado|hoje|amanha|tomorrow|feira|${WEEKDAY}|[0-9]{1,2}))+ (?:(?:a|en) (?:es[ea]|ess[ea]) (?:misma |mesma )?(?:hora|horario)|nesse (?:mesmo )?horario|at that (?:same )?time) `;

/*
 * "Tengo hora el viernes a las 10 y no llego, ¿se puede más tarde?": the hour of that day is what cannot be, and the day
 * stays. "El viernes no puedo, ¿más adelante?" has the day out.
 */

/** In time for it is what he will not be. */
export const NOT_IN_TIME =
  / (?:no|nao) (?:(?:creo|se|voy|vou|vamos) (?:que |si |a |se )?)?(?:l[oa] )?(?:llego|llegar|llegamos|alcanzo|alcanzar|alcanzamos|chego|chegar) | (?:can t|cannot|won t) (?:make it|get there|be there) /;
const ON_ANOTHER_DAY = / (?:adelante|otr[oa]|outr[oa]|another|other|dias?|days?|semanas?|weeks?|fechas?|datas?) /;

/** "Ese mismo día" is that day, and no other one; "ese día más tarde", too. */
const THAT_SAME_DAY =
  / (?:(?:en |no |on )?(?:el |ese |este |esse |o |that |the )?(?:mismo|mesmo|same) (?:dia|day)|(?:ese|este|esse) dia mismo) /;
const THAT_DAY = / (?:(?:ese|esse|nesse|that) (?:dia|day)) /;

/** "No llego el jueves a las 10, ¿puede ser ese mismo día más tarde?": the day stays. */
export function onItsVeryDay(heard: Heard, wish: Detalles, start: Temporal.ZonedDateTime | undefined): Detalles {
  const { norm } = heard.text;
  const pointed = THAT_SAME_DAY.test(norm) || (THAT_DAY.test(norm) && direction(norm) !== undefined);
  if (start === undefined || !pointed || wish.restricciones_temporales === undefined) return wish;
  const spared = sparingItsDay(heard, wish, start);
  return spared === undefined || spared === wish ? wish : { fecha_deseada: dayAndHour(start).fecha_deseada, ...spared };
}

/** The wish without the rule that has the day of its appointment out; undefined: that day is out. */
export function sparingItsDay({ text }: Heard, wish: Detalles, start: Temporal.ZonedDateTime): Detalles | undefined {
  const { restricciones_temporales: rules = [], ...rest } = wish;
  const { hora_especifica } = dayAndHour(start);
  const kept = rules.filter((rule) => !dayOut(start).includes(rule));
  if (kept.length === rules.length) return wish;
  const ofItsHour = rules.includes(`excluir_${hora_especifica}`) || NOT_IN_TIME.test(text.norm);
  const elsewhen = text.norm.replace(THAT_SAME_DAY, ' ').replace(THAT_DAY, ' ');
  if (ON_ANOTHER_DAY.test(elsewhen) || !ofItsHour) return undefined;
  return kept.length === 0 ? rest : { ...rest, restricciones_temporales: kept };
}

/** The rules that have the day of an appointment out. */
export function dayOut(start: Temporal.ZonedDateTime): readonly string[] {
  return [`excluir_fecha_${dayAndHour(start).fecha_deseada}`, `excluir_${diaOf(start)}`];
}

/** "El jueves no puedo, ese mismo día viajo." */
export function rulesItsDayOut(
  { restricciones_temporales: rules = [] }: Detalles,
  start: Temporal.ZonedDateTime,
): boolean {
  return dayOut(start).some((rule) => rules.includes(rule));
}
