/** Days as they were said, before they are laid on the calendar: a range lends its second half's month to its first. */
import { dateOf, dayAndMonth, dayOfMonth, isBefore, monthOf, weekdayFrom, weekdayWithNumber } from '../calendar.ts';
import type { DayRun, WeekdayShift } from '../calendar.ts';

export type DaySpec =
  | WeekdaySpec
  | { said: 'written'; day: number; month?: number; year?: number; weekday?: number; mayBeRow?: boolean }
  | { said: 'weekdays'; weekdays: readonly number[] }
  | { said: 'month'; month: number; year?: number }
  | { said: 'run'; run: DayRun; of?: DayOfWeek }
  /** Not on the calendar, or past. */
  | { said: 'void' };

interface WeekdaySpec {
  said: 'weekday';
  weekday: number;
  shift: WeekdayShift;
  plural: boolean;
  article: boolean;
  /** The first of the days that are talked about, still to come. */
  since?: Temporal.PlainDate;
}

/** "el jueves de la semana que viene": which day, and the run that it is one of. */
interface DayOfWeek {
  weekday: number;
  run: DayRun;
}

export interface SpecRead {
  spec: DaySpec;
  next: number;
}

export const VOID: DaySpec = { said: 'void' };

export function runSpec(from: Temporal.PlainDate, to: Temporal.PlainDate = from): DaySpec {
  return { said: 'run', run: { from, to } };
}

/** The days a spec means for someone who speaks on `today`; undefined when the calendar has none. */
export function resolve(spec: DaySpec, today: Temporal.PlainDate): DayRun | undefined {
  switch (spec.said) {
    case 'void':
    case 'weekdays':
      return undefined;
    case 'run':
      return spec.run;
    case 'weekday':
      return single(weekdayOf(spec, today));
    case 'month':
      return resolveMonth(spec, today);
    case 'written':
      return single(resolveWritten(spec, today));
  }
}

function weekdayOf({ weekday, shift, since }: WeekdaySpec, today: Temporal.PlainDate): Temporal.PlainDate {
  return since !== undefined && isBefore(today, since)
    ? weekdayFrom(since, weekday, 'nearest')
    : weekdayFrom(today, weekday, shift);
}

function single(date: Temporal.PlainDate | undefined): DayRun | undefined {
  return date && { from: date, to: date };
}

function resolveMonth(spec: { month: number; year?: number }, today: Temporal.PlainDate): DayRun | undefined {
  const year = spec.year ?? (spec.month < today.month ? today.year + 1 : today.year);
  const first = dateOf(year, spec.month, 1);
  return first && monthOf(first);
}

function resolveWritten(
  spec: DaySpec & { said: 'written' },
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  if (spec.month !== undefined) {
    return spec.year === undefined ? dayAndMonth(today, spec.day, spec.month) : dateOf(spec.year, spec.month, spec.day);
  }
  if (spec.weekday !== undefined) return weekdayWithNumber(today, spec.weekday, spec.day);
  return dayOfMonth(today, spec.day);
}

/** From one spec to another: missing months and years are lent, and the end comes after the beginning. */
export function resolveRange(first: DaySpec, last: DaySpec, today: Temporal.PlainDate): DayRun | undefined {
  const ending = resolve(last, today);
  if (first.said === 'written' && last.said === 'written' && ending) {
    const back = backFrom(first, ending, last);
    const long = back === undefined || back.from.until(back.to).days > RUN_DAYS_MAX;
    const begins = lendsMonth(first, last) && long ? resolve(first, today) : undefined;
    return begins ? { from: begins.from, to: resolve(last, begins.from)?.to ?? begins.to } : back;
  }
  const from = resolve(lend(first, last), today);
  if (!from) return undefined;
  const to = last.said === 'weekday' && from.from.dayOfWeek === last.weekday ? from : resolve(last, from.from);
  if (!to || isBefore(to.to, from.from)) return undefined;
  return { from: from.from, to: to.to };
}

/** "Del 20 de julio al 25": a number behind a date is of its month, or of the next one. */
export function lendsMonth(first: DaySpec, last: DaySpec): boolean {
  return first.said === 'written' && first.month !== undefined && last.said === 'written' && last.month === undefined;
}
const RUN_DAYS_MAX = 31;

/** The beginning is the last such date before the end: a run that has already begun keeps its beginning. */
function backFrom(
  first: DaySpec & { said: 'written' },
  ending: DayRun,
  last: DaySpec & { said: 'written' },
): DayRun | undefined {
  const { to } = ending;
  if (first.year !== undefined && first.month !== undefined) {
    const from = dateOf(first.year, first.month, first.day);
    const next =
      from && last.year === undefined && last.month !== undefined ? dayAndMonth(from, last.day, last.month) : to;
    return from && next && !isBefore(next, from) ? { from, to: next } : undefined;
  }
  const month = first.month ?? (first.day <= to.day ? to.month : to.subtract({ months: 1 }).month);
  const from = [to.year, to.year - 1]
    .map((year) => dateOf(year, month, first.day))
    .find((date) => date && !isBefore(to, date));
  return from && { from, to };
}

function lend(first: DaySpec, last: DaySpec): DaySpec {
  return first.said === 'month' && last.said === 'month' ? withYear(first, last.year) : first;
}

function withYear<Spec extends { year?: number }>(spec: Spec, year: number | undefined): Spec {
  return spec.year === undefined && year !== undefined ? { ...spec, year } : spec;
}
