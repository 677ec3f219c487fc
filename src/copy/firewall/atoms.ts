/**
 * What a text states that can be wrong: numbers, dates, hours, amounts, durations, links. Read in one pass of patterns, each
 * taking its stretch away from the next, in Spanish, Portuguese and English; written in digits or in words.
 * Long because it is a table of patterns, whose order matters.
 */
import { plainLetters } from '../../domain.ts';

export type AtomKind =
  'url' | 'date' | 'weekday' | 'month' | 'relative' | 'hour' | 'part' | 'price' | 'percent' | 'duration' | 'number';
export interface Atom {
  readonly kind: AtomKind;
  /** Equal facts have equal values: `03-10`, `16:30`, `25000`, `+1`. */
  readonly value: string;
  /** Other values that would be true as well: an hour without am or pm. */
  readonly or?: string;
  readonly said: string;
  readonly at: number;
}

const MONTHS = monthTable([
  'enero|janeiro|january|jan',
  'febrero|fevereiro|february|feb',
  'marzo|marco|march|mar',
  'abril|april|apr',
  'mayo|maio|may',
  'junio|junho|june',
  'julio|julho|july',
  'agosto|august|aug',
  'septiembre|setiembre|setembro|september|sep|sept',
  'octubre|outubro|october|oct',
  'noviembre|novembro|november|nov',
  'diciembre|dezembro|december|dec',
]);
function monthTable(rows: readonly string[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((row, i) => row.split('|').map((name): [string, number] => [name, i + 1])));
}
const MONTH = `(?:${[...MONTHS.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;

const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    'lunes|segunda-feira|segunda feira|monday|mon',
    'martes|terca-feira|terca feira|terca|tuesday|tue',
    'miercoles|quarta-feira|quarta feira|wednesday|wed',
    'jueves|quinta-feira|quinta feira|thursday|thu',
    'viernes|sexta-feira|sexta feira|sexta|friday|fri',
    'sabado|sabados|saturday|sat',
    'domingo|domingos|sunday|sun',
  ].flatMap((row, i) => row.split('|').map((name): [string, number] => [name, i + 1])),
);
const WEEKDAY = [...WEEKDAYS.keys()].toSorted((a, b) => b.length - a.length).join('|');

const UNITS = [
  ['cero', 'zero'], ['primer', 'first'], ['dos', 'dois', 'duas', 'two'], ['tres', 'three'], ['cuatro', 'quatro', 'four'], ['cinco', 'five'],
  ['seis', 'six'], ['siete', 'sete', 'seven'], ['ocho', 'oito', 'eight'], ['nueve', 'nove', 'nine'], ['diez', 'dez', 'ten'],
  ['once', 'onze', 'eleven'], ['doce', 'doze', 'twelve'], ['trece', 'treze', 'thirteen'], ['catorce', 'quatorze', 'fourteen'],
  ['quince', 'quinze', 'fifteen'], ['dieciseis', 'dezesseis', 'sixteen'], ['diecisiete', 'dezessete', 'seventeen'],
  ['dieciocho', 'dezoito', 'eighteen'], ['diecinueve', 'dezenove', 'nineteen'], ['veinte', 'vinte', 'twenty'],
  ['veintiuno', 'veintiun'], ['veintidos'], ['veintitres'], ['veinticuatro'], ['veinticinco'], ['veintiseis'], ['veintisiete'], ['veintiocho'], ['veintinueve'],
]; // prettier-ignore
const TENS: readonly (readonly [number, string])[] = [
  [30, 'treinta|trinta|thirty'], [40, 'cuarenta|quarenta|forty'], [50, 'cincuenta|cinquenta|fifty'], [60, 'sesenta|sessenta|sixty'],
  [70, 'setenta|seventy'], [80, 'ochenta|oitenta|eighty'], [90, 'noventa|ninety'], [100, 'cien|ciento|cem|cento|hundred'],
  [200, 'doscientos|duzentos'], [300, 'trescientos|trezentos'], [400, 'cuatrocientos|quatrocentos'], [500, 'quinientos|quinhentos'],
]; // prettier-ignore
const WORD_VALUES: ReadonlyMap<string, number> = new Map([
  ...UNITS.flatMap((names, n) =>
    names.filter((name) => name !== 'primer' && name !== 'first').map((name): [string, number] => [name, n]),
  ),
  ...TENS.flatMap(([n, names]) => names.split('|').map((name): [string, number] => [name, n])),
]);
const WORD = [...WORD_VALUES.keys()].toSorted((a, b) => b.length - a.length).join('|');
/** "veinticinco", "treinta y cinco", "twenty-five". */
const WORDS = `(?:(?:${WORD})(?:(?: y | e |-| )(?:${WORD}|un|uno|um|one))*)`;
const NUMBER = `\\d+(?:[.,]\\d+)*`;
const COUNT = `(?:${NUMBER}|${WORDS}|un|una|um|uma|one)`;

interface Finder {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => Omit<Atom, 'said' | 'at'> | undefined;
}
const B = '(?<![\\p{L}\\p{N}])';
const E = '(?![\\p{L}\\p{N}])';
/** Compiled at its first use: a start without a model needs none of them. */
function find(source: string, read: Finder['read']): Finder {
  let pattern: RegExp | undefined;
  return {
    get pattern() {
      return (pattern ??= new RegExp(source, 'gu'));
    },
    read,
  };
}

const CURRENCY = 'r\\$|us\\$|u\\$s|s/|\\$|€|usd|ars|clp|cop|mxn|pen|brl|eur';
const CURRENCY_WORD =
  'pesos?|dolares|dolar|soles|reais|reales|euros?|dollars?|lucas?|mangos|bucks|usd|ars|clp|cop|mxn|pen|brl|eur';
const HALVES: Readonly<Record<string, number>> = { media: 30, meia: 30, half: 30, cuarto: 15, quarto: 15, quarter: 15 };

/** In order: each takes its words away from those below. */
const FINDERS: readonly Finder[] = [
  find(`(?:https?://|www\\.)[^\\s<>"')\\]]+`, (m) => ({ kind: 'url', value: link(m[0]) })),
  find(`(?<![\\w.])@[a-z0-9_.]{3,}`, (m) => ({ kind: 'url', value: m[0] })),
  find(
    `${B}(?:gratis|gratuit[oa]s?|sin cargo|sin costo|bonificad[oa]|de regalo|is free|for free|free of charge|sem custo|de graca)${E}`,
    () => ({ kind: 'price', value: '0' }),
  ),
  find(`[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)*`, (m) => ({ kind: 'url', value: link(m[0]) })),
  find(
    `${B}(?:[a-z0-9-]+\\.)+(?:com|net|org|app|io|info|link|site|shop|ar|br|mx|cl|co|pe|uy|ec|es|me|ly|example)(?:/[^\\s]*)?${E}`,
    (m) => ({ kind: 'url', value: link(m[0]) }),
  ),
  find(`${B}(\\d{4})-(\\d{2})-(\\d{2})${E}`, (m) => dateOf(Number(m[3]), Number(m[2]))),
  find(`\\+?\\d[\\d -]{7,}\\d`, (m) => ({ kind: 'url', value: m[0].replaceAll(/\D/g, '') })),
  find(
    `${B}(?:(?:del?|de|from) )?(?:(\\d{1,2})|(${WORDS}))(?:ro|er|º|°|st|nd|rd|th)?(?: de| of)? (${MONTH})${E}`,
    (m) => dateOf(countOf(m[1] ?? m[2]), MONTHS.get(m[3] ?? '')),
  ),
  find(`${B}(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?${E}(?![:/])`, (m) => dateOf(Number(m[2]), MONTHS.get(m[1] ?? ''))),
  find(`${B}(\\d{1,2})[/-](\\d{1,2})(?:[/-]\\d{2,4})?${E}`, (m) => dateOf(Number(m[1]), Number(m[2]))),
  find(
    `${B}(\\d{1,2})(?::|h| y | e )(\\d{2})(?: ?(?:hs?|horas))?${E}(?: ?([ap])\\.? ?m\\.?${E}| (?:de|da|por|in|at|a) (?:la |the )?(manana|manha|morning|tarde|afternoon|noche|noite|night))?`,
    (m) => hourOf(Number(m[1]), Number(m[2]), m[3] ?? m[4]),
  ),
  find(`${B}(${COUNT}) ?([ap])\\.? ?m\\.?${E}`, (m) => hourOf(countOf(m[1]), 0, m[2])),
  find(
    `${B}(?:a las|a la|las|la|as|at|tipo|hasta las|desde las|from|until|to) (\\d{1,2}|${WORDS}|una|uma|one)(?:[.:](\\d{2}))?(?: (?:y|e|and) (media|meia|half|cuarto|quarto|quarter|${WORDS}|\\d{2}))?(?: (?:en punto|em ponto|sharp|o'clock))?(?: ?(?:hs?|horas)${E})?(?: (?:de|da|por|in|at|a) (?:la |the )?(manana|manha|morning|tarde|afternoon|noche|noite|night))?${E}(?! (?:opcion|veces|vezes|personas|servicios|dias|sucursal|horas?|minutos?|%))`,
    (m) => hourOf(countOf(m[1]), minutesOf(m[2] ?? m[3]), m[4]),
  ),
  find(`${B}(\\d{1,2}) ?(?:hs|h)${E}`, (m) => hourOf(Number(m[1]), 0, undefined)),
  find(`${B}(?:mediodia|meio-dia|meio dia|noon|midday)${E}`, () => ({ kind: 'hour', value: '12:00' })),
  find(`${B}(?:medianoche|meia-noite|midnight)${E}`, () => ({ kind: 'hour', value: '00:00' })),
  find(`(?:${CURRENCY}) ?(${NUMBER}|${WORDS})(?: (mil|thousand|k)${E})?`, (m) => priceOf(m[1], m[2])),
  find(`${B}(${COUNT}) ?(mil|thousand|k)?(?: (?:de )?)?(?:${CURRENCY_WORD})${E}`, (m) => priceOf(m[1], m[2])),
  find(`${B}(${COUNT}) ?(mil|thousand|k)${E}`, (m) => priceOf(m[1], m[2])),
  find(`(${COUNT}) ?(?:%|por ciento|por cento|percent)`, (m) => ({ kind: 'percent', value: String(countOf(m[1])) })),
  find(
    `${B}(?:(${COUNT}) (?:horas?|hours?|h)${E}(?:(?: y| e| and)? (${COUNT}|media|meia|half) ?(?:minutos?|minutes?|min|hora)?${E})?|(media|meia) hora|half an hour|(${COUNT}) ?(?:minutos?|minutes?|min)${E})`,
    durationOf,
  ),
  find(`${B}(?:pasado manana|depois de amanha|day after tomorrow)${E}`, () => ({ kind: 'relative', value: '+2' })),
  find(
    `${B}(?:(?:de|por|a|en|da|pela|de) (?:la )?(?:manana|manha)|manhas|mananas|in the morning|cada manana)${E}`,
    () => ({ kind: 'part', value: 'manana' }),
  ),
  find(`${B}(?:(?:de|por|a|en|da|pela|a) (?:la )?tarde|tardes|afternoons?|a tarde)${E}`, () => ({
    kind: 'part',
    value: 'tarde',
  })),
  find(`${B}(?:(?:de|por|a|en|da|pela) (?:la )?(?:noche|noite)|noches|evenings?|at night)${E}`, () => ({
    kind: 'part',
    value: 'noche',
  })),
  find(`${B}(?:manana|amanha|tomorrow)${E}`, () => ({ kind: 'relative', value: '+1' })),
  find(`${B}(?:hoy|hoje|today|esta tarde|esta noche|tonight)${E}`, () => ({ kind: 'relative', value: '0' })),
  find(`${B}(?:ayer|ontem|yesterday)${E}`, () => ({ kind: 'relative', value: '-1' })),
  find(`${B}(${WEEKDAY})s?(?: (\\d{1,2}))?${E}(?![:.]\\d)`, (m) => weekdayOf(m[1], m[2])),
  find(`${B}(${MONTH})${E}`, (m) =>
    ['may', 'sep', 'mar', 'dec', 'set'].includes(m[1] ?? '')
      ? undefined
      : { kind: 'month', value: String(MONTHS.get(m[1] ?? '')) },
  ),
  find(`${B}(?:el|dia|o dia|al|the) (\\d{1,2})${E}(?![:.,]\\d)`, (m) => ({
    kind: 'date',
    value: `-${two(Number(m[1]))}`,
  })),
  find(`${B}${NUMBER}`, (m) => ({ kind: 'number', value: plainNumber(m[0]) })),
  find(`${B}${WORDS}${E}`, (m) => ({ kind: 'number', value: String(countOf(m[0])) })),
];

