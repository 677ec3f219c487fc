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
/** "Ya, a fin de mes te pago": promised for then, and no yes to paying now. */
const FAR =
  '(?:(?:a|al|en|el|la|para|no|na|at the|by the) )*(?:fin(?:es|al)? d(?:e|el) (?:mes|quincena|semana)|quincena|(?:otra|proxima|siguiente) (?:semana|quincena)|(?:otro|proximo) mes|semana (?:que (?:viene|entra|vem)|entrante)|mes que (?:viene|entra|vem)|fim do mes|dia de pago|cuando (?:cobre|me paguen|me depositen|tenga|reciba)(?: [a-z]+){0,3}?|quando (?:eu )?(?:receber|cobrar)|next (?:week|month)|end of (?:the )?month|when i get paid)';
const NEAR =
  '(?:(?:el|na|no|on|este) )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|monday|tuesday|wednesday|thursday|friday|saturday|sunday|manana|pasado(?: manana)?|amanha|tomorrow)';
const WILL_PAY =
  '(?:(?:te|les?|l[oa]|se|yo|eu|ya|recien|i ll|i will) )*(?:pago|pagare|pagamos|abono|transfiero|deposito|pagarei|pay)(?: (?:l[oa]|it|you|todo))?';
const PROMISES = new RegExp(
  `^ (?:${SOFT}|ya |claro |oye )*(?:(?:(?:si|sim|yes|dale) )*(?:${FAR} ${WILL_PAY}|${WILL_PAY} ${FAR})|${NEAR} ${WILL_PAY}|${WILL_PAY} ${NEAR})${TAIL} $`,
);
const PAYS = '(?:(?:prefiero|quiero|prefiro|voy a|yo) )*(?:pago|pagarl[oa]|pagar|abono|abonar|pay)(?: l[oa])?';
const THERE = new RegExp(
  `^ ${SOFT}*(?:(?:no|nao|mejor|melhor|prefiero|prefiro|rather) ${SOFT}*(?:${PAYS} )?${PLACE}|${PAYS} ${PLACE}|${PLACE} (?:mejor|melhor))${TAIL} $`,
);

export function paysLater(heard: Heard): Act | readonly Act[] | undefined {
  const { situation, text } = heard;
  if (situation.flow !== 'pagos' || situation.asks === 'list' || text.asks) return undefined;
  const left = act(heard, { intent: 'exit', word: 'salir', solo: true });
  if (NOT_NOW.test(text.norm) || PROMISES.test(text.norm)) return left;
  // "No pago allá" is another matter.
  const denied = /^ no pag/.test(text.norm) && !/^\s*no\s*[,.;]/i.test(text.raw);
  if (denied || !THERE.test(text.norm)) return undefined;
  return [act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' }), left];
}
