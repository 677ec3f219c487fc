/**
 * "¿Están sobre 18 de Julio?", "¿es en 18 de julio, no?", of a house in a street that is called like a date: where it is,
 * and no day. A day has its article: "el 18 de julio".
 */
import type { Tenant } from '../../../domain.ts';
import type { Situation } from '../situation.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { re } from '../words/pattern.ts';

const LIKE_A_DATE = /(?<![\d])\d{1,2} de [a-z]+(?![a-z])/;
const STREET =
  '(?:sobre|en|por|em|na|no|at|on|(?:la |a )?(?:calle|avenida|avda?|av|rua|esquina|esq)(?: (?:de|con))?|(?:oficina|local|sucursal|sede|consultorio|clinica|tienda|escritorio|unidade|loja|office|branch)(?: (?:de|en|da|na|on|at))?)';

/** The streets of a business that are called so, folded. */
function streetsOf({ branches }: Tenant): readonly string[] {
  return branches.flatMap(({ address = '' }) => LIKE_A_DATE.exec(fold(address)) ?? []);
}

/** The places of a street that is told, in a pattern: for whoever looks for times. */
export function streetDates(tenant: Tenant): readonly string[] {
  return streetsOf(tenant).map((street) => `(?<=\\b${STREET} )${street}\\b`);
}

const IS_THERE =
  / (?:esta[ns]?|estais|queda[ns]?|es|seria|son|ubicad[oa]s?|se encuentran?|direccion|oficina|local|sucursal|sede|consultorio|clinica|calle|avenida|esquina|fica|ficam|e|sao|are you|is it|located|office|voces|ustedes) /;
const WISHES =
  / (?:quier[oe]|quisiera|necesito|turno|cita|lugar|hay|tienen|tenes|tienes|tem|agend[a-z]*|reserv[a-z]*|anot[a-z]*|cambi[a-z]*|mov[a-z]*|pas[ae][a-z]*|mejor|puede ser|podria ser) /;

/** Asked whether the house is there: its address is told. */
export function askedOfItsStreet({ raw, norm, asks }: Text, { tenant }: Situation): Text | undefined {
  if (!asks || tenant === undefined || WISHES.test(norm) || !IS_THERE.test(norm)) return undefined;
  const said = fold(raw);
  const there = streetsOf(tenant).some((street) => re`(?<![a-z])${STREET} ${street}(?![a-z])`.test(said));
  return there ? readText('¿cuál es la dirección?') : undefined;
}
