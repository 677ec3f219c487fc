/**
 * "¿Cierran al mediodía?", "si paso a las 3, ¿están?", "¿hacen horario corrido?", "a las 2 hay alguien?", "you guys still
 * open?": whether they are open then, and no hour that is wished for.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { namesService } from '../booking/wishing.ts';
import { group } from '../../rules/rule.ts';
import { re } from '../../words/pattern.ts';

const LEAD =
  '(?:(?:hola|holi|buen[oa]?s?|dias?|tardes?|noches|oi|ola|bom|boa|hi|hello|hey|che|oye|disculp[ae]|perdon|una|consulta|pregunta|y|e|and|ustedes|uds|voces|vcs|you|guys|hoy|hoje|tambien|tambem) )*';
/** They work, and so they are there. */
const THEY_WORK =
  '(?:cierran?|abren?|atienden?|trabajan|laboran|estan(?: abiertos)?|hay atencion|fecham?|abrem?|atendem?|funcionam?|ficam? abert[oa]s?|close|open)';
const AT_MEAL = group(`
  al medio ?dia|a mediodia|ao meio dia|at (?:noon|lunch(?: ?time)?)|for lunch
  (?:a|en|na|durante|por) (?:la |a )?(?:hora (?:del?|da|do) )?(?:el )?(?:almuerzo|almorzar|colacion|comida|comer|siesta|almoco)
`);
const RUNS_ON =
  '(?:hacen|haces|tienen|tenes|tienes|es|manejan|trabajan|atienden|hay|fazem) (?:en )?(?:(?:el |un )?(?:horario|jornada) )?(?:de )?(?:corrid[oa]|continu[oa]|continuad[oa]|partid[oa])';
/** "Si paso a las 3": he comes by, to a place that may be shut. */
const COMES_BY = '(?:si|se|if) (?:(?:yo|eu|i) )?(?:paso|voy|vamos|llego|caigo|me acerco|vou|passo|come|go|stop)';
const FINDS_THEM =
  '(?:estan|estaran|estas|l[oa]s encuentro|te encuentro|encuentro (?:a )?alguien|(?:hay|habra) (?:alguien|gente)|atienden|esta abierto|voces estao|encontro voces|are you (?:there|open)|will you be (?:there|open))';
const SOMEBODY_THERE = '(?:hay|habra|tem|is there) (?:alguien|gente|alguem|someone|anyone|anybody)';
const STILL =
  '(?:(?:are|you|guys|still) )*still open|(?:ainda|todavia|aun) (?:estao|estan|siguen) (?:abert[oa]s?|abiert[oa]s?|atendendo|atendiendo)';

const AT_A_MEAL = re`^ ${LEAD}(?:${THEY_WORK} ${AT_MEAL}|${AT_MEAL} ${THEY_WORK}) $`;
const ON_AND_ON = re`^ ${LEAD}${RUNS_ON} $`;
const FOUND_THERE = re` ${COMES_BY} (?:[^ ]+ ){0,8}${FINDS_THEM} $`;
const ANYBODY_THERE = re` ${SOMEBODY_THERE} (?:ahi |alli |ai |there )?$`;
const STILL_OPEN = re`^ ${LEAD}(?:${STILL})(?: (?:[^ ]+ ){0,4}| )$`;
const UNTIL_WHEN = re`^ ${LEAD}(?:hasta|desde|a) que (?:hs|horas?) (?:estan|estas|hay gente)(?: (?:abiert[oa]s?|ahi|hoy|manana|atendiendo))* $`;

export function asksIfOpenThen(heard: Heard): Act | undefined {
  if (heard.situation.flow !== 'ninguno' || !asksOfTheHouse(heard)) return undefined;
  return act(heard, { intent: 'ask', topic: 'horarios', area: 'GENERAL' });
}

function asksOfTheHouse(heard: Heard): boolean {
  const { norm, asks } = heard.text;
  // To their ends they speak of nothing else.
  if ([AT_A_MEAL, ON_AND_ON, UNTIL_WHEN].some((pattern) => pattern.test(norm))) return true;
  if (!asks || namesService(heard)) return false;
  const { hora, preferencia } = heard.times;
  const then = hora !== undefined || preferencia !== undefined;
  return FOUND_THERE.test(norm) || STILL_OPEN.test(norm) || (then && ANYBODY_THERE.test(norm));
}
