/** Hours of the clock, as they are said. Long because an hour and its minutes are read around each other. */
import { HALF_DAYS, MARKERS, NAMED, NOON, OCLOCK, hourInHalf, type HalfDay } from './hours.ts';
import {
  closesRun,
  opensRun,
  isBeforeDay,
  isDayThenHour,
  isMinuteBeforeDay,
  isSpelledAlone,
  isThatOne,
} from './hour-places.ts';
import { dayName, countsOne, isCounted, monthName, unitName } from '../words/lexicon.ts';
import { numberAt } from '../words/numbers.ts';
import { phraseAt } from '../words/phrases.ts';
import { remembered, skip, wordAt, type Clock, type Scan } from '../items.ts';
import { clockOfChain } from '../words/chains.ts';

/** Small words a rule steps over. */
const OPENING_WORDS = new Set(['un', 'um', 'a', 'faltan', 'faltando', 'son']);
const MINUTES = new Set(['minutos', 'minutes', 'min']);
const ONE = new Set(['un', 'um']);
const ARTICLES = new Set(['un', 'una', 'uno', 'um', 'uma']);

const LOOSE = new Set(['a', 'al', 'ao', 'por', 'en', 'x', 'pela', 'na', 'in', 'at']);
const QUARTER = new Set(['cuarto', 'quarto', 'quarter']);
const HALF = new Set(['media', 'meia', 'half']);
/** "4 i media": an "y" as it sounds. */
const AND = new Set(['y', 'i', 'e', 'con']);
const TO = new Set(['para', 'pa', 'pra', 'to', 'pras', 'pro']);
const THE = new Set(['la', 'las', 'o', 'a', 'as', 'el']);
const ROUND_MINUTES = new Set([5, 10, 15, 20, 25]);

export interface ClockRead {
  clock: Clock;
  next: number;
  /** Nothing but a number: an hour only where the neighbours ask for one. */
  bare: boolean;
  /** Only a part of the day behind it makes it an hour, and "el 19 a la tarde" is a day's afternoon. */
  loose: boolean;
  /** "a las", "tipo": as opposed to a number that its unit or minutes made an hour. */
  marked: boolean;
}

interface Face {
  hour: number;
  minute: number;
  next: number;
  evidence: boolean;
  given: boolean;
  /** Midnight by its name. */
  night?: boolean;
}

/** An hour of the clock at the token, with whatever surrounds it. Bare numbers are returned too, flagged. */
export const clockAt = remembered((scan, at) => readClock(scan, at, false));

/** The same where the place alone makes a number an hour: "mañana 10 30". */
export function placedClockAt(scan: Scan, at: number): ClockRead | undefined {
  return readClock(scan, at, true);
}

function readClock(scan: Scan, at: number, placed: boolean): ClockRead | undefined {
  const marker = phraseAt(MARKERS, scan.tokens, at);
  const start = marker?.next ?? at;
  // "A las 5 o 5:30": an article in Portuguese, in Spanish another hour.
  if (isThatOne(scan, start) || (wordAt(scan, at) === 'o' && !scan.portuguese)) return undefined;
  const face = faceAt(scan, start, marker !== undefined || placed);
  if (!face) return undefined;
  const strong = marker?.means === 'strong' || (marker?.means === 'one' && face.hour === 1 && marker.next - at > 1);
  const unit = unitAfter(scan, face, strong || saysWhen(scan, start));
  if (!unit) return undefined;
  const minutes =
    unit.evidence && face.minute === 0 ? minutesAfter(scan, { ...face, next: unit.next }, true) : undefined;
  const full = minutes ?? { ...face, next: unit.next };
  const tail = phraseAt(HALF_DAYS, scan.tokens, full.next);
  const clock = withHalfDay(full, tail?.means);
  const next = phraseAt(OCLOCK, scan.tokens, tail?.next ?? full.next)?.next ?? tail?.next ?? full.next;
  const evidence =
    full.evidence || unit.evidence || tail !== undefined || isOfDay(scan, next) || isAskedOfDay(scan, at, next);
  if (!evidence && countsOne(full.hour, wordAt(scan, next))) return undefined;
  // "El jueves una limpieza", "el sábado un corte": an article, where nothing says that it is an hour.
  if (!evidence && !marker && isArticle(scan, start, next)) return undefined;
  // "Dia 12 de manhã" in Brazil, "el día 5 de tarde" in Uruguay: the day and its part. "De la tarde" is of an hour.
  if (isDayOfMonth(scan, start) && minutes === undefined && !face.evidence && isPart(scan, full.next)) return undefined;
  const loose = tail !== undefined && !face.evidence && !unit.evidence && LOOSE.has(wordAt(scan, full.next));
  return clock && { clock, next, bare: !evidence && !strong, marked: strong, loose };
}

