/** "El sábado a las 12 de la noche", "hoy a la noche, de las doce en adelante": the night ends on the calendar's next day. */
import { NOON, boundHour } from '../hours/hours.ts';
import type { Clock, Item } from '../items.ts';
import type { Part, TimeReading } from '../types.ts';

export function endOfItsNight(
  { fecha }: Pick<TimeReading, 'fecha'>,
  items: readonly Item[],
): Pick<TimeReading, 'fecha'> {
  const live = items.filter(({ fate }) => fate === undefined);
  const part = live.findLast(({ meaning }) => meaning.kind === 'part')?.meaning;
  const last = live.findLast(({ meaning }) => meaning.kind === 'clock' || meaning.kind === 'bound')?.meaning;
  if (fecha === undefined || (last?.kind !== 'clock' && last?.kind !== 'bound')) return {};
  // "Antes de medianoche" is of the day itself.
  if (last.kind === 'bound' && last.side === 'before') return {};
  if (!isMidnight(last.clock, part?.kind === 'part' ? part.part : undefined)) return {};
  return { fecha: Temporal.PlainDate.from(fecha).add({ days: 1 }).toString() };
}

function isMidnight(clock: Clock, part: Part | undefined): boolean {
  if (clock.night === true) return clock.hour === 0;
  return part === 'noche' && clock.hour === NOON && clock.meridiem === 'free' && boundHour(clock, part).hour === 0;
}
