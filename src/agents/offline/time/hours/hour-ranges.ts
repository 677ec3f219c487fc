/**
 * Runs of hours and hours that bound: "entre las 3 y las 5", "de 14 a 16", "después de las 16", "antes del mediodía".
 * Long because a run and a bound begin alike.
 */
import { clocksOfChain, dateOfChain } from '../words/chains.ts';
import { clockAt, type ClockRead } from './clock.ts';
import { dayAt } from '../days/days.ts';
import { isOtherDay } from '../days/other-day.ts';
import { isDayArticle, isOneThing } from './hour-places.ts';
import { skip, wordAt, type Clock, type Meaning, type Rule, type RuleRead, type Scan } from '../items.ts';
import { dayName, countsOne, isCounted, monthName, unitName } from '../words/lexicon.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { POLICIES } from '../policies.ts';
import { resolve } from '../days/specs.ts';
import { AND } from '../words/closed.ts';

/** Small words a rule steps over. */
const OF = new Set(['de', 'del', 'do', 'of']);

const OPENERS = phrases({
  between: 'entre|between|tipo entre|entre las|entre la|entre as|entre a',
  from: 'de|desde|from|das|de las|desde las|desde la|de la|del|da|do|de as|tipo de|desde as|a partir de las|a partir das',
});
const JOINS = phrases({
  to: 'a|hasta|ate|-|to|until|till|a las|hasta las|ate as|as|a la|al|ao|hasta la|ate a|hasta el|a o|hasta a',
  and: 'y|e|and|y las|e as|y la|e a|y el|e o|a|o|y a las|y hasta las',
});
const BOUNDS = phrases({
  after:
    'mas tarde de|mas tarde que|mais tarde que|despues de|despues d|luego de|pasadas|pasada|pasado|pasando|pasando de|a partir de|apartir de|desde|mas de|posterior a|' +
    'depois de|depois|depois das|depois da|depois do|apos|apos ao|apos as|apos a|a partir das|a partir da|a partir do|after|from|since|' +
    'no antes de|no antes del|no mas temprano de/que|nao mais cedo que|nao antes de|nao antes das|not before|recien despues de|recien a partir de|despues del|luego del|' +
    'pasado el|pasadas de|a contar de|tras|desde el|a partir del|depois dos|later than|no/not earlier than|no/not sooner than|past|starting at|starting from|a|no antes q|despues|' +
    'como pronto|como muy pronto|como temprano|como muy temprano|lo mas pronto|lo mas temprano|a lo mas temprano|o mais cedo|no earlier than|earliest',
  before:
    'mas temprano que|mas temprano de|antes de|antes del|antes d|antes|antes das|antes da|antes do|hasta|hasta el|ate|ate as|ate a|ate o|ate ao|before|until|till|by|' +
    'no mas tarde de|no mas tarde que|no despues de|no despues del|a mas tardar|o mais tardar|no mais tardar|a mas tardar a|como mucho|maximo|nao mais que|' +
    'nao mais tarde que|nao depois de|nao depois das|no maximo|no later than|max|no pase de|que no pase de|previo a|hasta maximo|tope|' +
    'como tarde|como muy tarde|lo mas tarde|a lo mas tarde|lo mas tardar|mas tardar|latest',
});
const ONWARD = phrases({
  onward:
    'en adelante|em diante|pra frente|para adelante|onwards|onward|or later|o mas tarde|o despues|ou depois|adelante|delante|para/pa adelante/delante/arriba|palante|hs en adelante|' +
    'como pronto|como muy pronto|como temprano|como minimo|at the earliest|at earliest|no minimo',
});
const ALTERNATIVES = phrases({ or: 'o|ou|or|u' });
const DAY_BOUNDS = new Set('desde a from despues after depois apos ate hasta antes until before'.split(' '));
const ARTICLES = new Set(['las', 'la', 'as', 'a', 'el', 'o', 'ao', 'los', 'l', 'the']);
const DAILY = phrases({
  beforeLunch: 'antes de comer|antes de almorzar|antes del almuerzo|antes do almoco|before lunch',
  lunch:
    'a la hora de comer|a la hora del almuerzo|en la hora del almuerzo|na hora do almoco|no almoco|at lunch|at lunchtime|around lunchtime|around lunch|lunchtime|hora de almuerzo|a la hora de almorzar',
  afterLunch:
    'despues de comer|despues de almorzar|despues del/de almuerzo|despues de la hora de almuerzo/almorzar/comer|despues de la siesta|depois do almoco|passado o almoco|pasado/pasadito/pasando el almuerzo|pasada la hora de/del almuerzo/almorzar/comer|despuesito/luego de/del almuerzo/almorzar/comer|after lunch|despues de la comida',
  afterWork:
    'al salir de/del trabajar/trabajo/laburar/laburo/chambear|despues de/del trabajar/trabajo/laburar/laburo/chambear|' +
    'saliendo de/del trabajar/trabajo/laburar/laburo/chambear|cuando salgo/salga de/del trabajar/trabajo/laburar/laburo|' +
    'al salir de la pega/chamba/oficina|despues de la pega/chamba/oficina|saliendo de la pega/chamba/oficina|' +
    'cuando salgo/salga de la pega/chamba/oficina|a la salida del trabajo|depois do trabalho|ao sair do trabalho|after work',
  dayStart: 'al empezar el dia|al comienzo del dia|al comenzar el dia|a comienzos del dia|no comeco do dia',
  dayMiddle: 'a mitad del dia|en medio del dia|a mitad de dia|no meio do dia',
  dayEnd: 'al acabar el dia|al final del dia|al terminar el dia|no final do dia|no fim do dia|end of the day',
});

