/**
 * Weekdays counted in weeks: "in two weeks on Thursday", "el jueves en dos semanas", "a week from Thursday", "de acá a
 * dos jueves", "na outra sexta".
 */
import { weekOf, weekdayFrom } from '../calendar.ts';
import { skip, wordAt, type Rule, type RuleRead, type Scan } from '../items.ts';
import { dayName } from '../words/lexicon.ts';
import { numberAt } from '../words/numbers.ts';
import { aheadAt, distanceAt } from './offsets.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { POLICIES } from '../policies.ts';
import { MORE, FEIRA } from '../words/closed.ts';

const DAYS_OF = { week: 7, fortnight: 14 } as const;
/** Days that people count for whole weeks: "en 15 días, el martes". */
const WEEKS_OF_DAYS = new Map([7, 8, 14, 15].map((days) => [days, Math.floor(days / 7)]));
const BETWEEN = new Set([
  ',',
  'on',
  'el',
  'na',
  'no',
  'the',
  'la',
  'o',
  'a',
  'para',
  'pra',
  'pal',
  'al',
  'un',
  'algun',
  'uma',
  'numa',
  'num',
  'some',
]);
const FROM = phrases({
  from: 'from|after|despues del|a partir del|depois de|depois da|depois do|a contar del|on|desde el',
});
const COUNTED_FROM_NOW = phrases({ now: 'from now|from today|a partir de hoy' });
const OTHER = new Set(['outra', 'outro']);
const THE = new Set(['el', 'al', 'del', 'pal']);
const COMMA = new Set([',']);
const IN_THE = new Set(['na', 'no', 'a', 'o', 'da', 'do']);
const OF = new Set(['de']);
const HOW = new Set(['tarde', 'temprano', 'cedo']);
/** Nobody counts more weekdays ahead. */
const FAR = 8;

/** A weekday and the weeks it is away, said in either order. */
export const weekdayOffsetRule: Rule = (scan, at) =>
  weeksThenDay(scan, at) ??
  dayThenWeeks(scan, at) ??
  countedDays(scan, at) ??
  theOther(scan, at) ??
  theOneAfter(scan, at);

/** "In two weeks, Tuesday": of the week in which that distance ends; "a week from Thursday": a week after it. */
function weeksThenDay(scan: Scan, at: number): RuleRead | undefined {
  const ahead = aheadAt(scan, at);
  const weeks = weeksAt(scan, ahead ?? at);
  if (!weeks) return undefined;
  const from = ahead === undefined ? phraseAt(FROM, scan.tokens, weeks.next) : undefined;
  if (ahead === undefined && !from) return undefined;
  const day = weekdayAfter(scan, from?.next ?? weeks.next);
  if (!day) return undefined;
  const date = from
    ? weekdayFrom(scan.today, day.weekday, 'bare').add({ days: weeks.days })
    : inWeekOf(scan, weeks.days, day.weekday);
  return dated(date, day.next);
}

/** "Thursday in two weeks", "el jueves de acá a dos semanas", "Thursday week". */
function dayThenWeeks(scan: Scan, at: number): RuleRead | undefined {
  const day = weekdayAfter(scan, at);
  if (!day) return undefined;
  if (scan.english && wordAt(scan, day.next) === 'week')
    return dated(weekdayFrom(scan.today, day.weekday, 'bare').add({ days: DAYS_OF.week }), day.next + 1);
  const start = skip(scan, day.next, COMMA);
  const of = skip(scan, start, OF);
  const ahead = aheadAt(scan, start) ?? aheadAt(scan, of) ?? (of > start ? of : undefined);
  const weeks = ahead === undefined ? undefined : weeksAt(scan, ahead);
  return weeks && dated(inWeekOf(scan, weeks.days, day.weekday), weeks.next);
}

