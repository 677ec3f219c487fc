/**
 * "El miércoles a las 10 o el jueves a las 15", "el lunes a la mañana o el martes después de las 5": each day with an hour
 * of its own, and any of them will do. `solo_fecha_<day>_<hour, part of the day or bound>` of each.
 */
import { isBefore } from '../calendar.ts';
import { rangeFound } from './compose-hours.ts';
import { defaultHour, hourText } from '../hours/hours.ts';
import { cueOf, isTime, type Clock, type Item } from '../items.ts';
import type { Part, TimeReading } from '../types.ts';

export function alternativesOf(items: readonly Item[]): Pick<TimeReading, 'fechaDesde' | 'fechaHasta'> & {
  rules: string[];
} {
  const moments = momentsOf(items);
  const dates = moments.map(({ date }) => date).sort((a, b) => Temporal.PlainDate.compare(a, b));
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || !isBefore(first, last)) return { rules: [] };
  const rules = moments.map(({ date, when }) => `solo_fecha_${date.toString()}_${when}`);
  return { fechaDesde: first.toString(), fechaHasta: last.toString(), rules };
}

interface Moment {
  readonly date: Temporal.PlainDate;
  readonly when: string;
}

/** None where something else is said of days or hours than one of each. */
function momentsOf(items: readonly Item[]): Moment[] {
  if (!items.some((item) => cueOf(item) === 'or') || items.some((item) => item.fate !== undefined)) return [];
  const moments: Moment[] = [];
  for (const stretch of stretchesOf(items)) {
    const days = stretch.flatMap(({ meaning }) => (meaning.kind === 'day' ? [meaning.run.from] : []));
    // "El miércoles a las 10 o a las 11, o el jueves a las 9": an hour without a day is of the day before it.
    const date = days[0] ?? moments.at(-1)?.date;
    const when = whensOf(stretch.filter(({ meaning }) => meaning.kind !== 'day'));
    if (date === undefined || when.length === 0 || days.length > 1) return [];
    moments.push(...when.map((one) => ({ date, when: one })));
  }
  return moments;
}

/** What is said of time between one "o" or comma and the next; where it is put otherwise halfway, there is no choice. */
export function stretchesOf(items: readonly Item[]): Item[][] {
  const stretches: Item[][] = [[]];
  for (const item of items.slice(items.findIndex(isTime))) {
    const cue = cueOf(item);
    if (cue === 'or' || cue === 'stop') stretches.push([]);
    else if (isTime(item)) stretches.at(-1)?.push(item);
    else if (cue !== undefined && cue !== 'yes') return [];
  }
  return stretches.filter((stretch) => stretch.length > 0);
}

function whensOf(times: readonly Item[]): string[] {
  const parts = times.flatMap(({ meaning }) => (meaning.kind === 'part' ? [meaning.part] : []));
  const [hour, ...others] = times.filter(({ meaning }) => meaning.kind !== 'part');
  if (others.length > 0 || parts.length > 1) return [];
  return hour === undefined ? parts : hoursOf(hour, parts[0]);
}

function hoursOf({ meaning }: Item, part: Part | undefined): string[] {
  const said = (clock: Clock) => hourText(defaultHour(clock, part));
  switch (meaning.kind) {
    case 'clock':
      return [said(meaning.clock)];
    case 'clocks': {
      const { horaDesde: from = '', horaHasta: to = '' } = rangeFound(meaning.from, meaning.to, part);
      return meaning.either === true ? [from, to] : [`${from}-${to}`];
    }
    case 'bound':
      return [`${meaning.side === 'after' ? 'despues' : 'antes'}_${said(meaning.clock)}`];
    case 'wish':
      return meaning.wish === 'lo_antes_posible' ? [] : [meaning.wish === 'primera_hora' ? 'mañana' : 'tarde'];
    default:
      return [];
  }
}
