import { setup } from 'xstate';
import { hasPage, isOwnOffer, type Emitted, type Order } from '../domain.ts';
import { orderTimer } from './agenda-facts.ts';
import { options, say, sayOnce, typesOf, type MachineEvent } from './kit.ts';
import { isOneTooMany, sayTooMany } from './links-made.ts';
import { hasAlike, isTooLate, orderCopy, paidCopy, paymentFailed } from './orders.ts';
import {
  allPaid,
  chosen,
  forSale,
  freeOne,
  isNext,
  isTheSame,
  itsRest,
  linked,
  listedBy,
  named,
  nextRefused,
  nextSaid,
  oneEach,
  orderOf,
  paidAlready,
  paidSinceAsked,
  partOf,
  several,
  toSettle,
  type PagosContext,
} from './pagos-facts.ts';
import { linksOfLeft } from './paid-ahead.ts';
import { citaOf } from './paid-which.ts';
import { leftLink } from './receipts.ts';

/**
 * Payments (seed 002 §7.2; PAGOS-1…3, 7, 9).
 * The MODEL owns: which service a message names.
 * The MACHINE owns: the price (fixed in the offer), that nothing is charged without a yes, one open order for a thing,
 * and one link per attempt.
 * The flow ends when the link is sent: the order lives on alone and only its provider says "paid".
 *
 * A machine is read whole, so it is one file, and long. Version 1.
 */

const s = setup({
  types: typesOf<PagosContext>(),
  guards: {
    nadaEnVenta: ({ context, event }) => forSale(context, event).length === 0,
    esSinCosto: ({ context, event }) => freeOne(context, event) !== undefined,
    nombraServicio: ({ context, event }) => named(context, event) !== undefined,
    /** A second link for the whole price would charge twice what was paid. */
    faltaUnaParte: ({ context, event }) => partOf(context, event) !== undefined,
    /** A second link for what nobody knows which visit it is of would be the next one's money. */
    seArreglaConElEquipo: ({ context, event }) => toSettle(context, event).length > 0,
    yaEstaPago: ({ event }) => paidAlready(event) !== undefined,
    sePagoMientras: ({ context, event }) => paidSinceAsked(context, event) !== undefined,
    todoEstaPago: ({ event }) => allPaid(event) !== undefined,
    puedeIntentar: ({ context }) => context.failed,
    demasiadosLinks: ({ context, event }) => isOneTooMany(orderOf(context, event), event.world),
    /** The same of what was tried and failed: its order is over, and the next try would be another one. */
    demasiadosIntentos: ({ context, event }) => context.failed && isOneTooMany(orderOf(context, event), event.world),
    hayLink: ({ context, event }) => linked(context, event) !== undefined,
    /** The answer came when the time of its order was over: nobody can pay by it. */
    linkYaVencido: ({ context: { orderId }, event: { world } }) => isTooLate(orderId, world),
    esLoMismo: ({ context, event }) => isTheSame(context, event),
    eligeServicio: ({ context, event }) => chosen(context, event) !== undefined,
    hayPagina: ({ context, event }) =>
      event.type === 'customer.wants_more' && hasPage(context.offer, event.offer, event.page),
    esSuLista: ({ context, event }) => event.type === 'customer.wants_more' && isOwnOffer(context.offer, event.offer),
    /** A booking, or another payment, goes on: no list that nobody asked for between them. */
    esElResto: ({ context }) => context.resto === true,
    esperaOtroFlujo: ({ event }) => event.world.flowWaits === true,
    silencioLargo: ({ event }) => event.type === 'timer.fired' && event.kind === 'parar',
  },
});

const emitAll = (list: (context: PagosContext, event: MachineEvent) => readonly Emitted[]) =>
  s.enqueueActions(({ context, event, enqueue }) => {
    for (const one of list(context, event)) enqueue.emit(one);
  });

