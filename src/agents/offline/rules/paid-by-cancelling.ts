/**
 * "Cancelar" that is to pay: "¿cuánto se cancela?", "¿cómo cancelo la consulta?", "cancelé 50 soles". A sum, a means, whom
 * or what it is cancelled to tells it from a cancellation; what stands in the diary ("la cita", "el turno") is never so.
 */
import { words, type Hit, type Rule } from './rule.ts';
import { BILL, ES_DAY, TRANSFER } from '../words/words.ts';

/** Where it is usual, besides the countries in which a bare "ya cancelé" says so. */
export const ALSO_TO_PAY: readonly string[] = [
  'CO',
  'EC',
  'PE',
  'BO',
  'VE',
  'CL',
  'MX',
  'PA',
  'CR',
  'GT',
  'HN',
  'SV',
  'DO',
];

const TO_CANCEL = 'cancel(?:o|a|ar|aria|amos|an|arle|arles|arlo|arla)';
/** What is done, and paid for. A "cita" or a "turno" is what one comes to. */
const DONE =
  '(?:consulta|sesion|valoracion|evaluacion|servicio|atencion|tratamiento|procedimiento|examen|control|terapia|clase|bono|cuenta|precio)';
const MONEY = '(?:dolares|pesos|soles|lucas|euros|reales|bolivianos|bolivares|quetzales|lempiras|colones|mil)';
/** "La consulta", "lo del corte". */
const THAT = '(?:la|el|una?|mi|las|los|lo (?:del?|de (?:la|los|las|mi)))';
const SUM = `(?:(?:los|las|unos|el|la|s|de) ){0,2}(?:\\d+|cien|doscientos|quinientos|[a-z]+(?= mil))(?: \\d+)* ${MONEY}`;
const BY = `(?:con|por|en|via|mediante|a) (?:(?:el|la|mi|una?) )?(?:${TRANSFER}|efectivo|cash|divisas|bolivares|dolares|soles|pesos|debito|credito|cuotas|partes)`;
const BEFORE = `(?:ayer|anteayer|antier|anoche|esta manana|hoy temprano|recien|hace (?:un rato|poco)|el (?:${ES_DAY}))`;
/** Whose money it was is not asked here, nor what a cancellation costs. */
const OF_THE_DIARY = `(?:si|por|al) cancel[a-z]*|cancel[a-z]* (?:(?:el|la|mi|las|los|mis|dos|\\d) )+(?:citas?|turnos?|reservas?|horas?)`;

/** "¿Me pasas el link?", "deme la cuenta": it is asked for, and was not given once. */
const GIVES =
  '(?:(?:pas|mand|envi|compart|gener|regal)(?!(?:aron|ieron|iste|aste|o|aba|aban) )[a-z]*|d(?:a|as|an|e|en|ame|ane|anos|eme|enme|arias?|arian))';
/** "No me di cuenta que viajo": no account of anybody's. */
const REALISES = 'd(?:i|io|iste|imos|ieron|oy|a|as|an|amos|ar|arme|arnos|ando|ado) cuenta';

/** "Ya cancelé la cita, le envié el comprobante": what is given up has none. */
const RECEIPT = '(?:comprobante|soporte|voucher|recibo|constancia de pago|captura|pantallazo|capture)';

