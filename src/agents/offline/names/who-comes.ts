/**
 * Who comes is not what is done: "cita para mi niña" names no "Control de niño sano". Of what is sold for everybody and
 * for children, too ("Corte", "Corte niño"), who comes tells which.
 */
import { relationOf } from '../words/kin.ts';
import { singular } from './called.ts';
import { SMALL, partsOf, sameWord, type Named } from './name-words.ts';

/** Before these words somebody stands. */
const SOMEBODYS =
  / (?:mi|mis|el|la|los|las|meu|minha|meus|minhas|my|nuestr[oa]s?|noss[oa]s?|our|otr[oa]s?|outr[oa]s?|other|(?:para|pa|pra|pro|for)(?: (?:el|la|los|las|un|una|unos|unas|o|a|os|as|um|uma|the))?) (?:(?:[2-6]|dos|tres|cuatro|dois|duas|quatro|two|three|four|otr[oa]s?|outr[oa]s?|other) )?$/;

/** The word at that place is of one who comes: "mi niña", "la nena", "el otro niño", "mis dos niños". */
function isSomebody(words: readonly string[], i: number): boolean {
  if (relationOf({ kin: singular(words[i] ?? '') }) === undefined) return false;
  return SOMEBODYS.test(` ${words.slice(Math.max(0, i - LOOKED_BACK), i).join(' ')} `);
}
const LOOKED_BACK = 3;

/** Whether that part of a service's name is heard in nothing but who comes. */
export function isWhoComes(
  part: string,
  service: Named,
  { words, services }: { words: readonly string[]; services: readonly Named[] },
): boolean {
  const said = words.flatMap((word, i) => (sameWord(word, part) ? [i] : []));
  return said.every((i) => isSomebody(words, i)) && !services.some((other) => isOfTheSameSort(other, service));
}

/** "Corte" and "Corte niño", "Consulta adultos" and "Consulta niños". */
function isOfTheSameSort(other: Named, service: Named): boolean {
  const parts = partsOf(service).filter((part) => !SMALL.has(part));
  return other.id !== service.id && partsOf(other).some((part) => parts.includes(part));
}
