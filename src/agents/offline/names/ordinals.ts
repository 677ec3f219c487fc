/**
 * "Primera entrevista", "Segunda opinión": an ordinal that a service is called by is no place in a list, and names it only
 * beside another word of its name ("es la primera vez que voy", "a primera hora" name none).
 */
import { singular } from './called.ts';
import { matchesOf } from '../words/pattern.ts';
import { SMALL, namingWords, partsOf, sameWord, type Named } from './name-words.ts';

const ORDINAL =
  /^(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa]|primeir[oa]|terceir[oa]|first|second|third|last)$/;

/** Whether the ordinal at a place stands, in the name too, beside the word that it stands beside here. */
function isOfTheName(words: readonly string[], i: number, thing: Named): boolean {
  const parts = partsOf(thing);
  const at = parts.findIndex((part) => ORDINAL.test(part) && sameWord(words[i] ?? '', part));
  if (at < 0) return false;
  const rest = parts.slice(at + 1).filter((part) => !SMALL.has(part));
  const told = (word: string): boolean => !SMALL.has(word);
  const last = rest.length === 0;
  const beside = last ? words.slice(0, i).findLast(told) : words.slice(i + 1).find(told);
  return beside !== undefined && (last ? parts.slice(0, at) : rest).some((part) => sameWord(beside, part));
}

/** "La primera entrevista", where one is sold that is called so. */
export function callsByOrdinal(words: readonly string[], services: readonly Named[]): boolean {
  return words.some((word, i) => ORDINAL.test(word) && services.some((service) => isOfTheName(words, i, service)));
}

/**
 * "I'd like a primera sesión this week": in English words the name, and no "a primera hora". In Spanish one may want
 * the first that there is, whatever is called so.
 */
export function namesByOrdinal(raw: string, services: readonly Named[]): readonly { start: number; end: number }[] {
  return matchesOf(raw, IN_ENGLISH).flatMap(({ index: start, 0: said }) =>
    callsByOrdinal(namingWords(said), services) ? [{ start, end: start + said.length }] : [],
  );
}
const IN_ENGLISH =
  /(?<!\p{L})(?:(?:an?|the|my|one)\s+|(?<=(?:for|book|get|have|like|want|need|does|is)\s+))(?:primer[ao]?|primeira|primeiro|segund[ao])\s+\p{L}+/giu;

/** The words without the ordinals that belong to no name. */
export function withoutCounting(words: readonly string[], services: readonly Named[]): readonly string[] {
  if (!words.some((word) => ORDINAL.test(word))) return words;
  return words.map((word, i) =>
    ORDINAL.test(singular(word)) && !services.some((service) => isOfTheName(words, i, service)) ? '' : word,
  );
}
