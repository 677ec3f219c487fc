/** Several things paid for in one message: each by its own link, one after the other. */
import type { Heard } from '../../heard.ts';
import { findNames, saysBoth, servicesAsked, servicesTold } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { EVENTS_PER_TURN_MAX, type CustomerEvent, type Tenant } from '../../../../domain.ts';
import { YES, act, type Act } from '../../acts.ts';
import { clauses, readText } from '../../words/text.ts';
import { keywordOf } from '../../keyword-in.ts';
import { PAID, APPOINTMENT, SEVERAL } from '../../words/words.ts';
import { PAYS_SOME } from './paying.ts';
import { FOR_ME_AND_ANOTHER } from '../../people/for-two.ts';
import { withoutCounted, THINGS, isService } from '../../people/so-many-told.ts';
import { CANCELS } from '../../errands/moving/where-to.ts';
import { matchesOf, re } from '../../words/pattern.ts';

/** "Quiero pagar la limpieza y el blanqueamiento": each by its own link, one after the other. */
export function paysForEach(heard: Heard): readonly Act[] {
  const { hit, text, situation, times } = heard;
  const { tenant, flow } = situation;
  if (flow === 'pagos') return [...yesAndTheOther(heard), ...paysAllOfThem(heard)];
  if (tenant === undefined || flow !== 'ninguno') return [];
  if (servicesTold(text.raw, tenant).length === 0) {
    const all = paysForAll(heard);
    if (all.length > 0) return all;
  }
  if (text.asks || hit?.intent !== 'pay' || asksBeside(heard) || cancelsAndPays(heard)) return [];
  if (EITHER.test(text.norm) || saysWhen(times)) return [];
  // "Una limpieza, y pagar el blanqueamiento": only what stands behind the verb.
  const verb = PAYS.exec(text.norm);
  if (verb === null || servicesTold(text.norm.slice(0, verb.index), tenant).length > 0) return [];
  const behind = text.norm.slice(verb.index + verb[0].length - 1);
  const told = severalPaid(text.raw, behind, tenant).slice(0, EVENTS_PER_TURN_MAX);
  return told.length < 2 ? [] : told.map((service) => act(heard, { intent: 'pay', service }));
}
/** "La vacuna y el baño", where "Baño y corte" is sold: the half of a name, or a mere kind, is enough beside another. */
function severalPaid(raw: string, behind: string, tenant: Tenant): readonly string[] {
  const whole = servicesTold(raw, tenant);
  const told = whole.length < 2 ? servicesAsked(raw, tenant) : whole;
  if (saysBoth(behind, tenant.services)) return told;
  const each = behind.split(/,| (?:y|e|and) /).map((piece) => findNames(piece, tenant).servicio);
  const named = [...new Set(each.filter((id) => id !== undefined))];
  return named.length === each.length && named.length > told.length ? named : told;
}
/** "…y dime cuánto cuesta el tinte": that one is asked about, and not paid. */
function asksBeside({ text, situation }: Heard): boolean {
  return clauses(text.raw).some(({ raw }) => keywordOf({ raw, asks: false }, situation)?.intent === 'ask');
}
const PAYS = re` ${PAYS_SOME} `;
/** "Pago las dos", "ya pagué las dos": each service that is booked; of one that is booked twice, what is due is told. */
function paysForAll({ hit, text, situation }: Heard): readonly Act[] {
  const claims = hit?.intent === 'claim' && !text.asks;
  const own = situation.appointments ?? [];
  // Right behind a link; of two that are open, with nothing booked, both are told again.
  if (situation.owes === true && !text.asks && THEN_THE_OTHER.test(text.norm))
    return [act({ text }, own.length > 1 ? { intent: 'pay' } : { intent: 'ask', topic: 'deuda', area: 'PAGOS' })];
  const pays = hit?.intent === 'pay' ? ALL_OF_THEM.test(text.norm) : hit === undefined && PAYS_ALL.test(text.norm);
  if (!pays && !(claims && PAID_ALL.test(text.norm))) return [];
  const intent = claims ? 'claim' : 'pay';
  const booked = [...new Set(own.map(({ serviceId }) => serviceId))];
  if (booked.length > 1)
    return booked.slice(0, EVENTS_PER_TURN_MAX).map((service) => act({ text }, { intent, service }));
  if (claims) return [];
  if (own.length > 1) return [act({ text }, { intent: 'ask', topic: 'deuda', area: 'PAGOS' })];
  return hit === undefined ? [act({ text }, { intent: 'pay' })] : [];
}
/** "Sí, y la otra también", asked whether one is to be paid: both, one after the other. */
function yesAndTheOther({ text, situation: { asks } }: Heard): readonly Act[] {
  const agrees = asks === 'confirm' && !text.asks && SAYS_YES.test(text.norm) && THEN_THE_OTHER.test(text.norm);
  return agrees ? [act({ text }, YES), act({ text }, { intent: 'pay' })] : [];
}
const SAYS_YES = /^ (?:si|sim|yes|dale|ok|listo) /;
/** "Pago las dos", "los dos": of the list from which one was to be chosen, where all of it can be. */
function paysAllOfThem({ text, situation: { asks, offer } }: Heard): readonly Act[] {
  if (asks !== 'list' || offer?.kind !== 'servicio' || text.asks) return [];
  const few = offer.services.length > 1 && offer.services.length <= EVENTS_PER_TURN_MAX;
  if (!few || !(ALL_OF_THEM.test(text.norm) || JUST_ALL.test(text.norm))) return [];
  return offer.services.map(({ id }) => act({ text }, { intent: 'pay', service: id }));
}
const JUST_ALL =
  /^ (?:(?:si|ok|dale|bueno|quiero|quero|sim|yes|por favor) )*(?:(?:l[oa]s|os|as) (?:dos|tres|cuatro|dois|duas)|amb[oa]s|tod[oa]s?|todo|tudo|both(?: of them)?|all of them|everything)(?: (?:por favor|porfa|please|junt[oa]s?|todo))* $/;
