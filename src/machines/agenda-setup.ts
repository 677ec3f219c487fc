import { setup } from 'xstate';
import { APPOINTMENTS_PER_CUSTOMER_MAX, whenOf, type Detalles, type Emitted, type Option } from '../domain.ts';
import {
  isDropped,
  chosenService,
  draftOf,
  hourAt,
  idAt,
  isOverdue,
  isTaken,
  orderFor,
  otherOrder,
  paidDraft,
  rowsSeen,
  serviceAt,
  stillKnown,
  wished,
  wishesTheSame,
  withoutHour,
  yesNo,
  type AgendaContext,
} from './agenda-facts.ts';
import { LIST_GUARDS, isOld } from './slot-list.ts';
import { isToldMeanwhile, missingField, namesAnother, namesGuest } from './agenda-fields.ts';
import { goesWithFirst } from './behind-first.ts';
import {
  asksAround,
  heldByLink,
  isForHeld,
  isHeldInVain,
  isGivenBack,
  isOverInDoubt,
  isPast,
  ofThisService,
  sameSlot,
  slotIn,
} from './held-hour.ts';
import { choseBranch, openBranches } from './open-branches.ts';
import { wasCancelled } from './citas.ts';
import { options, type MachineEvent, typesOf } from './kit.ts';
import { isOneTooMany } from './links-made.ts';
import { correctedDetalles, mergeDetalles } from './told-in-turn.ts';
import { isTooLate, paidFor } from './orders.ts';
import { needsPayment, paidInPart, paidOrder, paysByOlder, paysFor } from './paid-ahead.ts';
import { ownAt } from './own-time.ts';
import { standing, termsOf } from './agenda-terms.ts';
import { kindChosen, servicesOffer } from './service-list.ts';
import { wishedLater, withLater } from './wished-later.ts';
import { withTheirService, withWhoDoesIt } from './who-does-it.ts';

/**
 * Guards and actions of the booking flow, each one thing with a name; `agenda.ts` says when.
 * Long because it is a list: XState wants them all in one `setup`.
 */
function endsOrders(event: MachineEvent): boolean {
  return event.type === 'timer.fired' && event.kind === 'orden';
}

