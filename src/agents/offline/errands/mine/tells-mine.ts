/**
 * "¿Qué turnos me quedaron?", "¿cómo quedó todo?", "la mía sigue, ¿no?", "el jueves me atiende Caro, ¿no?", "tengo turno el
 * jueves pero me mudaron la oficina": what one has is spoken of, and shown (AGENDA-17). No second one is booked beside it.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames, peopleCalled } from '../../names.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import { saysWhen } from '../../wishes.ts';
import { readText, without } from '../../words/text.ts';
import { APPOINTMENT, CANCEL, CANNOT_COME, MOVE, SHIFT, WANT } from '../../words/words.ts';
import { hasOneOn } from './own-appointment.ts';
import { THE_OTHER, named } from './which-one.ts';
import { re } from '../../words/pattern.ts';

const LEAD =
  '(?:y|e|entonces|entao|ok|bueno|ah|perdon|disculpa|gracias|listo|al final|pero|a ver|dime|decime|digame|me decis|me dices|so|and)';
const TAG = '(?:no|verdad|cierto|correcto|o no|no es cierto|nao|ne|certo|right|si|eh|entonces|al final|ahora|todavia)';
const STAYED = '(?:quedo|quedaron|queda|quedan|quedaria|quedarian|sigue|siguen|ficou|ficaram|segue)';
/** What there is in the end, however it is asked. */
const WHAT_IS_LEFT = re`^ (?:${LEAD} )*(?:(?:que|cuales|quais|cuantos|cuantas) (?:${APPOINTMENT}) (?:(?:me|nos) ${STAYED}|quedaron|tengo|tenemos)|como (?:me |nos )?(?:quedo|quedaron|quedaria|ficou) (?:todo|la cosa|mi agenda|tudo|lo mio|al final|(?:la|el|mi|nuestra|a|o|minha|meu) (?:${APPOINTMENT}))|(?:me|nos) ${STAYED} (?:algun[oa]?|alguna cosa|otr[oa]|uno|una)(?: (?:${APPOINTMENT}))?|que (?:(?:me|nos) (?:quedo|quedaron|quedan?)|(?:yo )?(?:tengo|tenemos))|o que (?:eu )?(?:tenho|temos|ficou)|what (?:do (?:i|we) have|have (?:i|we) got)|(?:quedo|quedamos|quedaba|ficou) (?:para |pa |a |en |pra )?(?:cuando|que dia|que horas?|quando))(?: (?:(?:agendad|reservad|anotad|marcad|apartad|programad)[oa]s?|pendientes?|booked|scheduled|coming up|${TAG}))* $`;
const GREETS =
  '(?:hola|buenas|buenos|dias|tardes|noches|oi|ola|bom|boa|dia|tarde|noite|hi|hello|hey|obrigad[oa]|thanks|muchas|muito|mil)';
const MADE =
  '(?:agendad|reservad|confirmad|anotad|marcad|registrad|apartad|separad)[oa]s?|list[oa]s|firmes|en pie|de pe|booked|scheduled|confirmed|reserved|all set|set|bien|ok|gracias|obrigad[oa]|thanks';
const BOTH = `(?:l[oa]s (?:dos|tres)|amb[oa]s|tod[oa]s|os (?:dois|tres)|as (?:duas|tres)|nossos dois)(?: (?:${APPOINTMENT}))?`;
const STAND = `(?:(?:me|nos|se|ya|si) )*(?:${STAYED}|quedamos|quedaran|ficamos|foram)`;
const ARE = '(?:(?:ya|si) )*(?:estan|estamos|estao|tao|seguimos|continuam)';
const TO_KNOW =
  '(?:me )?(?:confirm(?:a|as|ame|eme|en|enme)|avis(?:a|as|ame)|fijate|quiero saber|queria saber|quero saber)(?: (?:que|si|se))?';
