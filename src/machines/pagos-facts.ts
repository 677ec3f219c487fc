import { z } from 'zod';
import type { Emitted, Order, World } from '../domain.ts';
import { unsettledOf, type Unsettled } from './begun-paid.ts';
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
  /** What of it may be chosen; absent: all that is sold. */
  servicios: z.array(z.string()).optional(),
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
export function freeOne(event: MachineEvent): string | undefined {
  const { world } = event;
  const id = askedFor(event);
  if (onSale(world).some((x) => x.id === id)) return undefined;
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
  const item = named(event) ?? chosen(context, event);
  if (item === undefined || item === null || item.cita !== undefined) return [];
  return isBeingBooked(world, item.serviceId) ? [] : unsettledOf(world, item.serviceId);
}

/** Where he names none, and all that he has is paid. */
export function allPaid(event: MachineEvent): Order | undefined {
  if (event.type !== 'flow.begin' || event.input.servicio !== undefined) return undefined;
  return event.input.servicios === undefined ? settledAll(event.world) : undefined;
}

/** The service that the event names, with its price; undefined: it names none that is sold. */
export function named(event: MachineEvent): PagosContext['item'] | undefined {
  const item = onSale(event.world).find(({ id }) => id === askedFor(event));
  return item && itemOf(item, event.world, citaSaid(event));
}

function askedFor(event: MachineEvent): string | undefined {
  if (event.type === 'customer.wants_payment') return event.servicio;
  // "¿Cuánto sale la tapadura?", "esa", with the list open: the one that was just asked about.
  if (event.type === 'customer.accepts') return event.world.about;
  return event.type === 'flow.begin' ? event.input.servicio : undefined;
}

/** The order of what the event asks for, of which a part is paid. */
export function partOf(context: PagosContext, event: MachineEvent): Order | undefined {
  const { world } = event;
  const item = named(event) ?? chosen(context, event);
  return partlyPaid(world, askedFor(event) ?? item?.serviceId, citaSaid(event)?.id ?? item?.cita);
}

/** The row that was tapped or told, of the list that stands. */
export function chosen({ offer }: PagosContext, event: MachineEvent): PagosContext['item'] | undefined {
  if (event.type !== 'customer.selects' || offer?.kind !== 'servicio' || offer.id !== event.offer) return undefined;
  const item = offer.services[event.n - 1];
  return item && itemOf(item, event.world);
}

/** The order, with its link, of the thing that this event asks for. */
export function linked(context: PagosContext, event: MachineEvent): Order | undefined {
  const item = named(event) ?? chosen(context, event);
  const order = openOrderOf(event.world, item?.serviceId, item?.cita);
  return order?.link === undefined ? undefined : order;
}

/** The order of this flow: a new one, or the next attempt on the open one whose link never came. */
export function orderOf({ item, varios }: PagosContext, world: World): Order | undefined {
  if (!item) return undefined;
  const paysFor = toBePaid(world, item.serviceId, item.cita)?.id;
  const known = openOrderOf(world, item.serviceId, paysFor);
  return {
    ...attemptOn(known, world, item.currency),
    serviceId: item.serviceId,
    amountMinor: item.priceMinor,
    ...(paysFor === undefined ? {} : { paysFor }),
    ...((varios ?? known?.moreToPay) ? { moreToPay: true } : {}),
  };
}