export const s = setup({
  types: typesOf<AgendaContext>(),
  guards: {
    ...standing,
    faltaServicio: ({ context, event }) => chosenService(context, event.world) === undefined,
    faltaSucursal: ({ context, event }) => openBranches(context, event.world).length > 0,
    eligioSucursal: ({ context, event }) => choseBranch(context, event.world),
    ocupado: ({ context, event }) => isTaken(context, event.world),
    ocupadoOtraVez: ({ context, event }) => isTaken(context, event.world) && sameSlot(context.ocupado, context.slot),
    cambioYSeOcupo: (now) => standing.cambioLoPedido(now) && isTaken(now.context, now.event.world),
    pasado: ({ context, event }) => isPast(context, event.world),
    yaLoDijo: ({ context, event }) => isToldMeanwhile(context, event.world),
    faltaDato: ({ context, event }) => missingField(context, event.world) !== undefined,
    pideConfirmar: ({ context, event }) =>
      event.world.tenant.booking.confirmBeforeBooking ||
      context.detalles.por_confirmar === true ||
      needsPayment(context, event.world) ||
      // Nobody sits in two chairs at once: said, and booked with a yes only.
      ownAt(draftOf(context, event.world), event.world).own !== undefined,
    faltaUnaParte: ({ context, event }) => paidInPart(context, event.world) !== undefined,
    faltaPago: ({ context, event }) => needsPayment(context, event.world),
    mismoPedido: ({ context, event }) => wishesTheSame(context, event),
    eligeServicio: ({ context, event }) =>
      event.type === 'customer.selects' && serviceAt(context.offer, event.offer, event.n) !== undefined,
    eligeTipo: ({ context, event }) => kindChosen(context, event) !== undefined,
    listaDeUnTipo: ({ context }) => context.detalles.servicios !== undefined,
    vaConElPrimero: ({ context, event }) => goesWithFirst(event, context.detalles),
    hablaDeUno: ({ event: { world } }) => world.about !== undefined,
    eligeSucursal: ({ context, event }) =>
      event.type === 'customer.selects' && idAt(context.offer, event.offer, event.n) !== undefined,
    eligeTurno: ({ context, event }) => event.type === 'customer.selects' && slotIn(context, event) !== undefined,
    eligeHora: ({ context, event }) =>
      event.type === 'customer.selects' && hourAt(context, event.offer, event.n) !== undefined,
    ...LIST_GUARDS,
    pideListaVieja: ({ context, event }) => wishesTheSame(context, event) && isOld(context.offer, event.world),
    /** "Es para mi mamá", and not a word of anything else. */
    soloDiceParaQuien: ({ event }) => guestAlone(event) !== undefined,
    /** "Ponelo a nombre de Bruno Rossi", and no more: it changes nothing of what is to be paid. */
    soloDiceSuNombre: ({ event }) => guestAlone(event)?.name !== undefined,
    contestoAntes: ({ context }) => (context.answered ?? []).length > 0,
    esSuDato: ({ context, event }) => event.type === 'customer.answers' && event.field === context.field,
    nombraAOtro: ({ context, event }) => namesAnother(context, event),
    nombraAlInvitado: ({ context, event }) => namesGuest(context, event),
    /** "Quiero pagar" in the middle of this payment means this payment. */
    esteServicio: ({ context, event }) => ofThisService(context, event),
    /** The same, while none of it is paid. */
    esElPagoPrevio: ({ context, event }) =>
      ofThisService(context, event) &&
      needsPayment(context, event.world) &&
      paidFor(event.world, context.orderId) === undefined,
    /** Either, while the hour is asked about: what is paid is told with it, and nothing is agreed to. */
    esDeSuPago: ({ context, event }) =>
      ofThisService(context, event) &&
      (paidOrder(context, event.world) !== undefined ||
        (needsPayment(context, event.world) && paidFor(event.world, context.orderId) === undefined)),
    /** Cancelled by another flow while the calendar had not answered. */
    yaNoEsta: ({ context: { appointmentId: id, slot }, event }) =>
      id !== null && slot !== null && wasCancelled(event.world, { id, slot }),
    hayPago: ({ context, event }) => paidFor(event.world, context.orderId) !== undefined,
    pagoOtroServicio: ({ context, event }) => paidFor(event.world, otherOrder(context, event.world)?.id) !== undefined,
    preguntaLoQueDebe: ({ context, event }) =>
      event.type === 'customer.asks' && event.topic === 'deuda' && paidFor(event.world, context.orderId) === undefined,
    /** "¿Cuánto es el anticipo?", before its link is made. */
    preguntaElPagoPrevio: ({ context, event }) =>
      event.type === 'customer.asks' && event.topic === 'deuda' && needsPayment(context, event.world),
    esPorElPrecio: ({ event }) => event.type === 'customer.rejects' && event.precio === true,
    esLoQueDeja: ({ context, event }) => isDropped(context.detalles, event),
    noHayCitas: ({ event }) => event.world.appointments.length === 0,
    pidioDeshacer: ({ context }) => context.undo,
    pideOtraCosa: ({ context, event }) => later(context, event) !== undefined,
    diceCancelar: ({ event }) => event.type === 'customer.exits' && event.word === 'cancelar',
    pagoUnaParte: ({ context, event }) =>
      event.type === 'order.changed' && event.order.id === context.orderId && event.order.status === 'partially_paid',
    ordenPagada: ({ context, event }) =>
      event.type === 'order.changed' && event.order.id === context.orderId && event.order.status === 'paid',
    pagaLoQueConfirma: ({ context, event }) => paysFor(context, event),
    pagaConElAnterior: ({ context, event }) => paysByOlder(context, event),
    soloPregunta: ({ context, event }) => asksAround(context, event),
    hayGuardado: ({ context, event }) => heldByLink(context, event.world),
    yaLoPregunto: ({ context: { offer } }) => offer?.kind === 'opcion' && offer.options.includes('otra_fecha'),
    esElGuardado: ({ context, event }) =>
      heldByLink(context, event.world) &&
      (ofThisService(context, event) || sameSlot(slotIn(context, event), context.slot)),
    pagaLoGuardado: ({ context, event }) =>
      event.type === 'order.changed' && event.order.status === 'paid' && isForHeld(event.order, context),
    vencioOrden: ({ context, event }) => endsOrders(event) && isOverdue(context, event.world),
    /** The answer came when the time of its order was over: nobody can pay by it. */
    linkYaVencido: ({ context: { orderId }, event: { world } }) => isTooLate(orderId, world),
    /** Its link ran out while other hours are looked at. */
    vencioElGuardado: ({ context, event }) => endsOrders(event) && isHeldInVain(context, event.world),
    pagaDeNuevo: ({ context, event }) => {
      if (!isGivenBack(context, event.world)) return false;
      if (event.type === 'customer.wants_booking') return wishesTheSame(context, event);
      // "Mandame otro link": how it is paid, not how much it was.
      if (event.type === 'customer.asks') return event.topic === 'deuda' && event.como === true;
      return event.type !== 'customer.wants_payment' || ofThisService(context, event);
    },
    vencioLoPagado: ({ context, event }) => endsOrders(event) && isOverInDoubt(context, event.world),
    /** The same, while another hour is looked at: only what leaves money ends that. */
    vencioLaParte: ({ context, event }) =>
      endsOrders(event) && isOverInDoubt(context, event.world) && paidFor(event.world, context.orderId) !== undefined,
    silencioLargo: ({ event }) => event.type === 'timer.fired' && event.kind === 'parar',
    demasiadosLinks: ({ context, event: { world } }) =>
      needsPayment(context, world) && isOneTooMany(orderFor(context, world), world),
    tieneDemasiados: ({ event }) => event.world.appointments.length >= APPOINTMENTS_PER_CUSTOMER_MAX,
    traePago: ({ event }) => event.type === 'flow.begin' && event.input.paidOrder?.bookingFor !== undefined,
  },
});