function isDayOfMonth(scan: Scan, at: number): boolean {
  return wordAt(scan, at - 1) === 'dia' || wordAt(scan, at - 1) === 'dias';
}
function isPart(scan: Scan, at: number): boolean {
  return wordAt(scan, at) === 'de' && PARTS_OF_DAY.has(wordAt(scan, at + 1));
}
const PARTS_OF_DAY = new Set(['manha', 'manhazinha', 'tarde', 'tardinha', 'noite', 'noche', 'manana', 'mananita']);

/** "Un", "una"; and "1" before a word: "el jueves 1 limpieza". */
function isArticle(scan: Scan, at: number, next: number): boolean {
  const word = wordAt(scan, at);
  return (
    ARTICLES.has(word) ||
    (word === '1' && scan.tokens[next]?.kind === 'word' && !closesRun(scan, at) && !opensRun(scan, at, next))
  );
}

/** "10 de mañana", "5 de hoy": the number of a day's hour. */
function isOfDay(scan: Scan, at: number): boolean {
  return ['de', 'do'].includes(wordAt(scan, at)) && ['manana', 'hoy', 'hoje', 'amanha'].includes(wordAt(scan, at + 1));
}

/** "Is 11 on saturday open?", "is 4 tomorrow free": that hour of that day. */
function isAskedOfDay(scan: Scan, at: number, next: number): boolean {
  if (wordAt(scan, at - 1) !== 'is' || !scan.english) return false;
  const day = wordAt(scan, wordAt(scan, next) === 'on' ? next + 1 : next);
  return dayName(day) !== undefined || day === 'tomorrow' || day === 'today';
}

/** The named times, "cuarto para las 5", "half past four", or an hour with its minutes. */
function faceAt(scan: Scan, at: number, marked: boolean): Face | undefined {
  const named = phraseAt(NAMED, scan.tokens, at);
  if (named) {
    const midnight = named.means === 'midnight';
    const face = {
      ...{ hour: midnight ? 0 : NOON, minute: 0, next: named.next, evidence: true, given: true },
      ...(midnight && { night: true }),
    };
    return minutesAfter(scan, face, false) ?? face;
  }
  const before = minutesBefore(scan, at);
  if (before) return before;
  const chain = clockOfChain(scan.tokens[at]);
  if (chain) return { ...chain, next: at + 1, evidence: true };
  const hour = numberAt(scan.tokens, at);
  if (!hour || hour.value > 24) return compactHour(scan, at, marked);
  const given = hour.value > 12 || hour.value === 0 || /^0\d$/.test(wordAt(scan, at));
  const face = { hour: hour.value, minute: 0, next: hour.next, evidence: false, given };
  return minutesAfter(scan, face, marked) ?? face;
}

/** "16:30" written "1630": four digits whose last two are minutes, after a marker or with a unit behind. */
function compactHour(scan: Scan, at: number, marked: boolean): Face | undefined {
  const token = scan.tokens[at];
  if (token?.kind !== 'number' || token.value === undefined || token.text.length < 3) return undefined;
  const hour = Math.floor(token.value / 100);
  const minute = token.value % 100;
  const alone = scan.tokens.length === 1 && minute % 5 === 0;
  const unit = phraseAt(OCLOCK, scan.tokens, at + 1) ?? phraseAt(HALF_DAYS, scan.tokens, at + 1);
  if (hour > 23 || minute > 59 || !(marked || alone || unit || isBeforeDay(scan, at))) return undefined;
  return { hour, minute, next: at + 1, evidence: true, given: hour > 12 || token.text.startsWith('0') };
}

/** Minutes said before the hour: "un cuarto para las 4", "10 para las 11", "quarter to five", "half past four". */
function minutesBefore(scan: Scan, at: number): Face | undefined {
  const start = skip(scan, at, OPENING_WORDS);
  const quarter = QUARTER.has(wordAt(scan, start));
  const half = HALF.has(wordAt(scan, start));
  const number = quarter || half ? undefined : numberAt(scan.tokens, start);
  if (!quarter && !half && !(number && ROUND_MINUTES.has(number.value))) return undefined;
  const minutes = quarter ? 15 : half ? 30 : (number?.value ?? 0);
  const side = skip(scan, number?.next ?? start + 1, MINUTES);
  const past = ['past', 'pasadas', 'pasada'].includes(wordAt(scan, side));
  if (half && !past) return halfAnHourAfter(scan, start + 1);
  if (!past && !TO.has(wordAt(scan, side))) return undefined;
  const article = skip(scan, side + 1, THE);
  const hour = hourAlone(scan, article);
  const spoken = article > side + 1 || past || quarter || hour?.named === true || number?.spelled === true;
  if (!hour || !spoken) return undefined;
  return shifted(hour, past ? minutes : -minutes);
}

