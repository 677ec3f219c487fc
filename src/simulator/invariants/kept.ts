/** Nothing is dropped in silence, and words arrive in the order in which they were decided. */
import {
  orderIdOf,
  type Appointment,
  type ConversationId,
  type Handoff,
  type Order,
  type OutboxRow,
  type TurnRecord,
} from '../../domain.ts';
import type { Happened } from '../outside.ts';

/** What is left of one conversation. */
export interface Left {
  readonly id: ConversationId;
  readonly outbox: readonly OutboxRow[];
  readonly turns: readonly TurnRecord[];
  readonly orders: readonly Order[];
  /** Those that are booked. */
  readonly appointments: readonly Appointment[];
  /** A clock was wrong for a while: one that runs ahead spends all tries of an outage in its first seconds. */
  readonly clockErred: boolean;
}

/** Words that were said; `unordered` as in `AtRest`. */
interface Said {
  readonly happened: Pick<Happened, 'sent'>;
  readonly unordered?: 'all' | ReadonlySet<string>;
}

export function dropped(happened: Happened, left: Left): string[] {
  return [...moneyUnheard(happened, left), ...givenUpUnheard(left), ...notInCalendar(happened, left)];
}

/** Of each message that was sent, the first copy comes behind those of all that was decided before (CONV-11). */
export function wordsOvertaken({ happened: { sent }, unordered }: Said, id: ConversationId): string[] {
  if (unordered === 'all') return [];
  const own = sent.map(({ effect }) => effect).filter((effect) => effect.startsWith(`${id}.`));
  const first = [...new Set(own)].filter((effect) => unordered?.has(effect) !== true);
  return first.flatMap((effect, i) => {
    const before = first[i - 1];
    const overtaken = before !== undefined && placeOf(effect) < placeOf(before);
    return overtaken ? [`${effect} was said after ${before}`] : [];
  });
}

/** More effects of one turn than there will ever be. */
const EFFECTS_MAX = 1_000;

/** An effect's id is `<conversation>.<turn>.<n>` (law 5). */
function placeOf(effect: string): number {
  const [turn = NaN, n = NaN] = effect.split('.').slice(-2).map(Number);
  return turn * EFFECTS_MAX + n;
}

/**
 * Money that came for an order makes it paid, goes back, or is put before a person: this very money. That people had the
 * conversation for something else tells them nothing of it.
 */
function moneyUnheard({ payments, refunds, notes }: Happened, { id, orders, outbox, clockErred }: Left): string[] {
  const own = notes.filter(({ conversation }) => conversation === id).map(({ handoff }) => handoff);
  const asks = ({ effect, state }: OutboxRow, paymentId: string) =>
    (state === 'pending' &&
      effect.type === 'fetchPayment' &&
      'paymentId' in effect &&
      effect.paymentId === paymentId) ||
    // A note that was given up stands in the list of whoever operates the server.
    ((state === 'pending' || (clockErred && state === 'parked')) &&
      effect.type === 'openHandoff' &&
      'handoff' in effect &&
      tells(effect.handoff, paymentId));
  const came = [...payments.values()].filter(({ status }) => status === 'approved');
  return came.flatMap((payment) => {
    const order = orders.find((one) => orderIdOf(payment) === one.id);
    const open =
      order !== undefined && order.status !== 'paid' && !refunds.some((key) => key.includes(payment.paymentId));
    // Its provider is still asked about it, for as long as it takes.
    const asked = outbox.some((row) => asks(row, payment.paymentId));
    const told = own.some((handoff) => tells(handoff, payment.paymentId));
    return open && !asked && !told
      ? [`${payment.paymentId} came for ${order.id}, which is ${order.status}, and nobody was told`]
      : [];
  });
}

/** It names the payment, or its order with it. */
function tells({ order, paymentId }: Handoff, payment: string): boolean {
  return paymentId === payment || (order?.payments.some((one) => one.paymentId === payment) ?? false);
}

/** What may be said once only and was given up: its conversation hears of it. */
function givenUpUnheard({ id, outbox, turns }: Left): string[] {
  const heard = new Set(turns.flatMap(({ consumed }) => consumed));
  return outbox
    .filter(
      ({ state, class: once, turn, n }) => state === 'parked' && once === 'once' && !heard.has(`res:${turn}.${n}`),
    )
    .map((row) => `${row.id} was given up, and ${id} never heard of it`);
}

/** What is booked stands in the calendar at its hour, or that is still owed, or people were told that it could not be done. */
function notInCalendar({ events }: Happened, { appointments, outbox, turns }: Left): string[] {
  const heard = new Set(turns.flatMap(({ consumed }) => consumed));
  return appointments.flatMap(({ id, slot }) => {
    const written = events.find(({ appointmentId }) => appointmentId === id);
    const told = ({ turn, n }: OutboxRow) => heard.has(`res:${turn}.${n}`);
    const owed = (row: OutboxRow) => row.state !== 'done' && (row.state !== 'parked' || told(row)) && mends(row, id);
    if (written?.slot.start === slot.start || outbox.some(owed)) return [];
    return [`${id} is booked at ${slot.start} and stands in the calendar at ${written?.slot.start ?? 'no time'}`];
  });
}

/** Nobody waits for it any more, and it is tried for as long as it takes. */
function mends({ effect }: OutboxRow, appointmentId: string): boolean {
  const writes = effect.type === 'createEvent' || effect.type === 'moveEvent';
  return writes && 'background' in effect && effect.background && effect.appointment.id === appointmentId;
}
