/** What is said where a payment is asked for or awaited. Long because it is one list of what may be said of it. */
import { YES, act, type Act } from '../../acts.ts';
import { renounces } from '../refusing/exits.ts';
import type { Heard } from '../../heard.ts';
import { ELSEWHERE, MEANS, NOT_ELSEWHERE, asksForMoney, saysWhoPays } from './paying.ts';
import { ordersLink } from './link-ordered.ts';
import { paidInstead, undoesPayment } from './paid-another.ts';
import { counts } from './pays-each.ts';
import { paysAtOnce, saysNoFirst } from './pays-later.ts';
import { agreesPlainly } from '../agreeing/plain-yes.ts';
import { servicesTold } from '../../names.ts';
import {
  COMES_TO_PAY,
  IF_UNPAID,
  NOW,
  PAYING_VERB,
  PAYS,
  SOME_DAY,
  TAKEN_OTHERWISE,
  THEY_TOOK,
} from '../../words/pays.ts';
import { LATER, NOT_AT_ALL, NO_THANKS } from '../../words/put-off.ts';
import { PAY_BY_CANCELLING } from '../../rules/claims.ts';
import { countryOf } from '../../situation.ts';
import { STALLING } from '../refusing/stalls.ts';
import { saysWhen } from '../../wishes.ts';
import { UNABLE } from '../../words/cannot.ts';
import { WEEKDAY } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

/** The amount of what is paid before the booking, in whatever words the country has: that part, and not the price. */
const HOW_MUCH = / (?:cuant[oa]|quanto|how much|que monto|que valor|qual o valor|what amount) /;
const AHEAD =
  / (?:adelant[a-z]*|anticip[a-z]*|senia|senas?|senar|abon[oa]|abonar|deposit[a-z]*|sinal|entrada|down payment|upfront|(?:in )?advance) /;
/** The link's own amount, once it is there: "¿cuánto tengo que pagar?"; in all, or when he comes, is another. */
const TO_PAY_NOW =
  / (?:cuanto|quanto|how much)(?: [a-z]+){0,3} (?:pagar|pago|abonar|abono|transferir|transfiero|depositar|deposito|consignar|consigno|yapear|yapeo|pay|transfer) (?!.* (?:total|todo|complet[oa]|enter[oa]|servicio|resto|falta|saldo|alla|ahi|despues|luego|el dia|cuando) )/;
const BACK_AGAIN = / (?:devuel|devol|reembols|refund|reintegr|transfer)/;
/** "Pago en la noche", "mañana le hago el nequi": the hour is the payment's, and no other one of the booking. */
const SAYS_PAYS = re` ${PAYS} `;
const LATER_ON = re` (?:${LATER}|${SOME_DAY}) `;
/** "Ya lo haré", with the link open, of nothing else. */
const WILL_DO_IT = re`^ (?:(?:si|sim|ok|okay|dale|bueno|listo|claro|perdon|gracias|tranquil[oa]) )*${SOME_DAY}(?: (?:gracias|obrigad[oa]|tranquil[oa]|luego|despues|mas tarde|en un rato))* $`;
const COMES = re` ${COMES_TO_PAY} `;
/** "Está carísimo": not at this price; the list of the others is no answer to it. */
const TOO_DEAR =
  / (?:(?:esta|es|ta|e|re|muy|muito|que|mas|demasiado|medio|super|too|so|is|s|very) )(?:re |muy |medio |super |bien |muito |too |so |very |tan )?(?:car[oa]|expensive|pricey) | carisim[oa] /;
/** Not this service, and no other either; after a bare "no" the others are shown. */
const REFUSALS: readonly RegExp[] = [NO_THANKS, NOT_AT_ALL, TOO_DEAR];
/** "Todavía no pagué, lo hago al llegar": neither a refusal nor a claim. */
const NOT_YET =
  / (?:todavia|aun|ainda|yet) (?:no|nao)(?: (?:lo |la |te |le |les |he |hice |he hecho |el |tuve tiempo de )*(?:pag|abon|transf|deposit|pay)[a-z]*)?(?: $|(?: [^ ]+)* (?:rato|rat?ito|llego|llegue|salgo|salga|lo hago|hago|voy|ahora|ahorita|ya|en casa|mas tarde|luego|pago|transfiero) )| (?:not|haven t|didn t) (?:paid |pay |pagu?ei )?(?:it )?yet /;