const ALL = '(?:(?:l[oa]s|os|as) (?:dos|tres|dois|duas)|amb[oa]s|tod[oa]s|todo|tudo|both|everything)';
/** "Quiero pagar los dos", of what is booked. */
const ALL_OF_THEM = re` (?:pag|abon|pay)[a-z]* (?:por |for |de )?${ALL} `;
/** "Y ahora la otra", "la otra también". */
const THEN_THE_OTHER =
  /^ (?=(?:.* )?(?:y|e|and|ahora|agora|now|tambien|tambem|too|falta|faltaria|queda|entonces|then) )(?:(?:y|e|and|ok|dale|listo|bueno|gracias|ya|si|sim|yes|ahora|agora|now|entonces|then|tambien|tambem|falta|faltaria|queda|me|el|o|del?|d[ao]|the) )*(?:la|el|a|o|the) (?:otr[oa]|outr[oa]|other(?: one)?)(?: (?:tambien|tambem|too|por favor|porfa|please))* $/;
const PAID_ALL = re` (?:${PAID}|paid) (?:por |for )?${ALL} `;
/** "Pago las dos", and nothing beside it: no hour. */
const PAYS_ALL = re`^ (?:(?:hola|bueno|dale|ok|si|sim|yes|entonces|mejor|te|les?|l[oa]s|ya|eu|i|ll|we|ahora|agora|now|quiero|quero|quisiera|prefiero|voy a|vamos a|vou|vamos|puedo|posso|can|will|want to|would like to|d like to|let me|gonna) )*(?:pago|pagamos|pagar|abono|abonar|pay) (?:por |for |de )?${ALL}(?: (?:of them|citas|turnos|horas|servicios|servicos|cosas|juntos|juntas|together|de una|de uma vez|ya|ahora|agora|now|por favor|porfa|please))* $`;
const EITHER = / (?:o|ou|or|no|nao|not|turno|cita|hora|reserv[a-z]*|agend[a-z]*|book[a-z]*) /;

/** "Quiero pagar dos sesiones", "3 controles", "una para mí y otra para mi hija": several of one thing, and a link pays for one. */
const PAYS_SEVERAL = '(?:pag|abon|sen|cancel|pay)[a-z]*';
const VISITS = `(?:${APPOINTMENT}|sesiones|sessoes|sessions|clases|aulas|classes|visitas|visits|servicios|servicos)`;
/** What is counted is a service, or what one is called; in "3 cuotas", "2 mil" it is the money. */
const COUNTED = new RegExp(` ${SEVERAL} (?=(?<what>[a-z]+) )`, 'g');
const COUNTED_VISITS = re` ${SEVERAL} (?:mas )?${VISITS} `;
const ONLY_COUNTED = re` ${PAYS_SEVERAL} (?:por |for |de )?${SEVERAL} (?:$|(?:por favor|porfa|please|juntos|juntas|together) )`;
const OF_PEOPLE = re` (?:por|para|pra|for|x) (?:los )?${SEVERAL}(?: ${THINGS})? (?:$|(?:por favor|porfa|please) )`;
const TIMES = / x ?[2-6] | [2-6] ?x | (?:el doble|o dobro) /;

