/** Hours of what the customer does himself: they tell from when on, or until when, he is free. */
import { minutesOf } from '../hours/hour-ranges.ts';
import { NOON, defaultHour } from '../hours/hours.ts';
import { isTime, words, wordsIn, type Clock, type Item, type Scan } from '../items.ts';
import { POLICIES } from '../policies.ts';
import { wishBetween } from './clauses.ts';

/** "salgo del trabajo a las 18": free after that; "entro a trabajar a las 10", "a las 9 entro a trabajar": before. */
export function busy(
  scan: Scan,
  { items, index }: { items: readonly Item[]; index: number },
  side: 'after' | 'before',
): void {
  const next = hourOfDoing(items, index);
  // "No trabajo, quiero una limpieza a las 10": the hour is of the wish.
  if (!next || wishBetween(scan, items[index]?.next ?? 0, next.first)) return;
  const { meaning } = next;
  if (side === 'after' && (meaning.kind === 'clock' || meaning.kind === 'clocks')) leaveUsualHour(items);
  const days = items[index + 1];
  if (days?.next === next.first && days.meaning.kind === 'weekdays') days.fate ??= 'told';
  if (meaning.kind === 'clock') next.meaning = { kind: 'bound', side, clock: meaning.clock };
  else if (meaning.kind === 'clocks')
    next.meaning = { kind: 'bound', side, clock: side === 'after' ? meaning.to : meaning.from };
  if (side === 'after') endsInTheEvening(scan, items, { cue: index, hour: next });
}

/**
 * "Terminamos de trabajar a las ocho" is in the evening, and "salgo a las siete, así que a partir de las ocho" an hour later:
 * by itself eight o'clock is of the morning.
 */
function endsInTheEvening(scan: Scan, items: readonly Item[], { cue, hour }: { cue: number; hour: Item }): void {
  const { meaning } = hour;
  if (meaning.kind !== 'bound') return;
  const said = wordsIn(scan, items[cue]?.first ?? 0, hour.next + BEHIND_HOUR);
  const ofWork = meaning.clock.hour === LATE && said.some((word) => WORK.has(word));
  const ends = ofWork ? inTheEvening(meaning.clock) : meaning.clock;
  hour.meaning = { ...meaning, clock: ends };
  const out = minutesOf(defaultHour(ends));
  const next = items.slice(items.indexOf(hour) + 1).find(isTime);
  if (next?.meaning.kind !== 'bound' || next.meaning.side !== 'after') return;
  const { clock } = next.meaning;
  const evening = inTheEvening(clock);
  const later = minutesOf(evening) - out;
  if (later > 0 && later <= SOON_MINUTES && minutesOf(defaultHour(clock)) < out)
    next.meaning = { ...next.meaning, clock: evening };
}
const LATE = 8;
const BEHIND_HOUR = 3;
const SOON_MINUTES = 180;
const WORK = words('trabajo trabajar laburo laburar oficina pega chamba chambear trabalho trabalhar work');

function inTheEvening(clock: Clock): Clock {
  return clock.meridiem === 'given' || clock.hour >= NOON
    ? clock
    : { ...clock, hour: clock.hour + NOON, meridiem: 'given' };
}

/** "Después del trabajo, salgo a las 4": from four on, whenever others come from theirs. */
function leaveUsualHour(items: readonly Item[]): void {
  const usual = POLICIES.dailyMinutes.afterWork[0] / MINUTES;
  for (const item of items)
    if (item.meaning.kind === 'clocks' && item.meaning.vague === true && item.meaning.from.hour === usual)
      item.fate ??= 'told';
}
const MINUTES = 60;

/** Ahead of the verb or, "trabajo de lunes a viernes de 9 a 18", behind its days; else right before it. */
function hourOfDoing(items: readonly Item[], index: number): Item | undefined {
  const cue = items[index];
  const [next, afterNext] = items.slice(index + 1);
  if (!cue) return undefined;
  if (next && isTime(next) && next.first - cue.next <= WORDS_BETWEEN_MAX)
    return next.meaning.kind === 'weekdays' && afterNext?.first === next.next ? afterNext : next;
  const before = items[index - 1];
  return before?.next === cue.first && before.fate === undefined ? before : undefined;
}

/** "…a las 18, así que después de eso". */
export function thereafter(items: readonly Item[], index: number): void {
  const last = items.slice(0, index).findLast((item) => item.meaning.kind === 'clock');
  if (last?.meaning.kind === 'clock') last.meaning = { kind: 'bound', side: 'after', clock: last.meaning.clock };
}
/** "Trabajo los martes de 9 a 18." */
const WORDS_BETWEEN_MAX = 3;