/** With its link open, what is said of a payment that will be made: what is kept, until when, and the link again. */
const STILL_TO_PAY: readonly RegExp[] = [
  // "No puedo ahora", "ahora no puedo", "no puedo pagar hasta las 6": not yet.
  re` (?:no|nao|can t|cannot) (?:(?:l[oa]|te|le|i) )*(?:puedo|pude|podre|alcanzo a|consigo|posso|${PAYING_VERB})(?: ${PAYING_VERB})? (?:${NOW}|por ahora|todavia|hasta|ate|until) `,
  re`^ (?:(?:uy|ay|uf|perdon|disculpa|ok|pero|todavia|aun|ahora|ainda) )*${UNABLE} $`,
  re` ${NOW} (?:no|nao|i can t) (?:(?:te|l[oa]) )*(?:puedo|posso|pago|alcanzo) `,
  // "Voy a intentar de nuevo", "con otra tarjeta".
  / reintent[a-z]* | (?:intent|prueb|prob|tent|try)[a-z]*(?: [^ ]+){0,2} (?:de nuevo|otra vez|nuevamente|again|outra vez|de novo) /,
  / (?:otr[oa]|outr[oa]|another|other|different) (?:tarjeta|cuenta|cartao|conta|banco|billetera|card|account|bank) /,
  // "Lo paga mi marido", "te pago cuando cobre".
  / (?:l[oa]|te l[oa]) (?:paga|pagan|abona|abonan|transfiere|deposita|pagara|va a pagar|va a transferir) | (?:paga|transfiere|vai pagar) (?:mi|meu|minha) | (?:meu|minha|my|mi) [a-z]+ (?:(?:l[oa]|te|vai|va a|will|is going to|ya|me) )*(?:paga|pagar|pay|pays|transfiere|deposita|abona) /,
  / (?:no|nao) (?:(?:l[oa]|te) )?(?:he|hemos|pude|pudimos|consegui|tenho) (?:podido |conseguido )?(?:pag|abon|transf|deposit)[a-z]* | (?:olvid|esquec|forgot)[a-z]*(?: [^ ]+){0,2} (?:pag|abon|transf|pay)[a-z]* /,
  re` ${PAYING_VERB}(?: [^ ]+){0,2} (?:cuando|apenas|quando|en cuanto|assim que|when|as soon as|after|despues de) `,
];
/** "Te la mando mañana", with the link open. */
const SENDS_IT = / (?:te|le|les|se) l[oa]s? (?:mando|paso|envio|hago|doy|giro|mandare) /;
/** "Aguantame hasta las 2", "¿me das media hora más?": of the hour that waits, and no other one of the booking. */
const HOLD_ON =
  / (?:aguant|guard|segur|banc|sosten|sostien|manten|mantien|esper|hold)[a-z]*(?: [a-z]+){0,2} (?:hasta|ate|until|till) | (?:das|da|dan|darias|daria|dame|deme|darme|give me|me (?:dar|da))(?: [a-z]+){0,1} (?:media hora|media horita|una hora|una horita|un rato|un ratito|unos minutos|minutitos|[0-9]+ (?:minutos|minuticos|min|horas)|mas tiempo|meia hora|uma hora|mais tempo|more time|half an hour)(?: (?:mas|mais|more))? /;
/** "Ya se hizo", "já foi feito", "quedó hecho". */
const IS_DONE =
  '(?:se (?:hizo|realizo|efectuo|envio|transfirio|deposito)|(?:quedo|esta|ficou|foi|it s|it is) (?:hech[oa]|realizad[oa]|efectuad[oa]|feit[oa]|done))';
