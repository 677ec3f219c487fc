/**
 * "El viernes a las 9 de mañana", "lunes 8 de mañana", as they say it by the River Plate: in the morning of the day that
 * is named beside the hour, and not tomorrow. "A las 9 de mañana" alone is tomorrow's.
 */
import { isBefore, weekdayWithNumber } from '../calendar.ts';
import { cueOf, wordAt, type Clock, type Item, type Meaning, type Scan } from '../items.ts';
import { dayName } from '../words/lexicon.ts';
import { numberAt } from '../words/numbers.ts';
import { POLICIES } from '../policies.ts';
import { isOtherDay } from '../days/other-day.ts';
import { DAY_ARTICLES } from '../words/closed.ts';

const MORNING = new Set(['manana', 'maniana']);
/** "Cambiar el turno de hoy a las 10 de mañana": the day of the one that is moved, which goes to tomorrow. */
const OF = new Set(['de', 'del']);

/** Takes the "de mañana" behind an hour whose day is said into that hour. */
export function tellMornings(scan: Scan, items: Item[]): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const [hour, item] = [items[index - 1], items[index]];
    if (!hour || item?.meaning.kind !== 'day' || !isOfMorning(scan, item) || hour.next !== item.first - 1) continue;
    const meaning = inTheMorning(hour.meaning);
    if (!meaning || !(isDayBefore(scan, items, index - 1) || isAnotherDay(items[index + 1], item))) continue;
    items.splice(index - 1, 2, { ...hour, meaning, next: item.next });
  }
}

/**
 * "Para el viernes, de mañana", "esta semana de mañana", "cualquier día pero de mañana": in the morning of those days. Of
 * something that is named, "el turno de mañana", it is tomorrow's, and so it is in "de mañana al viernes".
 */
export function tellMorningsOfDays(scan: Scan, items: readonly Item[]): void {
  for (const [index, item] of items.entries()) {
    if (item.meaning.kind !== 'day' || !isOfMorning(scan, item) || goesOnFrom(scan, item.next)) continue;
    const at = item.first - 1;
    const days = items.filter((other) => isOfOtherDays(other, item) && !isDeniedBetween(items, other, item));
    const behind = days.some(({ next }) => next === at) || (days.some(({ next }) => next < at) && hangsLoose(scan, at));
    const first = opens(scan, at) || hangsLoose(scan, at);
    const before = first && isDayAfter(scan, items.slice(index + 1), item);
    if (behind || before || isAnyDayBut(scan, at) || isEarlyOnShown(scan, item, first))
      item.meaning = { kind: 'part', part: 'mañana' };
  }
}

/** "¿Y de mañana temprano?", while the hours of Friday are on show: early on that day. */
function isEarlyOnShown(scan: Scan, { first, next }: Item, loose: boolean): boolean {
  const { shown, today } = scan;
  if (shown === undefined || shown.equals(today.add({ days: 1 }))) return false;
  const before = wordAt(scan, first - 2);
  if (before === 'bien') return true;
  return EARLY.has(wordAt(scan, next)) && (loose || HAS.has(before));
}
const EARLY = new Set(['temprano', 'tempranito']);
const HAS = new Set('hay habra habria tenes tienes tiene tienen tendras tendrias'.split(' '));

/** "El viernes no puedo, de mañana": tomorrow; where a part of that day is what was denied, its morning. */
function isDeniedBetween(items: readonly Item[], day: Item, { first }: Item): boolean {
  const between = items.filter((one) => one.first >= day.next && one.next <= first);
  const denied = between.some((one) => cueOf(one) === 'no' || cueOf(one) === 'cannot');
  return denied && between.every(({ meaning }) => meaning.kind !== 'part');
}

function isOfOtherDays({ meaning }: Item, { meaning: tomorrow }: Item): boolean {
  if (meaning.kind === 'days' || meaning.kind === 'weekdays') return true;
  if (meaning.kind !== 'day' || tomorrow.kind !== 'day') return false;
  return !meaning.run.from.equals(tomorrow.run.from) || !meaning.run.to.equals(tomorrow.run.to);
}

/** No noun that it could be of stands before it. */
function hangsLoose(scan: Scan, at: number): boolean {
  return scan.tokens[at - 1]?.kind === 'mark' || LOOSE.has(wordAt(scan, at - 1));
}
const LOOSE = new Set(
  'pero y o si mejor ser sea seria preferentemente preferiblemente preferible idealmente posible posibilidad puede pueda siempre solo porfa favor algo tipo'.split(
    ' ',
  ),
);

