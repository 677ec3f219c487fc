/** A message as tokens: folded words, numbers, chains of numbers and marks. */
import { countedWeekday, soundedTo, spelledOut } from './chat.ts';
import { dayName } from './lexicon.ts';
import { POLICIES } from '../policies.ts';

/**
 * A word, a number, a chain of numbers ("15/03/26", "9:30-11:00") or a punctuation mark of the message.
 * `text` is folded: lower case, no accents. `start` and `end` point into the original text, UTF-16 units.
 */
export interface Token {
  kind: 'word' | 'number' | 'chain' | 'mark';
  text: string;
  start: number;
  end: number;
  /** No white space before it. */
  glued: boolean;
  /** Its last letter bears an accent: "agendé" is no "agende", "está" no "esta". */
  acute?: true;
  /** Of a number of up to four digits; longer ones are telephones and ids. */
  value?: number;
}

const MARKS = new Map([
  ...', . ; ! ? - / $ # % ( ) : @ € £ +'.split(' ').map((mark): [string, string] => [mark, mark]),
  ['\n', '\n'],
  ['–', '-'],
  ['—', '-'],
  ['…', '.'],
]);
const CHAIN_SEPARATORS = new Set('.:/-,');
const LETTER = /^[\p{L}\p{M}]$/u;
/** Words written with a hyphen, by their second half: segunda-feira, meio-dia, meia-noite. */
const AFTER_HYPHEN = new Set(['feira', 'feiras', 'dia', 'noite', 'noche', 'manana', 'tarde']);
/** Short forms that end in a full stop which does not end the sentence. */
const SHORT =
  /^(?:lun?|mar?|mi[e]?r?|mx|jue?v?|vier?|sab?|dom?|seg|ter|qua|qui|sex|mon|tues?|wed|thurs?|fri|sat|sun|ene|feb|abr|may|jun|jul|ago|set|sept?|oct|out|nov|dic|dez|jan|apr|aug|dec|hs?|hrs?|aprox|min|pm|am)$/;

function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9';
}

function isLetter(char: string | undefined): boolean {
  if (char === undefined) return false;
  if (char < '\u0080') return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z');
  return LETTER.test(char);
}

/** Lower case without accents: "MAÑANA" and "manana" are one word. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Splits a message, cut at the policy's length, into tokens: one pass over the characters. */
export function tokenise(text: string): Token[] {
  const limit = Math.min(text.length, POLICIES.textCharsMax);
  const tokens: Token[] = [];
  let at = 0;
  while (at < limit && tokens.length < POLICIES.tokensMax) {
    const end = tokenEnd(text, at, limit);
    const token = end > at ? tokenOf(text, at, end) : undefined;
    if (token) tokens.push(token);
    at = Math.max(end, at + 1);
  }
  return tidy(tokens);
}

function tokenEnd(text: string, start: number, limit: number): number {
  if (isDigit(text[start])) return numberEnd(text, start, limit);
  let at = start;
  while (at < limit) {
    const apostrophe = at > start && (text[at] === "'" || text[at] === '’') && isLetter(text[at + 1]);
    if (!apostrophe && !isLetter(text[at])) break;
    at += 1;
  }
  return at > start || !MARKS.has(text[start] ?? '') ? at : start + 1;
}

function numberEnd(text: string, start: number, limit: number): number {
  // "15h30-16h30": the hyphen after glued minutes joins two hours, not two numbers.
  const minutes = isLetter(text[start - 1]);
  let at = start;
  while (at < limit) {
    const joins = CHAIN_SEPARATORS.has(text[at] ?? '') && isDigit(text[at + 1]) && !(minutes && text[at] === '-');
    if (!isDigit(text[at]) && !joins) break;
    at += 1;
  }
  return at;
}

function tokenOf(text: string, start: number, end: number): Token {
  const raw = text.slice(start, end);
  const glued = start > 0 && !/\s/.test(text[start - 1] ?? ' ');
  if (isDigit(raw[0])) {
    const plain = /^\d+$/.test(raw);
    const base = { text: raw, start, end, glued, kind: plain ? 'number' : 'chain' } as const;
    return plain && raw.length <= 4 ? { ...base, value: Number(raw) } : base;
  }
  const mark = MARKS.get(raw);
  if (mark !== undefined) return { kind: 'mark', text: mark, start, end, glued };
  const word = spelledOut(withoutPossessive(fold(raw)).replace(/['’]/g, ''));
  return {
    kind: 'word',
    text: word,
    start,
    end,
    glued,
    ...(/[áéÁÉ]$/.test(raw.normalize('NFC')) ? { acute: true } : {}),
  };
}

/** "Thursday's" is that Thursday, where "thursdays" are all of them. */
function withoutPossessive(word: string): string {
  const owner = /^(\p{L}+)['’]s$/u.exec(word)?.[1];
  return owner !== undefined && dayName(owner) !== undefined ? owner : word;
}

/** Joins "p. m." to "pm", and drops the stops of short forms and the hyphens of compound words. */
function tidy(tokens: Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const previous = kept.at(-1);
    const half = previous && halfDay(tokens, at);
    const joined = countedWeekday(tokens, at) ?? soundedTo(tokens, at) ?? nothingElse(tokens, at);
    if (joined) {
      kept.push(joined);
      at += 1;
    } else if (half) {
      kept.push({ kind: 'word', text: half.text, start: token.start, end: half.end, glued: token.glued });
      at = half.last;
    } else if (!(previous?.kind === 'word' && isDropped(previous, token, tokens[at + 1]))) {
      kept.push(token);
    }
  }
  return kept;
}

/** "El jueves no más", at the end of what is said: that and nothing else, and no refusal of it. */
function nothingElse(tokens: readonly Token[], at: number): Token | undefined {
  const [no, more, next] = tokens.slice(at, at + 3);
  if (at === 0 || no?.text !== 'no' || more?.text !== 'mas' || tokens[at - 1]?.text === 'ya') return undefined;
  const ends = next === undefined || next.kind === 'mark' || AFTER_ALL_IS_SAID.has(next.text);
  return ends ? { ...no, text: 'nomas', end: more.end } : undefined;
}
const AFTER_ALL_IS_SAID = new Set('po pues pe por porfa porfavor please gracias si puede pueden y'.split(' '));

function isDropped(previous: Token, token: Token, next: Token | undefined): boolean {
  if (token.kind !== 'mark' || !token.glued) return false;
  if (token.text === '-') return next?.kind === 'word' && AFTER_HYPHEN.has(next.text);
  return token.text === '.' && SHORT.test(previous.text);
}

function halfDay(tokens: Token[], at: number): { text: string; end: number; last: number } | undefined {
  const letter = tokens[at];
  if (letter?.text !== 'a' && letter?.text !== 'p') return undefined;
  const dot = tokens[at + 1]?.text === '.' ? 1 : 0;
  const m = tokens[at + 1 + dot];
  if (m?.text !== 'm') return undefined;
  const closing = tokens[at + 2 + dot];
  const stop = dot === 1 && closing?.text === '.' && closing.glued ? closing : undefined;
  return { text: `${letter.text}m`, end: (stop ?? m).end, last: at + 1 + dot + (stop ? 1 : 0) };
}