/** That, "hecho", "ya está", behind the link: so he says. */
const SAYS_DONE = re`^ (?:(?:listo|ok|ya|ja|si|sim|bueno|pronto) )*(?:hecho|feito|${IS_DONE}|prontinho|ya esta|ya quedo|ja esta|done|all done|(?:ya )?(?:pague|page|transferi|deposite|consigne|yapee|paguei)(?: [a-z]+){0,2} (?:pero|mas|y|e) (?:no|nao) (?:me )?(?:lleg|aparec|figur|sal|entr|cheg)[a-z]*(?: [a-z]+){0,3}|(?:listo )?ya page)(?: (?:gracias|obrigad[oa]|thanks|listo|senorita|amig[oa]))* $`;
const WAS_DONE = re` ${IS_DONE} `;
const TAKEN_FOR_IT = re`^(?!.* ${TAKEN_OTHERWISE} ).* ${THEY_TOOK} `;
/** "¿Me lo guardás hasta la tarde?", "si pago, ¿queda confirmado?": asked of the hour that waits for its money. */
const OF_THE_HOLD: readonly RegExp[] = [
  re` ${IF_UNPAID} `,
  / (?:pierdo|pierde|cae|libera|perco|lose)(?: (?:mi|el|la|o|a|meu|minha|my|the))+ (?:lugar|turno|cita|hora|horario|reserva|cupo|vaga|spot|slot|appointment) /,
  / l[oa]s? (?:van a )?(?:guard|manten|mantien|aguant|sosten|sostien|segur)[a-z]* (?!para )/,
  / (?:hasta (?:cuando|que hora)|cuanto tiempo|quanto tempo|ate quando|ate que horas|how long|until when|till when)(?: [^ ]+){0,4} (?:guard|manten|mantien|aguant|sosten|sostien|reserv|segur|hold)[a-z]* /,
  / (?:cuanto tiempo|hasta (?:cuando|que hora)|quanto tempo|ate quando|how long|how much time) (?:(?:me|i|eu|do|have|tengo|queda|dan|das|tenho|got|to pay|para pagar) )+$/,
  re` (?:si|se|if|una vez que|cuando|al|quando) (?:(?:l[oa]|ya|i|eu|te|ahora) )*${PAYING_VERB}(?: [^ ]+){0,4} (?:confirm|reserv|asegur|agend|guard|list[oa]|book|set)`,
];
/** "¿Qué hago?", "¿y qué puedo hacer?", behind a link that waits or was refused: the same link. */
const WHAT_TO_DO =
  '(?:(?:uy|ay|ahora|ahorita|agora|now) )*(?:(?:que|q|como|o que)(?: (?:puedo|podria|podemos|debo|tengo que|hay que|posso|devo|tenho que|eu))? (?:hago|hacer|hacemos|faco|fazer)|what (?:do|can|should) i do)(?: (?:ahora|ahorita|agora|now))?';
/** "¿Y ahora?", "¿ya cayó?", "¿me confirma?": how it stands with the payment, and no hour is meant. */
const HOW_IT_STANDS = re`^ (?:(?:y|e|and|ok|okay|bueno|listo|hola|oi|perdon|disculpa|ya|ja|si|entonces|entao|so|now|gracias) )*(?:${WHAT_TO_DO}|(?:ahora|ahorita|agora|now|entonces|entao|luego|despues)(?: (?:que|what|o que|que (?:hago|sigue|pasa|toca)|what do i do))?|(?:le |les |te |se |me )?(?:lleg[ao]|llego|cay[oe]|caiu|entrou|chegou|entro|salio|acredit[ao]|impact[oa]|paso|aparece|apareceu|figura|recibieron|recibio|recebeu|receberam)(?: (?:ya|bien|ai|ahi|ahorita|pra (?:voces|voce|vcs)))*|me (?:confirm[ae]s?|confirman|confirmarias|confirmaria)|(?:did|has) (?:it|you) (?:go(?:ne)? through|got|get it|arrived?|received?(?: it)?|come through)|(?:got it|received)|(?:ya )?(?:esta|quedo|queda|ta) (?:confirmad[oa]|agendad[oa]|reservad[oa]|anotad[oa]|list[oa]|todo(?: (?:ok|bien))?)|confirmad[oa])(?: (?:entonces|entao|ya|then|yet|por favor|porfa|please|todo|ou nao|o no))* $`;
const ASKS_WHAT = re` ${WHAT_TO_DO} $`;
/** "¿Cuándo lo ven?", "¿cuánto tarda en acreditarse?": nobody knows when, but how it stands. */
const SEEN =
  '(?:ven|ves|veran|vea[ns]?|acredit[a-z]*|impact[a-z]*|reflej[a-z]*|llega(?:rles?|rte|r)?|aparec[a-z]*|figura[r]?|entra[r]?|confirm[a-z]*|registr[a-z]*|proces[a-z]*|cai|cair|compensa[r]?|show(?:s)? up|clear|arrive|go(?:es)? through|see)';
