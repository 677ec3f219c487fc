/** Of all the days said and not ruled out, the one, the run of days, or the weekdays that are wished. */
import { areContiguous, isBefore, type DayRun } from '../calendar.ts';
import { cueOf, wordAt, type Item, type Meaning, type Scan } from '../items.ts';
import { THIS } from '../words/lexicon.ts';
import { POLICIES } from '../policies.ts';
import type { TimeReading } from '../types.ts';

type Found = Pick<TimeReading, 'fecha' | 'fechaDesde' | 'fechaHasta'>;
type DayItem = Item & { meaning: Extract<Meaning, { kind: 'day' }> };
type DaysItem = Item & { meaning: Extract<Meaning, { kind: 'days' }> };
type OpenRun = { from?: Temporal.PlainDate; to?: Temporal.PlainDate };

export interface DaysChosen {
  found: Found;
  certainty: number;
  /** Weekdays (ISO) the customer can only come on. */
  only: number[];
  /** Something positive was said about days, so that a rejected day is a correction and no rule. */
  positive: boolean;
}

export function chooseDays(scan: Scan, items: readonly Item[]): DaysChosen {
  const days = items.filter((item): item is DayItem => item.meaning.kind === 'day' && item.fate === undefined);
  const runs = items.filter((item): item is DaysItem => item.meaning.kind === 'days' && item.fate === undefined);
  const plural = items.flatMap(({ meaning, fate }) =>
    meaning.kind === 'weekdays' && fate === undefined ? meaning.weekdays : [],
  );
  const shared = sharedWeek(scan, items, days);
  const listed = shared?.days ?? weekdayList(scan, items, days);
  const excluded = excludedWeekdays(items);
  const named = [...plural, ...listed.map((day) => day.meaning.weekday ?? day.meaning.of?.weekday ?? 0)];
  const only = [...new Set(named.filter((weekday) => !excluded.includes(weekday)))];
  const instant = items.find((item) => item.meaning.kind === 'instant' && item.fate === undefined);
  const left = days.filter((day) => !listed.includes(day));
  const said = foundDays(scan, items, { days: left, runs: shared ? [shared.week, ...runs] : runs, instant });
  const inWeek = scan.week && Object.keys(said).length === 0 && listed.some((day) => isIn(scan.week, day));
  const found = inWeek && scan.week ? closed(scan.week) : said;
  const used = left.filter((day) => day.meaning.run.from.toString() === found.fecha);
  const certain = found.fecha === undefined ? runs.flatMap((run) => run.meaning.certainty ?? []) : [];
  const certainty = Math.min(...used.map((day) => day.meaning.certainty), ...certain, POLICIES.confidence.sure);
  return { found, certainty, only, positive: days.length + runs.length + only.length > 0 };
}

function isIn(week: DayRun | undefined, { meaning }: DayItem): boolean {
  return week !== undefined && !isBefore(meaning.run.from, week.from) && !isBefore(week.to, meaning.run.to);
}

/** "de lunes a viernes menos miércoles". */
function excludedWeekdays(items: readonly Item[]): number[] {
  return items
    .filter((item) => item.fate === 'excluded' || item.fate === 'rejected')
    .flatMap(({ meaning }) => {
      if (meaning.kind === 'weekdays') return meaning.weekdays;
      return meaning.kind === 'day' && meaning.weekday !== undefined ? [meaning.weekday] : [];
    });
}

/** "lunes o miércoles", "martes y jueves", "solo el jueves": weekdays as such, with no date. */
function weekdayList(scan: Scan, items: readonly Item[], days: readonly DayItem[]): DayItem[] {
  const bare = days.filter((day) => day.meaning.weekday !== undefined);
  const only = items.some((item) => cueOf(item) === 'only');
  if (only && bare.length === days.length && bare.some((day) => isOnlyDay(scan, items, day))) return bare;
  const named = [...bare, ...items.filter((item) => item.meaning.kind === 'weekdays' && item.fate === undefined)];
  if (named.length < 2) return [];
  return bare.filter((day) => named.some((other) => other !== day && areLinked(items, day, other)));
}

