/**
 * "Tengo hora el viernes a las 10 y no llego, ¿se puede más tarde?": the hour of that day is what cannot be, and the day
 * stays. "El viernes no puedo, ¿más adelante?" has the day out.
 */
import { DIAS, dayAndHour, type Detalles } from '../../../domain.ts';
import type { Heard } from '../heard.ts';

/** In time for it is what he will not be. */
export const NOT_IN_TIME =
  / (?:no|nao) (?:(?:creo|se|voy|vou|vamos) (?:que |si |a |se )?)?(?:l[oa] )?(?:llego|llegar|llegamos|alcanzo|alcanzar|alcanzamos|chego|chegar) | (?:can t|cannot|won t) (?:make it|get there|be there) /;
const ON_ANOTHER_DAY = / (?:adelante|otr[oa]|outr[oa]|another|other|dias?|days?|semanas?|weeks?|fechas?|datas?) /;

/** The wish without the rule that has the day of its appointment out; undefined: that day is out. */
export function sparingItsDay({ text }: Heard, wish: Detalles, start: Temporal.ZonedDateTime): Detalles | undefined {
  const { restricciones_temporales: rules = [], ...rest } = wish;
  const { fecha_deseada, hora_especifica } = dayAndHour(start);
  const itsDay = [`excluir_fecha_${fecha_deseada}`, `excluir_${DIAS[start.dayOfWeek - 1] ?? ''}`];
  const kept = rules.filter((rule) => !itsDay.includes(rule));
  if (kept.length === rules.length) return wish;
  const ofItsHour = rules.includes(`excluir_${hora_especifica}`) || NOT_IN_TIME.test(text.norm);
  if (ON_ANOTHER_DAY.test(text.norm) || !ofItsHour) return undefined;
  return kept.length === 0 ? rest : { ...rest, restricciones_temporales: kept };
}
