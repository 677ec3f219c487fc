/**
 * A weekday and a number behind it, "jueves 15": a day of the month, as in "mañana 13" where that is its number. Where the two do not agree either may be the slip, and
 * neither is an hour, but among hours that are on show.
 */
import { WEEK_DAYS, dayOfMonth, isBefore, weekdayFrom, weekdayWithNumber, type DayRun } from '../calendar.ts';
import { HALF_DAYS, OCLOCK } from '../hours/hours.ts';
import { clockAt, placedClockAt } from '../hours/clock.ts';
import { skip, wordAt, type Scan } from '../items.ts';
import { countsThings, dayName } from '../words/lexicon.ts';
import { numberAt } from '../words/numbers.ts';
import { phraseAt } from '../words/phrases.ts';
import { POLICIES } from '../policies.ts';
import { resolve } from './specs.ts';

interface Numbered {
  readonly said: 'written';
  readonly day: number;
  readonly weekday: number;
}

/**
 * "Jueves 11", where that Thursday's hours are on show and no Thursday the 11th can be booked: at eleven. With an hour
 * behind, it is a date all the same. "Sábado 2 cortes" is none either.
 */
export function isHourOfDay(scan: Scan, spec: Numbered, next: number): boolean {
  if (scan.lastDay === undefined || spec.day > POLICIES.lastHourOfDay) return false;
  const date = resolve(spec, scan.today)?.from;
  if ((date && !isBefore(scan.lastDay, date)) || !isWithoutHour(scan, next)) return false;
  return isOnShow(scan, spec) || countsThings(spec.day, wordAt(scan, next));
}

function isOnShow({ today, shown, within }: Scan, { weekday, day }: Numbered): boolean {
  if (shown?.dayOfWeek === weekday) return true;
  const named = weekdayFrom(today, weekday, 'bare');
  const numbered = dayOfMonth(today, day);
  return within !== undefined && isAmong(within, named) && !(numbered && isAmong(within, numbered));
}

function isAmong({ from, to }: NonNullable<Scan['within']>, date: Temporal.PlainDate): boolean {
  return !isBefore(date, from) && !(to && isBefore(to, date));
}

function isWithoutHour(scan: Scan, at: number): boolean {
  const clock = clockAt(scan, at);
  return clock === undefined || clock.bare;
}

/** "Jueves 10", when the tenth is weeks away and no Thursday that can be booked: that Thursday, and what the number is has to be asked. */
export function tellsNoDate(scan: Scan, spec: Numbered, next: number): boolean {
  const [date, numbered] = [resolve(spec, scan.today)?.from, dayOfMonth(scan.today, spec.day)];
  const isOne = date && !isSlip(scan, date) && !(scan.lastDay && isBefore(scan.lastDay, date));
  if (isOne || spec.day > POLICIES.lastHourOfDay || !isWithoutHour(scan, next)) return false;
  return numbered !== undefined && !isBefore(numbered, scan.today.add({ days: POLICIES.nearDays }));
}

/**
 * "Jueves 17 15", "viernes 10 30": an hour and its minutes, with a space between. Where the first number is of a day that
 * can be booked and falls on that weekday, and the second may be an hour ("viernes 13 10"), it is that date: nobody's
 * weekday and number agree by chance.
 */
export function isHourWithMinutes(scan: Scan, weekday: number, at: number): boolean {
  const pair = pairAt(scan, at);
  if (!pair || pair.second % MINUTE_STEP > 0) return false;
  return !mayBeHour(pair.second) || !isBookable(scan, weekday, pair.first);
}

/** Either may be meant, and the nearest such weekday does not bear the number: what is meant wants a yes. */
export function isDateOrHour(scan: Scan, first: number): boolean {
  const at = [0, 1, 2].map((ahead) => first + ahead).find((one) => dayName(wordAt(scan, one)) !== undefined) ?? first;
  const weekday = dayName(wordAt(scan, at))?.weekday;
  const pair = weekday === undefined ? undefined : pairAt(scan, skip(scan, at + 1, FEIRA));
  if (weekday === undefined || !pair || !mayBeHour(pair.second)) return false;
  return weekdayFrom(scan.today, weekday, 'bare').day !== pair.first;
}
const FEIRA = new Set(['feira']);