const keepNamed = s.assign(({ context, event }) => ({
  item: named(context, event) ?? null,
  failed: false,
  ...nextSaid(context, event),
  ...several(event),
  ...itsRest(event),
}));
const keepChosen = s.assign(({ context, event }) => ({
  item: chosen(context, event) ?? null,
  failed: false,
  ...listedBy(context),
}));
const keepSeveral = s.assign(({ event }) => several(event));
const keepNext = s.assign(({ context, event }) => nextSaid(context, event));
/** "No", "no, es para la próxima": the row of the same service is the other visit from now on. */
const turnToOther = s.assign(({ context, event }) => nextRefused(context, event));
const forgetOrder = s.assign({ orderId: null, failed: false, varios: undefined, resto: undefined });
const forgetItem = s.assign({ item: null, orderId: null, failed: false, varios: undefined, resto: undefined });
const noteFailure = s.assign(({ event }) => ({
  failed: true,
  offer: options(event.world, 'reintentar', 'persona', 'salir'),
}));
const keepOwn = s.assign(({ context, event }) => ({
  ...nextSaid(context, event),
  ...(event.type === 'flow.begin' && event.input.servicios !== undefined
    ? { servicios: [...event.input.servicios] }
    : {}),
}));
const makeList = s.assign(({ context, event }) => {
  const services = forSale(context, event).filter(({ id }) => context.servicios?.includes(id) ?? true);
  return { offer: { id: event.world.fresh.offer, page: 0, kind: 'servicio' as const, services } };
});
const makeYesNo = s.assign(({ event }) => ({ offer: options(event.world, 'si', 'no') }));
/** So that a "sí" means this and not a list that was looked at in between. After a failure other ways are offered, and stay. */
const askAnew = s.assign(({ context, event }) => (context.failed ? {} : { offer: options(event.world, 'si', 'no') }));
const turnPage = s.assign(({ context, event }) =>
  event.type === 'customer.wants_more' && context.offer ? { offer: { ...context.offer, page: event.page } } : {},
);
const keepOrder = s.assign(({ context, event }) => ({
  orderId: orderOf(context, event)?.id ?? null,
  failed: false,
}));

const sayList = emitAll(({ offer }, event) => [
  ...oneEach(event),
  say({ key: 'elegir_servicio_pago' }, offer ?? undefined),
]);
const sayQuestion = emitAll((context, event) => {
  const { item, offer, failed } = context;
  if (!item) return [];
  if (failed) return [say(paymentFailed(event.world), offer ?? undefined)];
  const { serviceId, priceMinor: amountMinor, currency, cita } = item;
  const appointment = citaOf(event.world, cita);
  const toCome = event.world.appointments.some(({ id }) => id === cita);
  const which = {
    ...(currency === undefined ? {} : { currency }),
    // Of a visit that has begun it is always said that it is that one's: the next one is not paid by it.
    ...(appointment !== undefined && (!toCome || hasAlike(appointment, event.world)) ? { appointment } : {}),
    ...(isNext(context, event) ? { proxima: true as const } : {}),
  };
  return [...oneEach(event), say({ key: 'confirmar_pago', serviceId, amountMinor, ...which }, offer ?? undefined)];
});
const sayWithout = emitAll(({ item }) => (item ? [say({ key: 'sin_el_pago', serviceId: item.serviceId })] : []));
const sayMakingLink = s.emit(say({ key: 'generando_link' }));
const unclear = s.emit({ type: 'flow.fruitless', cause: 'not_understood' });
const repeated = s.emit({ type: 'flow.fruitless', cause: 'repeated' });
const progress = s.emit({ type: 'flow.progress' });

const openOrder = emitAll((context, event) => {
  const order = orderOf(context, event);
  if (!order) return [];
  // Of a booking that was left: both would be paid.
  const left = linksOfLeft(order.serviceId, event.world);
  return [
    ...left.flatMap((one) => leftLink(event.world, one)),
    { type: 'order.put', order },
    ...orderTimer([...event.world.orders, order], event.world),
    { type: 'createLink', order },
    { type: 'flow.progress' },
  ];
});
const sendLink = emitAll(({ orderId }, event) => {
  const open = event.world.orders.find((o) => o.id === orderId);
  if (event.type !== 'link.created' || !open) return [];
  const order: Order = { ...open, link: event.url };
  return [{ type: 'order.put', order }, sayOnce({ key: 'link_pago', order })];
});
/** What was asked for before and can still be paid is the same order: its own link, not a second one (F4). */
const sendLinkAgain = emitAll((context, event) => {
  const order = linked(context, event);
  return order ? [...oneEach(event), sayOnce({ key: 'link_pago', order })] : [];
});