const WHEN_SEEN = re` (?:cuando|quando|when|(?:en|dentro de|em) (?:cuanto|quanto)(?: tiempo| tempo)?|(?:cuanto|quanto)(?: tiempo| tempo)? (?:tard|demor|lleva)[a-z]*|how (?:long|soon))(?: (?:se|lo|la|me|te|le|les|nos|ya|en|a|em|pra|para|o|el|mi|voces|vcs|pago|transferencia|sena|it|the|my|payment|will|do|does|you|to|for|take|until|till|before|can|i|van|vao|vas|va|vai|ustedes|pueden|ll)){0,6} ${SEEN} `;
/** "¿Hay otra forma?", "tem outro jeito?": of paying. */
const OTHER_WAY =
  / (?:otra|outra|outro|otro|another|other|different|any other) (?:forma|manera|modo|medio|metodo|jeito|meio|maneira|opcion de pago|way)(?: (?:de|to|para|pra|por)| $)/;
/** "¿No puedo pagar con Visa?", "no puedo pagar con ese link": how else one pays; the booking is not given up. */
const CANNOT_PAY = re` (?:no|nao|can t) (?:(?:se|l[oa]|te|eu|i) )?(?:puedo|puede|podria|podemos|posso|da para|i) ${PAYING_VERB} `;
/** "¿Puedo transferir? pasame el alias": how one pays. */
const MAY_TRANSFER =
  / (?:puedo|podria|podemos|se puede|posso|da pra|can i) (?:(?:l[oa]|te|les?|hacer(?:te|les?)?|fazer|una|um|un|make|a) )*(?:transf|deposit|consign|yape|plin|pix|bizum)[a-z]* /;
/** "¿Cómo se puede pagar, con tarjeta?", "como posso pagar, aceita pix?": how, and by what. "¿Cómo pago?" alone is ready to. */
const HOW_PAID = re` (?:como|how|(?:de|con|com) que (?:forma|manera|medio|jeito)|con que|com o que)(?: [^ ]+){0,3} (?:${PAYING_VERB}|paga|pagan|pagamos) `;
const BY_MEANS = re` (?:aceptan?|aceptas|aceitam?|reciben?|recibis|recebem?|toman|tienen|tenes|tem|con|com|por|with|accept|take)(?: [^ ]+){0,2} ${MEANS} `;
function asksByWhichMeans(norm: string): boolean {
  return MAY_TRANSFER.test(norm) || (HOW_PAID.test(norm) && BY_MEANS.test(norm));
}
/** "A esa hora no puedo": of the hour that is held, not of its payment. */
const NOT_THEN =
  / (?:(?:a |en |para )?(?:es[ae]|ess[ae]|nesse|nessa|that) (?:hora|dia|horario|momento|day|time) (?:ya |eu |i )?(?:no|nao|can t)(?: (?:puedo|posso|llego|me (?:sirve|queda|conviene)|da|consigo))?|(?:no|nao|can t)(?: (?:puedo|posso|llego|me (?:sirve|queda)|consigo|make it|do))* (?:a |en |at |on )?(?:es[ae]|nesse|nessa|ess[ae]|that) (?:hora|dia|horario|momento|day|time)) /;
/** What is said of the payment or of nothing in particular; "ahora no puedo, más tarde" would move an appointment. */
const OF_NO_ERRAND: readonly Act['intent'][] = ['reject', 'pay', 'wait', 'accept', 'thanks', 'move'];

/** "Cambiame el horario", with nothing booked yet, is of the hour that is held. */
function wantsAnotherTime({ text, times, hit, situation }: Heard): boolean {
  const none = situation.appointments?.length === 0;
  return !saysWhen(times) && (NOT_THEN.test(text.norm) || (none && hit?.intent === 'move' && ITS_TIME.test(text.norm)));
}
const ITS_TIME = / (?:hora|horario|dia|fecha|turno|cita|time|day|date|appointment|data) /;

/** "También necesito revisión de frenos", with the link open: one more, whatever the service is called. */
const ONE_MORE = / (?:tambien|tambem|also|ademas|aparte|otr[oa]|outr[oa]|another) /;

