/**
 * "No voy a poder ir hasta el lunes", of one that he has on Thursday, "no llego antes de las 5", of one at four: from when on
 * he can come is told, so that it is moved and not given up.
 */
import { whenOf, type Appointment } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { NOT_IN_TIME } from '../../words/cannot.ts';
import { ABSENT, CANCEL } from '../../words/words.ts';

/** "No puedo antes de las 11, limpieza" wishes for one. */
const CANNOT = new RegExp(` (?:${ABSENT}|${NOT_IN_TIME}) `);
const UNTIL = / (?:hasta|antes|recien|ate|until|till|before) /;
const CANCELS = new RegExp(` ${CANCEL} `);

export function comesNotUntil(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  if (situation.flow !== 'ninguno' || text.asks || (hit !== undefined && hit.intent !== 'cancel')) return undefined;
  if (!UNTIL.test(text.norm) || !CANNOT.test(text.norm) || CANCELS.test(text.norm)) return undefined;
  const [of, ...others] = (situation.appointments ?? []).filter((one) => isTooEarly(one, heard));
  if (of === undefined) return undefined;
  return act(heard, others.length > 0 ? { intent: 'move' } : { intent: 'move', of });
}

/** Before the day from which he can come, or, where only an hour is told, before that hour. */
function isTooEarly({ slot }: Appointment, { times, situation: { now } }: Heard): boolean {
  const { fecha_deseada: day, hora_especifica: hour } = whenOf(slot, now.timeZoneId);
  if (times.fechaDesde !== undefined) return times.fechaHasta === undefined && day < times.fechaDesde;
  const [rule, more] = times.restricciones;
  const from = more === undefined ? /^despues_(.+)$/.exec(rule ?? '')?.[1] : undefined;
  return from !== undefined && hour < from && (times.fecha ?? day) === day;
}
