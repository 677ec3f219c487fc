import { z } from 'zod';
import type { Emitted, Order, World } from '../domain.ts';
import { unsettledOf, withoutBegun, type Unsettled } from './begun-paid.ts';
import {
  attemptOn,
  isToPay,
  isWhollyPaid,
  openOrderOf,
  partlyPaid,
  paymentOf,
  settledAll,
  settledBy,
} from './orders.ts';
import { begunUnpaid, citaOf, citaSaid, isBeingBooked, itemOf, onSale, toBePaid } from './paid-which.ts';
import { offerSchema, say, type MachineEvent } from './kit.ts';

/** Facts and small decisions of the payment flow; `pagos.ts` says when each is used. Pure. */

/** What a payment flow knows; null and absent: not known yet. */
export const pagosContext = z.object({
  offer: offerSchema.nullable(),
  /** `cita`: the appointment that is paid; absent: none is booked. */
  item: z
    .object({
      serviceId: z.string(),
      priceMinor: z.number(),
      currency: z.string().exactOptional(),
      cita: z.string().exactOptional(),
    })
    .nullable(),
  /** Several of it are to be paid, one by one. */
  varios: z.literal(true).optional(),
  /** The next of several, asked about unasked. */
  resto: z.literal(true).optional(),
  /** The service whose next visit is meant, and none that has begun; true: of whichever is chosen. */
  proxima: z.union([z.literal(true), z.string()]).optional(),
  /** What of it may be chosen; absent: all that is sold. */
  servicios: z.array(z.string()).optional(),
  /** The list that `item` was chosen from. */
  listed: z.array(z.string()).optional(),
  orderId: z.string().nullable(),
  failed: z.boolean(),
  /** No more links are made today. */
  sinLinks: z.literal(true).optional(),
  outcome: z.enum(['link_enviado', 'salido', 'derivado', 'sin_cambios']),
});
/** The same, as a type. */
export type PagosContext = z.infer<typeof pagosContext>;

/** A link pays for one; what is not told of the others would be believed paid. */
export function oneEach(event: MachineEvent): Emitted[] {
  const told = event.type === 'flow.begin' && event.input.resto === true;
  return told || several(event).varios === undefined ? [] : [say({ key: 'pago_de_a_uno' })];
}

/** Several of it are to be paid, as the event says. */
export function several(event: MachineEvent): { varios?: true } {
  const { varios } = event.type === 'flow.begin' ? event.input : event.type === 'customer.wants_payment' ? event : {};
  return varios === undefined ? {} : { varios };
}

/** It begins as the next of several, unasked. */
export function itsRest(event: MachineEvent): { resto?: true } {
  return event.type === 'flow.begin' && event.input.resto === true ? { resto: true } : {};
}

/** Id of the service that the event names, where it costs nothing, and what he has of it neither. */
export function freeOne(context: PagosContext, event: MachineEvent): string | undefined {
  const { world } = event;
  const id = askedFor(context, event);
  if (forSale(context, event).some((x) => x.id === id)) return undefined;
  return world.tenant.services.find((x) => x.id === id)?.id;
}

/** The appointment that he names is paid, or every one of the service. */
export function paidAlready(event: MachineEvent): Order | undefined {
  if (event.type !== 'flow.begin') return undefined;
  const said = citaSaid(event);
  if (said === undefined) return settledBy(event.world, event.input.servicio);
  const order = paymentOf(event.world, said);
  return order !== undefined && isWhollyPaid(order, event.world) ? order : undefined;
}

/** What is asked about has become paid since. */
export function paidSinceAsked({ item }: PagosContext, { world }: MachineEvent): Order | undefined {
  const cita = citaOf(world, item?.cita);
  const isDue = cita !== undefined && (isToPay(cita, world) || begunUnpaid(world).includes(cita));
  return cita === undefined || isDue ? undefined : paymentOf(world, cita);
}

/**
 * Visits that have begun, of what the event asks for, where a link for it would be for nobody knows which of them, or for
 * the whole of what is paid in part.
 */
export function toSettle(context: PagosContext, event: MachineEvent): readonly Unsettled[] {
  const { world } = event;
  const item = named(context, event) ?? chosen(context, event);
  if (item === undefined || item === null || item.cita !== undefined) return [];
  const next = isBeingBooked(world, item.serviceId) || meansNext(context, event)(item.serviceId);
  return next ? [] : unsettledOf(world, item.serviceId);
}

/** Where he names none, and all that he has is paid. */
export function allPaid(event: MachineEvent): Order | undefined {
  if (event.type !== 'flow.begin' || event.input.servicio !== undefined) return undefined;
  return event.input.servicios === undefined ? settledAll(event.world) : undefined;
}

/** The service that the event names, with its price; undefined: it names none that is sold. */
export function named(context: PagosContext, event: MachineEvent): PagosContext['item'] | undefined {
  const item = forSale(context, event).find(({ id }) => id === askedFor(context, event));
  return item && itemOf(item, event.world, { said: citaSaid(event), next: meansNext(context, event)(item.id) });
}