export function paysForSeveral(heard: Heard): boolean {
  const {
    text,
    situation: { tenant },
  } = heard;
  const norm = withoutCounted(text.norm, tenant);
  if (counts(heard)) return true;
  if ([COUNTED_VISITS, ONLY_COUNTED, OF_PEOPLE, TIMES, FOR_ME_AND_ANOTHER].some((one) => one.test(norm))) return true;
  return matchesOf(norm, COUNTED).some(({ groups }) => isService(groups?.['what'] ?? '', tenant));
}

const LEADS = '(?:(?:si|ok|pero|perdon|no|y|e|es que|ah|bueno|en realidad|sim|yes|but|mas|sao|are|they|there) )*';
const WANTS =
  '(?:son|serian|somos|seriamos|quiero|quero|quisiera|necesito|preciso|pago|pagar|x|para|pra|por|for|sao|are|i want|we are)';
const ONLY_COUNTS = re`^ ${LEADS}(?<wants>(?:${WANTS} )+)?(?:l[oa]s |mis )?${SEVERAL}(?<what>(?: [a-z]+){0,3}) $`;
const COUNTABLE = re`^ (?:${THINGS}|${VISITS})(?: |$)`;

/** "Son dos", "2 limpiezas", where a payment is asked about; a bare "2" is a row. */
export function counts({ text, situation: { flow, asks, tenant } }: Heard): boolean {
  if (flow !== 'pagos' || (asks !== 'list' && asks !== 'confirm') || text.asks) return false;
  const said = ONLY_COUNTS.exec(withoutCounted(text.norm, tenant))?.groups;
  if (said === undefined) return false;
  const { wants, what = '' } = said;
  if (what === '') return wants !== undefined && asks === 'confirm';
  return COUNTABLE.test(what) || isService(what.trim().split(' ')[0] ?? '', tenant);
}

/* "Cancela mi cita y quiero pagar el tinte", "…y cuánto cuesta el tinte?": that is not what goes, or moves (CONV-11). */

/** The errand of an act, with no service that only the payment or the question beside it names. */
export function withoutBeside(
  event: CustomerEvent,
  act: Act,
  { acts, heard }: { acts: readonly Act[]; heard: Heard },
): CustomerEvent {
  if (event.type !== 'customer.wants_cancellation' && event.type !== 'customer.wants_reschedule') return event;
  // "¿Cuánto cuesta el tinte? Cancelalo": asked before, it is what goes.
  const beside = acts.find(
    ({ intent, from, to }) => (PAYS_OR_ASKS.has(intent) && from >= act.to) || (intent === 'pay' && to <= act.from),
  );
  if (beside === undefined || act.of !== undefined || act.service !== undefined) return event;
  const { servicio, ...rest } = event.detalles;
  if (servicio === undefined || servicio !== serviceIn(beside, heard)) return event;
  const own = serviceIn(act, heard);
  return { ...event, detalles: own === undefined ? rest : { ...rest, servicio: own } };
}
const PAYS_OR_ASKS: ReadonlySet<string> = new Set(['pay', 'ask']);

function serviceIn({ from, to }: Act, { text, situation: { tenant } }: Heard): string | undefined {
  return tenant && findNames(text.raw.slice(from, to), tenant).servicio;
}

/**
 * "Cancela la barba y quiero pagar el tinte", of one who has something booked: one goes, and the other is paid for. In
 * Portuguese and English "cancel" never means to pay.
 */
function cancelsAndPays({ text, situation }: Heard): boolean {
  const { appointments = [], language } = situation;
  if (language === 'es' && appointments.length === 0) return false;
  const parts = clauses(text.raw);
  const goes = parts.filter(({ raw }) => CANCELS.test(readText(raw).norm));
  return goes.length > 0 && parts.some((part) => !goes.includes(part) && keywordOf(part, situation)?.intent === 'pay');
}
