/** Distances from now: "en 3 días", "dentro de media hora", "de acá a dos semanas", "los próximos 3 días". */
import { skip, wordAt, type Clock, type Meaning, type Rule, type Scan } from '../items.ts';
import { unitName, type Unit } from '../words/lexicon.ts';
import { numberAt } from '../words/numbers.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { POLICIES } from '../policies.ts';
import { monthOf, weekOf } from '../calendar.ts';
import { AND } from '../words/closed.ts';

const AHEAD = phrases({
  in:
    'en|dentro de|de aca a|de aqui a|de hoy a|de aca en|em|daqui a|daqui|dentro|in|within|in about|en unos|en unas|' +
    'dentro de unos|dentro de unas|em uns|em umas|de hoy en|de ahora en|despues de|tras',
});
const BEHIND = phrases({
  tomorrow:
    'a partir de manana|despues de manana|desde manana|depois de amanha|a partir de amanha|after tomorrow|from tomorrow',
  later:
    'mas tarde|mais tarde|despues|depois|later|from now|from today|a partir de hoy|desde hoy|desde ahora|a partir de ahora|' +
    'a partir de hoje|a partir de agora',
});
const NEXT = new Set(['proximo', 'proxima', 'proximos', 'proximas', 'next', 'siguientes', 'seguintes']);
const COMING = phrases({ next: 'que vienen|que vem|q vienen|q vem|que viene|seguintes|siguientes|proximos|proximas' });
const THE = new Set(['los', 'las', 'os', 'as', 'the', 'en', 'em', 'nos', 'nas']);
const SOME = new Set([
  'algunos',
  'algunas',
  'unos',
  'unas',
  'alguns',
  'algumas',
  'some',
  'few',
  'uns',
  'umas',
  'varios',
]);
const COUNT_MAX = 999;

/** "tres días", "media hora", "un par de semanas". */
export interface Distance {
  amount: number;
  unit: Unit;
  next: number;
  /** "hora y media": half a unit more. */
  half: boolean;
}

/** Where the distance begins that is counted from now: behind "in", "dentro de", "daqui a". */
export function aheadAt(scan: Scan, at: number): number | undefined {
  return phraseAt(AHEAD, scan.tokens, at)?.next;
}

/** The last words of what is counted from something, and not from now. */
const AFTER_THAT = new Set(['despues', 'depois', 'later', 'tarde']);

const SHIFTED = new Set(['later', 'earlier', 'sooner', 'early', 'late']);

/** A moment or day at a distance from now. */
export const offsetRule: Rule = (scan, at) => {
  const counted = inEight(scan, at) ?? fromTomorrow(scan, at);
  if (counted) return counted;
  const ahead = phraseAt(AHEAD, scan.tokens, at);
  const distance = distanceAt(scan, ahead?.next ?? at);
  if (!distance) return undefined;
  // "Can I come in an hour later?" comes in, and later than was told.
  if (ahead && wordAt(scan, at) === 'in' && SHIFTED.has(wordAt(scan, distance.next))) return undefined;
  const behind = ahead ? undefined : phraseAt(BEHIND, scan.tokens, distance.next);
  if (!ahead && !behind) return undefined;
  // "Una semana después", of what is on show.
  if (behind?.means === 'later' && scan.shown && AFTER_THAT.has(wordAt(scan, behind.next - 1))) return undefined;
  // "una hora más tarde" is later than the appointment, not than now.
  if (behind && (distance.unit === 'hour' || distance.unit === 'minute')) {
    return isFromNow(scan, behind.next - 2) ? moved(scan, distance, behind.next) : undefined;
  }
  const base = behind?.means === 'tomorrow' ? { ...scan, today: scan.today.add({ days: 1 }) } : scan;
  const days = ahead && daysMore(scan, distance);
  if (days) return moved({ ...base, today: base.today.add({ days: days.amount }) }, distance, days.next);
  return moved(base, distance, behind?.next ?? distance.next);
};