/** "martes o jueves de la semana que viene": the week is said once, behind the last of its days. */
function sharedWeek(
  scan: Scan,
  items: readonly Item[],
  days: readonly DayItem[],
): { days: DayItem[]; week: DaysItem } | undefined {
  const last = days.find((day) => day.meaning.of !== undefined);
  const of = last?.meaning.of;
  if (!last || !of) return undefined;
  const before = days
    .slice(0, days.indexOf(last))
    .filter(({ meaning, first }) => (meaning.weekday ?? 7) < of.weekday && !THIS.test(wordAt(scan, first)))
    .filter((day) => areLinked(items, day, last));
  const week: DaysItem = { ...last, meaning: { kind: 'days', run: of.run } };
  return before.length === 0 ? undefined : { days: [...before, last], week };
}

/** Between the two there are only "o", "y", commas and more days. */
function areLinked(items: readonly Item[], one: Item, other: Item): boolean {
  const [first, last] = [items.indexOf(one), items.indexOf(other)].sort((a, b) => a - b);
  const between = items.slice((first ?? 0) + 1, last);
  const cues = between.map(cueOf);
  const joined = cues.some((cue) => cue === 'or' || cue === 'and');
  return (
    joined && between.every((item, at) => item.meaning.kind === 'day' || ['or', 'and', 'stop'].includes(cues[at] ?? ''))
  );
}

function foundDays(
  scan: Scan,
  items: readonly Item[],
  said: { days: DayItem[]; runs: DaysItem[]; instant: Item | undefined },
): Found {
  const day = chooseDay(items, said.days);
  const merged = mergeRuns(items, said.runs);
  // "Antes del 20 pero no esta semana": from the day after it, up to that one.
  const beginning = afterRejected(scan, items);
  const run = merged && laterFrom(merged, beginning?.from);
  const rejectedRun = merged ? undefined : beginning;
  if (Array.isArray(day)) return closed({ from: day[0], to: day[1] });
  if (day) return dayInRun(day, run);
  if (said.instant?.meaning.kind === 'instant') return { fecha: said.instant.meaning.at.toPlainDate().toString() };
  const open: OpenRun = run ?? rejectedRun ?? {};
  // "El que esté antes hoy": nobody comes before today.
  if (open.to && !open.from && isBefore(open.to, scan.today)) return { fecha: scan.today.toString() };
  return closed(open);
}

function closed(run: OpenRun): Found {
  return {
    ...(run.from && { fechaDesde: run.from.toString() }),
    ...(run.to && { fechaHasta: run.to.toString() }),
  };
}

/** "la semana que viene el jueves": the weekday of that week. */
function dayInRun(day: DayItem, run: OpenRun | undefined): Found {
  const { weekday } = day.meaning;
  const date = day.meaning.run.from;
  if (!run?.from || weekday === undefined) return { fecha: date.toString() };
  const inside = run.from.add({ days: (weekday - run.from.dayOfWeek + 7) % 7 });
  return { fecha: (run.to && isBefore(run.to, inside) ? date : inside).toString() };
}

/** The last day said wins, and one that may be a row of a list yields; "hoy o mañana" are both. */
function chooseDay(
  items: readonly Item[],
  days: readonly DayItem[],
): DayItem | [Temporal.PlainDate, Temporal.PlainDate] | undefined {
  const sure = days.filter((day) => day.meaning.mayBeRow !== true);
  const candidates = sure.length > 0 ? sure : days;
  const [first, second] = candidates;
  if (first && second && candidates.length === 2 && areLinked(items, first, second)) {
    const runs: [DayRun, DayRun] = [first.meaning.run, second.meaning.run];
    if (areContiguous(...runs))
      return isBefore(runs[1].from, runs[0].from) ? [runs[1].from, runs[0].to] : [runs[0].from, runs[1].to];
    return first;
  }
  return candidates.at(-1);
}

/** "esta semana o la otra" is both when they touch; "desde el lunes … hasta el viernes" closes. Else the last one. */
function mergeRuns(items: readonly Item[], runs: readonly DaysItem[]): OpenRun | undefined {
  const [first, second] = runs;
  const last = runs.at(-1)?.meaning.run;
  if (!first || !second || runs.length > 2) return last;
  const [a, b] = [first.meaning.run, second.meaning.run];
  if (a.from && !a.to && b.to && !b.from) return { from: a.from, to: b.to };
  const both =
    a.from && a.to && b.from && b.to && areContiguous({ from: a.from, to: a.to }, { from: b.from, to: b.to });
  if (!both || !a.from || !b.to || !areLinkedRuns(items, first, second)) return last;
  return { from: a.from, to: b.to };
}

function areLinkedRuns(items: readonly Item[], one: Item, other: Item): boolean {
  return items
    .slice(items.indexOf(one), items.indexOf(other))
    .some((item) => cueOf(item) === 'or' || cueOf(item) === 'and');
}

