/** One pass over the tokens: which rule reads from where. */
import { clockAt, placedClockAt } from './hours/clock.ts';
import { cueRule } from './judging/cues.ts';
import { nothingRule } from './judging/no-time.ts';
import { dayOfMonth } from './calendar.ts';
import { isDayInstead } from './judging/said-month.ts';
import { daysOfPeriod } from './days/of-period.ts';
import { dayRule } from './days/day-ranges.ts';
import { boundRule, dayThenBoundRule, hoursRule, placedHoursAt } from './hours/hour-ranges.ts';
import { wordAt, type Item, type Rule, type RuleRead, type Scan } from './items.ts';
import { countsThings } from './words/lexicon.ts';
import { nextUnitsRule, offsetRule } from './days/offsets.ts';
import { lonePartRule, partAfterDay, partRule, wishRule } from './hours/parts.ts';
import { ofTheHourRule } from './hours/of-the-hour.ts';
import { POLICIES } from './policies.ts';
import { swappedHour, nowRule, shiftRule } from './hours/instants.ts';
import { atTheLatestRule } from './hours/at-the-latest.ts';
import { endsRule } from './hours/ends.ts';
import { dayBesideRule, hourBesideRule, partEdgeRule, runEdgeRule } from './days/run-edges.ts';
import { weekdayOffsetRule } from './days/weekday-offsets.ts';
import { RATHER } from './words/closed.ts';

/** The first rule that reads from a token on wins; the order settles who may claim shared words. */
const RULES: readonly Rule[] = [
  dayBesideRule,
  hourBesideRule,
  shiftRule,
  endsRule,
  nothingRule,
  partEdgeRule,
  wishRule,
  nextUnitsRule,
  weekdayOffsetRule,
  runEdgeRule,
  offsetRule,
  atTheLatestRule,
  hoursRule,
  dayRule,
  boundRule,
  dayThenBoundRule,
  ofTheHourRule,
  clockRule,
  partRule,
  lonePartRule,
  nowRule,
  cueRule,
];

/**
 * Reads the tokens from left to right, once. Every rule looks at a bounded stretch, so the work is proportional to
 * the message; words that no rule knows are passed over.
 */
export function scanItems(scan: Scan): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < scan.tokens.length && items.length < POLICIES.itemsMax) {
    const read = daysOfPeriod(scan, at, items) ?? firstRead(scan, at) ?? behindItems(scan, at, items);
    if (read) push(items, at, read);
    at = read?.next ?? at + 1;
    const part = read && isDay(read) ? partAfterDay(scan, at) : undefined;
    if (part) {
      items.push({ meaning: { kind: 'part', part: part.part }, first: at, next: part.next });
      at = part.next;
    }
  }
  return items;
}

function behindItems(scan: Scan, at: number, items: readonly Item[]): RuleRead | undefined {
  return swappedHour(scan, at, items) ?? dayInstead(scan, at, items) ?? hourNextTo(scan, at, items);
}

/** "25 de julio no me da, mejor 27": nothing that the number could count stands behind it. */
function dayInstead(scan: Scan, at: number, items: readonly Item[]): RuleRead | undefined {
  const { kind, value = 0 } = scan.tokens[at] ?? {};
  const following = scan.tokens[at + 1];
  const alone = following?.kind !== 'word' || AGREES.has(following.text) || isPolite(scan, at + 1);
  if (kind !== 'number' || !alone || !isDayInstead(items)) return undefined;
  const date = dayOfMonth(scan.today, value);
  const certainty = POLICIES.confidence.inferred;
  return date && { meaning: { kind: 'day', run: { from: date, to: date }, certainty, named: 'number' }, next: at + 1 };
}
const AGREES = new Set(['si', 'sim', 'puedo', 'posso', 'me', 'works', 'is']);

function push(items: Item[], first: number, read: RuleRead): void {
  items.push({ meaning: read.meaning, first, next: read.next });
  if (read.also) items.push({ meaning: read.also, first, next: read.next });
}

function firstRead(scan: Scan, at: number): RuleRead | undefined {
  for (const rule of RULES) {
    const read = rule(scan, at);
    if (read) return read;
  }
  return undefined;
}

function isDay(read: RuleRead): boolean {
  return read.meaning.kind === 'day' || read.meaning.kind === 'weekdays';
}

function clockRule(scan: Scan, at: number): RuleRead | undefined {
  const read = clockAt(scan, at);
  return read && !read.bare ? { meaning: { kind: 'clock', clock: read.clock }, next: read.next } : undefined;
}

