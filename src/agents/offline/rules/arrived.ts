/**
 * "¿Les cayó el yape?", "did my payment go through?": whether money that was sent has arrived. Asked of the customer's
 * own order, whatever the money is called and whichever stands first; it opens no payment and claims none.
 */
import { group, words, type Rule } from './rule.ts';
import { GIVEN_BACK, PAID } from '../words/words.ts';

const MONEY = group(`
  pagos?|pagito|transferencia|transfe|deposito|plata|platita|dinero|guita|lana|sena|anticipo|adelanto|abono|consignacion|giro|yape|plin|nequi|pix|spei|bizum|zelle|pago movil|dinheiro|grana|pagamento|sinal
  comprovante|payment|transfer|money|deposit
`);
/** What money does that gets there. */
const ARRIVES = group(`
  salio|se (?:hizo|proceso|efectuo)|(?<! (?:te|le|les|os|lo) )paso|llego|llegaron|cayo|cayeron|entro|entraron|ingreso|impacto|acredito|reflejo|figura|aparece|sale|registro|valido|vieron|viste|vio|ve|ven|recibieron|recibiste|recibio|confirmaron|confirmo|verificaron
  caiu|chegou|entrou|saiu|passou|consta|apareceu|receberam|recebeu|viram|arrived|arrive|received|receive|get|got
`);
/** What it is once it got there. */
const DONE = group(`
  registrad[oa]|confirmad[oa]|acreditad[oa]|verificad[oa]|recibid[oa]|validad[oa]|procesad[oa]|aprobad[oa]|reflejad[oa]|list[oa]|bien|ok
  registrado|recebid[oa]|aprovad[oa]|received|confirmed|approved|processed|through
`);
const WHOSE =
  '(?:(?:ya|bien|el|la|lo|mi|los|las|un|una|o|a|meu|minha|my|the|ese|esa|este|esta|del|de|aquel|aquella|otro) )*';
const AUX = '(?:(?:me|se|te|le|les|nos|ya|ja|si|ahi|bien|esta|ta|fue|quedo|ha sido|foi|was|been|go|went|come|came) )*';

const LOOKED_FOR = group(`ver|visto|chequear|checar|revisar|verificar|validar|confirmar|recibir|check|see|receber`);
const CAN = group(`
  pudieron|pudiste|pudo|pueden|puede|podes|puedes|podrias|podrian|podria|han|has|ha|conseguiram|conseguiu|pode|could you|can you|did you|have you
`);

/** "¿Ya está pagado?", "la limpieza ya quedó paga?": asked, and not said. */
const IS_PAID = group(`
  (?:esta|ta|figura|aparece|sale|fue|foi|ficou|estaria|estara|is|was|(?<= (?:ya|ja) )qued[oa]) (?:(?:it|ya|ja|already|todo|bien|como|ahi) )*(?:pag[oa]s?|(?:pagad|abonad|senad|saldad)[oa]s?|paid)(?: (?:ya|ja|no|cierto|verdad|si|o no|o (?:todavia|aun) no|ou nao|ne|entonces|todo|porfa|por favor|gracias|already|or not|yet|right))* $
`);

/** The same, said in a pattern of its own; a rule of what is owed holds it, too. */
export const ARRIVAL = group(`
  (?:me |se |nos |les? )?(?:recibieron|recibio|figura|aparece|entro|acredito|impacto|llego)(?: [^ ]+){0,1} (?:el |mi |un |ya |la )?(?:pago|transferencia|deposito|plata|dinero|sena|anticipo|abono|adelanto)(?= $| que| de)
  (?:se |me )?(?:registro|registraron|proceso|procesaron|valido|validaron|confirmaron)(?: ya)? (?:el|mi) (?:pago|transferencia|deposito)|(?:mi|el|o meu) (?:pago|deposito|pagamento|transferencia) (?:(?:ya|ja|se|quedo|esta|fue|ha sido|foi) )*(?:registr|acredit|proces|valid|recibi|recebi|ingres)[a-z]*
  (?:ya )?se acredito(?= $)
`);

export const ARRIVED: Rule = {
  hit: { intent: 'ask', topic: 'deuda', area: 'PAGOS', confidence: 0.94 },
  asks: true,
  when: words(`
    ${ARRIVES} ${WHOSE}${MONEY}
    ${WHOSE}${MONEY} ${AUX}${ARRIVES}(?= $| por favor| porfa| ya| bien| ahi| ai)
    (?:quedo|esta|ta|ya|fue|foi|ficou|ha sido|has|is|was|did) ${AUX}${DONE} ${WHOSE}${MONEY}
    (?:quedo|esta|ya quedo) ${WHOSE}(?:mi|el|la) ${MONEY}(?= $)
    (?:has|is|was|did|have) ${WHOSE}${MONEY} ${AUX}${DONE}
    (?:el|la|mi|o|a|meu|minha|my|the|ese|esa) ${MONEY} (?:(?:ya|se|si) )*(?:quedo|esta|ta|fue|foi|ficou) (?:bien )?${DONE}(?= $)
    ${CAN} (?:(?:ya|me|por favor|si) )*${LOOKED_FOR} ${WHOSE}${MONEY}
    ${IS_PAID}
  `),
  not: words(`
    (?:ya|ahora si|acabo de|recien|i|we) (?:(?:te|le|les|lo|la|already|just) )*(?:${PAID}|pagar|transferir|depositar|hice|mande|envie|paid|sent)
    ^ (?:${PAID}|listo)|si (?:l[oa] )?(?:pago|transfiero|deposito)
    ${GIVEN_BACK}
  `),
};

/** "¿Ya pagué?", "¿ya hice el pago?": asked of his own, and no claim; "ya pagué, ¿les llegó?" is one, and is not this. */
export const ASKED_IF_PAID: Rule = {
  ...ARRIVED,
  when: words(`
    ^ (?:(?:y|e|and|oye|oiga|disculp[ae]|perdon|una|consulta|pregunta|entonces|yo|eu|ya|ja|have i|did i|already) )*(?:(?:lo|la|te|les?) )*(?:${PAID}|paid|pay|(?:hice|realice|fiz) (?:el|mi|o|meu|la) ${MONEY})(?: (?:yo|eu|ya|ja|already|(?:el|la|mi|lo|por|o|a|meu|minha|my|the|for|turno|cita|reserva) [a-z]+))?(?: (?:o no|ou nao|or not|o todavia no))? $
  `),
  not: words(GIVEN_BACK),
};

const BY_ITSELF = words(ARRIVAL);
export function asksIfArrived(norm: string): boolean {
  const rules = [ARRIVED, ASKED_IF_PAID];
  return rules.some(({ when, not }) => when.test(norm) && !(not?.test(norm) ?? false)) || BY_ITSELF.test(norm);
}
