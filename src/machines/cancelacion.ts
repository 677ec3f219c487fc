import { setup } from 'xstate';
import { z } from 'zod';
import type { Appointment, Copy, Emitted } from '../domain.ts';
import { afterThis, askedFor, isWhole, othersLeft, queueFor, queueSchema } from './cancel-queue.ts';
import { waiting, wishesOf, without } from './cancel-queue.ts';
import {
  appointmentAt,
  appointmentSchema,
  appointmentsOffer,
  fittingAppointments,
  isNamedInVain,
  liveOf,
  cancelledInVain,
  namedBeside,
  wasCancelled,
  wasMoved,
} from './citas.ts';
import { cancelledOff } from './left-off.ts';
import { detallesSchema, offerSchema, options, say, type MachineEvent, typesOf } from './kit.ts';
import { moneyOf, ordersSetFree, paidFor } from './orders.ts';
import { setFree } from './paid-ahead.ts';
import { isLate } from './notice.ts';
import { leftLink } from './receipts.ts';

/**
 * Cancelling an appointment (seed 002 §7.1; AGENDA-7).
 * The MODEL owns: which appointment is meant, and the reason if one was given.
 * The MACHINE owns: that nothing is cancelled without a yes, that the calendar event really goes before anybody says
 * "cancelado" (must-hold 50), and the tenant's late-cancellation rule.
 *
 * A machine is read whole, so it is one file, and long; what it counts is in `cancel-queue.ts`. Version 1.
 */
export const cancelacionContext = z.object({
  detalles: detallesSchema,
  offer: offerSchema.nullable(),
  cita: appointmentSchema.nullable(),
  /** Chosen from a list. */
  elegida: z.literal(true).optional(),
  /** Several are to go, one by one. Absent: one is meant. */
  cola: queueSchema.optional(),
  /** It was asked with the word that only a person can do it so late. */
  tarde: z.literal(true).optional(),
  /** The order whose money it leaves. */
  pago: z.string().optional(),
  outcome: z.enum(['cancelado', 'pago_sin_turno', 'salido', 'derivado', 'sin_cambios']),
});
export type CancelacionContext = z.infer<typeof cancelacionContext>;

const s = setup({
  types: typesOf<CancelacionContext>(),
  guards: {
    noHayCitas: ({ event }) => event.world.appointments.length === 0,
    /** Where what was named is not there, the only one that is may still be another: which one is asked, and a "sí" says nothing. */
    hayVarias: ({ event }) =>
      event.type === 'flow.begin' && (candidates(event).length > 1 || isNamedInVain(event, cancelledInVain(event))),
    eligeCita: ({ context, event }) =>
      event.type === 'customer.selects' && appointmentAt(event.world, context.offer, event) !== undefined,
    /** Of several that were shown, and not one of a queue: "atrás" asks which one again. */
    laEligio: ({ context }) => context.elegida === true && context.cola === undefined,
    /** Cancelled by another flow since it was chosen. */
    yaNoEsta: ({ context, event }) => context.cita !== null && wasCancelled(event.world, context.cita),
    /** "Mejor cambialo": it was moved instead, and nobody asks again whether to cancel it. */
    laMovieron: ({ context, event }) => wasMoved(event.world, context.cita),
    /** What was deleted stood in another calendar than its event does now. */
    seFueAOtroCalendario: ({ context: { cita }, event: { world } }) =>
      (liveOf(world, cita) ?? cita)?.slot.professionalId !== cita?.slot.professionalId,
    algunaSeMovio: ({ event }) => event.type === 'flow.ended' && event.outcome === 'movido',
    esTarde: ({ context, event }) => isLate(context.cita, event.world),
    seDijoQueEsTarde: ({ context, event }) => context.tarde === true && isLate(context.cita, event.world),
    yaPaso: ({ context, event }) => context.cita !== null && context.cita.slot.start <= event.world.at,
    hayPago: ({ context, event }) => moneyOf(event.world, context.cita) !== undefined,
    silencioLargo: ({ event }) => event.type === 'timer.fired' && event.kind === 'parar',
    nombraOtra: ({ context, event }) => namedBeside(event, context.cita).length === 1,
    /** Not the one in question, and it is not said which of the others. */
    nombraOtras: ({ context, event }) => namedBeside(event, context.cita).length > 1,
    /** "Las dos", and there are two: nobody has to say which. */
    sonTodas: ({ context, event }) => isWhole(event.world, wishesOf(context, event), askedFor(context, event)),
    /** "También la otra", "las dos", while one is in question. */
    sonVarias: ({ context, event }) => askedFor(context, event) !== undefined,
    quedanOtras: ({ context, event }) => othersLeft(context, event),
    seFueYQuedanOtras: ({ context: { cita, ...rest }, event }) =>
      cita !== null &&
      (wasCancelled(event.world, cita) || wasMoved(event.world, cita)) &&
      othersLeft({ cita, ...rest }, event),
    esLaSiguiente: ({ context, event }) => isWhole(event.world, context.detalles, context.cola),
  },
});

