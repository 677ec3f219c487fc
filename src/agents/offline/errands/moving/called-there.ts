/**
 * "Quisiera cambiar mi ficha": in Bolivia an appointment is called so. A "ficha médica" is somebody's record. "Dale na",
 * "agendame na": in Paraguay one asks so, and denies nothing.
 */
import { countryOf, type Situation } from '../../situation.ts';
import { readText, type Text } from '../../words/text.ts';

const FICHA =
  /(?<=(?<!\p{L})(?:mi|una|la|otra|sacar|pedir|cambiar|tengo|mover) )ficha(?!\p{L})(?! (?:m[eé]dica|cl[ií]nica|t[eé]cnica|personal|de datos))/giu;

export function asCalledThere({ raw }: Text, situation: Situation): Text | undefined {
  const country = countryOf(situation);
  const said = country === 'BO' ? raw.replaceAll(FICHA, 'cita') : country === 'PY' ? raw.replaceAll(NA, '') : raw;
  return said === raw ? undefined : readText(said);
}
const NA = /(?<=\p{L})\s+na(?![\p{L}\p{N}])/giu;
