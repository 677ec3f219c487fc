/** "Quisiera cambiar mi ficha": in Bolivia an appointment is called so. A "ficha médica" is somebody's record. */
import { countryOf, type Situation } from '../../situation.ts';
import { readText, type Text } from '../../words/text.ts';

const FICHA =
  /(?<=(?<!\p{L})(?:mi|una|la|otra|sacar|pedir|cambiar|tengo|mover) )ficha(?!\p{L})(?! (?:m[eé]dica|cl[ií]nica|t[eé]cnica|personal|de datos))/giu;

export function asCalledThere({ raw }: Text, situation: Situation): Text | undefined {
  if (countryOf(situation) !== 'BO') return undefined;
  const said = raw.replaceAll(FICHA, 'cita');
  return said === raw ? undefined : readText(said);
}
