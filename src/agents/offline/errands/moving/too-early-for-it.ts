/**
 * "Tengo hora el viernes a las 10 y no llego, ¿se puede más tarde?": the hour of that day is what cannot be, and the day
 * stays. "El viernes no puedo, ¿más adelante?" has the day out.
 */
import { DIAS, dayAndHour, type Detalles } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { direction } from './directions.ts';

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
  return [`excluir_fecha_${dayAndHour(start).fecha_deseada}`, `excluir_${DIAS[start.dayOfWeek - 1] ?? ''}`];
}

/** "El jueves no puedo, ese mismo día viajo." */
export function rulesItsDayOut(
  { restricciones_temporales: rules = [] }: Detalles,
  start: Temporal.ZonedDateTime,
): boolean {
  return dayOut(start).some((rule) => rules.includes(rule));
}
