import { byAge, orderIdOf, ordersInSight } from '../domain.ts';
import type { Appointment, ConversationRecord, InboxRow } from '../domain.ts';
import type { Loaded, Store, TurnCommit } from '../ports.ts';
import type { Decided, TurnRequest } from './decide.ts';
import { ordersUnsaid } from './unsaid.ts';

/**
 * What a turn looks at of all the orders and visits that its customer ever had: as much after years as on the first day.
 * The conversation's record names the orders for the next turn; what none looks at any more comes back when its provider
 * has news of it, or when news of it that reached nobody are told.
 */

export interface Books {
  readonly loaded: Loaded;
  /** Visits of orders that came back for this turn. */
  readonly recalled: readonly Appointment[];
}

/** What was loaded, without what nothing can come of (older code named none: then all were loaded), and with what came back. */
export async function booksOf(
  store: Pick<Store, 'recall'>,
  { loaded, batch, poisoned }: Pick<TurnRequest, 'loaded' | 'batch' | 'poisoned'>,
  now: number,
): Promise<Books> {
  const { conversation, appointments } = loaded;
  const orders = ordersInSight(loaded.orders, { appointments, frames: conversation?.frames ?? [], at: now });
  // What is buried asks for nothing: it must be written whatever else fails.
  const named = poisoned || conversation === undefined ? [] : ordersNamedIn({ conversation, batch });
  const told = named.filter((id) => orders.every((o) => o.id !== id));
  if (conversation === undefined || told.length === 0) return { loaded: { ...loaded, orders }, recalled: [] };
  const back = await store.recall(conversation.id, told);
  return {
    loaded: {
      ...loaded,
      orders: latestOf([...orders, ...back.orders]).sort(byAge),
      appointments: latestOf([...appointments, ...back.appointments]).sort((a, b) => a.slot.start - b.slot.start),
    },
    recalled: back.appointments,
  };
}

/** By its provider, or by words that reached nobody and are said now. */
function ordersNamedIn(asked: Parameters<typeof ordersUnsaid>[0]): readonly string[] {
  return [...new Set([...asked.batch.flatMap(orderTold), ...ordersUnsaid(asked)])];
}

function orderTold({ body }: InboxRow): string[] {
  return body.kind === 'answer' && body.answer.type === 'payment.fetched' ? [orderIdOf(body.answer.payment)] : [];
}

/** What the next turn looks at, once this one is written. */
export function sightAfter(
  { loaded, world, plan }: Pick<Decided, 'loaded' | 'world' | 'plan'>,
  written: Pick<TurnCommit, 'orders' | 'appointments'>,
): Pick<ConversationRecord, 'sight'> {
  const orders = latestOf([...loaded.orders, ...written.orders]);
  if (orders.length === 0) return {};
  const appointments = latestOf([...loaded.appointments, ...written.appointments])
    .filter(({ status }) => status === 'booked')
    .sort((a, b) => a.slot.start - b.slot.start);
  const seen = ordersInSight(orders, { appointments, frames: plan.frames, at: world.at });
  return { sight: { turn: world.turn, orders: seen.map(({ id }) => id) } };
}

/** Of several words on one row the last one counts. */
export function latestOf<T extends { readonly id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