function stillToPay({ text, hit, times }: Heard): boolean {
  const { norm, asks } = text;
  if ((asks || ASKS_WHAT.test(norm)) && (HOW_IT_STANDS.test(norm) || OF_THE_HOLD.some((one) => one.test(norm))))
    return true;
  if (hit !== undefined && !OF_NO_ERRAND.includes(hit.intent) && hit.topic !== 'deuda') return false;
  if (saysWhen(times) && (!LATER_ON.test(norm) || isForAnotherTime(norm, times))) return false;
  if (STILL_TO_PAY.some((one) => one.test(norm))) return true;
  return !asks && STALLING.test(norm) && !REFUSES.test(norm);
}

/** "Espere, mejor el jueves a las 10": of the booking; "espere, mejor el jueves le pago", "un momento, mejor mañana" are not. */
function isForAnotherTime(norm: string, { hora }: Heard['times']): boolean {
  const ofVisit = hora !== undefined || A_WEEKDAY.test(norm);
  return ofVisit && RATHER.test(norm) && !SAYS_PAYS.test(norm) && !NAMES_PAYMENT.test(norm) && !SENDS_IT.test(norm);
}
const A_WEEKDAY = re` ${WEEKDAY} `;
const RATHER = / (?:mejor|melhor|better|rather|instead|que sea|prefiero|prefiro) /;

/** "No me sale", "no me llega la confirmación", "no sé si me alcanza": trouble on the way, and no refusal: the link again. */
const TROUBLE =
  / (?:no|nao|not|can t|doesn t|won t|didn t)(?: (?:me|se|nos|lo|la|te|esta|ha|i))* (?:sale|salio|sali|dej[ao]|abre|abrio|abriu|anda|anduvo|funciona|funciono|funcionou|carga|cargo|lleg[ao]|chegou|aparece|aparecio|figura|entra|entro|entrou|pasa|paso|passou|encuentro|encontre|acho|veo|vejo|entiendo|entendo|work|working|open|load|go through|went through|find|see|understand|(?:puedo|pude|logro|consigo|consegui|able to) (?:entrar|abrir|abrirl[oa]|acceder|ver|verl[oa]|ingresar|hacerl[oa]|open|see)|se si|sei se|know if) | (?:deu|da|dio|sale|salio|tira|tiro|marca|aparece|gives?|gave|got|getting|shows?|(?:con|com|with))(?: (?:me|um|un|an|the|a|this|ese|este))* (?:err[oa]r?|error|erro|falha) /;
/** Where to cancel a bill is to pay it: "ya cancelo", "ahorita le cancelo". */
const PAYS_IT_SOON =
  / (?:ya|ahorita|ahora|luego|enseguida|despues|mas tarde|al rato|en un (?:rato|ratito|momento)) (?:mismo )?(?:(?:le|te|lo|la|les) )*cancel(?:o|are|amos) | cancel(?:o|are)(?:l[oa])? (?:ya|ahorita|ahora|luego|mas tarde|al rato|en un (?:rato|ratito|momento)) /;
/** "Ahorita no traigo lana": not now, and no other service is dearer to him. */
const NO_MONEY =
  / (?:no|nao|don t) (?:traigo|tengo|tenho|ando con|cargo|have|cuento con)(?: (?:el|la|nada|de|ni|any|the|mucha|mucho|suficiente|o))* (?:plata|dinero|lana|guita|biyuya|feria|grana|dinheiro|money|saldo|fondos) /;
const REFUSES = / (?:no|nao|not|don t|won t|ya no|sin|nunca|cancel[a-z]*) /;

/**
 * Where a payment is asked for or awaited, what is said of it is about that payment: its amount, its hour, a plain wish to
 * make it. A plain wish is a yes, everything else of these charges nothing.
 */
export function ofThePayment(heard: Heard): Act[] | undefined {
  const { situation, text, times, hit } = heard;
  const awaits = situation.state === 'AGENDA_ESPERANDO_PAGO';
  if (hit?.intent === 'person' || hit?.intent === 'claim') return undefined;
  if (counts(heard)) return [act(heard, { intent: 'pay' })];
  const ofALink = awaits || situation.owes === true || situation.linkRanOut === true;
  if (ofALink && (STILL_POSSIBLE.test(text.norm) || WHEN_OVER.test(text.norm))) return [due(heard)];
  if (situation.owes !== true && !awaits && !asksForMoney(situation)) return undefined;
  const may = text.asks && !awaits && asksForMoney(situation) && asksByWhichMeans(text.norm);
  if ((may || OTHER_WAY.test(text.norm)) && !saysWhen(times)) return [howToPay(heard)];
  const seen = (awaits || situation.owes === true) && text.asks && WHEN_SEEN.test(text.norm) && !saysWhen(times);
  if (seen) return [due(heard)];
  if (situation.owes === true) return ofTheOpenLink(heard);
  return awaits ? whileAwaited(heard) : whereAskedFor(heard);
}

