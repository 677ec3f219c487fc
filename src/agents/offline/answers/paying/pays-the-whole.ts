/**
 * "Prefiero pagar el total de una vez", "¿puedo pagar los 120 mil completos?", asked for a deposit: what is paid here ahead is
 * said, and who arranges another way; the question stays.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { re } from '../../words/pattern.ts';
import { PAYING_VERB } from '../../words/pays.ts';
import { asksForMoney } from './paying.ts';

const WHOLE = re` ${PAYING_VERB}(?:l[oa])? (?:(?:ya|ahora|de una vez|now|los|las|[0-9]+|mil|pesos|soles|by|agora) )*(?:(?:el|la|lo|o|the|por) )?(?:todo|total|totalidad|complet[oa]s?|enter[oa]|cien por ciento|100|tudo|(?:full|whole) (?:amount|price|thing)|everything|all of it)(?= $| (?:de una(?: vez)?|junto|ya|ahora|agora|now|de uma vez|at once|upfront|por favor|porfa|please|servicio|la|el) )`;

export function paysTheWhole(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const deposit = situation.flow === 'agenda' && situation.tenant?.booking.paymentBeforeBooking === 'deposit';
  if (!deposit || !asksForMoney(situation) || !WHOLE.test(text.norm)) return undefined;
  return act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' });
}
