/** "Pago", "te transfiero", "hago el yape", and whether now or later: one list of each, for whoever looks for it. */
import { AFTERWARDS, LATER } from './put-off.ts';
import { APPOINTMENT, ES_DAY, PT_DAY } from './words.ts';

const SENDING =
  '(?:(?:el|la|un|una|o|um|a) )?(?:consignacion|transferencia|deposito|giro|nequi|daviplata|yape|plin|pix|spei|abono|pago|sena|anticipo|pagamento)';
/** He says that he pays, or will. */
export const I_PAY = `(?:pago|pagare|pagaria|pagarei|abono|abonare|transfiero|transferire|transfiro|deposito|depositare|consigno|consignare|yapeo|yapeare|plineo|pay|paying|(?:hago|hare|mando|paso|envio|realizo|faco|farei) ${SENDING})`;
/** That, or the verb by itself: "voy a pagar", "hacer la transferencia". */
export const PAYS = `(?:${I_PAY}|pagar(?:l[oa])?|abonar|transferir|depositar|consignar|yapear|(?:hacer|fazer) ${SENDING})`;
/** Of what comes before "allá", "en efectivo". */
export const PAYS_IT = '(?:pago|pagarl[oa]|pagar|abono|abonar|pay)(?: l[oa])?';
/** Whatever the form: "pagué", "pagando". */
export const PAYING_VERB = '(?:pag|abon|transf|deposit|pay)[a-z]*';

/** "¿Y si no pago el anticipo?": what becomes of it then is asked, and nothing paid. */
export const IF_UNPAID = `(?:(?:si|se|if) (?:no|nao|i don t|we don t|i do not) (?:(?:l[oa]s?|te|les?|eu|yo|i) )*${PAYING_VERB}|(?:sin|sem|without) (?:pagar|abonar|paying)(?: [^ ]+){0,3} (?:no|nao|igual|me|la|se) (?:(?:me|la|lo|se) )*(?:reserv|guard|agend|apart|confirm|segur)[a-z]*)`;

/** At this moment, and nothing said of the rest of the day. */
export const NOW = '(?:ahora|ahorita|ahoritita|agora|en este momento|right now|now)';
/** Some other time, with a no before it or a "mejor": "no, después", "mejor otro día". */
export const SOME_TIME = `(?:${AFTERWARDS}|despuesito|luego luego|mas (?:tardecito|adelante|al rato)|al rat(?:o|ito)|en (?:otro|un) (?:momento|rato|ratito)|otro (?:dia|momento|rato)|(?:em )?outr[oa] (?:dia|hora|momento)|later(?: on)?|another (?:time|day)|some other time)`;
/** When there is money: "cuando cobre", "a fin de mes", "hasta la quincena", "el lunes". */
export const PAYDAY = `(?:${[
  '(?:cuando|quando|apenas|en cuanto|assim que|when|as soon as) (?:me |yo |eu |i |get )*(?:cobre|cobro|paguen|depositen|pueda|salga|llegue|desocupe|receber|puder|chegar|paid|can)(?: (?:a|en|de|em)(?: (?:mi|la|el))? [a-z]+)?',
  '(?:a|en|hasta|para|recien|ate|no|na) (?:(?:el|la|fin|fines|principios?|comienzos?|o) )*(?:de )?(?:quincena|mes|semana|cobro|sueldo|dia (?:de )?pago|[0-9]{1,2})|a fin de mes|fin de mes|fim do mes|la quincena|end of (?:the )?month',
  '(?:(?:la|el|a) )?(?:otr[oa]|proxim[oa]|siguiente) (?:semana|quincena|mes)|(?:la |a )?(?:semana|mes) (?:que (?:viene|entra|vem)|entrante)|next (?:week|month)',
  `(?:(?:el|na|no|on|este) )?(?:${ES_DAY}|${PT_DAY})|on (?:mon|tues|wednes|thurs|fri)day`,
].join('|')})`;
/** Whenever he says that he will. */
export const PAID_THEN = `(?:${SOME_TIME}|${LATER}|${PAYDAY})`;
/** "Ya te pagaré", "ya lo haré": some day; "ya te pago" is now. */
export const SOME_DAY =
  '(?:ya (?:(?:te|les?|l[oa]s?|se|os) )*(?:(?:pag|abon|deposit|consign|yape|cancel|gir|mand|envi)are(?:mos)?|(?:transferir|har)e(?:mos)?))';
