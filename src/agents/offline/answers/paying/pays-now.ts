/** "¿Te lo puedo pagar por Mercado Pago ahora?", of what is booked: with what one pays, and his payment is asked about (PAGOS). */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { servicesTold, findNames } from '../../names.ts';
import { NOW } from '../../words/pays.ts';
import { yesAtHead } from '../agreeing/yes-head.ts';
import { answer } from '../../answers.ts';
import { hear } from '../../hear.ts';
import { LEARNING } from '../../errands/booking/wishing.ts';
import { timesIn } from '../../time/index.ts';
import { clauses, fold, readText } from '../../words/text.ts';
import { paysBeforeAll } from './paid-for.ts';
import { asksForMoney, lacksMeans } from './paying.ts';
import { re } from '../../words/pattern.ts';

const PAY = '(?:pag(?:o|ar|arl[oa]s?|artel[oa]s?|arte)|abon(?:o|ar|arl[oa]s?|arte)|pay)';
const IT =
  '(?:(?:l[oa]s?|it|eso|isso) (?:puedo|podria|podemos|se puede|quiero|pago|abono)|(?:puedo|podria|se puede|posso|can i|da pra|tem como) (?:l[oa] )?(?:pag|abon|pay)[a-z]*)';
const AT_ONCE = `(?:${NOW}|ya mismo|de una|de una vez|desde ya|por adelantado|por aca|por aqui|desde aca|desde aqui)`;
const PAYS = re` ${PAY} `;
const PAYS_NOW = re` ${IT} (?=(?:[^ ]+ )*${AT_ONCE} )`;
const NOT_NOW = / (?:no|nao|not|sin|efectivo|cuotas|dinheiro|cash|alla|otr[oa]|mitad|parte) /;

export function paysNow({ text, situation, hit }: Heard): readonly Act[] | undefined {
  const { flow, appointments = [] } = situation;
  if (paysWhatIsProposed({ text, situation, hit })) return [act({ text }, { intent: 'pay' })];
  if (flow !== 'ninguno' || appointments.length === 0 || hit?.topic !== 'pagos') return undefined;
  if (!PAYS.test(text.norm) || !PAYS_NOW.test(text.norm) || NOT_NOW.test(text.norm)) return undefined;
  return [act({ text }, { intent: 'ask', topic: 'pagos', area: 'PAGOS' }), act({ text }, { intent: 'pay' })];
}

/** "¿Lo puedo pagar ya?", "deixa eu pagar antes", where the hour is to be confirmed: as "quiero pagar" there. What has to be paid first has a question of its own. */
function paysWhatIsProposed({ text, situation, hit }: Pick<Heard, 'text' | 'situation' | 'hit'>): boolean {
  const { flow, asks, proposed } = situation;
  if (flow !== 'agenda' || asks !== 'confirm' || proposed === undefined || asksForMoney(situation)) return false;
  if ((hit?.topic !== 'pagos' && hit?.intent !== 'pay') || NOT_NOW.test(text.norm) || LATER.test(text.norm))
    return false;
  if (PAYS_ONLY_NOW.test(text.norm)) return true;
  // "Sí, y mandame el link para pagar de una vez" is both.
  const before = !text.asks && hit.intent === 'pay' && paysBeforeAll(text.norm);
  return before && yesAtHead(text.raw)?.yes === undefined;
}
const PAYS_ONLY_NOW = re`^ (?:(?:y|e|and|ok|bueno|perdon|disculp[ae]|oye|che|una pregunta|so|hey) )*(?:(?:ya|ja|${AT_ONCE}) )?${IT}(?: (?:pagar(?:l[oa])?|abonar(?:l[oa])?|for|it|that|this|eso|isso|la|el|turno|cita))*(?: (?:ya|ja|${AT_ONCE}))?(?: (?:por favor|porfa|please|entonces|o no|mismo|mesmo|aca|aqui))* $`;
const LATER =
  / (?:cuando|al (?:llegar|terminar)|despues|luego|mas tarde|alla|ahi|el dia|depois|later|when|there|na hora|no local) /;

/** "¿Me pasás el CBU?", "a qué cuenta deposito?": how one pays here, before what for; with a link open, that link again. */
export function asksForAccount({ text, situation, hit }: Heard): readonly Act[] | undefined {
  const { flow, appointments = [], owes, tenant } = situation;
  if (flow !== 'ninguno' || hit?.intent !== 'pay' || !ACCOUNT.test(text.norm)) return undefined;
  if (tenant !== undefined && servicesTold(text.raw, tenant).length > 0) return undefined;
  const how = act({ text }, { intent: 'ask', topic: 'pagos', area: 'PAGOS' });
  if (owes === true) return [how, act({ text }, { intent: 'ask', topic: 'deuda', area: 'PAGOS' })];
  return appointments.length > 0 ? undefined : [how, act({ text }, { intent: 'pay' })];
}
const SENDS = '(?:transfier[oa]|transferir|deposit[oae]|depositar|consign[oa]|consignar|gir[oa]|girar)';
const ACCOUNT = re` (?:cbu|cvu|alias|clabe|iban|cuenta|(?:chave|qr) (?:do |da )?pix|(?:el|o|su|tu|seu) (?:pix|yape|plin|nequi|bizum)|datos bancarios|(?:a |en )?donde (?:(?:te|le|les|os|puedo|hay que|debo) )*${SENDS}) `;

