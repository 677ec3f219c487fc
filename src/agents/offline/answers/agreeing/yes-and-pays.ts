/**
 * "Sí, lo pago ahora con Yape", "sí, con tarjeta", "dale, te transfiero ahora", where a yes brings the link: a yes, and
 * with what or that he pays it now. With the link open it is of that link.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { I_PAY, NOW, PAID_THEN, PAYS, SOME_DAY } from '../../words/pays.ts';
import { errands } from '../../errands.ts';
import { hear } from '../../hear.ts';
import { inState } from '../../settle.ts';
import { asksForMoney, lacksMeans, MEANS } from '../paying/paying.ts';
import { OBJECTION } from './polarity.ts';
import { yesAtHead } from './yes-head.ts';
import { re } from '../../words/pattern.ts';

const YES = '(?:si|sip|sim|yes|yeah|sure|ok|okay|dale|listo|bueno|ya|ta|vale|va|claro|perfecto|beleza)';
const BESIDE = '(?:(?:te|le|les|lhe|l[oa]|se|yo|eu|i|i ll|ill|it|you|me|en|un|mismo|nomas) )*';
const AT_ONCE = `(?:(?:${NOW}|hoy|hoje|today|ya|enseguida|de una|altiro|al toque)(?: mism[oa]| nomas)?)`;
const WITH = `(?:(?:con|por|en|com|no|pelo|via|with|by) (?:(?:el|la|mi|o|a|meu|minha|my|tarjeta de|cartao de) )*${MEANS})`;
const PAYING = `(?:${I_PAY}|giro|girare|hago|hare|voy a (?:pagar|transferir|yapear|depositar)(?:l[oa])?|vou pagar)`;
const TAIL = '(?: (?:gracias|por favor|porfa|please|entonces|pues|obrigad[oa]|thanks))*';
const PAYS_IT_NOW = re`^ (?:${YES} )+(?:(?:y|e|and|que) )?(?:${BESIDE}(?:${AT_ONCE} ${BESIDE})?${PAYING}(?: ${AT_ONCE})?(?: ${WITH})?(?: ${AT_ONCE})?|${WITH}(?: ${AT_ONCE})?)${TAIL} $`;

const WILL_PAY = re` ${SOME_DAY} `;

/** "Dale, en efectivo", "sí, pago allá con tarjeta": on the day, where nothing is to be paid before. */
const CASH =
  '(?:(?:en|em|in|with|con|com) (?:plata|billetes)|(?:(?:en|em|in|with|con|com) )?(?:efectivo|cash|dinheiro))';
const THERE =
  '(?:alla|ahi(?: mismo)?|(?:en|no) (?:el )?(?:local|lugar|salon|consultorio|momento)|al llegar|(?:el )?(?:mismo |ese )?dia|there|la(?: na hora)?|na hora)';
const PAYS_THEN = re`^ (?:${YES} )+(?:(?:y|e|and|que|pero|mas|but) )?(?:${BESIDE}${PAYING} )?(?:${THERE} )?(?:${CASH}|${WITH}|(?!cuenta|banco|link|liga|enlace)${MEANS})(?: ${THERE})?${TAIL} $`;
/** "Sí, pago mañana", "sí, después te pago": the yes is of the hour. */
const PAYS_SOME_TIME = re`^ (?:${YES} )+(?:(?:y|e|and|que|pero|mas|but) )?(?:${BESIDE}${PAYING} ${BESIDE}${PAID_THEN}|${BESIDE}${PAID_THEN} ${BESIDE}${PAYING})${TAIL} $`;
/** "Sí, pero no pago ahora", "dale, pero sin pagar nada todavía": as much. */
const NOT_YET = `(?:${AT_ONCE}|por ahora|todavia|aun|ainda|yet|nada|anything|antes|(?:por )?adelantado)`;
const ANY_PAYING = `(?:${PAYS}|paying|tengo (?:plata|dinero|efectivo)|tenho dinheiro|have (?:the )?(?:money|cash))`;
const NOT_PAYING = `(?:(?:${NOT_YET} )?(?:no|nao|sin|sem|not|don t|won t|can t|i m not)(?: (?:quiero|puedo|podria|voy a|pienso|quero|posso|vou|want to|going to|l[oa]|te|les))* ${ANY_PAYING}(?: (?:l[oa]|it))?)`;
const PAYS_NOT_YET = re`^ (?:${YES} )+(?:(?:y|e|and|pero|mas|but) )?(?:yo |eu |i )?(?=(?:[^ ]+ )*?${NOT_YET} )${NOT_PAYING}(?: ${NOT_YET})*${TAIL} $`;
const OTHERWISE = re` (?:${CASH}|${THERE}) `;
/** "Te transfiero ahora": more than with what. */
const SENDS_NOW = re` (?:${AT_ONCE}|transfier[oe]|transferire|transfiro|deposito|giro|consigno|yapeo) `;

export function yesAndPays(heard: Heard): Act | readonly Act[] | undefined {
  const { text, situation } = heard;
  const now = PAYS_IT_NOW.test(text.norm) && !WILL_PAY.test(text.norm);
  const then = PAYS_THEN.test(text.norm);
  if (text.asks) return yesAndHowItIsPaid(heard);
  const yes = act(heard, { intent: 'accept', holds: true });
  // No link is paid in cash, nor there: how it is paid is told, and asked again.
  if (asksForMoney(situation)) {
    if (!now && then)
      return OTHERWISE.test(text.norm) ? act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' }) : undefined;
    return now ? yes : undefined;
  }
  if (situation.flow === 'agenda' && situation.asks === 'confirm') {
    if (now && SENDS_NOW.test(text.norm.replace(LEAD, ' '))) return [yes, payment(heard)];
    return now || then || [PAYS_SOME_TIME, PAYS_NOT_YET].some((way) => way.test(text.norm)) ? yes : undefined;
  }
  const awaits = now && situation.state === 'AGENDA_ESPERANDO_PAGO';
  return awaits ? act(heard, { intent: 'ask', topic: 'deuda', area: 'PAGOS' }) : undefined;
}

/**
 * "Sí gracias, ¿aceptan tarjeta?", where nothing is paid before: the yes is of the hour, and how it is paid is answered.
 * Who hears only the answer believes that he has it. "Sí, si aceptan tarjeta", "sí, pero ¿aceptan tarjeta?" hang on it.
 */
function yesAndHowItIsPaid({ text, situation }: Heard): readonly Act[] | undefined {
  const open = situation.flow === 'agenda' || situation.flow === 'reprogramacion';
  if (!open || situation.asks !== 'confirm' || asksForMoney(situation) || OBJECTION.test(text.norm)) return undefined;
  const { yes, next } = yesAtHead(text.raw) ?? {};
  if (yes === undefined || next === undefined) return undefined;
  const rest = hear(' '.repeat(next.start) + text.raw.slice(next.start), situation);
  const paid = lacksMeans(rest);
  const asked = paid === undefined ? inState(errands(rest).acts, rest) : [paid];
  if (asked.length === 0 || asked.some(({ intent, topic }) => intent !== 'ask' || topic !== 'pagos')) return undefined;
  return [...asked, { intent: 'accept', holds: true, from: yes.start, to: next.start }];
}

/** Of what is booked by that yes. */
function payment(heard: Heard): Act {
  const service = heard.situation.known?.servicio;
  return act(heard, { intent: 'pay', ...(service === undefined ? {} : { service }) });
}
/** "Ya, con tarjeta": its "ya" is the yes. */
const LEAD = re`^ (?:${YES} )+`;