/** What costs nothing is not paid: that is said before what is. */
const sayFree = emitAll((context, event) => {
  const servicio = freeOne(context, event);
  return servicio === undefined ? [] : [say({ key: 'respuesta', topic: 'precio', servicio })];
});
const keepPart = s.assign(({ context, event }) => ({ orderId: partOf(context, event)?.id ?? null }));
const sayPart = emitAll((context, event) => {
  const order = partOf(context, event);
  if (!order) return [];
  return [say(order.status === 'partially_paid' ? orderCopy(order) : paidCopy(order, event.world))];
});

const saySettled = emitAll((context, event) => [
  say({ key: 'visitas_por_saldar', visits: toSettle(context, event), proxima: true }),
]);

/** What he means is paid: a second link would charge it twice (must-hold 64). */
const sayPaidAlready = emitAll((_context, event) => {
  const order = paidAlready(event);
  return order ? [say(paidCopy(order, event.world))] : [];
});
/** A link that had run out is credited while another one is asked about: a yes makes none. */
const sayPaidSince = emitAll((context, event) => {
  const order = paidSinceAsked(context, event);
  return order ? [say(paidCopy(order, event.world))] : [];
});
/** "Quiero pagar", with all of it paid: told before what else can be, or he pays it again. */
const sayAllPaid = emitAll((_context, event) => {
  const order = allPaid(event);
  return order ? [say(paidCopy(order, event.world))] : [];
});

const exits = {
  'customer.exits': { target: 'salido' },
  'timer.fired': { guard: 'silencioLargo', target: 'salido' },
} as const;
const stop = { target: 'salido', actions: s.emit(say({ key: 'salida' })) } as const;
/** What waits asks its own question, if it still has one. */
const goesOn = { guard: 'esperaOtroFlujo', target: 'salido', actions: sayWithout } as const;
const part = { guard: 'faltaUnaParte', target: 'derivado', actions: [sayPart, keepPart] } as const;
const linkAgain = { guard: 'hayLink', target: 'link_enviado', actions: [sendLinkAgain, progress] } as const;
const settled = { guard: 'seArreglaConElEquipo', target: 'sin_cambios', actions: saySettled } as const;
/** The stage does not advance; another try is offered (PAGOS-9). */
const noLink = { target: 'PAGOS_ESPERANDO_CONFIRMACION', actions: [noteFailure, sayQuestion] } as const;
/** The next try would end the same: a person sees to how it is paid. */
const tooMany = {
  target: 'derivado',
  actions: [s.emit(({ event }) => sayTooMany(event.world)), s.assign({ sinLinks: true })],
} as const;
const paidSince = { guard: 'sePagoMientras', target: 'sin_cambios', actions: [sayPaidSince, progress] } as const;
const makeLink = { target: 'PAGOS_GENERANDO_LINK', actions: [keepOrder, openOrder] } as const;
const chooseAgain = { target: 'PAGOS_ESPERANDO_SELECCION_SERVICIO', actions: forgetItem } as const;

