import { setup } from 'xstate';
import { z } from 'zod';
import {
  AGENTE_CERO_LOCK_MS,
  FRUITLESS_OPTIONS,
  hasPage,
  type Emitted,
  type FlowInput,
  type FlowName,
  type Option,
} from '../domain.ts';
import { idAt } from './agenda-facts.ts';
import { changedInPlace } from './changed-service.ts';
import { appointmentAt, appointmentsOffer, waitsToChange } from './citas.ts';
import { offerSchema, options, say, type MachineEvent, typesOf } from './kit.ts';
import { unheardOf } from './given-up.ts';
import { isLeftOver } from './left-over.ts';
import {
  appointmentsDue,
  asksDue,
  asksIfArrived,
  lateLink,
  lateBooking,
  nextToPay,
  ordersAskedAbout,
  paidAskedAbout,
  partAskedAbout,
  isTakenUp,
  resumesBooking,
  linkOpen,
  unpaidAgain,
} from './money-asked.ts';
import { datumSchema, isInPassing, mendedOf, saysAmiss } from './datum-mended.ts';
import { asMended } from './name-mended.ts';
import * as left from './errands-left.ts';
import { keptOf, leftOffSchema, takenUpAgain } from './left-off.ts';
import { waitingOrder } from './orders.ts';
import { parkedOf, parkedSchema, reopenedBy } from './parked.ts';
import { serviceAhead } from './paid-ahead.ts';
import {
  answerTo,
  hoursOfThatDay,
  sameOfAnother,
  serviceAskedAbout,
  serviceJustBooked,
  spokenOf,
  spokenOfSchema,
  serviceWeighed,
  stillSpokenOf,
  takenAlong,
  withoutService,
} from './asked-about.ts';
import { claimable, justPaid } from './receipts.ts';
import { isToSettle, visitsInQuestion } from './visits-begun.ts';
import { laterFlow } from './wished-later.ts';

/**
 * Context, guards and actions of reception, each one thing with a name; `recepcion.ts` says when.
 * Long because it is a list: XState wants them all in one `setup`.
 */
export const recepcionContext = z.object({
  /** Turns in a row without progress (CONV-9). Lives here, outside the flows (must-hold 3, 4). */
  fruitless: z.number().int(),
  /** Agente cero stays silent until this instant (CONV-4). */
  lockUntil: z.number(),
  offer: offerSchema.nullable(),
  /** The customer's own appointment that was just picked from the list. */
  cita: z.string().nullable(),
  hablado: spokenOfSchema.optional(),
  ultima: left.lastSchema.optional(),
  /** What was given up or cancelled just now, and may be wanted after all. */
  dejado: leftOffSchema.optional(),
  /** The flow that silence ended. */
  parado: parkedSchema.optional(),
  /** The appointment that goes, if its owner says so, when the other service in its place is booked. */
  reemplaza: z.string().optional(),
  /** The turn in which a person was offered for what no datum tells: a yes right behind it is to that. */
  ofrecida: z.number().int().optional(),
  /** A datum of his that was put right, or said to be wrong. */
  dato: datumSchema.optional(),
  /** Bookings of one message that wait for the one before them. */
  sigue: z.array(left.nextSchema).optional(),
});
export type RecepcionContext = z.infer<typeof recepcionContext>;

