/**
 * "Las uñas", "la psicóloga", "terapia": the word of a whole trade, which one of its services alone is called by. "Uñas
 * semipermanentes" is the *Manicure semipermanente* and not the *Uñas acrílicas*, and who wants no more than "las uñas" has
 * not said which of them.
 */
import { singular } from './called.ts';
import { SMALL, partsOf, sameWord } from './name-words.ts';
import type { Catalogue, Score } from './score.ts';

interface Trade {
  /** The words by which the whole of it is called. */
  readonly called: RegExp;
  /** Whether a service that is not called so is of it. */
  readonly holds: (parts: readonly string[]) => boolean;
  /** A word beside it by which nothing of it is left out: "Esmaltado de uñas" is to have the nails done. */
  readonly plain: RegExp;
  /** Right behind it: another trade's, and none of this. */
  readonly elsewhere?: RegExp;
}

const NAIL_WORK =
  /^(?:mani|manicur[aeo]s?|manicuria|manos|maos|semiperm[a-z]*|esmalt[a-z]*|kapping|capping|esculpid[oa]s?|acril[a-z]*|acryl[a-z]*|gel|softgel|polygel|rubber|shellac|francesit?a|alongamento|baby ?boomer)$/;
/** Of the feet, or done to what was made before. */
const NOT_OF_HANDS =
  /^(?:pedi[a-z]*|pies?|pes|feet|podolog[a-z]*|retir[a-z]*|remo[cv][a-z]*|removal|repar[a-z]*|repair|retoques?|relleno|refill|pestan[a-z]*|lash[a-z]*|cilios?|cejas?|facial|pelo|cabello|cabelo|hair)$/;
/** In the singular. */
export const NAIL = /^(?:unh(?:a|ita)|nail)$/;
const NAILS: Trade = {
  called: NAIL,
  holds: (parts) => parts.some((part) => NAIL_WORK.test(part)) && !parts.some((part) => NOT_OF_HANDS.test(part)),
  plain:
    /^(?:esmaltad[oa]|esmaltacao|arreglo|cuidado|diseno|design|corte|limado|servicio|basic[oa]|simple|tradicional|clasic[oa]|normal)$/,
  elsewhere: /^(?:pies?|pes|feet)$/,
};

const A_SESSION = /^(?:sesion|sessao|session|consulta)$/;
/** What tells one session from another, and not of what it is. */
const ANY_SESSION =
  /^(?:individual|normal|regular|comun|simple|suelt[oa]|complet[oa]|estandar|primer[oa]?|primeir[oa]|first|inicial|initial|seguimiento|retorno|online|virtual|presencial|adult[oa]s?|joven(?:es)?|adolescentes?)$/;
const THERAPY: Trade = {
  called:
    /^(?:terapia|psicoterapia|therapy|psychotherapy|psicolog(?:[oa]|ia)|terapeuta|psicoterapeuta|therapist|psychologist)$/,
  holds: (parts) =>
    parts.some((part) => A_SESSION.test(singular(part))) &&
    parts.every((part) => SMALL.has(part) || A_SESSION.test(singular(part)) || ANY_SESSION.test(part)),
  plain: /^(?:individual|normal|regular|comun|simple|adult[oa]s?|sesion|sessao|session|consulta)$/,
};

/** The services told: where such a word stands alone, without the one that is called so, or with the others of its trade. */
export function ofTheTrade(told: readonly Score[], catalogue: Catalogue): readonly Score[] {
  return [NAILS, THERAPY].reduce((all, trade) => ofOne(all, trade, catalogue), told);
}

function ofOne(
  told: readonly Score[],
  { called, holds, plain, elsewhere }: Trade,
  { words, services }: Catalogue,
): readonly Score[] {
  const places = words.flatMap((word, i) => (called.test(singular(word)) ? [i] : []));
  if (places.length === 0) return told;
  const isIt = (part: string): boolean => places.some((i) => sameWord(words[i] ?? '', part));
  const parts = ({ id }: Score): readonly string[] => services.filter((one) => one.id === id).flatMap(partsOf);
  const so = told.filter((one) => parts(one).some(isIt));
  const byIt = so.filter(({ at }) => at.every((i) => places.includes(i)));
  const behind = words.slice((places[0] ?? 0) + 1).find((word) => !SMALL.has(word) && !OWN.has(word)) ?? '';
  // "Las uñas de los pies", where a pedicure is sold.
  const there = elsewhere?.test(behind) === true ? told.filter((one) => !so.includes(one) && one.hits > 0) : [];
  if (there.length > 0)
    return told.flatMap((one) => (byIt.includes(one) ? [] : [there.includes(one) ? { ...one, weak: false } : one]));
  // "Uñas acrílicas", "psicología": said as it is called.
  if (byIt.length === 0 || byIt.length < so.length || so.some(({ share }) => share === 1)) return told;
  const others = told.filter((one) => !so.includes(one) && holds(parts(one)));
  if (others.some(({ hits, weak }) => hits > 0 && !weak)) return told.filter((one) => !so.includes(one));
  const [only, ...more] = so;
  const isPlain = only !== undefined && parts(only).every((part) => SMALL.has(part) || isIt(part) || plain.test(part));
  if (others.length === 0 || (isPlain && more.length === 0)) return told;
  const open = { hits: 1, at: places, share: HALF, weak: false, half: false };
  return told.map((one) => (so.includes(one) || others.includes(one) ? { ...one, ...open } : one));
}

const OWN = new Set(['mis', 'mi', 'meus', 'my', 'sus']);

/** Told as far as one that is called by half of its name. */
const HALF = 0.5;
