/** "El mismo día a las 11", of a second service with no day of its own yet: the day of the one that was booked just now. */
import { MINUTE_MS, whenOf } from '../../../domain.ts';
import type { Situation } from '../situation.ts';
import { fold, readText, type Text } from '../words/text.ts';

const SAME_DAY = /(?<![a-z])(?:(?:el|ese|para el|o|no|nesse|on the|the) )?(?:mismo dia|mesmo dia|same day)(?![a-z])/;
/** So long it is what was just spoken of. */
const JUST_MS = 30 * MINUTE_MS;

/** The day in the place of those words; undefined: another day is spoken of already, or nothing was just booked. */
export function onDayOfTheLast({ raw }: Text, { flow, known, proposed, appointments = [], now }: Situation) {
  const said = flow === 'agenda' ? SAME_DAY.exec(fold(raw)) : null;
  const timed = proposed ?? known?.fecha_deseada ?? known?.fecha_desde;
  if (said === null || timed !== undefined || known?.servicio === undefined) return undefined;
  const last = appointments.toSorted((a, b) => b.bookedAt - a.bookedAt)[0];
  if (last === undefined || now.epochMilliseconds - last.bookedAt >= JUST_MS) return undefined;
  const day = whenOf(last.slot, now.timeZoneId).fecha_deseada;
  return readText(`${raw.slice(0, said.index)}${day}${raw.slice(said.index + said[0].length)}`);
}
