/**
 * Weeks, months and the parts of them: "la semana que viene", "a fin de mes", "el finde". Long because it is a list of
 * the forms of a period.
 */
import { monthOf, nthWeekday, weekOf, weekdayFrom, type DayRun } from '../calendar.ts';
import { remembered, skip, wordAt, type Scan } from '../items.ts';
import { dayName, isWholeMonthName, monthName } from '../words/lexicon.ts';
import { ordinalAt, yearAt } from '../words/numbers.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { POLICIES } from '../policies.ts';
import { resolve, runSpec, VOID, type DaySpec, type SpecRead } from './specs.ts';

/** Small words a rule steps over. */
const DURING = new Set(['durante', 'entre', 'during']);
const WHOLE = new Set(['toda', 'todo']);
const MONTH_WORDS = new Set(['mes', 'todo']);

/** Weeks, weekends, months, fortnights and their edges: everything that is days without being one day. */

const NOUNS = phrases({
  weekend:
    'fin de semana|finde|fin de sem|finde semana|weekend|fim de semana|final de semana|fds|findes|fines de semana|fins de semana',
  week: 'semana|week|semanas|sem',
  month: 'mes|month',
  year: 'ano|year',
});
/** Days of every week, with no date. */
const EVERY_WEEK = phrases({
  weekend:
    'los fines de semana|los findes|fines de semana|findes|/nos/aos fins/finais de semana|weekends|on weekends|los fin de semana',
  workdays:
    'entre semana|dias de semana|dias de la semana|los dias de semana|dia de semana|dias habiles|dia habil|weekdays|on weekdays|dias uteis|dia util|durante a semana',
});
const WHICH = phrases({
  this: 'esta|este|esse|essa|this|nesta|neste|nessa|nesse|desta|deste|dessa|desse|ese|esa|de esta|de este|el presente',
  next: 'prox|proximo|proxima|proximas|proximos|next|siguiente|otra|otro|seguinte|outra|outro|la que viene',
  past: 'pasado|pasada|ultimo|ultima|last|passado|passada|anterior',
});
const THEN = phrases({
  next:
    'que viene|q viene|que vem|q vem|que entra|q entra|entrante|proxima|proximo|siguiente|que sigue|q sigue|seguinte|' +
    'que vienen|que bien viene|q bien|k viene|ke viene|que biene|q biene|viene',
  second:
    'after next|subsiguiente|depois da proxima|depois da que vem|despues de la proxima|despues de la que viene|despues de la siguiente',
  past: 'pasada|pasado|que paso|passada|passado|anterior',
});
const EDGES = phrases({
  start:
    'principios|principio|comienzos|comienzo|inicios|inicio|comeco|early|the beginning|beginning|the start|start|primeros dias|' +
    'primeros primeros',
  /** "La quincena de mayo": its fifteenth, when half of the month is paid. "La segunda quincena" is counted before. */
  middle: 'mediados|mitad|meados|mid|the middle|middle|meio|quincena|quinzena',
  end: 'finales|fines|fin|final|fim|late|the end|end|finais|ultimos dias',
  half: 'media',
});
const BEFORE_EDGE = new Set(['a', 'al', 'en', 'no', 'em', 'para', 'at', 'by', 'in', 'el', 'hacia', 'los']);
const DURING_IT = new Set(['en', 'em', 'para', 'in']);
const OF = new Set(['de', 'del', 'do', 'da', 'of', 'dos', 'desta', 'deste']);
const THE = new Set(['la', 'el', 'o', 'a', 'the', 'las', 'los', 'os', 'as']);
/** "no fds", "na semana que vem". */
const PORTUGUESE_IN_THE = new Set(['no', 'na', 'nos', 'nas']);
const WEEK_NAMED_WITHIN = 9;
const FEIRA = new Set(['feira']);
const FORTNIGHT = new Set(['quincena', 'quinzena']);

/** A run of days at the token, articles and prepositions included. */
export const periodAt = remembered(readPeriod);

function readPeriod(scan: Scan, at: number): SpecRead | undefined {
  const inThe = scan.portuguese && PORTUGUESE_IN_THE.has(wordAt(scan, at)) ? nounAt(scan, at + 1) : undefined;
  return inThe ?? nounAt(scan, at) ?? edgeAt(scan, at) ?? nthAt(scan, at) ?? monthAt(scan, at) ?? inYearAt(scan, at);
}

/** "En 2027", "para el año 2027", "in 2027": as an hour it would be 20:27. */
function inYearAt(scan: Scan, at: number): SpecRead | undefined {
  const start = skip(scan, skip(scan, at, DURING_IT), IN_THE_YEAR);
  return start === at || isOfAHouse(scan, at) ? undefined : numberedYearAt(scan, start);
}

