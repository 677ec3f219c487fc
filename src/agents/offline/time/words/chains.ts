/** Numbers that are chained by marks, as dates and hours: "15/03/26", "9:30-11:00", "10.30". */
import { dateOf } from '../calendar.ts';
import type { Scan } from '../items.ts';
import type { Token } from './tokens.ts';

/** A date written with numbers; the year only when it was there. */
interface WrittenDate {
  day: number;
  month: number;
  year?: number;
}

const CLOCK = /^(\d{1,2})[:.](\d\d)(?:[:.]\d\d)?$/;
const DAY_MONTH = /^(\d{1,2})[/-](\d{1,2})$/;
const DAY_MONTH_YEAR = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/;
const YEAR_MONTH_DAY = /^((?:19|20)\d\d)([/.-])(\d{1,2})\2(\d{1,2})$/;
const DAY_DOT_MONTH = /^(\d{1,2})\.([1-9])$/;
const PAIR = /^(\d{1,2})-(\d{1,2})$/;

/** "16:30", "16.30", "10:12:59": an hour of the day. */
export function clockOfChain(token: Token | undefined): { hour: number; minute: number; given: boolean } | undefined {
  return token?.kind === 'chain' ? clockOfText(token.text) : undefined;
}

function clockOfText(text: string): { hour: number; minute: number; given: boolean } | undefined {
  const parts = CLOCK.exec(text);
  if (!parts || text.split('.').length === 3) return undefined;
  const [hour, minute] = [Number(parts[1]), Number(parts[2])];
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return undefined;
  return { hour, minute, given: hour > 12 || hour === 0 || (parts[1] ?? '').startsWith('0') };
}

/** "9:30-11:00", "9-18" (18 is no month): two hours. `bare` when they are only numbers. */
export function clocksOfChain(token: Token | undefined): [ClockFace, ClockFace, bare: boolean] | undefined {
  if (token?.kind !== 'chain') return undefined;
  const [left, right, more] = token.text.split('-');
  if (left === undefined || right === undefined || more !== undefined) return undefined;
  const pair = PAIR.test(token.text);
  const from = clockOfText(left) ?? (pair || right.includes(':') ? hourOf(left) : undefined);
  const to = clockOfText(right) ?? (pair || left.includes(':') ? hourOf(right) : undefined);
  return from && to && [from, to, pair];
}

type ClockFace = { hour: number; minute: number; given: boolean };

function hourOf(text: string): ClockFace | undefined {
  const hour = /^\d{1,2}$/.test(text) ? Number(text) : 25;
  return hour <= 24 ? { hour, minute: 0, given: hour > 12 || text.startsWith('0') } : undefined;
}

/** "13-15" as two numbers, for days of a month and for hours alike. */
export function pairOfChain(token: Token | undefined): [number, number] | undefined {
  const parts = token?.kind === 'chain' ? PAIR.exec(token.text) : null;
  return parts ? [Number(parts[1]), Number(parts[2])] : undefined;
}

/**
 * "15/3", "15-03-2026", "15.03.26", "2026-03-15": day before month, as nearly all our countries write; who writes
 * English may mean the other order where ours is impossible, and in the United States means it wherever it is possible.
 */
export function dateOfChain(token: Token | undefined, order: WrittenOrder): WrittenDate | undefined {
  if (token?.kind !== 'chain') return undefined;
  const iso = YEAR_MONTH_DAY.exec(token.text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[3]), day: Number(iso[4]) };
  const full = DAY_MONTH_YEAR.exec(token.text);
  if (full) {
    const year = Number(full[4]);
    return ordered({ day: Number(full[1]), month: Number(full[3]), year: year < 100 ? 2000 + year : year }, order);
  }
  const short = DAY_MONTH.exec(token.text);
  return short ? ordered({ day: Number(short[1]), month: Number(short[2]) }, order) : undefined;
}

/** "5.3": no hour, which has two digits of minutes, and mostly no date either: only where an hour stands behind it. */
export function dateOfDots(token: Token | undefined, order: WrittenOrder): WrittenDate | undefined {
  const parts = token?.kind === 'chain' ? DAY_DOT_MONTH.exec(token.text) : null;
  return parts ? ordered({ day: Number(parts[1]), month: Number(parts[2]) }, order) : undefined;
}

function ordered(date: WrittenDate, { english, monthFirst }: WrittenOrder): WrittenDate {
  const year = date.year ?? 2000;
  const swapped = { ...date, day: date.month, month: date.day };
  const possible = dateOf(year, swapped.month, swapped.day) !== undefined;
  return possible && (monthFirst || (english && !dateOf(year, date.month, date.day))) ? swapped : date;
}

/** What decides between day and month in a date of two numbers. */
type WrittenOrder = Pick<Scan, 'english' | 'monthFirst'>;

/** "15/03-20/03": two dates with one hyphen between. */
export function datesOfChain(token: Token | undefined, order: WrittenOrder): [WrittenDate, WrittenDate] | undefined {
  if (token?.kind !== 'chain') return undefined;
  const [left, right, more] = token.text.split('-');
  if (left === undefined || right === undefined || more !== undefined || !left.includes('/')) return undefined;
  const from = dateOfChain({ ...token, text: left }, order);
  const to = dateOfChain({ ...token, text: right }, order);
  return from && to && [from, to];
}
