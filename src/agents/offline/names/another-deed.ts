/**
 * "¿Cuánto cobran por quitar las acrílicas?", "retiro de pestañas", "¿cuánto vale teñir la barba?": another thing is done to
 * what a service is called by, and its price is none of that service's.
 */
import type { Service } from '../../../domain.ts';
import { conceptOf } from './concepts.ts';
import { partsOf, sameWord, SMALL } from './name-words.ts';

const TAKES_OFF =
  /^(?:(?:quitar|retirar|remover|despegar)(?:me|se|te|le|les)?(?:l[oa]s?)?|quitan|quitas|retiran|retiros?|remocion|remocao|removal|removing|remove|(?<worn>sacar(?:me|se|te|le|les)?|tirar|take|taking))$/;
/** "Sacar la licencia" is to get it: what is worn is taken off. */
const WORN =
  /^(?:acrili|gel|esmalt|unas?$|unhas?$|nails?$|pestan|cilios?$|lash|extension|extens|alisad|color|tint|tinte|mecha|keratin|trenza|tatua|tattoo|piercing|bracket|aparelho)/;
/** A service of taking off says so, in its own words. */
const IS_TAKING_OFF = /^(?:quit|retir|remo[cv]|extrac|exodon|depil|borra|elimin|waxing|removal)/;
/** "Teñir", of a beard whose trimming is sold. */
const DYES = /^(?:ten|tint|dye)/;
const COLOR = conceptOf('color');

/** Whether that is done to it which the service does not do: `words` are those of the question. */
export function isOfAnotherDeed(words: readonly string[], service: Service): boolean {
  const own = partsOf(service).filter((part) => !SMALL.has(part));
  return words.some((word, at) => {
    const off = TAKES_OFF.exec(word);
    const dyes = off === null && DYES.test(word) && conceptOf(word) === COLOR;
    if (off === null && !dyes) return false;
    if (own.some((part) => (dyes ? conceptOf(part) === COLOR : IS_TAKING_OFF.test(part)))) return false;
    const thing = words.slice(at + 1).find((next) => !SMALL.has(next) && !BETWEEN.has(next));
    if (thing === undefined || !own.some((part) => sameWord(thing, part))) return false;
    return off?.groups?.['worn'] === undefined || WORN.test(thing);
  });
}
const BETWEEN = new Set(['mi', 'mis', 'un', 'una', 'unos', 'unas', 'minhas', 'meu', 'my', 'off', 'out']);
