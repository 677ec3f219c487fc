/** A branch among those that are shown, by the street that it is in. */
import type { Situation } from '../../situation.ts';
import { plainWords } from '../../words/text.ts';

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
