/**
 * "Sí, lo pago ahora con Yape", "sí, con tarjeta", "dale, te transfiero ahora", where a yes brings the link: a yes, and
 * with what or that he pays it now. With the link open it is of that link.
 */
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { I_PAY, NOW } from '../words/pays.ts';
import { asksForMoney, MEANS } from './paying.ts';

const YES = '(?:si|sip|sim|yes|yeah|sure|ok|okay|dale|listo|bueno|ya|ta|vale|va|claro|perfecto|beleza)';
const BESIDE = '(?:(?:te|le|les|lhe|l[oa]|se|yo|eu|i|i ll|ill|it|you|me|en|un|mismo|nomas) )*';
const AT_ONCE = `(?:(?:${NOW}|hoy|hoje|today|ya|enseguida|de una|altiro|al toque)(?: mism[oa]| nomas)?)`;
const WITH = `(?:(?:con|por|en|com|no|pelo|via|with|by) (?:(?:el|la|mi|o|a|meu|minha|my|tarjeta de|cartao de) )*${MEANS})`;
const PAYING = `(?:${I_PAY}|giro|girare|hago|hare|voy a (?:pagar|transferir|yapear|depositar)(?:l[oa])?|vou pagar)`;
const TAIL = '(?: (?:gracias|por favor|porfa|please|entonces|pues|obrigad[oa]|thanks))*';
const PAYS_IT_NOW = new RegExp(
  `^ (?:${YES} )+(?:(?:y|e|and|que) )?(?:${BESIDE}(?:${AT_ONCE} ${BESIDE})?${PAYING}(?: ${AT_ONCE})?(?: ${WITH})?(?: ${AT_ONCE})?|${WITH}(?: ${AT_ONCE})?)${TAIL} $`,
);

export function yesAndPays(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (text.asks || !PAYS_IT_NOW.test(text.norm)) return undefined;
  if (asksForMoney(situation)) return act(heard, { intent: 'accept', holds: true });
  const awaits = situation.state === 'AGENDA_ESPERANDO_PAGO';
  return awaits ? act(heard, { intent: 'ask', topic: 'deuda', area: 'PAGOS' }) : undefined;
}
