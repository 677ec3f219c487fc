/** What is said of paying where money is asked for: a yes that is nothing else, and who pays in another way. */
import { parseMoney } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { servicesAsked, servicesTold } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText } from '../../words/text.ts';
import { PAID, TRANSFER } from '../../words/words.ts';
import { NOW, PAYS_IT } from '../../words/pays.ts';
import { re } from '../../words/pattern.ts';

/** The question is whether a payment link is wanted: by itself, or before a booking. */
export function asksForMoney({ asks, flow, tenant, paysFirst }: Situation): boolean {
  if (asks !== 'confirm') return false;
  if (flow !== 'agenda') return flow === 'pagos';
  return paysFirst ?? (tenant !== undefined && tenant.booking.paymentBeforeBooking !== 'none');
}

/** What a yes to a payment may be said with: the link, paying, sending, booking, and small words between. */
export const PAYING =
  /^(?:(?:mand|envi|pas|gener|hag|hac|arm|ayud|help|compart|proced|reserv|agend|confirm|anot|apart|regal|send|generat)[a-z]*|d[ae](?:me|mel[oa])?|haz(?:l[oa])?|quier[oae]|quisiera|quero|want|need|let|to|necesito|preciso|voy|vamos|vou|puedes|podes|puede|podria|can|could|me|lo|la|los|el|un|una|uma|o|it|the|my|mi|i|a|al|por|pra|para|de|del|do|con|with|aca|aqui|this|crea(?:me|l[oa])?|ger[ae]|cobra(?:me|l[oa])?|link|liga|enlace|boton|url|clabe|cbu|alias|payment|pago|pagos|pagar(?:l[oa]s?)?|pagamento|pague|paguemos|pagamos|abon(?:o|ar|arl[oa]|amos)|sen(?:a|ar|arl[oa])|anticipo|sinal|deposito|deposit|pay|ahora|agora|now|ya|mismo|enseguida|altiro|tiro|toque|inmediatamente|turno|cita|hora|horario|servicio|esta|estoy|bien|perfecto|todo|correcto|correct|asi|segur[oa]|tambien|es|tarjeta|card|cartao|please|over|through|on|whatsapp|mail|correo|then)$/;

/** With what one pays from afar. */
export const MEANS = `(?:${TRANSFER}|link|enlace|liga|mercadopago|mp|debito|credito|cuenta(?: bancaria| de banco| digital)?|banco|home ?banking|billetera(?: virtual)?|cartao|card|cards|bank account)`;
/** "No tengo Mercado Pago, ¿cómo hago?": asks how else one pays, and refuses nothing. */
const LACKS = re` (?:no|nao|not|don t|sin|tampoco|tampouco) (?:tengo|uso|utilizo|manejo|cuento con|dispongo de|se usar|puedo (?:pagar|abonar)(?:lo|la)? (?:con|por)|puedo usar|me (?:anda|funciona|acepta)|tenho|uso|posso (?:pagar (?:com|por)|usar)|consigo pagar (?:com|por)|have|use|can t pay (?:with|by)|pay (?:with|by))(?: (?:el|la|un|una|ni|mi|de|o|a|um|uma|any|ese|este|esse|that))* ${MEANS} `;

/** "Prefiero pagar allá", "pago en efectivo": another way is meant than the link. */
export const ELSEWHERE = re` ${PAYS_IT} (?:(?:todo|${NOW}) )?(?:alla|en (?:efectivo|mano|persona|el (?:local|lugar|consultorio|momento))|ahi mismo|cuando (?:llegue|vaya|este)|al llegar|el (?:mismo )?dia (?:del|de la)|em dinheiro|(?:ai |la )?(?:na hora|no local)|pessoalmente|in cash|in person|there|(?:it )?(?:at|in) (?:the )?(?:shop|store|clinic|salon|counter|front desk|desk|office|place|barbershop)|when i (?:arrive|get there)) `;

