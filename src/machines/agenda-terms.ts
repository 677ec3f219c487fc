import { z } from 'zod';
import { approvedMinor, isGiven, type Order, type Terms, type World } from '../domain.ts';
import type { AgendaContext } from './agenda-facts.ts';
import { isAsSaid, saidOf, saidSchema } from './as-said.ts';
import { serviceOf, withoutAbsent, type MachineEvent } from './kit.ts';
import { dueBefore, ownMoney, priceToday } from './paid-ahead.ts';

/**
 * What a booking is asked and held at. The tenants file may change under an open question: then the yes to the old one
 * books nothing new (must-hold 31), and the hour is given back as it was held. Pure.
 */
export const termsSchema: z.ZodType<Terms> = z.object({
  durationMinutes: z.number(),
  priceMinor: z.number(),
  dueMinor: z.number(),
  currency: z.string().exactOptional(),
  paidMinor: z.number().exactOptional(),
  said: saidSchema.exactOptional(),
});
type Asked = Pick<AgendaContext, 'detalles' | 'slot' | 'terms' | 'orderId'>;

/** As they were asked; before that, of today's file. Undefined: the service has gone from it, and nothing was asked. */
export function termsOf(context: Asked, world: World): Terms | undefined {
  return context.terms ?? termsToday(context, world);
}

/** As they would be asked now. */
export function termsToday(context: Asked, world: World): Terms | undefined {
  const service = serviceOf(world, context.detalles.servicio);
  if (service === undefined) return undefined;
  const { durationMinutes } = service;
  const { priceMinor, currency } = priceToday(context, world);
  const paid = ownMoney(context, world);
  return {
    durationMinutes,
    priceMinor,
    dueMinor: dueBefore(priceMinor, world.tenant),
    currency,
    ...(paid === undefined ? {} : { paidMinor: approvedMinor(paid) }),
    ...(context.slot === null ? {} : { said: saidOf(context.slot, service.id, world) }),
  };
}

/**
 * What was asked is what would be asked now; of what older code has asked nobody knows the currency. What was said to be
 * paid is there still: a yes to "ya pagaste" is none to a new link, where that money was given back meanwhile.
 */
export function isAsAsked(asked: Terms, today: Terms | undefined): boolean {
  if (today === undefined) return false;
  const { durationMinutes, priceMinor, dueMinor, currency = today.currency, paidMinor = 0 } = asked;
  const sameMoney = priceMinor === today.priceMinor && dueMinor === today.dueMinor && currency === today.currency;
  const stillPaid = paidMinor <= (today.paidMinor ?? 0);
  return sameMoney && stillPaid && durationMinutes === today.durationMinutes && isAsSaid(asked.said, today.said);
}

/** The currency of a booking: as it was asked; of older code's, that of the link by which it was paid. */
export function currencyOf(terms: Terms | undefined, paid: Pick<Order, 'currency'> | undefined): { currency?: string } {
  const currency = terms?.currency ?? paid?.currency;
  return currency === undefined ? {} : { currency };
}

/** Whether what was asked still stands; these are the ways in which it may not. */
interface Given {
  readonly context: AgendaContext;
  readonly event: MachineEvent;
}
export const standing = {
  /** The service is offered no more. */
  yaNoSeOfrece: ({ context: { detalles }, event }: Given) =>
    detalles.servicio !== undefined && serviceOf(event.world, detalles.servicio) === undefined,
  /** Nobody gives it at that hour any more: who did, or where, is gone, or it is closed then. */
  yaNoSeDa: ({ context, event: { world } }: Given) => {
    const service = serviceOf(world, context.detalles.servicio);
    return service === undefined || (context.slot !== null && !isGiven(world.tenant, service, context.slot));
  },
  /** The same, for as long as it was held and paid for: what is paid does not depend on what the file says since. */
  yaNoSeDaLoPagado: ({ context, event: { world } }: Given) => {
    const service = serviceOf(world, context.detalles.servicio);
    const terms = termsOf(context, world);
    if (service === undefined || terms === undefined) return true;
    if (context.slot === null) return false;
    const { durationMinutes, said } = terms;
    // On another clock it is another hour than was paid for: booked, it would be one that nobody asked for.
    if (said !== undefined && said.when !== saidOf(context.slot, service.id, world).when) return true;
    return !isGiven(world.tenant, { ...service, durationMinutes }, context.slot);
  },
  /** It costs something else, takes longer, or is at another hour or place, than was told. */
  cambioLoPedido: ({ context, event }: Given) => {
    return context.terms !== undefined && !isAsAsked(context.terms, termsToday(context, event.world));
  },
};

/** Who and where, as far as there still are any to wish for. */
export function withoutGone({ detalles }: Asked, world: World): AgendaContext['detalles'] {
  const { profesional, sucursal, servicio } = detalles;
  const performs = world.tenant.professionals.some(
    (p) => p.id === profesional && p.serviceIds.includes(servicio ?? ''),
  );
  const there = serviceOf(world, servicio)?.branchIds.includes(sucursal ?? '') === true;
  return withoutAbsent({
    ...detalles,
    profesional: performs ? profesional : undefined,
    sucursal: there ? sucursal : undefined,
  });
}