/** Whom it is for, where not a word is told of anything else. */
function guestAlone(event: MachineEvent): Detalles['para'] {
  const alone = event.type === 'customer.wants_booking' && Object.keys(event.detalles).join() === 'para';
  return alone ? event.detalles.para : undefined;
}

function later({ luego, slot, detalles: { servicio } }: AgendaContext, event: MachineEvent): Detalles | undefined {
  return wishedLater(event, { luego, slot, servicio });
}

/* ── What is kept ───────────────────────────────────────────────────────────────────────────────────────────────── */

export const begin = s.assign(({ event }) =>
  event.type === 'flow.begin' ? { detalles: withTheirService(event.input.detalles ?? {}, event) } : {},
);
export const beginPaid = s.assign(({ event }) =>
  event.type === 'flow.begin' && event.input.paidOrder
    ? { ...paidDraft(event.input.paidOrder), ...(event.input.beneath === true ? { debajo: true as const } : {}) }
    : {},
);
export const mergeWishes = s.assign(({ context, event }) => {
  if (event.type !== 'customer.wants_booking') return {};
  const [detalles, { slot }] = [stillKnown(context, event), context];
  const chosen = slot ? whenOf(slot, event.world.tenant.timeZone) : undefined;
  const all = correctedDetalles(detalles, wished({ detalles }, event), chosen);
  // Asked of another day, the hour that was wished is asked for a yes.
  const asked = event.pregunta === true && !event.world.tenant.booking.confirmBeforeBooking;
  const next = asked ? { ...all, por_confirmar: true as const } : all;
  // Named before any service, somebody who does not do it is told of, not forgotten.
  return { detalles: detalles.servicio === undefined ? withTheirService(next, event) : withWhoDoesIt(next, event) };
});
export const keepService = s.assign(({ context, event }) => {
  const servicio = event.type === 'customer.selects' ? serviceAt(context.offer, event.offer, event.n) : undefined;
  const para = event.type === 'customer.selects' && event.para !== undefined ? { para: event.para } : {};
  return servicio === undefined ? {} : { detalles: mergeDetalles(context.detalles, { servicio, ...para }) };
});
export const keepKind = s.assign(({ context, event }) => ({
  detalles: mergeDetalles(context.detalles, kindChosen(context, event) ?? {}),
}));
/** "¿Cuánto sale el lifting?", "ese", with the list open: the one that was just asked about. */
export const keepAbout = s.assign(({ context, event: { world } }) =>
  world.about === undefined ? {} : { detalles: mergeDetalles(context.detalles, { servicio: world.about }) },
);
export const keepBranch = s.assign(({ context, event }) => {
  const sucursal = event.type === 'customer.selects' ? idAt(context.offer, event.offer, event.n) : undefined;
  return sucursal === undefined ? {} : { detalles: mergeDetalles(context.detalles, { sucursal }) };
});
export const keepSlot = s.assign(({ context, event }) => {
  const slot = slotIn(context, event);
  const kept = { slot: slot ?? null, terms: sameSlot(slot, context.slot) ? context.terms : undefined };
  if (event.type !== 'customer.selects') return kept;
  // A row that is chosen is ordered, whatever was asked before; with a question beside it, it waits for a yes.
  const { por_confirmar: _asked, ...detalles } = context.detalles;
  return { ...kept, detalles: event.pregunta === true ? { ...detalles, por_confirmar: true } : detalles };
});
export const keepHours = s.assign(({ event }) =>
  event.type === 'slots.found'
    ? { hours: [...(event.ambiguous ?? [])], offer: options(event.world, 'hora_1', 'hora_2') }
    : {},
);
export const keepHour = s.assign(({ context, event }) => {
  const hora_especifica = event.type === 'customer.selects' ? hourAt(context, event.offer, event.n) : undefined;
  if (hora_especifica === undefined) return {};
  const { por_confirmar } = context.detalles;
  const asked = por_confirmar === undefined ? {} : { por_confirmar };
  return { detalles: mergeDetalles(context.detalles, { hora_especifica, ...asked }) };
});
export const forgetService = s.assign(({ context }) => {
  const { servicio: _s, servicios: _k, sucursal: _b, ...detalles } = context.detalles;
  return { detalles, slot: null, held: false, terms: undefined };
});
export const forgetHour = s.assign(({ context }) => ({ detalles: withoutHour(context.detalles) }));
export const noteTaken = s.assign(({ context: { slot } }) => ({ ocupado: slot ?? undefined }));
export const forgetSlot = s.assign({ slot: null, held: false, field: null, answered: undefined, terms: undefined });
export const holdNone = s.assign({ held: false });
export const forgetBooking = s.assign({
  slot: null,
  held: false,
  field: null,
  answered: undefined,
  terms: undefined,
  appointmentId: null,
});
export const noteUndo = s.assign({ undo: true });
export const noteLater = s.assign(({ context, event }) => ({ luego: later(context, event) }));
export const takeLater = s.assign(({ context }) => withLater(context));
export const turnPage = s.assign(({ context, event }) =>
  event.type === 'customer.wants_more' && context.offer ? { offer: { ...context.offer, page: event.page } } : {},
);
export const makeServices = s.assign(({ context, event }) => ({ offer: servicesOffer(context, event) }));
export const makeBranches = s.assign(({ context, event }) => ({
  offer: { id: event.world.fresh.offer, page: 0, kind: 'sucursal' as const, ids: openBranches(context, event.world) },
}));
export const makeField = s.assign(({ context, event }) => ({
  field: missingField(context, event.world) ?? context.field,
  offer: null,
  ...rowsSeen(context.offer),
}));
export const makeYesNo = s.assign(({ context, event }) => yesNo(context.offer, event.world));
const offering = (...list: Option[]) => s.assign(({ event }) => ({ offer: options(event.world, ...list) }));
export const makeRetry = offering('reintentar', 'persona', 'salir');
export const makeOtherDate = offering('otra_fecha', 'persona', 'salir');
export const keepHold = s.assign(({ context, event }) => ({
  held: true,
  terms: termsOf(context, event.world),
  appointmentId: context.appointmentId ?? event.world.fresh.appointment,
}));

/* ── What is told to the stack ──────────────────────────────────────────────────────────────────────────────────────── */

export const progress = s.emit({ type: 'flow.progress' });
export const repeated = s.emit({ type: 'flow.fruitless', cause: 'repeated' });
export const unclear = s.emit({ type: 'flow.fruitless', cause: 'not_understood' });
export const emitAll = (list: (context: AgendaContext, event: MachineEvent) => readonly Emitted[]) =>
  s.enqueueActions(({ context, event, enqueue }) => {
    for (const one of list(context, event)) enqueue.emit(one);
  });
