/**
 * "Quiero pagar la próxima", "por adelantado", "no, es para la que viene": a visit to come is meant, and none that has
 * begun. Who pays at the till pays ahead for the next one.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { servicesTold } from '../../names.ts';
import { re } from '../../words/pattern.ts';
import { fold } from '../../words/text.ts';
import { APPOINTMENT } from '../../words/words.ts';

/** "La próxima semana", "next month", "la próxima vez pago": when he pays, and not what. */
const WHEN = '(?:semana|mes|quincena|ano|vez|lunes|martes|miercoles|jueves|viernes|sabado|domingo|week|month|time|vem)';
const NEXT = `(?:(?:la|el|lo|mi|una|o|a|the|my|minha|meu|su|de|da|do|pra|para) (?:proxim[oa]s?|siguientes?|seguintes?|next|following) (?!${WHEN} )|(?:la|el|lo|a|o)(?: (?!de |${WHEN} )[^ ]+)? que (?:viene|vem) (?!no |e[sn] |con |a ))`;
/** "La de la semana que viene", "la limpieza del mes que viene". */
const OF_THEN =
  '(?:(?:del?|d[ao]) (?:(?:la|el|a|o) )?(?:(?:proxim[oa]|siguiente) (?:semana|mes|quincena)|(?:semana|mes|quincena) (?:que viene|que vem|entrante|proxim[oa]))|next (?:week|month) s)';
const AHEAD =
  '(?:(?:por|de|x) (?:adelantad[oa]|adelanto|anticipad[oa]|anticipacion)|(?:adelantad|anticipad|adiantad|antecipad)[oa]|(?:in )?advance|up ?front|ahead(?: of time)?|de antemano)';
const IS_NEXT = re` (?:${NEXT}|${OF_THEN} |${AHEAD} )`;
/** "No quiero pagar por adelantado"; behind a comma the no is to what was asked. */
const NOT_NEXT =
  /(?<![a-z])(?:no|nao|not|ni|don'?t|sin)\s+(?:(?:quiero|quero|want|to|voy|vou|a|l[oa]|i)\s+)*(?:pagar(?:l[oa])?|pay|pago)(?![a-z])/;

/** Which visit a wish to pay means. */
export function paysForNext({ text: { raw, norm } }: Pick<Heard, 'text'>): boolean {
  return IS_NEXT.test(norm) && !NOT_NEXT.test(fold(raw));
}

const NAMES_NEXT = re` (?:${NEXT}|${OF_THEN} )`;
const BESIDE =
  '(?:no|nao|nop|nope|perdon|disculpa|sorry|digo|mejor|si|ah|uy|pero|mas|but|es[ae]|ess[ae]|that|not|ya|ja|already|esta|fue|quedo|hoy|ayer|pag[oa]s?|pagad[oa]|pague|abone|paid|efectivo|local|cash|alla|ahi|es|era|seria|e|is|it|s|quiero|quisiera|quero|want|hablo|me|refiero|pagar|pay|abonar|dejar|para|por|pra|for|en|a|de|del|to|i|la|el|lo)';
const WITH_IT = `(?:${APPOINTMENT}|one|vez|por favor|porfa|please|gracias|obrigad[oa]|thanks|que tenga|que saque|que haga)`;
/** Asked whether it is this visit. */
const SAYS_NEXT = re`^ (?:${BESIDE} )*?(?:${NEXT}|${OF_THEN} |${AHEAD} )(?:${WITH_IT} )*$`;

const YES_AHEAD = / (?:si|sip|sim|yes|yep|dale|ok|okay|claro|bueno|listo|sure|genial|perfecto) /;
const NO_AHEAD = /^ (?:no|nao|nop|nope|mejor|perdon|es[ae]|ess[ae]|not|esta|fue|ya|ja) /;

/** "No, es para la próxima", asked whether a visit is paid or which service is: the other one, and no refusal. */
export function paysNextInstead(heard: Heard): readonly Act[] | undefined {
  const { text, situation, hit } = heard;
  const { flow, tenant, lastVisit } = situation;
  // Who has never come has no visit that has begun: what he pays is ahead as it is.
  if (flow !== 'pagos' || tenant === undefined || lastVisit === undefined) return undefined;
  if (text.asks || !paysForNext(heard) || (hit !== undefined && !OF_PAYING.has(hit.intent))) return undefined;
  const service = servicesTold(text.raw, tenant)[0];
  if (service === undefined && !refusesForNext(heard)) return undefined;
  const next = act(heard, { intent: 'pay', ...(service === undefined ? {} : { service }) });
  return hit?.intent === 'claim' ? [act(heard, { intent: 'claim' }), next] : [next];
}
const OF_PAYING: ReadonlySet<Act['intent']> = new Set<Act['intent']>(['pay', 'claim', 'reject']);

/** Of one to come "sí, la próxima" is a yes, and so is "sí, por adelantado" of any. */
function refusesForNext({ text: { norm }, situation, hit }: Heard): boolean {
  const { asks, appointments = [] } = situation;
  if (asks !== 'confirm' || !(hit?.intent === 'pay' || SAYS_NEXT.test(norm))) return false;
  if (NO_AHEAD.test(norm)) return true;
  return appointments.length === 0 && !(YES_AHEAD.test(norm) && !NAMES_NEXT.test(norm));
}
