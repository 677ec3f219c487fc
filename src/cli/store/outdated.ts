/** Whether what was given up would say, or write, what is not so any more. */
import { copiesOf, sameSlot, spokenOfIn, type Appointment, type Copy, type Effect, type Order } from '../../domain.ts';
import type { Loaded, Store } from '../../ports.ts';

type Books = Pick<Loaded, 'appointments' | 'orders'>;

/** Undefined: it still holds. `now`: epoch ms. */
export async function outdated(store: Store, effect: Effect, about: Asked): Promise<string | undefined> {
  const books = await booksOf(store, effect, about.conversation);
  if (effect.type === 'createEvent' || effect.type === 'moveEvent' || effect.type === 'deleteEvent')
    return writesAmiss(effect, books) ? 'ya no vale: ese turno cambió desde entonces' : undefined;
  const [first] = copiesOf(effect).flatMap((copy) => saysAmiss(copy, books, about.now) ?? []);
  return first === undefined ? undefined : `ya no vale: ${first}`;
}

/** What is loaded, and the orders that the words name: those of long ago no turn looks at, and they are there. */
async function booksOf(store: Store, effect: Effect, conversation: string): Promise<Books> {
  const { appointments, orders } = await store.load(conversation, 0);
  const named = copiesOf(effect).flatMap((copy) => spokenOfIn(copy).order?.id ?? []);
  const old = named.filter((id) => orders.every((order) => order.id !== id));
  if (old.length === 0) return { appointments, orders };
  const back = await store.recall(conversation, old);
  return { appointments, orders: [...orders, ...back.orders] };
}

export interface Asked {
  readonly conversation: string;
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
  return of[0] ?? (order && orderChanged(order, books));
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

function orderChanged(told: Order, { orders }: Books): string | undefined {
  const order = orders.find(({ id }) => id === told.id);
  const what = `el pago del que habla (${told.id})`;
  if (order === undefined) return `${what} ya no está`;
  if (order.dropped === true && told.dropped !== true) return `${what} se dejó: su link no vale`;
  return order.status === told.status && order.attempt === told.attempt
    ? undefined
    : `${what} estaba «${told.status}» y ahora está «${order.status}»`;
}
