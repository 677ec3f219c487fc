/**
 * Runs of days: "del 3 al 7", "entre lunes y miércoles", "sexta ou sábado"; and the single days that they are made of. Long
 * because a run is told by numbers, dates and weekdays, and each lends the other what it lacks.
 */
import { datesOfChain, pairOfChain } from '../words/chains.ts';
import { dateOf, runBetween } from '../calendar.ts';
import { clockAt } from '../hours/clock.ts';
import { dayAt, isHour } from './days.ts';
import { skip, wordAt, type Meaning, type Rule, type Scan } from '../items.ts';
import { dayName, isCounted, monthName } from '../words/lexicon.ts';
import { openRange, weekOfDay } from './open-days.ts';
import { numberAt, ordinalAt, yearAt } from '../words/numbers.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { POLICIES } from '../policies.ts';
import { lendsMonth, resolve, resolveRange, type DaySpec, type SpecRead } from './specs.ts';
import { eitherOf, eitherOfDate } from './weekday-number.ts';
import { COMMA } from '../words/closed.ts';

/** Small words a rule steps over. */
const FEIRA = new Set(['feira', ')']);
const OF = new Set(['de', 'do', 'of']);
const OF_OR_COMMA = new Set(['de', 'del', 'do', ',']);

/** Days, and runs of days from one to another, with their prepositions; also "desde el lunes", "antes del 15". */

const OPENERS = phrases({
  between: 'entre|between',
  from: 'de|del|desde|desde el|do|da|das|from|a partir de|a partir del|a partir do|a partir da|desde los|desde la',
});
const JOINS = phrases({
  to: 'a|al|hasta|hasta el|ate|ate o|ate a|ate ao|ao|-|to|until|till|through|thru|hasta los|ate dia|hasta el dia',
  and: 'y|e|and|y el|e o|e a|y la',
  or: 'o|ou|or|u|o el|ou o|or the',
});
const OF_THE = new Set(['el', 'del', 'do', 'da', 'de', 'la', 'o', 'a', 'the', 'dia', 'los']);
const CONTRACTED = new Set(['del', 'al', 'do', 'ao']);
const PREPOSITIONS = new Set([
  'para',
  'pa',
  'pra',
  'pro',
  'en',
  'em',
  'in',
  'on',
  'por',
  'for',
  'durante',
  'x',
  'during',
  'of',
  'de',
]);

/** "El jueves a más tardar": any day until then will do. */
const AT_THE_LATEST = phrases({
  latest:
    'a mas tardar|como mucho|como maximo|maximo|como muy tarde|a lo sumo|cuando mucho|no maximo|o mais tardar|no mais tardar|at the latest|at latest',
});

/** A day or a run of days at the token. */
export const dayRule: Rule = (scan, at) => {
  const range = weekOfDay(scan, at) ?? numbersOfMonth(scan, at) ?? rangeOfDays(scan, at);
  if (range) return range;
  const day = dayAt(scan, at);
  if (!day) return openRange(scan, at);
  if (day.spec.said === 'month' && !monthStands(scan, at, day.next)) return undefined;
  const meaning = meaningOf(scan, day.spec);
  const latest = phraseAt(AT_THE_LATEST, scan.tokens, day.next);
  if (latest && meaning.kind === 'day' && clockAt(scan, latest.next)?.bare !== false)
    return { meaning: { kind: 'days', run: { to: meaning.run.to } }, next: latest.next };
  return { meaning, next: sameWeekdayAfter(scan, meaning, day.next) };
};

/** "12 de setembro de 2014, sexta", "mañana martes 9": the weekday, and its number, only repeat the date. */
function sameWeekdayAfter(scan: Scan, meaning: Meaning, at: number): number {
  const start = skip(scan, at, COMMA);
  const weekday = dayName(wordAt(scan, start))?.weekday;
  if (weekday === undefined || meaning.kind !== 'day' || meaning.run.from.dayOfWeek !== weekday) return at;
  const next = skip(scan, start + 1, FEIRA);
  const number = scan.tokens[next];
  return number?.kind === 'number' && number.value === meaning.run.from.day ? next + 1 : next;
}

/** A bare month is a wish only after a preposition, with a year, or alone: "clases de marzo" is a service. */
function monthStands(scan: Scan, at: number, next: number): boolean {
  const before = wordAt(scan, at - 1);
  // "los lunes de abril".
  const ofWeekday = before === 'de' && dayName(wordAt(scan, at - 2)) !== undefined;
  const opener = (PREPOSITIONS.has(before) && before !== 'de') || ofWeekday;
  const inside = ['mes', 'todo', 'durante'].includes(wordAt(scan, at)) || wordAt(scan, at + 1) === 'mes';
  const dated = yearAt(scan.tokens, next - 1) !== undefined;
  return opener || inside || dated || scan.tokens.length === next - at;
}

