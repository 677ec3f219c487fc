import { common, corrected, fallSilent, hourOver, stop } from './agenda-exits.ts';
import * as h from './agenda-held.ts';
import * as m from './agenda-money.ts';
import * as d from './agenda-deeds.ts';
import * as w from './agenda-words.ts';
import * as a from './agenda-setup.ts';
import { keepGuest } from './agenda-whom.ts';
import * as t from './agenda-standing.ts';

/** The states of a booking that is to be paid first, from the yes to its link on (AGENDA-16). Part of `agenda.ts`. */

const remindAgain = { guard: 'mismoPedido', actions: [a.repeated, m.remindPayment] } as const;
/** What came was given back: whoever still wants it is asked whether he pays anew, and makes no link by the word alone. */
const payAnew = { guard: 'pagaDeNuevo', target: 'AGENDA_CONFIRMANDO_TURNO' } as const;
/** Whose it is, told behind the link: its hour is held, and its link stands, as before. */
const named = { guard: 'soloDiceSuNombre', actions: [keepGuest, m.noteWhose, m.remindPayment] } as const;

const noLink = { target: 'AGENDA_PAGO_FALLIDO', actions: [a.makeRetry, w.sayPaymentFailed] } as const;

export const paying = {
  AGENDA_GENERANDO_LINK: {
    tags: 'servicio',
    on: {
      ...common,
      // A part came by the link before it: one for the whole would charge that twice.
      'link.created': [
        t.partPaid,
        { guard: 'linkYaVencido', ...noLink },
        { target: 'AGENDA_ESPERANDO_PAGO', actions: m.sendLink },
      ],
      'order.changed': h.paid,
      'link.failed': noLink,
      'customer.wants_booking': corrected,
      'customer.wants_other_time': t.otherSlots,
      'customer.wants_payment': { guard: 'esteServicio', actions: w.sayMakingLink },
      'customer.rejects': stop,
      'customer.goes_back': t.otherSlots,
      'customer.accepts': { actions: w.sayMakingLink },
      'customer.retries': { actions: w.sayMakingLink },
      'customer.taps_stale': { actions: w.sayMakingLink },
      'customer.not_understood': { actions: w.sayMakingLink },
      'flow.ended': {},
    },
  },

  /** The provider failed: the stage does not advance, another try is offered (PAGOS-9). */
  AGENDA_PAGO_FALLIDO: {
    tags: 'cliente',
    on: {
      ...common,
      'customer.retries': { target: 'aceptado' },
      'customer.accepts': { target: 'aceptado' },
      'order.changed': h.paid,
      'customer.rejects': stop,
      'customer.wants_booking': [{ guard: 'mismoPedido', actions: [a.repeated, w.sayPaymentFailed] }, corrected],
      'customer.wants_other_time': t.otherSlots,
      'customer.wants_payment': { guard: 'esteServicio', target: 'AGENDA_CONFIRMANDO_TURNO' },
      'customer.goes_back': { target: 'AGENDA_CONFIRMANDO_TURNO' },
      'customer.taps_stale': { actions: w.sayPaymentFailed },
      'customer.not_understood': { actions: [a.unclear, w.sayPaymentFailed] },
      'flow.ended': { target: 'AGENDA_CONFIRMANDO_TURNO' },
    },
  },

  AGENDA_ESPERANDO_PAGO: {
    tags: 'cliente',
    on: {
      'customer.exits': [{ guard: 'diceCancelar', target: 'dejado', actions: [d.letGo, m.dropOrder] }, h.leftOpen],
      'order.changed': [...h.paid, { guard: 'pagoUnaParte', actions: m.tellPart }],
      'timer.fired': [
        { guard: 'vencioOrden', target: 'sin_cambios', actions: [m.expireOrder, d.letGo] },
        { guard: 'vencioLoPagado', ...hourOver },
        fallSilent,
      ],
      'customer.rejects': h.refused,
      'customer.goes_back': t.otherSlots,
      'customer.wants_other_time': [h.lookAround, t.otherSlots],
      'customer.wants_booking': [h.lookAround, payAnew, named, remindAgain, corrected],
      // What is missing of a part is a person's to settle: payments hand it over.
      'customer.wants_payment': [payAnew, { guard: 'esElPagoPrevio', actions: m.remindPayment }],
      'customer.asks': [payAnew, { guard: 'preguntaLoQueDebe', actions: m.remindPayment }],
      /** "¿Me quedó reservado?": not yet, and what is missing. */
      'customer.wants_appointments': { guard: 'noHayCitas', actions: m.remindPayment },
      'customer.accepts': [payAnew, { actions: m.remindPayment }],
      'customer.retries': payAnew,
      'customer.taps_stale': { actions: m.remindPayment },
      'customer.not_understood': { actions: [a.unclear, m.remindPayment] },
      'flow.ended': { actions: m.remindPayment },
    },
  },
  pagado: {
    always: [
      ...t.paidInVain,
      { target: 'AGENDA_FINALIZANDO_CITA', actions: [m.sayPaid, a.keepHold, d.book, m.keepPaid] },
    ],
  },
} as const;
