/** "¿Te lo puedo pagar por Mercado Pago ahora?", of what is booked: with what one pays, and his payment is asked about (PAGOS). */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { servicesTold } from '../../names.ts';
import { NOW } from '../../words/pays.ts';

const PAY = '(?:pag(?:o|ar|arl[oa]s?|artel[oa]s?|arte)|abon(?:o|ar|arl[oa]s?|arte)|pay)';
const IT =
  '(?:(?:l[oa]s?|it|eso|isso) (?:puedo|podria|podemos|se puede|quiero|pago|abono)|(?:puedo|podria|se puede|posso|can i|da pra|tem como) (?:l[oa] )?(?:pag|abon|pay)[a-z]*)';
const AT_ONCE = `(?:${NOW}|ya mismo|de una|de una vez|desde ya|por adelantado|por aca|por aqui|desde aca|desde aqui)`;
const PAYS = new RegExp(` ${PAY} `);
const PAYS_NOW = new RegExp(` ${IT} (?=(?:[^ ]+ )*${AT_ONCE} )`);
const NOT_NOW = / (?:no|nao|not|sin|efectivo|cuotas|dinheiro|cash|alla|otr[oa]|mitad|parte) /;

export function paysNow({ text, situation, hit }: Heard): readonly Act[] | undefined {
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || hit?.topic !== 'pagos') return undefined;
  if (!PAYS.test(text.norm) || !PAYS_NOW.test(text.norm) || NOT_NOW.test(text.norm)) return undefined;
  return [act({ text }, { intent: 'ask', topic: 'pagos', area: 'PAGOS' }), act({ text }, { intent: 'pay' })];
}

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
const ACCOUNT = new RegExp(
  ` (?:cbu|cvu|alias|clabe|iban|cuenta|(?:chave|qr) (?:do |da )?pix|(?:el|o|su|tu|seu) (?:pix|yape|plin|nequi|bizum)|datos bancarios|(?:a |en )?donde (?:(?:te|le|les|os|puedo|hay que|debo) )*${SENDS}) `,
);

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
const PAYS_FIRST = new RegExp(
  `^ (?:${WISHES} )*(?:pago|pagar|pagamos|abono|abonar|pay)(?: [^ ]+){0,6}?(?: (?:y|e|and|then|entonces))*(?: (?<then>${SOME_LATER}))?(?: (?:y|e|and|i|i ll|ill|eu|yo|te|l[oa]|el|a|o|me|will|voy a|vou))* (?:reserv|agend|marc|book|schedul|sac|pid)[a-z]*(?: (?:un|una|um|uma|el|la|o|a|an|my|mi|meu|the|turno|cita|hora|horario|appointment|it|visita|consulta))*(?: (?<later>${SOME_LATER}))?(?: (?:por favor|porfa|please|ok|si))* $`,
);
const DENIES = / (?:no|nao|not|don t|sin|antes de|before) /;