export const pagos = s.createMachine({
  id: 'pagos',
  context: { offer: null, item: null, orderId: null, failed: false, outcome: 'sin_cambios' },
  initial: 'inicio',
  output: ({ context: { outcome, orderId, sinLinks } }) => ({
    outcome,
    ...(outcome === 'derivado' && orderId !== null ? { orderId } : {}),
    ...(sinLinks === undefined ? {} : { noLinks: sinLinks }),
  }),
  states: {
    inicio: {
      on: {
        'flow.begin': [
          { guard: 'nadaEnVenta', target: 'sin_cambios', actions: s.emit(say({ key: 'respuesta', topic: 'pagos' })) },
          { guard: 'esSinCosto', target: 'PAGOS_ESPERANDO_SELECCION_SERVICIO', actions: sayFree },
          part,
          linkAgain,
          { guard: 'yaEstaPago', target: 'sin_cambios', actions: sayPaidAlready },
          settled,
          {
            guard: 'nombraServicio',
            target: 'PAGOS_ESPERANDO_CONFIRMACION',
            actions: [keepNamed, makeYesNo, sayQuestion],
          },
          { guard: 'todoEstaPago', target: 'PAGOS_ESPERANDO_SELECCION_SERVICIO', actions: sayAllPaid },
          { target: 'PAGOS_ESPERANDO_SELECCION_SERVICIO', actions: keepOwn },
        ],
      },
    },

    PAGOS_ESPERANDO_SELECCION_SERVICIO: {
      tags: 'cliente',
      entry: [makeList, sayList],
      on: {
        ...exits,
        'customer.selects': [
          part,
          linkAgain,
          settled,
          {
            guard: 'eligeServicio',
            target: 'PAGOS_ESPERANDO_CONFIRMACION',
            actions: [keepChosen, makeYesNo, sayQuestion, progress],
          },
        ],
        'customer.wants_payment': [
          part,
          linkAgain,
          settled,
          {
            guard: 'nombraServicio',
            target: 'PAGOS_ESPERANDO_CONFIRMACION',
            actions: [keepNamed, makeYesNo, sayQuestion, progress],
          },
          { guard: 'esSinCosto', actions: [sayFree, sayList] },
          { actions: [keepNext, repeated, sayList] },
        ],
        'customer.accepts': [
          part,
          linkAgain,
          settled,
          {
            guard: 'nombraServicio',
            target: 'PAGOS_ESPERANDO_CONFIRMACION',
            actions: [keepNamed, makeYesNo, sayQuestion, progress],
          },
          { actions: sayList },
        ],
        'customer.wants_more': [
          { guard: 'hayPagina', actions: [turnPage, sayList] },
          { guard: 'esSuLista', actions: sayList },
        ],
        'customer.rejects': stop,
        'customer.goes_back': stop,
        'customer.taps_stale': { actions: sayList },
        'customer.not_understood': { actions: [unclear, sayList] },
        'flow.ended': { target: 'PAGOS_ESPERANDO_SELECCION_SERVICIO', reenter: true },
      },
    },

    PAGOS_ESPERANDO_CONFIRMACION: {
      tags: 'cliente',
      on: {
        ...exits,
        'customer.accepts': [paidSince, { guard: 'demasiadosLinks', ...tooMany }, makeLink],
        // "Intentá de nuevo" is a yes only to what was tried.
        'customer.retries': [
          paidSince,
          { guard: 'demasiadosIntentos', ...tooMany },
          { guard: 'puedeIntentar', ...makeLink },
          { actions: [repeated, sayQuestion] },
        ],
        'customer.rejects': [
          goesOn,
          { guard: 'esElResto', ...stop },
          { ...chooseAgain, actions: [turnToOther, forgetItem] },
        ],
        'customer.goes_back': chooseAgain,
        'customer.wants_payment': [
          part,
          linkAgain,
          { guard: 'esLoMismo', actions: [repeated, keepSeveral, askAnew, sayQuestion] },
          settled,
          { guard: 'nombraServicio', actions: [forgetOrder, keepNamed, makeYesNo, sayQuestion, progress] },
          { actions: [repeated, sayQuestion] },
        ],
        'customer.taps_stale': [paidSince, { actions: sayQuestion }],
        'customer.not_understood': [paidSince, { actions: [unclear, sayQuestion] }],
        /** What was cancelled above it may have left its money to this one. */
        'flow.ended': [paidSince, { actions: sayQuestion }],
      },
    },

    PAGOS_GENERANDO_LINK: {
      tags: 'servicio',
      on: {
        ...exits,
        'link.created': [
          { guard: 'linkYaVencido', ...noLink },
          { target: 'link_enviado', actions: sendLink },
        ],
        'link.failed': noLink,
        'customer.wants_payment': { actions: sayMakingLink },
        'customer.goes_back': chooseAgain,
        'customer.rejects': stop,
        'customer.accepts': { actions: sayMakingLink },
        'customer.retries': { actions: sayMakingLink },
        'customer.taps_stale': { actions: sayMakingLink },
        'customer.not_understood': { actions: sayMakingLink },
        'flow.ended': {},
      },
    },

    link_enviado: { type: 'final', entry: s.assign({ outcome: 'link_enviado' }) },
    salido: { type: 'final', entry: s.assign({ outcome: 'salido' }) },
    derivado: { type: 'final', entry: s.assign({ outcome: 'derivado' }) },
    sin_cambios: { type: 'final', entry: s.assign({ outcome: 'sin_cambios' }) },
  },
});