/** Two numbers behind a weekday that may be an hour and its minutes, with nothing behind them that tells what they are. */
function pairAt(scan: Scan, at: number): { first: number; second: number } | undefined {
  const first = numberAt(scan.tokens, at);
  const second = first && numberAt(scan.tokens, first.next);
  const read = second && placedClockAt(scan, at);
  if (!read || read.next !== second.next || read.clock.minute !== second.value) return undefined;
  const following = scan.tokens[second.next];
  const unit = phraseAt(OCLOCK, scan.tokens, second.next) ?? phraseAt(HALF_DAYS, scan.tokens, second.next);
  const goesOn = following?.kind === 'number' || following?.kind === 'chain';
  return unit || goesOn ? undefined : { first: first.value, second: second.value };
}

function mayBeHour(number: number): boolean {
  return number > 0 && number <= LAST_HOUR;
}
const LAST_HOUR = 23;
const MINUTE_STEP = 5;

function isBookable(scan: Scan, weekday: number, day: number): boolean {
  const date = weekdayWithNumber(scan.today, weekday, day);
  const lastDay = scan.lastDay ?? scan.today.add({ days: POLICIES.nearDays });
  return date !== undefined && !isBefore(lastDay, date);
}

/** "El viernes 11", where the next such day is months away and the 11th of now is a Saturday: that Friday, or the 11th. */
export function eitherOf(
  scan: Scan,
  { day, weekday }: { day: number; weekday?: number },
  date: Temporal.PlainDate,
): DayRun | undefined {
  const numbered = dayOfMonth(scan.today, day);
  if (weekday === undefined || numbered === undefined || !isSlip(scan, date)) return undefined;
  return withNearest(scan, weekday, numbered);
}

/**
 * "El jueves 8 de enero", "lunes 12/01", and that day is a Friday: the day before, or that day. One that is past is of
 * another year. Where nothing can be booked by it the date is as it is written.
 */
export function eitherOfDate(
  scan: Scan,
  { weekday }: { weekday?: number },
  date: Temporal.PlainDate,
): DayRun | undefined {
  if (weekday === undefined || weekday === date.dayOfWeek || scan.lastDay === undefined) return undefined;
  if (isBefore(date, scan.today)) return undefined;
  const ofNextYear = !isBefore(date, scan.today.add({ months: OTHER_YEAR_MONTHS }));
  return ofNextYear ? undefined : withNearest(scan, weekday, date);
}
/** Only a date that was missed this year lies so far ahead. */
const OTHER_YEAR_MONTHS = 10;

function withNearest(scan: Scan, weekday: number, numbered: Temporal.PlainDate): DayRun {
  const nearest = numbered.add({ days: ((weekday - numbered.dayOfWeek + 10) % WEEK_DAYS) - 3 });
  const named = isBefore(nearest, scan.today) ? nearest.add({ days: WEEK_DAYS }) : nearest;
  return isBefore(named, numbered) ? { from: named, to: numbered } : { from: numbered, to: named };
}

/** Nobody means a day so far ahead by its weekday and its number alone. */
function isSlip({ today }: Scan, date: Temporal.PlainDate): boolean {
  return !isBefore(date, today.add({ days: POLICIES.slipDaysMin }));
}

/** Where "mañana 13" ends, if tomorrow is the 13th. Among that day's hours the number is one of them, but for "mañana 13 a las 10". */
export function behindItsNumber(scan: Scan, date: Temporal.PlainDate, at: number): number {
  const number = numberAt(scan.tokens, at);
  if (number?.value !== date.day || !isWithoutHour(scan, at)) return at;
  if (scan.shown?.equals(date) === true && isWithoutHour(scan, number.next)) return at;
  const following = wordAt(scan, number.next);
  const oneOfTwo = JOINS.has(following) && numberAt(scan.tokens, number.next + 1) !== undefined;
  const anHour = oneOfTwo || /^\d+$/.test(following);
  return anHour || countsThings(number.value, following) ? at : number.next;
}
const JOINS = new Set(['o', 'u', 'ou', 'or', 'y', 'e', 'and', 'a', '-', 'to', ',', '/']);
