import { DAY_MS, ORDERS_PER_DAY_MAX, type Emitted, type Order, type World } from '../domain.ts';
import { say } from './kit.ts';

/**
 * Each link that is left is an order: who asks for one, leaves it and asks again makes as many as they like. Pure.
 */

/** This order would be one too many of these 24 hours. The next link of one that is open is not refused. */
export function isOneTooMany(order: Pick<Order, 'id'> | undefined, { orders, at }: World): boolean {
  if (order === undefined || orders.some(({ id }) => id === order.id)) return false;
  return madeOfLate({ orders, at }) >= ORDERS_PER_DAY_MAX;
}

/** That no other one is made now: trying again would end the same, so none is offered. `sinTurno`: an hour waited for it. */
export function sayTooMany(world: Pick<World, 'orders' | 'at'>, sinTurno?: true): Emitted {
  return say({ key: 'demasiados_links', count: madeOfLate(world), ...(sinTurno && { sinTurno }) });
}

function madeOfLate({ orders, at }: Pick<World, 'orders' | 'at'>): number {
  return orders.filter(({ createdAt }) => createdAt > at - DAY_MS).length;
}
