import {
  DAY_MS,
  AHEAD_MS,
  ORDER_LIFE_MS,
  approvedMinor,
  freeFrom,
  isInCurrency,
  isOrderOf,
  isReturnedInPart,
  isUnpaid,
  restOf,
  whenOf,
  type Appointment,
  type Copy,
  type Detalles,
  type Order,
  type Slot,
  type World,
} from '../domain.ts';

/**
 * Orders as the flows look at them: an order lives alone, whichever flow opened it (PAGOS-3). Pure. Long because it is a
 * list of what is asked of an order.
 */

/**
 * Something ends with its time: it can be paid no more, or the hour of a part, of too much, of what was given back is kept no
 * longer.
 */
export function keepsTime(order: Order, { at }: Pick<World, 'at'>): boolean {
  if (isUnpaid(order)) return true;
  return order.bookingFor !== undefined && order.status !== 'paid' && order.expiresAt > at;
}

/** It is still time to pay it, or to see how the rest of it is paid: until then its hour is kept. */
export function isInTime(order: Order, world: Pick<World, 'at'>): boolean {
  return keepsTime(order, world) && order.expiresAt > world.at;
}

/** Its provider would still take money for it. */
export function isPayable(order: Order, { at }: Pick<World, 'at'>): boolean {
  return isUnpaid(order) && order.expiresAt > at;
}

/** Its time is over, and nothing of it came: a link of it would be one that nobody can pay by. */
export function isTooLate(id: string | null, { at, orders }: Pick<World, 'at' | 'orders'>): boolean {
  return orders.some((o) => o.id === id && o.expiresAt <= at && approvedMinor(o) === 0);
}

/**
 * The newest order for a service that can still be paid; with the appointment that it would be for, none that is for
 * another one. One that a booking waits for is the booking's own.
 */
export function openOrderOf(
  world: Pick<World, 'at' | 'orders'>,
  serviceId: string | undefined,
  appointmentId?: string,
): Order | undefined {
  const meant = ({ paysFor = appointmentId }: Order) => appointmentId === undefined || paysFor === appointmentId;
  return openLinks(world, serviceId).findLast(meant);
}

/** Links for a service that can still be paid, and that no booking waits for. */
export function openLinks(world: Pick<World, 'at' | 'orders'>, serviceId: string | undefined): readonly Order[] {
  const open = world.orders.filter((o) => o.serviceId === serviceId && o.bookingFor === undefined);
  return open.filter((o) => o.dropped !== true && isPayable(o, world));
}

/** The order of this id, where its provider has money of the customer's for it. */
export function paidFor(world: Pick<World, 'orders'>, orderId: string | null | undefined): Order | undefined {
  return world.orders.find((o) => o.id === orderId && approvedMinor(o) > 0);
}

/** Later than every other order of this conversation, whatever the clock says: the newest is the one created last. */
export function createdAt(world: World): number {
  return Math.max(world.at, ...world.orders.map((o) => o.createdAt + 1));
}

/**
 * A new order, or the next attempt on one that can still be paid. What its customer said and showed of it stays: "ya
 * pagué" is looked into, whichever link comes after it (PAGOS-5).
 */
export function attemptOn(
  known: Order | undefined,
  world: World,
  currency: string = world.tenant.currency,
): Omit<Order, 'serviceId' | 'amountMinor' | 'bookingFor' | 'paysFor' | 'moreToPay' | 'dropped' | 'link'> {
  return {
    id: known?.id ?? world.fresh.order,
    tenant: world.tenant.id,
    conversation: world.conversation,
    currency,
    status: known?.status === 'claimed' ? 'claimed' : 'open',
    attempt: (known?.attempt ?? 0) + 1,
    expiresAt: world.at + ORDER_LIFE_MS,
    payments: known?.payments ?? [],
    ...(known !== undefined && hasLink(known) ? { linkBefore: true } : {}),
    ...(known?.receipts === undefined ? {} : { receipts: known.receipts }),
    createdAt: known?.createdAt ?? createdAt(world),
  };
}

