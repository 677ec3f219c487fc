/** A yes in words of its own, and a question beside it: both are heard (CONV-11). */
import type { Topic } from '../../../../domain.ts';
import { YES, act, type Act } from '../../acts.ts';
import { answer } from '../../answers.ts';
import { PIECES_MAX, clauses, readText } from '../../words/text.ts';
import { bookActs, errands } from '../../errands.ts';
import { hear } from '../../hear.ts';
import { findNames } from '../../names.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';
import { ADDS_TO_IT, UNWANTED, addedToIt } from '../choosing/one-more.ts';
import { asksForMoney } from '../paying/paying.ts';
import { isYesWithReason, withoutExcuse } from '../refusing/excuses.ts';
import { OBJECTION } from './polarity.ts';
import { asksOfTheHouse } from '../../errands/asking/asks-of-house.ts';
import { inState } from '../../settle.ts';
import { meansToCome } from './comes-after-all.ts';
import { isYes, yesAtHead } from './yes-head.ts';
import { namesAnother } from '../../errands/several/another-service.ts';
import { asksWhetherWith } from '../../errands/mine/asked-of-mine.ts';
import { re } from '../../words/pattern.ts';

/**
 * Whatever the answer is, the yes stands: what it costs and who does it he has read in the question. How it may be paid
 * and how it is undone may change his mind.
 */
export const SETTLED: ReadonlySet<Topic> = new Set<Topic>([
  'direccion',
  'horarios',
  'precio',
  'duracion',
  'profesionales',
  'modalidad',
]);

/** "Sí dale, ¿y dónde queda?": the question, then the yes. Undefined: no such message, or the answer could change his mind. */
export function yesBeside(heard: Heard): Act[] | undefined {
  const { text, situation } = heard;
  if (situation.asks === 'list') return chosenBeside(heard);
  if (situation.asks !== 'confirm') return undefined;
  const cancels = situation.flow === 'cancelacion';
  if (cancels && isYesWithReason(text)) return [act(heard, YES)];
  // "Dale, ya conseguí cómo llegar" asks nothing.
  if (cancels && meansToCome(text.norm)) return undefined;
  const answered = withoutExcuse(text.raw);
  if (answered !== text.raw && isYes(answered) && heard.hit === undefined) return [act(heard, { intent: 'accept' })];
  if (OBJECTION.test(text.norm)) return undefined;
  const { yes, next: second } = yesAtHead(text.raw) ?? {};
  if (yes === undefined || second === undefined) return undefined;
  const rest = hear(' '.repeat(second.start) + text.raw.slice(second.start), situation);
  const prepares = asksWhatToBring(rest) ?? (asksOfThePlace(second, situation) ? [askUnknown(rest)] : undefined);
  const asked = prepares ?? inState(errands(rest).acts, rest);
  if (paysToo(asked, rest))
    return [{ intent: 'accept', from: yes.start, to: second.start }, ...asked.map(ofThat(rest))];
  if (asked.length === 0 || asked.some(({ intent }) => intent !== 'ask')) return undefined;
  const stands =
    prepares !== undefined || cancels || asked.every(({ topic }) => topic !== undefined && SETTLED.has(topic));
  return stands ? [...asked, { intent: 'accept', from: yes.start, to: second.start }] : undefined;
}

/** "Sí, ¿y hay que llevar algo?": asked by who comes. */
function asksWhatToBring({ text }: Heard): Act[] | undefined {
  return text.asks && TO_BRING.test(text.norm) ? [askUnknown({ text })] : undefined;
}
/** "¿Tienen estacionamiento?"; how it may be paid may change his mind. */
function asksOfThePlace(said: { raw: string; asks: boolean }, situation: Situation): boolean {
  return asksOfTheHouse(said, situation) && !OF_MEANS.test(readText(said.raw).norm);
}
const OF_MEANS =
  / (?:acept|recib|aceit|accept|take|pag|pay|pix|tarjet|cuota|efectivo|transfer|card|cartao|seguro|obra social|prepaga|eps|isapre)[a-z]* /;
function askUnknown({ text: { raw } }: Pick<Heard, 'text'>): Act {
  return { intent: 'ask', topic: 'otro', from: raw.length - raw.trimStart().length, to: raw.length };
}
const TO_BRING =
  /^ (?:y |e |and )?(?:que |o que |what )?(?:hay que|tengo que|toca|debo|debemos|necesito|hace falta|se debe|es necesario|tem que|tenho que|preciso|precisa|do i (?:need|have) to|should i) (?:llevar|llevarl[oa]|traer|ir en ayunas?|ir con|estar en ayunas?|ayunar|ir ba[nñ]ad[oa]|presentar|levar|trazer|estar em jejum|jejum|bring|fast) /;

/** A link without a word of what for is one for what the yes is to. */
function ofThat({ text, situation: { known, tenant } }: Heard): (pays: Act) => Act {
  const service = tenant && findNames(text.raw, tenant).servicio === undefined ? known?.servicio : undefined;
  return (pays) => (service === undefined ? pays : { ...pays, service });
}

/** "Sí, y mandame el link para pagarla", "sí, y además quiero pagar un blanqueamiento": it is booked, and paid after it. */
function paysToo([pays, ...others]: readonly Act[], { text, situation }: Heard): boolean {
  const { flow, tenant } = situation;
  if (pays?.intent !== 'pay' || others.length > 0 || flow !== 'agenda' || text.asks || tenant === undefined)
    return false;
  return !asksForMoney(situation) && tenant.booking.paymentBeforeBooking === 'none';
}

/**
 * "La de las 10, ¿aceptan tarjeta?": the question, then the choice, which is confirmed before anything is booked. Where
 * a choice books at once it waits for the answer.
 */
