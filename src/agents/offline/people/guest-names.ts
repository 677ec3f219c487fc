/** Where the name of one who comes ends: "Ana Ruiz el martes", "Bruno necesita una limpieza". */
import type { Tenant } from '../../../domain.ts';
import { isGivenName } from '../names/given-names.ts';
import { servicesNamed } from '../names.ts';
import type { Situation } from '../situation.ts';
import { fold, plainWords } from '../words/text.ts';
import { nameAtStart } from './introductions.ts';

/** No part of a name, though nothing marks where that ends. */
const ENDS_NAME = new Set(
  (
    'el la los las un una uno en con por para pra y e o u a al and at on for with que es si sim yes no nao tiene tem puede quiere anos ano porfa porfavor favor gracias please thanks obrigado obrigada turno cita hora ' +
    'in from between before after because cualquier tipo desde hasta antes despues entre dentro somos vivo tengo pago me te le lo se mi porque pero ya no solo cuando ' +
    'hoy manana tarde noche mediodia pasado este esta proximo proxima hoje amanha as ao tomorrow today tonight next this ' +
    'lunes martes miercoles jueves viernes sabado domingo segunda terca quarta quinta sexta monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
);
const NAME_WORDS_MAX = 6;

interface Place {
  readonly announced: boolean;
  readonly comma: boolean;
  readonly situation: Situation;
}

/** The name of one who was just spoken of, if that is what stands here. */
export function guestName(text: string, comma: boolean, situation: Situation): ReturnType<typeof nameIn> {
  return nameIn(text, { announced: false, comma, situation });
}

/** Capitals, or a name that many have; behind "se llama" whatever stands there. */
export function nameIn(
  text: string,
  { announced, comma, situation }: Place,
): { name: string; length: number } | undefined {
  const capitals = /^\p{Lu}[\p{Ll}\p{M}]/u.test(text);
  if (!capitals && !announced && !isGivenName(plainWords(text)[0] ?? '')) return undefined;
  const found = nameAtStart(text, capitals);
  const name = found && nameAtStart(text.slice(0, ownLength(text.slice(0, found.length), situation.tenant)), capitals);
  if (name === undefined) return undefined;
  // "Para mi mamá, Laura me dijo": behind a comma a name is all that comes.
  return comma && !/^\s*(?:$|[,.;:!?\n])/.test(text.slice(name.length)) ? undefined : name;
}

/** Up to the first word that is a day, a service, or of the sentence that goes on. */
function ownLength(said: string, tenant: Tenant | undefined): number {
  const words = [...said.matchAll(/[\p{L}\p{M}'’-]+/gu)];
  const small = (word: string): boolean => /^\p{Lu}/u.test(said) && !/^\p{Lu}/u.test(word);
  const end = words.findIndex(({ 0: word }) => {
    const folded = fold(word);
    return (!small(word) && ENDS_NAME.has(folded)) || servicesNamed([folded], tenant?.services ?? []).length > 0;
  });
  const last = words[Math.min(end < 0 ? words.length : end, NAME_WORDS_MAX) - 1];
  return last === undefined ? 0 : last.index + last[0].length;
}
