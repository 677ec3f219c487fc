/**
 * "La 2, y cancelá la del martes", "Ana Paz, y también un flúor a las 11", "no, mejor cancelame la que tengo": what is
 * asked is answered, and behind it an errand of its own is ordered. The answer is read where it arrives, the errand as if
 * nothing were open (CONV-11).
 */
import { whenOf, type CustomerEvent, type Detalles } from '../../../../domain.ts';
import { SAME_HOUR } from '../../errands/moving/as-it-stands.ts';
import { tellingIt } from '../../errands/mine/which-one.ts';
import { isAsOrdered } from '../../errands/several/errands-apart.ts';
import { bestService, namingWords } from '../../names.ts';
import { anyButThere } from '../../names/any-but-there.ts';
import { ordersBeside, type Order } from '../../errands/several/orders.ts';
import type { Situation } from '../../situation.ts';
import type { Parts } from '../../split.ts';
import { verdictOf } from '../../words/phrases.ts';
import { readText, type Text } from '../../words/text.ts';
import { timesIn } from '../../time/index.ts';
import { speaksOfDay } from '../../wishes.ts';
import { withNothingOpen } from '../agreeing/yes-and-more.ts';
import { yesAtHead } from '../agreeing/yes-head.ts';

interface AnswerAndErrands {
  readonly answer: Text;
  readonly orders: readonly Order[];
  /** Nothing open. */
  readonly calm: Situation;
}

/** The answer, and each errand that is ordered behind it. */
export function* answerThenErrands(text: Text, situation: Situation): Parts {
  const said = answerAndErrands(text, situation);
  if (said === undefined) return undefined;
  const answered = yield { said: said.answer, situation, answers: true };
  const ordered: (readonly CustomerEvent[])[] = [];
  for (const order of said.orders) {
    const { events } = yield { said: order.said, situation: readIn(said, order, situation) };
    ordered.push(events);
  }
  const events = together(answered.events, ordered, { said, situation });
  return events && { ...answered, events };
}

/** Undefined: nothing of the kind. */
function answerAndErrands(text: Text, situation: Situation): AnswerAndErrands | undefined {
  const { flow, asks, tenant } = situation;
  if (!CORRECTED.has(flow) || asks === 'nothing' || tenant === undefined) return undefined;
  const calm = withNothingOpen(situation);
  const { head, orders } = ordersBeside(text, situation, calm);
  if (head === '' || orders.length === 0 || putsRight(head, orders, situation)) return undefined;
  // "En Norte no, en la otra": the other branch, and no other appointment.
  if (anyButThere(text, situation) !== undefined && orders.every(({ said }) => THE_OTHER.test(said.norm)))
    return undefined;
  if (meansOtherTime(head, orders, situation)) return undefined;
  const answer = readText(head);
  const refuses = isNo(answer);
  if (refuses && asks !== 'confirm') return undefined;
  // Behind a no the flow's own errand puts right what is asked; a question, or a payment, is heard beside any other answer.
  if (yesAtHead(head) !== undefined && DOUBTS.test(text.norm)) return undefined;
  const others = refuses
    ? orders.every(({ wants }) => wants !== CORRECTED.get(flow) && !ANSWERS_ALL.has(wants))
    : !orders.some(isHeardBeside);
  return others ? { answer, orders, calm } : undefined;
}
/** "Mejor el sábado a la 1, y descontracturante": of a kind with what is booked, and nothing but its name: instead of it. */
function putsRight(head: string, [order, ...others]: readonly Order[], { tenant, known, flow }: Situation): boolean {
  if (order?.wants !== 'book' || others.length > 0 || tenant === undefined || flow !== 'agenda') return false;
  if (!RATHER.test(readText(head).norm) || MORE.test(order.said.norm)) return false;
  const kindOf = (id: string | undefined) => tenant.services.find((service) => service.id === id)?.categoryId;
  const kind = kindOf(bestService(namingWords(order.said.raw), tenant.services));
  return kind !== undefined && kind === kindOf(known?.servicio) && order.said.words.length <= NAME_WORDS_MAX;
}
const THE_OTHER = /^ (?:(?:en|em|at|in) )?(?:la|el|a|o|na|no|the) (?:otr|outr|other)[ao]? $/;
/** "Esta semana no puedo, tiene que ser la otra", "essa sexta não, a outra": another week or day, and no other appointment. */
function meansOtherTime(head: string, orders: readonly Order[], { now, language }: Situation): boolean {
  if (!orders.every(({ said }) => said.words.length <= OTHER_WORDS_MAX && ENDS_ON_THE_OTHER.test(said.norm)))
    return false;
  if (!DENIES.test(readText(head).norm)) return false;
  const { restricciones, fechaDesde } = timesIn(head, { now, language });
  return restricciones.length > 0 || fechaDesde !== undefined;
}
const DENIES = / (?:no|nao|not|can t|cannot) /;
const ENDS_ON_THE_OTHER =
  / (?:la|el|a|o|na|no|the) (?:otr|outr|other)[ao]?(?: (?:semana|week|one|porfa|por favor|please))* $/;