function laterFrom(run: OpenRun, from: Temporal.PlainDate | undefined): OpenRun {
  const within = from && run.to && !isBefore(run.to, from) && !(run.from && isBefore(from, run.from));
  return within ? { ...run, from } : run;
}

/** "esta semana no puedo": from the day after it. */
function afterRejected(scan: Scan, items: readonly Item[]): OpenRun | undefined {
  const rejected = items.find((item) => item.meaning.kind === 'days' && item.fate === 'rejected');
  if (rejected?.meaning.kind !== 'days') return undefined;
  const { from, to } = rejected.meaning.run;
  const present = from && to && !isBefore(scan.today, from);
  return present ? { from: to.add({ days: 1 }) } : undefined;
}

/*
 * Weekdays on which alone somebody can come: "solo puedo el jueves", "solamente si es el jueves", "mi único día libre es
 * el martes", "I can only do Fridays". They bind; a weekday without such a word is wished for once, the nearest one.
 */

/** "Solo puedo el jueves", "jueves solamente"; "solo un corte el jueves" says of something else that it is all. */
function isOnlyDay(scan: Scan, items: readonly Item[], day: Item): boolean {
  const index = items.indexOf(day);
  if (isThatHour(scan, items)) return false;
  return isOnlyBehind(scan, items, index) || isOnlyAhead(scan, items, index);
}

/** "Nomás el jueves a las 11": that hour of that day, and no rule for the days to come. */
function isThatHour(scan: Scan, items: readonly Item[]): boolean {
  const nomas = items.some((item) => isNomas(scan, item));
  return nomas && items.some(({ meaning, fate }) => meaning.kind === 'clock' && fate === undefined);
}

function isNomas(scan: Scan, item: Item): boolean {
  return cueOf(item) === 'only' && NOMAS.has(wordAt(scan, item.next - 1));
}
const NOMAS = new Set(['nomas', 'namas', 'mas']);

/**
 * "Jueves solamente", "on Friday only, please"; "el jueves nomás" is that one, once, and in "el jueves solo a la tarde" it is
 * the afternoon that binds.
 */
function isOnlyBehind(scan: Scan, items: readonly Item[], index: number): boolean {
  const cue = items[index + 1];
  if (cue === undefined || cueOf(cue) !== 'only' || isNomas(scan, cue)) return false;
  const following = scan.tokens[cue.next];
  return following?.kind !== 'word' || ENDS_WITH.test(following.text);
}

function isOnlyAhead(scan: Scan, items: readonly Item[], index: number): boolean {
  const day = items[index];
  let at = index - 1;
  // "Únicamente me sirve el jueves", "o único dia que posso é quarta": what is possible is said between.
  while (STEPPED_OVER.has(cueOf(items[at]) ?? '')) at -= 1;
  const cue = items[at];
  if (day === undefined || cue === undefined || cueOf(cue) !== 'only' || day.first - cue.next > REACH) return false;
  const between = scan.tokens.slice(cue.next, day.first);
  // "Yo solo quiero una limpieza el jueves": it is the service that is all.
  if (at < index - 1 || WISHED.test(wordAt(scan, cue.next)))
    return between.every(({ text }) => LEADS_TO_A_DAY.test(text));
  return between.length === 0 || LEADS_TO_A_DAY.test(wordAt(scan, cue.next));
}

const REACH = 7;
const WISHED = /^(?:quiero|quisiera|quero|want)$/;
const STEPPED_OVER = new Set<string>(['yes', 'and', 'but']);
const ENDS_WITH = /^(?:puedo|podria|posso|me|porfa|por|please|works?|y|e|and|o|ou|or)$/;
const LEADS_TO_A_DAY = new RegExp(
  `^(?:${[
    '[eo]l|l[oa]s?|en|por|para|pa|este|esta|si|ya|[mn]e|nos|estoy|tengo|ten[ei]mos|hay|pued[a-z]+|pod[a-z]+|quiero|quisiera|voy|ir|salgo|llego|sirven?|quedan?|libres?|fines|que|es|son|sea|seria|ser|cuando|bien|y',
    'os?|aos|n[ao]s?|pra|em|nest[ea]|estou|tenho|ha|posso|consigo|consegu[a-z]+|quero|vou|livres?|serve|se|for|e|sao|quando|me',
    'on|this|next|the|i|we|can|could|do|works?|have|free|available|want|if|its|it|is|that|when|im|me',
  ].join('|')})$`,
);
