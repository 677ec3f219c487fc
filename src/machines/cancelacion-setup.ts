import { setup } from 'xstate';
import { z } from 'zod';
import type { Appointment, Copy, Detalles, Emitted } from '../domain.ts';
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
import { detallesSchema, offerSchema, options, say, type MachineEvent, typesOf } from './kit.ts';
import { moneyOf, paidFor } from './orders.ts';
import { setFree } from './paid-ahead.ts';
import { ordersSetFree, sayWhoseNow } from './set-free.ts';
import { isLate } from './notice.ts';
import { leftLink } from './receipts.ts';
import { wishedLater } from './wished-later.ts';

/**
 * Context, guards and actions of cancelling, each one thing with a name; `cancelacion.ts` says when. What is counted is in
 * `cancel-queue.ts`.
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
  /** Another hour was wished for while it was being cancelled: a booking, then. */
  luego: detallesSchema.optional(),
  outcome: z.enum(['cancelado', 'pago_sin_turno', 'salido', 'derivado', 'sin_cambios']),
});
export type CancelacionContext = z.infer<typeof cancelacionContext>;

export const s = setup({
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
    /** "Mejor cambialo": it was moved instead, and nobody asks again whether to cancel it. A move of before is none of that. */
    laMovieron: ({ context, event }) => isMovedInstead(context, event),
    /** The move was decided before the cancellation was asked about. */
    seMovioAntes: ({ context, event }) => wasMoved(event.world, context.cita),
    /** Of others that he has, which one is meant is asked. */
    pideOtraCosa: ({ context, event }) =>
      later(context, event) !== undefined && event.world.appointments.every(({ id }) => id === context.cita?.id),
    /** What was deleted stood in another calendar than its event does now. */
    seFueAOtroCalendario: ({ context: { cita }, event: { world } }) =>
      (liveOf(world, cita) ?? cita)?.slot.professionalId !== cita?.slot.professionalId,
    algunaSeMovio: ({ event }) => event.type === 'flow.ended' && event.outcome === 'movido',
    esTarde: ({ context, event }) => isLate(context.cita, event.world),
    seDijoQueEsTarde: ({ context, event }) => context.tarde === true && isLate(context.cita, event.world),
    yaEmpezo: ({ context, event }) => context.cita !== null && context.cita.slot.start <= event.world.at,
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
      (wasCancelled(event.world, cita) || isMovedInstead({ cita }, event)) &&
      othersLeft({ cita, ...rest }, event),
    esLaSiguiente: ({ context, event }) => isWhole(event.world, context.detalles, context.cola),
  },
});

function isMovedInstead({ cita }: Pick<CancelacionContext, 'cita'>, event: MachineEvent): boolean {
  return wasMoved(event.world, cita) && !(event.type === 'flow.ended' && event.older === true);
}

function later({ luego, cita }: CancelacionContext, event: MachineEvent): Detalles | undefined {
  return wishedLater(event, { luego, slot: null, servicio: cita?.serviceId });
}

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
export const plain = (copy: Copy) => s.emit(say(copy));