export const s = setup({
  types: typesOf<RecepcionContext>(),
  guards: {
    noCabe: ({ event }) => event.world.full === true,
    enFlujo: ({ event }) => event.world.flow !== undefined,
    noHayCitas: ({ event }) => event.world.appointments.length === 0,
    quiereCancelarCita: ({ event }) =>
      event.type === 'customer.exits' &&
      event.word === 'cancelar' &&
      event.world.flow === undefined &&
      event.world.appointments.length > 0,
    diceCancelar: ({ event }) =>
      event.type === 'customer.exits' && event.word === 'cancelar' && event.world.flow === undefined,
    /** What was asked about since is newer, and is meant. */
    retomaLoDejado: ({ context, event }) =>
      !isOfAService(context, event) && takenUpAgain(event, context.dejado) !== undefined,
    sigueLoParado: ({ context, event }) =>
      !isOfAService(context, event) && reopenedBy(event, context.parado) !== undefined,
    preguntaEseDia: ({ context, event }) => hoursOfThatDay(event, context.hablado) !== undefined,
    preguntaLoMismo: ({ context, event }) => sameOfAnother(event, context.hablado) !== undefined,
    hayTema: ({ context, event }) => isOfAService(context, event),
    cambiaServicio: ({ event }) => left.replacedBy(event) !== undefined,
    cambiaLoPagado: ({ event }) => left.replacesPaid(event),
    cambiaEnSuLugar: ({ event }) => changedInPlace(event) !== undefined,
    /** Another hour was wished for while it was being done. */
    pidioOtraCosa: ({ event }) => laterFlow(event) !== undefined,
    quedaLaVieja: ({ context, event }) => left.isLeftBehind(event, context.reemplaza),
    respondeALaOferta: ({ context: { ofrecida }, event: { world } }) =>
      world.flow === undefined && ofrecida !== undefined && world.turn === ofrecida + 1,
    diceMenu: ({ event }) => event.type === 'customer.exits' && event.word === 'menu',
    eligeCita: ({ context, event }) =>
      event.type === 'customer.selects' && appointmentAt(event.world, context.offer, event) !== undefined,
    hayPagina: ({ context, event }) =>
      event.type === 'customer.wants_more' && hasPage(context.offer, event.offer, event.page),
    toca_persona: ({ context }) => context.fruitless >= FRUITLESS_OPTIONS,
    toca_opciones: ({ context }) => context.fruitless === FRUITLESS_OPTIONS - 1,
    /** "¿Cuánto era?" while a payment is asked for: that one. */
    preguntaLoQueDebe: ({ event }) => ordersAskedAbout(event).length > 0,
    quedaReservar: ({ event }) => resumesBooking(event) !== undefined,
    preguntaLaParteQueFalta: ({ event }) => partAskedAbout(event) !== undefined,
    quedaPorPagar: ({ event }) => asksDue(event) && lateLink(event) === undefined && isTakenUp(event),
    /** Of what is booked nobody has paid anything: "¿cuánto te debo?" is answered with that. */
    quedanTurnosPorPagar: ({ event }) => appointmentsDue(event).length > 0 && event.world.flow === undefined,
    quedanTurnosBajoUnFlujo: ({ event }) => appointmentsDue(event).length > 0 && event.world.flow !== undefined,
    quedaDeUnaVisita: ({ event }) => visitsInQuestion(event).length > 0,
    pagaLoQueEmpezo: ({ event }) => isToSettle(event),
    preguntaSiLlego: ({ event }) => asksIfArrived(event),
    /** "Mejor no" behind its link: that is what is left. */
    dejaElLink: ({ event }) => event.world.flow === undefined && waitingOrder(event.world) !== undefined,
    sigueElLink: ({ event }) => linkOpen(event) !== undefined,
    yaPago: ({ context, event }) => paidAskedAbout(event, context.ultima) !== undefined,
    nadieLoSupo: ({ event }) => unheardOf(event) !== undefined,
    noSeSabe: ({ event }) => event.type === 'customer.asks' && event.topic === 'otro' && event.texto === undefined,
    noSeSupo: ({ event }) => event.type === 'turn.fruitless' && event.cause === 'unanswered',
    noSeEntendio: ({ event }) => event.type === 'turn.fruitless' && event.cause !== 'repeated',
    reservo: ({ event }) => isBooked(event),
    derivo: ({ event }) =>
      event.type === 'flow.ended' && (event.outcome === 'derivado' || event.outcome === 'pago_sin_turno'),
    /** Late money has booked below what is open: nothing that waits goes on by it. */
    acaboDebajo: ({ event }) =>
      event.type === 'flow.ended' && event.outcome !== 'pago_sin_turno' && event.beneath === true,
    dejaPagoDebajo: ({ event }) =>
      event.type === 'flow.ended' && event.outcome === 'pago_sin_turno' && event.beneath === true,
    dejaPago: ({ event }) => event.type === 'flow.ended' && event.outcome === 'pago_sin_turno',
    /** Nothing is left that this money is to pay: nothing is booked on it, a person asks. */
    pagoDeLoDejado: ({ event }) => isLeftOver(event),
    pagoParaTurno: ({ event }) => event.type === 'order.changed' && lateBooking(event) !== undefined,
    pagoDeVarios: ({ event }) => nextToPay(event) !== undefined,
    pagoEnParte: ({ event }) => event.type === 'order.changed' && event.order.status === 'partially_paid',
    pagoDevuelto: ({ event }) => unpaidAgain(event) !== undefined,
    pagoDudoso: ({ event }) =>
      event.type === 'order.changed' && (event.order.status === 'mismatch' || event.order.status === 'charged_back'),
    silencio: ({ event }) =>
      event.type === 'timer.fired' && event.kind === 'silencio' && event.world.flow !== undefined,
    /** With an order open, or among payments, a picture is a receipt until somebody has seen that it is none. */
    pareceComprobante: ({ event }) =>
      event.type === 'customer.sends_media' &&
      (event.media === 'image' || event.media === 'document') &&
      event.seen !== 'other' &&
      (claimable(event.world) !== undefined ||
        justPaid(event.world) !== undefined ||
        (event.world.flow?.startsWith('PAGOS') ?? false)),
    corrigeDePaso: ({ event }) => isInPassing(event),
    corrigeDato: ({ event }) => mendedOf(event) !== undefined,
    diceQueEstaMal: ({ context, event }) => saysAmiss(event, context.dato) !== undefined,
    vieneConPalabras: ({ event }) => 'beside' in event,
    vencenOrdenes: ({ event }) => event.type === 'timer.fired' && event.kind === 'orden',
    vuelveDePersona: ({ event }) => event.type === 'timer.fired' && event.kind === 'persona',
  },
});