/** "Vivo en Rivadavia en el 2026": a house's number. */
function isOfAHouse(scan: Scan, at: number): boolean {
  return Array.from({ length: WORDS_BEFORE_A_YEAR }, (_, i) => wordAt(scan, at - 1 - i)).some((word) =>
    OF_A_HOUSE.has(word),
  );
}
const WORDS_BEFORE_A_YEAR = 6;
const OF_A_HOUSE = new Set(
  'vivo vivimos vive moro moramos live calle rua street av avenida avda altura direccion'.split(' '),
);
const IN_THE_YEAR = new Set(['el', 'o', 'the', 'no', 'na', 'ya', 'ano', 'year']);

function numberedYearAt(scan: Scan, at: number): SpecRead | undefined {
  const year = yearAt(scan.tokens, skip(scan, at, YEAR_WORDS));
  const ahead = year === undefined ? -1 : year.value - scan.today.year;
  if (year === undefined || ahead < 0 || ahead > YEARS_AHEAD_MAX) return undefined;
  return { spec: yearSpec(scan, ahead), next: year.next };
}
const YEAR_WORDS = new Set(['el', 'o', 'the', 'ano', 'year']);
/** Further off nobody books: "vivo en el 2045" is a street's number. */
const YEARS_AHEAD_MAX = 2;

/** What is left of it, of this one. */
function yearSpec({ today }: Scan, ahead: number): DaySpec {
  const first = today.with({ month: 1, day: 1 }).add({ years: ahead });
  return runSpec(ahead === 0 ? today : first, first.with({ month: 12, day: 31 }));
}

/** "esta semana", "el finde que viene", "la semana del 20", "el mes próximo", "entre semana". */
function nounAt(scan: Scan, at: number): SpecRead | undefined {
  const every = phraseAt(EVERY_WEEK, scan.tokens, at);
  if (every) {
    const weekdays = every.means === 'weekend' ? POLICIES.weekend : POLICIES.workdays;
    return { spec: { said: 'weekdays', weekdays }, next: every.next };
  }
  const during = skip(scan, at, DURING);
  const start = skip(scan, skip(scan, during, WHOLE), THE);
  const which = phraseAt(WHICH, scan.tokens, start);
  const noun = phraseAt(NOUNS, scan.tokens, which?.next ?? start) ?? (which && bareFin(scan, which.next));
  if (!noun) return start > at ? nextWeekUnnamed(scan, start) : undefined;
  const then = phraseAt(THEN, scan.tokens, noun.next);
  const said = then?.means ?? which?.means;
  if (said === 'past') return { spec: VOID, next: then?.next ?? noun.next };
  if (noun.means === 'week' && during > at && said === undefined) return workdays(scan, noun.next);
  if (said === undefined && noun.means === 'week') return undefined;
  if (said === undefined && noun.means !== 'weekend') return undefined;
  // "El otro fin de semana" is not the coming one, as "la otra semana" is not this one.
  const other = noun.means === 'weekend' && which !== undefined && OTHER.has(wordAt(scan, start));
  const spec = periodSpec(scan, noun.means, other ? 'second' : (said ?? 'this'));
  return spec && { spec, next: then?.next ?? noun.next };
}

const OTHER = new Set(['otro', 'outro']);

/** "Este fin", as Mexicans say it; "este fin de mes" is another. */
function bareFin(scan: Scan, at: number): { means: 'weekend'; next: number } | undefined {
  const is = wordAt(scan, at) === 'fin' && !OF.has(wordAt(scan, at + 1));
  return is ? { means: 'weekend', next: at + 1 } : undefined;
}

/** "esta semana no, la que viene": the week that was spoken of before. */
function nextWeekUnnamed(scan: Scan, at: number): SpecRead | undefined {
  const which = phraseAt(THEN, scan.tokens, at) ?? phraseAt(WHICH, scan.tokens, at);
  const before = scan.tokens.slice(Math.max(0, at - WEEK_NAMED_WITHIN), at);
  if (which?.means !== 'next' || !before.some(({ text }) => text === 'semana' || text === 'week')) return undefined;
  const spec = periodSpec(scan, 'week', 'next');
  return spec && { spec, next: which.next };
}