/** Every atom of a text, in order. Linear in its length. */
export function atomsOf(text: string): Atom[] {
  let left = foldSame(text);
  const atoms: Atom[] = [];
  for (const { pattern, read } of FINDERS) {
    left = left.replaceAll(pattern, (...found: unknown[]) => {
      const groups = found.slice(
        0,
        found.findIndex((one) => typeof one === 'number'),
      );
      const at = Number(found[groups.length]);
      const match = Object.assign(groups, { index: at, input: left }) as unknown as RegExpExecArray;
      const atom = read(match);
      if (atom === undefined) return match[0];
      atoms.push({ ...atom, said: text.slice(at, at + match[0].length), at });
      return '\u0000'.repeat(match[0].length);
    });
  }
  return atoms.toSorted((a, b) => a.at - b.at);
}

/** Lower case without accents, every character in its place; WhatsApp's marks are spaces. */
export function foldSame(text: string): string {
  return Array.from(text.replaceAll(/[\u00A0\u202F*_~`]/gu, ' '), (c) => {
    const plain = plainLetters(c.trim() === '' ? 'x' : c);
    return c.trim() === '' ? (c === '\n' ? '\n' : ' '.repeat(c.length)) : plain.length === c.length ? plain : c;
  }).join('');
}

/* ── Values ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

function two(n: number): string {
  return String(n).padStart(2, '0');
}

function link(said: string): string {
  return said
    .replace(/[.,;:!?)]+$/u, '')
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
}

function countOf(said: string | undefined): number {
  if (said === undefined) return NaN;
  if (/^\d/.test(said)) return Number(plainNumber(said));
  if (/^(?:un|una|um|uma|one)$/.test(said)) return 1;
  return said
    .split(/ y | e |-| /u)
    .reduce((sum, word) => sum + (WORD_VALUES.get(word) ?? (/^(?:un|uno|um|one)$/.test(word) ? 1 : 0)), 0);
}

/** "25.000", "25,000.50", "25.000,50", "1.5": the last mark with one or two digits behind it is the decimal one. */
export function plainNumber(said: string): string {
  const decimal = /[.,](\d{1,2})$/.exec(said)?.[1];
  const whole = (decimal === undefined ? said : said.slice(0, -decimal.length - 1)).replaceAll(/[.,]/g, '');
  return String(Number(`${whole}.${decimal ?? '0'}`));
}

function priceOf(said: string | undefined, thousands: string | undefined): Omit<Atom, 'said' | 'at'> {
  const n = countOf(said) * (thousands === undefined ? 1 : 1_000);
  return { kind: 'price', value: String(n) };
}

function dateOf(day: number, month: number | undefined): Omit<Atom, 'said' | 'at'> | undefined {
  if (month === undefined || !(day >= 1 && day <= 31) || month < 1 || month > 12) return undefined;
  return { kind: 'date', value: `${two(month)}-${two(day)}` };
}

/** "martes 3" tells a day of the month as well. */
function weekdayOf(name: string | undefined, day: string | undefined): Omit<Atom, 'said' | 'at'> {
  const weekday = String(WEEKDAYS.get(name ?? ''));
  return { kind: 'weekday', value: day === undefined ? weekday : `${weekday}-${two(Number(day))}` };
}

function minutesOf(said: string | undefined): number {
  return said === undefined ? 0 : (HALVES[said] ?? countOf(said));
}

function hourOf(hour: number, minute: number, part: string | undefined): Omit<Atom, 'said' | 'at'> | undefined {
  if (!(hour >= 0 && hour <= 24) || !(minute >= 0 && minute < 60)) return undefined;
  const late = part !== undefined && /^(?:p|tarde|afternoon|noche|noite|night)$/.test(part);
  const of = (h: number): string => `${two(h % 24)}:${two(minute)}`;
  if (part !== undefined)
    return { kind: 'hour', value: of(late && hour < 12 ? hour + 12 : !late && hour === 12 ? 0 : hour) };
  return hour >= 1 && hour < 12
    ? { kind: 'hour', value: of(hour), or: of(hour + 12) }
    : { kind: 'hour', value: of(hour) };
}

function durationOf(m: RegExpExecArray): Omit<Atom, 'said' | 'at'> {
  const [, hours, more, half, minutes] = m;
  const extra = more === undefined ? 0 : (HALVES[more] ?? countOf(more));
  const total = hours !== undefined ? countOf(hours) * 60 + extra : minutes !== undefined ? countOf(minutes) : 30;
  return { kind: 'duration', value: String(half === undefined ? total : 30) };
}
