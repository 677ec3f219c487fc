/**
 * "El 20 de julio no, mejor el 21", "cambiar mi turno del 20 de julio al 25", "en julio, el 20": the month is said once, and
 * a number behind it is a day of that month, or of the one that is nearest to the date before.
 */
import { dateOf, isBefore, monthOf } from '../calendar.ts';
import { cueOf, isTime, type Cue, type Item, type Scan } from '../items.ts';
import { POLICIES } from '../policies.ts';

/** What puts the number in the place of the date before it; without that a small one may be a row of the list. */
const CORRECTS = new Set<Cue>(['no', 'cannot', 'but', 'rather', 'otherwise']);

export function lendMonth(scan: Scan, items: readonly Item[]): void {
  for (const [index, item] of items.entries()) {
    if (item.meaning.kind !== 'day' || item.meaning.named !== 'number') continue;
    const lender = items.slice(0, index).findLast((one) => isDated(one));
    if (lender === undefined || lender.fate === 'told') continue;
    if (item.meaning.mayBeRow === true && !isCorrected(items, lender, index)) continue;
    const date = nearestTo(scan, lender, item.meaning.run.from.day);
    if (date === undefined) continue;
    const { mayBeRow: _row, ...meaning } = item.meaning;
    item.meaning = { ...meaning, run: { from: date, to: date }, certainty: POLICIES.confidence.inferred };
  }
}

function isDated({ meaning }: Item): boolean {
  if (meaning.kind === 'void') return meaning.absent !== undefined;
  if (meaning.kind === 'days') return wholeMonth(meaning.run) !== undefined;
  return meaning.kind === 'day' && meaning.named === 'date';
}

function isCorrected(items: readonly Item[], lender: Item, index: number): boolean {
  if (lender.fate !== undefined || lender.meaning.kind !== 'day') return true;
  return items.slice(items.indexOf(lender), index).some((one) => CORRECTS.has(cueOf(one) ?? 'stop'));
}

function nearestTo(scan: Scan, { meaning }: Item, day: number): Temporal.PlainDate | undefined {
  if (meaning.kind === 'days') {
    const first = wholeMonth(meaning.run);
    return first && dateOf(first.year, first.month, day);
  }
  const base =
    meaning.kind === 'day' ? meaning.run.from : meaning.kind === 'void' ? lastOf(scan, meaning.absent) : undefined;
  if (base === undefined) return undefined;
  const near = [-1, 0, 1].flatMap((months) => {
    const { year, month } = base.with({ day: 1 }).add({ months });
    const date = dateOf(year, month, day);
    return date && !isBefore(date, scan.today) ? [date] : [];
  });
  const far = (date: Temporal.PlainDate): number => Math.abs(base.until(date).days);
  return near.toSorted((a, b) => far(a) - far(b))[0];
}

/** Its first day, of a run that is one month. */
function wholeMonth(run: { from?: Temporal.PlainDate; to?: Temporal.PlainDate }): Temporal.PlainDate | undefined {
  return run.from?.day === 1 && run.to?.equals(monthOf(run.from).to) === true ? run.from : undefined;
}

/** "29 de febrero… ah no, este año no hay": the end of the month that was meant. */
function lastOf({ today }: Scan, absent: { month: number } | undefined): Temporal.PlainDate | undefined {
  const ends = [0, 1].flatMap((years) => {
    const first = absent && dateOf(today.year + years, absent.month, 1);
    return first ? [monthOf(first).to] : [];
  });
  return ends.find((end) => !isBefore(end, today));
}

/** "25 de julio no me da, mejor 27", "20 de julio no, 21 sí": a number alone, in the place of the date that was refused. */
export function isDayInstead(items: readonly Item[]): boolean {
  const said = items.findLastIndex(isTime);
  const { meaning } = items[said] ?? {};
  if (meaning?.kind !== 'day' || meaning.named === undefined || meaning.mayBeRow === true) return false;
  const between = items.slice(said + 1).map((item) => cueOf(item));
  return between.length > 0 && !between.includes(undefined) && between.some((cue) => CORRECTS.has(cue ?? 'stop'));
}
