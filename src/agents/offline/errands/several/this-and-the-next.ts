/**
 * "Bueno, este jueves y el otro", "ese jueves y el otro también", over the hours of one that is being booked: that one, and
 * one more a week behind it, at its hour (CONV-11).
 */
import { whenOf, type CustomerEvent, type Detalles } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import type { Parts } from '../../split.ts';
import { WEEK_DAYS, timesIn } from '../../time/index.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { AND_THE_NEXT, EITHER, THEN } from './week-after.ts';

/** That one as it is read by itself, and the other. */
export function* thisAndTheNext(text: Text, situation: Situation): Parts {
  const { flow, asks, offer, known } = situation;
  const looks = flow === 'agenda' && (offer?.kind === 'turno' || asks === 'confirm');
  if (!looks || known?.servicio === undefined || text.asks || EITHER.test(text.norm)) return undefined;
  const found = AND_THE_NEXT.exec(fold(text.raw));
  if (found === null) return undefined;
  const { day = '', joint = '', next = '' } = found.groups ?? {};
  const end = found.index + day.length;
  const first = timesIn(text.raw.slice(0, end), situation).fecha;
  if (first === undefined) return undefined;
  const behind = text.raw.slice(end + joint.length + next.length);
  const rest = THEN.test(fold(behind)) ? '' : behind;
  const { events, by, confidence } = yield { said: readText(`${text.raw.slice(0, end)}${rest}`), situation };
  const [one, ...others] = events;
  if (
    one === undefined ||
    others.length > 0 ||
    (one.type !== 'customer.wants_booking' && one.type !== 'customer.selects')
  )
    return undefined;
  const more = aWeekBehind(first, { rest, known }, situation);
  return { events: [one, more], by, confidence };
}

function aWeekBehind(
  first: string,
  { rest, known }: { rest: string; known: Detalles },
  situation: Situation,
): CustomerEvent {
  const { proposed, now } = situation;
  const then = proposed === undefined ? undefined : whenOf(proposed, now.timeZoneId).hora_especifica;
  const hour = timesIn(rest, situation).hora ?? then ?? known.hora_especifica;
  const { servicio, profesional, sucursal } = known;
  const detalles: Detalles = {
    ...(servicio === undefined ? {} : { servicio }),
    ...(profesional === undefined ? {} : { profesional }),
    ...(sucursal === undefined ? {} : { sucursal }),
    fecha_deseada: Temporal.PlainDate.from(first).add({ days: WEEK_DAYS }).toString(),
    ...(hour === undefined ? {} : { hora_especifica: hour }),
  };
  return { type: 'customer.wants_booking', detalles, mas: true };
}