function chosenBeside({ text, situation }: Heard): Act[] | undefined {
  if (situation.offer?.kind !== 'turno' || situation.tenant?.booking.confirmBeforeBooking !== true) return undefined;
  const cut = clauses(text.raw);
  const [first, second] = cut;
  if (first === undefined || second === undefined) return undefined;
  const chosen = first.asks ? undefined : answer(hear(first.raw, situation));
  if (chosen?.intent !== 'select') return chosenBehind({ text, situation });
  if (cut.length > PIECES_MAX) return undefined;
  const { acts } = errands(hear(' '.repeat(second.start) + text.raw.slice(second.start), situation));
  // "¿Tienen estacionamiento?": no rule knows it, and it is a question all the same.
  const unknown = acts.length === 0 && cut.length === 2 && asksOfTheHouse(second, situation);
  const asked: Act[] = unknown ? [{ intent: 'ask', topic: 'otro', from: second.start, to: text.raw.length }] : acts;
  if (asked.length === 0 || asked.some(({ intent }) => intent !== 'ask')) return undefined;
  return [...asked, { ...chosen, from: first.start, to: second.start }];
}

/** "¿Cuánto dura? y me das la de las 5": the same, the other way round. */
function chosenBehind({ text, situation }: Pick<Heard, 'text' | 'situation'>): Act[] | undefined {
  const at = text.raw.lastIndexOf('?') + 1;
  if (at === 0) return undefined;
  const said = text.raw.slice(at).replace(ASKED_FOR, '');
  const question = hear(text.raw.slice(0, at), situation);
  const asked = inState(errands(question).acts, question);
  if (asked.length === 0 || asked.some(({ intent }) => intent !== 'ask')) return undefined;
  const chosen = said.trim() === '' ? undefined : answer(hear(said, situation));
  return chosen?.intent === 'select' ? [...asked, { ...chosen, from: at, to: text.raw.length }] : undefined;
}
const ASKED_FOR =
  /^[\s,.;!]*(?:(?:y|e|and)\s+)?(?:me\s+(?:das|da|dan|dejas|deja|apartas|reservas|agendas|anotas)|dame|deme|reservame|agendame|anotame|apartame)\s+/i;

/** "No, mejor corte y cejas", "oh wait, I meant a blood test": what comes instead of what is being booked. */
const INSTEAD_OF_IT =
  / (?:mejor|melhor|rather|instead|(?:i |we )?meant|quise decir|quis dizer|me referia|queria decir|(?:me )?equivoque|me confundi|me enganei|errei|my mistake|en realidad|na verdade|actually) /;

export function othersInstead(heard: Heard): Act[] | undefined {
  const { text, situation, hit } = heard;
  const { tenant, flow, asks, known } = situation;
  const open = asks === 'confirm' || asks === 'list' || situation.state === 'AGENDA_ESPERANDO_PAGO';
  if (flow !== 'agenda' || !open || (text.asks && !ADDS_TO_IT.test(text.norm)) || tenant === undefined)
    return undefined;
  if (hit !== undefined && hit.intent !== 'book' && hit.intent !== 'reject') return undefined;
  const both = addedToIt(heard);
  if (both !== undefined || text.asks) return both && [both];
  if (known?.servicio === undefined || !INSTEAD_OF_IT.test(text.norm) || UNWANTED.test(text.norm)) return undefined;
  const wished = bookActs({ intent: 'book' }, heard, { from: 0, to: text.raw.length });
  return wished.length > 1 || namesAnother(heard) ? wished : undefined;
}

/**
 * "Sí, es con la misma doctora, ¿no?", "sí, ¿es con Laura?", where that is what is proposed: a yes, and what is done tells
 * who it is with. Where it is with somebody else, or somewhere else, it is no yes.
 */
const IS =
  '(?:(?:es|era|sera|seria|va a ser|sigue(?: siendo)?|continua|queda|me atiende|me va a atender|is it|is that|e|vai ser)(?: siempre)? )?';
const PLACE = '(?:sede|sucursal|local|consultorio|lugar|direccion|sitio|place|branch|unidade)';
const SAME = re`^ (?:(?:y|e|and|pero) )?${IS}(?:(?:con|en|com|na|no|with|at) )?(?:(?:el|la|lo|o|a|the) )?(?:mism[oa]|mesm[oa]|same)(?: (?:(?<place>${PLACE})|(?!dia|hora|horario|semana|day|time)[a-z]+))?(?: de (?:siempre|antes))?(?: (?:no|verdad|cierto|si|ne|certo|right))* $`;

export function yesSamePerson(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { asks, flow } = situation;
  if (asks !== 'confirm' || (flow !== 'agenda' && flow !== 'reprogramacion')) return undefined;
  const { next } = yesAtHead(text.raw) ?? {};
  if (next === undefined) return undefined;
  const behind = readText(text.raw.slice(next.start));
  if (!OF_SOMEBODY.test(behind.norm)) return undefined;
  const rest = hear(behind.raw, situation);
  return isTheSame(rest) || asksWhetherWith(rest) ? act(heard, YES) : undefined;
}

/** Cheap: to hear what stands behind the yes costs as much as the message. */
const OF_SOMEBODY = / (?:con|com|with|mism[oa]|mesm[oa]|same|atiende|atendera|atender) /;

/** As the one that is moved. */
function isTheSame({ text, situation: { moving, proposed } }: Heard): boolean {
  const said = SAME.exec(text.norm);
  if (said === null || moving === undefined || proposed === undefined) return false;
  const { professionalId, branchId } = moving.slot;
  return said.groups?.['place'] === undefined
    ? professionalId === proposed.professionalId
    : branchId === proposed.branchId;
}