export const PAID_BY_CANCELLING: readonly Rule[] = [
  {
    hit: { intent: 'claim', confidence: 0.94 },
    countries: ALSO_TO_PAY,
    when: words(`(?<!(?:no|si|que|favor|porque) (?:(?:le|te|les|me) )?)cancele (?:[^ ]+ ){1,9}?${RECEIPT}`),
    not: words(
      '(?:devol|devuelv|reembols|reintegr)[a-z]*|(?:no|nunca) (?:me )?(?:lleg|mand|envi)[a-z]*|comprobante de (?:la )?cancelacion',
    ),
  },
  {
    hit: { intent: 'claim', confidence: 0.92 },
    when: words(`
      cancele (?:(?!(?:no|que|si) )[^ ]+ ){0,4}?${SUM}
      (?:ya |ayer |hoy |anoche |recien |le |les |te )*cancele (?:[^ ]+ ){0,3}?${BY}
      acab(?:o|amos) de cancelar (?:[^ ]+ ){0,3}?(?:${SUM}|${BY}|${BILL})
      cancele (?:[^ ]+ ){0,4}?en (?:(?:la|el|su|una?) )?(?:caja|ventanilla|banco|cajero|agente)
      (?:${BEFORE} (?:ya |les |te )*cancele|cancele ${BEFORE}) (?:el|la|mi|los|las|una?|esa|ese) (?:[^ ]+ ){0,2}?(?:${BILL})
    `),
    not: words(`(?:no|si|que|favor) (?:le |te |les )?cancele|${OF_THE_DIARY}`),
  },
  {
    hit: { intent: 'pay', confidence: 0.92 },
    when: words(`cancel(?:ar|o|arle) (?:la mitad|una parte|el resto|lo que (?:falta|queda|debo)|la diferencia)`),
    not: words(`(?:no|sin) (?:quiero )?cancel[a-z]*|(?:mitad|parte|resto) de (?:las|los|mis)`),
  },
  // "Quisiera cancelar por adelantado la limpieza", "quiero cancelar la consulta por yape", "cancelo la mitad ahora y la otra el miércoles".
  {
    hit: { intent: 'pay', confidence: 0.92 },
    countries: ALSO_TO_PAY,
    when: words(`
      ${TO_CANCEL}(?: [^ ]+){0,4} por (?:adelantado|anticipado)
      ${TO_CANCEL} (?:la|una) (?:mitad|parte) (?:ahora|hoy|ya|y)
      ${TO_CANCEL} ${THAT}(?: [^ ]+){1,5}? ${BY}
      ${TO_CANCEL} ${THAT}(?: (?!(?:porque|perdon|disculpa|disculpe|no (?:me|nos)) )[^ ]+){1,6}? ${GIVES} (?:(?:(?:el|un|los|la|su|tu) )?(?:link|enlace|qr|yape|nequi)|(?:la|su|tu|una|los|sus|tus) (?:cuenta|datos))(?= (?!del? (?!pago )))
    `),
    not: words(`(?:no|sin) (?:quiero )?cancel[a-z]*|${OF_THE_DIARY}|${REALISES}`),
  },
  // "Le cancelo el día de la cita, ¿no?", "cancelaría en el consultorio".
  {
    hit: { intent: 'ask', topic: 'pagos', area: 'PAGOS', confidence: 0.92 },
    countries: ALSO_TO_PAY,
    when: words(`
      ${TO_CANCEL} (?:(?:en|a) (?:el|la) (?:local|consultorio|clinica|caja|recepcion|sede|tienda|salon)|alla mismo|ahi mismo|(?:el|ese) (?:mismo )?dia de (?:la|mi) (?:cita|consulta|atencion|sesion)|(?:al|cuando) (?:llegar|llegue|llego|terminar|termine|vaya))
    `),
    not: words(`(?:no|sin) (?:quiero )?cancel[a-z]*|${OF_THE_DIARY}`),
  },
  {
    hit: { intent: 'ask', topic: 'precio', area: 'PAGOS', confidence: 0.93 },
    when: words(
      `cuanto (?:(?:se|me|le|les|te|debo|toca|deberia|tengo que|hay que|tendria que|voy a|vamos a) )*${TO_CANCEL}`,
    ),
    not: words('(?:si|por|al) cancel[a-z]*'),
  },
  {
    hit: { intent: 'ask', topic: 'pagos', area: 'PAGOS', confidence: 0.93 },
    asks: true,
    when: words(`
      (?:se|hay que|toca) (?:puede )?cancel(?:a|ar) (?:${BY}|al (?:llegar|final|terminar|momento|contado)|por (?:adelantado|anticipado)|el mismo dia|alla|ahi|en (?:el|la) (?:local|consultorio|clinica|caja|recepcion|sede)|(?:ahora|hoy|ya)(?= o )|(?:antes|despues|primero)(?= $| o | de (?:la|el|mi) (?:cita|consulta|sesion|atencion|turno)))
      (?:puedo|podria|podemos|se puede|aceptan que) cancel(?:ar|e|emos) ${BY}
      a quien(?: le| les)? (?:puedo |debo )?${TO_CANCEL}
    `),
    not: words(OF_THE_DIARY),
  },
  {
    hit: { intent: 'ask', topic: 'pagos', area: 'PAGOS', confidence: 0.93 },
    asks: true,
    countries: ALSO_TO_PAY,
    when: words(`
      (?:como|donde|a donde|por donde|de que (?:forma|manera)) (?:(?:se|le|les|te|puedo|podria|podemos|debo|hago para) )*${TO_CANCEL} (?:el|la|una?|esa|esta|ese|este) ${DONE}(?= $| por favor| (?:[^ ]+ ){1,4}?(?:link|enlace|qr|yape|nequi|tarjeta|transferencia) )
      (?:la|lo) cancel(?:o|amos) (?:${BY}|con tarjeta) o(?= [^ ])
      (?:como|de que (?:forma|manera)) (?:(?:se|le|les|te|puedo|podria|podemos|debo|hago para) )*${TO_CANCEL} (?:el|la|una?|mi|esa|esta|ese|este) [^ ]+ (?:(?:de |del )(?:hoy|manana|${ES_DAY}) )?(?:${BY}|${TRANSFER}|efectivo|tarjeta|al contado)(?= $| o )
      con que (?:medio |forma )?(?:se puede|puedo|podria|podemos|debo) ${TO_CANCEL}
    `),
  },
];

/** Whether it was this that a message was heard to say. */
export function isOfABill(hit: Hit | undefined): boolean {
  return PAID_BY_CANCELLING.some((rule) => rule.hit === hit);
}
