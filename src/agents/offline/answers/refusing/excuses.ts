/** "Perdón, estaba en la obra. Sí": why somebody answers late is no part of the answer. */
import { LATER } from '../../words/put-off.ts';
import { clauses, readText, type Text } from '../../words/text.ts';
import { UNABLE } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';

const SORRY =
  '(?:hola|ay|uy|ah|che|perdon(?:a|e|en|ame|eme)?|disculp(?:a|as|e|en|ame|eme)|(?:mil|una|mis) disculpas?|sorry|desculp[ae]|oi|hi|por|es que)';
export const DELAY = '(?:la|el|pela|a|for the) (?:demora|tardanza|retraso|atraso|delay|late reply)';
export const ONLY_SEEN =
  '(?:recien|apenas|ahora|acabo de|no|so|agora|just|only) (?:l[oa] |te |me |now )?(?:veo|vi|ver|leo|lei|habia visto|saw|seeing|vejo)(?: (?:el|tu|su|este|los|o|a|sua|seu|your|the|this))?(?: (?:mensajes?|msj|whatsapp|wp|chat|mensagem|messages?|text))?';
/** What kept him: nothing that he could have been thinking over. */
export const KEPT =
  '(?:(?:yo )?estaba|(?:yo )?andaba|estuve|estava|tava|eu estava|i was|was) (?:re |muy |medio |bien |so )?(?:ocupad[oa]|busy|manejando|trabajando|laburando|durmiendo|comiendo|almorzando|cenando|viajando|conduciendo|cocinando|estudiando|dirigindo|trabalhando|almocando|dormindo|driving|working|sleeping|at work|en (?:la |el |una? )?(?:trabajo|laburo|obra|clase|reunion|ducha|gimnasio|gym|super|calle|campo|oficina|hospital|pega|chamba)|no (?:trabalho|trampo)|sin (?:senal|bateria|internet|datos|luz)|sem (?:sinal|bateria|internet))|(?:me quede|fiquei) (?:sin|sem) [a-z]+(?: (?:en|no|do|del|d?el|de) (?:(?:el|mi|meu|la|su) )?(?:celu|celular|cel|telefono|movil|telefone|compu))?|se me (?:paso|fue|colgo|acabo|murio)(?: (?:el|la|de|tiempo|bateria|celu|celular|telefono|responder|contestar))*|me llamaron';
const EXCUSE = re`^ (?:${SORRY} )*(?:(?:${DELAY}|${ONLY_SEEN}|${KEPT}) )?$`;
const BEGINS_SO = re`^ (?:${SORRY} )*(?:perdon[a-z]*|disculp[a-z]*|desculp[ae]|sorry|${DELAY}|${ONLY_SEEN}|${KEPT}) `;

/** "Disculpe la demora": nothing else is said. */
export function isExcuse(raw: string): boolean {
  return EXCUSE.test(readText(raw).norm);
}

/** More than "perdón", which may put right what was chosen. */
export function tellsWhyLate(raw: string): boolean {
  return LATE.test(readText(raw).norm);
}
const LATE = re`^ (?:${SORRY} )*(?:${DELAY}|${ONLY_SEEN}|${KEPT}) `;

/** "Perdón estaba manejando Carlos Medina": where the excuse ends no mark tells. */
export function beginsAsExcuse(raw: string): boolean {
  return BEGINS_SO.test(readText(raw).norm);
}

/** "Sí, después saco otro", "sí, me equivoqué de día": why it goes, or what comes some other time. */
const YES =
  '(?:si|sip|sii+|sisi|dale|ok|okay|bueno|ya|claro|listo|obvio|por favor|sim|isso|yes|yep|sure|please|confirmo|cancel[ae](?:l[oa])?)';
const SOME_TIME = `(?:${LATER}|otro dia|outro dia|otra (?:semana|vez)|mas adelante|cuando (?:pueda|sepa|me (?:acomode|desocupe))|quando (?:puder|souber)|another (?:day|time))`;
const TAKES =
  '(?:saco|sacare|pido|pedire|agendo|agendare|reservo|reservare|tomo|marco|remarco|reprogramo|reagendo|escribo|escribire|llamo|vuelvo a (?:pedir|sacar|agendar|escribir)|voy a (?:sacar|pedir|agendar|reservar)|veo|book)';