const OTHER_WORDS_MAX = 7;
const RATHER = /^ (?:(?:no|ay|uy|perdon|sorry|hm+|che|y) )*(?:mejor|melhor|prefiero|prefiro|better|rather) /;
const MORE = / (?:tambien|tambem|also|too|otr[oa]|outr[oa]|another|un|una|uno|um|uma|a|mas|mais|more) /;
const NAME_WORDS_MAX = 3;

const CORRECTED: ReadonlyMap<Situation['flow'], Order['wants']> = new Map([
  ['agenda', 'book'],
  ['reprogramacion', 'move'],
  ['cancelacion', 'cancel'],
]);

/** A person hears the no, too; and a list is asked for with what is open in mind. */
const ANSWERS_ALL: ReadonlySet<Order['wants']> = new Set<Order['wants']>(['person', 'mine']);
/** "Sí, pero antes pasame con alguien" agrees to nothing yet. */
const DOUBTS = / (?:pero|but|mas|mejor|melhor|antes|primero|primeiro|before|first) /;

function isNo({ words }: Text): boolean {
  return verdictOf({ words }) === 'no';
}

function isHeardBeside({ wants }: Order): boolean {
  return wants === 'ask' || wants === 'pay';
}

const ANSWERS: ReadonlySet<CustomerEvent['type']> = new Set<CustomerEvent['type']>([
  'customer.selects',
  'customer.answers',
  'customer.accepts',
  'customer.rejects',
  'customer.wants_booking',
  'customer.wants_reschedule',
]);
const BESIDE: ReadonlySet<CustomerEvent['type']> = new Set<CustomerEvent['type']>([
  'customer.asks',
  'customer.acknowledges',
  'customer.greets',
]);

/** Where an errand is read: one more beside a booking is like that one, and not like what he has. */
function readIn({ calm }: AnswerAndErrands, { wants, of }: Order, { flow, moving, cancelling }: Situation): Situation {
  if (wants === 'book' && flow === 'agenda') return { ...calm, appointments: [] };
  return of !== undefined && (of === moving || of === cancelling) ? { ...calm, appointments: [of] } : calm;
}