/** "Por ahí", "por el local", "el viernes": where to, or when. */
const COMES_THERE = `(?:(?:por|en|al?|hasta|para|pra|el|la|su|o|no|na|este|by|over|to|on|the) ){0,3}(?:${[
  'ahi|alla|alli|ali|aca|ai|there|in(?= )|by(?= )|local|lugar|salon|consultorio|clinica|barberia|sucursal|sede|recepcion|caja|tienda',
  `veterinaria|estudio|taller|loja|salao|shop|office|place|${ES_DAY}|${PT_DAY}|(?:mon|tues|wednes|thurs|fri)day|${AFTERWARDS}|tarde|noche|semana`,
].join('|')})`;
/**
 * "Ya pasaré a pagar", "paso por ahí y le pago", "passo aí pra pagar": he comes for it. "Ok, paso a pagar", "paso la tarjeta y
 * pago" pay it here: the present tells where to or when, a future behind a yes does so, too, and nothing is handed over.
 */
const COMES = `(?:${[
  `(?:(?<! (?:te|le|les|me|se|l[oa]s?|lhe) )(?:paso|pasamos|passo)|(?:voy|vamos)(?= (?:para|por|hasta) )|voy a pasar|vou passar) ${COMES_THERE}`,
  '(?<! (?:si|sim|yes|ok|dale|listo|claro|te|le|les|me|se|l[oa]s?) (?:(?:ya|yo) )?)(?:pasare(?:mos)?|ire(?:mos)?|voy a pasar|vou passar)',
  `(?:pasare(?:mos)?|ire(?:mos)?|i ll (?:come|drop|stop|pop)) ${COMES_THERE}|me acerc(?:o|are)(?: ${COMES_THERE})?`,
].join('|')})`;
export const COMES_TO_PAY = `${COMES} (?:(?:nomas|mismo|temprano|yo|(?:a |por )?(?:la |esta )?(?:manana|tarde|noche)|${COMES_THERE}) )*?(?:a|para|pra|y|e|and|to) (?:(?:te|les?|l[oa]s?|lhe|eu) )?(?:(?:pag|abon|cancel)(?:o|ar)(?:l[oae]s?|te)?|pay)`;

/** "Cobraron", "se debitó", "descontaram": what the bank has done; "ya cobro" is paid himself, "¿me cobran?" asks. */
const BANKS = '(?:cobr|debit|descont)';
const TOOK = `(?:(?:me|nos|se) (?:l[oa]s? )?${BANKS}o|${BANKS}(?:aron|ou|aram))`;
const TAKEN = `(?:${BANKS}ad[oa]s?|taken|charged|debited)`;
/** "Quedó cargado mi turno": entered, and no money; of a card or an account it is the bank's. */
const LOADED = '(?:(?:me|nos|se) (?:l[oa]s? )?cargo|carg(?:aron|ou|aram|ad[oa]s?))';
const THE_MONEY =
  '(?:plata|platita|dinero|guita|lana|monto|importe|pago|anticipo|sena|dinheiro|valor|pagamento|money|payment|deposit|amount|it)';
const HIS_ACCOUNT = '(?:cuenta|tarjeta|banco|conta|cartao|account|card|bank)';
const ON_ACCOUNT = `(?:(?!${APPOINTMENT} )[^ ]+ ){0,3}?${HIS_ACCOUNT}`;
const ALREADY = '(?:ya|ja|recien|ahorita|already|just)';
const NOT_DENIED =
  '(?<! (?:no|nao|nunca|not|never|t|si|if|que|cuando|quando|when) (?:(?:me|nos|se|l[oaei]s?|te|has|have|been|ha|yet) )*)';