function meaningOf(scan: Scan, spec: DaySpec): Meaning {
  if (spec.said === 'weekdays') return { kind: 'weekdays', weekdays: spec.weekdays };
  const run = resolve(spec, scan.today);
  if (!run) return { kind: 'void', ...absentOf(scan, spec) };
  const { sure, inferred, dayNumber, maybeRow } = POLICIES.confidence;
  switch (spec.said) {
    case 'weekday':
      if (spec.plural) return { kind: 'weekdays', weekdays: [spec.weekday] };
      return {
        kind: 'day',
        run,
        certainty: spec.shift === 'bare' ? sure : inferred,
        ...(spec.shift === 'bare' && { weekday: spec.weekday }),
      };
    case 'written': {
      const either = spec.month === undefined ? eitherOf(scan, spec, run.from) : eitherOfDate(scan, spec, run.from);
      const written = spec.month === undefined ? {} : { written: run.from };
      if (either !== undefined) return { kind: 'days', run: either, onlyEnds: true, ...written };
      const number = spec.month === undefined && spec.weekday === undefined;
      const certainty = number ? (spec.mayBeRow ? maybeRow : dayNumber) : sure;
      const named = number ? 'number' : spec.month === undefined ? undefined : 'date';
      return { kind: 'day', run, certainty, ...(spec.mayBeRow && { mayBeRow: true }), ...(named && { named }) };
    }
    default: {
      const single = run.from.equals(run.to);
      const of = spec.said === 'run' ? spec.of : undefined;
      return single ? { kind: 'day', run, certainty: sure, ...(of && { of }) } : { kind: 'days', run };
    }
  }
}

/** "31 de noviembre", "30/2": a day of a month that has fewer. */
function absentOf({ today }: Scan, spec: DaySpec): { absent?: { month: number; day: number } } {
  if (spec.said !== 'written' || spec.month === undefined) return {};
  const { day, month, year = today.year } = spec;
  const first = dateOf(year, month, 1);
  return first && day > first.daysInMonth && day <= DAYS_OF_A_MONTH_MAX ? { absent: { month, day } } : {};
}
const DAYS_OF_A_MONTH_MAX = 31;

/** "13 a 15 de julio", "del 10 al 22 de agosto", "14-20 sept. 2014", "entre el 4 y el 22 de este mes". */
function numbersOfMonth(scan: Scan, at: number): { meaning: Meaning; next: number } | undefined {
  const opener = phraseAt(OPENERS, scan.tokens, at);
  const start = skip(scan, skip(scan, opener?.next ?? at, OF_THE), OF_THE);
  const pair = pairOfChain(scan.tokens[start]);
  const first = pair ? { value: pair[0], next: start + 1 } : dayNumber(scan, start);
  if (!first || first.value < 1 || first.value > 31) return undefined;
  const join = pair ? { means: 'to', next: first.next } : phraseAt(JOINS, scan.tokens, first.next);
  if (!join) return undefined;
  const second = pair ? { value: pair[1], next: first.next } : secondDay(scan, join.next);
  if (!second || second.value > 31) return undefined;
  // "el 3 o 4 de abril" are two days in a row; "el 3 y el 9 de abril" are not a run.
  const listed = join.means === 'or' || (join.means === 'and' && opener?.means !== 'between');
  if (listed && second.value !== first.value + 1) return undefined;
  const last = lastOf(scan, start, second);
  if (!last || last.spec.said !== 'written') return undefined;
  const run = resolveRange(
    { said: 'written', day: first.value, ...monthFor(last.spec, first.value) },
    last.spec,
    scan.today,
  );
  const swap: Pick<Meaning & { kind: 'days' }, 'swap'> = run ? { swap: [run.from, run.to] } : {};
  return { meaning: run ? { kind: 'days', run, ...swap } : { kind: 'void' }, next: last.next };
}

function monthFor(last: DaySpec & { said: 'written' }, day: number): { month?: number; year?: number } {
  if (last.month === undefined || day > last.day) return {};
  return { month: last.month, ...(last.year !== undefined && { year: last.year }) };
}

function secondDay(scan: Scan, at: number): { value: number; next: number } | undefined {
  return dayNumber(scan, skip(scan, skip(scan, at, OF_THE), OF_THE));
}

/** Reads the second number with its month: through the ordinary reader of days, which knows them all. */
function lastOf(scan: Scan, start: number, second: { value: number; next: number }): SpecRead | undefined {
  if (pairOfChain(scan.tokens[start])) {
    const inner = skip(scan, second.next, OF);
    const month = monthName(wordAt(scan, inner));
    if (month === undefined) return undefined;
    const year = yearAt(scan.tokens, skip(scan, inner + 1, OF_OR_COMMA));
    const spec: DaySpec = { said: 'written', day: second.value, month, ...(year && { year: year.value }) };
    return { spec, next: year?.next ?? inner + 1 };
  }
  const spelled = scan.tokens[second.next - 1]?.kind === 'word' && numberAt(scan.tokens, second.next - 2) ? 2 : 1;
  const read = dayAt(scan, second.next - spelled) ?? dayAt(scan, second.next - 1);
  return read?.spec.said === 'written' && read.spec.month !== undefined ? read : undefined;
}