/** "de 14 a 16", "entre las 3 y las 5", "9:30 - 11:00", "16 a 18hs". */
export const hoursRule: Rule = (scan, at) => {
  const daily = phraseAt(DAILY, scan.tokens, at);
  if (daily) {
    const [from, to] = POLICIES.dailyMinutes[daily.means];
    return { meaning: { kind: 'clocks', from: ofMinutes(from), to: ofMinutes(to), vague: true }, next: daily.next };
  }
  // "Dia 7 ou 12 às 10h": from a day to its hour goes no run.
  if (isOtherDay(scan, at)) return undefined;
  return chainOfHours(scan, at, false) ?? spokenHours(scan, at, false);
};

/** "lunes 9 a 12": behind a weekday two bare numbers in a row are hours, unless a month follows. */
export function placedHoursAt(scan: Scan, at: number): RuleRead | undefined {
  const hours = chainOfHours(scan, at, true) ?? spokenHours(scan, at, true);
  return hours && !isDayOfMonth(scan, hours.next) ? hours : undefined;
}

function ofMinutes(minutes: number): Clock {
  return { hour: Math.floor(minutes / 60), minute: minutes % 60, meridiem: 'given' };
}

function chainOfHours(scan: Scan, at: number, placed: boolean): RuleRead | undefined {
  const opener = phraseAt(OPENERS, scan.tokens, at);
  const start = opener?.next ?? at;
  const hours = clocksOfChain(scan.tokens[start]);
  if (!hours) return undefined;
  const [from, to, bare] = hours;
  if (!placed && bare && isDateWithHour(scan, start)) return undefined;
  const unit = clockAt({ ...scan, tokens: asSecondHour(scan, start, to) }, 0);
  // "13-15 julio" and "17-2" are days; "14-18" can only be hours, and so is "2-4 pm".
  const evidence = placed || !bare || unit?.bare === false || (to.hour > 12 && to.hour > from.hour);
  if (!evidence || monthName(wordAt(scan, skip(scan, start + 1, OF))) !== undefined) return undefined;
  const last = unit?.clock ?? clockOf(to);
  return { meaning: ranged(clockOf(from), last, false), next: start + (unit?.next ?? 1) };
}

/** "5-3 17hs": the hour behind it has its unit to itself, and the two numbers are a date. "De 9-11 30" ends at half past eleven. */
function isDateWithHour(scan: Scan, at: number): boolean {
  const hour = scan.tokens[at + 1];
  const own = hour?.kind === 'number' && (hour.value ?? LAST_HOUR + 1) <= LAST_HOUR && clockAt(scan, at + 1);
  return own !== undefined && own !== false && !own.bare && dateOfChain(scan.tokens[at], scan) !== undefined;
}
const LAST_HOUR = 23;

/** The chain as if it were its second hour alone, with the few tokens that may belong to it. */
function asSecondHour(scan: Scan, at: number, to: { hour: number; minute: number }): Scan['tokens'] {
  const [chain, ...following] = scan.tokens.slice(at, at + 8);
  if (!chain) return [];
  const minute = String(to.minute).padStart(2, '0');
  if (to.minute > 0) return [{ ...chain, text: `${String(to.hour)}:${minute}` }, ...following];
  return [{ ...chain, kind: 'number', text: String(to.hour), value: to.hour }, ...following];
}

function clockOf(face: { hour: number; minute: number; given: boolean }): Clock {
  return { hour: face.hour % 24, minute: face.minute, meridiem: face.given ? 'given' : 'free' };
}

