/** A branch by the street that it is in, as its address has it. */
import { isLikeADay, monthName } from '../time/words/lexicon.ts';
import { isEveryday } from '../words/everyday.ts';
import { plainWords } from '../words/text.ts';
import type { Named } from './name-words.ts';
import type { Situation } from '../situation.ts';
import { wordSet } from '../words/pattern.ts';

export interface Place extends Named {
  readonly address?: string | undefined;
}

/** "El de Larco", where a branch is asked for: the only one whose address has one of the words. */
export function placeAt(said: readonly string[], places: readonly Place[]): string | undefined {
  const told = said.filter((word) => word.length >= LETTERS_MIN && !/^\d/.test(word) && !STREETS.has(word));
  const [one, ...others] = places.filter(({ address = '' }) => {
    const street = plainWords(address);
    return told.some((word) => street.includes(word));
  });
  return others.length === 0 ? one?.id : undefined;
}

/** "A las 11 pero en el local de Masaryk": wherever it is said, behind what stands before places. */
export function streetGoneTo(said: readonly string[], places: readonly Place[]): string | undefined {
  const named = said.filter(
    (word, i) =>
      !isEveryday(word) &&
      !isLikeADay(word) &&
      monthName(word) === undefined &&
      !REFUSED.test(said[i + 1] ?? '') &&
      IN.test(` ${said.slice(0, i).join(' ')} `),
  );
  return placeAt(named, places);
}

const LETTERS_MIN = 4;
const STREETS = wordSet(
  'avenida calle carrera camino caminos pasaje jiron plaza plazuela local piso torre esquina entre para rua alameda',
);
const REFUSED = /^(?:no|nao|not|tampoco|nunca)$/;
/** "En Masaryk", "en la avenida Larco", "el local de Masaryk", "en la de Masaryk", "at the Masaryk". */
const IN = new RegExp(
  ` (?<!no )(?:(?:en|em|na|no|in|at|on) (?:THE )?(?:(?:de|da|do) (?:THE )?)?|(?:local|sucursal|sede|tienda|unidade|filial|loja|branch|shop) (?:(?:de|da|do|en|na|no|in|at|on) )?(?:THE )?)(?:(?:calle|cl|cra|carrera|av|avda|avenida|paseo|jr|jiron|rua|alameda|caminos?) (?:del? )?(?:THE )?)?$`.replaceAll(
    'THE',
    '(?:la|el|lo|los|las|a|o|as|os|the)',
  ),
);

/* A branch among those that are shown, by the street that it is in. */

/** "La que quede cerca de la 127", of the one that is in that street: no hour, though it may read as one. */
export function rowInStreet({ offer, tenant }: Situation, raw: string): number | undefined {
  if (offer?.kind !== 'sucursal' || tenant === undefined) return undefined;
  const words = plainWords(raw);
  const told = words.filter((word, i) => /^\d{2,3}$/.test(word) && BEFORE_A_NUMBER.test(words[i - 1] ?? ''));
  const [one, ...others] = tenant.branches
    .filter(({ id }) => offer.ids.includes(id))
    .filter(({ address = '' }) => told.some((word) => plainWords(address).includes(word)));
  return one === undefined || others.length > 0 ? undefined : offer.ids.indexOf(one.id) + 1;
}
const BEFORE_A_NUMBER = /^(?:la|calle|cll?|carrera|ca?ra|kra|avenida|av)$/;
