/**
 * "Preciso limpar a casa", "limpieza de oficinas", "clean my apartment": what is done to a house is no cleaning of skin or
 * teeth. Whoever cleans houses calls a service by one.
 */
import { singular } from './called.ts';
import { SMALL, partsOf, type Named } from './name-words.ts';
import { wordSet } from '../words/pattern.ts';

const CLEANS = /^(?:limp(?:i?ar|i?eza|i?[aeo]|i?ando)|faxina|clean(?:ing|ed|s)?)$/;
const OF_A_HOUSE =
  /^(?:casa|casita|apartamento|apto|departamento|depto|depa|hogar|quarto|habitacion|cuarto|cozinha|cocina|sala|living|escritorio|oficina|sofa|sillon|tapete|alfombra|carpete|colchon|colchao|piscina|pileta|jardin|jardim|patio|quintal|ventana|janela|vidro|house|home|apartment|flat|office|kitchen|couch|carpet|rug|mattress|pool|yard|window)$/;
/** Between the two: "limpar bem a minha casa". */
const BETWEEN_MAX = 3;

/** The words, without a cleaning that is of a house and the house itself. */
export function withoutHousework(words: readonly string[], services: readonly Named[]): readonly string[] {
  const cleans = words.findIndex((word) => CLEANS.test(word));
  if (cleans < 0) return words;
  const behind = words.slice(cleans + 1).findIndex((word) => !SMALL.has(word) && !FILLS.has(word));
  const at = cleans + 1 + behind;
  const thing = singular(words[at] ?? '');
  if (behind < 0 || behind > BETWEEN_MAX || !OF_A_HOUSE.test(thing)) return words;
  // "Limpieza en casa" is where it is done.
  if (words.slice(cleans + 1, at).some((word) => AT.has(word))) return words;
  const isSold = services.some((service) => partsOf(service).some((part) => singular(part) === thing));
  return isSold ? words : words.map((word, i) => (i === cleans || i === at ? '' : word));
}
const FILLS = wordSet(
  'a o as os la el las los mi mis minha meu my the an nuestra nuestro toda todo bem bien su de da do del of una uma un um',
);
const AT = wordSet('en em na no nas nos at in');