type Words = (cita: Appointment) => Copy;
const asking = (words: Words) =>
  s.enqueueActions(({ context, enqueue }) => {
    if (context.cita) enqueue.emit(say(words(context.cita), context.offer ?? undefined));
  });
/** What ends the flow has no buttons: nobody would hear them. */
const about = (words: Words) =>
  s.enqueueActions(({ context, enqueue }) => {
    if (context.cita) enqueue.emit(say(words(context.cita)));
  });
const plain = (copy: Copy) => s.emit(say(copy));

const begin = s.assign(({ event }) =>
  event.type === 'flow.begin'
    ? {
        detalles: event.input.detalles ?? {},
        cita: candidates(event)[0] ?? null,
        cola: queueFor(event.world, event.input.detalles ?? {}, event.input.cuantas),
      }
    : {},
);
const makeList = s.assign(({ context: { detalles, cola }, event: { world } }) => ({
  offer: appointmentsOffer(world, cola ? waiting(world, detalles, cola) : fittingAppointments(world, detalles)),
  cita: null,
}));
const keepQueue = s.assign(({ context, event }) => ({
  detalles: wishesOf(context, event),
  cola: askedFor(context, event) ?? context.cola,
}));
const keepFirst = s.assign(({ context: { detalles, cola }, event: { world } }) => ({
  cita: cola ? (waiting(world, detalles, cola)[0] ?? null) : null,
}));
const spare = s.assign(({ context: { cola, cita }, event }) => ({ cola: without(cola, namedBeside(event, cita)[0]) }));
const advance = s.assign(({ context: { cola, cita } }) => ({ cola: afterThis(cola, cita) }));
const keepChoice = s.assign(({ context, event }) => ({
  cita: (event.type === 'customer.selects' ? appointmentAt(event.world, context.offer, event) : undefined) ?? null,
  elegida: true as const,
}));
const keepOther = s.assign(({ context, event }) => ({ cita: namedBeside(event, context.cita)[0] ?? context.cita }));
const keepWords = s.assign(({ context: { detalles }, event }) => {
  const { motivo } = detalles;
  const said = event.type === 'customer.wants_cancellation' ? event.detalles : {};
  return { detalles: { ...(motivo === undefined ? {} : { motivo }), ...said }, cola: undefined };
});
/** As the store has it now: another flow may have moved it. */
const refreshCita = s.assign(({ context, event }) => ({ cita: liveOf(event.world, context.cita) ?? context.cita }));
const makeYesNo = s.assign(({ context: { cita }, event: { world } }) => ({
  offer: options(world, 'si', 'no'),
  tarde: isLate(cita, world) || undefined,
}));
const makeRetry = s.assign(({ event }) => ({ offer: options(event.world, 'reintentar', 'persona', 'salir') }));
const sayList = s.emit(({ context }) => say({ key: 'elegir_cita_cancelar' }, context.offer ?? undefined));
const sayQuestion = s.enqueueActions(({ context: { cita, cola, tarde, offer }, enqueue }) => {
  if (!cita) return;
  const of = cola && (cola.vistas.length > 0 ? ('next' as const) : ('first' as const));
  const beside = { ...(of === undefined ? {} : { of }), ...(tarde === undefined ? {} : { late: tarde }) };
  enqueue.emit(say({ key: 'confirmar_cancelacion', appointment: cita, ...beside }, offer ?? undefined));
});
const sayStays = about((appointment) => ({ key: 'turno_sigue', appointment }));
const sayOtherStays = s.enqueueActions(({ context: { cita }, event, enqueue }) => {
  for (const appointment of namedBeside(event, cita)) enqueue.emit(say({ key: 'turno_sigue', appointment }));
});
const sayFailed = asking((appointment) => ({ key: 'cancelacion_fallida', appointment }));
const sayLate = about((appointment) => ({ key: 'cancelacion_tarde', appointment }));
const sayLeft = plain({ key: 'salida' });
const sayNone = s.enqueueActions(({ event, enqueue }) => {
  for (const one of cancelledInVain(event)) enqueue.emit(one);
});
const unclear = s.emit({ type: 'flow.fruitless', cause: 'not_understood' });
const repeated = s.emit({ type: 'flow.fruitless', cause: 'repeated' });
const progress = s.emit({ type: 'flow.progress' });
const deleteEvent = s.enqueueActions(({ context, enqueue }) => {
  if (context.cita) enqueue.emit({ type: 'deleteEvent', appointment: context.cita });
});
/** Nobody knows whether the event is gone by now: while the appointment is booked, it stands. */
const putRight = s.enqueueActions(({ context: { cita }, event: { world }, enqueue }) => {
  if (!cita) return;
  const appointment = liveOf(world, cita) ?? cita;
  enqueue.emit({ type: 'createEvent', appointment, background: true, maybeAt: cita.slot });
});
const cancelled = s.enqueueActions(({ context, event, enqueue }) => {
  const cita = liveOf(event.world, context.cita) ?? context.cita;
  if (!cita) return;
  const { motivo } = context.detalles;
  const appointment: Appointment = {
    ...cita,
    status: 'cancelled',
    ...(motivo === undefined ? {} : { reason: motivo }),
  };
  enqueue.emit({ type: 'appointment.cancel', appointment });
  const free = ordersSetFree(event.world, cita);
  // Who pays all the same meets a person.
  const left = free.flatMap((order): Emitted[] =>
    order.dropped === true ? leftLink(event.world, order) : [{ type: 'order.put', order }],
  );
  enqueue.emit(say({ key: 'turno_cancelado', appointment }));
  for (const one of setFree(paidFor(event.world, cita.orderId))) enqueue.emit(one);
  for (const one of left) enqueue.emit(one);
});
const sayPaymentLeft = s.enqueueActions(({ context, event, enqueue }) => {
  const order = moneyOf(event.world, context.cita);
  if (!order) return;
  enqueue.assign({ pago: order.id });
  enqueue.emit(say({ key: 'pago_sin_turno', order }));
});
/** What was paid is a person's to decide, while the talk goes on with the next one. */
const tellDesk = s.enqueueActions(({ context, event: { world }, enqueue }) => {
  const order = moneyOf(world, context.cita);
  const { name } = world.contact;
  if (order)
    enqueue.emit({
      type: 'openHandoff',
      handoff: {
        reason: 'order_without_slot',
        ...(name === undefined ? {} : { customerName: name }),
        order,
        ...(context.cita && { slot: context.cita.slot }),
        unbooked: 'cancelled',
      },
      background: true,
    });
});
const goesOn = { guard: 'quedanOtras', target: 'resuelta' } as const;
/** "No, la del jueves": that one is asked about, and a "sí" means no other. */
const another = [
  {
    guard: 'nombraOtra',
    target: 'AGENDA_CANCELACION_CONFIRMANDO',
    reenter: true,
    actions: [sayStays, keepOther, progress],
  },
  {
    guard: 'nombraOtras',
    target: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION',
    actions: [sayStays, keepWords, progress],
  },
] as const;
const exits = {
  'customer.exits': { target: 'salido' },
  'timer.fired': { guard: 'silencioLargo', target: 'salido' },
} as const;

