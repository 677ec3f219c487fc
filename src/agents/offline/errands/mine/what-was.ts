/**
 * "Perdimos una paleta el lunes, ¿la vieron?", "ayer me rayaron la puerta", "la última sesión me dejó con más dolor", "me
 * saqué sangre el lunes y no me llegó nada": of a visit that was. A person answers it, and its day is nobody's wish.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { group } from '../../rules/rule.ts';
import { APPOINTMENT, PLACE } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';
import { wishesBeside } from '../booking/wish-beside.ts';
import { WISHING } from '../booking/wishing.ts';

/** A thing that was left behind: none of what is written, paid or booked. */
const THING = `(?:(?:un|una|unos|unas|mi|mis|el|la|los|las|um|uma|uns|umas|meu|minha|o|a|my|the|an|our) )(?!(?:${APPOINTMENT}|sena|seña|deposito|mensaje|comentario|nota|datos|pago|plata|dato|correo|numero|resena|puntos?|auto|carro|coche|moto|perr[oa]|gat[oa]|message|deposit|review|car|dog) )[a-z]+ `;
const LEFT =
  '(?:se (?:me|nos) (?:quedo|quedaron|cayo|cayeron|perdio|perdieron|olvido|olvidaron)|(?:me|nos) (?:olvide|olvidamos|deje|dejamos)|deje|dejamos|olvide|olvidamos|perdi|perdimos|esqueci|esquecemos|deixei|deixamos|perdemos|(?:i|we) (?:left|forgot|lost))';
const FOUND = group(`
  (?:me |nos )?(?:l[oa]s? )(?:tienen|tenes|tendran|encontraron|encontraste|vieron|viste|hallaron|guardaron|habran (?:visto|encontrado))
  (?:si )?(?:alguien )?(?:l[oa]s? )(?:vio|encontro|hallo|guardo)|(?:estan?|estaran?|quedo|quedaron|sigue[n]?) (?:ahi|alli|alla|por ahi|por alla)
  (?:voces )?(?:acharam|encontraram|viram|guardaram)|esta (?:ai|la)|(?:did|have) (?:you|anyone|anybody|someone) (?:guys )?(?:find|found|seen|see)|is it (?:still )?there
`);
const LOST = re` ${LEFT} ${THING}(?:[a-z0-9]+ )*${FOUND} `;

const WAS_DONE =
  '(?:(?:me|nos|le|l[oa]) (?:saque|sacamos|sacaron|hice|hicimos|hicieron|tome|tomaron|atendieron|lavaron|arreglaron|revisaron)|fui|fuimos|fiz|fizemos|estuve|estuvimos|fui ai|(?:i|we) (?:had|did|took))';
const NOT_COME =
  '(?:(?:no|nao|nunca|never|didn t|haven t) (?:(?:me|nos|he|ha|han|lo|la) )*(?:llegado|llego|llegaron|recibi|recibido|mandaron|mandado|enviaron|enviado|entregaron|recebi|recebemos|chegou|chegaram|mandaram|enviaram|got|gotten|received|receive|get))';
const NOT_GIVEN = re` ${WAS_DONE} (?:[a-z0-9]+ ){1,10}(?:y|e|and|pero|mas|but) (?:(?:todavia|aun|ainda|ya|still) )*${NOT_COME} `;

const LAST_VISIT = `(?:(?:en |na |no |durante )?(?:la|el|mi|a|o|minha|meu|my|the|na|no) )?(?:ultim[oa]|anterior|pasad[oa]|last|previous) (?:${APPOINTMENT}|vez|visita|lavado|corte|limpieza|time|aula|atencion)`;
const BAD = group(`
  pesim[oa]|horrible|horrivel|terrible|malisim[oa]|desastre|decepci[a-z]+|fatal|asco|ruim|awful|rude|groser[oa]|maleducad[oa]|mal educad[oa]|grosseir[oa]
  (?:con|com|with) (?:mas|mais|more) (?:dolor|dor|pain)|peor|pior|worse|(?:chegou|llego|llegaron|chegaram)(?: [a-z0-9]+){0,4} (?:atrasad[oa]|tarde)|(?:showed up|was|came|arrived)(?: [a-z0-9]+){0,4} late
  (?:waste|perdida|perda) (?:of|de) (?:money|time|tiempo|plata|dinero|tempo|dinheiro)|rayad[oa]|suci[oa]|suj[oa]
`);
const DISPLEASED_LAST = re` ${LAST_VISIT} (?:[a-z0-9]+ ){0,14}?${BAD} `;
const DAMAGED = re` (?:me|nos) (?:(?:rayaron|abollaron|chocaron|rompieron|mancharon|golpearon|arranharam|amassaram|quebraram|riscaram) (?:el|la|los|las|mi|un|una|o|a|meu|minha|todo)|(?:entregaron|devolvieron|dieron|entregaram|devolveram) (?:el|la|los|las|mi|o|a|meu|minha) [a-z]+ (?:(?:todo|toda|muy|re|super|medio|todos|com|con|un|una|mal) )*(?:suci[oa]|rayad[oa]|manchad[oa]|mojad[oa]|rot[oa]|golpead[oa]|abollad[oa]|(?<= mal )lavad[oa]|suj[oa]|arranhad[oa])s?) `;

