/** A yes in words of its own, and a question beside it: both are heard (CONV-11). */
import type { Topic } from '../../../domain.ts';
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import { answer } from '../answers.ts';
import { PIECES_MAX } from '../errands/bookings.ts';
import { bookActs, errands } from '../errands.ts';
import { hear } from '../hear.ts';
import { findNames } from '../names.ts';
import type { Heard } from '../heard.ts';
import type { Situation } from '../situation.ts';
import { tellsAnother, wishesForAnother } from './another-beside.ts';
import { ADDS_TO_IT, ONE_MORE, UNWANTED, addedToIt } from './added-to-it.ts';
import { asksForMoney } from './paying.ts';
import { isYesWithReason, withoutExcuse } from './excuses.ts';
import { OBJECTION } from './polarity.ts';
import { besidesThat } from '../errands/besides.ts';
import { asksOfTheHouse } from '../errands/questions.ts';
import { inState } from '../settle.ts';
import { clauses, readText } from '../words/text.ts';
import { isYes, yesAtHead } from './yes-head.ts';
import { namesAnother } from '../errands/wishing.ts';

/**
 * Whatever the answer is, the yes stands: what it costs and who does it he has read in the question. How it may be paid
 * and how it is undone may change his mind.
 */
const SETTLED: ReadonlySet<Topic> = new Set<Topic>([
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
  if (situation.flow === 'cancelacion' && isYesWithReason(text)) return [act(heard, { intent: 'accept', holds: true })];
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
    prepares !== undefined ||
    situation.flow === 'cancelacion' ||
    asked.every(({ topic }) => topic !== undefined && SETTLED.has(topic));
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

/** With the link of a booking open, another service that is wished for is one more, unless it comes instead. */
const INSTEAD =
  / (?:mejor|melhor|better|rather|instead|vez|lugar|cambi[a-z]*|troc[a-z]*|chang[a-z]*|switch|corrig[a-z]*|(?:me )?equivoque|(?:me )?confundi|era|eran|me enganei|errei|mistake|meant) /;

function addsOne(heard: Heard): boolean {
  const { text, situation } = heard;
  if (ONE_MORE.test(text.norm)) return true;
  return !INSTEAD.test(text.norm) && (situation.state === 'AGENDA_ESPERANDO_PAGO' || tellsAnother(heard));
}

/** "Y otro para mi hermana", "quiero otro turno igual": of the service that is being paid; "otro día" is the same one elsewhere. */
const MORE_OF_IT =
  / (?:otr[oa]|un[oa] mas|outr[oa]|mais uma?|another|one more)(?: (?:turno|turnito|cita|reserva|horario|appointment|one))?(?: (?:mas(?! (?:tarde|temprano|adelante|cerca|barat[oa]))|mais(?! (?:tarde|cedo))|igual|tambien|tambem|also|too|para (?:mi|un|una|el|la)(?! (?:manana|tarde|noche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|otr))|pra (?:minha|meu)|for my)) /;
const ONE_FOR_GUEST = / (?:otr[oa]|un[oa] mas|outr[oa]|mais uma?|another|one more) (?!dia|hora|horario|day|time) ?/;
function oneMoreLikeIt(heard: Heard): Act[] | undefined {
  const { text, situation, guest } = heard;
  const service = situation.known?.servicio;
  const { tenant } = situation;
  // Where a yes is asked for, "otra" is one more only beside somebody for whom it is: "otra" alone may be another hour.
  const confirms = situation.state === 'AGENDA_CONFIRMANDO_TURNO' && guest !== undefined;
  const open = confirms || situation.state === 'AGENDA_ESPERANDO_PAGO';
  if (!open || service === undefined || text.asks || tenant === undefined) return undefined;
  if ((findNames(text.raw, tenant).servicio ?? service) !== service) return undefined;
  // Who it is for is taken out of the words already.
  const more = guest === undefined ? MORE_OF_IT : ONE_FOR_GUEST;
  if (!(more.test(`${text.norm} `) || wishesForAnother(heard)) || INSTEAD.test(text.norm)) return undefined;
  // A yes before it is asked for again: for whom of the two it was is not told.
  return [
    { intent: 'book', from: 0, to: 0 },
    { intent: 'book', from: 0, to: text.raw.length, service },
  ];
}

/** "¿También me podés anotar para cejas?", "me podés agregar cejas?" */
const ASKS_TO_ADD =
  / (?:podes|puedes|puede|podrias|podria|podemos|se puede|posso|pode|can you|could you|me)(?: me| nos)? (?:agreg|anad|sum|inclu|acrescent|adicion|add)[a-z]* | (?:tambien|ademas|tambem|also) (?:[a-z]+ ){0,2}(?:anot|agend|reserv|apunt|apart|pon|marc|book)[a-z]* /;
export function asksToAdd({ norm }: Heard['text']): boolean {
  return ASKS_TO_ADD.test(norm);
}
const AND = /^[\s,.;!]*(?:y|e|and)\s/i;

/** One more service, beside a yes or without it: what is being booked stays, and the other comes after it (CONV-11). */
export function oneMoreService(heard: Heard): Act[] | undefined {
  const { text, situation, hit } = heard;
  const { tenant, known, flow, asks } = situation;
  if (hit !== undefined && hit.intent !== 'book') return undefined;
  const like = oneMoreLikeIt(heard);
  if (like !== undefined) return like;
  if (flow !== 'agenda' || !isOpen(situation) || tenant === undefined || (text.asks && !asksToAdd(text)))
    return undefined;
  if (known?.servicio === undefined || / (?:no|nao|not|mejor) /.test(text.norm)) return undefined;
  const { servicio } = findNames(text.raw, tenant);
  if (servicio === undefined || servicio === known.servicio) return undefined;
  const head = asks === 'confirm' ? yesAtHead(text.raw) : undefined;
  const from = head === undefined || head.from === text.raw.length ? 0 : head.from;
  // "Sí, y una barba para mi hijo."
  if (!addsOne(heard) && !(from > 0 && AND.test(text.raw.slice(from)))) return undefined;
  return [
    { intent: from > 0 ? 'accept' : 'book', from: 0, to: from },
    { intent: 'book', from, to: text.raw.length, ...besidesIt(heard) },
  ];
}

function isOpen({ asks, state }: Situation): boolean {
  return asks === 'confirm' || asks === 'list' || asks === 'field' || state === 'AGENDA_ESPERANDO_PAGO';
}

function besidesIt({ text, situation }: Heard): Pick<Act, 'besides'> {
  const besides = besidesThat(text.norm, situation);
  return besides === undefined ? {} : { besides };
}

/** "Sí, pero también quiero pagar la consulta": the one that is asked about, and then the other. */
export function oneMoreToPay({ text, situation }: Heard): Act[] | undefined {
  const { flow, asks, tenant } = situation;
  if (flow !== 'pagos' || asks !== 'confirm' || text.asks || tenant === undefined) return undefined;
  const head = yesAtHead(text.raw);
  if (head === undefined) return undefined;
  const { from } = head;
  const rest = text.raw.slice(from);
  const { servicio } = findNames(rest, tenant);
  if (servicio === undefined || !ONE_MORE_TO_PAY.test(readText(rest).norm)) return undefined;
  return [
    { intent: 'accept', from: 0, to: from },
    { intent: 'pay', service: servicio, from, to: text.raw.length },
  ];
}
const ONE_MORE_TO_PAY =
  /^(?!.* (?:no|nao|not|mejor|melhor|instead) ).* (?:tambien|tambem|also|ademas|alem|too|otr[oa]|outr[oa]|despues|depois|de paso) |^ (?:y|e|and) (?:el|la|o|a|the|un|una|um|uma) (?!que |qual )/;

/** "Ya pagué. Quiero otro turno": with the link open what is paid stays, and what is wished for comes after it. */
export function besideClaim(heard: Heard): Act[] | undefined {
  if (heard.situation.state !== 'AGENDA_ESPERANDO_PAGO' || INSTEAD.test(heard.text.norm)) return undefined;
  const { acts } = errands(heard);
  const [claim] = acts.filter(({ intent }) => intent === 'claim');
  const [wish] = acts.filter(({ intent }) => intent === 'book');
  return claim === undefined || wish === undefined ? undefined : [claim, { intent: 'book', from: 0, to: 0 }, wish];
}

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
