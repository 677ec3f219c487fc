/**
 * A booking, and beside it a change of what there is: each is read by itself, so that no day and no hour of the one goes
 * into the other (CONV-11).
 */
import { whenOf, type CustomerEvent } from '../../../../domain.ts';
import { SAME_DAY } from '../../answers/agreeing/yes-and-more.ts';
import { keywordOf } from '../../keyword-in.ts';
import type { Situation } from '../../situation.ts';
import { serviceIn } from '../../names.ts';
import type { Parts } from '../../split.ts';
import { hear } from '../../hear.ts';
import { clauses, readText, type Text } from '../../words/text.ts';
import { STAY } from '../../words/words.ts';
import { IS_FINE } from '../mine/kept-beside.ts';
import { asksWhenItIs } from '../mine/asked-of-mine.ts';
import { ordersIn, type Order, type Ordered } from './orders.ts';

/** Each order in its turn; undefined: one of them was not understood as what was ordered. */
export function* errandsEach(text: Text, situation: Situation): Parts {
  const orders = errandsApart(text, situation);
  if (orders === undefined) return undefined;
  const events: CustomerEvent[] = [];
  let confidence = 1;
  for (const [i, order] of orders.entries()) {
    const said = onItsDay(order, orders[i - 1], { events, now: situation.now });
    const reading = yield { said, situation };
    if (!isAsOrdered(reading.events, order)) return undefined;
    events.push(...reading.events.map((event) => likeTheGone(event, orders[i - 1])));
    confidence = Math.min(confidence, reading.confidence);
  }
  return { events, by: 'keywords', confidence };
}

function errandsApart(text: Text, situation: Situation): readonly Order[] | undefined {
  const { flow, appointments = [], tenant } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || tenant === undefined) return undefined;
  const { head, orders } = ordersIn(text, situation);
  const [first, ...others] = orders;
  const paid = shownAndPaid(text, situation);
  if (paid !== undefined || first === undefined) return paid;
  if (asksOfMine(readText(head), situation)) return [{ wants: 'mine', said: readText(head) }, ...orders];
  // "Limpieza el viernes a las 10 y pasame el conducto…": a wish without a verb. "Hola, …" is none.
  // "Me quedo con el corte y cancelá la otra": nothing is booked.
  if (STAYS.test(readText(head).norm) || IS_FINE.test(readText(head).norm)) return undefined;
  const wish = serviceIn(head, tenant) !== undefined;
  const all: readonly Order[] = wish
    ? [{ wants: 'book', said: readText(head) }, ...orders]
    : [{ ...first, said: readText(`${head} ${first.said.raw}`) }, ...others];
  const kinds = new Set(all.map(({ wants }) => wants));
  return kinds.has('book') && kinds.size > 1 ? all : undefined;
}

/** "¿A qué hora es la barba?" names a service that he has, and wishes for none. */
function asksOfMine(said: Text, situation: Situation): boolean {
  return orderedIn(said, situation) === 'mine' || asksWhenItIs(hear(said.raw, situation));
}

function orderedIn({ raw }: Text, situation: Situation): string | undefined {
  return keywordOf({ raw, asks: raw.includes('?') }, situation)?.intent;
}

/** "¿A qué hora es la barba? Y quiero pagar el tinte." */
function shownAndPaid({ raw }: Text, situation: Situation): readonly Order[] | undefined {
  const [first, second, ...others] = clauses(raw);
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const [head, rest] = [readText(raw.slice(0, second.start)), readText(second.raw)];
  if (orderedIn(rest, situation) !== 'pay' || !asksOfMine(head, situation)) return undefined;
  return [
    { wants: 'mine', said: head },
    { wants: 'pay', said: rest },
  ];
}

const STAYS = new RegExp(` ${STAY} `);

const EVENT: Record<Ordered, CustomerEvent['type']> = {
  book: 'customer.wants_booking',
  move: 'customer.wants_reschedule',
  cancel: 'customer.wants_cancellation',
  pay: 'customer.wants_payment',
  person: 'customer.wants_person',
  mine: 'customer.wants_appointments',
  ask: 'customer.asks',
};

/** Whether it was understood as what was ordered, and as no other errand. */
export function isAsOrdered(events: readonly CustomerEvent[], { wants }: Order): boolean {
  const errands = wants === 'ask' ? events : events.filter(({ type }) => type !== 'customer.asks');
  return errands.length > 0 && errands.every(({ type }) => type === EVENT[wants]);
}

/** "…y haceme un control el mismo día": the day of what is told before it, since each is read by itself. */
function onItsDay({ said }: Order, before: Order | undefined, { events, now }: Before): Text {
  if (before === undefined) return said;
  const told = events.findLast((event) => 'detalles' in event);
  const wished = told && 'detalles' in told ? told.detalles.fecha_deseada : undefined;
  const left =
    before.wants === 'cancel' && before.of ? whenOf(before.of.slot, now.timeZoneId).fecha_deseada : undefined;
  const day = wished ?? left;
  return day === undefined ? said : readText(said.raw.replaceAll(SAME_DAY, ` ${day}`));
}
/** "Cancelá la del viernes y dame otra para el lunes", and no service with it: another of the same. */
function likeTheGone(event: CustomerEvent, before: Order | undefined): CustomerEvent {
  if (event.type !== 'customer.wants_booking' || before?.wants !== 'cancel' || before.of === undefined) return event;
  const { servicio, servicios } = event.detalles;
  if ((servicio ?? servicios) !== undefined || event.otroServicio === true) return event;
  return { ...event, detalles: { ...event.detalles, servicio: before.of.serviceId } };
}

interface Before {
  readonly events: readonly CustomerEvent[];
  readonly now: Situation['now'];
}
