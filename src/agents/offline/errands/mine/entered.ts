/**
 * "¿Quedó cargado mi turno?": entered into the diary, as Argentina says it, so booked; a card is what money is loaded on.
 */
import { APPOINTMENT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';
import { readText, type Text } from '../../words/text.ts';

const STANDS = '(?:quedo|quedaron|queda|quedan|esta|estan|ta|tan|fue|fueron)';
const ENTERED = `${STANDS} (?:(?:ya|bien|si) )*cargad[oa]s?`;
/** With its noun on either side, or nothing but that. */
const IS_OF_A_VISIT = re` ${APPOINTMENT}(?: [^ ]+){0,6} ${ENTERED} | ${ENTERED}(?: [^ ]+){0,3} ${APPOINTMENT} |^ (?:(?:hola|buenas|che|y|entonces|ok|ya|me|nos|te|bien) )*${ENTERED}(?: (?:ya|no|verdad|cierto|entonces|bien|si|gracias))* $`;
const OF_MONEY = / (?:pag[oa]s?|sena|senia|plata|dinero|monto|tarjeta|cuenta|saldo|credito|gift|link) /;
const LOADED = /(?<!\p{L})cargad(?=[oa]s?(?!\p{L}))/giu;

export function enteredIsBooked({ raw, norm }: Text): Text | undefined {
  if (!IS_OF_A_VISIT.test(norm) || OF_MONEY.test(norm)) return undefined;
  return readText(raw.replaceAll(LOADED, 'agendad'));
}
