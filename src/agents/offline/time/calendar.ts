/** The calendar: runs of days, weeks, months and weekdays, counted from a day. No words. */
import { POLICIES } from './policies.ts';

export const WEEK_DAYS = 7;

/** A run of days, both ends included. A day is a run of one. */
export interface DayRun {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** How a weekday was said: bare, "que viene", "próximo", "terça agora". */
export type WeekdayShift = 'bare' | 'coming' | 'next' | 'nearest';

/** The date, or undefined when there is none such: 31 February never becomes March. Years 1900–2199. */
export function dateOf(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return undefined;
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return day <= first.daysInMonth ? first.with({ day }) : undefined;
}

/** Day and month without a year: this year's, or next year's once it is past. */
export function dayAndMonth(today: Temporal.PlainDate, day: number, month: number): Temporal.PlainDate | undefined {
  const thisYear = dateOf(today.year, month, day);
  if (thisYear && !isBefore(thisYear, today)) return thisYear;
  return dateOf(today.year + 1, month, day);
}

/** "el 15": the first month from today on that has that day still to come. */
export function dayOfMonth(today: Temporal.PlainDate, day: number): Temporal.PlainDate | undefined {
  if (day < 1 || day > 31) return undefined;
  for (let ahead = 0; ahead <= 2; ahead += 1) {
    const month = today.with({ day: 1 }).add({ months: ahead });
    const date = dateOf(month.year, month.month, day);
    if (date && !isBefore(date, today)) return date;
  }
  return undefined;
}

/** "lunes 20": the next 20th that is a Monday. */
export function weekdayWithNumber(
  today: Temporal.PlainDate,
  weekday: number,
  day: number,
): Temporal.PlainDate | undefined {
  for (let ahead = 0; ahead < POLICIES.weekdayWithNumberMonthsMax; ahead += 1) {
    const month = today.with({ day: 1 }).add({ months: ahead });
    const date = dateOf(month.year, month.month, day);
    if (date?.dayOfWeek === weekday && !isBefore(date, today)) return date;
  }
  return undefined;
}

/** The day a weekday means today, by the policies of bare, coming and next ones. */
export function weekdayFrom(today: Temporal.PlainDate, weekday: number, shift: WeekdayShift): Temporal.PlainDate {
  const ahead = (weekday - today.dayOfWeek + 7) % 7;
  if (shift === 'nearest') return today.add({ days: ahead });
  if (shift === 'next' && POLICIES.nextWeekday === 'calendarWeek') {
    return weekOf(today.add({ days: 7 })).from.add({ days: weekday - 1 });
  }
  const skips = shift !== 'bare' && ahead === 1 && POLICIES.comingWeekdaySkipsTomorrow;
  const days = (ahead === 0 && !POLICIES.bareWeekdayAcceptsToday) || skips ? ahead + 7 : ahead;
  return today.add({ days });
}

/** Monday to Sunday. */
export function weekOf(date: Temporal.PlainDate): DayRun {
  const from = date.subtract({ days: date.dayOfWeek - 1 });
  return { from, to: from.add({ days: 6 }) };
}

export function monthOf(date: Temporal.PlainDate): DayRun {
  const from = date.with({ day: 1 });
  return { from, to: date.with({ day: date.daysInMonth }) };
}

/** The n-th (or with -1 the last) given weekday of the month, when it has one. */
export function nthWeekday(month: DayRun, weekday: number, nth: number): Temporal.PlainDate | undefined {
  if (nth < 0) {
    const back = (month.to.dayOfWeek - weekday + 7) % 7;
    return month.to.subtract({ days: back });
  }
  const ahead = (weekday - month.from.dayOfWeek + 7) % 7;
  const date = month.from.add({ days: ahead + 7 * (nth - 1) });
  return date.month === month.from.month ? date : undefined;
}

export function isBefore(a: Temporal.PlainDate, b: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(a, b) < 0;
}

/** From the earlier of two days to the later. */
export function runBetween(a: Temporal.PlainDate, b: Temporal.PlainDate): DayRun {
  return isBefore(b, a) ? { from: b, to: a } : { from: a, to: b };
}

/** True when the two runs touch or follow each other without a gap. */
export function areContiguous(a: DayRun, b: DayRun): boolean {
  return !isBefore(a.to.add({ days: 1 }), b.from) && !isBefore(b.to.add({ days: 1 }), a.from);
}

/** "14:30" as on a clock's face: "2:30". */
export function onTheDial(clock: string): string {
  return `${Number(clock.slice(0, 2)) % 12}${clock.slice(2)}`;
}
