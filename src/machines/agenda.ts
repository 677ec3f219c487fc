import { emptyAgenda, outputOf } from './agenda-facts.ts';
import * as m from './agenda-money.ts';
import * as d from './agenda-deeds.ts';
import * as say from './agenda-words.ts';
import * as a from './agenda-setup.ts';
import { s } from './agenda-setup.ts';
import { asksOfIt, common, corrected, stop } from './agenda-exits.ts';
import * as b from './agenda-booked.ts';
import * as h from './agenda-held.ts';
import * as l from './agenda-list.ts';
import { paying } from './agenda-paying.ts';
import * as t from './agenda-standing.ts';
import * as w from './agenda-whom.ts';

/**
 * Booking (seed 002 §7.1; AGENDA-1…5, 9…11, 14, 16).
 * The MODEL owns: which facts a message states (service, day, hour, person, preference).
 * The MACHINE owns: what is missing, when a slot is held, that nothing is booked without a yes and (where the tenant
 * says so) a payment, and every word about what has happened.
 *
 * A machine is read whole, so it is one file, and long; what waits for a payment stands in `agenda-paying.ts`. Version 1.
 * Lower-case states are crossed, never rested in; the final ones say how the flow left.
 */

/** Asked anew, so that a "sí" means this and not a list that was looked at in between. */
const confirmAgain = { guard: 'mismoPedido', actions: [a.repeated, a.makeYesNo, say.sayConfirmation] } as const;
const sayAgain = { actions: say.sayServices } as const;
/** Another hour, while the calendar is being told of this one. */
const later = { guard: 'pideOtraCosa', actions: [a.noteLater, say.sayLater] } as const;
const backToServices = { target: 'AGENDA_ELIGIENDO_SERVICIO', actions: [d.letGo, a.forgetService] } as const;
const otherKinds = { target: 'AGENDA_ELIGIENDO_SERVICIO', reenter: true, actions: a.forgetService } as const;