/** "The week after next" is two ahead. */
function periodSpec(
  scan: Scan,
  noun: 'weekend' | 'week' | 'month' | 'year',
  which: 'this' | 'next' | 'second',
): DaySpec | undefined {
  const ahead = { this: 0, next: 1, second: 2 }[which];
  const { today } = scan;
  if (noun === 'week') return { said: 'run', run: weekOf(today.add({ days: 7 * ahead })) };
  if (noun === 'month') return { said: 'run', run: monthOf(today.with({ day: 1 }).add({ months: ahead })) };
  if (noun === 'year') return yearSpec(scan, ahead);
  // The coming weekend; on Saturday or Sunday "que viene" is the one after.
  const skipped = which === 'second' ? 1 : today.dayOfWeek >= 6 ? ahead : 0;
  const monday = weekOf(today.add({ days: 7 * skipped })).from;
  return runSpec(monday.add({ days: 5 }), monday.add({ days: 6 }));
}

function workdays(scan: Scan, next: number): SpecRead {
  const { from } = weekOf(scan.today);
  return { spec: runSpec(from, from.add({ days: 4 })), next };
}

/** A whole month: "marzo 2014", "en mayo", "terceiro mês de 2017". Alone it needs a preposition, see days.ts. */
function monthAt(scan: Scan, at: number): SpecRead | undefined {
  const start = skip(scan, skip(scan, at, THE), MONTH_WORDS);
  const named = isWholeMonthName(wordAt(scan, skip(scan, start, OF)));
  const name = named ? skip(scan, start, OF) : start;
  const month = monthName(wordAt(scan, name));
  if (month !== undefined) {
    const year = yearOf(scan, skip(scan, name + 1, OF));
    if (!year && !named) return undefined;
    return { spec: { said: 'month', month, ...(year && { year: year.value }) }, next: year?.next ?? name + 1 };
  }
  const nth = ordinalAt(scan.tokens, start);
  if (!nth || nth.value < 1 || nth.value > 12 || wordAt(scan, nth.next) !== 'mes') return undefined;
  const year = yearOf(scan, skip(scan, nth.next + 1, OF));
  return year && { spec: { said: 'month', month: nth.value, year: year.value }, next: year.next };
}

/** "2027", "enero DEL AÑO QUE VIENE". */
function yearOf(scan: Scan, at: number): { value: number; next: number } | undefined {
  const told = yearAt(scan.tokens, at);
  const named = told === undefined ? nounAt(scan, at) : undefined;
  const run = named && resolve(named.spec, scan.today);
  if (named === undefined || !run || run.to.since(run.from).days < YEAR_LEFT_DAYS || run.from.year !== run.to.year)
    return told;
  return run.to.month === 12 && run.to.day === 31 ? { value: run.to.year, next: named.next } : undefined;
}
/** What is left of this year may be short; "enero de este fin de semana" is no year. */
const YEAR_LEFT_DAYS = 7;

/** "a fin de mes", "a principios de abril", "a mediados de la semana que viene", "a media semana". */
function edgeAt(scan: Scan, at: number): SpecRead | undefined {
  const start = skip(scan, at, BEFORE_EDGE);
  // "No en fin de semana", "para fin de semana": Saturday and Sunday; "a fin de semana" is when the week ends.
  if (DURING_IT.has(wordAt(scan, at)) && phraseAt(NOUNS, scan.tokens, start)?.means === 'weekend')
    return nounAt(scan, start);
  const edge = phraseAt(EDGES, scan.tokens, start);
  if (!edge) return undefined;
  const inner = skip(scan, edge.next, OF);
  if (inner === edge.next && edge.means !== 'half' && !scan.english) return undefined;
  const whole = nounAt(scan, inner) ?? monthAt(scan, inner) ?? bareNoun(scan, inner) ?? numberedYearAt(scan, inner);
  const run = whole && resolve(whole.spec, scan.today);
  if (!run || (edge.means === 'half' && run.to.since(run.from).days > 7)) return undefined;
  return { spec: { said: 'run', run: edgeOf(run, edge.means) }, next: whole.next };
}

function bareNoun(scan: Scan, at: number): SpecRead | undefined {
  const noun = phraseAt(NOUNS, scan.tokens, skip(scan, at, THE));
  if (noun?.means !== 'week' && noun?.means !== 'month') return undefined;
  const spec = periodSpec(scan, noun.means, 'this');
  return spec && { spec, next: noun.next };
}

function edgeOf(run: DayRun, edge: 'start' | 'middle' | 'end' | 'half'): DayRun {
  const { from, to } = run;
  if (to.since(from).days <= 7) {
    const first = edge === 'start' ? 0 : edge === 'end' ? 3 : 2;
    return { from: from.add({ days: first }), to: from.add({ days: first + 1 }) };
  }
  // "A comienzos de 2027", "a fines del año que viene".
  if (from.year === to.year && from.month < to.month) {
    if (edge === 'start') return monthOf(from);
    return edge === 'end' ? monthOf(to) : { from: to.with({ month: 6, day: 1 }), to: to.with({ month: 7, day: 31 }) };
  }
  if (edge === 'start') return { from, to: from.add({ days: POLICIES.monthStartDays - 1 }) };
  if (edge === 'end') return { from: to.subtract({ days: POLICIES.monthEndDays - 1 }), to };
  const [first, last] = POLICIES.monthMiddle;
  return { from: from.with({ day: first }), to: from.with({ day: last }) };
}