export const emitAll = (list: (event: MachineEvent, context: RecepcionContext) => readonly Emitted[]) =>
  s.enqueueActions(({ context, event, enqueue }) => {
    for (const one of list(event, context)) enqueue.emit(one);
  });
/** Says something with buttons that reception itself answers. */
export const withOptions = (
  copy: 'saludo' | 'dato_anotado' | 'menu' | 'lista_vencida' | 'sin_turnos_propios' | 'persona_no_disponible',
  ...list: Option[]
) => [
  s.assign(({ event }) => ({ offer: options(event.world, ...list), cita: null })),
  s.emit(({ context }) => say({ key: copy }, context.offer ?? undefined)),
];
type Plain = 'saludo_breve' | 'dato_anotado' | 'salida' | 'nada_que_cancelar' | 'nada_pendiente';
export const plain = (key: Plain | 'conversacion_reiniciada') => s.emit(say({ key }));

/** "Ok", "gracias" beside a question that it does not answer: never as if all were said (CONV-5). */
export const courtesy = emitAll((event) => {
  const { flow, turn: times } = event.world;
  const waits = event.type === 'customer.acknowledges' && event.waits === true ? { waits: true as const } : {};
  const tells = event.type === 'customer.acknowledges' && event.tells === true ? { tells: true as const } : {};
  return [say({ key: 'cortesia', times, ...(flow === undefined ? {} : { state: flow }), ...waits, ...tells })];
});