/** What is sold, each at the price of what would be paid. */
export function forSale(context: PagosContext, event: MachineEvent): ReturnType<typeof onSale> {
  return onSale(event.world, meansNext(context, event));
}

/** "La próxima", "por adelantado", or a no to the visit that has begun: who has paid that at the till pays ahead. */
function meansNext({ proxima }: PagosContext, event: MachineEvent): (serviceId: string) => boolean {
  const said = saysNext(event);
  return (serviceId) => said || proxima === true || proxima === serviceId;
}

function saysNext(event: MachineEvent): boolean {
  if (event.type === 'flow.begin') return event.input.proxima === true;
  return event.type === 'customer.wants_payment' && event.proxima === true;
}

/** Which service's next visit is meant from now on, as the event says; of none that is named: of the one that is asked about, or chosen. */
export function nextSaid(context: PagosContext, event: MachineEvent): { proxima?: true | string } {
  return saysNext(event) ? { proxima: askedFor(context, event) ?? true } : {};
}

/** After a no: to the visit that has begun the next one is meant, and the other way round. */
export function nextRefused({ item }: PagosContext, { world }: MachineEvent): { proxima: string | undefined } {
  const begun = world.begun?.some(({ id }) => id === item?.cita) === true;
  return { proxima: begun ? item?.serviceId : undefined };
}

/** It is the next visit, with none booked yet and others owed that have begun: nothing else says which of them is paid. */
export function isNext(context: PagosContext, event: MachineEvent): boolean {
  const { item } = context;
  if (item === null || item.cita !== undefined || !meansNext(context, event)(item.serviceId)) return false;
  return unsettledOf(event.world, item.serviceId).length > 0;
}

function askedFor({ item }: PagosContext, event: MachineEvent): string | undefined {
  if (event.type === 'customer.wants_payment')
    return event.servicio ?? (event.proxima === true ? item?.serviceId : undefined);
  // "¿Cuánto sale la tapadura?", "esa", with the list open: the one that was just asked about.
  if (event.type === 'customer.accepts') return event.world.about;
  return event.type === 'flow.begin' ? event.input.servicio : undefined;
}

/** It is what is asked about, and of no other appointment. */
export function isTheSame(context: PagosContext, event: MachineEvent): boolean {
  const { item } = context;
  const other = named(context, event);
  const which = citaSaid(event)?.id ?? (saysNext(event) ? other?.cita : item?.cita);
  return other?.serviceId === item?.serviceId && which === item?.cita;
}

/** The order of what the event asks for, of which a part is paid. */
export function partOf(context: PagosContext, event: MachineEvent): Order | undefined {
  const item = named(context, event) ?? chosen(context, event);
  const serviceId = askedFor(context, event) ?? item?.serviceId;
  return partlyPaid(booksOf(context, event, serviceId), serviceId, citaSaid(event)?.id ?? item?.cita);
}

/** The row that was tapped or told, of the list that stands. */
export function chosen(context: PagosContext, event: MachineEvent): PagosContext['item'] | undefined {
  const { offer } = context;
  if (event.type !== 'customer.selects' || offer?.kind !== 'servicio' || offer.id !== event.offer) return undefined;
  const item = offer.services[event.n - 1];
  return item && itemOf(item, event.world, { next: meansNext(context, event)(item.id) });
}

/** Ids of the services of the list that stands. */
export function listedBy({ offer }: PagosContext): { listed?: string[] } {
  return offer?.kind === 'servicio' ? { listed: offer.services.map(({ id }) => id) } : {};
}

/** The order, with its link, of the thing that this event asks for. */
export function linked(context: PagosContext, event: MachineEvent): Order | undefined {
  const item = named(context, event) ?? chosen(context, event);
  const order = openOrderOf(booksOf(context, event, item?.serviceId), item?.serviceId, item?.cita);
  return order?.link === undefined ? undefined : order;
}

/** Where the next visit is meant, without what is of those that have begun. */
function booksOf(context: PagosContext, event: MachineEvent, serviceId: string | undefined): World {
  const next = serviceId !== undefined && meansNext(context, event)(serviceId);
  return next ? withoutBegun(event.world) : event.world;
}

/** The order of this flow: a new one, or the next attempt on the open one whose link never came. */
export function orderOf(context: PagosContext, event: MachineEvent): Order | undefined {
  const { item, varios } = context;
  if (!item) return undefined;
  const { world } = event;
  const paysFor = toBePaid(world, item.serviceId, item.cita)?.id;
  const known = openOrderOf(booksOf(context, event, item.serviceId), item.serviceId, paysFor);
  return {
    ...attemptOn(known, world, item.currency),
    serviceId: item.serviceId,
    amountMinor: item.priceMinor,
    ...(paysFor === undefined ? {} : { paysFor }),
    ...((varios ?? known?.moreToPay) ? { moreToPay: true } : {}),
  };
}