/** A bare number is an hour right behind a day ("mañana 17") or another hour ("a las 5 o 6"), when nothing claims it. */
function hourNextTo(scan: Scan, at: number, items: readonly Item[]): RuleRead | undefined {
  const previous = items.at(-1);
  const hours = previous?.meaning.kind === 'day' && previous.next === at ? placedHoursAt(scan, at) : undefined;
  if (hours) return hours;
  const read = placedClockAt(scan, at);
  const following = read && scan.tokens[read.next];
  if (!read || !previous) return undefined;
  // "jueves 11 corte": the day has passed the number over, so it is the hour unless it counts what follows.
  const passedOver = previous.meaning.kind === 'day' && previous.meaning.weekday !== undefined && scan.lastDay;
  if (
    following?.kind === 'word' &&
    !goesOn(scan, following.text) &&
    !isPolite(scan, read.next) &&
    !WITH_OR_WHERE.has(following.text) &&
    !isOfWork(scan, read.next) &&
    (!passedOver || countsThings(read.clock.hour, following.text))
  )
    return undefined;
  const afterDay = previous.meaning.kind === 'day' && previous.next === at;
  // "I work until 6".
  const work = previous.meaning.kind === 'cue' && ['busy', 'engaged'].includes(previous.meaning.cue);
  const afterWork = work && previous.next === at;
  const or = previous.meaning.kind === 'cue' && previous.meaning.cue === 'or';
  const afterOr = or && previous.next === at && items.at(-2)?.meaning.kind === 'clock';
  return afterDay ||
    afterOr ||
    afterWork ||
    isFirstOfTwo(scan, { at, next: read.next }, items) ||
    isRatherHour(scan, at, items)
    ? { meaning: { kind: 'clock', clock: read.clock }, next: read.next }
    : undefined;
}

/** "Tomorrow, 9 or 10": a comma from its day, with another behind it. */
function isFirstOfTwo(scan: Scan, { at, next }: { at: number; next: number }, items: readonly Item[]): boolean {
  const [day, comma] = items.slice(-2);
  const apart = day?.meaning.kind === 'day' && day.next === at - 1 && comma?.next === at;
  if (!apart || wordAt(scan, at - 1) !== ',' || !['o', 'u', 'ou', 'or'].includes(wordAt(scan, next))) return false;
  const other = placedClockAt(scan, next + 1);
  return other !== undefined && !countsThings(other.clock.hour, wordAt(scan, other.next));
}

/** "Frenos mañana 17 con Beto", "limpeza amanhã 10 em Pinheiros", "hoy 16 si se puede": it counts nothing either. */
const WITH_OR_WHERE = new Set(['con', 'com', 'with', 'en', 'em', 'in', 'at', 'si', 'if']);

/** "Salgo 6 del trabajo", "salgo 5 de la oficina". */
function isOfWork(scan: Scan, at: number): boolean {
  const of = ['de', 'del', 'do', 'da', 'a'].includes(wordAt(scan, at));
  return of && [1, 2].some((ahead) => WORK.has(wordAt(scan, at + ahead)));
}
const WORK = new Set(
  'trabajo trabajar trabalho trabalhar laburo laburar pega chamba oficina facu facultad universidad colegio escuela clases work'.split(
    ' ',
  ),
);

/** "4ish"; "a las 10 u 11 o el lunes": nothing that the number could count. In Portuguese "o" is an article. */
function goesOn({ portuguese }: Scan, word: string): boolean {
  return ['ish', 'u', 'ou', 'or'].includes(word) || (word === 'o' && !portuguese);
}

/** "A las 10 o 11 por favor". */
function isPolite(scan: Scan, at: number): boolean {
  return POLITE.has(wordAt(scan, at)) || (wordAt(scan, at) === 'por' && wordAt(scan, at + 1) === 'favor');
}
const POLITE = new Set(['please', 'pls', 'plz', 'porfa', 'porfis', 'porfavor', 'gracias', 'thanks']);

/** "A las 6, no, mejor 7", "a las 6 o mejor 7": in place of that hour. */
function isRatherHour(scan: Scan, at: number, items: readonly Item[]): boolean {
  const previous = items.at(-1);
  const cue = previous?.next === at && previous.meaning.kind === 'cue' ? previous.meaning.cue : undefined;
  const rather = cue === 'rather' || (cue === 'but' && RATHER.has(wordAt(scan, at - 1)));
  // "A las 10 mañana, digo 11": the day between them stays.
  const said = items.filter(({ meaning }) => meaning.kind !== 'cue' && !(cue === 'rather' && meaning.kind === 'day'));
  return rather && said.at(-1)?.meaning.kind === 'clock';
}
