/** What stands beside a number and makes it, or not, the hour: the day before it, the day behind it. */
import { dayOfMonth, isBefore, weekdayFrom, weekdayWithNumber } from '../calendar.ts';
import { wordAt, type Scan } from '../items.ts';
import { dayName, monthName } from '../words/lexicon.ts';
import { clockOfChain } from '../words/chains.ts';
import { HALF_DAYS } from './hours.ts';
import { numberAt } from '../words/numbers.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { POLICIES } from '../policies.ts';
import type { Part } from '../types.ts';
import { AND, DAY_ARTICLES } from '../words/closed.ts';

/** "dia 5 15h", "mar 12 10am": the first number is of its day, and the second has the hour's unit to itself. */
export function isDayThenHour(scan: Scan, face: { hour: number; next: number }, second: number): boolean {
  const unit = scan.tokens[face.next + 1];
  if (unit?.kind !== 'word' || unit.text === 'min') return false;
  if (second > (unit.text.startsWith('h') ? 24 : 12)) return false;
  const before = wordAt(scan, face.next - 2);
  if (DAY_NUMBER_AFTER.has(before)) return true;
  const weekday = dayName(before)?.weekday;
  if (weekday === undefined) return monthName(before) !== undefined;
  return (
    dayOfMonth(scan.today, face.hour)?.dayOfWeek === weekday ||
    (monthName(before) !== undefined && (scan.portuguese || scan.english))
  );
}
const DAY_NUMBER_AFTER = new Set(['dia', 'day', 'el', 'the']);

/** "1030 tomorrow", "930 amanhã": a day right behind makes four digits an hour, where they are no year. */
export function isBeforeDay(scan: Scan, at: number): boolean {
  const number = scan.tokens[at];
  const day = dayName(wordAt(scan, at + 1))?.form === 'full' || NEAR_DAYS.has(wordAt(scan, at + 1));
  const other = ['$', '#', 'r'].includes(wordAt(scan, at - 1)) || /^20[23]/.test(number?.text ?? '');
  return day && !other && (number?.value ?? 1) % 5 === 0;
}
const NEAR_DAYS = new Set('tomorrow today tmrw tmr hoje amanha hoy manana on el na no this next'.split(' '));

/** "10 30 del jueves", "16 00 mañana": minutes that can be no hour, with the day right behind. */
export function isMinuteBeforeDay(scan: Scan, at: number): boolean {
  const { value, text = '' } = scan.tokens[at] ?? {};
  if (value === undefined || value % 5 > 0 || !(value > 23 || text === '00')) return false;
  if (monthName(wordAt(scan, at - 2)) !== undefined || NO_HOUR_BEHIND.has(wordAt(scan, at - 2))) return false;
  const day = DAY_LEADS.has(wordAt(scan, at + 1)) ? at + 2 : at + 1;
  return dayName(wordAt(scan, day))?.form === 'full' || DAYS_BY_NAME.has(wordAt(scan, day));
}
const NO_HOUR_BEHIND = new Set(['$', '#', 'r', 'dia', 'el']);
const DAY_LEADS = new Set('el del de este para on no na do da this'.split(' '));
const DAYS_BY_NAME = new Set('tomorrow today hoje amanha hoy manana'.split(' '));

/** "Quince treinta", "dale, diez quince": two numbers in words and nothing beside them but courtesy are an hour and its minutes. */
export function isSpelledAlone(scan: Scan, first: number, minute: { value: number; next: number }): boolean {
  if (scan.tokens.length > ALONE_TOKENS_MAX || minute.value < MINUTES_ALONE_MIN || minute.value % 5 > 0) return false;
  const others = scan.tokens.filter((_, i) => i < first || i >= minute.next);
  return others.every(({ kind, text }) => kind === 'mark' || SAID_BESIDE.has(text));
}
const MINUTES_ALONE_MIN = 10;
const ALONE_TOKENS_MAX = 10;
const SAID_BESIDE = new Set(
  'dale ok listo bueno va vale mejor entonces si sim yes quiero quero la el lo de das porfa por favor please gracias obrigado obrigada thanks hs horas'.split(
    ' ',
  ),
);

/** "Friday ten", "viernes 10 por la mañana", where no Friday near is the tenth: an hour of that part of the day. */
export function isHourBehindWeekday(scan: Scan, at: number): boolean {
  const number = numberAt(scan.tokens, at);
  const weekday = dayName(wordAt(scan, at - 1))?.weekday;
  if (!number || number.value > 12 || weekday === undefined) return false;
  // In English dates are said "the tenth".
  if (number.spelled && scan.english) return monthName(wordAt(scan, number.next)) === undefined;
  const date = dayOfMonth(scan.today, number.value);
  const near = date && isBefore(date, scan.today.add({ days: POLICIES.nearDays }));
  if (near && date.dayOfWeek === weekday) return false;
  if (isSaidWithMinutesToo(scan, number.next) || (scan.english && isEnglishHour(scan, { ...number, weekday })))
    return true;
  const part = phraseAt(PART_BEHIND, scan.tokens, number.next)?.means;
  return part !== undefined && HOURS_OF_PART[part].includes(number.value);
}
const PART_BEHIND = phrases({
  mañana: 'in the morning|por/en/a/x la manana/mananita|pela manha',
  tarde: 'in the afternoon|por/en/a/x la tarde/tardecita|pela tarde|a tarde',
  noche: 'in the evening|at night|por/en/a/x la noche|pela noite|a noite',
});
/** As they are said, without am or pm. */
const HOURS_OF_PART: Readonly<Record<Part, readonly number[]>> = {
  mañana: [6, 7, 8, 9, 10, 11, 12],
  tarde: [12, 1, 2, 3, 4, 5, 6, 7, 8],
  noche: [6, 7, 8, 9, 10, 11, 12],
};