/** "Me cobraron", "me descontaron la plata": of whatever it was, where a link is open of this; not what somebody else was charged. */
export const THEY_TOOK = `${NOT_DENIED}(?<! les? (?:l[oa]s? )?)(?:(?:me|nos) (?:l[oa]s? )?)?(?:${TOOK}|${LOADED} ${ON_ACCOUNT})`;
/** What stands between its words: "ya se ME cobró", "the money HAS ALREADY left". */
const SMALL = '(?:(?:ya|ja|me|nos|te|eu|has|have|was|been|got|already|just) )*';
const IS = '(?:esta|quedo|foi|ta|fue)';
/** "Ya se me cobró en la tarjeta", "me salió debitada la plata", "the money already left my account": it is paid, he says. */
export const MONEY_TAKEN = `${NOT_DENIED}(?:${[
  `${ALREADY} (?:(?:se|me|nos|te|l[oa]s?|le) )*${TOOK}|(?:me|se) (?:l[oa]s? )?debit(?:aron|o|ou|aram)`,
  `(?:${TOOK}|${LOADED}) ${ON_ACCOUNT}`,
  `(?:aparece|figura|sale|salio|consta) (?:ya |como )?${TAKEN}|${IS} (?:ya |ja |como )?debitad[oa]s?`,
  `${IS} (?:ya |ja )?${TAKEN} ${ON_ACCOUNT}|${ALREADY} (?:(?:me|nos|te) )?${IS} ${BANKS}ad[oa]s?(?= $)`,
  `${THE_MONEY} ${SMALL}${IS} (?:ya |ja )?(?:${TAKEN}|cargad[oa]s?)(?! (?:por|per|cada|a cada) )`,
  `${IS} (?:ya |ja |bien )?(?:${TAKEN}|cargad[oa]s?) (?:el|la|mi|o|a|meu|minha|the|my) ${THE_MONEY}`,
  `${THE_MONEY} ${SMALL}(?:sal(?:io|ieron)|saiu|se fue|left|came out|gone|${TAKEN}) (?:[^ ]+ ){0,2}?${HIS_ACCOUNT}`,
  `(?:salio|saiu) (?:de|da|do) (?:[^ ]+ )?${HIS_ACCOUNT}`,
  `(?:card|account) ${SMALL}${TAKEN}|(?:charged|debited) my ${HIS_ACCOUNT}|(?:already|just) (?:been )?(?:charged|debited)(?= me| $)`,
  '(?:charge|cargo|cobro) (?:(?:already|ya|me|has|just) )*(?:went through|gone through|aparece|figura)',
].join('|')})`;
/** Money of another place or another time, a fee, or what kept him from paying: "la vez pasada me cobraron 8 mil" is no payment of now. */
export const TAKEN_OTHERWISE = `(?:${[
  `(?:en|na|no|em|num|numa|at|in) (?:(?:el|la|un|una|o|a|the) )?(?:otr[oa]s?|outr[oa]s?|another|other) (?!${HIS_ACCOUNT}|billetera|app|banc|link)[a-z]+|elsewhere|somewhere else`,
  '(?:vez|veces|vezes|mes|ano|semana|visita|turno|cita|sesion|time) (?:pasad[oa]s?|anterior(?:es)?|passad[oa]s?)|(?:ultima|ultimo|otra|outra|last) (?:vez|time|visita|sesion)',
  'hace (?:(?:un|una|dos|tres|mucho|bastante|como|[0-9]+) )+(?:mes|meses|anos?|semanas?|tiempo)|(?:meses|anos|semanas) atras',
  `${TOOK} (?:(?:una?|la|el|uma|a) )?(?:comision|recargo|interes(?:es)?|impuestos?|multa|taxa|juros)`,
  '(?:no|nao) (?:(?:l[oa]|me|eu) )?(?:pude|pudimos|puedo|podemos|dejo|deja|consegui|consigo) (?:pagar|abonar|transferir|terminar|hacer(?:lo)?)[a-z]*',
].join('|')})`;