/** "¿Y no puedo pagar allá ese día?" */
const ASKS_TO_PAY_THERE =
  / (?:puedo|podria|se puede|se podria|podemos|posso|da pra|can i) (?:(?:yo|l[oa]) )?(?:pag|abon|pay)[a-z]* (?:(?:directo|directamente|todo|it) )?(?:alla|ahi|aca|en (?:el (?:local|lugar|consultorio|momento)|efectivo|persona)|(?:ese|el mismo|el) dia|al llegar|cuando (?:vaya|llegue)|la na hora|na hora|no local|there|in person) /;

/** "No puedo pagar allá": not there. "Ahora no, lo pago allá" is. */
export const NOT_ELSEWHERE =
  /(?<! (?:ahora|ahorita|agora|hoy|hoje|todavia|now)) (?:no|nao|not|don t|can t) (?:(?:l[oa]|te|le|quiero|puedo|podria|quisiera|voy a|quero|posso|vou|want to) )*(?:pag|abon|pay)[a-z]* /;

/** "¿Puedo cancelar al llegar?", "cancelar la consulta por adelantado": a bill, wherever it is said; no appointment is cancelled so. */
const CANCELS_A_BILL =
  / cancel(?:ar|arl[oa]|arle|arles|o|aria|amos)(?: (?!(?:no|ya|que|y|o|pero|porque|si|por|pag[a-z]+) )[^ ]+){0,3} (?:en (?:efectivo|mano|cash)|al (?:contado|llegar|finalizar|terminar)|ahi mismo|alla mismo|cuando (?:llegue|lleguemos|vaya|vayamos|termine|termin[ea]n)|por adelantado) /;
function paysByCancelling(heard: Heard): Act | undefined {
  const { norm } = heard.text;
  if (heard.hit?.intent === 'person' || heard.hit?.intent === 'claim' || !CANCELS_A_BILL.test(norm)) return undefined;
  return norm.includes(' por adelantado ')
    ? act(heard, { intent: 'pay' })
    : act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' });
}
export const PAYS_SOME = '(?:pag|abon|sen(?:ar|o)|cancel|pay)[a-z]*';

/**
 * "El blanqueamiento no, el control", "el piercing ya no", while payments are asked about: the one that is left is paid;
 * where none is left, the question stands, and what is refused is not taken up instead.
 */
export function paysNotThat(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  const { tenant, flow, asks } = situation;
  if (tenant === undefined || flow !== 'pagos' || (asks !== 'list' && asks !== 'confirm') || text.asks)
    return undefined;
  if (hit !== undefined && hit.intent !== 'pay' && hit.intent !== 'reject' && hit.intent !== 'book') return undefined;
  const pieces = text.raw.split(/[,.;!\n]+/).map((raw) => ({ raw, told: servicesAsked(raw, tenant) }));
  const naming = pieces.filter(({ told }) => told.length > 0);
  const wanted = naming.filter(({ raw }) => !NOT_THAT.test(readText(raw).norm));
  if (wanted.length === naming.length) return undefined;
  const [service, ...others] = wanted.flatMap(({ told }) => told);
  const one = service !== undefined && others.length === 0;
  return act(heard, one ? { intent: 'pay', service } : { intent: 'unknown' });
}
const NOT_THAT =
  / (?:no|nao|not)(?: (?:perdon|disculpa|gracias|mas|mais|anymore|ahora|por ahora|entonces))* $|^ (?:(?:y|e|pero|mejor|ah|al final|bueno) )*(?:(?:ya )?(?:no|nao) (?:me )?(?:quiero|quero|voy a pagar|pago|pagues|cobres|vou pagar)|deja|dejemos|dejate|sin|menos|sacame|saca|olvidate de|olvida|i don t want|not) /;

/** Who asks for a person, or says that he has paid, says so first. */
export function lacksMeans(heard: Heard): Act | undefined {
  if (heard.hit?.intent === 'person' || heard.hit?.intent === 'claim') return undefined;
  const bill = paysByCancelling(heard);
  if (bill !== undefined) return bill;
  const { norm, asks } = heard.text;
  const otherwise =
    LACKS.test(norm) ||
    (asks && (ASKS_TO_PAY_THERE.test(norm) || (heard.situation.flow === 'ninguno' && HOW_IT_IS_PAID.test(norm)))) ||
    (heard.situation.flow === 'ninguno' && heard.situation.owes === false && WITH_WHAT.test(norm)) ||
    (!asks && ELSEWHERE.test(norm) && !/ (?:cuanto|descuento|promo) /.test(norm));
  return otherwise ? act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' }) : undefined;
}

