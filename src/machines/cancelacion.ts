import * as a from './cancelacion-setup.ts';
import { s } from './cancelacion-setup.ts';
import { cancelledOff } from './left-off.ts';

/**
 * Cancelling an appointment (seed 002 §7.1; AGENDA-7).
 * The MODEL owns: which appointment is meant, and the reason if one was given.
 * The MACHINE owns: that nothing is cancelled without a yes, that the calendar event really goes before anybody says
 * "cancelado" (must-hold 50), and the tenant's late-cancellation rule.
 *
 * Version 1.
 */
const goesOn = { guard: 'quedanOtras', target: 'resuelta' } as const;
/** "No, la del jueves": that one is asked about, and a "sí" means no other. */
const another = [
  {
    guard: 'nombraOtra',
    target: 'AGENDA_CANCELACION_CONFIRMANDO',
    reenter: true,
    actions: [a.sayStays, a.keepOther, a.progress],
  },
  {
    guard: 'nombraOtras',
    target: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION',
    actions: [a.sayStays, a.keepWords, a.progress],
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
  output: ({ context: { outcome, cita, luego, pago = cita?.orderId } }) => ({
    outcome,
    ...(luego && { luego }),
    ...(pago === undefined ? {} : { orderId: pago }),
    ...(cita === null || outcome !== 'cancelado' ? {} : { left: cancelledOff(cita) }),
  }),
  states: {
    inicio: {
      on: {
        'flow.begin': [
          { guard: 'noHayCitas', target: 'sin_cambios', actions: a.plain({ key: 'sin_turnos_propios' }) },
          {
            guard: 'hayVarias',
            target: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION',
            actions: [a.sayNone, a.begin],
          },
          { target: 'AGENDA_CANCELACION_CONFIRMANDO', actions: [a.sayNone, a.begin] },
        ],
      },
    },

    AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION: {
      tags: 'cliente',
      entry: [a.makeList, a.sayList],
      on: {
        ...exits,
        'customer.selects': {
          guard: 'eligeCita',
          target: 'AGENDA_CANCELACION_CONFIRMANDO',
          actions: [a.keepChoice, a.progress],
        },
        'customer.wants_cancellation': [
          {
            guard: 'sonTodas',
            target: 'AGENDA_CANCELACION_CONFIRMANDO',
            actions: [a.keepQueue, a.keepFirst, a.progress],
          },
          { guard: 'nombraOtra', target: 'AGENDA_CANCELACION_CONFIRMANDO', actions: [a.keepOther, a.progress] },
          { actions: [a.keepQueue, a.sayNone, a.repeated, a.sayList] },
        ],
        'customer.rejects': { target: 'salido', actions: a.sayLeft },
        'customer.goes_back': { target: 'salido', actions: a.sayLeft },
        'customer.taps_stale': { actions: a.sayList },
        'customer.not_understood': { actions: [a.unclear, a.sayList] },
        'flow.ended': [
          { guard: 'noHayCitas', target: 'sin_cambios' },
          { guard: 'algunaSeMovio', target: 'sin_cambios' },
          { target: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION', reenter: true },
        ],
      },
    },

    AGENDA_CANCELACION_CONFIRMANDO: {
      tags: 'cliente',
      entry: [a.makeYesNo, a.sayQuestion],
      on: {
        ...exits,
        // "Cancelar" leaves, and whoever meant a yes by it reads that nothing was a.cancelled (CONV-10).
        'customer.exits': { target: 'salido', actions: a.sayStays },
        'customer.accepts': { target: 'aceptado', actions: a.keepQueue },
        'customer.retries': { target: 'aceptado' },
        'customer.rejects': [
          // "La tasación no", while the visit is in question.
          { guard: 'nombraOtra', actions: [a.sayOtherStays, a.spare, a.progress, a.makeYesNo, a.sayQuestion] },
          { ...goesOn, actions: [a.sayStays, a.advance, a.progress] },
          { target: 'sin_cambios', actions: a.sayStays },
        ],
        'customer.goes_back': [
          { guard: 'laEligio', target: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION' },
          { target: 'sin_cambios', actions: a.sayStays },
        ],
        'customer.wants_cancellation': [
          { guard: 'sonVarias', actions: [a.keepQueue, a.progress, a.makeYesNo, a.sayQuestion] },
          ...another,
          // Asked anew, so that a "sí" means this and not a list that was looked at in between.
          { actions: [a.sayNone, a.repeated, a.makeYesNo, a.sayQuestion] },
        ],
        'customer.taps_stale': { actions: a.sayQuestion },
        'customer.not_understood': { actions: [a.unclear, a.sayQuestion] },
        'flow.ended': [
          { guard: 'seFueYQuedanOtras', target: 'resuelta', actions: a.advance },
          { guard: 'yaNoEsta', target: 'sin_cambios' },
          { guard: 'laMovieron', target: 'sin_cambios' },
          // A tap on the question of before was to the old hour.
          { guard: 'seMovioAntes', actions: [a.refreshCita, a.makeYesNo, a.sayQuestion] },
          { actions: [a.refreshCita, a.sayQuestion] },
        ],
      },
    },

    aceptado: {
      always: [
        { guard: 'yaEmpezo', target: 'sin_cambios', actions: a.sayBegun },
        { guard: 'seDijoQueEsTarde', target: 'derivado' },
        { guard: 'esTarde', target: 'derivado', actions: a.sayLate },
        { target: 'AGENDA_EJECUTANDO_CANCELACION', actions: [a.deleteEvent, a.progress] },
      ],
    },

    /** The event is being deleted: only its answer says what happened. */
    AGENDA_EJECUTANDO_CANCELACION: {
      tags: 'servicio',
      on: {
        'calendar.written': [
          { guard: 'seFueAOtroCalendario', actions: [a.refreshCita, a.deleteEvent] },
          { ...goesOn, actions: [a.cancelled, a.sayPaymentLeft, a.tellDesk, a.advance] },
          { guard: 'hayPago', target: 'pago_sin_turno', actions: [a.cancelled, a.sayPaymentLeft] },
          { target: 'cancelado', actions: a.cancelled },
        ],
        'calendar.refused': { target: 'AGENDA_CANCELACION_FALLIDA' },
        'calendar.failed': { target: 'AGENDA_CANCELACION_FALLIDA', actions: a.putRight },
        'customer.wants_cancellation': { actions: a.plain({ key: 'cancelando' }) },
        // It is not there to be moved any more; another one has a flow of its own.
        'customer.wants_reschedule': {
          guard: 'pideOtraCosa',
          actions: [a.noteLater, a.plain({ key: 'cancelando', later: true })],
        },
        'customer.exits': { actions: a.plain({ key: 'cancelando' }) },
        'customer.rejects': { actions: a.plain({ key: 'cancelando' }) },
        'customer.goes_back': { actions: a.plain({ key: 'cancelando' }) },
        'customer.accepts': { actions: a.plain({ key: 'cancelando' }) },
        'customer.retries': { actions: a.plain({ key: 'cancelando' }) },
        'customer.taps_stale': { actions: a.plain({ key: 'cancelando' }) },
        'customer.not_understood': { actions: a.plain({ key: 'cancelando' }) },
        'flow.ended': {},
      },
    },

    AGENDA_CANCELACION_FALLIDA: {
      tags: 'cliente',
      entry: [a.makeRetry, a.sayFailed],
      on: {
        ...exits,
        'customer.retries': { target: 'aceptado' },
        'customer.accepts': { target: 'aceptado' },
        'customer.wants_cancellation': [...another, { target: 'aceptado' }],
        'customer.rejects': [
          { ...goesOn, actions: [a.sayStays, a.advance, a.progress] },
          { target: 'sin_cambios', actions: a.sayStays },
        ],
        'customer.goes_back': { target: 'sin_cambios', actions: a.sayStays },
        'customer.taps_stale': { actions: a.sayFailed },
        'customer.not_understood': { actions: [a.unclear, a.sayFailed] },
        'flow.ended': [
          { guard: 'seFueYQuedanOtras', target: 'resuelta', actions: a.advance },
          { guard: 'yaNoEsta', target: 'sin_cambios' },
          { guard: 'laMovieron', target: 'sin_cambios' },
          { guard: 'seMovioAntes', actions: [a.refreshCita, a.makeRetry, a.sayFailed] },
          { actions: [a.refreshCita, a.sayFailed] },
        ],
      },
    },

    /** One of several is done with: the next one is asked about. */
    resuelta: {
      always: [
        { guard: 'esLaSiguiente', target: 'AGENDA_CANCELACION_CONFIRMANDO', actions: a.keepFirst },
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