/** "Pago agora e marco depois", "pay now, book later": the payment first, and the booking behind it (CONV-6). */
export function paysFirst({ text, situation }: Heard): readonly Act[] | undefined {
  const said = PAYS_FIRST.exec(text.norm)?.groups;
  if (situation.flow !== 'ninguno' || said === undefined) return undefined;
  const later = said['later'] ?? said['then'];
  if (later === undefined || DENIES.test(text.norm)) return undefined;
  return [act({ text }, { intent: 'pay' }), act({ text }, { intent: 'book' })];
}
const SOME_LATER =
  '(?:despues|despuesito|luego|depois|later|afterwards|mas tarde|mais tarde|mas adelante|otro dia|outro dia|then)';
const WISHES =
  '(?:hola|buenas|oi|hi|hello|yo|eu|i|i ll|ill|we|te|les?|l[oa]|quiero|quisiera|quero|queria|gostaria de|prefiero|prefiro|voy a|vou|puedo|podria|posso|can|could|may|want to|would like to|d like to|let me|ahora|agora|now|primero|primeiro|first|ya)';
const PAYS_FIRST = re`^ (?:${WISHES} )*(?:pago|pagar|pagamos|abono|abonar|pay)(?: [^ ]+){0,6}?(?: (?:y|e|and|then|entonces))*(?: (?<then>${SOME_LATER}))?(?: (?:y|e|and|i|i ll|ill|eu|yo|te|l[oa]|el|a|o|me|will|voy a|vou))* (?:reserv|agend|marc|book|schedul|sac|pid)[a-z]*(?: (?:un|una|um|uma|el|la|o|a|an|my|mi|meu|the|turno|cita|hora|horario|appointment|it|visita|consulta))*(?: (?<later>${SOME_LATER}))?(?: (?:por favor|porfa|please|ok|si))* $`;
const DENIES = / (?:no|nao|not|don t|sin|antes de|before) /;

/** "No, mejor pago allá. Confirme la cita", where nothing has to be paid before: a yes, and how it will be paid. */
export function agreesAndPaysThere({ text, situation }: Heard): boolean {
  if (situation.flow !== 'agenda' || situation.asks !== 'confirm' || text.asks || asksForMoney(situation)) return false;
  const cut = clauses(text.raw);
  const rest = cut.filter(({ raw }) => lacksMeans(hear(raw, situation)) === undefined);
  const [yes, ...others] = rest.filter(({ raw }) => !RATHER.test(readText(raw).norm));
  if (yes === undefined || others.length > 0 || rest.length === cut.length) return false;
  return answer(hear(yes.raw, situation))?.intent === 'accept';
}
/** No to the link, and said of nothing else. */
const RATHER = /^ (?:(?:no|nao|mejor|melhor|ah|bueno|ok|entonces) )+$/;

/**
 * "Limpieza el viernes a las 10, ¿cómo se paga?", "quero o ensaio dia 12 às 10h e já pagar o sinal": service, day and hour
 * are told before a word of paying, and nothing that he has is meant by them. It is booked, whatever is to be paid.
 */
export function booksAndPays(heard: Heard): readonly Act[] | undefined {
  const { text, situation, hit } = heard;
  const { flow, tenant, appointments = [] } = situation;
  const ofPaying = hit?.intent === 'pay' || (hit?.intent === 'ask' && hit.area === 'PAGOS');
  if (flow !== 'ninguno' || tenant === undefined || !ofPaying) return undefined;
  const at = fold(text.raw).search(PAYS_THERE);
  const before = text.raw.slice(0, Math.max(at, 0));
  const { servicio } = findNames(before, tenant);
  const times = timesIn(before, situation);
  if (servicio === undefined || times.fecha === undefined || times.hora === undefined) return undefined;
  // "Quería saber si el corte del jueves a las 15 se puede pagar…" books nothing.
  const learns = LEARNING.test(readText(before.slice(0, times.spans[0]?.start)).norm);
  if (learns || appointments.some(({ serviceId }) => serviceId === servicio)) return undefined;
  // "…y pagar el control": another one, and both are done.
  if (findNames(text.raw.slice(at), tenant).servicio !== undefined) return undefined;
  const wish = act(heard, { intent: 'book' });
  if (hit.intent === 'pay' && !OTHERWISE.test(text.norm)) {
    // Where a deposit comes first it is asked for with the hour.
    if (tenant.booking.paymentBeforeBooking !== 'none') return [wish];
    if (!text.asks) return [wish, act(heard, { intent: 'pay', service: servicio })];
  }
  return [act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' }), wish];
}
const PAYS_THERE = /(?<![a-z])(?:pag(?:o|a|ar|amos|an|ue|ando|amento)|abon(?:o|a|ar)|pay|parcelar|senar)(?![a-z])/;
const OTHERWISE = / (?:alla|ahi|la|local|efectivo|tarjeta|dinheiro|cartao|cash|card|there) (?:$|no |na |en |con |em )/;
