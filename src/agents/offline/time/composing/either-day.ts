/** "El 7 o el 12 a las 10": the one or the other of two dates, and no day between them. */
import { runBetween } from '../calendar.ts';
import { cueOf, type Item, type Meaning } from '../items.ts';
import { POLICIES } from '../policies.ts';

/** Further apart, what lies between them is more than anybody would rule out. */
const APART_DAYS_MAX = 14;

/** The items, the two dates made one run of which only the ends will do, and more of them one of which each will. */
export function withEitherDay(items: readonly Item[]): readonly Item[] {
  const days = items.filter(({ meaning, fate }) => meaning.kind === 'day' && fate === undefined);
  const [one, other, ...more] = days;
  if (one === undefined || other === undefined) return items;
  if (more.length > 0) return withEachDay(items, days);
  const at = items.indexOf(one);
  const between = items.slice(at + 1, items.indexOf(other));
  const meaning = eitherOf(one.meaning, other.meaning);
  if (meaning === undefined || between.length !== 1 || !between.some((item) => cueOf(item) === 'or')) return items;
  const either: Item = { meaning, first: one.first, next: other.next };
  return [...items.slice(0, at), either, ...items.slice(items.indexOf(other) + 1)];
}

/** "El 15, 16 o 17", one behind the other: any of them. */
function withEachDay(items: readonly Item[], days: readonly Item[]): readonly Item[] {
  const runs = days.flatMap(({ meaning }) =>
    meaning.kind === 'day' && meaning.named === 'number' ? [meaning.run] : [],
  );
  const [first, last] = [runs[0], runs.at(-1)];
  const [from, to] = [days[0], days.at(-1)].map((day) => (day === undefined ? -1 : items.indexOf(day)));
  if (runs.length < days.length || !first || !last || from === undefined || to === undefined) return items;
  const inARow = runs.every((run, at) => run.from.equals(first.from.add({ days: at })));
  const joins = items.slice(from, to).flatMap((item) => cueOf(item) ?? []);
  const joined = joins.at(-1) === 'or' && joins.every((cue) => cue === 'or' || cue === 'stop');
  if (!inARow || !joined || joins.length !== days.length - 1) return items;
  const meaning: Meaning = { kind: 'days', run: { from: first.from, to: last.to } };
  const any: Item = { meaning, first: days[0]?.first ?? 0, next: days.at(-1)?.next ?? 0 };
  return [...items.slice(0, from), any, ...items.slice(to + 1)];
}

/** Of dates; "el lunes o el miércoles" are weekdays. */
function eitherOf(one: Meaning, other: Meaning): Meaning | undefined {
  if (one.kind !== 'day' || other.kind !== 'day') return undefined;
  if ([one, other].some(({ weekday, of }) => (weekday ?? of) !== undefined)) return undefined;
  const run = runBetween(one.run.from, other.run.from);
  const apart = run.to.since(run.from).days;
  if (apart === 0 || apart > APART_DAYS_MAX) return undefined;
  const rows = one.mayBeRow === true && other.mayBeRow === true;
  return { kind: 'days', run, onlyEnds: true, ...(rows && { certainty: POLICIES.confidence.maybeRow }) };
}
