import type { CivilDay } from '../domain.ts';
import type { Book } from './openings.ts';
import type { Wish } from './wish.ts';

/** 1–7 without am/pm is the afternoon where opening hours do not say (policies of the language data). */
const AFTERNOON = { from: 60, to: 8 * 60 };

/**
 * The hours that a wish can mean, minutes of the day: none, one, or two that must be asked (AGENDA-14).
 * Those readings stay at which the service can start in opening hours, on a wished day, whatever is taken there.
 */
export function possibleHours(
  wish: Wish,
  { book, days, now }: { book: Book; days: readonly CivilDay[]; now: number },
): readonly number[] {
  if (wish.hours.length < 2) return wish.hours;
  // "A las 8 de la noche": the part of the day decides first.
  const meant = narrow(wish.hours, (minute) => wish.part?.({ minute }) !== false);
  if (meant.length === 1) return meant;
  const wished = days.filter((day) => isWished(wish, day));
  const starts = meant.filter((minute) =>
    wished.some((day) => allows(wish, { day, minute }) && book.couldStart(day, minute, wish.who)),
  );
  // "Temprano no puedo", then "a las 8": in the evening, unless it is closed then.
  const open = narrow(starts, (minute) => wish.bans.every((ban) => ban({ minute })));
  if (open.length === 0) return meant.slice(0, 1).map(byCustom);
  // "Hoy a las 8", said at three in the afternoon, can only be the evening.
  return narrow(open, (minute) => wished.some((day) => (day.startAt(minute) ?? 0) >= now));
}

export function isWished(wish: Wish, day: CivilDay): boolean {
  return wish.days === undefined || (day.index >= wish.days.from && day.index <= wish.days.to);
}

function allows(wish: Wish, moment: { day: CivilDay; minute: number }): boolean {
  return wish.limits?.(moment) !== false && wish.exclusions?.(moment) !== false;
}

/** Those that pass, unless none would be left. */
function narrow(minutes: readonly number[], test: (minute: number) => boolean): readonly number[] {
  const left = minutes.filter(test);
  return left.length === 0 ? minutes : left;
}

function byCustom(asSaid: number): number {
  return asSaid >= AFTERNOON.from && asSaid < AFTERNOON.to ? asSaid + 12 * 60 : asSaid;
}
