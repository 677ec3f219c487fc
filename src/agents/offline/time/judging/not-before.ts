/**
 * "No puedo antes del lunes", "not until Thursday", "después del viernes no puedo": open days that are ruled out leave the
 * other side of their end.
 */
import { isBefore, type DayRun } from '../calendar.ts';
import { wordAt, type Item, type Scan } from '../items.ts';

const UNTIL = new Set(['hasta', 'ate', 'until', 'till']);
/** "No puedo sino hasta el lunes": the one thing that is not denied. */
const BUT = 'sino';

type Open = { readonly [end in keyof DayRun]?: DayRun[end] };

export function turnRound(scan: Scan, items: Item[]): void {
  for (const [index, item] of items.entries()) {
    if (item.fate !== 'rejected' && item.fate !== 'excluded') continue;
    if (item.meaning.kind === 'days') {
      const run = otherSide(scan, item, item.meaning.run);
      if (run !== undefined) wish(item, run);
    } else if (item.meaning.kind === 'day') fromItsHour(item, items[index + 1]);
  }
}

function otherSide(scan: Scan, { first }: Item, { from, to }: Open): Open | undefined {
  if (wordAt(scan, first) === BUT) return { ...(from && { from }), ...(to && { to }) };
  // "No puedo hasta el lunes": on Monday he can, and in "la semana que viene", too.
  const until = UNTIL.has(wordAt(scan, first)) ? (from ?? to) : undefined;
  if (until !== undefined && isBefore(scan.today, until)) return { from: until };
  if (to && !from) return { from: to.add({ days: 1 }) };
  return from && !to ? { to: from.subtract({ days: 1 }) } : undefined;
}

/** "No puedo antes del lunes a las 5": from that day on, of which no hour is settled yet. */
function fromItsHour(day: Item, bound: Item | undefined): void {
  if (day.meaning.kind !== 'day' || bound?.meaning.kind !== 'bound') return;
  if (bound.first !== day.first || bound.meaning.side !== 'before') return;
  wish(day, { from: day.meaning.run.from });
  bound.fate = 'told';
}

function wish(item: Item, run: Open): void {
  item.meaning = { kind: 'days', run };
  delete item.fate;
}
