/**
 * "Sí, cancelo con tarjeta", "claro, cancelo con yape", "sí señor, cancelo de una", where a payment is offered and to cancel
 * is to pay: a yes. A bare "cancelar" stays a no.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { PAY_BY_CANCELLING } from '../../rules/claims.ts';
import { ALSO_TO_PAY } from '../../rules/paid-by-cancelling.ts';
import { countryOf } from '../../situation.ts';
import { HAS_CANCELLED } from '../../words/deeds.ts';
import { NOW } from '../../words/pays.ts';
import { APPOINTMENT, TRANSFER } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';
import { asksForMoney } from './paying.ts';

const YES =
  '(?:si|sip|sii|claro|dale|ok|okay|bueno|listo|ya|vale|va|perfecto|obvio|por supuesto|de una|senor|senora|senorita|doctor|doctora|amigo|amiga|veci|pues|que si|con gusto)';
const MEANS = `(?:con|por|en|via|mediante) (?:(?:el|la|mi|una?) )?(?:${TRANSFER}|efectivo|debito|credito|visa|mastercard)(?: (?:de )?(?:debito|credito))?`;
const AT_ONCE = `(?:de una(?: vez)?|de inmediato|enseguida|en seguida|hoy mismo|al tiro|${NOW}(?: mismo)?|ya(?: mismo)?|por aqui|por aca|aqui)`;
const BY_CANCELLING = re`^ (?<yes>(?:${YES} )*)(?:(?:ya|yo|l[oae]s?|se l[oa]) )*cancelo(?<so>(?: (?:${MEANS}|${AT_ONCE}))*)(?: (?:por favor|porfa|gracias|pues|entonces))* $`;

export function paysByCancelling(heard: Heard): Act | undefined {
  const { situation, text } = heard;
  if (situation.asks !== 'confirm' || text.asks || !asksForMoney(situation)) return undefined;
  if (!ALSO_TO_PAY.includes(countryOf(situation))) return undefined;
  const said = BY_CANCELLING.exec(text.norm)?.groups;
  if (said === undefined || (said['yes'] === '' && said['so'] === '')) return undefined;
  return act(heard, { intent: 'accept', holds: true });
}

/**
 * "Ya cancelé", "listo, cancelado", "ya cancele amiga", behind a link that waits for its money: paid, and what waits for it is
 * not left (PAGOS-4). An accent is seldom written, so that "cancele" is an order only without a "ya", or behind its comma.
 */
export function paidByCancelling(heard: Heard): Act | undefined {
  const { situation, text } = heard;
  const awaited = situation.state === 'AGENDA_ESPERANDO_PAGO' || situation.owes === true;
  if (!awaited || text.asks || !PAY_BY_CANCELLING.includes(countryOf(situation))) return undefined;
  // "Listo, cancelado", of the appointment that went just now.
  if (situation.doneJustNow === 'cancel') return undefined;
  const done = HAS_CANCELLED.test(text.raw);
  const said = done ? text.norm.replace(THE_VISIT, ' ') : text.norm;
  if ((!done && !HAS_BEEN.test(said)) || ORDERED.test(text.raw) || !IS_CANCELLED.test(said)) return undefined;
  return act(heard, { intent: 'claim' });
}
const SAID_BESIDE = `(?:${YES}|gracias|muchas|mil|ahi|ahora|recien|hola|buenas?|dias|tardes|noches|don|mi|reina|linda|me (?:confirma|avisa)s?)`;
const IS_CANCELLED = re`^ (?:${SAID_BESIDE} )*(?:(?:l[oae]s?|te|se) )*(?:(?:esta|quedo|fue|todo) )*cancel(?:e|amos|ad[oa])(?: (?:todo|eso|${SAID_BESIDE}))* $`;
const HAS_BEEN = / cancelad[oa] | ya (?:(?:l[oae]s?|te|se) )*cancel(?:e|amos) /;
/** "Cancelé la cita" has paid for it; "cancele la cita" gives it up. */
const THE_VISIT = re` (?:el|la|mi) ${APPOINTMENT} `;
const ORDERED = /(?<!\p{L})ya\s*[,.;]\s*(?:mejor\s+)?cancele(?!\p{L})/iu;

/**
 * "Sí, cancélelo", "yes, cancel it", asked whether to make the link: what it agrees to, and what is to be cancelled, nobody
 * can tell. It is asked again, and nothing that there is comes up to be cancelled.
 */
export function agreesAndCancels(heard: Heard): Act | undefined {
  const { situation, text } = heard;
  if (text.asks || !asksForMoney(situation) || !AGREES_AND_CANCELS.test(text.norm)) return undefined;
  return act(heard, { intent: 'unknown' });
}
const AGREES =
  '(?:si|sip|sii|claro|dale|ok|okay|bueno|listo|vale|perfecto|por supuesto|senor|senorita|doctor|doctora|sim|yes|yeah|yep|sure|please|por favor|porfa)';
const CANCEL_IT =
  '(?:(?:me |se )?(?:l[oa] )?(?:pode|podes|puede|puedes) cancelar(?:l[oa])?|(?:me |se )?cancel(?:a|e|en|ar)(?:me|nos)?l[oa]|cancel(?:a|e)? (?:it|that|eso|esto|isso))';
const AGREES_AND_CANCELS = re`^ ${AGREES} (?:${AGREES} )*${CANCEL_IT}(?: (?:ya|nomas|por favor|porfa|please|gracias|thanks|obrigad[oa]))* $`;
