/**
 * "Que le corten el pelo" is no "Corte de uñas", and "bañarla y cortarle las uñas" no "Baño y corte": what is done to one
 * part of the body tells no service that is called by another.
 */
import { conceptOf } from './concepts.ts';
import { BODY } from './one-phrase.ts';
import { SMALL, partsOf, sameWord, type Named } from './name-words.ts';
import { wordSet } from '../words/pattern.ts';

interface Deed {
  /** The place of the word for what is done. */
  readonly at: number;
  /** What it is done to. */
  readonly things: readonly string[];
}

/** The words, without those for what is done to something else than that service is called by. */
export function withoutElsewhere(
  words: readonly string[],
  service: Named,
  services: readonly Named[],
): readonly string[] {
  const elsewhere = deedsIn(words).filter((deed) => isElsewhere(words[deed.at] ?? '', deed, { service, services }));
  return elsewhere.length === 0 ? words : words.map((word, i) => (elsewhere.some(({ at }) => at === i) ? '' : word));
}

function isElsewhere(
  deed: string,
  { things }: Deed,
  { service, services }: { service: Named; services: readonly Named[] },
): boolean {
  const done = partsOf(service).some((part) => !BODY.test(part) && sameWord(deed, part));
  if (!done) return false;
  const own = partsOf(service).filter((part) => BODY.test(part));
  if (own.some((part) => isAmong(part, things))) return false;
  if (bodyOf(deed, service).length > 0) return true;
  // "Corte", of "Baño y corte", is of hair: of nails it is another's, where that is sold.
  const hair = things.every((thing) => conceptOf(thing) === HAIR);
  const joins = partsOf(service).some((part) => JOINS.has(part));
  return joins && !hair && services.some((other) => bodyOf(deed, other).some((part) => isAmong(part, things)));
}

/** "Corte de uñas": what the deed is done to in that name. */
function bodyOf(deed: string, service: Named): readonly string[] {
  const parts = partsOf(service);
  const at = parts.findIndex((part) => !BODY.test(part) && sameWord(deed, part));
  const behind = at < 0 ? [] : parts.slice(at + 1);
  const first = behind.findIndex((part) => !SMALL.has(part));
  // "Corte y barba" cuts no beard.
  const joined = behind.slice(0, Math.max(first, 0)).some((part) => JOINS.has(part));
  return !joined && BODY.test(behind[first] ?? '') ? behind.filter((part) => BODY.test(part)) : [];
}

function isAmong(part: string, things: readonly string[]): boolean {
  return things.some((thing) => sameWord(thing, part));
}

/** "Cortarle un poco el pelo y las uñas", "her nails cut", "peluquearlo". */
function deedsIn(words: readonly string[]): readonly Deed[] {
  return words.flatMap((word, at) => {
    if (SMALL.has(word) || BODY.test(word)) return [];
    const things = [...behind(words, at), ...(ENGLISH.test(words[at - 1] ?? '') ? [words[at - 1] ?? ''] : [])];
    const told = things.length === 0 && OF_HAIR.test(word) ? ['pelo'] : things;
    return told.length === 0 ? [] : [{ at, things: told }];
  });
}

function behind(words: readonly string[], at: number): readonly string[] {
  const things: string[] = [];
  for (const word of words.slice(at + 1)) {
    if (BODY.test(word)) things.push(word);
    else if (!(things.length > 0 && JOINS.has(word)) && !BETWEEN.has(word)) break;
  }
  return things;
}

const JOINS = new Set(['y', 'e', 'and']);
const BETWEEN = wordSet(
  'de del da do dos das of un una el la los las mi mis su sus o a os as um uma meu minha the my his her its poco poquito pouco bien bem',
);
/** In English what it is done to stands first. */
const ENGLISH = /^(?:hair|nails?|beard|teeth|legs?|brows?|face)$/;
const OF_HAIR = /^(?:haircuts?|(?:peluque|motil)[a-z]+)$/;
const HAIR = conceptOf('pelo');