/** "De acá a dos jueves", "in two Thursdays", "two Fridays from now": the second one to come. */
function countedDays(scan: Scan, at: number): RuleRead | undefined {
  const ahead = aheadAt(scan, at);
  const count = numberAt(scan.tokens, ahead ?? at);
  if (!count || count.value < 2 || count.value > FAR) return undefined;
  const day = namedAt(scan, count.next);
  if (!day) return undefined;
  const tail = ahead === undefined ? phraseAt(COUNTED_FROM_NOW, scan.tokens, day.next) : { next: day.next };
  return tail && dated(nth(scan, day.weekday, count.value), tail.next);
}

/** "El otro jueves", "na outra sexta" is not the one that comes but the one after; "otro jueves" is any. */
function theOther(scan: Scan, at: number): RuleRead | undefined {
  const spanish = THE.has(wordAt(scan, at)) && wordAt(scan, at + 1) === 'otro';
  const start = spanish ? at + 1 : skip(scan, at, IN_THE);
  const day = spanish || OTHER.has(wordAt(scan, start)) ? namedAt(scan, start + 1) : undefined;
  return day && dated(nth(scan, day.weekday, 2), day.next);
}

/** "Lunes subsiguiente", "el lunes que viene no, el subsiguiente": as Chileans call the one after the next. */
function theOneAfter(scan: Scan, at: number): RuleRead | undefined {
  const day = weekdayAfter(scan, at);
  if (day && wordAt(scan, day.next) === AFTER_NEXT) return dated(nth(scan, day.weekday, 2), day.next + 1);
  if (!THE.has(wordAt(scan, at)) || wordAt(scan, at + 1) !== AFTER_NEXT) return undefined;
  const before = scan.tokens.slice(Math.max(0, at - FAR), at).map((_, i) => namedAt(scan, Math.max(0, at - FAR) + i));
  const spokenOf = before.findLast((named) => named !== undefined);
  return spokenOf && dated(nth(scan, spokenOf.weekday, 2), at + 2);
}
const AFTER_NEXT = 'subsiguiente';

/** "Dos semanas", "dos semanas más"; "más tarde" is no part of it. */
function weeksAt(scan: Scan, at: number): { days: number; next: number } | undefined {
  const weeks = countedWeeksAt(scan, at);
  const more = weeks && MORE.has(wordAt(scan, weeks.next)) && !HOW.has(wordAt(scan, weeks.next + 1));
  return weeks && { ...weeks, next: weeks.next + (more ? 1 : 0) };
}

function countedWeeksAt(scan: Scan, at: number): { days: number; next: number } | undefined {
  const distance = distanceAt(scan, at);
  const weeks = distance?.unit === 'day' ? WEEKS_OF_DAYS.get(distance.amount) : undefined;
  if (distance && weeks !== undefined) return { days: weeks * DAYS_OF.week, next: distance.next };
  if (distance?.unit !== 'week' && distance?.unit !== 'fortnight') return undefined;
  return { days: distance.amount * DAYS_OF[distance.unit], next: distance.next };
}

/** A weekday with the small words before it. */
function weekdayAfter(scan: Scan, at: number): { weekday: number; next: number } | undefined {
  return namedAt(scan, skip(scan, skip(scan, at, BETWEEN), BETWEEN));
}

function namedAt(scan: Scan, at: number): { weekday: number; next: number } | undefined {
  const name = dayName(wordAt(scan, at));
  const ordinal = name?.form === 'ordinal' || (name?.form === 'plural' && wordAt(scan, at) !== 'sabados');
  if (!name || name.form === 'tiny' || (ordinal && !scan.portuguese && !scan.english)) return undefined;
  return { weekday: name.weekday, next: skip(scan, at + 1, FEIRA) };
}

function inWeekOf({ today }: Scan, days: number, weekday: number): Temporal.PlainDate {
  return weekOf(today.add({ days })).from.add({ days: weekday - 1 });
}

function nth({ today }: Scan, weekday: number, count: number): Temporal.PlainDate {
  return weekdayFrom(today, weekday, 'bare').add({ days: DAYS_OF.week * (count - 1) });
}

function dated(date: Temporal.PlainDate, next: number): RuleRead {
  return { meaning: { kind: 'day', run: { from: date, to: date }, certainty: POLICIES.confidence.inferred }, next };
}
