/** "¿Te lo puedo pagar por Mercado Pago ahora?", of what is booked: with what one pays, and his payment is asked about (PAGOS). */
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { NOW } from '../words/pays.ts';

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