/** A link of it was sent, of this attempt or of one before. */
export function hasLink({ link, linkBefore }: Order): boolean {
  return link !== undefined || linkBefore === true;
}

/** By a link that was sent, of whichever order, money may have come that nobody here has heard of. */
function mayBePaid({ orders, at }: Pick<World, 'orders' | 'at'>): boolean {
  return orders.some((o) => hasLink(o) && (isUnpaid(o) || (o.status === 'expired' && o.expiresAt > at - MISSED_MS)));
}

/** So long after its link ran out a booking whose hour has passed is still what "mandame otro" speaks of. */
export const MISSED_MS = 3 * DAY_MS;

/** What the booking of an order wished for, to look for it again; an hour that has passed is wished for no more. */
export function wishesOf({ serviceId, bookingFor }: Order, { at, tenant }: World): Detalles | undefined {
  if (bookingFor === undefined) return undefined;
  const { slot, guest } = bookingFor;
  return {
    servicio: serviceId,
    profesional: slot.professionalId,
    sucursal: slot.branchId,
    ...(slot.start > at ? whenOf(slot, tenant.timeZone) : {}),
    ...(guest === undefined ? {} : { para: guest }),
  };
}

/** The one service of the appointments to come that nobody has paid anything for: "¿lo puedo pagar ahora?" means it. */
export function serviceToPay(world: World): string | undefined {
  const [service, ...others] = new Set(appointmentsToPay(world).map((a) => a.serviceId));
  return others.length === 0 ? service : undefined;
}

/** Appointments to come that nobody has paid anything for. */
export function appointmentsToPay(world: World): readonly Appointment[] {
  return world.appointments.filter((a) => isToPay(a, world));
}

/**
 * It costs something, and nobody has paid anything for it: neither its own order nor a link, of which each pays for one:
 * for the appointment that it was asked for, else for the soonest of its service.
 */
export function isToPay(cita: Appointment, world: Pick<World, 'orders' | 'appointments'>): boolean {
  const { id, priceMinor, orderId, serviceId, bookedAt } = cita;
  if (priceMinor === 0 || paidFor(world, orderId) !== undefined) return false;
  const links = world.orders.filter((o) => o.serviceId === serviceId && isLink(o, world));
  const named = new Set(links.map((o) => o.paysFor));
  if (named.has(id)) return false;
  const unpaid = world.appointments.filter(
    (a) => a.serviceId === serviceId && a.priceMinor > 0 && !named.has(a.id) && !paidFor(world, a.orderId),
  );
  const ahead = links.filter(
    (o) => o.paysFor === undefined && freeFrom(o) > bookedAt - AHEAD_MS && isInCurrency(cita, o.currency),
  );
  return unpaid.findIndex((a) => a.id === id) >= ahead.length;
}

/** Paid by a link of its own, and no appointment to come was booked with it. */
function isLink(order: Order, { appointments }: Pick<World, 'appointments'>): boolean {
  const { id, bookingFor } = order;
  return approvedMinor(order) > 0 && bookingFor === undefined && appointments.every((a) => a.orderId !== id);
}

/** There are others of its service that cost something, to come or begun of late: which one is meant is said. */
export function hasAlike(
  { id, serviceId }: Appointment,
  { appointments, begun = [] }: Pick<World, 'appointments' | 'begun'>,
): boolean {
  return [...begun, ...appointments].some((a) => a.id !== id && a.serviceId === serviceId && a.priceMinor > 0);
}

/**
 * Whose money an appointment would leave behind: its own order's, or one by a link that names it, or was paid for its
 * service since it was booked, and that no other one of that service needs.
 */
export function moneyOf(world: World, cita: Appointment | null): Order | undefined {
  if (cita === null) return undefined;
  const left = heirsOf(world, cita).filter(
    ({ order, heir }) => heir === undefined && order.serviceId === cita.serviceId,
  );
  return paidFor(world, cita.orderId) ?? left.at(-1)?.order;
}

/**
 * What links have paid for an appointment, each with the one that it is for if that goes: the soonest of its service that
 * nobody has paid without it, one first that has no link of its own.
 */
