/** The words by which things of the business are called, and when a word said is one of them: plurals, one slip per five letters. */
import { isEveryday } from '../words/everyday.ts';
import { remembered, rememberedPair } from '../words/remembered.ts';
import { isOneSlip } from '../words/spelling.ts';
import { plainWords } from '../words/text.ts';
import { singular } from './called.ts';
import { conceptOf, soundOf } from './concepts.ts';
import { THEY, isCut, isOfOneFamily, isSmall } from './families.ts';
import { isGivenName } from './given-names.ts';
import { withoutSetPhrases } from './set-phrases.ts';
import { wordSet } from '../words/pattern.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export const SMALL = wordSet(
  'de del la el los las y o a e con sin para por en un una al the of and for with up off out on at to by com do da dos das em no na dr dra lic prof',
);

/** Words of names that say nothing alone: the diary's own, and what every business calls what it sells. */
export const GENERIC = wordSet(
  'sucursal sede local centro clinica consultorio servicio turno cita hora horario reserva visita tratamiento procedimiento atencion paquete plan pack',
);

/** These name a service where one alone is called so ("una sesión"), and never by way of their synonyms. */
export const KINDS = wordSet('consulta sesion clase control revision evaluacion valoracion');

const SLIP_LETTERS = 5;

/** The words by which things are named. Without its tilde "uña" would be an article: it goes by its Portuguese name. */
export const namingWords = remembered((raw) =>
  plainWords(
    withoutSetPhrases(raw)
      .replaceAll(/(?<=^|[^\p{L}])u(?:ñ|n\u0303)(?=as?(?:[^\p{L}]|$))/giu, 'unh')
      .replaceAll(/\b(las|mis|de) unas\b/gi, '$1 unhas'),
  ),
);

/** The naming words of a thing of the tenant's: the same for as long as its tenants file is. */
export function partsOf(thing: Named): readonly string[] {
  const parts = known.get(thing) ?? namingWords(thing.name);
  known.set(thing, parts);
  return parts;
}

const known = new WeakMap<Named, readonly string[]>();

export function isOwnName(part: string): boolean {
  return part.length > 2 && !SMALL.has(part) && !GENERIC.has(part);
}

export function sameName(word: string, part: string): boolean {
  if (word === part) return true;
  // "Porque no puedo" is not in "Parque Arauco".
  return part.length > SLIP_LETTERS && word.length >= SLIP_LETTERS && !isEveryday(word) && isOneSlip(word, part);
}

/** Equal, plural of each other, of one concept ("dientes", "dental"), or one slip apart when long enough. */
export function sameWord(word: string, part: string): boolean {
  return word === part || isLike(word, part);
}

const isLike = rememberedPair((word, part) => {
  const a = singular(word);
  const b = singular(part);
  if (a === b || word === `${part}s` || part === `${word}s`) return true;
  // "Corre mi cita" is no haircut that is misspelt, "¿cuánto cuesta?" no singing lesson, "ya contraté un abogado" no contract.
  if (isEveryday(word)) return isOfOneConcept(word, part);
  if (isSmall(a, b) || isCut(a, b)) return true;
  if (word.length >= SLIP_LETTERS && (soundOf(a) === soundOf(b) || soundOf(word) === soundOf(part))) return true;
  if (isKind(a) || isKind(b)) return false;
  if (isOfOneConcept(word, part) || isOfOneFamily(a, b) || isTherapyBy(a, b)) return true;
  // "Con Carla" is no "Carilla".
  const long = a.length >= SLIP_LETTERS && b.length >= SLIP_LETTERS && !isGivenName(a);
  return long && a[0] === b[0] && (isOneSlip(a, b) || isTwoSlips(a, b));
});

/** "Ventosas" of a "Ventosaterapia", "aroma" of an "Aromaterapia". */
function isTherapyBy(word: string, part: string): boolean {
  return (
    word.length >= THERAPY_STEM_LETTERS &&
    /^(?:terapia|therapy)$/.test(part.slice(word.length)) &&
    part.startsWith(word)
  );
}
const THERAPY_STEM_LETTERS = 4;

/** Told by its very name only. */
function isKind(word: string): boolean {
  return KINDS.has(word) || GENERIC.has(word);
}

function isOfOneConcept(word: string, part: string): boolean {
  const [a, b] = [singular(word), singular(part)];
  if (isKind(a) || isKind(b)) return false;
  const concept = conceptOf(a) ?? writtenConcept(word);
  return concept !== undefined && concept === (conceptOf(b) ?? writtenConcept(part));
}

/** "Vaccines": English takes but the "s"; "que le recorten": what they are asked to do. */
function writtenConcept(word: string): number | undefined {
  const deed = THEY.exec(word)?.[1];
  return (
    conceptOf(word) ??
    (word.endsWith('es') ? conceptOf(word.slice(0, -1)) : undefined) ??
    (deed === undefined ? undefined : conceptOf(`${deed}ar`))
  );
}

/** "Blanquimiento": of a long word that begins and ends alike. */
function isTwoSlips(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < LONG_WORD_LETTERS || long.length - short.length > 2) return false;
  let head = 0;
  while (head < short.length && short[head] === long[head]) head += 1;
  if (head < SLIP_LETTERS) return false;
  let tail = 0;
  while (tail < short.length - head && short.at(-1 - tail) === long.at(-1 - tail)) tail += 1;
  return tail >= SLIP_LETTERS && long.length - head - tail <= 2;
}
const LONG_WORD_LETTERS = 10;

/** How a word sounds, from Mexico to Chile: letters that are told apart on paper only. */