const WHY = `(?:me (?:equivoque|confundi) (?:de|con|en) (?:el |la |de )?(?:dia|fecha|hora|horario|servicio)|(?:i )?got the (?:wrong )?(?:day|date) wrong|(?:al final )?${UNABLE}(?: (?:ir|asistir|llegar))?|(?:me )?(?:surgio|salio) (?:algo|un (?:problema|imprevisto|compromiso))|tengo (?:un |que )?(?:imprevisto|trabajar|viajar))`;
const AFTERTHOUGHT = re`^ (?:${YES} )+(?:(?:es )?(?:que|porque|pero|y|e|and) )?(?:${WHY}|(?:yo |ya |eu )?(?:${SOME_TIME} (?:(?:te|les|le|yo|eu) )*${TAKES}|${TAKES} ${SOME_TIME}|${TAKES} (?:otr[oa]|outr[oa]|another)(?: (?:turno|cita|hora))? ${SOME_TIME})(?: (?:otr[oa]|outr[oa]|another|uno|una|de nuevo|otra vez|de novo|again|el|la|turno|cita|hora|nuev[oa]|para))*)(?: (?:gracias|por favor|porfa|perdon|disculp[ae]|obrigad[oa]|thanks))* $`;
export function isYesWithReason({ norm, asks }: Pick<Text, 'norm' | 'asks'>): boolean {
  return !asks && AFTERTHOUGHT.test(norm);
}

/** "Estoy con fiebre, cancelame por fa", asked whether to cancel: a plain order, and why. */
const ORDER =
  /^ (?:(?:y|si|bueno|ok|dale|entonces|asi que|por eso|por favor|porfa|please|mejor|me|l[oa]|hay que|quiero|quisiera|necesito|podes|puedes|puede|podrias|podria|por fa) )*(?:cancel|anul|desmarc)(?:ar|a|e|en|ad|emos|amos)?(?:me|nos)?(?:l[oa]|it|isso|ela|ele)?(?: (?:it|isso|el turno|la cita|la hora|el mio|mi turno|mi cita|mi hora|meu horario|nomas|no mas|por favor|por fa|porfa|please|gracias|perdon|disculp[a-z]*|tranqui|ya|entonces|obrigad[oa]|thanks))* $/;
/** Whatever makes a yes doubtful: another wish, a condition, one that stays. */
const DOUBTS =
  / (?:si (?!no\b)|se|if|pero|aunque|but|mas|antes|espera[a-z]*|wait|mejor|ningun[oa]?|nenhum[a]?|none|otr[oa]s?|outr[oa]s?|other|another|todavia|capaz|quiza[a-z]*|tal vez|talvez|creo|maybe|pas(?:al|am|em|el|ar)[a-z]*|mov[a-z]*|muev[a-z]*|cambi[a-z]*|reprogram[a-z]*|(?:no|nao|not|don t|nunca|sin) (?:me |te |se |l[oa]s? |o |a |quiero |quero )*(?:cancel|anul|desmarc)[a-z]*|no quiero|reserv[a-z]*|agend[a-z]*) /;
export function isOrderWithReason({ raw, norm, asks }: Text): boolean {
  if (asks || DOUBTS.test(norm) || I_DID.test(raw)) return false;
  const cut = clauses(raw);
  const ordered = ORDER_BEHIND.test(norm) || cut.some((clause) => ORDER.test(readText(clause.raw).norm));
  return cut.length <= ORDER_CLAUSES_MAX && ordered;
}
/** "Cancelé", with its accent: done, and not ordered. */
const I_DID = /(?:cancel|anul)é(?!\p{L})/iu;
/** With no mark before it: "mi hijo está con fiebre cancelame porfa". */
const ORDER_BEHIND =
  / (?:cancel|anul)(?:a|e|en)(?:me|nos|l[oa]|mel[oa])(?: (?:nomas|por favor|por fa|porfa|gracias|perdon|disculp[a-z]*))* $/;
const ORDER_CLAUSES_MAX = 4;

/** What is said behind an excuse, its place kept; the whole where all or none of it is one, or no mark stands between. */
export function withoutExcuse(raw: string): string {
  const cut = clauses(raw);
  const last = cut.at(-1);
  if (last === undefined || cut.length < 2 || /[?¿]/.test(raw)) return raw;
  const ahead = raw.slice(0, last.start);
  const excused = cut.slice(0, -1).every((clause) => EXCUSE.test(readText(clause.raw).norm));
  return excused && /[.,;!\n]\s*$/.test(ahead) ? ' '.repeat(ahead.length) + raw.slice(last.start) : raw;
}