/** How it stands with the payment. */
function due(heard: Heard): Act {
  return act(heard, { intent: 'ask', topic: 'deuda', area: 'PAGOS' });
}
function howToPay(heard: Heard): Act {
  return act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' });
}

/** The hour is held, and its link is open: nothing that is said of the payment makes it. */
function whileAwaited(heard: Heard): Act[] | undefined {
  const { text, times, hit } = heard;
  const { norm, asks } = text;
  if (TO_PAY_NOW.test(norm) && !BACK_AGAIN.test(norm) && !namesOne(heard)) return [due(heard)];
  if (asksHowMuchAhead(norm)) return [due(heard)];
  if (!asks && givesItUp(heard)) return [leave(heard)];
  if (!asks && tellsWhoPays(heard)) return [due(heard)];
  if (TAKEN_FOR_IT.test(norm) || (!asks && SAYS_DONE.test(norm))) return [act(heard, { intent: 'claim' })];
  if (HOLD_ON.test(norm)) return [due(heard)];
  if (wantsAnotherTime(heard)) return [act(heard, { intent: 'other' })];
  if (stillToPay(heard) && !(ONE_MORE.test(norm) && namesOne(heard))) return [due(heard)];
  if (CANNOT_PAY.test(norm) && !saysWhen(times)) return [howToPay(heard)];
  if (NOT_YET.test(norm) || paysSoon(heard) || (!saysWhen(times) && TROUBLE.test(norm))) return [due(heard)];
  if (REFUSES.test(norm) || ELSEWHERE.test(norm)) return undefined;
  if ((SAYS_PAYS.test(norm) || SENDS_IT.test(norm)) && saysLater(heard)) return [due(heard)];
  if (!asks && WILL_DO_IT.test(norm)) return [due(heard)];
  return !asks && hit === undefined && SAYS_PAYS.test(norm) ? [due(heard)] : undefined;
}

/** Whether to pay is asked, by itself or before a booking. */
function whereAskedFor(heard: Heard): Act[] | undefined {
  const { situation, text, times, hit } = heard;
  const { norm, asks } = text;
  const byItself = situation.flow === 'pagos';
  const ahead = situation.flow === 'agenda';
  if (ahead && asksHowMuchAhead(norm)) return [due(heard)];
  if (byItself && !asks && REFUSALS.some((all) => all.test(norm))) return [leave(heard)];
  if (!asks && givesItUp(heard)) return [leave(heard)];
  if (paysAtOnce(heard) || (!REFUSES.test(norm) && sendsForIt(heard))) return [act(heard, YES)];
  if (ahead && !asks && tellsWhoPays(heard)) return [due(heard)];
  if (byItself && asks && CANNOT_PAY.test(norm) && !saysWhen(times)) return [howToPay(heard)];
  if (!asks && hit?.intent !== 'pay' && NO_MONEY.test(norm) && !ordersLink(norm)) return [notNow(heard)];
  const elsewhere = ELSEWHERE.test(norm) || (!asks && COMES.test(norm));
  if (!asks && elsewhere && !NOT_ELSEWHERE.test(norm)) {
    if (!byItself) return [howToPay(heard)];
    return saysNoFirst(heard) ? [leave(heard)] : [howToPay(heard), leave(heard)];
  }
  if (REFUSES.test(norm)) return undefined;
  if (SAYS_PAYS.test(norm) && !elsewhere && saysLater(heard)) return [notNow(heard)];
  const plain = hit?.intent === 'pay' || (hit === undefined && SAYS_PAYS.test(norm));
  return !asks && plain && agreesPlainly(heard) ? [act(heard, { intent: 'accept' })] : undefined;
}

function asksHowMuchAhead(norm: string): boolean {
  return HOW_MUCH.test(norm) && AHEAD.test(norm) && !BACK_AGAIN.test(norm);
}