function spokenHours(scan: Scan, at: number, placed: boolean): RuleRead | undefined {
  const opener = phraseAt(OPENERS, scan.tokens, at);
  const between = opener?.means === 'between';
  const from = between
    ? firstOfTwo(scan, opener.next)
    : opener
      ? (clockAt(scan, opener.next) ?? clockAt(scan, opener.next - 1))
      : clockAt(scan, at);
  if (!from) return undefined;
  const or = between ? undefined : (phraseAt(ALTERNATIVES, scan.tokens, from.next) ?? againAt(scan, from));
  // "A las 9 o a partir de las 17" are no two hours.
  if (or && (phraseAt(BOUNDS, scan.tokens, or.next)?.next ?? 0) > or.next + 1) return undefined;
  const join = or ?? joinAt(scan, from.next, between);
  const to = join && secondHour(scan, join.next);
  // "4 o 5 de la tarde": some time from four to five.
  if (or && (!to || to.bare || minutesOf(to.clock) <= minutesOf(from.clock) % (12 * 60))) return undefined;
  if (!to || isCounted(wordAt(scan, to.next)) || countsDays(scan, to.next)) return undefined;
  if (isOneThing(scan, join.next)) return undefined;
  const contracted = ['del', 'do'].includes(wordAt(scan, at)) || wordAt(scan, from.next) === 'al';
  const bare = from.bare && to.bare;
  // "el 2 a las 5 de la mañana" is a day and its hour, "el 16 en la tarde o el 17 en la mañana" are two days.
  const first = opener?.next ?? at;
  const day = (from.bare || from.loose) && !placed;
  if (day && [first, at, at - 1].some((place) => isDayArticle(scan, place))) return undefined;
  const whole = at === 0 && to.next === scan.tokens.length && to.clock.hour > Math.max(12, from.clock.hour);
  if (bare && ((!opener && !placed && !whole) || contracted || isDayOfMonth(scan, to.next))) return undefined;
  // "mesa para 4 a las 9": a number, then an hour.
  const separate = from.bare && !opener && !placed && ['las', 'la'].includes(wordAt(scan, from.next + 1));
  if (separate) return undefined;
  const article = ['las', 'la', 'das', 'as'].includes(wordAt(scan, (opener?.next ?? at) - 1));
  const swaps = !between && article && wordAt(scan, at).startsWith('d');
  return { meaning: { ...ranged(from.clock, to.clock, swaps), ...(or && { either: true }) }, next: to.next };
}

/** "Entre 8 y 10", where ten is no minute of it: between stand two. */
function firstOfTwo(scan: Scan, at: number): ClockRead | undefined {
  const whole = clockAt(scan, at) ?? clockAt(scan, at - 1);
  if (whole === undefined || joinAt(scan, whole.next, true) !== undefined) return whole;
  const cut = scan.tokens.findIndex(({ text }, i) => i > at && i < whole.next && AND.has(text));
  const hour = cut < 0 ? undefined : clockAt({ ...scan, tokens: scan.tokens.slice(0, cut) }, at);
  return hour ?? whole;
}

/** "Tipo nueve, nueve y media": the same hour once more, with its minutes. */
function againAt(scan: Scan, from: ClockRead): { next: number } | undefined {
  const next = wordAt(scan, from.next) === ',' ? from.next + 1 : from.next;
  // "El lunes 9 9:30" is the ninth.
  const again = from.clock.minute === 0 && !from.bare ? clockAt(scan, next) : undefined;
  return again && again.clock.minute > 0 && again.clock.hour % 12 === from.clock.hour % 12 ? { next } : undefined;
}

function joinAt(scan: Scan, at: number, between: boolean): { next: number } | undefined {
  const join = phraseAt(JOINS, scan.tokens, at);
  if (!join) return undefined;
  const word = wordAt(scan, at);
  if (['y', 'e', 'and', 'o'].includes(word) && !between) return undefined;
  return join;
}

function secondHour(scan: Scan, at: number): ClockRead | undefined {
  return clockAt(scan, at) ?? clockAt(scan, at - 1);
}

/** "De 3 a 5 días"; "das 3 às 5 dia 15" are hours of the fifteenth. */
function countsDays(scan: Scan, at: number): boolean {
  return unitName(wordAt(scan, at)) === 'day' && scan.tokens[at + 1]?.kind !== 'number';
}

function isDayOfMonth(scan: Scan, at: number): boolean {
  const inner = skip(scan, at, OF);
  // "De 3 a 5 este sábado" are hours.
  const weekday = dayName(wordAt(scan, inner + 1)) !== undefined;
  return (
    monthName(wordAt(scan, inner)) !== undefined ||
    (!weekday && ['mes', 'este', 'proximo'].includes(wordAt(scan, inner)))
  );
}