/** "Dentro de dos semanas y un día". */
function daysMore(scan: Scan, { unit, next }: Distance): Distance | undefined {
  if (!LONGER.has(unit) || !AND.has(wordAt(scan, next))) return undefined;
  const more = distanceAt(scan, next + 1);
  return more?.unit === 'day' ? more : undefined;
}
const LONGER: ReadonlySet<Unit> = new Set(['week', 'fortnight', 'month']);

/** "los próximos 3 días", "3 semanas que vienen": from the next whole unit on. */
export const nextUnitsRule: Rule = (scan, at) => {
  const start = skip(scan, skip(scan, at, THE), THE);
  const first = NEXT.has(wordAt(scan, start)) ? start + 1 : start;
  const count = numberAt(scan.tokens, first);
  if (!count || count.value < 2 || count.value > COUNT_MAX) return undefined;
  const between = first === start && NEXT.has(wordAt(scan, count.next)) ? count.next + 1 : count.next;
  const word = wordAt(scan, between);
  // "Às 10 semana que vem" is ten o'clock.
  const unit = word.endsWith('s') ? unitName(word) : undefined;
  const after = phraseAt(COMING, scan.tokens, between + 1);
  if (unit === undefined || (first === start && between === count.next && !after)) return undefined;
  const meaning = nextUnits(scan, count.value, unit);
  return meaning && { meaning, next: after?.next ?? between + 1 };
};

function inEight(scan: Scan, at: number): { meaning: Meaning; next: number } | undefined {
  const start = phraseAt(phrasesOfEight, scan.tokens, at);
  if (!start || unitName(wordAt(scan, start.next)) !== undefined) return undefined;
  const [from, weeks] = start.means.split(' ').map(Number);
  const date = scan.today.add({ days: (from ?? 0) + (weeks ?? 1) * POLICIES.inEightDays });
  return {
    meaning: { kind: 'day', run: { from: date, to: date }, certainty: POLICIES.confidence.inferred },
    next: start.next,
  };
}
/** By the day that is counted from, as so many from today, and how many weeks on: fifteen counts both ends, too. */
const phrasesOfEight = phrases({
  '0 1': 'de hoy en ocho dias|de hoy en 8 dias|de hoy en ocho|de hoy en 8',
  '1 1': 'de manana en ocho dias|de manana en 8 dias|de manana en ocho|de manana en 8',
  '0 2': 'de hoy en quince|de hoy en 15',
  '1 2': 'de manana en quince dias|de manana en 15 dias|de manana en quince|de manana en 15',
});

/** "De mañana en una semana", "de mañana en dos semanas". */
function fromTomorrow(scan: Scan, at: number): { meaning: Meaning; next: number } | undefined {
  const start = phraseAt(FROM_TOMORROW, scan.tokens, at);
  const distance = start && distanceAt(scan, start.next);
  if (!distance || minutesIn(distance) !== undefined || distance.unit === 'second') return undefined;
  return moved({ ...scan, today: scan.today.add({ days: 1 }) }, distance, distance.next);
}
const FROM_TOMORROW = phrases({ from: 'de manana en|de maniana en|de amanha a|de amanha em' });

export function distanceAt(scan: Scan, at: number): Distance | undefined {
  const word = wordAt(scan, at);
  const pair = phraseAt(PAIR, scan.tokens, at);
  if (pair) return withUnit(scan, POLICIES.pairUnits, pair.next);
  if (SOME.has(word)) return withUnit(scan, POLICIES.someUnits, at + 1);
  const fraction = phraseAt(FRACTIONS, scan.tokens, at);
  if (fraction) return { amount: Number(fraction.means), unit: 'minute', next: fraction.next, half: false };
  if (word === 'an' || (scan.english && word === 'a')) return withUnit(scan, 1, at + 1);
  const number = numberAt(scan.tokens, at);
  return number && number.value <= COUNT_MAX ? withUnit(scan, number.value, number.next) : undefined;
}
const PAIR = phrases({ pair: 'un par de|um par de|a couple of|par de' });
const FRACTIONS = phrases({
  '15': 'un cuarto de hora|cuarto de hora|um quarto de hora|a quarter of an hour',
  '30': 'media hora|meia hora|half an hour|media horita',
  '90': 'hora y media|hora e meia|an hour and a half|una hora y media|uma hora e meia',
  '45': 'tres cuartos de hora|tres quartos de hora',
});