function saysLater(heard: Heard): boolean {
  return LATER_ON.test(heard.text.norm) || saysAnotherTime(heard);
}

/** "¿Y cuándo vence?", "when does it expire?": of the link that was sent. */
const WHEN_OVER =
  /^ (?:(?:y|e|and|pero|ah|ok|perdon|disculp[ae]|hola|una consulta) )*(?:cuando|quando|when|hasta (?:cuando|que hora)|ate (?:quando|que horas)|(?:a )?que horas?|(?:at )?what time|en cuanto(?: tiempo)?) (?:(?:se|me|este|ese|eso|el|esse|isso|o|does|do|will|it|the|that|link|enlace|liga|ya) )*(?:vence|caduca|expira|expires?|caducaria|venceria)(?: (?:el|ese|este|the|o|esse) (?:link|enlace|liga)| eso| isso)? $/;
/** "¿Todavía se puede?", "ainda dá?", "am I too late?": of the link, and of what has become of it. */
const STILL_POSSIBLE = new RegExp(
  `^ (?:(?:hola|buenas|perdon|disculp[ae]|oye|che|oi|desculpa|hi|hey|sorry|y|e|and|pero|mas|but|eh|uy|ay) )*(?:${[
    '(?:todavia|aun|ainda|ya no|ja nao|still)(?: (?:l[oa]|me|eu|i))* (?:se puede|puedo|podria|podre|da|posso|consigo|llego|alcanzo|sirve|vale|corre|estoy a tiempo|estou a tempo|hay tiempo|tem como|can)',
    '(?:se puede|puedo|podria|da|posso|llego|alcanzo|hay tiempo|tem como|sirve|vale|can i|is it|am i) (?:todavia|aun|ainda|still)',
    '(?:(?:ya|ja) )?(?:es|seria|e|is it|am i)(?: (?:muy|demasiado|too))? (?:tarde|late)',
    '(?:estoy|llego|estaria|estou|am i) (?:a tiempo|a tempo|in time)',
  ].join(
    '|',
  )})(?: (?:tempo|possible|in time|on time|ok|good|valid|demais|de|para|pra|to|pagar(?:l[oa])?|pago|hacer(?:l[oa])?|fazer|pay|ya|no|o|ou nao|or not|por favor|porfa|please|gracias|verdad))* $`,
);

function namesOne({ text, situation: { tenant } }: Heard): boolean {
  return tenant !== undefined && servicesTold(text.raw, tenant).length > 0;
}

/** "El pago sale a nombre de mi marido", and no wish beside it. */
function tellsWhoPays({ text, hit, times }: Heard): boolean {
  return saysWhoPays(text) && !saysWhen(times) && (hit === undefined || !OF_THE_DIARY.has(hit.intent));
}
const OF_THE_DIARY: ReadonlySet<Act['intent']> = new Set<Act['intent']>(['book', 'move', 'cancel', 'mine', 'person']);

/** The same of a link that no flow speaks of: what names the payment, and nothing else. */
function ofTheOpenLink(heard: Heard): Act[] | undefined {
  const { text, hit } = heard;
  const { norm, asks } = text;
  const other = paidInstead(heard);
  if (other !== undefined) return [act(heard, { intent: 'pay', service: other })];
  if (undoesPayment(heard)) return [leave(heard)];
  if (!asks && SAYS_DONE.test(norm) && WAS_DONE.test(norm)) return [act(heard, { intent: 'claim' })];
  // "Nada, no abre": with a link open nothing else is tried.
  const again = SENT_AGAIN.test(norm) || ONCE_MORE.test(norm);
  const stuck = STUCK.test(norm) && (!asks || again);
  if (stuck && (hit === undefined || hit.topic === 'horarios' || again)) return [due(heard)];
  if (!NAMES_PAYMENT.test(norm) && !((asks || ASKS_WHAT.test(norm)) && HOW_IT_STANDS.test(norm))) return undefined;
  const later = SAYS_PAYS.test(norm) && LATER_ON.test(norm) && !asks && hit?.intent !== 'book';
  return stillToPay(heard) || NOT_YET.test(norm) || later ? [due(heard)] : undefined;
}
const STUCK =
  / (?:no|nao|sigue sin|tampoco) (?:(?:me|nos|se|la|lo) )*(?:abre|abrir|abrio|abriu|carga|cargar|cargo|carrega|carregou|anda|andar|anduvo|funciona|funcionar|funciono|funcionou|jala) | (?:doesn t|does not|isn t|is not|won t|not) (?:work|working|open|opening|load|loading) /;