/** "Half three" is half past three for who says so in English. */
function halfAnHourAfter(scan: Scan, at: number): Face | undefined {
  const hour = scan.english && wordAt(scan, at - 1) === 'half' ? hourAlone(scan, at) : undefined;
  const counts = hour === undefined || isCounted(wordAt(scan, hour.next)) || unitName(wordAt(scan, hour.next));
  return counts || hour.hour > 12 ? undefined : shifted(hour, 30);
}

function hourAlone(scan: Scan, at: number): (Face & { named: boolean }) | undefined {
  const named = phraseAt(NAMED, scan.tokens, at);
  if (named) {
    return {
      hour: named.means === 'noon' ? 12 : 24,
      minute: 0,
      next: named.next,
      evidence: true,
      given: true,
      named: true,
    };
  }
  const hour = numberAt(scan.tokens, at);
  if (!hour || hour.value < 1 || hour.value > 24) return undefined;
  return { hour: hour.value, minute: 0, next: hour.next, evidence: true, given: hour.value > 12, named: false };
}

const DAY_MINUTES = 24 * 60;
function shifted(face: Face, minutes: number): Face {
  const total = (face.hour * 60 + face.minute + minutes + DAY_MINUTES) % DAY_MINUTES;
  const hour = Math.floor(total / 60);
  // A quarter to one is twelve forty-five, still free between noon and midnight.
  return { ...face, hour: hour === 0 && !face.given ? 12 : hour, minute: total % 60, evidence: true };
}

/** Minutes said after the hour: "y media", "menos cuarto", "y veinte", "h30", "10 30" after a marker. */
function minutesAfter(scan: Scan, face: Face, marked: boolean): Face | undefined {
  const word = wordAt(scan, face.next);
  if (word === 'menos') {
    const digits = scan.tokens[face.next + 1]?.value;
    const bare = digits !== undefined && digits < 60 ? { value: digits, next: face.next + 2 } : undefined;
    const taken = minuteWord(scan, face.next + 1) ?? bare;
    return taken && { ...shifted(face, -taken.value), next: taken.next };
  }
  if (AND.has(word)) {
    const pico = ['pico', 'algo', 'pouco'].includes(wordAt(scan, face.next + 1));
    if (pico) return { ...face, next: face.next + 2, evidence: true };
    const added = minuteWord(scan, face.next + 1);
    // "A las 10 y 11" are two hours, and unmarked so are "15 y 20"; "a las 4 y 20" is one.
    const digits = scan.tokens[face.next + 1]?.kind === 'number' && scan.tokens[face.next - 1]?.kind === 'number';
    if (!added || (digits && (added.value % 5 > 0 || (!marked && face.hour > 12)))) return undefined;
    return { ...face, minute: added.value, next: added.next, evidence: true };
  }
  const glued = scan.tokens[face.next];
  if (
    word === 'h' &&
    glued?.glued &&
    /^[0-5]\d$/.test(wordAt(scan, face.next + 1)) &&
    scan.tokens[face.next + 1]?.glued
  ) {
    return { ...face, minute: Number(wordAt(scan, face.next + 1)), next: face.next + 2, evidence: true };
  }
  return juxtaposed(scan, face, marked);
}

function minuteWord(scan: Scan, at: number): { value: number; next: number } | undefined {
  const start = skip(scan, at, ONE);
  if (QUARTER.has(wordAt(scan, start))) return { value: 15, next: start + 1 };
  if (HALF.has(wordAt(scan, start)) && unitName(wordAt(scan, start + 1)) !== 'hour')
    return { value: 30, next: start + 1 };
  const number = numberAt(scan.tokens, at);
  if (!number || number.value === 0 || number.value > 59 || isDate(scan, number.next)) return undefined;
  // "el 5 y 6": a digit alone is another day or hour, "5 y cinco" is minutes.
  if (!number.spelled && number.value < 10 && !wordAt(scan, at).startsWith('0')) return undefined;
  const unit = unitName(wordAt(scan, number.next));
  if (unit !== undefined && unit !== 'minute') return undefined;
  // "A las 6 con una profesora", "a las 8 y dos paletas": as many of them, and no minutes.
  if (unit === undefined && number.value < 10 && number.value !== 5 && number.spelled) return undefined;
  return { value: number.value, next: unit ? number.next + 1 : number.next };
}

