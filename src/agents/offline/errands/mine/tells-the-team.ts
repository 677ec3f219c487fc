/**
 * "Me olvidé, es un gol trend 2015", "soy alérgica a la penicilina", "by the way I'm allergic to latex", with an appointment
 * made: what those should know who see to him. It is no question and no wish; nobody here notes it down, and that is said.
 */
import { IT_IS_A } from '../../answers/around/only-tells.ts';
import type { Heard } from '../../heard.ts';
import { findNames, peopleCalled } from '../../names.ts';
import { isForAPerson } from '../several/told-beside.ts';
import { saysWhen } from '../../wishes.ts';
import { CANCEL, CANNOT_COME, MOVE, SHIFT, WANT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

const LEAD =
  '(?:(?:ah|uy|ay|y|e|and|ok|bueno|perdon|disculp[ae]|sorry|hola|oi|hi|me olvide(?: de (?:decir(?:te|les|le)?|avisar))?|se me olvido(?: (?:decir(?:te|les|le)?|avisar))?|esqueci de (?:dizer|falar|avisar)|i forgot(?: to (?:say|mention|tell you))?|(?:te|les|le) (?:aviso|cuento|comento|digo)|(?:para|pra) que (?:sepan|sepas|sepa|saibam)|por (?:si|las) (?:sirve|dudas|acaso)|por cierto|so you know|just so you know|by the way|btw|fyi|so avisando|ojo|solo|que|q|also|tambien|tambem) )*';
/** What a body is or has that the hand that treats it must know. */
const HEALTH =
  '(?:(?:yo |eu |ella |el |mi [a-z]+ |my [a-z]+ )?(?:soy|es|sou|i m|i am|is|he s|she s) (?:(?:muy|muito|very|re|medio) )?(?:alergic[oa]|allergic|diabetic[oa]?|hipertens[oa]|asmatic[oa]|epileptic[oa]|celiac[oa]|asthmatic|hemofilic[oa]|intolerante)|(?:soy|tengo|tiene|tenho|tem|sufro de|padezco(?: de)?|i have|uso|uso un|llevo) (?:(?:un|una|uma?|an?|la|el|mucha) )*(?:alergias?|allergy|marcapasos?|marca passo|pacemaker|diabetes|hipertension|hipertensao|presion alta|pressao alta|high blood pressure|asma|asthma|epilepsia|epilepsy|protesis|piel sensible|pele sensivel|sensitive skin|dermatitis|rosacea|brackets|diu|hernia)|(?:estoy|esta|estou|i m|i am|she s) (?:embarazad[oa]|gravida|pregnant|amamantando|lactando|breastfeeding|de [0-9]+ (?:meses|semanas)|(?:tomando|taking) [a-z]+|(?:con|em|no) (?:tratamiento|tratamento))|tomo (?:anticoagulantes?|aspirina|antibioticos?|medicacion|pastillas|remedios?|corticoides|isotretinoina))';
/** What is brought: "el auto es un corsa 2008", "mi perra pesa 20 kilos". */
const THING =
  '(?:auto|carro|coche|moto|camioneta|camion|bici(?:cleta)?|vehiculo|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|cachorr[oa]|conejo|car|truck|dog|cat|pet|pelo|cabello|cabelo|hair)';
const BRINGS = `(?:el|la|mi|nuestr[oa]|o|a|meu|minha|my) ${THING} (?:(?:ya|tambien) )*(?:es|se llama|tiene|pesa|esta|e|se chama|tem|is|has|weighs) `;
/** An order to note it: "anotá que es una hilux blanca". */
const NOTES =
  '(?:(?:me )?(?:anot|apunt|agreg|anex)(?:a|e|en|ame|eme|alo|elo)?|tom(?:a|e|en) nota|tengan en cuenta|ten(?:e|ga)? en cuenta|(?:please )?(?:note|make a note)) (?:(?:por favor|porfa|ahi|alli) )*(?:que|de que|that) (?:es|soy|tengo|tiene|uso|llevo|mi|el|la|it s|it is|i m|i am|i have|my) ';
const TELLS = re`^ ${LEAD}(?:${HEALTH} |${BRINGS}|${NOTES})`;
const BEHIND_LEAD = re`^ ${LEAD}`;
/** Whoever wishes for something, too, or cannot come for it. */
const MORE = re` (?:${WANT}|${MOVE}|${SHIFT}|${CANCEL}|${CANNOT_COME}|otr[oa]s?|outr[oa]s?|another|puedo|pueden?|podria[ns]?|podes|posso|can|could|mejor|melhor|tarde|pag[a-z]*|turno|cita|hora|precio|cuanto|problema) `;
const WORDS_MAX = 18;

export function tellsTheTeam({ text, times, hit, situation }: Heard): boolean {
  const { flow, appointments = [], tenant } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || tenant === undefined || hit !== undefined) return false;
  if (text.asks || text.words.length > WORDS_MAX || saysWhen(times) || isForAPerson(text, situation)) return false;
  const { servicio, profesional, sucursal } = findNames(text.raw, tenant);
  if ((servicio ?? profesional ?? sucursal) !== undefined || MORE.test(text.norm.replace(NOTED, ' '))) return false;
  return TELLS.test(text.norm) || IT_IS_A.test(` ${text.norm.replace(BEHIND_LEAD, '')}`);
}
const NOTED = re` ${NOTES}`;

/**
 * "Dile a Ignacio que me mejoré", "avisa a Camila que adorei a cor", "please tell Megan the exercises worked": a word for
 * one of the team. Nobody here carries it, which is said; whoever it is for is not booked by it.
 */
const TELL =
  '(?:(?:dec|dig|di|avis|comunic|coment|cuent|cont|fal|diz|mand|pas|transmit|agrade|salud)[a-z]*(?: (?:un|uma?) (?:recado|mensaje|mensagem|saludo|abraco|abrazo))?|tell|let|thank|say (?:hi|thanks) to)';
const WORD_FOR = re`^ (?:(?:hola|holi|buenas|buenos|buen|dias?|tardes|noches|oi|ola|bom|boa|noite|hi|hello|hey|porfa|por favor|please|pls|me|le|podes|podrias?|puedes|puede|pode|poderia|can you|could you|y|e|and|gracias|ya) )*${TELL} (?:(?:a|al|ao|para|pra|pro|o|to) )?(?:(?:la|el|o|a|mi|dra?|doctora?|lic|licenciad[oa]|profe|don|dona|seno|seora) )*(?<who>[a-z]+)(?: [a-z]+)? (?:(?:que|q|k|that|know(?: that)?|how|de mi parte|por) )?[^ ]`;

export function sendsWord({ text, hit, situation }: Heard): boolean {
  const { flow, tenant } = situation;
  if (flow !== 'ninguno' || tenant === undefined || text.asks || (hit !== undefined && hit.intent !== 'thanks'))
    return false;
  const who = WORD_FOR.exec(text.norm)?.groups?.['who'];
  if (who === undefined || peopleCalled([who], tenant.professionals).length === 0) return false;
  return !ERRAND.test(text.norm);
}
const ERRAND = re` (?:${WANT}|${MOVE}|${SHIFT}|${CANCEL}|${CANNOT_COME}|puede|podria|me (?:atiend|agend|reserv|anot|apunt|guard|hag|llam|separ|apart)[a-z]*|otr[oa]|outr[oa]|another) `;