/** "Pagar con tarjeta", and no word of what: with what one may pay. "Quiero pagar con tarjeta" pays. */
const WITH_WHAT = re`^ (?:(?:hola|buenas|buenos|buen|dias?|tardes|noches|oi|ola|hi|hello|y|e|and|o|para|se puede|puedo) )*(?:(?:pagar|pago|pagos|abonar|abono|pagamento|pay|payment) )?(?:con|por|en|com|no|em|via|with|by|in) (?:(?:la|el|una?|tarjeta de|o|a|cartao de) )*(?:${MEANS}|efectivo|dinheiro|cash|cuotas|qr) $`;

/** "¿Cómo se paga? ¿Reciben efectivo?" wants to know; "¿cómo pago?" wants to pay. */
const HOW_IT_IS_PAID =
  /^ (?:(?:hola|buenas|buenos|buen|dias?|tardes|noches|oi|ola|bom|boa|tarde|noite|hi|hello|y|e|and|ok|disculp[ae]|perdon|una|pregunta|consulta|oye|che) )*(?:como (?:se (?:paga|abona|(?:hace|efectua|realiza|maneja) el pago|faz o pagamento)|(?:es|seria|funciona|hacen con|hago con) (?:el|lo del|con el|o) (?:pago|cobro|pagamento)|e (?:feito )?o pagamento)|(?:el|lo del|o) (?:pago|cobro|pagamento) como (?:es|seria|se hace|se realiza|funciona|hacemos|e|fica)|how (?:does|do) (?:the )?payments? work|how is it paid)(?! (?:la|el|mi|una|un|este|esta|lo que|online|por aca|por aqui|por este) )/;

/** "No quiero pagar", "después pago", while a service is being paid: not this one, and no other either. */
export function paysNothing({ situation, hit }: Heard): boolean {
  return situation.flow === 'pagos' && hit?.intent === 'reject' && hit.area === 'PAGOS';
}

/**
 * "¿Cuánto le pago por eso?", "¿cuánto le cancelo por la cita?", of one who has one: what is due, and no list of prices.
 * "¿Cuánto hay que pagar?" is a question of the price, which opens no payment (CONV-6), where none is under way or was made.
 */
export function asksWhatIsDue({ text, hit, situation }: Heard): Act | undefined {
  const { flow, appointments = [], tenant } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || tenant === undefined) return undefined;
  if (hit !== undefined && hit.topic !== 'precio') return undefined;
  if (!WHAT_IS_DUE.test(text.norm) || servicesTold(text.raw, tenant).length > 0) return undefined;
  const [service, ...others] = new Set(appointments.map(({ serviceId }) => serviceId));
  const unpaid =
    COSTS.test(text.norm) && situation.owes !== true && appointments.every(({ orderId }) => orderId === undefined);
  return unpaid && service !== undefined && others.length === 0
    ? act({ text }, { intent: 'ask', topic: 'precio', area: 'PAGOS', service })
    : act({ text }, { intent: 'ask', topic: 'deuda', area: 'PAGOS' });
}
const COSTS =
  / (?:cuanto|quanto|how much) (?:(?:les?|te|se) )?(?:hay que|tengo que|tenho que|tem que|do (?:i|we) (?:have|need) to) (?:pagar|abonar|pay)(?: (?:entonces|en total|por favor|porfa|please|then))* $/;
const MUST =
  '(?:les?|te|os|se|lo|t(?:engo|enia|endria) que|habia que|hay que|debo|deberia|me toca|toca|puedo|devo|tenho que|do|i|have|to|should)';
const GIVES =
  '(?:pag(?:o|ar|aria|arl[eo]s?|arte)|cancel(?:o|ar|aria|arl[eo]s?)|abon(?:o|ar|aria|arl[eo]s?|arte)|transfier[oe]|transferir(?:te|les?)?|depositar(?:te|les?)?|deposito|pay)';
