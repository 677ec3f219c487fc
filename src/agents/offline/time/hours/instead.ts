import { placedClockAt } from './clock.ts';
import { cueOf, wordAt, type Item, type RuleRead, type Scan } from '../items.ts';
import { isCounted } from '../words/lexicon.ts';
import { phraseAt, phrases } from '../words/phrases.ts';

/** "11 instead of 10", "11 em vez de 10", "11 instead": what stands so to another number, or alone, is an hour. */
const INSTEAD = phrases({
  of: 'instead of|rather than|en vez de|en lugar de|em vez de|em vez das|em lugar de|ao inves de|ao inves das',
  alone: 'instead',
});
const STEPPED_OVER = new Set(['of', 'de', 'las', 'la', 'as', 'the', 'at']);
/** "Somos 4 en vez de 3", "cuesta 18 en vez de 20", "$11": counted or paid, and no hour. */
const COUNTS = new Set(
  '$ somos seremos vamos iremos vienen van son sale salia cuesta costaba cobraron cobran pague pago paguei pagamos quiero quero we are be there re people pay paid charged cost costs get got had has have'.split(
    ' ',
  ),
);

/** One of two hours that are swapped; the other is marked as what is replaced. */
export function swappedHour(scan: Scan, at: number, items: readonly Item[]): RuleRead | undefined {
  const read = placedClockAt(scan, at);
  if (read === undefined || COUNTS.has(wordAt(scan, at - 1))) return undefined;
  const swapped = isBeforeInstead(scan, read.next) || isBehindInstead(scan, { at, next: read.next }, items);
  return swapped ? { meaning: { kind: 'clock', clock: read.clock }, next: read.next } : undefined;
}

function isBeforeInstead(scan: Scan, at: number): boolean {
  const found = phraseAt(INSTEAD, scan.tokens, at);
  if (found === undefined) return false;
  return found.means === 'of'
    ? placedClockAt(scan, stepOver(scan, found.next)) !== undefined
    : endsAt(scan, found.next);
}

function isBehindInstead(scan: Scan, { at, next }: { at: number; next: number }, items: readonly Item[]): boolean {
  const [hour, but] = items.slice(-2);
  if (but === undefined || cueOf(but) !== 'but' || hour?.meaning.kind !== 'clock') return false;
  const joined = phraseAt(INSTEAD, scan.tokens, hour.next);
  return joined?.means === 'of' && stepOver(scan, joined.next) === at && !isCounted(wordAt(scan, next));
}

function stepOver(scan: Scan, at: number): number {
  let next = at;
  while (STEPPED_OVER.has(wordAt(scan, next))) next += 1;
  return next;
}

function endsAt(scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  return token?.kind !== 'word' || token.text === 'please' || token.text === 'if';
}
