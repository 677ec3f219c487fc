/**
 * Text as the offline reader sees it: folded letters, chat spelling expanded, words with their places in the original.
 * `src/agents/offline` is imported by the composition root and the command line; it imports only domain and ports.
 */
import { TEXT_CHARS_MAX } from '../../../domain.ts';
import { remembered } from './remembered.ts';
import { correct } from './spelling.ts';
import { matchesOf } from './pattern.ts';

export interface Word {
  /** Lower case, no accents, chat spelling expanded: "q" is "que". May hold several words ("pal" is "para el"). */
  readonly text: string;
  /** Place in the original, UTF-16 units, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

export interface Text {
  readonly raw: string;
  readonly words: readonly Word[];
  /** The words with one space between and around them: patterns match whole words of it. */
  readonly norm: string;
  readonly asks: boolean;
}

/** The words one by one: an abbreviation stands for several. */
export function singleWords(words: readonly Word[]): string[] {
  return words.flatMap(({ text }) => text.split(' '));
}

/** Cuts at TEXT_CHARS_MAX and reads. Linear in the length of the text. */
export const readText = remembered((message): Text => {
  const raw = message.slice(0, TEXT_CHARS_MAX);
  const words: Word[] = [];
  // A lone "k" is "ok"; anywhere else it is "que".
  const okay = /^\s*k\s*[.!]*\s*$/i.test(raw);
  for (const match of fold(raw).matchAll(WORD)) {
    // What follows an apostrophe ("can't", "I'd") is no chat abbreviation.
    const clipped = /['’]/.test(raw[match.index - 1] ?? '');
    // "aí" is Portuguese for there; without its accent it is a Spanish slip of "hay".
    const there = match[0] === 'ai' && /^a[íÍ]$/i.test(raw.slice(match.index, match.index + 2));
    words.push({
      text: isByTheWay(raw, match)
        ? 'entao'
        : clipped || there || okay
          ? match[0]
          : correct(match[0].replace(/[. ]/g, '')),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  joinOnlyThat(words);
  // "…y de paso sacar turno": by the way, and nothing passes to another day.
  const norm = ` ${words.map((w) => w.text).join(' ')} `
    .replaceAll(' de paso ', ' ')
    .replaceAll(' por fa ', ' porfa ')
    .replaceAll(TRUCK, '$1 camioneta$2 ');
  return { raw, words, norm, asks: /[?¿]/.test(raw) };
});

/** "Llevar la troca", as Mexicans call a truck: Portuguese says "a troca" of an exchange. */
const TRUCK = /(?<= )(las?|mis?|una|nuestra) troca(s?) /g;

/** "5 p.m.", "5 p. m.", "5p.m": the half of the day is one word; by themselves its letters are chat for "para" and "me". */
const HALF_DAY = String.raw`(?<![\p{L}\p{N}])[ap]\. ?m(?![\p{L}\p{N}])|(?<=\d )[ap] m(?![\p{L}\p{N}])|\d{1,2}[ap]\. ?m(?![\p{L}\p{N}])`;
const WORD = new RegExp(`${HALF_DAY}|[\\p{L}\\p{N}]+|\\p{Extended_Pictographic}`, 'gu');

/** "Aliás, na sexta" goes on talking; an "alias" is where money is sent to. */
function isByTheWay(raw: string, { 0: word, index }: RegExpExecArray): boolean {
  if (word !== 'alias') return false;
  return /^ali[áÁ]s$/i.test(raw.slice(index, index + word.length)) || /^\s*alias\s*,/i.test(raw);
}

/** "La 2 no más": that one and nothing else. "No más" and "ya no más" by themselves are a refusal. */
function joinOnlyThat(words: Word[]): void {
  const at = words.findLastIndex((word) => word.text === 'mas') - 1;
  const [no, more] = [words[at], words[at + 1]];
  if (at < 1 || no?.text !== 'no' || more === undefined || /^(?:ya|no|ok)$/.test(words[at - 1]?.text ?? '')) return;
  if (words.slice(at + 2).every(({ text }) => /^(?:po|pues|pe|porfa|por favor|please)$/.test(text)))
    words.splice(at, 2, { text: 'nomas', start: no.start, end: more.end });
}

/** Lower case without accents, every UTF-16 unit in its place, so that offsets stay those of the original. */
export const fold = remembered((raw) =>
  ASCII.test(raw)
    ? raw.toLowerCase()
    : raw.replaceAll(BEYOND_ASCII, foldUnit).replaceAll(CAPITALS, (capitals) => capitals.toLowerCase()),
);
const ASCII = /^[\0-\x7f]*$/;
const BEYOND_ASCII = /[^\0-\x7f]/gu;
const CAPITALS = /[A-Z]+/g;

function foldUnit(unit: string): string {
  const plain = unit.length > 1 ? unit : (unit.normalize('NFD')[0] ?? unit).toLowerCase();
  return plain.length === unit.length ? plain : unit;
}

/** Folded words only, for comparing names. */
export const plainWords = remembered((raw): readonly string[] => fold(raw).match(/[\p{L}\p{N}]+/gu) ?? []);
/** The same as `norm`, with nothing of it put right. */
export function plainNorm(raw: string): string {
  return ` ${plainWords(raw).join(' ')} `;
}

/** The text with some stretches blanked, places kept. */
export function without(raw: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  let out = raw;
  for (const { start, end } of spans) out = out.slice(0, start) + ' '.repeat(end - start) + out.slice(end);
  return out;
}

/** More pieces than this are read as one: nobody has eleven errands. */
export const PIECES_MAX = 12;

const SENTENCE = /[.;!?\n¡¿]+/;
/** "Mismo día y horario" is one thing. */
const JOINT =
  /,|(?<!\bm(?:ism|esm)o dia )\b(?:y|e)\b|\b(?:and|also|pero|tambien|ademas|aparte|but|mas|porque|pq|de paso)\b/;
const CUTS = new RegExp(`(?<!\\d)(?:${SENTENCE.source})|(?:${SENTENCE.source})(?!\\d)|${JOINT.source}`, 'g');

/**
 * The text cut into the stretches that can each hold an errand. Cutting is generous: whoever reads the pieces joins
 * those that say nothing by themselves. Hours ("10.30") and prices ("25.000") are not cut.
 */
export function clauses(raw: string): { raw: string; start: number; weak: boolean; asks: boolean }[] {
  const pieces: { raw: string; start: number; weak: boolean; asks: boolean }[] = [];
  const folded = fold(raw);
  let start = 0;
  let weak = false;
  const push = (end: number, mark: string): void => {
    if (/[\p{L}\p{N}]/u.test(raw.slice(start, end))) {
      pieces.push({ raw: raw.slice(start, end), start, weak, asks: mark.includes('?') || raw[start - 1] === '¿' });
    }
  };
  for (const match of matchesOf(folded, CUTS)) {
    // "Quanto é": the verb, and no "and".
    if (match[0] === 'e' && raw[match.index]?.toLowerCase() === 'é') continue;
    push(match.index, match[0]);
    start = match.index + match[0].length;
    weak = !SENTENCE.test(match[0]);
  }
  push(raw.length, '');
  return pieces;
}

/** One of them. */
export type Piece = ReturnType<typeof clauses>[number];
