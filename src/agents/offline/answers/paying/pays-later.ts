/** "No, después", "todavía no", "no, allá" to the link that is offered: none now, and no other service is paid instead. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { COMES_TO_PAY, I_PAY, NOW, PAID_THEN, PAYDAY, PAYS_IT, SOME_DAY, SOME_TIME } from '../../words/pays.ts';
import { AFTERWARDS } from '../../words/put-off.ts';
import { WEEKDAY } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

const SOFT =
  '(?:(?:no|nao|mm|uy|ay|ah|pues|bueno|ok|mejor|melhor|pero|mas|but|perdon|disculp[ae]|gracias|thanks|la verdad|yo|l[oa]) )';
const FOR_NOW = `(?:(?:por |de )?(?:el )?(?:${NOW}|momento|enquanto)|todavia|aun|ainda|yet)`;
const TAIL =
  '(?: (?:mejor|melhor|pues|gracias|muchas|mil|obrigad[oa]|thanks|thank you|por favor|porfa|please|nomas|l[oa]|pago|pagare|hago|espera|espere|te aviso|les aviso))*';
const NOT_NOW = re`^ ${SOFT}*(?:(?:no|nao|not|mejor|melhor|better) ${SOFT}*${SOME_TIME}|${SOME_TIME} (?:mejor|melhor)|${FOR_NOW} (?:no|nao|not)|(?:no|nao|not) ${FOR_NOW})(?: ${SOME_TIME})?${TAIL} $`;
/** "Mejor allá", "no, en el local", "no, pago cuando llegue": where or how it will be paid, with or without the verb. */
const PLACE =
  '(?:alla|alli|ahi(?: mismo)?|en (?:efectivo|persona|(?:el |la |su )?(?:local|lugar|salon|consultorio|clinica|barberia|sucursal|recepcion|caja|tienda|veterinaria))|al llegar|cuando (?:llegue|vaya|este alla)|(?:(?:la|ai) )?(?:na hora|no local)|there|in person|in cash|when i (?:arrive|get there))';
const PAYS_SO = `(?:(?:prefiero|quiero|prefiro|voy a|yo) )*${PAYS_IT}`;
const THERE = re`^ ${SOFT}*(?:(?:no|nao|mejor|melhor|prefiero|prefiro|rather) ${SOFT}*(?:${PAYS_SO} )?${PLACE}|${PAYS_SO} (?:${NOW} )?${PLACE}|${PLACE} (?:mejor|melhor)|(?:ya |ja |eu )*${COMES_TO_PAY})${TAIL} $`;

/** "Ta, mañana te giro", "dale, cuando cobre te pago", "sí pero hasta la quincena": the yes grants it, and no link is wanted now. */
const YES = '(?:si|sip|sim|yes|yeah|sure|ok|okay|dale|listo|bueno|ya|ta|vale|va|claro|perfecto|beleza|ta bom)';
const PAYING = `(?:${I_PAY}|giro|girare|cancelo|cancelare|hago|hare|faco|lo hare|ll pay|do it)`;
const BESIDE = '(?:(?:te|le|les|lhe|l[oa]|se|ya|ja|yo|eu|i|i ll|ill|it|you|me|un|recien|mejor) )*';
const UNPAID =
  '(?:(?:todavia|aun|ainda) (?:no|nao)(?: (?:l[oa]|he|hice|te))*(?: (?:pague|pagado|pude|paguei|el pago))?|(?:no|nao) (?:l[oa] )?(?:pague|he pagado|paguei)(?: (?:todavia|aun|ainda))?|(?:i )?(?:haven t|have not|didn t) (?:paid|pay)(?: (?:it|yet))*)';