export function heirsOf(world: World, cita: Appointment): readonly { order: Order; heir: Appointment | undefined }[] {
  const its = world.orders.filter((o) => isLoose(o, cita, world) || (o.paysFor === cita.id && isLink(o, world)));
  const appointments = world.appointments.filter(({ id }) => id !== cita.id);
  const others = { appointments, orders: world.orders.filter((o) => !its.includes(o)) };
  const linked = new Set(world.orders.filter((o) => isPayable(o, world)).map((o) => o.paysFor));
  const unpaid = appointments.filter((a) => isToPay(a, others));
  const waiting = [...unpaid.filter(({ id }) => !linked.has(id)), ...unpaid.filter(({ id }) => linked.has(id))];
  return its.map((order) => {
    const at = waiting.findIndex((a) => a.serviceId === order.serviceId && isInCurrency(a, order.currency));
    return { order, heir: at < 0 ? undefined : waiting.splice(at, 1)[0] };
  });
}

/**
 * What was paid for an appointment; of one by a link, whatever would become of the money if it went. A link of the service
 * that it was before it became another one has paid nothing of that one.
 */
export function paymentOf(world: World, cita: Appointment): Order | undefined {
  const byLink = world.orders.findLast(
    (o) => o.paysFor === cita.id && o.serviceId === cita.serviceId && approvedMinor(o) > 0,
  );
  return paidFor(world, cita.orderId) ?? byLink ?? moneyOf(world, cita);
}

/** What has paid for the appointments to come of a service, where each of them is paid whole. */
export function settledBy(world: World, serviceId: string | undefined): Order | undefined {
  const own = world.appointments.filter((a) => a.serviceId === serviceId && a.priceMinor > 0);
  const paid = own.flatMap((a) => moneyOf(world, a) ?? []).filter((o) => isWhollyPaid(o, world));
  return paid.length === own.length ? paid.at(-1) : undefined;
}

/** Nothing is missing of the appointment that it is for. */
export function isWhollyPaid(order: Order, world: World): boolean {
  return order.status === 'paid' && !isDeposit(order, world);
}

/** What has paid for all that he has to come; the newest of them. */
export function settledAll(world: World): Order | undefined {
  const due = world.appointments.filter((a) => a.priceMinor > 0);
  const paid = [...new Set(due.map(({ serviceId }) => serviceId))].map((id) => settledBy(world, id));
  return paid.includes(undefined) ? undefined : paid.at(-1);
}

/** What was paid for another one, to come or gone by, is not its own. */
function isLoose(order: Order, { id, serviceId, bookedAt }: Appointment, world: World): boolean {
  const { paysFor, createdAt } = order;
  const own = paysFor === id || (paysFor === undefined && createdAt >= bookedAt);
  return order.serviceId === serviceId && own && isLink(order, world);
}

/** Their links, or their claims, wait for the provider; oldest first. */
export function waitingOrders(world: Pick<World, 'at' | 'orders'>): readonly Order[] {
  return world.orders.filter(
    (o) => o.dropped !== true && (o.status === 'claimed' || (o.link !== undefined && isPayable(o, world))),
  );
}

/** A link that nobody has paid in its time, and no other since: "¿todavía se puede?" speaks of it. */
export function ranOutLately({ orders, at }: Pick<World, 'at' | 'orders'>): boolean {
  const last = orders.at(-1);
  return last?.status === 'expired' && last.dropped !== true && at - last.expiresAt < DAY_MS;
}

/** The newest of them. */
export function waitingOrder(world: Pick<World, 'at' | 'orders'>): Order | undefined {
  return waitingOrders(world).at(-1);
}

/**
 * Paid in part, for this service, or the deposit of an appointment to come: what is missing is a person's to settle. Of
 * another appointment than the one that is meant it is none of this one.
 */
export function partlyPaid(world: World, serviceId: string | undefined, meant?: string): Order | undefined {
  return world.orders.findLast(
    (o) =>
      (o.status === 'partially_paid' || isDeposit(o, world)) &&
      o.serviceId === serviceId &&
      (meant === undefined || isFor(o, { id: meant }, world)),
  );
}