function withUnit(scan: Scan, amount: number, at: number): Distance | undefined {
  const unit = unitName(wordAt(scan, at));
  if (unit === undefined) return undefined;
  const half = AND.has(wordAt(scan, at + 1)) && ['media', 'meia'].includes(wordAt(scan, at + 2));
  return { amount, unit, next: half ? at + 3 : at + 1, half: half && unit === 'hour' };
}

function isFromNow(scan: Scan, at: number): boolean {
  return ['now', 'from', 'ahora', 'agora'].some((word) => wordAt(scan, at) === word || wordAt(scan, at + 1) === word);
}

/** The length of a distance of hours or minutes; longer ones are counted in days. */
export function minutesIn({ amount, unit, half }: Distance): number | undefined {
  if (unit === 'minute') return amount;
  return unit === 'hour' ? amount * 60 + (half ? 30 : 0) : undefined;
}

/** "En dos horas" in the night in which the clocks change: two hours of waiting. */
function inMinutes({ instant }: Scan, minutes: number): Temporal.PlainDateTime {
  return instant.add({ minutes }).toPlainDateTime();
}

function moved(scan: Scan, distance: Distance, next: number): { meaning: Meaning; next: number } {
  const { amount, unit } = distance;
  if (unit === 'second') return { meaning: { kind: 'instant', at: inMinutes(scan, Math.floor(amount / 60)) }, next };
  if (unit === 'hour' || unit === 'minute') {
    return { meaning: { kind: 'instant', at: inMinutes(scan, minutesIn(distance) ?? 0) }, next };
  }
  // A year ahead nobody means the very day: the month is what was said.
  if (unit === 'year')
    return { meaning: { kind: 'days', run: monthOf(scan.today.add({ years: Math.min(amount, 99) })) }, next };
  const days = { day: 1, week: 7, fortnight: scan.english ? 14 : 15 };
  const date = unit === 'month' ? scan.today.add({ months: amount }) : scan.today.add({ days: amount * days[unit] });
  return { meaning: { kind: 'day', run: { from: date, to: date }, certainty: POLICIES.confidence.sure }, next };
}

function nextUnits(scan: Scan, count: number, unit: Unit): Meaning | undefined {
  const { today, instant } = scan;
  if (unit === 'day' || unit === 'fortnight') {
    return {
      kind: 'days',
      run: { from: today.add({ days: 1 }), to: today.add({ days: unit === 'day' ? count : 15 * count }) },
    };
  }
  if (unit === 'week') {
    const { from } = weekOf(today.add({ days: 7 }));
    return { kind: 'days', run: { from, to: from.add({ days: 7 * count - 1 }) } };
  }
  if (unit === 'month') {
    const from = today.with({ day: 1 }).add({ months: 1 });
    return { kind: 'days', run: { from, to: from.add({ months: count }).subtract({ days: 1 }) } };
  }
  if (unit === 'year' || unit === 'second') return undefined;
  const from = unit === 'hour' ? instant.with({ minute: 0 }).add({ hours: 1 }) : instant.add({ minutes: 1 });
  const to = unit === 'hour' ? from.add({ hours: count }) : from.add({ minutes: count });
  return { kind: 'clocks', from: given(from), to: given(to) };
}

function given(at: Temporal.ZonedDateTime): Clock {
  return { hour: at.hour, minute: at.minute, meridiem: 'given' };
}
