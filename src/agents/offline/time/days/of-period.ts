/** "La quincena de agosto, 15 o 16", "la semana que viene, 29 o 30": which days of a run that was said just before. */
import { dateOf, isBefore } from '../calendar.ts';
import { clockAt } from '../hours/clock.ts';
import { wordAt, type Item, type RuleRead, type Scan } from '../items.ts';
import { countsThings } from '../words/lexicon.ts';

export function daysOfPeriod(scan: Scan, at: number, items: readonly Item[]): RuleRead | undefined {
  const comma = wordAt(scan, at - 1) === ',' ? 1 : 0;
  const [run, stop] = comma === 1 ? items.slice(-2) : [items.at(-1), undefined];
  if (run?.meaning.kind !== 'days' || run.next !== at - comma || (comma === 1 && stop?.first !== at - 1))
    return undefined;
  const { from, to } = run.meaning.run;
  const [one, other] = [at, at + 2].map((place) => numberOf(scan, place));
  if (!from || !to || !one || !other || !OR.has(wordAt(scan, at + 1)) || one >= other) return undefined;
  const days = [one, other].map((day) => dayIn({ from, to }, day));
  const [first, last] = days;
  if (!first || !last || countsThings(other, wordAt(scan, at + 3))) return undefined;
  const apart = first.until(last).days > 1;
  return { meaning: { kind: 'days', run: { from: first, to: last }, ...(apart && { onlyEnds: true }) }, next: at + 3 };
}
const OR = new Set(['o', 'u', 'ou', 'or', 'y', 'e', 'and']);

/** A number with nothing that would make it an hour. */
function numberOf(scan: Scan, at: number): number | undefined {
  const token = scan.tokens[at];
  return token?.kind === 'number' && clockAt(scan, at)?.bare !== false ? token.value : undefined;
}

function dayIn(
  { from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate },
  day: number,
): Temporal.PlainDate | undefined {
  return [from, to]
    .map(({ year, month }) => dateOf(year, month, day))
    .find((date) => date && !isBefore(date, from) && !isBefore(to, date));
}