function dayNumber(scan: Scan, at: number): { value: number; next: number } | undefined {
  return ordinalAt(scan.tokens, at) ?? numberAt(scan.tokens, at);
}

/** From one day to another: dates, weekdays, months; "de lunes a viernes" is which days, "del lunes al viernes" when. */
function rangeOfDays(scan: Scan, at: number): { meaning: Meaning; next: number } | undefined {
  const chain = datesOfChain(scan.tokens[at], scan);
  if (chain)
    return asRange(scan, { said: 'written', ...chain[0] }, { spec: { said: 'written', ...chain[1] }, next: at + 1 });
  const opener = phraseAt(OPENERS, scan.tokens, at);
  const first = (opener && (dayAt(scan, opener.next) ?? firstOfDays(scan, opener.next))) ?? dayAt(scan, at);
  const named = dayName(wordAt(scan, opener?.next ?? at));
  const contracted = CONTRACTED.has(wordAt(scan, first?.next ?? at)) || CONTRACTED.has(wordAt(scan, at));
  if (!first || isHour(scan, opener?.next ?? at)) return undefined;
  const join = phraseAt(JOINS, scan.tokens, first.next);
  if (!join || join.means === 'or' || (join.means === 'and' && opener?.means !== 'between')) return undefined;
  // "lunes a la tarde", "mañana a las 5": the "a" is of the hour.
  const between = opener?.means === 'between' || wordAt(scan, first.next) === 'ao';
  // "Del 10 al 12 en la tarde": the part is of those days, and makes no hour of the number.
  const last =
    dayAt(scan, join.next) ??
    dayAt(scan, join.next - 1) ??
    (between ? numberBehind(scan, first, join.next) : undefined);
  if (!last || isHour(scan, join.next) || isCounted(wordAt(scan, last.next))) return undefined;
  if (first.spec.said === 'weekday' && last.spec.said === 'weekday' && named && !first.spec.article && !contracted) {
    return {
      meaning: {
        kind: 'weekdays',
        weekdays: weekdaysBetween(first.spec.weekday, last.spec.weekday),
        ...swapOf(scan, first.spec, last.spec),
      },
      next: last.next,
    };
  }
  return asRange(scan, first.spec, last);
}

/** "Entre los días 16 y 18". */
function firstOfDays(scan: Scan, at: number): SpecRead | undefined {
  const days = skip(scan, at, THE_DAYS);
  return DAYS.has(wordAt(scan, days)) ? dayAt(scan, days + 1) : undefined;
}
const THE_DAYS = new Set(['los', 'os']);
const DAYS = new Set(['dias']);

/** "Entre el 16 y 18", "do dia 10 ao 12": the number of a day, as the one before it. */
function numberBehind(scan: Scan, { spec }: SpecRead, at: number): SpecRead | undefined {
  const number = spec.said === 'written' && spec.weekday === undefined ? dayNumber(scan, at) : undefined;
  if (!number || number.value < 1 || number.value > DAYS_OF_A_MONTH_MAX) return undefined;
  return { spec: { said: 'written', day: number.value }, next: number.next };
}

function asRange(scan: Scan, first: DaySpec, last: SpecRead): { meaning: Meaning; next: number } {
  const run = resolveRange(first, last.spec, scan.today);
  const from = resolve(first, scan.today);
  const to = resolve(last.spec, scan.today);
  if (!run)
    return {
      meaning:
        from && to
          ? { kind: 'days', run: runBetween(from.from, to.to), ...swapOf(scan, first, last.spec) }
          : { kind: 'void' },
      next: last.next,
    };
  // "entre el 1 y el 2" may be two rows of a list.
  const rows = first.said === 'written' && first.mayBeRow && last.spec.said === 'written' && last.spec.mayBeRow;
  const certainty = rows ? { certainty: POLICIES.confidence.maybeRow } : {};
  return { meaning: { kind: 'days', run, ...swapOf(scan, first, last.spec), ...certainty }, next: last.next };
}

/** What the two are where one is changed for the other: "cambiar de martes a jueves". */
function swapOf(scan: Scan, first: DaySpec, last: DaySpec): { swap?: [Temporal.PlainDate, Temporal.PlainDate] } {
  const from = resolve(first, scan.today);
  // "Del 20 de julio al 25": of that month, too.
  const to = resolve(last, from && lendsMonth(first, last) ? from.from : scan.today);
  return from && to ? { swap: [from.from, to.from] } : {};
}

function weekdaysBetween(first: number, last: number): number[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 7) + 1);
}