const MINE =
  '(?:(?:por|de|for) )?(?:eso|esto|ell[oa]|isso|that|it|(?:(?:del|do|da|pela|pelo|la|el|lo|mi|mis|las|los|meu|minha|my|the|o|a) )+(?:citas?|turnos?|reservas?|horas?|horario|consultas?|visitas?|agendamentos?|appointments?|bookings?|agendad[oa]|reservad[oa]))';
const WHAT_IS_DUE = re` (?:cuanto|quanto|how much)(?: (?:es|era|seria|sera))?(?: lo que| que)?(?: ${MUST})* ${GIVES}(?: ${MINE})?(?: (?:entonces|en total|por favor|porfa|please|then|in total|no total|todo))* $`;

const OWNER = String.raw`(?:el\s+|la\s+|o\s+|a\s+|the\s+)?\p{L}+`;
const OF_MONEY =
  '(?:pagos?|transferencia|deposito|comprobante|tarjeta|cuenta|pagamento|comprovante|pix|cartao|conta|payment|transfer|card|account)';
/** "El pago sale a nombre de mi marido", "va de la cuenta de mi novio": whose the money is, and not whose the appointment. */
export const PAYER = new RegExp(
  [
    String.raw`${OF_MONEY}(?:\s+(?!(?:l[oa]s?|it|pon|anot|agend|reserv|turno|cita|put|book|marc)\p{L}*)\p{L}+){0,4}\s+(?:a|al|en|em|no|in|under)\s+(?:el\s+|the\s+|o\s+)?(?:nombre|nome|name)\s+(?:de|del|da|do|of)\s+${OWNER}(?:\s+\p{L}+)?`,
    String.raw`(?:de|desde|con|da|do|com|from|with)\s+(?:la\s+|el\s+|a\s+|o\s+|the\s+)?(?:cuenta|tarjeta|conta|cartao|account|card)\s+(?:de|del|da|do|of)\s+(?:mi|su|meu|minha|my|seu|sua|la|el|o|a)\s+\p{L}+`,
    String.raw`(?:my|mi|her|his)\s+(?:\p{L}+(?:['’]s|\ss)\s+)?(?:card|account)\s+(?:will|is|gets?|would|pays?)`,
    String.raw`(?:paga|pagan|abona|transfiere|deposita|pagara|vai\s+pagar)\s+(?:mi|su|meu|minha|seu|sua)\s+\p{L}+`,
  ]
    .map((one) => String.raw`(?<![\p{L}\p{N}])(?:${one})(?![\p{L}\p{N}])`)
    .join('|'),
  'gu',
);

export function saysWhoPays({ norm }: Heard['text']): boolean {
  return norm.search(PAYER) >= 0;
}

/** "Te transferí 3000", "hice un depósito por $3.000": what is said to be paid; two digits alone are no amount. */
const PAID_AMOUNT = new RegExp(
  `(?<![a-z])(?:${PAID}|paid|sent|(?:te|le|les|os|ya) (?:mande|envie|pase|gire|deje)|(?:transferencia|deposito|pago|pagamento|sena|pix|yape|payment|transfer)\\s(?:de|por|of|for))` +
    `\\s{1,3}(?:(?:solo|so|only|just|ya|los|las|unos|nada mas|de|por)\\s{1,3}){0,3}` +
    `((?:(?:[a-z]{0,3}\\$|s/\\.?)\\s?\\d[\\d.,]{0,14}|\\d[\\d.,]{2,14}|\\d{1,3}(?=\\s?(?:mil|k)\\b))(?:\\s?(?:mil|k)\\b)?)(?![\\d.,]*\\s?(?:dolares|dollars|usd|us|euros?|eur)\\b)`,
);

/** The amount that is said to be paid, minor units of the business's currency. */
export function amountPaid({ text, situation: { tenant } }: Heard): number | undefined {
  const written = PAID_AMOUNT.exec(fold(text.raw))?.[1]?.replace(/[.,]+$/, '');
  return written === undefined || tenant === undefined
    ? undefined
    : parseMoney(written, tenant.locale, tenant.currency);
}
