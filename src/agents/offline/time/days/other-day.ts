/** A number that is a day because the one before it is. */
import { wordAt, type Scan } from '../items.ts';
import { numberAt } from '../words/numbers.ts';
import { EARLY } from '../words/closed.ts';
import { POLICIES } from '../policies.ts';

/**
 * "Dia 7 ou 12 às 10h", "dias 7, 9 e 12", "el 10 o 12 a las 10", "el 9 o 10 de mañana", "el 16 o 17", "the 16th or 17th": a
 * day as the one before it. "El 5 o 6" may be rows of a list.
 */
export function isOtherDay(scan: Scan, at: number): boolean {
  const first = firstOfSeveral(scan, at);
  const before = wordAt(scan, first - 1);
  if (first === at) return before === 'dias' && isJoined(scan, at);
  if (OF_DAYS.has(before)) return true;
  const hourBehind = AT_HOUR.has(wordAt(scan, at + 1)) && scan.tokens[at]?.kind === 'number';
  if (hourBehind && before === 'el') return true;
  return ARTICLES.has(before) && (isBeyondRows(scan, at) || isPart(scan, lastOfSeveral(scan, at)));
}
const ANOTHER = new Set(['o', 'u', 'ou', 'or', 'y', 'e', ',']);
const OF_DAYS = new Set(['dia', 'dias']);
const AT_HOUR = new Set(['a', 'as', 'at']);
/** No hour has one of these. */
const ARTICLES = new Set(['el', 'al', 'the']);

function firstOfSeveral(scan: Scan, at: number): number {
  let one = at;
  while (ANOTHER.has(wordAt(scan, one - 1)) && beginOf(scan, one - 2) !== undefined)
    one = beginOf(scan, one - 2) ?? one;
  return one;
}

/** Behind the last number of "15, 16 o 17". */
function lastOfSeveral(scan: Scan, at: number): number {
  let next = at + 1;
  while (ANOTHER.has(wordAt(scan, next)) && scan.tokens[next + 1]?.kind === 'number') next += 2;
  return next;
}

/** Where the number that ends there begins: "16", "16th". */
function beginOf({ tokens }: Scan, at: number): number | undefined {
  if (tokens[at]?.kind === 'number') return at;
  const ending = tokens[at]?.glued === true && ORDINAL_ENDINGS.has(tokens[at].text);
  return ending && tokens[at - 1]?.kind === 'number' ? at - 1 : undefined;
}
const ORDINAL_ENDINGS = new Set(['th', 'st', 'nd', 'rd']);

function isBeyondRows(scan: Scan, at: number): boolean {
  return (numberAt(scan.tokens, at)?.value ?? 0) > POLICIES.listRowsMax;
}

/** "En la tarde", "por la mañana", "de mañana": of days. "De la tarde" is of an hour. */
function isPart(scan: Scan, at: number): boolean {
  if (EARLY.has(wordAt(scan, at))) return true;
  const ofHour = wordAt(scan, at) === 'de' && wordAt(scan, at + 1) === 'la';
  if (ofHour || !INTO.has(wordAt(scan, at))) return false;
  return [1, 2].some((ahead) => PARTS.has(wordAt(scan, at + ahead)));
}
const INTO = new Set(['en', 'por', 'x', 'de', 'a', 'as', 'na', 'pela', 'in']);
const PARTS = new Set(
  'manana mananita tarde tardes tardecita noche nochecita manha tardinha noite morning afternoon evening'.split(' '),
);

function isJoined(scan: Scan, at: number): boolean {
  return ANOTHER.has(wordAt(scan, at + 1)) && scan.tokens[at + 2]?.kind === 'number';
}
