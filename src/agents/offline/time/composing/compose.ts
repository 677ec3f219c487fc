/** Puts the judged items of a message together into one reading. */
import { alternativesOf } from './alternatives.ts';
import { chooseDays } from './compose-days.ts';
import { chooseHours, type HoursChosen } from './compose-hours.ts';
import { withEitherDay } from './either-day.ts';
import { eitherSideOf } from './either-side.ts';
import { cueOf, isTime, type Item, type Scan } from '../items.ts';
import { minutesOf } from '../hours/hour-ranges.ts';
import { boundHour, defaultHour, hourText } from '../hours/hours.ts';
import { POLICIES } from '../policies.ts';
import { restrictionsOf } from './restrictions.ts';
import type { SpanKind, TimeReading, TimeSpan } from '../types.ts';
import { secondOf } from './second-choice.ts';
import { endOfItsNight } from './end-of-night.ts';
import { isDateOrHour } from '../days/weekday-number.ts';

export function compose(scan: Scan, items: readonly Item[]): TimeReading {
  const { rules, ...days } = alternativesOf(items);
  return rules.length > 0 ? either(scan, items, { ...days, restricciones: rules }) : one(scan, items);
}

function either(
  scan: Scan,
  items: readonly Item[],
  said: Pick<TimeReading, 'fechaDesde' | 'fechaHasta' | 'restricciones'>,
): TimeReading {
  const none = { meridiem: 'none', horaCandidates: [] as string[] } as const;
  return { ...said, ...none, spans: spansOf(scan, items), confidence: POLICIES.confidence.sure };
}

function one(scan: Scan, said: readonly Item[]): TimeReading {
  const { rules, taken } = eitherSideOf(said);
  const items = withEitherDay(said.filter((item) => !taken.has(item)));
  const live = items.filter((item) => isTime(item) && item.fate === undefined);
  const days = chooseDays(scan, items);
  const night = endOfItsNight(days.found, items);
  const hours = withoutNight(live, chooseHours(items, live));
  const restricciones = [...restrictionsOf(items, { days, hours }), ...rules];
  return {
    ...days.found,
    ...hours.found,
    ...nowOf(scan, live, hours.found),
    ...night,
    restricciones,
    ...discarded(items, days.positive),
    ...secondOf(items, { ...days.found, ...hours.found }),
    ...(live.some(({ meaning }) => meaning.kind === 'bound' && meaning.inclusive) && { hastaIncluida: true as const }),
    ...doubtOf(scan, live),
    ...shiftOf(live),
    ...(days.positive ? {} : { ...pastOf(scan, items), ...absentOf(items) }),
    ...originals(items),
    spans: spansOf(scan, said),
    confidence: confidenceOf(said, days.certainty, hours.found.meridiem === 'free'),
  };
}

function nowOf({ now }: Scan, live: readonly Item[], { hora }: HoursChosen['found']): Pick<TimeReading, 'ahora'> {
  const instant = live.find(({ meaning }) => meaning.kind === 'instant')?.meaning;
  const said = instant?.kind === 'instant' && instant.at.equals(now);
  return said && hora === hourText(now) ? { ahora: true } : {};
}

/** "En la noche después de las 5", where the night begins at seven: the hour says when, and the part is redundant. */
function withoutNight(live: readonly Item[], hours: HoursChosen): HoursChosen {
  const [night] = POLICIES.partMinutes.noche;
  const { preferencia, ...found } = hours.found;
  const earlier = live.some(
    ({ meaning }) =>
      meaning.kind === 'bound' && meaning.side === 'after' && minutesOf(boundHour(meaning.clock, hours.part)) < night,
  );
  return preferencia === 'noche' && earlier ? { ...hours, found } : hours;
}

function discarded(items: readonly Item[], corrected: boolean): Pick<TimeReading, 'descartadas'> {
  const days = items.flatMap(({ meaning, fate }) =>
    fate === 'rejected' && meaning.kind === 'day' ? [meaning.run.from.toString()] : [],
  );
  return corrected && days.length > 0 ? { descartadas: days } : {};
}