/** The first hour takes its half of the day from the second: "de 2 a 4 de la tarde", "de 11 a 1". */
function ranged(from: Clock, to: Clock, swaps: boolean): Extract<Meaning, { kind: 'clocks' }> {
  const base = { kind: 'clocks', from, to, ...(swaps && { swaps }) } as const;
  const end = minutesOf(to) === 0 ? 24 * 60 : minutesOf(to);
  if (to.meridiem === 'given' && from.meridiem === 'free') {
    const later = { ...from, hour: (from.hour % 12) + 12, meridiem: 'given' } as const;
    return { ...base, from: minutesOf(later) < end ? later : { ...from, meridiem: 'given' } };
  }
  if (from.meridiem === 'given' && to.meridiem === 'free' && minutesOf(to) <= minutesOf(from) && to.hour < 12) {
    return { ...base, to: { ...to, hour: to.hour + 12, meridiem: 'given' } };
  }
  return base;
}

/** Minutes since midnight. */
export function minutesOf(clock: { hour: number; minute: number }): number {
  return clock.hour * 60 + clock.minute;
}

/** "después de las 16", "antes de las 11 de la mañana", "de 18 en adelante", "desde el viernes a mediodía" after its day. */
export const boundRule: Rule = (scan, at) => {
  const onward = onwardAt(scan, at);
  if (onward) return onward;
  const bound = phraseAt(BOUNDS, scan.tokens, at);
  if (!bound || (wordAt(scan, at) === 'a' && bound.next === at + 1) || dropsBy(scan, at)) return undefined;
  const clock = boundClock(scan, bound.next);
  if (!clock) return undefined;
  const tail = onwardTail(scan, clock.next);
  return { meaning: { kind: 'bound', side: bound.means, clock: clock.clock }, next: tail?.next ?? clock.next };
};

/** "Can I come by at 3", "stop by around 10": there and then; "done by 3" is before it. */
function dropsBy(scan: Scan, at: number): boolean {
  return wordAt(scan, at) === 'by' && DROPS.has(wordAt(scan, at - 1)) && THERE_AT.has(wordAt(scan, at + 1));
}
const DROPS = new Set(
  'come coming came stop stopping drop dropping swing swinging pass passing go going be'.split(' '),
);
const THERE_AT = new Set(['at', 'around', 'about', '@']);

function onwardAt(scan: Scan, at: number): { meaning: Meaning; next: number } | undefined {
  const opener = phraseAt(OPENERS, scan.tokens, at);
  const clock = clockAt(scan, opener?.next ?? at) ?? clockAt(scan, at);
  const tail = clock && onwardTail(scan, clock.next);
  return tail && { meaning: { kind: 'bound', side: 'after', clock: clock.clock }, next: tail.next };
}

/** "Antes de las 11 o después de las 4": what comes behind it is another bound. */
function onwardTail(scan: Scan, at: number): { next: number } | undefined {
  const tail = phraseAt(ONWARD, scan.tokens, at);
  return tail && OF_ANOTHER.has(wordAt(scan, tail.next)) ? undefined : tail;
}
const OF_ANOTHER = new Set('de d das da do del que than'.split(' '));

/** The hour of a bound may be a bare number, unless a noun, a month or a unit claims it. */
function boundClock(scan: Scan, at: number): ClockRead | undefined {
  const article = skip(scan, at, ARTICLES);
  const clock = clockAt(scan, at) ?? clockAt(scan, article);
  if (!clock) return undefined;
  const following = wordAt(scan, clock.next);
  // "No antes del 18" is of a day.
  if (clock.bare && (['el', 'o'].includes(wordAt(scan, at)) || wordAt(scan, at - 1) === 'del')) return undefined;
  const claimed =
    countsOne(clock.clock.hour, following) || unitName(following) !== undefined || isDayOfMonth(scan, clock.next);
  return clock.bare && (claimed || ['$', '%', '/'].includes(following)) ? undefined : clock;
}

/** "desde el viernes a mediodía", "a partir del lunes a las 10": the day is read by itself, the hour bounds. */
export const dayThenBoundRule: Rule = (scan, at) => {
  const bound = phraseAt(BOUNDS, scan.tokens, at);
  if (!bound || !DAY_BOUNDS.has(wordAt(scan, at))) return undefined;
  if (bound.next === at + 1 && wordAt(scan, at) === 'a') return undefined;
  const day = dayAt(scan, bound.next) ?? dayAt(scan, bound.next - 1);
  const clock = day && clockAt(scan, day.next);
  const run = day && resolve(day.spec, scan.today);
  if (!clock || clock.bare || !run) return undefined;
  const meaning = { kind: 'day', run, certainty: POLICIES.confidence.sure } as const;
  const join = phraseAt(JOINS, scan.tokens, clock.next);
  const end = join?.means === 'to' ? clockAt(scan, join.next) : undefined;
  if (end) return { meaning, also: ranged(clock.clock, end.clock, false), next: end.next };
  return { meaning, also: { kind: 'bound', side: bound.means, clock: clock.clock }, next: clock.next };
};
