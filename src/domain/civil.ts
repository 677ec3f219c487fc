import { WEEK, type Weekday } from './tenant.ts';
import { DAY_MS, MINUTE_MS } from './units.ts';

/** Midnight that ends a day; 'HH:MM' up to '24:00' are minutes of the day. */
export const DAY_MINUTES = 1_440;

/** Parts of the day, by when a service starts in them: minutes of the day, half-open (policies of the language data). */
export const PARTS_OF_DAY = {
  mañana: [0, 13 * 60],
  tarde: [12 * 60, 20 * 60],
  noche: [19 * 60, DAY_MINUTES],
} as const;

/** One civil date in a tenant's zone (must-hold 54, 55; AGENDA-14). */
export interface CivilDay {
  /** Days after today: 0 is today. */
  readonly index: number;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly weekday: Weekday;
  /** First and one past the last instant, epoch ms. */
  readonly from: number;
  readonly to: number;
  /** The first instant at which the clock shows this minute; undefined when it is skipped that day. */
  startAt(minute: number): number | undefined;
  /** The first instant at which this minute is reached or passed: where an opening interval ends. */
  reaches(minute: number): number;
}

/** Today and the `count` days after it, as the zone's own clock counts them. */
export function windowDays(now: number, timeZone: string, count: number): readonly CivilDay[] {
  const key = `${timeZone} ${count}`;
  const known = windows.get(key);
  const today = known?.[0];
  if (known && today && today.from <= now && now < today.to) return known;
  const days = countDays(now, timeZone, count);
  if (windows.size >= WINDOWS_MAX) windows.clear();
  windows.set(key, days);
  return days;
}

/** The calendar of a zone is the same for everybody all day long, and costs half a millisecond to count. */
const windows = new Map<string, readonly CivilDay[]>();
const WINDOWS_MAX = 256;

function countDays(now: number, timeZone: string, count: number): CivilDay[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  return Array.from({ length: count + 1 }, (_, index) => civilDay(today.add({ days: index }), timeZone, index));
}

/** Days from `today` ('YYYY-MM-DD') to a date; undefined for what is no date. */
export function daysUntil(today: string, date: string | undefined): number | undefined {
  if (date === undefined) return undefined;
  try {
    const there = Temporal.PlainDate.from(date, { overflow: 'reject' });
    return Temporal.PlainDate.from(today).until(there, { largestUnit: 'days' }).days;
  } catch {
    return undefined;
  }
}

/** 'HH:MM' (or 'HH', as seeds write `despues_16`) as minutes of the day; undefined for what is no hour. */
export function minutesOf(clock: string | undefined): number | undefined {
  const match = /^(\d{1,2})(?::(\d{2}))?$/.exec(clock ?? '');
  if (match === null) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2] ?? 0);
  return Number(match[2] ?? 0) < 60 && minutes <= DAY_MINUTES ? minutes : undefined;
}

/** Minutes of the day as 'HH:MM'. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The day on which an instant falls. */
export function civilDayOf(instant: number, timeZone: string): CivilDay {
  return civilDay(
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate(),
    timeZone,
    0,
  );
}

function civilDay(date: Temporal.PlainDate, timeZone: string, index: number): CivilDay {
  const from = date.toZonedDateTime(timeZone).epochMilliseconds;
  const to = date.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
  const named = { index, date: date.toString(), weekday: WEEK[date.dayOfWeek - 1] ?? 'mon', from, to };
  // A day of 24 hours has no change of the clock: plain arithmetic, hundreds of times a query.
  if (to - from === DAY_MS) {
    const at = (minute: number) => from + minute * MINUTE_MS;
    return { ...named, startAt: at, reaches: at };
  }
  return {
    ...named,
    startAt: (minute) => {
      const { civil, zoned } = firstReading(date, minute, timeZone);
      return zoned.toPlainDateTime().equals(civil) ? zoned.epochMilliseconds : undefined;
    },
    reaches: (minute) => {
      const { civil, zoned } = firstReading(date, minute, timeZone);
      if (zoned.toPlainDateTime().equals(civil)) return zoned.epochMilliseconds;
      // Skipped: 'earlier' has put it before the change, and the change is where the clock jumps past it.
      return (zoned.getTimeZoneTransition('next') ?? zoned).epochMilliseconds;
    },
  };
}

function firstReading(date: Temporal.PlainDate, minute: number, timeZone: string) {
  const civil = date.toPlainDateTime().add({ minutes: minute });
  return { civil, zoned: civil.toZonedDateTime(timeZone, { disambiguation: 'earlier' }) };
}