/** "¿Quedaron las dos?", "¿están los dos anotados?", "are both booked?": whether there are as many as he asked for. */
const BOTH_STAND = re`^ (?:(?:${LEAD}|${TO_KNOW}) )*(?:${STAND}(?: (?:${MADE}))* ${BOTH}|${BOTH} ${STAND}|${ARE} (?:(?:${MADE}) )+${BOTH}|${ARE} ${BOTH} (?:${MADE})|${BOTH} ${ARE} (?:${MADE})|(?:are|were) (?:(?:we|they|the|my|our) )?(?:both|two|all)(?: of (?:us|them))?(?: (?:${APPOINTMENT}))? (?:${MADE})|did (?:(?:we|they|the|my) )?(?:both|all)(?: of (?:us|them))?(?: (?:${APPOINTMENT}))? (?:go through|get booked|get confirmed|get scheduled)|(?:is|are) (?:everybody|both of us) (?:${MADE}))(?: (?:${MADE}|${TAG}))* $`;
/** Hers among those that there were: "la mía sigue no?", "¿el mío quedó igual?" */
const MINE_STAYS = re`^ (?:(?:${LEAD}|${GREETS}) )*(?:(?:la|el|lo|los|las|a|o) (?:mi[ao]s?|minha|meu)|mine)(?: (?:si|tambien|todavia|aun|ainda|still))? (?:${STAYED}|continuam?|esta|is|stays|stands)(?: (?:en pie|de pe|igual|firme|agendad[oa]|reservad[oa]|confirmad[oa]|marcad[oa]|on|booked|standing|still|stands|yes|${TAG}))* $`;
/** "Sigo con la cita del jueves", "mantengo mi turno": it stays; behind a silence it may be what was being booked. */
const KEEPS_IT = re`^ (?:(?:${LEAD}|si|no|yo|eu|i|mejor|melhor) )*(?:(?:sigo|seguimos|me quedo|fico|continuo)(?: (?:en pie|firme|nomas))* (?:con|com)|mantengo|mantenemos|conservo|mantenho|(?:voy a|vamos a|vou|vamos|quiero|quero|prefiero|prefiro) (?:mantener|manter|conservar)|(?:i m |i am |we re )?keeping|(?:i ll |i will )?keep) (?:la|el|lo|mis?|os?|as?|meus?|minhas?|the|my) (?:(?:${APPOINTMENT}|de|del|da|do|para|pra|on|for|las?|el|a|que tengo|tal cual|como esta|igual|por favor|porfa|please|gracias|obrigad[oa]|thanks) )*$`;
function keepsIt({ text, times, situation }: Heard): boolean {
  const { norm } = readText(without(text.raw, times.spans));
  if (situation.parked === true || text.asks || !KEEPS_IT.test(norm)) return false;
  // "…mi cita del viernes", and it is on Thursday: what he has is shown, and no other is looked for.
  return !saysWhen(times) || ITS_NAME.test(norm) || hasOneOn(times.fechaOriginal ?? times.fecha, situation);
}

const ITS_NAME = re` (?:mis?|meus?|minhas?|my) (?:${APPOINTMENT}) `;

const OWN = '(?:tengo|tenemos|tenia|teniamos|tenho|temos|tinha|i have|i ve got|we have)';
const HAVE = re` ${OWN} (?:(?:ya|ja|un|una|uma|um|an?|mi|minha|meu|my|agendad[oa]|reservad[oa]) )*(?:${APPOINTMENT}) `;
/** "Tenemos las fotos de grado el jueves", "tenho a limpeza de pele na sexta": with its article, one that he has. */
const HAVE_THAT = re` ${OWN} (?:(?:ya|ja) )*(?:el|la|los|las|o|a|os|as|the|mis?|meu|minha|my)((?: [^ ]+){1,4})`;
const SERVED =
  / (?:me|nos) (?:atiende|atienden|ve|recibe|toca(?: con)?|atende) (?:(?:el|la|o|a|dra?|doctora?|profe) )*([a-z]+) /;
/** "El niño sale tarde del colegio" tells why, and asks for nothing later. */
const ENDS = '(?: sale[ns]?| sai| saem| salgo| salimos| saio| termina[ns]?)';
/** More is wanted than to see it. */
const MORE = re` (?:${WANT}|${MOVE}|${SHIFT}|${CANCEL}|${CANNOT_COME}|otr[oa]s?|outr[oa]s?|another|puedo|puede[sn]?|podria[ns]?|podes|podemos|se puede|pode|posso|can|could|mejor|melhor|llego|(?<!${ENDS} )tarde|pag[a-z]*|cuanto|quanto|hay|tienen|tenes|tem|donde|onde|como|que|quien|a que hora) `;

