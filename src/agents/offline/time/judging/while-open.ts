/**
 * "Desde las 7", "entre las 7 y las 9", "a las 7 o a las 8", at a house that opens at seven and closes at five: an hour that
 * may be of either half of the day is of the one in which the house is open (AGENDA-14). Where both will do nothing is told.
 */
import { NOON, defaultHour } from '../hours/hours.ts';
import { minutesOf } from '../hours/hour-ranges.ts';
import { isTime, type Clock, type Item } from '../items.ts';
import type { TimeEnvironment } from '../types.ts';

type Hours = readonly [opens: number, closes: number];

export function tellByOpenHours(items: readonly Item[], { open, wished, shown }: TalkOfDays): void {
  const live = items.filter((item) => isTime(item) && item.fate === undefined);
  if (open === undefined || live.some(({ meaning }) => meaning.kind === 'part')) return;
  const hours = hoursOf(open, weekdaysOf(live, wished ?? shown));
  if (hours === undefined) return;
  for (const item of live) {
    const { meaning } = item;
    if (meaning.kind === 'bound' && isFrom(meaning, hours))
      item.meaning = { ...meaning, clock: ofMorning(meaning.clock) };
    if (meaning.kind === 'clocks' && meaning.vague !== true && isOfMorning([meaning.from, meaning.to], hours))
      item.meaning = { ...meaning, from: ofMorning(meaning.from), to: behind(meaning.to, meaning.from) };
  }
  // One alone is told by the hours of the house where it is looked for.
  const [first, second, ...others] = live.filter(({ meaning }) => meaning.kind === 'clock');
  if (first?.meaning.kind !== 'clock' || second?.meaning.kind !== 'clock' || others.length > 0) return;
  if (!isOfMorning([first.meaning.clock, second.meaning.clock], hours)) return;
  second.meaning = { ...second.meaning, clock: behind(second.meaning.clock, first.meaning.clock) };
  first.meaning = { ...first.meaning, clock: ofMorning(first.meaning.clock) };
}

type TalkOfDays = Pick<TimeEnvironment, 'open' | 'wished' | 'shown'>;

/** Of the days that are said, else of the day that is talked about; empty: of any. */
function weekdaysOf(live: readonly Item[], talked: string | undefined): readonly number[] {
  const said = live.flatMap(({ meaning }): readonly number[] => {
    if (meaning.kind === 'weekdays') return meaning.weekdays;
    return meaning.kind === 'day' && meaning.run.from.equals(meaning.run.to) ? [meaning.run.from.dayOfWeek] : [];
  });
  if (said.length > 0) return said;
  const several = live.some(({ meaning }) => meaning.kind === 'days');
  return several || talked === undefined ? [] : [Temporal.PlainDate.from(talked).dayOfWeek];
}

function hoursOf(open: NonNullable<TalkOfDays['open']>, weekdays: readonly number[]): Hours | undefined {
  const days = open.flatMap((hours, i) =>
    hours !== null && (weekdays.length === 0 || weekdays.includes(i + 1)) ? [hours] : [],
  );
  if (days.length === 0) return undefined;
  return [Math.min(...days.map(([opens]) => opens)), Math.max(...days.map(([, closes]) => closes))];
}

/** From an hour at which the house is open, and has closed twelve hours later. */
function isFrom({ side, clock }: { side: 'after' | 'before'; clock: Clock }, [opens, closes]: Hours): boolean {
  if (side !== 'after' || !isTakenForEvening(clock)) return false;
  return minutesOf(clock) >= opens && minutesOf(clock) < closes && minutesOf(defaultHour(clock)) >= closes;
}

/** From one hour to the other the house is open for a while, and twelve hours later it is not. */
function isOfMorning([from, to]: readonly [Clock, Clock], [opens, closes]: Hours): boolean {
  if (!isTakenForEvening(from) || to.hour > NOON) return false;
  const ends = minutesOf(behind(to, from));
  return minutesOf(defaultHour(from)) >= closes && ends > opens && minutesOf(from) < closes;
}

/** Said without its half of the day, and an hour that is one of the afternoon where nothing else is known. */
function isTakenForEvening(clock: Clock): boolean {
  return clock.meridiem === 'free' && minutesOf(defaultHour(clock)) !== minutesOf(clock);
}

function ofMorning(clock: Clock): Clock {
  return { ...clock, meridiem: 'given' };
}

/** "De 7 a 1" ends in the afternoon. */
function behind(to: Clock, from: Clock): Clock {
  const later = to.meridiem === 'free' && minutesOf(to) <= minutesOf(from) && to.hour < NOON;
  return { ...to, hour: later ? to.hour + NOON : to.hour, meridiem: 'given' };
}