/** What reception was talking about goes into the flow, and is no longer its own. */
export const start = (machine: FlowName, input: (event: MachineEvent, context: RecepcionContext) => FlowInput) => [
  s.enqueueActions(({ context, event, enqueue }) => {
    enqueue.emit({ type: 'flow.start', machine, input: input(event, context) });
    enqueue.emit({ type: 'flow.progress' });
  }),
  s.assign(({ context, event }) => ({
    ...begun(context, event),
    reemplaza: machine === 'agenda' ? left.replacedBy(event)?.id : context.reemplaza,
  })),
];
function begun({ lockUntil, hablado }: RecepcionContext, event: MachineEvent): Partial<RecepcionContext> {
  return {
    lockUntil: lockUntil > event.world.at ? lockUntil : event.world.at + AGENTE_CERO_LOCK_MS,
    offer: null,
    cita: null,
    hablado: takenAlong(hablado, event),
    dejado: undefined,
    parado: undefined,
  };
}
/** The flow that silence ended is begun again with what was known, and asks its own question. */
export const goOnWithParked = [
  emitAll((event, { parado }) => {
    const again = reopenedBy(event, parado);
    return again === undefined ? [] : [{ type: 'flow.start', ...again }, { type: 'flow.progress' }];
  }),
  s.assign(({ context, event }) => begun(context, event)),
];
export const takeUpAgain = start('agenda', (event, { dejado }) => takenUpAgain(event, dejado) ?? {});
export const sayOther = emitAll(left.otherService);
export const changeInPlace = start('reprogramacion', (event) => changedInPlace(event) ?? {});
/** The other service is booked: does the old one go? */
export const askAboutOld = start('cancelacion', (_event, { reemplaza }) =>
  reemplaza === undefined ? {} : { appointmentId: reemplaza },
);
export const startLater = [
  emitAll((event) => {
    const next = laterFlow(event);
    return next === undefined ? [] : [{ type: 'flow.start', ...next }];
  }),
  s.assign(({ context, event }) => ({ ...begun(context, event), dejado: context.dejado })),
];
/** What was asked about is still what the talk is about. */
function isOfAService({ hablado }: RecepcionContext, event: MachineEvent): boolean {
  return stillSpokenOf(hablado, event).servicio !== undefined;
}
/** "¿Cuánto sale el color?", "dale, para el sábado": the color, unless another service is named. */
export const wishInput = (event: MachineEvent, { hablado }: RecepcionContext): FlowInput => {
  const detalles = 'detalles' in event ? event.detalles : {};
  if (event.type === 'customer.wants_booking' && event.ajeno === true) return { detalles, ajeno: true };
  if (event.type === 'customer.wants_booking' && event.comoSiempre === true)
    return { detalles: { ...left.likeLastTime(event.world, detalles), ...detalles } };
  const servicio = serviceWeighed(hablado, event, detalles);
  const about = servicio === undefined ? serviceAhead(event) : { servicio };
  return { detalles: { ...about, ...detalles } };
};
/** Another booking of the same message waits, and is not passed over in silence. */
export const sayNext = [
  emitAll((event, { sigue }) => left.sayWaits(event, sigue)),
  s.assign(({ context: { sigue }, event }) => {
    const next = left.waitsForBooking(event);
    return { sigue: next === undefined ? sigue : left.queued(sigue, next) };
  }),
];
/** Nor is a change of what he has. */
export const sayNextChange = emitAll((event) => waitsToChange(event));
/** What is left of several that were asked for is not left in silence. */
export const sayDropped = emitAll((event) => left.sayOf('ya_no_sigue', left.droppedOf(event)));
function isBooked(event: MachineEvent): boolean {
  return event.type === 'flow.ended' && event.outcome === 'reservado';
}
/** What was booked or moved is kept in mind. */
export const keepDone = s.assign(({ context, event }) => ({
  sigue: left.stillWaiting(event, context),
  ultima: left.lastOf(event) ?? context.ultima,
  dejado: keptOf(event) ?? context.dejado,
  parado: parkedOf(event) ?? context.parado,
  // What was asked of it on the way is answered by its booking: a "sí" behind that is no wish for another.
  ...(isBooked(event) && { hablado: withoutService(context.hablado, event) }),
  reemplaza: event.type === 'flow.ended' && event.machine === 'agenda' ? undefined : context.reemplaza,
}));
/** An errand that waited is announced before it asks its own question. */
export const afterFlow = [emitAll(left.sayTakenUp), keepDone];
export const keepLast = s.assign(({ context, event }) => ({ ultima: left.lastOf(event) ?? context.ultima }));
/** The appointment picked from "mis turnos" is meant, unless the message names another. */
export const startOnCita = (machine: 'reprogramacion' | 'cancelacion') =>
  start(machine, (event, context) => {
    const detalles = 'detalles' in event ? event.detalles : {};
    const several = event.type === 'customer.wants_cancellation' && event.cuantas !== undefined;
    const cita = 'otra' in event ? left.otherThan(event.world, context) : context.cita;
    return {
      detalles,
      ...(cita === null ? {} : { appointmentId: cita }),
      ...(several ? { cuantas: event.cuantas } : {}),
    };
  });
