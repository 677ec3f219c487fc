/** Days written with their month or with numbers: "15 de marzo", "15/3", "dia 20". */
import { dateOfChain, dateOfDots } from '../words/chains.ts';
import { clockAt } from '../hours/clock.ts';
import { skip, wordAt, type Scan } from '../items.ts';
import { monthName } from '../words/lexicon.ts';
import { numberAt, ordinalAt, yearAt } from '../words/numbers.ts';
import { periodAt } from './periods.ts';
import { resolve, type SpecRead } from './specs.ts';
import { OF, COMMA } from '../words/closed.ts';

/** Small words a rule steps over. */
const DAY_WORDS = new Set(['dia', 'day']);
const MONTH_WORD = new Set(['mes']);

/** "15/3", "quince de marzo", "1º de março de 2026", "mayo 5", "5 del mes que viene", "15Sep". */
export function writtenAt(scan: Scan, at: number): SpecRead | undefined {
  const dots = clockAt(scan, at + 1)?.bare === false ? dateOfDots(scan.tokens[at], scan) : undefined;
  const chain = dots ?? dateOfChain(scan.tokens[at], scan);
  if (chain) return { spec: { said: 'written', ...chain }, next: at + 1 };
  const day = ordinalAt(scan.tokens, at) ?? numberAt(scan.tokens, at);
  return day && day.value > 0 ? dayThenMonth(scan, day) : monthThenDay(scan, at);
}

function dayThenMonth(scan: Scan, day: { value: number; next: number }): SpecRead | undefined {
  const compact = compactDate(scan, day);
  if (compact) return compact;
  const counted = skip(scan, day.next, DAY_WORDS);
  if (counted > day.next) return dayThenMonth(scan, { ...day, next: counted });
  const inner = skip(scan, skip(scan, day.next, OF), MONTH_WORD);
  const month = monthName(wordAt(scan, inner === day.next + 2 ? skip(scan, inner, OF) : inner));
  if (month !== undefined) {
    const end = (inner === day.next + 2 ? skip(scan, inner, OF) : inner) + 1;
    return withYear(scan, { day: day.value, month }, end);
  }
  const spoken = spokenMonth(scan, day);
  if (spoken) return spoken;
  if (inner === day.next) return undefined;
  const period = periodAt(scan, skip(scan, day.next, OF));
  const run = period && resolve(period.spec, scan.today);
  if (!run || run.from.day !== 1 || run.to.since(run.from).days < 27) return undefined;
  return { spec: { said: 'written', day: day.value, month: run.from.month, year: run.from.year }, next: period.next };
}

/** "el 15 del 3": a month by its number. */
function spokenMonth(scan: Scan, day: { value: number; next: number }): SpecRead | undefined {
  if (!['del', 'do'].includes(wordAt(scan, day.next))) return undefined;
  const month = numberAt(scan.tokens, day.next + 1);
  if (!month || month.value < 1 || month.value > 12 || ['al', 'a', 'hasta', 'ao'].includes(wordAt(scan, month.next)))
    return undefined;
  return withYear(scan, { day: day.value, month: month.value }, month.next);
}

/** "12-mar-2026", "12/mar". */
function compactDate(scan: Scan, day: { value: number; next: number }): SpecRead | undefined {
  const mark = scan.tokens[day.next];
  const month = mark?.glued && ['-', '/', '.'].includes(mark.text) ? monthName(wordAt(scan, day.next + 1)) : undefined;
  if (month === undefined) return undefined;
  const end = day.next + 2;
  const joined = ['-', '/', '.'].includes(wordAt(scan, end)) ? end + 1 : end;
  const digits =
    scan.tokens[joined]?.glued && /^(?:\d\d|20\d\d)$/.test(wordAt(scan, joined)) ? wordAt(scan, joined) : undefined;
  if (digits === undefined) return { spec: { said: 'written', day: day.value, month }, next: end };
  const year = Number(digits) % 100;
  return { spec: { said: 'written', day: day.value, month, year: 2000 + year }, next: joined + 1 };
}

function monthThenDay(scan: Scan, at: number): SpecRead | undefined {
  const month = monthName(wordAt(scan, at));
  if (month === undefined) return undefined;
  const day = ordinalAt(scan.tokens, at + 1) ?? numberAt(scan.tokens, at + 1);
  const clock = clockAt(scan, at + 1);
  // "Abril 15 en la tarde" is a day's afternoon, "abril 15 hs" an hour.
  if (!day || day.value < 1 || day.value > 31 || (clock?.bare === false && !clock.loose)) return undefined;
  return withYear(scan, { day: day.value, month }, day.next);
}

function withYear(scan: Scan, date: { day: number; month: number }, at: number): SpecRead {
  const year = yearAt(scan.tokens, skip(scan, skip(scan, at, OF), COMMA));
  return { spec: { said: 'written', ...date, ...(year && { year: year.value }) }, next: year?.next ?? at };
}
