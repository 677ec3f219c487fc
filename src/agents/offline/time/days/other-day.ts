/** A number that is a day because the one before it is. */
import { wordAt, type Scan } from '../items.ts';

/** "Dia 7 ou 12 às 10h", "dias 7, 9 e 12", "el 10 o 12 a las 10": a day as the one before it. "El 5 o 6" may be rows, or hours. */
export function isOtherDay(scan: Scan, at: number): boolean {
  const hourBehind = AT_HOUR.has(wordAt(scan, at + 1)) && scan.tokens[at]?.kind === 'number';
  let one = at;
  while (ANOTHER.has(wordAt(scan, one - 1)) && scan.tokens[one - 2]?.kind === 'number') one -= 2;
  const before = wordAt(scan, one - 1);
  if (one === at) return before === 'dias' && isFirstOfSeveral(scan, at);
  return OF_DAYS.has(before) || (hourBehind && before === 'el');
}
const ANOTHER = new Set(['o', 'u', 'ou', 'or', 'y', 'e', ',']);
const OF_DAYS = new Set(['dia', 'dias']);
const AT_HOUR = new Set(['a', 'as', 'at']);

function isFirstOfSeveral(scan: Scan, at: number): boolean {
  return ANOTHER.has(wordAt(scan, at + 1)) && scan.tokens[at + 2]?.kind === 'number';
}
