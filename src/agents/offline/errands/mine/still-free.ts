/**
 * "Se me pasó, ¿todavía está la hora del viernes?", "¿sigue el de las 18?", of one who has none: whether it may still be had. What he left or let
 * run out, the machine knows.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { PLACE, WEEKDAY } from '../../words/words.ts';

const STILL = '(?:todavia|aun|ainda|still|sigue|siguen|continua|segue)';
const THERE =
  '(?:esta|estan|estara|hay|habra|quedan?|quedara|tienen|tenes|tienes|tiene|sigue|siguen|guardaron|ta|tem|tao|estao|is|are|have|there|me|nos)';
const FREE = '(?:libres?|disponibles?|disponivel|disponiveis|available|free|open)';
const THAT = '(?:el|la|los|las|ese|esa|mi|un|una|algun|o|a|esse|essa|minha|meu|the|that|my|an?)';
const IS_IT_THERE = new RegExp(
  ` (?:${[
    `${STILL} (?:(?:${THERE}|${THAT}|${FREE}) )*(?:${PLACE})`,
    `(?:${THERE} )+${STILL} (?:(?:${THAT}|${FREE}) )*(?:${PLACE})`,
    `${STILL} (?:${THERE} )?(?:el|la|lo|o|a|the) (?:de (?:las?|el)|del|das?|do|at) (?:[0-9]{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|${WEEKDAY})`,
    `(?:${PLACE})(?: [^ ]+){0,6} ${STILL} (?:${THERE}|${FREE})`,
    `(?:(?:${THERE}|${STILL}) )+${FREE}(?: ${STILL})?(?= (?:$|el|la|para|ese|esa|a las?|del?|o|the|that|for|na|no))`,
  ].join('|')}) `,
);

export function asksIfStillFree(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const none = situation.flow === 'ninguno' && situation.appointments?.length === 0;
  return none && text.asks && IS_IT_THERE.test(text.norm) ? act(heard, { intent: 'book' }) : undefined;
}
