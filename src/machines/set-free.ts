import { approvedMinor, type Appointment, type Emitted, type Order, type World } from '../domain.ts';
import { isLinkOfBegun } from './begun-paid.ts';
import { say } from './kit.ts';
import { appointmentsToPay, heirsOf, isPayable, openLinks } from './orders.ts';

/**
 * What becomes of the money and the links of an appointment that is cancelled. Money of which nobody has written down
 * whose it is would be that of whoever comes next, and once more that of the one after: one payment, two visits. Pure.
 */

/**
 * Its orders: what is paid goes on to another one of its service that waits for money, else it is free for the next, from
 * now on; and the links that nobody needs any more are void, its own first. One that ran out unpaid is void as well, if no
 * other appointment is left that it could be the money of: its payment may still be on its way, and people have to hear of
 * that.
 */
export function ordersSetFree(world: World, cita: Appointment): readonly Order[] {
  const own = ordersAfter(world, cita);
  const orders = world.orders.map((order) => own.find((o) => o.id === order.id) ?? order);
  const after = { ...world, orders, appointments: world.appointments.filter((a) => a.id !== cita.id) };
  const due = appointmentsToPay(after).filter((a) => a.serviceId === cita.serviceId);
  // Its own first, then those of one that is paid by now.
  const rank = (order: Order) =>
    own.includes(order) ? 0 : order.paysFor !== undefined && due.every(({ id }) => id !== order.paysFor) ? 1 : 2;
  // Of a visit that has begun it is as good as before.
  const links = openLinks(after, cita.serviceId).filter((o) => !isLinkOfBegun(o, world));
  const open = links.toSorted((a, b) => rank(a) - rank(b));
  const left = open.slice(0, Math.max(0, open.length - due.length));
  const needed = due.length - (open.length - left.length);
  const ranOut = own.filter((order) => approvedMinor(order) === 0 && !isPayable(order, world));
  const gone = [...left, ...ranOut.slice(0, Math.max(0, ranOut.length - needed))];
  return [
    ...own.filter((order) => !gone.includes(order)),
    ...gone.map((order): Order => ({ ...order, dropped: true })),
  ];
}

/** Whose money it is from now on, told with its day: he would pay that one again, or believe it lost. */
export function sayWhoseNow(world: World, cita: Appointment): readonly Emitted[] {
  return heirsOf(world, cita).flatMap(({ order, heir }) =>
    heir === undefined ? [] : [say({ key: 'pago_pasa_a_otro', order, appointment: heir })],
  );
}

function ordersAfter(world: World, cita: Appointment): readonly Order[] {
  const heirs = heirsOf(world, cita);
  return world.orders.flatMap((order): Order[] => {
    const paid = heirs.find((one) => one.order.id === order.id);
    if (paid === undefined && order.paysFor !== cita.id) return [];
    const { paysFor: _, freeSince: __, ...free } = order;
    if (paid === undefined) return [free];
    return [paid.heir === undefined ? { ...free, freeSince: world.at } : { ...free, paysFor: paid.heir.id }];
  });
}
