/** "No, después", "todavía no", "no, allá" to the link that is offered: none now, and no other service is paid instead. */
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { AFTERWARDS } from '../words/put-off.ts';

const SOFT =
  '(?:(?:no|nao|mm|uy|ay|ah|pues|bueno|ok|mejor|melhor|pero|mas|but|perdon|disculp[ae]|gracias|thanks|la verdad|yo|l[oa]) )';
const SOME_TIME = `(?:${AFTERWARDS}|despuesito|luego luego|mas (?:tardecito|adelante|al rato)|al rat(?:o|ito)|en (?:otro|un) (?:momento|rato|ratito)|otro (?:dia|momento|rato)|(?:em )?outr[oa] (?:dia|hora|momento)|later(?: on)?|another (?:time|day)|some other time)`;
const NOW =
  '(?:(?:por |de )?(?:el )?(?:ahora|ahorita|ahoritita|momento|agora|enquanto)|en este momento|todavia|aun|ainda|right now|now|yet)';
const TAIL =
  '(?: (?:mejor|melhor|pues|gracias|muchas|mil|obrigad[oa]|thanks|thank you|por favor|porfa|please|nomas|l[oa]|pago|pagare|hago|espera|espere|te aviso|les aviso))*';
const NOT_NOW = new RegExp(
  `^ ${SOFT}*(?:(?:no|nao|not|mejor|melhor|better) ${SOFT}*${SOME_TIME}|${SOME_TIME} (?:mejor|melhor)|${NOW} (?:no|nao|not)|(?:no|nao|not) ${NOW})(?: ${SOME_TIME})?${TAIL} $`,
);
/** "Mejor allá", "no, en el local", "no, pago cuando llegue": where or how it will be paid, with or without the verb. */
const PLACE =
  '(?:alla|alli|ahi(?: mismo)?|en (?:efectivo|persona|(?:el |la |su )?(?:local|lugar|salon|consultorio|clinica|barberia|sucursal|recepcion|caja|tienda|veterinaria))|al llegar|cuando (?:llegue|vaya|este alla)|la na hora|na hora|no local|there|in person|in cash|when i (?:arrive|get there))';
const PAYS = '(?:(?:prefiero|quiero|prefiro|voy a|yo) )*(?:pago|pagarl[oa]|pagar|abono|abonar|pay)(?: l[oa])?';
const THERE = new RegExp(
  `^ ${SOFT}*(?:(?:no|nao|mejor|melhor|prefiero|prefiro|rather) ${SOFT}*(?:${PAYS} )?${PLACE}|${PAYS} ${PLACE}|${PLACE} (?:mejor|melhor))${TAIL} $`,
);

export function paysLater(heard: Heard): Act | readonly Act[] | undefined {
  const { situation, text } = heard;
  if (situation.flow !== 'pagos' || situation.asks === 'list' || text.asks) return undefined;
  const left = act(heard, { intent: 'exit', word: 'salir', solo: true });
  if (NOT_NOW.test(text.norm)) return left;
  // "No pago allá" is another matter.
  const denied = /^ no pag/.test(text.norm) && !/^\s*no\s*[,.;]/i.test(text.raw);
  if (denied || !THERE.test(text.norm)) return undefined;
  return [act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' }), left];
}