/** "El sábado 10 y 10:30", for two: who tells one hour behind it tells two. */
function isSaidWithMinutesToo(scan: Scan, at: number): boolean {
  const other = AND.has(wordAt(scan, at)) ? clockOfChain(scan.tokens[at + 1]) : undefined;
  return other !== undefined && other.minute > 0;
}

/**
 * "Saturday 11", "thursday 3 with dee": English dates are said "the eleventh", so it is the hour where no such date can
 * be booked. Beside a day that bears the number ("saturday 12", which is a Friday) either may be the slip.
 */
function isEnglishHour(scan: Scan, said: { value: number; next: number; weekday: number }): boolean {
  if (said.value < 1 || monthName(wordAt(scan, said.next)) !== undefined || tellsHour(scan, said.next)) return false;
  const lastDay = scan.lastDay ?? scan.today.add({ days: POLICIES.nearDays });
  const agreed = weekdayWithNumber(scan.today, said.weekday, said.value);
  if (agreed && !isBefore(lastDay, agreed)) return false;
  const named = weekdayFrom(scan.today, said.weekday, 'bare');
  const numbered = dayOfMonth(scan.today, said.value);
  // "Thursday 10 or 11" is of two hours.
  const other = wordAt(scan, said.next) === 'or' ? numberAt(scan.tokens, said.next + 1) : undefined;
  return other !== undefined || numbered === undefined || Math.abs(named.until(numbered).days) > 1;
}

/** "Saturday 10 at 4", "saturday 10, 4pm": it has an hour of its own. */
function tellsHour(scan: Scan, at: number): boolean {
  const start = wordAt(scan, at) === ',' ? at + 1 : at;
  return (
    BEFORE_HOUR.has(wordAt(scan, start)) ||
    scan.tokens[start]?.kind === 'number' ||
    clockOfChain(scan.tokens[start]) !== undefined
  );
}
const BEFORE_HOUR = new Set(['at', 'around', 'about', 'after', 'before', 'from', 'between', '@']);

/** "The Friday one", "the morning one", "the last one in the morning": one of several, and no hour. */
export function isThatOne(scan: Scan, at: number): boolean {
  if (wordAt(scan, at) === 'one' && NTH.has(wordAt(scan, at - 1))) return true;
  if (wordAt(scan, at) !== 'one' || phraseAt(HALF_DAYS, scan.tokens, at + 1)) return false;
  const article = [2, 3].some((back) => ['the', 'my', 'that', 'this'].includes(wordAt(scan, at - back)));
  const name = wordAt(scan, at - 1);
  return article && (dayName(name) !== undefined || NAMES_ONE.has(name));
}
const NTH = new Set(['first', 'last', 'next', 'only', 'other', 'earliest', 'latest', 'soonest', 'second', 'third']);
const NAMES_ONE = new Set(['tomorrow', 'today', 'morning', 'afternoon', 'evening', 'night', 'early', 'late']);

/** "Between 11 and 1 for a cut", "entre las 11 y 1 para un corte". */
export function closesRun(scan: Scan, at: number): boolean {
  const opener = ARTICLE_OF_HOUR.has(wordAt(scan, at - 3)) ? at - 4 : at - 3;
  return (
    BETWEEN.has(wordAt(scan, opener)) && scan.tokens[at - 2]?.kind === 'number' && AND_TO.has(wordAt(scan, at - 1))
  );
}
/** "Between 1 and 3 pm", "from 1 to 3". */
export function opensRun(scan: Scan, at: number, next: number): boolean {
  const opens = OPENS_RUN.has(wordAt(scan, at - 1)) && JOINS_RUN.has(wordAt(scan, next));
  return opens && scan.tokens[next + 1]?.kind === 'number';
}
const OPENS_RUN = new Set(['between', 'entre', 'from', 'de', 'desde', 'das']);
const JOINS_RUN = new Set(['and', 'y', 'e', 'to', 'a', 'hasta', 'ate', 'as', 'until', 'till']);
const BETWEEN = new Set(['between', 'entre']);
const AND_TO = new Set(['and', 'y', 'e']);
const ARTICLE_OF_HOUR = new Set(['la', 'las', 'as', 'a']);

/** "A las 5 a un corte", "a las 11 a una limpieza": what he goes to, and no hour. */
export function isOneThing(scan: Scan, at: number): boolean {
  return ONE.has(wordAt(scan, at)) && wordAt(scan, at - 1) === 'a' && !BEHIND_ONE.has(wordAt(scan, at + 1));
}
const ONE = new Set(['un', 'una', 'um', 'uma']);
const BEHIND_ONE = new Set(['', 'de', 'da', 'y', 'e', 'hs', 'h', 'pm', 'am', 'p', 'a', ',', '.', '?', '!', 'o']);

/** "El 2 a las 5", "del 3": what stands before the number of a day. "De 9 a 11 o de 15 a 17" is no article in Spanish. */
export function isDayArticle(scan: Scan, at: number): boolean {
  const word = wordAt(scan, at);
  return DAY_ARTICLES.has(word) || (word === 'o' && scan.portuguese);
}
