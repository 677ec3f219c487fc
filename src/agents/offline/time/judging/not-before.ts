/**
 * "No puedo antes del lunes", "not until Thursday", "después del viernes no puedo": open days that are ruled out leave the
 * other side of their end.
 */
import { isBefore, type DayRun } from '../calendar.ts';
import { wordAt, type Item, type Scan, isTime, type Clock } from '../items.ts';
import { minutesOf } from '../hours/hour-ranges.ts';
import { defaultHour } from '../hours/hours.ts';

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

/**
 * "Hoy antes de las 9", "de 9 a 11", said in the afternoon: as of a single hour, what of it would be over is not meant, but
 * the same in the evening, where the house is still open then (AGENDA-14).
 */
export function tellLaterToday(scan: Scan, items: readonly Item[], talk: TalkOfToday): void {
  if (talk.closes === undefined || !isOfToday(scan, items, talk.wished)) return;
  const now = scan.now.hour * 60 + scan.now.minute;
  const live = items.filter(({ fate }) => fate === undefined);
  const two = live.flatMap(({ meaning }) => (meaning.kind === 'clock' ? [meaning.clock] : [])).reverse();
  // One alone is told by the hours of the house.
  const either = two.length === 2 && isLater(two, now, talk.closes);
  for (const item of live) {
    const { meaning } = item;
    if (meaning.kind === 'clock' && either) item.meaning = { ...meaning, clock: inTheEvening(meaning.clock) };
    if (meaning.kind === 'bound' && isLater([meaning.clock], now, talk.closes))
      item.meaning = { ...meaning, clock: inTheEvening(meaning.clock) };
    if (meaning.kind === 'clocks' && isLater([meaning.to, meaning.from], now, talk.closes))
      item.meaning = { ...meaning, from: inTheEvening(meaning.from), to: inTheEvening(meaning.to) };
  }
}

interface TalkOfToday {
  /** When the last house closes today, in minutes. */
  readonly closes?: number | undefined;
  /** The day that was asked for before. */
  readonly wished?: string | undefined;
}

function isOfToday(scan: Scan, items: readonly Item[], wished: string | undefined): boolean {
  const live = items.filter((item) => isTime(item) && item.fate === undefined).map(({ meaning }) => meaning);
  const own = items.flatMap(({ meaning, fate }) =>
    fate === 'original' && meaning.kind === 'day' ? [meaning.run] : [],
  );
  // "Hoy a la noche después de las 9" tells which.
  if (live.some(({ kind }) => kind === 'part' || kind === 'weekdays' || kind === 'days')) return false;
  const days = live.flatMap((meaning) => (meaning.kind === 'day' ? [meaning.run] : []));
  // "Pasá el turno de hoy para después de las 9."
  const said = days.length > 0 ? days : own;
  if (said.length === 0) return wished === scan.today.toString();
  return said.every(({ from, to }) => from.equals(scan.today) && to.equals(scan.today));
}

/** All of them were free, none is still to come, and all can be in the evening. */
function isLater([last, ...others]: readonly Clock[], now: number, closes: number): boolean {
  if (last === undefined) return false;
  const all = [last, ...others];
  const free = all.every(({ meridiem, hour }) => meridiem === 'free' && hour < 12);
  return free && minutesOf(defaultHour(last)) <= now && all.every((clock) => minutesOf(inTheEvening(clock)) < closes);
}

function inTheEvening(clock: Clock): Clock {
  return { ...clock, hour: clock.hour + 12, meridiem: 'given' };
}