/** "No me anda el link, ¿me lo mandás de nuevo?", "¿tenés otro?": the same link, and no other way to pay. */
const SENT_AGAIN =
  /^(?=.* (?:link|liga|enlace|url) )(?!.* (?:otra (?:forma|manera)|outra forma|outro jeito|otro medio|another way|transfer[a-z]*|efectivo|cash|pix) ).* (?:(?:re)?(?:mand|envi|pas|gener)[a-z]*|otr[oa]|outr[oa]|de nuevo|de novo|nuevamente|nuevo|novo|again|another|new|send|resend) /;
/** "Me lo vuelve a mandar que no me abre?": with a link open it is the link; "¿me mandás de nuevo la dirección?" is not. */
const SOMETHING_ELSE =
  '(?: (?:el|la|los|las|mi|su|tu|una?|o|a|the|your) (?!(?:link|liga|enlace|url|qr|pago|cobro|codigo|boton|payment|pagamento) ))';
const ONCE_MORE = re` (?:(?:(?:vuelv|volv)[a-z]+ a|(?:re ?|de nuevo |otra vez )(?=mand|envi|pas)) ?(?:mand|envi|pas|compart)[a-z]*(?!${SOMETHING_ELSE})|(?:mand|envi|pas|send)[a-z]*(?!(?: (?:me|por favor|porfa))*${SOMETHING_ELSE})(?: [^ ]+){0,2} (?:de nuevo|otra vez|nuevamente|again|de novo|outra vez)(?!${SOMETHING_ELSE})) `;
const NAMES_PAYMENT = re` (?:${PAYING_VERB}|tarjeta|cartao|card|cuenta|conta|transferencia|link|liga|intent[a-z]*|reintent[a-z]*|tent[ao][a-z]*|cuanto tiempo|hasta cuando|quanto tempo|how long) `;

function paysSoon({ text, situation }: Heard): boolean {
  return PAY_BY_CANCELLING.includes(countryOf(situation)) && !text.asks && PAYS_IT_SOON.test(text.norm);
}

/** "Não quero mais", with nothing that is wanted instead. */
function givesItUp(heard: Heard): boolean {
  const { hit, text, times, unwanted } = heard;
  const instead = saysWhen(times) || unwanted.length > 0 || (hit !== undefined && !LEAVING.has(hit.intent));
  return (
    renounces(heard) &&
    !instead &&
    text.words.length <= LEAVING_WORDS_MAX &&
    !/ (?:mejor|melhor|better|pero|con|com) (?!ya no|no )/.test(text.norm)
  );
}
const LEAVING: ReadonlySet<Act['intent']> = new Set<Act['intent']>(['cancel', 'reject']);
const LEAVING_WORDS_MAX = 12;

/** "I pay now", "ya mismo pago": this moment is no hour of the booking, and none of another payment. */
function saysAnotherTime({ times }: Heard): boolean {
  const { spans, restricciones } = times;
  const atOnce = restricciones.length === 1 && restricciones[0] === 'lo_antes_posible';
  return saysWhen(times) && spans.some(({ kind }) => kind !== 'instant' && !(atOnce && kind === 'restriction'));
}

/** Whether the link that is offered is ordered, and nothing else is wished for. */
function sendsForIt(heard: Heard): boolean {
  const { text, hit, situation } = heard;
  if (!asksForMoney(situation) || text.asks || saysAnotherTime(heard)) return false;
  return (hit === undefined || hit.area === 'PAGOS' || hit.intent === 'pay') && ordersLink(text.norm);
}

/** Paid later, said where the link is asked about: none is made now. */
function notNow(heard: Heard): Act {
  const pays = heard.situation.flow === 'pagos';
  if (heard.text.asks) return pays ? howToPay(heard) : due(heard);
  return pays ? leave(heard) : act(heard, { intent: 'reject', area: 'PAGOS' });
}

/** A payment that is asked for by itself is left by itself: the booking below it goes on (CONV-6). */
function leave(heard: Heard): Act {
  const byItself = heard.situation.flow === 'pagos' ? { solo: true as const } : {};
  return act(heard, { intent: 'exit', word: 'salir', ...byItself });
}