function originals(items: readonly Item[]): Pick<TimeReading, 'fechaOriginal' | 'horaOriginal'> {
  const owned = items.filter((item) => item.fate === 'original').map((item) => item.meaning);
  const day = owned.find((meaning) => meaning.kind === 'day');
  const clock = owned.find((meaning) => meaning.kind === 'clock');
  return {
    ...(day && { fechaOriginal: day.run.from.toString() }),
    ...(clock && { horaOriginal: hourText(defaultHour(clock.clock)) }),
  };
}

/** "Limpieza ayer a las 4": asked for as if it were to come. In a story ("ayer a las 4 los llamé y…") it is none. */
function pastOf(scan: Scan, items: readonly Item[]): Pick<TimeReading, 'pasado'> {
  const at = items.findIndex((item) => item.meaning.kind === 'past');
  const { meaning } = items[at] ?? {};
  const timed = [items[at - 1], items[at + 1]].some(
    (item) => item?.meaning.kind === 'clock' || item?.meaning.kind === 'part',
  );
  const short = scan.tokens.length <= POLICIES.pastTokensMax;
  return meaning?.kind === 'past' && timed && short ? { pasado: meaning.day.toString() } : {};
}

function absentOf(items: readonly Item[]): Pick<TimeReading, 'inexistente'> {
  const [absent] = items.flatMap(({ meaning }) => (meaning.kind === 'void' ? (meaning.absent ?? []) : []));
  if (absent === undefined) return {};
  const [month, day] = [absent.month, absent.day].map((number) => String(number).padStart(2, '0'));
  return { inexistente: `${month ?? ''}-${day ?? ''}` };
}

function doubtOf(scan: Scan, live: readonly Item[]): Pick<TimeReading, 'dudosa'> {
  const doubted = live.some(({ meaning, first }) => meaning.kind === 'day' && isDateOrHour(scan, first));
  return doubted ? { dudosa: true } : {};
}

function shiftOf(live: readonly Item[]): Pick<TimeReading, 'desplazamiento' | 'desplazamientoDias'> {
  const shift = live.findLast((item) => item.meaning.kind === 'shift');
  if (shift?.meaning.kind !== 'shift') return {};
  const { by, amount } = shift.meaning;
  return by === 'days' ? { desplazamientoDias: amount } : { desplazamiento: amount };
}

function confidenceOf(items: readonly Item[], dayCertainty: number, free: boolean): number {
  if (!items.some(isTime)) return 0;
  const { sure, inferred } = POLICIES.confidence;
  return Math.min(dayCertainty, free ? inferred : sure);
}

const SPAN_KINDS: Partial<Record<Item['meaning']['kind'], SpanKind>> = {
  day: 'date',
  days: 'range',
  weekdays: 'restriction',
  clock: 'time',
  clocks: 'range',
  bound: 'restriction',
  shift: 'time',
  part: 'preference',
  wish: 'restriction',
  instant: 'instant',
  void: 'date',
};

/** The stretches of the original text that said something of time, in order and without overlaps. */
function spansOf(scan: Scan, items: readonly Item[]): TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (const [index, item] of items.entries()) {
    const kind = judgesTime(items, index) ? 'restriction' : SPAN_KINDS[item.meaning.kind];
    const start = scan.tokens[item.first]?.start;
    const end = scan.tokens[item.next - 1]?.end;
    if (kind === undefined || start === undefined || end === undefined) continue;
    const last = spans.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end, kind: item.fate === 'rejected' || item.fate === 'excluded' ? 'restriction' : kind });
  }
  return spans;
}

/** "no puedo" and "solo" belong to the restriction at their side. */
function judgesTime(items: readonly Item[], index: number): boolean {
  const cue = cueOf(items[index]);
  if (cue !== 'cannot' && cue !== 'except' && cue !== 'only' && cue !== 'no') return false;
  const beside = [items[index - 1], items[index + 1]];
  return beside.some((item) => item !== undefined && isTime(item) && (item.fate !== undefined || cue === 'only'));
}