const PROMISED = re`^ (?:${YES} )*(?:${UNPAID} )?(?:(?:pero|mas|but|y|e|and) )*${BESIDE}(?:${PAID_THEN} ${BESIDE}${PAYING}|${PAYING} ${BESIDE}${PAID_THEN}|(?<= (?:pero|mas|but) )${PAID_THEN}|${SOME_DAY}(?: (?:el|la) [a-z]+)?)${TAIL} $`;
const UNPAID_YET = re`^ ${UNPAID} ${BESIDE}(?:${PAID_THEN}|${PAYING} ${BESIDE}${PAID_THEN}|${PAID_THEN} ${BESIDE}${PAYING})${TAIL} $`;
/** "Dale, mandame el link que mañana lo pago": the link is wanted all the same. */
const LINK_FIRST = re`^ (?:${YES} )*(?:por favor |porfa )?(?:mand|envi|pas|gener)[ae](?:me|nos)?(?:l[oa])?(?: (?:el|la|un|una|o|um) (?:link|liga|enlace)(?: de pago)?)?(?: por favor| porfa)? (?:que|y|e|pero|mas|and) ${BESIDE}(?:${PAID_THEN} ${BESIDE}${PAYING}|${PAYING} ${BESIDE}${PAID_THEN})${TAIL} $`;

/** "Sí, el viernes", "sim, na sexta": when he will, and no hour of an appointment. */
const ON_A_DAY = re`^ (?:${YES} )+(?:(?:para|pra|recien) )?(?:${PAYDAY}|${AFTERWARDS})${TAIL} $`;

/** "Sí, lo transfiero antes de las 6", "sí, pago hoy": with a yes before it, the link is wanted now. */
const PAYS_TODAY = re`^ (?:${YES} )+${BESIDE}(?:${PAYING} ${BESIDE}(?:hoy|hoje|today|${NOW})(?: mismo)?|(?:hoy|hoje|today)(?: mismo)?(?: ${BESIDE}${PAYING})?|${PAYING} antes de (?:las? )?[0-9]{1,2})${TAIL} $`;

/** "Ok, hasta el miércoles", "mejor allá, nos vemos el jueves": leave is taken, of the payment, too. */
const UNTIL_THEN = re`^ (?:(?:${YES}|despues|luego|depois|mas tarde|alla|ahi|lo pago|pago|mejor|melhor|entonces|entao|gracias|obrigad[oa]|thanks) )*(?:nos vemos|hasta|ate|see you|(?:te|los|les|las) veo)(?: (?:el|la|o|a|na|no|on|este|esta))? (?:${WEEKDAY}|manana|amanha|tomorrow)(?: feira)?${TAIL} $`;

/** "I'll pay now", "ahorita pago": the link is wanted, and it is open longer than a moment. */
const AT_ONCE = re`^ (?:${YES} )*${BESIDE}(?:${I_PAY} ${BESIDE}${NOW}(?: mismo)?|${NOW}(?: mismo)? ${BESIDE}${I_PAY})${TAIL} $`;
export function paysAtOnce({ text: { norm, asks } }: Heard): boolean {
  return !asks && AT_ONCE.test(norm);
}

export function paysLater(heard: Heard): Act | readonly Act[] | undefined {
  const { situation, text } = heard;
  if (situation.flow !== 'pagos' || situation.asks === 'list' || text.asks) return undefined;
  const left = act(heard, { intent: 'exit', word: 'salir', solo: true });
  if (situation.asks === 'confirm' && LINK_FIRST.test(text.norm)) return act(heard, { intent: 'accept', holds: true });
  if (situation.asks === 'confirm' && (PAYS_TODAY.test(text.norm) || paysAtOnce(heard)))
    return act(heard, { intent: 'accept', holds: true });
  const promised = [PROMISED, UNPAID_YET, ON_A_DAY].some((way) => way.test(text.norm));
  if (NOT_NOW.test(text.norm) || UNTIL_THEN.test(text.norm) || (promised && situation.asks === 'confirm')) return left;
  // "No pago allá" is another matter.
  const denied = /^ na?o pag/.test(text.norm) && !/^\s*n[aã]?o\s*[,.;]/i.test(text.raw);
  if (denied || !THERE.test(text.norm)) return undefined;
  return [...(saysNoFirst(heard) ? [] : [act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' })]), left];
}

/** "No, mejor pago allá": who has said no is told of no link. */
export function saysNoFirst({ text }: Heard): boolean {
  return SAYS_NO.test(text.norm);
}
const SAYS_NO = re`^ (?:(?:${FOR_NOW}|mm|uy|ay|ah|bueno|ok|pues) )*(?:no|nao|nop|nah) `;