/** The answer and what is ordered behind it; undefined: not understood so. A yes with an errand behind it is `yesThenErrands`'s. */
function together(
  answered: readonly CustomerEvent[],
  ordered: readonly (readonly CustomerEvent[])[],
  { said, situation }: { said: AnswerAndErrands; situation: Situation },
): CustomerEvent[] | undefined {
  const { orders } = said;
  const has = (type: CustomerEvent['type']): boolean => answered.some((event) => event.type === type);
  if (!answered.some(({ type }) => ANSWERS.has(type)) || answered.some(saysNothing)) return undefined;
  if (!answered.every(({ type }) => ANSWERS.has(type) || BESIDE.has(type))) return undefined;
  if (has('customer.accepts') !== orders.every(({ wants }) => wants === 'person')) return undefined;
  if (has('customer.rejects') && !isNo(said.answer)) return undefined;
  if (!orders.every((order, i) => isAsOrdered(ordered[i] ?? [], order))) return undefined;
  const aside = has('customer.rejects') ? {} : ({ aparte: true } as const);
  const errands = orders.flatMap((order, i) =>
    (ordered[i] ?? []).map((event) => ({
      ...besideAnswer(event, order, { answered, situation }),
      ...(isErrand(event) && aside),
    })),
  );
  const asked = ({ type }: CustomerEvent): boolean => type === 'customer.asks';
  return [...errands.filter(asked), ...answered, ...errands.filter((event) => !asked(event))];
}

/** "Pará, antes cancelame…": asks for nothing yet. */
function saysNothing(event: CustomerEvent): boolean {
  const wish = event.type === 'customer.wants_booking' || event.type === 'customer.wants_reschedule';
  return wish && Object.keys(event.detalles).length === 0;
}

function isErrand({ type }: CustomerEvent): boolean {
  return (
    type === 'customer.wants_booking' || type === 'customer.wants_reschedule' || type === 'customer.wants_cancellation'
  );
}

interface Answered {
  readonly answered: readonly CustomerEvent[];
  readonly situation: Situation;
}

/** What the errand leaves out, what is open says: the one that is meant, the service, the day, the place. */
function besideAnswer(event: CustomerEvent, { of, said }: Order, { answered, situation }: Answered): CustomerEvent {
  switch (event.type) {
    case 'customer.wants_cancellation':
    case 'customer.wants_reschedule':
      return of === undefined ? event : { ...event, detalles: { ...event.detalles, ...tellingIt(of, situation) } };
    case 'customer.wants_booking': {
      const open = openNow(answered, situation);
      const detalles = likeTheOpen(event.detalles, open, { said, situation });
      return { ...event, detalles, ...(detalles.servicio === open.servicio ? { mas: true as const } : {}) };
    }
    default:
      return event;
  }
}

/** What is being booked, as the answer leaves it. */
function openNow(answered: readonly CustomerEvent[], { offer, known, proposed, now }: Situation): Detalles {
  const corrected = answered.find((event) => event.type === 'customer.wants_booking');
  const chosen = answered.find((event) => event.type === 'customer.selects');
  const n = chosen === undefined ? -1 : chosen.n - 1;
  const slot = offer?.kind === 'turno' && chosen !== undefined ? offer.slots[n] : proposed;
  const service = offer?.kind === 'servicio' ? offer.services[n]?.id : undefined;
  return {
    ...known,
    ...(slot === undefined ? {} : { ...whenOf(slot, now.timeZoneId), sucursal: slot.branchId }),
    ...(service === undefined ? {} : { servicio: service }),
    ...corrected?.detalles,
  };
}

function likeTheOpen(
  wish: Detalles,
  { servicio: open, fecha_deseada, hora_especifica, sucursal }: Detalles,
  { said, situation: { flow, tenant } }: { said: Text; situation: Situation },
): Detalles {
  if (flow !== 'agenda') return wish;
  const servicio = wish.servicio ?? (wish.servicios === undefined ? open : undefined);
  const there = tenant?.services.find(({ id }) => id === servicio)?.branchIds.includes(sucursal ?? '') === true;
  return {
    ...(servicio === undefined ? {} : { servicio }),
    ...(there && sucursal !== undefined ? { sucursal } : {}),
    ...(speaksOfDay(wish) || fecha_deseada === undefined ? {} : { fecha_deseada }),
    ...(SAME_HOUR.test(said.norm) && hora_especifica !== undefined ? { hora_especifica } : {}),
    ...wish,
  };
}