/** "la primera semana de octubre", "el último viernes del mes", "la segunda quincena de abril", "el tercer día de mayo". */
export function nthAt(scan: Scan, at: number): SpecRead | undefined {
  const nth = ordinalAt(scan.tokens, skip(scan, at, THE));
  if (!nth || nth.value > 31) return undefined;
  const word = wordAt(scan, nth.next);
  const noun = phraseAt(NOUNS, scan.tokens, nth.next);
  const day = dayName(word);
  const end = noun?.next ?? skip(scan, nth.next + 1, FEIRA);
  if (!noun && !day && !FORTNIGHT.has(word) && word !== 'dia' && word !== 'day') return undefined;
  const inner = skip(scan, end, OF);
  const whole = inner === end ? undefined : (monthAt(scan, inner) ?? nounAt(scan, inner) ?? bareNoun(scan, inner));
  const month = whole
    ? resolve(whole.spec, scan.today)
    : inner === end && !LONG.has(noun?.means ?? '')
      ? monthBefore(scan, at)
      : undefined;
  if (!month)
    return inner === end && day ? nthFromNow(scan, { at, nth: nth.value, weekday: day.weekday }, end) : undefined;
  const run = nthOf(month, nth.value, { noun: noun?.means, weekday: day?.weekday, fortnight: FORTNIGHT.has(word) });
  return { spec: run ? { said: 'run', run } : VOID, next: whole?.next ?? end };
}

/** "Terceiro mês - nono mês": no part of the month before. */
const LONG = new Set(['month', 'year']);

/** "En enero, la segunda semana", "para el mes que viene el primer lunes": the month stands right before it. */
function monthBefore(scan: Scan, at: number): DayRun | undefined {
  const end = scan.tokens[at - 1]?.kind === 'mark' || JOINS_MONTH.has(wordAt(scan, at - 1)) ? at - 1 : at;
  for (let first = end - 1; first >= Math.max(0, end - MONTH_WORDS_MAX); first -= 1) {
    const whole = monthAt(scan, first) ?? nounAt(scan, first);
    const run = whole?.next === end ? resolve(whole.spec, scan.today) : undefined;
    if (run && run.to.since(run.from).days >= MONTH_DAYS_MIN) return run;
  }
  return undefined;
}
const JOINS_MONTH = new Set(['pero', 'mas', 'but', 'en', 'para', 'na', 'no', 'on']);
/** "El mes que viene". */
const MONTH_WORDS_MAX = 4;
const MONTH_DAYS_MIN = 27;

/** "The second Saturday", of no month: the second one to come. "Segunda quarta" are two days of Portuguese. */
function nthFromNow(
  scan: Scan,
  said: { at: number; nth: number; weekday: number },
  next: number,
): SpecRead | undefined {
  const word = wordAt(scan, skip(scan, said.at, THE));
  const weekdays = scan.portuguese && dayName(word) !== undefined;
  if (weekdays || said.nth < 1 || said.nth > NTH_WEEKDAY_MAX) return undefined;
  const date = weekdayFrom(scan.today, said.weekday, 'bare').add({ days: 7 * (said.nth - 1) });
  return { spec: runSpec(date), next };
}
/** No more than a month of them is counted. */
const NTH_WEEKDAY_MAX = 5;

function nthOf(
  month: DayRun,
  nth: number,
  what: { noun: string | undefined; weekday: number | undefined; fortnight: boolean },
): DayRun | undefined {
  if (what.fortnight) {
    const last = month.from.with({ day: POLICIES.fortnightLastDay });
    return nth === 1 ? { from: month.from, to: last } : { from: last.add({ days: 1 }), to: month.to };
  }
  if (what.noun === 'weekend' || what.noun === 'week') {
    const from = nthWeekday(month, what.noun === 'week' ? 1 : 6, nth);
    return from && { from, to: from.add({ days: what.noun === 'week' ? 6 : 1 }) };
  }
  if (what.noun !== undefined) return undefined;
  if (what.weekday !== undefined) {
    const date = nthWeekday(month, what.weekday, nth);
    return date && { from: date, to: date };
  }
  const date = nth < 0 ? month.to : month.from.add({ days: nth - 1 });
  return { from: date, to: date };
}