export const begin = s.assign(({ event }) =>
  event.type === 'flow.begin'
    ? {
        detalles: event.input.detalles ?? {},
        cita: candidates(event)[0] ?? null,
        cola: queueFor(event.world, event.input.detalles ?? {}, event.input.cuantas),
      }
    : {},
);
export const makeList = s.assign(({ context: { detalles, cola }, event: { world } }) => ({
  offer: appointmentsOffer(world, cola ? waiting(world, detalles, cola) : fittingAppointments(world, detalles)),
  cita: null,
}));
export const noteLater = s.assign(({ context, event }) => ({ luego: later(context, event) }));
export const keepQueue = s.assign(({ context, event }) => ({
  detalles: wishesOf(context, event),
  cola: askedFor(context, event) ?? context.cola,
}));
export const keepFirst = s.assign(({ context: { detalles, cola }, event: { world } }) => ({
  cita: cola ? (waiting(world, detalles, cola)[0] ?? null) : null,
}));
export const spare = s.assign(({ context: { cola, cita }, event }) => ({
  cola: without(cola, namedBeside(event, cita)[0]),
}));
export const advance = s.assign(({ context: { cola, cita } }) => ({ cola: afterThis(cola, cita) }));
export const keepChoice = s.assign(({ context, event }) => ({
  cita: (event.type === 'customer.selects' ? appointmentAt(event.world, context.offer, event) : undefined) ?? null,
  elegida: true as const,
}));
export const keepOther = s.assign(({ context, event }) => ({
  cita: namedBeside(event, context.cita)[0] ?? context.cita,
}));
export const keepWords = s.assign(({ context: { detalles }, event }) => {
  const { motivo } = detalles;
  const said = event.type === 'customer.wants_cancellation' ? event.detalles : {};
  return { detalles: { ...(motivo === undefined ? {} : { motivo }), ...said }, cola: undefined };
});
/** As the store has it now: another flow may have moved it. */
export const refreshCita = s.assign(({ context, event }) => ({
  cita: liveOf(event.world, context.cita) ?? context.cita,
}));
export const makeYesNo = s.assign(({ context: { cita }, event: { world } }) => ({
  offer: options(world, 'si', 'no'),
  tarde: isLate(cita, world) || undefined,
}));
export const makeRetry = s.assign(({ event }) => ({ offer: options(event.world, 'reintentar', 'persona', 'salir') }));
export const sayList = s.emit(({ context }) => say({ key: 'elegir_cita_cancelar' }, context.offer ?? undefined));
export const sayQuestion = s.enqueueActions(({ context: { cita, cola, tarde, offer }, enqueue }) => {
  if (!cita) return;
  const of = cola && (cola.vistas.length > 0 ? ('next' as const) : ('first' as const));
  const beside = { ...(of === undefined ? {} : { of }), ...(tarde === undefined ? {} : { late: tarde }) };
  enqueue.emit(say({ key: 'confirmar_cancelacion', appointment: cita, ...beside }, offer ?? undefined));
});
export const sayStays = about((appointment) => ({ key: 'turno_sigue', appointment }));
export const sayOtherStays = s.enqueueActions(({ context: { cita }, event, enqueue }) => {
  for (const appointment of namedBeside(event, cita)) enqueue.emit(say({ key: 'turno_sigue', appointment }));
});
export const sayFailed = asking((appointment) => ({ key: 'cancelacion_fallida', appointment }));
export const sayLate = about((appointment) => ({ key: 'cancelacion_tarde', appointment }));
export const sayBegun = about((appointment) => ({ key: 'turno_ya_empezo', appointment }));
export const sayLeft = plain({ key: 'salida' });
export const sayNone = s.enqueueActions(({ event, enqueue }) => {
  for (const one of cancelledInVain(event)) enqueue.emit(one);
});
export const unclear = s.emit({ type: 'flow.fruitless', cause: 'not_understood' });
export const repeated = s.emit({ type: 'flow.fruitless', cause: 'repeated' });
export const progress = s.emit({ type: 'flow.progress' });
export const deleteEvent = s.enqueueActions(({ context, enqueue }) => {
  if (context.cita) enqueue.emit({ type: 'deleteEvent', appointment: context.cita });
});
/** Nobody knows whether the event is gone by now: while the appointment is booked, it stands. */
export const putRight = s.enqueueActions(({ context: { cita }, event: { world }, enqueue }) => {
  if (!cita) return;
  const appointment = liveOf(world, cita) ?? cita;
  enqueue.emit({ type: 'createEvent', appointment, background: true, maybeAt: cita.slot });
});
export const cancelled = s.enqueueActions(({ context, event, enqueue }) => {
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
  const kept = sayWhoseNow(event.world, cita);
  for (const one of [...setFree(paidFor(event.world, cita.orderId), event.world), ...left, ...kept]) enqueue.emit(one);
});
export const sayPaymentLeft = s.enqueueActions(({ context, event, enqueue }) => {
  const order = moneyOf(event.world, context.cita);
  if (!order) return;
  enqueue.assign({ pago: order.id });
  enqueue.emit(say({ key: 'pago_sin_turno', order }));
});
/** What was paid is a person's to decide, while the talk goes on with the next one. */
export const tellDesk = s.enqueueActions(({ context, event: { world }, enqueue }) => {
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