/** Who the customer is, told without being asked (AGENDA-11). */
export const learn = emitAll((event) =>
  event.type === 'customer.answers' && event.para === undefined
    ? [{ type: 'contact.learn', field: event.field, value: asMended(event, event.world) }]
    : [],
);
export const sayCitas = s.emit(({ context, event }) =>
  say(
    {
      key: 'mis_turnos',
      appointments: event.world.appointments,
      ...(event.type === 'customer.wants_appointments' && event.conNombre === true ? { conNombre: true } : {}),
    },
    context.offer ?? undefined,
  ),
);
export const showCitas = [
  s.assign(({ event }) => ({ offer: appointmentsOffer(event.world, event.world.appointments), cita: null })),
  sayCitas,
];
export const turnPage = s.assign(({ context, event }) =>
  event.type === 'customer.wants_more' && context.offer ? { offer: { ...context.offer, page: event.page } } : {},
);
export const pickCita = [
  s.assign(({ context, event }) => ({
    cita: (event.type === 'customer.selects' ? idAt(context.offer, event.offer, event.n) : undefined) ?? null,
    offer: options(event.world, 'reprogramar', 'cancelar_cita', 'salir'),
  })),
  emitAll(({ world }, context) => {
    const appointment = world.appointments.find((x) => x.id === context.cita);
    return appointment ? [say({ key: 'acciones_turno', appointment }, context.offer ?? undefined)] : [];
  }),
];
export const keepTopic = s.assign(({ context, event }) => ({ hablado: spokenOf(event, context.hablado) }));
export const answer = emitAll((event, { ultima, hablado }) => {
  if (event.type !== 'customer.asks') return [];
  return [say(answerTo(event, serviceAskedAbout(event) ?? serviceJustBooked(event, ultima), hablado))];
});
export const sayHoursOfThatDay = [
  keepTopic,
  emitAll((event, { hablado }) => {
    const copy = hoursOfThatDay(event, hablado);
    return copy === undefined ? [] : [say(copy)];
  }),
];
/** The same of another service, which is talked about from now on. */
export const sayTheSame = [
  s.assign(({ context, event }) => ({ hablado: sameOfAnother(event, context.hablado) ?? context.hablado })),
  emitAll((_event, { hablado }) => {
    const { pregunta, servicio } = hablado ?? {};
    return pregunta === undefined || servicio === undefined
      ? []
      : [say({ key: 'respuesta', topic: pregunta, servicio })];
  }),
];
export const answerMedia = emitAll((event) => {
  if (event.type !== 'customer.sends_media') return [];
  const { media, seen } = event;
  return [say(seen === undefined ? { key: 'medio_no_soportado', media } : { key: 'medio_no_leido', media, seen })];
});
export const unclear = s.emit({ type: 'flow.fruitless', cause: 'not_understood' });
export const unanswered = s.emit({ type: 'flow.fruitless', cause: 'unanswered' });
export const sayUnknown = [
  s.assign(({ event: { world } }) => ({ ofrecida: world.flow === undefined ? world.turn : undefined })),
  s.emit(({ context }) =>
    say({ key: 'respuesta', topic: 'otro', ...(context.fruitless > 1 ? { otraVez: true } : {}) }),
  ),
];
export const countFruitless = s.assign(({ context }) => ({ fruitless: context.fruitless + 1 }));
export const reset = s.assign({ fruitless: 0 });
export const sayNotUnderstood = [
  s.assign(({ context, event }) =>
    event.world.flow === undefined
      ? { offer: options(event.world, 'agendar', 'pagar', 'persona'), cita: null }
      : { offer: context.offer },
  ),
  s.emit(({ context, event }) =>
    say(
      { key: 'no_entendi', times: context.fruitless, state: event.world.flow ?? 'conversando' },
      event.world.flow === undefined && context.fruitless > 1 ? (context.offer ?? undefined) : undefined,
    ),
  ),
];
export const sayOptions = [
  s.assign(({ event }) => ({ offer: options(event.world, 'agendar', 'persona', 'salir') })),
  s.emit(({ context }) => say({ key: 'opciones', times: context.fruitless }, context.offer ?? undefined)),
];
export const nudge = emitAll(({ world }) => [
  say({ key: 'silencio', state: world.flow ?? 'conversando' }),
  ...parking(world),
]);
/** Given back, or forgotten, and the customer says nothing more: what is open below is not left open for ever (CONV-14). */
export const parkLater = emitAll(({ world }) => (world.flow === undefined ? [] : parking(world)));

/* ── Details ────────────────────────────────────────────────────────────────────────────────────────────────────── */

function parking({ at, tenant }: MachineEvent['world']): Emitted[] {
  const { parkAfterMs } = tenant.silence;
  return parkAfterMs > 0 ? [{ type: 'timer.set', kind: 'parar', dueAt: at + parkAfterMs }] : [];
}
