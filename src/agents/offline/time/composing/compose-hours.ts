/** The hour, run of hours or part of the day that is wished; an hour makes the part redundant. */
import { defaultHour, hourText } from '../hours/hours.ts';
import { minutesOf } from '../hours/hour-ranges.ts';
import { cueOf, type Clock, type Item } from '../items.ts';
import type { Part, TimeReading } from '../types.ts';

type Found = Pick<
  TimeReading,
  'hora' | 'horas' | 'horaDesde' | 'horaHasta' | 'preferencia' | 'meridiem' | 'horaCandidates'
>;

export interface HoursChosen {
  found: Found;
  /** The part of the day that free hours take their half from. */
  part: Part | undefined;
  /** Two parts were said as alternatives: the third is out. */
  excluded?: Part;
}

const PARTS: readonly Part[] = ['mañana', 'tarde', 'noche'];
const NONE = { meridiem: 'none', horaCandidates: [] } as const;

export function chooseHours(items: readonly Item[], live: readonly Item[]): HoursChosen {
  const parts = [...new Set(live.flatMap(({ meaning }) => (meaning.kind === 'part' ? [meaning.part] : [])))];
  const wished = live.flatMap(({ meaning }) => (meaning.kind === 'wish' && meaning.part ? [meaning.part] : []));
  const part = parts.length > 1 && !areAlternatives(items) ? parts.at(-1) : parts.length === 1 ? parts[0] : undefined;
  // "A primera hora o a última hora" is of no part of the day.
  const edge = new Set(wished).size > 1 && items.some((item) => cueOf(item) === 'or') ? undefined : wished.at(-1);
  const preference = part ?? (parts.length === 0 ? edge : undefined);
  const range = live.findLast((item) => item.meaning.kind === 'clocks');
  const clocks = live.flatMap(({ meaning }) => (meaning.kind === 'clock' ? [meaning.clock] : []));
  if (range?.meaning.kind === 'clocks') {
    const { from, to, vague = false, either = false } = range.meaning;
    const said = vague ? clocks.at(-1) : undefined;
    if (said !== undefined) return { found: hourFound(within(said, from, to), part), part };
    return { found: either ? eitherFound(from, to, part) : rangeFound(from, to, part), part };
  }
  const [first, second] = clocks;
  if (first && second && clocks.length === 2 && areOr(items)) return { found: eitherFound(first, second, part), part };
  const last = clocks.at(-1) ?? instantClock(live);
  if (last) return { found: hourFound(atEdge(last, live), part), part };
  const excluded = parts.length === 2 && part === undefined ? PARTS.find((one) => !parts.includes(one)) : undefined;
  const found = { ...NONE, horaCandidates: [], ...(preference && { preferencia: preference }) };
  return { found, part, ...(excluded && { excluded }) };
}

/** "A última hora, tipo 8": the eight of the evening, as that of "a primera hora" is of the morning. */
function atEdge(clock: Clock, live: readonly Item[]): Clock {
  const wishes = live.flatMap(({ meaning }) => (meaning.kind === 'wish' ? [meaning.wish] : []));
  const last = wishes.includes('ultima_hora');
  if (clock.meridiem === 'given' || last === wishes.includes('primera_hora')) return clock;
  const { hour } = clock;
  const fits = last ? hour > 0 && hour <= LAST_HOUR_MAX : hour >= FIRST_HOUR_MIN && hour < 12;
  return fits ? { ...clock, hour: last ? hour + 12 : hour, meridiem: 'given' } : clock;
}
const FIRST_HOUR_MIN = 5;
const LAST_HOUR_MAX = 10;

/** "Saliendo del trabajo, como a las 7": the seven of that time of the day. */
function within(clock: Clock, from: Clock, to: Clock): Clock {
  const later = { ...clock, hour: clock.hour + 12, meridiem: 'given' } as const;
  const fits = (one: Clock): boolean => minutesOf(one) >= minutesOf(from) && minutesOf(one) <= minutesOf(to);
  if (clock.meridiem === 'given' || clock.hour >= 12 || fits(clock) || !fits(later)) return clock;
  return later;
}

function instantClock(live: readonly Item[]): Clock | undefined {
  const instant = live.find((item) => item.meaning.kind === 'instant');
  if (instant?.meaning.kind !== 'instant') return undefined;
  return { hour: instant.meaning.at.hour, minute: instant.meaning.at.minute, meridiem: 'given' };
}

function hourFound(clock: Clock, part: Part | undefined): Found {
  const hora = hourText(defaultHour(clock, part));
  if (clock.meridiem === 'given' || part !== undefined) return { hora, meridiem: 'given', horaCandidates: [hora] };
  const later = { hour: (clock.hour + 12) % 24, minute: clock.minute };
  return { hora, meridiem: 'free', horaCandidates: [hourText(clock), hourText(later)] };
}

/** Both ends by policy, the end after the beginning: "de 11 a 1" ends at 13. */
export function rangeFound(from: Clock, to: Clock, part: Part | undefined): Found {
  const start = defaultHour(from, part);
  let end = defaultHour(to, part);
  if (minutesOf(end) <= minutesOf(start) && end.hour < 12 && to.meridiem === 'free')
    end = { ...end, hour: end.hour + 12 };
  return { ...NONE, horaCandidates: [], horaDesde: hourText(start), horaHasta: hourText(end) };
}

/** "A las 10 o a las 11": from the one to the other, and best at one of them. */
function eitherFound(from: Clock, to: Clock, part: Part | undefined): Found {
  const found = rangeFound(from, to, part);
  const { horaDesde, horaHasta } = found;
  return horaDesde === undefined || horaHasta === undefined ? found : { ...found, horas: [horaDesde, horaHasta] };
}

/** "a la mañana o a la tarde" prefers neither. */
function areAlternatives(items: readonly Item[]): boolean {
  const parts = items.flatMap((item, index) => (item.meaning.kind === 'part' ? [index] : []));
  const between = items.slice((parts[0] ?? 0) + 1, parts.at(-1));
  const joined = between.some((item) => cueOf(item) === 'or' || cueOf(item) === 'and');
  return joined && between.every((item) => item.meaning.kind === 'cue');
}

function areOr(items: readonly Item[]): boolean {
  const clocks = items.flatMap((item, index) =>
    item.meaning.kind === 'clock' && item.fate === undefined ? [index] : [],
  );
  const between = items.slice((clocks[0] ?? 0) + 1, clocks.at(-1));
  // With a day of its own the second hour is another offer, not the end of the first.
  return between.some((item) => cueOf(item) === 'or') && between.every((item) => item.meaning.kind === 'cue');
}