/** The hour that its money is for: of the appointment that it pays, else of the booking that waited for it. */
export function slotOf(order: Order | undefined, world: Pick<World, 'appointments' | 'past'>): { slot?: Slot } {
  const cita = order && visitsOf(world).find((a) => a.orderId === order.id || a.id === order.paysFor);
  const slot = cita?.slot ?? order?.bookingFor?.slot;
  return slot === undefined ? {} : { slot };
}

/** All that an order may be for: to come, and over. */
export function visitsOf({ appointments, past = [] }: Pick<World, 'appointments' | 'past'>): readonly Appointment[] {
  return [...appointments, ...past];
}

/** The visit that its money is for, where it is over. */
export function visitOf(order: Order, { past = [] }: Pick<World, 'past'>): Appointment | undefined {
  return past.find((visit) => isOrderOf(order, visit));
}

/** It was made for no other appointment than this one. */
export function isFor(order: Order, { id }: Pick<Appointment, 'id'>, { appointments }: World): boolean {
  const booked = appointments.find((a) => a.orderId === order.id)?.id;
  return (booked ?? order.paysFor ?? order.bookingFor?.appointmentId ?? id) === id;
}

/** The one service of the appointments to come of which only the deposit is paid. */
export function depositOf(world: World): string | undefined {
  const [service, ...others] = new Set(world.orders.filter((o) => isDeposit(o, world)).map((o) => o.serviceId));
  return others.length === 0 ? service : undefined;
}

/** No link could be made: that nothing was charged is said only where no other one is about. */
export function paymentFailed(world: World): Copy {
  return { key: 'pago_fallido', ...(mayBePaid(world) ? { antes: true } : {}) };
}

/** Paid, what stands booked by it, and what is missing of that; else of which visit, where that is over, or one of several. */
export function paidCopy(order: Order, world: World): Copy {
  const missingMinor = missingOf(order, world);
  const booked = world.appointments.find((a) => a.orderId === order.id);
  const meant = world.appointments.find((a) => a.id === order.paysFor && hasAlike(a, world));
  const visit = booked === undefined ? (meant ?? visitOf(order, world)) : undefined;
  return {
    key: 'pago_ya_acreditado',
    order,
    ...(missingMinor > 0 ? { missingMinor } : {}),
    ...(booked === undefined ? {} : { slot: booked.slot }),
    ...(visit === undefined ? {} : { visit }),
  };
}

type OrderCopy = Extract<
  Copy,
  {
    readonly key:
      | 'pago_recibido'
      | 'pago_devuelto_en_parte'
      | 'pago_parcial'
      | 'pago_rechazado'
      | 'pago_devuelto'
      | 'orden_vencida'
      | 'pago_en_revision'
      | 'pago_aun_no_visto';
  }
>;
/** What its provider has said of it, in our words. */
export function orderCopy(order: Order): OrderCopy {
  switch (order.status) {
    case 'paid':
      return { key: 'pago_recibido', order };
    case 'partially_paid':
      return { key: isReturnedInPart(order) ? 'pago_devuelto_en_parte' : 'pago_parcial', order };
    case 'rejected':
      return { key: 'pago_rechazado', order };
    case 'refunded':
      return { key: 'pago_devuelto', order };
    case 'expired':
      return { key: 'orden_vencida', order };
    case 'mismatch':
    case 'charged_back':
      return { key: 'pago_en_revision', order };
    case 'open':
    case 'claimed':
      return { key: 'pago_aun_no_visto', order };
  }
}

/** Paid, and something is missing of the appointment that it is for. */
export function isDeposit(order: Order, world: World): boolean {
  return missingOf(order, world) > 0;
}

function missingOf(order: Order, { appointments }: World): number {
  const paid = approvedMinor(order);
  const booked = appointments.find((a) => a.orderId === order.id);
  return paid > 0 && booked ? (restOf(booked, order) ?? 0) : 0;
}
