/** What is counted from another day or hour: "el día después de mañana", "el día siguiente al jueves", "media hora antes de las 5". */
import { isBefore } from '../calendar.ts';
import { clockAt } from '../hours/clock.ts';
import { dayAt } from './days.ts';
import { skip, wordAt, type Clock, type Rule } from '../items.ts';
import { distanceAt, minutesIn } from './offsets.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { POLICIES } from '../policies.ts';
import { remindsBefore } from '../judging/reminding.ts';
import { resolve } from './specs.ts';

const BESIDE_DAY = phrases({
  '1':
    'el/al dia siguiente/despues/posterior a/al/de/del|un dia despues de/del|o/no/um dia seguinte/depois a/ao/de/do/da|' +
    'the/a day after/following',
  '-1': 'el/un dia antes/anterior/previo a/al/de/del|o/no/um dia antes/anterior a/ao/de/do/da|la vispera de/del|the/a day before',
});
const ARTICLES = new Set(['el', 'la', 'o', 'a', 'the', 'este', 'esta', 'proximo']);

/** The day next to the one that is named; nobody asks for one that is over. */
export const dayBesideRule: Rule = (scan, at) => {
  const beside = phraseAt(BESIDE_DAY, scan.tokens, at);
  if (!beside) return undefined;
  const named = dayAt(scan, beside.next) ?? dayAt(scan, skip(scan, beside.next, ARTICLES));
  const run = named && resolve(named.spec, scan.today);
  if (!named || !run || !run.from.equals(run.to)) return undefined;
  const date = run.from.add({ days: Number(beside.means) });
  if (isBefore(date, scan.today)) return undefined;
  const meaning = { kind: 'day', run: { from: date, to: date }, certainty: POLICIES.confidence.inferred } as const;
  return { meaning, next: named.next };
};

const BESIDE_HOUR = phrases({
  '1': 'despues de|despues|depois de|depois das|depois|after',
  '-1': 'antes de|antes|antes das|antes da|before',
});

/**
 * "Media hora antes de las 5" is half past four. "Una hora" may be an appointment, as Chileans call it: it is counted only
 * by who wants to be reminded.
 */
export const hourBesideRule: Rule = (scan, at) => {
  const distance = distanceAt(scan, at);
  const minutes = distance && minutesIn(distance);
  if (!distance || minutes === undefined || (distance.unit === 'hour' && !remindsBefore(scan, at))) return undefined;
  const beside = phraseAt(BESIDE_HOUR, scan.tokens, distance.next);
  const read = beside && clockAt(scan, beside.next);
  if (!read || read.bare || wordAt(scan, read.next) === 'o') return undefined;
  const clock = shifted(read.clock, Number(beside.means) * minutes);
  return clock && { meaning: { kind: 'clock', clock }, next: read.next };
};

const HALF_DAY = 12 * 60;
/** An hour without am or pm goes round the dial; none goes past midnight. */
function shifted({ hour, minute, meridiem }: Clock, by: number): Clock | undefined {
  const free = meridiem === 'free' && hour >= 1 && hour <= 12;
  const said = hour * 60 + minute + by;
  const at = free ? (said + HALF_DAY) % HALF_DAY || HALF_DAY : said;
  const inDay = at >= 0 && at < 2 * HALF_DAY;
  return inDay ? { hour: free && at < 60 ? 12 : Math.floor(at / 60), minute: at % 60, meridiem } : undefined;
}