/** "a las 10 30", "seis cero dos", "siete treinta de la tarde": a second number that can only be minutes. */
function juxtaposed(scan: Scan, face: Face, marked: boolean): Face | undefined {
  const second = numberAt(scan.tokens, face.next);
  // "The five o'clock one" is one of several.
  if (wordAt(scan, face.next) === 'one' || ARTICLES.has(wordAt(scan, face.next))) return undefined;
  if (!second || second.value > 59 || isSaidAgain(scan, face, second)) return undefined;
  const zero = second.value === 0 ? numberAt(scan.tokens, second.next) : undefined;
  const units = zero && zero.value < 10 ? zero : undefined;
  const minute = units ?? second;
  const tail = phraseAt(HALF_DAYS, scan.tokens, minute.next) ?? phraseAt(OCLOCK, scan.tokens, minute.next);
  const twoDigits = units !== undefined || second.spelled || /^[0-5]\d$/.test(wordAt(scan, face.next));
  const called = tail !== undefined || marked || isSpelledAlone(scan, face.next - 1, minute);
  const words = second.spelled && scan.tokens[face.next - 1]?.kind === 'word' && called;
  const placed = marked || isMinuteBeforeDay(scan, face.next);
  const digits = !second.spelled && (placed || (tail !== undefined && twoDigits && second.value >= 10));
  const unit = unitName(wordAt(scan, minute.next)) === 'minute';
  if (tail !== undefined && !second.spelled && isDayThenHour(scan, face, second.value)) return undefined;
  if (!twoDigits || !(words || digits) || isDate(scan, minute.next) || (!unit && isCounted(wordAt(scan, minute.next))))
    return undefined;
  return { ...face, minute: minute.value, next: unit ? minute.next + 1 : minute.next, evidence: true };
}

/** "Diez diez y media": the hour said again with its minutes; "diez diez" is ten past ten. */
function isSaidAgain(scan: Scan, face: Face, second: { value: number; next: number }): boolean {
  return (
    second.value === face.hour && AND.has(wordAt(scan, second.next)) && minuteWord(scan, second.next + 1) !== undefined
  );
}

/** True when a month follows, so that the number before it is a day. */
function isDate(scan: Scan, at: number): boolean {
  const next = ['de', 'del', 'do', 'of'].includes(wordAt(scan, at)) ? at + 1 : at;
  return monthName(wordAt(scan, next)) !== undefined;
}

/** "Pode ser 4 horas", "amanhã 3 horas": said for a time of the day in Portuguese, behind what asks for one or a day. */
const ASKS_FOR_ONE = new Set(['ser', 'amanha', 'hoje', 'feira', 'marcar', 'marca']);
function saysWhen(scan: Scan, at: number): boolean {
  return scan.portuguese && (ASKS_FOR_ONE.has(wordAt(scan, at - 1)) || dayName(wordAt(scan, at - 1))?.form === 'full');
}

/** "hs", "horas", "en punto" behind the hour. "3 horas" without a marker is how long, not when. */
function unitAfter(scan: Scan, face: Face, strong: boolean): { next: number; evidence: boolean } | undefined {
  const unit = phraseAt(OCLOCK, scan.tokens, face.next);
  if (!unit) return { next: face.next, evidence: false };
  const exact = phraseAt(OCLOCK, scan.tokens, unit.next);
  const end = exact?.means === 'exact' ? exact.next : unit.next;
  if (strong || face.evidence || unit.means === 'exact') return { next: end, evidence: true };
  // "15h depois de amanhã" is a day.
  const dayBehind = wordAt(scan, end + 1) === 'de' && wordAt(scan, end + 2) === 'amanha';
  // "14h mas em Pinheiros", "14h mas com a Renata": a Portuguese but.
  const but = wordAt(scan, end) === 'mas' && (scan.portuguese || BUT_LEADS.has(wordAt(scan, end + 1)));
  const duration =
    ((!dayBehind && !but && ['antes', 'despues', 'mas', 'depois'].includes(wordAt(scan, end))) ||
      (wordAt(scan, end) === 'de' && face.hour < 7)) &&
    !phraseAt(HALF_DAYS, scan.tokens, end);
  const inItsHalf = phraseAt(HALF_DAYS, scan.tokens, end) !== undefined;
  const long = wordAt(scan, face.next).startsWith('hora') && face.hour < 6 && !inItsHalf;
  return duration || long || face.hour === 24 ? undefined : { next: end, evidence: true };
}

const BUT_LEADS = new Set(['em', 'no', 'na', 'com', 'nao', 'pra']);

function withHalfDay(face: Face, half: HalfDay | undefined): Clock | undefined {
  const minute = face.minute;
  const hour = face.hour % 24;
  if (face.hour > 24 || (face.hour === 24 && minute > 0)) return undefined;
  const named = face.night === true && hour === 0 ? { night: true as const } : {};
  if (half === undefined)
    return { hour, minute, meridiem: face.given || hour === 0 || hour > 12 ? 'given' : 'free', ...named };
  const inHalf = hourInHalf(hour, half);
  const night = half === 'night' && hour === NOON && inHalf === 0;
  return { hour: inHalf, minute, meridiem: 'given', ...(night && { night }) };
}
