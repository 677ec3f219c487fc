/** "El jueves a las 10, si no hay el viernes a las 11", "si no a las 12": what is wanted where the first cannot be. */
import { defaultHour, hourText } from '../hours/hours.ts';
import type { Item, Meaning } from '../items.ts';
import type { TimeReading } from '../types.ts';

type First = Pick<TimeReading, 'fecha' | 'hora' | 'preferencia'>;

/** What is not told of it is that of the first. Nothing where no day or no hour can be told of it. */
export function secondOf(items: readonly Item[], first: First): Pick<TimeReading, 'siNo'> {
  const second = items.filter(({ fate }) => fate === 'second').map(({ meaning }) => meaning);
  const day = second.find((meaning) => meaning.kind === 'day');
  const clock = second.find((meaning) => meaning.kind === 'clock');
  const part = second.find((meaning) => meaning.kind === 'part')?.part;
  const fecha = day ? nearestTo(day, first.fecha).toString() : first.fecha;
  const hora = clock ? hourText(defaultHour(clock.clock, part ?? first.preferencia)) : part ? undefined : first.hora;
  const preferencia = part ?? (clock ? undefined : first.preferencia);
  if (second.length === 0 || fecha === undefined || (hora ?? preferencia) === undefined) return {};
  return { siNo: { fecha, ...(hora === undefined ? { ...(preferencia && { preferencia }) } : { hora }) } };
}

/** "El martes y si no el miércoles", said on a Tuesday of the next one: the Wednesday behind it, and not tomorrow. */
function nearestTo({ run, weekday }: Extract<Meaning, { kind: 'day' }>, first: string | undefined): Temporal.PlainDate {
  const later = run.from.add({ days: WEEK });
  const far = (date: Temporal.PlainDate): number => Math.abs(date.until(first ?? date).total('days'));
  return weekday !== undefined && first !== undefined && far(later) < far(run.from) ? later : run.from;
}
const WEEK = 7;
