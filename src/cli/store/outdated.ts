/** Whether what was given up would say, or write, what is not so any more. */
import {
  approvedMinor,
  copiesOf,
  sameSlot,
  spokenOfIn,
  tellsUnpaid,
  type Appointment,
  type Copy,
  type Effect,
  type Order,
} from '../../domain.ts';
import type { Store } from '../../ports.ts';
import { saysUnpaidAmiss, type Books } from './unpaid.ts';

/** Undefined: it still holds. `now`: epoch ms. */
export async function outdated(store: Store, effect: Effect, about: Asked): Promise<string | undefined> {
  const books = await booksOf(store, effect, about);
  if (effect.type === 'createEvent' || effect.type === 'moveEvent' || effect.type === 'deleteEvent')
    return writesAmiss(effect, books) ? 'ya no vale: ese turno cambió desde entonces' : undefined;
  const [first] = copiesOf(effect).flatMap((copy) => saysAmiss(copy, books, about.now) ?? []);
  return first === undefined ? undefined : `ya no vale: ${first}`;
}

/** What is loaded, and the orders that the words name: those of long ago no turn looks at, and they are there. */
async function booksOf(store: Store, effect: Effect, { conversation, turn }: Asked): Promise<Books> {
  const { appointments, orders } = await store.load(conversation, 0);
  const copies = copiesOf(effect);
  const came = copies.some(tellsUnpaid) && (await hasComeSince(store, conversation, turn));
  const named = copies.flatMap((copy) => spokenOfIn(copy).order?.id ?? []);
  const old = named.filter((id) => orders.every((order) => order.id !== id));
  if (old.length === 0) return { appointments, orders, came };
  const back = await store.recall(conversation, old);
  return { appointments, orders: [...orders, ...back.orders], came };
}

/** A provider has told of money behind this turn: orders say how much of it there is, and not since when. */
async function hasComeSince(store: Store, conversation: string, turn = 0): Promise<boolean> {
  const turns = await store.turns(conversation);
  return turns.some(
    ({ n, inputs }) =>
      n > turn && inputs.some((input) => input.type === 'payment.fetched' && input.payment.status === 'approved'),
  );
}

export interface Asked {
  readonly conversation: string;
  /** The turn that owes it; absent: not known. */
  readonly turn?: number | undefined;
  readonly now: number;
}

/** It would write an event as the appointment is not any more. */
function writesAmiss(
  { type, appointment: { id, slot } }: Extract<Effect, { appointment: Appointment }>,
  { appointments }: Books,
): boolean {
  const booked = appointments.find((one) => one.id === id);
  if (type === 'deleteEvent') return booked !== undefined;
  return booked === undefined || !sameSlot(booked.slot, slot);
}

/** Words that an appointment is no more. */
const GONE: ReadonlySet<Copy['key']> = new Set(['turno_cancelado', 'turno_deshecho']);

function saysAmiss(copy: Copy, books: Books, now: number): string | undefined {
  const { appointments, order } = spokenOfIn(copy);
  const of = appointments.flatMap((one) => changedSince(one, { copy, books, now }) ?? []);
  if (of[0] !== undefined) return of[0];
  if (order !== undefined) return orderChanged(order, copy, books);
  return tellsUnpaid(copy) ? saysUnpaidAmiss(copy, books, now) : undefined;
}

function changedSince(
  told: Appointment,
  { copy, books, now }: { copy: Copy; books: Books; now: number },
): string | undefined {
  const booked = books.appointments.find(({ id }) => id === told.id);
  const what = `el turno del que habla (${new Date(told.slot.start).toISOString()})`;
  if (GONE.has(copy.key)) return booked === undefined ? undefined : `${what} está reservado`;
  if (booked === undefined) return `${what} ya no está reservado`;
  if (!sameSlot(booked.slot, told.slot) || booked.serviceId !== told.serviceId) return `${what} cambió desde entonces`;
  return booked.slot.start <= now ? `${what} ya pasó` : undefined;
}

function orderChanged(told: Order, copy: Copy, { orders, appointments }: Books): string | undefined {
  const order = orders.find(({ id }) => id === told.id);
  const what = `el pago del que habla (${told.id})`;
  if (order === undefined) return `${what} ya no está`;
  if (order.dropped === true && told.dropped !== true) return `${what} se dejó: su link no vale`;
  if (order.status !== told.status || order.attempt !== told.attempt)
    return `${what} estaba «${told.status}» y ahora está «${order.status}»`;
  if (approvedMinor(order) !== approvedMinor(told)) return `${what} cambió: entró o se devolvió algo`;
  const meant = order.paysFor !== undefined && order.paysFor !== told.paysFor;
  const given = meant || appointments.some(({ orderId }) => orderId === order.id);
  return copy.key.endsWith('_sin_turno') && given ? `${what} ya tiene un turno` : undefined;
}