const A_DISASTER =
  / (?:me|nos|le|l[oa]s?) [a-z]{2,}(?:aron|ieron|aram|eram) (?:[a-z0-9]+ ){0,14}?(?:un desastre|una porqueria|una verguenza|pesim[oa]|malisim[oa]|um desastre|uma porcaria) /;

const NOT_SEEN_TO =
  / (?:no|nadie|nunca|nao|ninguem) (?:me|nos) (?:atend|recib|receb|abri|respond)[a-z]* | (?:nobody|no one) (?:saw|attended|helped) (?:me|us) /;
/** He complains of a visit that was, whatever else he says. */
export function isDispleased(norm: string): boolean {
  return DISPLEASED_LAST.test(norm) || A_DISASTER.test(norm) || NOT_SEEN_TO.test(norm);
}

/** "Paso mañana a buscarla", "me los hice el lunes", "me dijeron que llegaban el viernes pasado": what is told besides. */
const FETCHES =
  / (?:paso|pasamos|pasare|voy|vamos|vou|passo|i ll (?:come|stop|drop) by|i ll come) (?:[a-z0-9]+ ){0,5}?(?:(?:a|para|pra|to) )?(?:(?:busc|recog|retir)(?:ar|er)l[oa]s?|por (?:ella|ello|ellas|ellos)|(?:buscar|pegar|retirar) (?:ela|ele)|pick (?:it|them) up|get (?:it|them)) /;
const HAD_IT_DONE = re`^ (?:(?:ah|si|y|pero|es que|yo|ya|los|las|me|nos) )*(?:me|nos) l[oa]s? (?:hice|hicimos|hicieron|saque|sacaron|tome|tomaron|entregaron|dieron) (?:el |la |este |hace |ayer |anteayer )`;
const WAS_TOLD =
  / (?:me|nos) (?:dijeron|dijiste|dijo|avisaron|prometieron|disseram|falaram) que (?:(?:me|nos|l[oa]s?|ya|se|que) )*(?:llegaba[n]?|estaba[n]?|iba[n]? a|venia[n]?|salia[n]?|entregaba[n]?|chegava[m]?|ficava[m]?|estaria[n]?) /;

/** Undefined: a wish, or nothing of the kind. */
export function tellsOfAThing(heard: Heard): Act | undefined {
  const { text, hit, situation, times } = heard;
  if (situation.flow !== 'ninguno' || hit !== undefined || text.asks || WISHING.test(text.norm)) return undefined;
  if (FETCHES.test(text.norm) && times.hora === undefined) return act(heard, { intent: 'thanks', tells: true });
  if (!isToldOfIt(text.norm) || wishesBeside(heard, isToldOfIt)) return undefined;
  return act(heard, { intent: 'ask', topic: 'otro', area: 'GENERAL' });
}
function isToldOfIt(norm: string): boolean {
  return HAD_IT_DONE.test(norm) || (WAS_TOLD.test(norm) && !OF_HOURS.test(norm));
}
/** "Me dijeron que estaban libres el sábado." */
const OF_HOURS = re` (?:${PLACE}) `;

export function tellsWhatWas(heard: Heard): Act | undefined {
  const { text, hit, situation } = heard;
  const sure = hit !== undefined && hit.intent !== 'book' && hit.intent !== 'ask';
  if (situation.flow !== 'ninguno' || sure || WISHING.test(text.norm)) return undefined;
  const lost = LOST.test(text.norm);
  const displeased = DISPLEASED_LAST.test(text.norm) || A_DISASTER.test(text.norm);
  const amiss = NOT_GIVEN.test(text.norm) || (!text.asks && displeased) || DAMAGED.test(text.norm);
  // "Jugamos el sábado en la cancha 1 y nos olvidamos las pelotas, ¿están ahí?": when and where is of what was lost, too.
  return lost || (amiss && !wishesBeside(heard, isOfTheVisit)) ? act(heard, { intent: 'person' }) : undefined;
}
function isOfTheVisit(norm: string): boolean {
  return PARTS.some((pattern) => pattern.test(norm));
}
const PARTS = [re` ${WAS_DONE} `, re` ${NOT_COME} `, re` ${LAST_VISIT} `, A_DISASTER, DAMAGED];
