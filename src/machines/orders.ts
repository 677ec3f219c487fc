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

/** Later than every other order of this conversation, whatever the clock says: the newest is the one created last. */
export function createdAt(world: World): number {
  return Math.max(world.at, ...world.orders.map((o) => o.createdAt + 1));
}

/** Not to be paid by its link any more, and not paid: asked about, payments begin with it. */
export function orderToResume(world: World): Order | undefined {
  const last = world.orders.findLast((o) => o.bookingFor === undefined);
  return last?.status === 'expired' || last?.status === 'partially_paid' ? last : undefined;
}

/** Its link, or its claim, waits for the provider. */
export function waitingOrder(world: World): Order | undefined {
  return world.orders.findLast((o) => o.status === 'claimed' || (o.link !== undefined && isPayable(o, world)));
}

/** Paid in part, for this service: what is missing is a person's to settle. */
export function partlyPaid(world: World, serviceId: string | undefined): Order | undefined {
  return world.orders.findLast((o) => o.status === 'partially_paid' && o.serviceId === serviceId);
}
