/**
 * "Si pero que sea a las 9", of who asked for eight in the evening: nine in the evening, and nobody has to be asked. Only
 * near the hour that is settled; from three in the afternoon to "a las 8" it is asked as ever (AGENDA-14).
 */
import { minutesOf, whenOf, type Detalles } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { speaksOfDay } from '../../wishes.ts';

const NEAR_MINUTES = 180;

export function inTheSameHalf(wish: Detalles, { situation }: Heard): Detalles {
  const { hora_candidatas: hours = [], ...rest } = wish;
  const settled = settledHour(situation);
  if (hours.length < 2 || settled === undefined || speaksOfDay(wish)) return wish;
  const near = hours.filter((hour) => Math.abs((minutesOf(hour) ?? Infinity) - settled) <= NEAR_MINUTES);
  const [hora_especifica, ...others] = near;
  return hora_especifica === undefined || others.length > 0 ? wish : { ...rest, hora_especifica };
}

/** The hour that is proposed, or that was wished for beyond doubt. */
function settledHour({ flow, proposed, known, now }: Heard['situation']): number | undefined {
  if (flow !== 'agenda' && flow !== 'reprogramacion') return undefined;
  if (proposed !== undefined) return minutesOf(whenOf(proposed, now.timeZoneId).hora_especifica);
  return known?.hora_candidatas === undefined ? minutesOf(known?.hora_especifica) : undefined;
}