export const cancelacion = s.createMachine({
  id: 'cancelacion',
  context: { detalles: {}, offer: null, cita: null, outcome: 'sin_cambios' },
  initial: 'inicio',
  output: ({ context: { outcome, cita, pago = cita?.orderId } }) => ({
    outcome,
    ...(pago === undefined ? {} : { orderId: pago }),
    ...(cita === null || outcome !== 'cancelado' ? {} : { left: cancelledOff(cita) }),
  }),
  states: {
    inicio: {
      on: {
        'flow.begin': [
          { guard: 'noHayCitas', target: 'sin_cambios', actions: plain({ key: 'sin_turnos_propios' }) },
          { guard: 'hayVarias', target: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION', actions: [sayNone, begin] },
          { target: 'AGENDA_CANCELACION_CONFIRMANDO', actions: [sayNone, begin] },
        ],
      },
    },

    AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION: {
      tags: 'cliente',
      entry: [makeList, sayList],
      on: {
        ...exits,
        'customer.selects': {
          guard: 'eligeCita',
          target: 'AGENDA_CANCELACION_CONFIRMANDO',
          actions: [keepChoice, progress],
        },
        'customer.wants_cancellation': [
          {
            guard: 'sonTodas',
            target: 'AGENDA_CANCELACION_CONFIRMANDO',
            actions: [keepQueue, keepFirst, progress],
          },
          { guard: 'nombraOtra', target: 'AGENDA_CANCELACION_CONFIRMANDO', actions: [keepOther, progress] },
          { actions: [keepQueue, sayNone, repeated, sayList] },
        ],
        'customer.rejects': { target: 'salido', actions: sayLeft },
        'customer.goes_back': { target: 'salido', actions: sayLeft },
        'customer.taps_stale': { actions: sayList },
        'customer.not_understood': { actions: [unclear, sayList] },
        'flow.ended': [
          { guard: 'noHayCitas', target: 'sin_cambios' },
          { guard: 'algunaSeMovio', target: 'sin_cambios' },
          { target: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION', reenter: true },
        ],
      },
    },

    AGENDA_CANCELACION_CONFIRMANDO: {
      tags: 'cliente',
      entry: [makeYesNo, sayQuestion],
      on: {
        ...exits,
        // "Cancelar" leaves, and whoever meant a yes by it reads that nothing was cancelled (CONV-10).
        'customer.exits': { target: 'salido', actions: sayStays },
        'customer.accepts': { target: 'aceptado', actions: keepQueue },
        'customer.retries': { target: 'aceptado' },
        'customer.rejects': [
          // "La tasación no", while the visit is in question.
          { guard: 'nombraOtra', actions: [sayOtherStays, spare, progress, makeYesNo, sayQuestion] },
          { ...goesOn, actions: [sayStays, advance, progress] },
          { target: 'sin_cambios', actions: sayStays },
        ],
        'customer.goes_back': [
          { guard: 'laEligio', target: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION' },
          { target: 'sin_cambios', actions: sayStays },
        ],
        'customer.wants_cancellation': [
          { guard: 'sonVarias', actions: [keepQueue, progress, makeYesNo, sayQuestion] },
          ...another,
          // Asked anew, so that a "sí" means this and not a list that was looked at in between.
          { actions: [sayNone, repeated, makeYesNo, sayQuestion] },
        ],
        'customer.taps_stale': { actions: sayQuestion },
        'customer.not_understood': { actions: [unclear, sayQuestion] },
        'flow.ended': [
          { guard: 'seFueYQuedanOtras', target: 'resuelta', actions: advance },
          { guard: 'yaNoEsta', target: 'sin_cambios' },
          { guard: 'laMovieron', target: 'sin_cambios' },
          { actions: [refreshCita, sayQuestion] },
        ],
      },
    },

    aceptado: {
      always: [
        { guard: 'yaPaso', target: 'sin_cambios', actions: plain({ key: 'turno_ya_paso' }) },
        { guard: 'seDijoQueEsTarde', target: 'derivado' },
        { guard: 'esTarde', target: 'derivado', actions: sayLate },
        { target: 'AGENDA_EJECUTANDO_CANCELACION', actions: [deleteEvent, progress] },
      ],
    },

    /** The event is being deleted: only its answer says what happened. */
    AGENDA_EJECUTANDO_CANCELACION: {
      tags: 'servicio',
      on: {
        'calendar.written': [
          { guard: 'seFueAOtroCalendario', actions: [refreshCita, deleteEvent] },
          { ...goesOn, actions: [cancelled, sayPaymentLeft, tellDesk, advance] },
          { guard: 'hayPago', target: 'pago_sin_turno', actions: [cancelled, sayPaymentLeft] },
          { target: 'cancelado', actions: cancelled },
        ],
        'calendar.refused': { target: 'AGENDA_CANCELACION_FALLIDA' },
        'calendar.failed': { target: 'AGENDA_CANCELACION_FALLIDA', actions: putRight },
        'customer.wants_cancellation': { actions: plain({ key: 'cancelando' }) },
        'customer.exits': { actions: plain({ key: 'cancelando' }) },
        'customer.rejects': { actions: plain({ key: 'cancelando' }) },
        'customer.goes_back': { actions: plain({ key: 'cancelando' }) },
        'customer.taps_stale': { actions: plain({ key: 'cancelando' }) },
        'customer.not_understood': { actions: plain({ key: 'cancelando' }) },
        'flow.ended': {},
      },
    },

    AGENDA_CANCELACION_FALLIDA: {
      tags: 'cliente',
      entry: [makeRetry, sayFailed],
      on: {
        ...exits,
        'customer.retries': { target: 'aceptado' },
        'customer.accepts': { target: 'aceptado' },
        'customer.wants_cancellation': [...another, { target: 'aceptado' }],
        'customer.rejects': [
          { ...goesOn, actions: [sayStays, advance, progress] },
          { target: 'sin_cambios', actions: sayStays },
        ],
        'customer.goes_back': { target: 'sin_cambios', actions: sayStays },
        'customer.taps_stale': { actions: sayFailed },
        'customer.not_understood': { actions: [unclear, sayFailed] },
        'flow.ended': [
          { guard: 'seFueYQuedanOtras', target: 'resuelta', actions: advance },
          { guard: 'yaNoEsta', target: 'sin_cambios' },
          { guard: 'laMovieron', target: 'sin_cambios' },
          { actions: [refreshCita, sayFailed] },
        ],
      },
    },

    /** One of several is done with: the next one is asked about. */
    resuelta: {
      always: [
        { guard: 'esLaSiguiente', target: 'AGENDA_CANCELACION_CONFIRMANDO', actions: keepFirst },
        { target: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION' },
      ],
    },

    cancelado: { type: 'final', entry: s.assign({ outcome: 'cancelado' }) },
    /** Cancelled, and paid for: what becomes of the money is a person's decision. */
    pago_sin_turno: { type: 'final', entry: s.assign({ outcome: 'pago_sin_turno' }) },
    salido: { type: 'final', entry: s.assign({ outcome: 'salido' }) },
    derivado: { type: 'final', entry: s.assign({ outcome: 'derivado' }) },
    sin_cambios: { type: 'final', entry: s.assign({ outcome: 'sin_cambios' }) },
  },
});

/* ── Details ────────────────────────────────────────────────────────────────────────────────────────────────────── */

function candidates(event: MachineEvent): readonly Appointment[] {
  if (event.type !== 'flow.begin') return [];
  const { appointmentId, detalles = {}, cuantas } = event.input;
  const chosen = event.world.appointments.filter((a) => a.id === appointmentId);
  if (chosen.length > 0) return chosen;
  const cola = queueFor(event.world, detalles, cuantas);
  if (isWhole(event.world, detalles, cola)) return waiting(event.world, detalles, cola).slice(0, 1);
  return fittingAppointments(event.world, detalles);
}
