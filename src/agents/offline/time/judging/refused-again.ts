/**
 * "Mi hijo cumple 15 el sábado, así que el sábado no", "el sábado tengo boda, ese día no": a day that is told first, for a
 * reason, and refused in the end is not wished for.
 */
import { cueOf, wordAt, type Item, type Scan } from '../items.ts';

export function refuseAgain(scan: Scan, items: readonly Item[]): void {
  for (const [index, item] of items.entries()) {
    const told = isThatDayRefused(scan, items, index) ? lastDayBefore(items, index) : undefined;
    if (told) told.fate = 'rejected';
    if (item.meaning.kind !== 'day' || item.fate !== 'rejected' || isNarrowed(items, index)) continue;
    for (const one of items.slice(0, index))
      if (isSameDay(one, item) && !isNarrowed(items, items.indexOf(one))) one.fate = 'told';
    // What is said behind the refusal has the last word.
  }
}

function isSameDay(one: Item, other: Item): boolean {
  if (one.meaning.kind !== 'day' || other.meaning.kind !== 'day' || one.fate !== undefined) return false;
  return one.meaning.run.from.equals(other.meaning.run.from) && one.meaning.run.to.equals(other.meaning.run.to);
}

/** "El sábado a la mañana no": of that day only its morning is out, and an hour beside it is asked for. */
function isNarrowed(items: readonly Item[], index: number): boolean {
  const [item, before, behind] = [items[index], items[index - 1], items[index + 1]];
  const beside = [before?.next === item?.first ? before : undefined, item?.next === behind?.first ? behind : undefined];
  return beside.some((one) => one !== undefined && NARROWS.has(one.meaning.kind));
}
const NARROWS = new Set(['part', 'clock', 'clocks', 'bound', 'wish']);

/** "Ese día no", "ese día no puedo"; "¿ese día no tienen?" asks. */
function isThatDayRefused(scan: Scan, items: readonly Item[], index: number): boolean {
  const [that, verdict, next] = items.slice(index, index + 3);
  if (that?.meaning.kind !== 'nothing' || verdict?.first !== that.next || !THAT.has(wordAt(scan, that.first)))
    return false;
  if (next?.first === verdict.next && NARROWS.has(next.meaning.kind)) return false;
  if (cueOf(verdict) === 'cannot') return true;
  const following = scan.tokens[verdict.next];
  return cueOf(verdict) === 'no' && following?.kind !== 'word' && following?.text !== '?';
}
const THAT = new Set(['ese', 'esse', 'that']);

function lastDayBefore(items: readonly Item[], index: number): Item | undefined {
  const day = items.slice(0, index).findLast(({ meaning }) => meaning.kind === 'day' || meaning.kind === 'days');
  return day?.meaning.kind === 'day' && day.fate === undefined ? day : undefined;
}