/** "De mañana al viernes", "de mañana a la tarde": from tomorrow on. */
function goesOnFrom(scan: Scan, at: number): boolean {
  return ['a', 'al', 'hasta', 'para', 'pa'].includes(wordAt(scan, at));
}

/** "De mañana, el viernes", "de mañana esta semana". */
function isDayAfter(scan: Scan, [first, second]: readonly Item[], item: Item): boolean {
  const day = first && cueOf(first) === 'stop' && wordAt(scan, first.first) === ',' ? second : first;
  if (!day || !isOfOtherDays(day, item) || goesOnFrom(scan, day.first)) return false;
  return day.first === item.next + (day === first ? 0 : 1);
}

/** "Cualquier día pero de mañana": what follows narrows it, and "pero" leads to no noun. */
function isAnyDayBut(scan: Scan, at: number): boolean {
  const any = scan.tokens.slice(0, at).some(({ text }) => ANY.has(text));
  return any && hangsLoose(scan, at);
}
const ANY = new Set(['cualquier', 'cualquiera', 'cualquer', 'igual']);

/** "De mañana no puedo", where nothing stands before it that would be tomorrow's: mornings are out. */
export function tellNoMornings(scan: Scan, items: Item[]): void {
  for (const [index, item] of items.entries()) {
    const verdict = cueOf(items[index + 1]);
    if (item.meaning.kind !== 'day' || !isOfMorning(scan, item) || !opens(scan, item.first - 1)) continue;
    if ((verdict === 'cannot' || verdict === 'no') && items[index + 1]?.first === item.next)
      item.meaning = { kind: 'part', part: 'mañana' };
  }
}
const BEFORE = new Set('pero y no hola si que porque but mas e'.split(' '));

function opens(scan: Scan, at: number): boolean {
  const before = scan.tokens[at - 1];
  return before === undefined || before.kind === 'mark' || BEFORE.has(before.text);
}

function inTheMorning(meaning: Meaning): Meaning | undefined {
  const given = (clock: Clock): Clock => ({ ...clock, meridiem: 'given' });
  if (meaning.kind === 'clock' || meaning.kind === 'bound') return { ...meaning, clock: given(meaning.clock) };
  return meaning.kind === 'clocks' ? { ...meaning, from: given(meaning.from), to: given(meaning.to) } : undefined;
}

function isOfMorning(scan: Scan, { first, next }: Item): boolean {
  return next === first + 1 && MORNING.has(wordAt(scan, first)) && wordAt(scan, first - 1) === 'de';
}

/** "El viernes, a las 9": right before the hour, or a comma from it. */
function isDayBefore(scan: Scan, items: readonly Item[], hourAt: number): boolean {
  const before = items[hourAt - 1];
  const comma = cueOf(before) === 'stop' && wordAt(scan, before?.first ?? 0) === ',';
  const day = comma ? items[hourAt - 2] : before;
  if (day?.meaning.kind !== 'day' || OF.has(wordAt(scan, day.first)) || OF.has(wordAt(scan, day.first - 1)))
    return false;
  return day.next === (comma ? before?.first : items[hourAt]?.first);
}

/** "A las 9 de mañana el viernes", where tomorrow is none. */
function isAnotherDay(day: Item | undefined, tomorrow: Item): boolean {
  if (day?.meaning.kind !== 'day' || tomorrow.meaning.kind !== 'day' || day.first !== tomorrow.next) return false;
  return !day.meaning.run.from.equals(tomorrow.meaning.run.from);
}

/**
 * "El 11 de mañana", "el 10 o 11 de tarde", "viernes 6 de mañana" where that Friday is near: the number is the day's, and no
 * hour. "De la tarde" is of an hour.
 */
export function isDayOfPart(scan: Scan, at: number): boolean {
  const number = numberAt(scan.tokens, at);
  if (!number || wordAt(scan, number.next) !== 'de') return false;
  const part = wordAt(scan, number.next + 1);
  const among = DAY_ARTICLES.has(wordAt(scan, at - 1)) || isOtherDay(scan, at);
  if (among && (MORNING.has(part) || OTHER_PARTS.has(part))) return true;
  if (!MORNING.has(part)) return false;
  if (number.value > POLICIES.lastMorningHour) return true;
  const name = dayName(wordAt(scan, at - 1));
  const date = name && weekdayWithNumber(scan.today, name.weekday, number.value);
  return date !== undefined && isBefore(date, scan.today.add({ days: POLICIES.nearDays }));
}
const OTHER_PARTS = new Set(['manha', 'tarde', 'tardecita', 'noche', 'nochecita', 'noite']);
