import { DAY_MS, ORDERS_PER_DAY_MAX, type Order, type World } from '../domain.ts';

/**
 * Each link that is left is an order: who asks for one, leaves it and asks again makes as many as they like. Pure.
 */

/** This order would be one too many of these 24 hours. The next link of one that is open is not refused. */
export function isOneTooMany(order: Pick<Order, 'id'> | undefined, { orders, at }: World): boolean {
  if (order === undefined || orders.some(({ id }) => id === order.id)) return false;
  return orders.filter(({ createdAt }) => createdAt > at - DAY_MS).length >= ORDERS_PER_DAY_MAX;
}