export function tellsOfMine(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (situation.flow !== 'ninguno' || (situation.appointments ?? []).length === 0) return undefined;
  const left = [WHAT_IS_LEFT, MINE_STAYS, BOTH_STAND].some((said) => said.test(text.norm));
  const tells = left || keepsIt(heard) || hasItThen(heard) || isServedThen(heard) || asksIfOnlyThat(heard);
  return tells ? act(heard, { intent: 'mine' }) : undefined;
}

/** "Entonces me queda solo la del sábado?", "so i only have the friday one left?", of one that he has. */
function asksIfOnlyThat({ text, situation }: Heard): boolean {
  if (!text.asks || MORE.test(text.norm) || !ONLY_THAT_IS_LEFT.test(text.norm)) return false;
  // "¿Queda el viernes?", "¿me queda libre el jueves?" look for one.
  if (FREE.test(text.norm) || !(SAYS_ONLY.test(text.norm) || OF_ONE.test(text.norm))) return false;
  return THE_OTHER.test(text.norm) || named(text, situation, []) !== undefined;
}
const ONLY =
  '(?:solo|solamente|unicamente|nomas|no mas|nada mas|apenas|somente|only|just|still|todavia|aun|ainda|ya|ja|agora|ahora|now)';
const SAYS_ONLY = re` (?:${ONLY}|so|left) `;
const OF_ONE = re` (?:la|el|lo|a|o) (?:del?|da|do|otr[oa]|outr[oa]) | (?:mi|la|el|meu|minha|a|o|my|the) (?:${APPOINTMENT}) `;
const FREE = / (?:libres?|disponibles?|disponivel|livres?|free|available) /;
const ONLY_THAT_IS_LEFT = re`^ (?:(?:${LEAD}|${ONLY}|hola|buenas|oi|hi|hello|o sea que|ou seja|que) )*(?:(?:me|nos) (?:quedan?|quedo|quedaria|resta|sobra)|quedan?|fico(?: com)?|ficamos com|fica|ficou|tengo|tenemos|tenho|temos|(?:i|we)(?: ${ONLY})* (?:have|got)|(?:i|we) ve(?: ${ONLY})* got)(?: (?:${ONLY}|so))* (?:com )?(?:la|el|lo|a|o|the|my) (?:[^ ]+ ){1,8}$`;

/** On a day on which he has one, and nothing else is wanted. */
function hasItThen({ text, times, hit, situation }: Heard): boolean {
  if (MORE.test(text.norm.replaceAll(NOT_DONE, ' ')) || (hit !== undefined && hit.intent !== 'mine')) return false;
  if (!hasOneOn(times.fechaOriginal ?? times.fecha, situation)) return false;
  return HAVE.test(text.norm) || hasThat(text, situation);
}

/** "Tenía cita a las 6:30 pero comí tarde y no voy a completar el ayuno": what is not done is no word about coming. */
const NOT_DONE =
  / (?:no|nao) (?:voy|vamos|vou)(?: a)?(?= (?!ir |asistir |llegar |alcanzar |poder |venir |acudir |vir |chegar |conseguir )[a-z]+r )|(?<= (?!llegue )[a-z]{3,}[ei]) tarde(?= )/g;

function hasThat({ norm }: Heard['text'], { appointments = [], tenant }: Heard['situation']): boolean {
  const that = HAVE_THAT.exec(norm)?.[1];
  const service = that === undefined || tenant === undefined ? undefined : serviceOfMine(that, tenant, appointments);
  return appointments.some(({ serviceId }) => serviceId === service);
}

/** "El jueves me atiende Caro, ¿no?": asked of the day of his own. */
function isServedThen({ text, times, situation }: Heard): boolean {
  const { tenant } = situation;
  const who = text.asks ? SERVED.exec(text.norm)?.[1] : undefined;
  if (tenant === undefined || who === undefined || MORE.test(text.norm)) return false;
  const called = peopleCalled(['con', who], tenant.professionals).length === 1;
  const day = times.fechaOriginal ?? times.fecha;
  return called && findNames(text.raw, tenant).servicio === undefined && hasOneOn(day, situation);
}