export const agenda = s.createMachine({
  id: 'agenda',
  context: emptyAgenda,
  initial: 'inicio',
  output: ({ context }) => outputOf(context),
  /** Whichever hour it will be. */
  on: { 'order.changed': h.paidElsewhere },
  states: {
    inicio: {
      on: {
        'flow.begin': [
          { guard: 'traePago', target: 'pagado', actions: a.beginPaid },
          t.tooMany,
          { target: 'triage', actions: a.begin },
        ],
      },
    },

    /** What is missing? What was to be paid for another service is not this one's money (AGENDA-16). */
    triage: {
      entry: [m.dropOtherOrder, m.forgetOtherOrder],
      always: [
        { guard: 'pagoOtroServicio', target: 'pago_sin_turno', actions: m.sayPaymentLeft },
        { guard: 'faltaServicio', target: 'AGENDA_ELIGIENDO_SERVICIO' },
        { guard: 'faltaSucursal', target: 'AGENDA_ELIGIENDO_SUCURSAL' },
        { target: 'AGENDA_BUSCANDO_TURNOS' },
      ],
    },

    AGENDA_ELIGIENDO_SERVICIO: {
      tags: 'cliente',
      entry: [a.makeServices, say.sayServices],
      on: {
        ...common,
        'customer.selects': [
          { guard: 'eligeServicio', target: 'triage', actions: [a.keepService, a.progress] },
          { guard: 'eligeTipo', target: 'triage', actions: [a.keepKind, a.progress] },
        ],
        'customer.accepts': h.thatOne,
        'customer.wants_more': [
          { guard: 'hayPagina', actions: [a.turnPage, say.sayServices] },
          { guard: 'esSuLista', actions: say.sayServices },
        ],
        'customer.wants_booking': [{ guard: 'mismoPedido', actions: [a.repeated, say.sayServices] }, corrected],
        'customer.wants_other_time': sayAgain,
        'customer.rejects': stop,
        'customer.goes_back': [{ guard: 'listaDeUnTipo', ...otherKinds }, stop],
        'customer.taps_stale': sayAgain,
        'customer.not_understood': { actions: [a.unclear, say.sayServices] },
        'flow.ended': [h.onThatDay, { actions: say.sayServices }],
      },
    },

    AGENDA_ELIGIENDO_SUCURSAL: {
      tags: 'cliente',
      entry: [a.makeBranches, say.sayBranches],
      on: {
        ...common,
        'customer.selects': { guard: 'eligeSucursal', target: 'triage', actions: [a.keepBranch, a.progress] },
        'customer.wants_booking': [{ guard: 'mismoPedido', actions: [a.repeated, say.sayBranches] }, corrected],
        'customer.wants_other_time': { actions: say.sayBranches },
        'customer.rejects': stop,
        'customer.goes_back': backToServices,
        'customer.taps_stale': { actions: say.sayBranches },
        'customer.not_understood': { actions: [a.unclear, say.sayBranches] },
        'flow.ended': [h.onThatDay, { actions: say.sayBranches }],
      },
    },

    AGENDA_BUSCANDO_TURNOS: {
      tags: 'servicio',
      entry: d.search,
      on: {
        ...common,
        'slots.found': [
          { guard: 'siguenTurnos', target: 'AGENDA_MOSTRANDO_OPCIONES', actions: [l.keepMoreSlots, say.saySlots] },
          { guard: 'noSiguenTurnos', target: 'AGENDA_MOSTRANDO_OPCIONES', actions: [l.keepMoreSlots, say.sayNoMore] },
          { guard: 'hayDosHoras', target: 'AGENDA_ACLARANDO_HORA', actions: a.keepHours },
          { guard: 'hayExacto', target: 'elegido', actions: a.keepSlot },
          { guard: 'noHayTurnos', target: 'AGENDA_SIN_DISPONIBILIDAD', actions: [a.makeOtherDate, say.sayNoSlots] },
          { target: 'AGENDA_MOSTRANDO_OPCIONES', actions: [l.keepSlots, say.saySlots] },
        ],
        'slots.failed': [
          t.serviceGone,
          { target: 'AGENDA_SIN_DISPONIBILIDAD', actions: [a.makeRetry, say.sayCalendarDown] },
        ],
        'customer.wants_booking': corrected,
        'customer.wants_other_time': { actions: say.saySearching },
        'customer.goes_back': backToServices,
        'customer.accepts': { actions: say.saySearching },
        'customer.retries': { actions: say.saySearching },
        'customer.rejects': { actions: say.saySearching },
        'customer.taps_stale': { actions: say.saySearching },
        'customer.not_understood': { actions: say.saySearching },
        'flow.ended': h.onThatDay,
      },
    },

    /** "A las 5" fits twice in that day's opening hours: asked, never guessed (AGENDA-14). */
    AGENDA_ACLARANDO_HORA: {
      tags: 'cliente',
      entry: say.sayHours,
      on: {
        ...common,
        'customer.selects': {
          guard: 'eligeHora',
          target: 'AGENDA_BUSCANDO_TURNOS',
          actions: [a.keepHour, a.progress],
        },
        'customer.accepts': { actions: say.sayHours },
        'customer.wants_booking': [{ guard: 'mismoPedido', actions: [a.repeated, say.sayHours] }, corrected],
        'customer.wants_other_time': t.otherSlots,
        'customer.rejects': t.otherSlots,
        'customer.goes_back': [l.backToBranches, backToServices],
        'customer.taps_stale': { actions: say.sayHours },
        'customer.not_understood': { actions: [a.unclear, say.sayHours] },
        'flow.ended': [h.onThatDay, { actions: say.sayHours }],
      },
    },

    AGENDA_MOSTRANDO_OPCIONES: {
      tags: 'cliente',
      on: {
        ...common,
        'customer.selects': [
          h.theHeldOne,
          { guard: 'eligeTurno', target: 'elegido', actions: [d.letGoOther, w.keepGuest, a.keepSlot] },
        ],
        'customer.wants_more': l.more,
        'customer.wants_booking': [...l.askedAgain, h.lookAround, corrected],
        'customer.wants_other_time': { actions: say.sayOtherTime },
        'customer.rejects': [h.keepsHeld, h.tooDear, { actions: say.sayOtherTime }],
        'customer.goes_back': [h.keepsHeld, l.backToBranches, backToServices],
        'customer.taps_stale': { target: 'AGENDA_BUSCANDO_TURNOS' },
        'customer.not_understood': l.notUnderstood,
        'flow.ended': h.searchOn,
      },
    },

    /** Nothing free, or availability could not be read: nothing is made up (AGENDA-9). */
    AGENDA_SIN_DISPONIBILIDAD: {
      tags: 'cliente',
      on: {
        ...common,
        'customer.retries': { target: 'AGENDA_BUSCANDO_TURNOS' },
        'customer.accepts': { target: 'AGENDA_BUSCANDO_TURNOS' },
        'customer.wants_other_time': { actions: say.sayOtherTime },
        'customer.wants_booking': [{ guard: 'mismoPedido', target: 'AGENDA_BUSCANDO_TURNOS' }, h.lookAround, corrected],
        'customer.rejects': [h.keepsHeld, stop],
        'customer.goes_back': [h.keepsHeld, l.backToBranches, backToServices],
        'customer.taps_stale': { target: 'AGENDA_BUSCANDO_TURNOS' },
        'customer.not_understood': { actions: [a.unclear, say.sayOtherTime] },
        'flow.ended': [h.onThatDay, { target: 'AGENDA_BUSCANDO_TURNOS' }],
      },
    },

    /** A slot was chosen: is it free, and what is still missing? */
    elegido: {
      always: [
        ...t.chosen,
        {
          guard: 'faltaDato',
          target: 'AGENDA_PIDIENDO_DATOS',
          actions: [d.takeHold, a.keepHold, a.makeField, w.sayFieldOfHour, a.progress],
        },
        { guard: 'pideConfirmar', target: 'AGENDA_CONFIRMANDO_TURNO', actions: [d.takeHold, a.keepHold, a.progress] },
        { target: 'AGENDA_FINALIZANDO_CITA', actions: [m.dropUnneeded, a.keepHold, d.book, m.keepPaid] },
      ],
    },

    AGENDA_PIDIENDO_DATOS: {
      tags: 'cliente',
      on: {
        ...asksOfIt(w.sayField),
        'customer.accepts': { actions: w.sayFieldMissing },
        'customer.acknowledges': { actions: w.sayFieldMissing },
        'customer.answers': [
          { guard: 'esSuDato', target: 'conDato', actions: [w.learn, w.keepAnswer, a.progress] },
          w.namesGuest,
        ],
        'customer.wants_booking': [w.forWhom, w.askAgain, corrected],
        'customer.wants_other_time': t.otherSlots,
        // "No quiero dar mi nombre", "¿para qué?": said why it is asked; who insists is offered the ways out (CONV-9).
        'customer.rejects': { actions: [a.repeated, w.sayFieldWhy] },
        'customer.goes_back': [w.oneFieldBack, t.otherSlots],
        'customer.taps_stale': { actions: w.sayFieldAgain },
        'customer.not_understood': { actions: [a.unclear, w.sayFieldAgain] },
        'flow.ended': [h.onThatDay, { guard: 'yaLoDijo', target: 'conDato' }, { actions: w.sayField }],
      },
    },
    conDato: {
      always: [
        { guard: 'faltaDato', target: 'AGENDA_PIDIENDO_DATOS', actions: [a.makeField, w.sayField] },
        { guard: 'pideConfirmar', target: 'AGENDA_CONFIRMANDO_TURNO' },
        { target: 'aceptado' },
      ],
    },

    AGENDA_CONFIRMANDO_TURNO: {
      tags: 'cliente',
      entry: [a.makeYesNo, say.sayConfirmation],
      on: {
        ...asksOfIt(say.sayConfirmation),
        'customer.accepts': { target: 'aceptado', actions: w.keepGuest },
        'customer.answers': [w.namesAnother, w.namesGuest],
        'customer.rejects': [{ guard: 'faltaPago', target: 'AGENDA_SIN_PAGO_PREVIO' }, h.tooDear, t.otherSlots],
        'order.changed': h.paidMeanwhile,
        'customer.wants_payment': { guard: 'esDeSuPago', actions: say.sayConfirmation },
        'customer.asks': { guard: 'preguntaElPagoPrevio', actions: say.sayConfirmation },
        'customer.wants_other_time': t.otherSlots,
        'customer.wants_booking': [w.forWhom, confirmAgain, corrected],
        'customer.wants_appointments': { guard: 'noHayCitas', actions: [say.sayNoneYet, say.sayConfirmation] },
        'customer.goes_back': t.otherSlots,
        'customer.taps_stale': { actions: say.sayConfirmation },
        'customer.not_understood': { actions: [a.unclear, say.sayConfirmation] },
        'flow.ended': [h.onThatDay, { target: 'elegido' }],
      },
    },

    /** The business does not book without its money: what else there is, is said, and nothing is asked of the hour. */
    AGENDA_SIN_PAGO_PREVIO: {
      tags: 'cliente',
      entry: [a.makeOtherDate, say.sayNotWithoutPayment],
      on: {
        ...asksOfIt(say.sayNotWithoutPayment),
        'customer.accepts': { target: 'AGENDA_CONFIRMANDO_TURNO' },
        'customer.rejects': stop,
        'customer.wants_payment': { guard: 'esteServicio', target: 'AGENDA_CONFIRMANDO_TURNO' },
        'customer.wants_other_time': t.otherSlots,
        'customer.wants_booking': [{ guard: 'mismoPedido', target: 'AGENDA_CONFIRMANDO_TURNO' }, corrected],
        'customer.goes_back': { target: 'AGENDA_CONFIRMANDO_TURNO' },
        'order.changed': h.paidMeanwhile,
        'customer.taps_stale': { actions: say.sayNotWithoutPayment },
        'customer.not_understood': { actions: [a.unclear, say.sayNotWithoutPayment] },
        'flow.ended': { target: 'elegido' },
      },
    },

    /** An explicit yes: the point of no return, unless a payment comes first. */
    aceptado: {
      always: [
        ...t.asked,
        // Asked about before its data were all in, because something had changed: not booked without them.
        { guard: 'faltaDato', target: 'AGENDA_PIDIENDO_DATOS', actions: [a.makeField, w.sayField] },
        { guard: 'demasiadosLinks', target: 'derivado', actions: [m.sayTooManyLinks, m.noteNoLinks, d.letGo] },
        { guard: 'faltaPago', target: 'AGENDA_GENERANDO_LINK', actions: [m.keepOrder, m.openOrder] },
        { target: 'AGENDA_FINALIZANDO_CITA', actions: [m.dropUnneeded, a.keepHold, d.book, m.keepPaid] },
      ],
    },

    ...paying,

    AGENDA_FINALIZANDO_CITA: {
      tags: 'servicio',
      on: {
        // The link that it was booked without is paid all the same: its money goes with it once it is booked.
        'order.changed': { guard: 'ordenPagada', actions: m.sayPaid },
        'calendar.written': [
          { guard: 'yaNoEsta', target: 'sin_cambios', actions: d.deleteAgain },
          { guard: 'pidioDeshacer', target: 'deshecho', actions: d.undoBooking },
          { target: 'reservado', actions: b.confirmBooked },
        ],
        'calendar.refused': [
          { guard: 'yaNoEsta', target: 'sin_cambios' },
          { guard: 'pidioDeshacer', target: 'deshecho', actions: [d.cancelRefused, d.sayUndone] },
          {
            guard: 'hayPago',
            target: 'pago_sin_turno',
            actions: [d.cancelRefused, m.sayRefusedThoughPaid, m.noteLost],
          },
          {
            target: 'AGENDA_BUSCANDO_TURNOS',
            actions: [d.cancelRefused, say.sayTaken, a.forgetBooking, a.forgetHour, a.takeLater],
          },
        ],
        'calendar.failed': [
          { guard: 'yaNoEsta', target: 'sin_cambios' },
          { guard: 'pidioDeshacer', target: 'deshecho', actions: d.undoBooking },
          { target: 'reservado', actions: b.confirmReserved },
        ],
        'customer.exits': [
          { guard: 'diceCancelar', actions: [a.noteUndo, say.sayBooking] },
          { actions: say.sayBooking },
        ],
        'customer.rejects': { actions: [a.noteUndo, say.sayBooking] },
        'customer.wants_booking': [later, { actions: say.sayBooking }],
        'customer.wants_other_time': later,
        'customer.goes_back': { actions: say.sayBooking },
        'customer.accepts': { actions: say.sayBooking },
        'customer.retries': { actions: say.sayBooking },
        'customer.taps_stale': { actions: say.sayBooking },
        'customer.not_understood': { actions: say.sayBooking },
        'flow.ended': {},
      },
    },

    /** What was paid for it is a person's matter now: nobody else would see that money (AGENDA-16). */
    deshecho: {
      always: [{ guard: 'hayPago', target: 'pago_sin_turno', actions: m.sayPaymentLeft }, { target: 'sin_cambios' }],
    },

    /** As of what is undone: a booking that was paid, whole or in part, is not left without a word to a person. */
    dejado: {
      always: [{ guard: 'hayPago', target: 'pago_sin_turno', actions: m.sayPaymentLeft }, { target: 'salido' }],
    },

    reservado: { type: 'final', entry: s.assign({ outcome: 'reservado' }) },
    derivado: { type: 'final', entry: s.assign({ outcome: 'derivado' }) },
    salido: { type: 'final', entry: s.assign({ outcome: 'salido' }) },
    /** Paid, and no appointment: the money is a person's matter. */
    pago_sin_turno: { type: 'final', entry: [s.assign({ outcome: 'pago_sin_turno' }), m.freeMoney] },
    sin_cambios: { type: 'final', entry: s.assign({ outcome: 'sin_cambios' }) },
  },
});
