import { approvedMinor, type Order, type World } from '../domain.ts';

/** Orders as the flows look at them: an order lives alone, whichever flow opened it (PAGOS-3). Pure. */

/** Its provider would still take money for it: what was claimed or refused once can be paid yet. */
export function isPayable(order: Order, world: World): boolean {
  return ['open', 'claimed', 'rejected'].includes(order.status) && order.expiresAt > world.at;
}

/** The newest order for a service that can still be paid. One that a booking waits for is the booking's own. */
export function openOrderOf(world: World, serviceId: string | undefined): Order | undefined {
  return world.orders.findLast((o) => o.serviceId === serviceId && o.bookingFor === undefined && isPayable(o, world));
}

/** The order of this id, where its provider has money of the customer's for it. */
export function paidFor(world: World, orderId: string | null | undefined): Order | undefined {
  return world.orders.find((o) => o.id === orderId && approvedMinor(o) > 0);
}
