import * as d from './reprogramacion-deeds.ts';
import * as a from './reprogramacion-setup.ts';
import { s } from './reprogramacion-setup.ts';
import * as w from './reprogramacion-words.ts';

/**
 * Moving an appointment (seed 002 §7.1; AGENDA-6).
 * The MODEL owns: which appointment is meant and the new wishes.
 * The MACHINE owns: that nothing moves without a yes, that old and new time swap in one commit, and that the old time
 * stays until the new one is sure.
 *
 * A machine is read whole, so it is one file, and long. Version 1.
 */
const corrected = {
  target: 'AGENDA_REPROGRAMACION_BUSCANDO',
  // A correction while it searches is searched for, too: the answer to the old wish then finds nobody.
  reenter: true,
  actions: [d.letGo, a.mergeWishes, a.forgetSlot, a.progress],
} as const;
/** "No, la del jueves": that one is taken up, and this one stays as it was. */
const another = [
  {
    guard: 'nombraOtra',
    target: 'AGENDA_REPROGRAMACION_BUSCANDO',
    reenter: true,
    actions: [d.letGo, w.sayStays, a.keepOther, a.forgetSlot, a.progress],
  },
  {
    guard: 'nombraOtras',
    target: 'AGENDA_REPROGRAMACION_ELIGIENDO_CITA',
    actions: [d.letGo, w.sayStays, a.keepWish, a.forgetSlot, a.progress],
  },
] as const;
const otherSlots = {
  target: 'AGENDA_REPROGRAMACION_BUSCANDO',
  actions: [d.letGo, a.forgetSlot, a.forgetHour],
} as const;
/** The tenants file changed meanwhile: that hour is not given any more; the service may not be either. */
const hourGone = {
  guard: 'yaNoSeDa',
  ...otherSlots,
  actions: [a.plain({ key: 'turno_ya_no_esta' }), ...otherSlots.actions],
} as const;
const serviceGone = {
  guard: 'yaNoSeOfrece',
  target: 'sin_cambios',
  actions: [a.plain({ key: 'servicio_ya_no_esta' }), d.letGo, w.sayStays],
} as const;
/** It began while the change was thought over: it stays, and only people can do something about it. */
const begun = { guard: 'citaYaEmpezo', target: 'sin_cambios', actions: [w.sayBegun, d.letGo] } as const;
/** The hour is taken, and what was wished for meanwhile is looked for, if anything was. */
const insteadOfIt = [d.letGo, a.forgetSlot, a.forgetHour, a.takeLater] as const;
/** Yet another hour, while the calendar is being told of this one. */
const later = { guard: 'pideOtraCosa', actions: [a.noteLater, w.sayLater] } as const;
/** It was paid for, or is to be, while the change was asked about: nothing is changed, and a person sees to it. */
const money = { guard: 'dependeDelPago', target: 'derivado', actions: [w.sayMoney, d.letGo, a.keepMoney] } as const;
/** It takes longer now, and somebody comes behind it. */
const changedInVain = {
  guard: 'cambioYSeOcupo',
  ...otherSlots,
  actions: [a.plain({ key: 'turno_recien_ocupado' }), ...otherSlots.actions],
} as const;
const taken = {
  guard: 'ocupado',
  target: 'AGENDA_REPROGRAMACION_BUSCANDO',
  actions: [a.plain({ key: 'turno_recien_ocupado' }), a.forgetSlot, a.forgetHour],
} as const;
const tooLate = {
  guard: 'pasado',
  target: 'AGENDA_REPROGRAMACION_BUSCANDO',
  actions: [w.sayPast, d.letGo, a.forgetSlot, a.forgetHour],
} as const;
/** The other service costs or takes something else than was told: given back as it was held, and asked as it is now. */
const changed = {
  guard: 'cambioLoPedido',
  target: 'AGENDA_REPROGRAMACION_CONFIRMANDO',
  actions: [a.plain({ key: 'turno_cambio' }), d.letGo, a.keepTerms, d.takeHold, a.keepHold],
} as const;
/** Whether it can be had as it was chosen; and as it was asked, with the hour held. */
const asChosen = [serviceGone, money, hourGone, taken, tooLate, changed] as const;
const asAsked = [serviceGone, money, hourGone, changedInVain, taken, tooLate, changed] as const;
const leave = { target: 'salido', actions: d.letGo } as const;
const stop = { target: 'salido', actions: w.sayLeft } as const;
/** A digression may have moved or cancelled the appointment: what is gone is not moved (CONV-6). */
const gone = { guard: 'yaNoEsta', target: 'sin_cambios', actions: d.letGo } as const;
const stays = { target: 'sin_cambios', actions: [d.letGo, w.sayStays] } as const;
/** "Atrás", where the question before was which of several. */
const whichOne = {
  guard: 'laEligio',
  target: 'AGENDA_REPROGRAMACION_ELIGIENDO_CITA',
  actions: a.forgetCita,
} as const;
/** "Dejalo como está", "salir": said of the appointment, too, and reception takes its leave. */
const left = { target: 'salido', actions: [d.letGo, w.sayStays] } as const;
/** Asked anew, so that a "sí" means this and not a list that was looked at in between. */
const askAgain = { guard: 'mismoPedido', actions: [a.repeated, a.makeYesNo, w.sayQuestion] } as const;
const exits = { 'customer.exits': left, 'timer.fired': { guard: 'silencioLargo', ...leave } } as const;

export const reprogramacion = s.createMachine({
  id: 'reprogramacion',
  context: {
    detalles: {},
    offer: null,
    cita: null,
    slot: null,
    held: false,
    hours: [],
    relaxed: false,
    outcome: 'sin_cambios',
  },
  initial: 'inicio',
  output: ({ context: { outcome, cita, luego, money: hangs } }) => ({
    outcome,
    ...(cita === null ? {} : { appointmentId: cita.id }),
    ...(luego && { luego }),
    ...(hangs && { money: hangs }),
  }),
  states: {
    inicio: {
      on: {
        'flow.begin': [
          { guard: 'noHayCitas', target: 'sin_cambios', actions: a.plain({ key: 'sin_turnos_propios' }) },
          { guard: 'hayVarias', target: 'AGENDA_REPROGRAMACION_ELIGIENDO_CITA', actions: [w.sayNone, a.begin] },
          { target: 'AGENDA_REPROGRAMACION_BUSCANDO', actions: [w.sayNone, a.begin] },
        ],
      },
    },

    AGENDA_REPROGRAMACION_ELIGIENDO_CITA: {
      tags: 'cliente',
      entry: [a.makeList, w.sayList],
      on: {
        ...exits,
        'customer.selects': {
          guard: 'eligeCita',
          target: 'AGENDA_REPROGRAMACION_BUSCANDO',
          actions: [a.keepCita, a.progress],
        },
        'customer.wants_reschedule': [
          { guard: 'nombraUna', target: 'AGENDA_REPROGRAMACION_BUSCANDO', actions: [a.keepNamed, a.progress] },
          // Where it goes is kept for the one that is chosen.
          { actions: [a.mergeWishes, w.sayNone, a.repeated, w.sayList] },
        ],
        'customer.wants_other_time': { actions: w.sayList },
        'customer.rejects': stop,
        'customer.goes_back': stop,
        'customer.taps_stale': { actions: w.sayList },
        'customer.not_understood': { actions: [a.unclear, w.sayList] },
        'flow.ended': [
          { guard: 'noHayCitas', target: 'sin_cambios' },
          { target: 'AGENDA_REPROGRAMACION_ELIGIENDO_CITA', reenter: true },
        ],
      },
    },

    AGENDA_REPROGRAMACION_BUSCANDO: {
      tags: 'servicio',
      entry: [a.keepTerms, d.search],
      on: {
        ...exits,
        'slots.found': [
          {
            guard: 'siguenTurnos',
            target: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES',
            actions: [a.keepMoreSlots, w.saySlots],
          },
          {
            guard: 'noSiguenTurnos',
            target: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES',
            actions: [a.keepMoreSlots, w.sayNoMore],
          },
          { guard: 'hayDosHoras', target: 'AGENDA_REPROGRAMACION_ACLARANDO_HORA', actions: a.keepHours },
          { guard: 'hayExacto', target: 'elegido', actions: a.keepExact },
          {
            guard: 'noHayTurnos',
            target: 'AGENDA_REPROGRAMACION_SIN_DISPONIBILIDAD',
            actions: [a.makeOtherDate, w.sayNoSlots],
          },
          { target: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES', actions: [a.keepSlots, w.saySlots] },
        ],
        'slots.failed': [
          serviceGone,
          { target: 'AGENDA_REPROGRAMACION_SIN_DISPONIBILIDAD', actions: [a.makeRetry, w.sayCalendarDown] },
        ],
        'customer.wants_reschedule': [...another, corrected],
        'customer.wants_other_time': { actions: a.plain({ key: 'buscando' }) },
        'customer.goes_back': stays,
        'customer.accepts': { actions: a.plain({ key: 'buscando' }) },
        'customer.retries': { actions: a.plain({ key: 'buscando' }) },
        'customer.rejects': { actions: a.plain({ key: 'buscando' }) },
        'customer.taps_stale': { actions: a.plain({ key: 'buscando' }) },
        'customer.not_understood': { actions: a.plain({ key: 'buscando' }) },
        'flow.ended': [gone, { actions: a.refreshCita }],
      },
    },

    AGENDA_REPROGRAMACION_ACLARANDO_HORA: {
      tags: 'cliente',
      entry: w.sayHours,
      on: {
        ...exits,
        'customer.selects': {
          guard: 'eligeHora',
          target: 'AGENDA_REPROGRAMACION_BUSCANDO',
          actions: [a.keepHour, a.progress],
        },
        'customer.accepts': { actions: w.sayHours },
        'customer.wants_reschedule': [
          ...another,
          { guard: 'mismoPedido', actions: [a.repeated, w.sayHours] },
          corrected,
        ],
        'customer.wants_other_time': otherSlots,
        'customer.rejects': otherSlots,
        'customer.goes_back': [whichOne, stays],
        'customer.taps_stale': { actions: w.sayHours },
        'customer.not_understood': { actions: [a.unclear, w.sayHours] },
        'flow.ended': [gone, { actions: [a.refreshCita, w.sayHours] }],
      },
    },

    AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES: {
      tags: 'cliente',
      on: {
        ...exits,
        'customer.selects': { guard: 'eligeTurno', target: 'elegido', actions: a.keepSlot },
        'customer.wants_more': [
          { guard: 'paginaVieja', target: 'AGENDA_REPROGRAMACION_BUSCANDO', actions: a.dropPages },
          { guard: 'hayPagina', actions: [a.turnPage, w.saySlots] },
          { guard: 'sigueLaLista', target: 'AGENDA_REPROGRAMACION_BUSCANDO' },
          { guard: 'esSuLista', actions: w.sayNoMore },
        ],
        'customer.wants_reschedule': [
          ...another,
          { guard: 'pideListaVieja', target: 'AGENDA_REPROGRAMACION_BUSCANDO', actions: a.repeated },
          { guard: 'mismoPedido', actions: [a.repeated, w.saySlots] },
          corrected,
        ],
        'customer.wants_other_time': { actions: w.sayOtherTime },
        'customer.rejects': { actions: w.sayOtherTime },
        'customer.goes_back': [whichOne, stays],
        'customer.taps_stale': { target: 'AGENDA_REPROGRAMACION_BUSCANDO' },
        'customer.not_understood': [
          { guard: 'listaVieja', target: 'AGENDA_REPROGRAMACION_BUSCANDO', actions: a.unclear },
          { actions: [a.unclear, w.saySlots] },
        ],
        'flow.ended': [gone, { target: 'AGENDA_REPROGRAMACION_BUSCANDO', actions: a.refreshCita }],
      },
    },

    AGENDA_REPROGRAMACION_SIN_DISPONIBILIDAD: {
      tags: 'cliente',
      on: {
        ...exits,
        'customer.retries': { target: 'AGENDA_REPROGRAMACION_BUSCANDO' },
        'customer.accepts': { target: 'AGENDA_REPROGRAMACION_BUSCANDO' },
        'customer.wants_reschedule': [
          ...another,
          { guard: 'mismoPedido', target: 'AGENDA_REPROGRAMACION_BUSCANDO' },
          corrected,
        ],
        'customer.wants_other_time': { actions: w.sayOtherTime },
        'customer.rejects': stays,
        'customer.goes_back': [whichOne, stays],
        'customer.taps_stale': { target: 'AGENDA_REPROGRAMACION_BUSCANDO' },
        'customer.not_understood': { actions: [a.unclear, w.sayOtherTime] },
        'flow.ended': [gone, { target: 'AGENDA_REPROGRAMACION_BUSCANDO', actions: a.refreshCita }],
      },
    },

    elegido: {
      always: [
        begun,
        ...asChosen,
        { target: 'AGENDA_REPROGRAMACION_CONFIRMANDO', actions: [d.takeHold, a.keepHold, a.progress] },
      ],
    },

    AGENDA_REPROGRAMACION_CONFIRMANDO: {
      tags: 'cliente',
      entry: [a.makeYesNo, w.sayQuestion],
      on: {
        ...exits,
        'customer.accepts': { target: 'aceptado' },
        'customer.rejects': otherSlots,
        'customer.wants_other_time': otherSlots,
        'customer.wants_reschedule': [...another, askAgain, corrected],
        'customer.goes_back': otherSlots,
        'customer.taps_stale': { actions: w.sayQuestion },
        'customer.not_understood': { actions: [a.unclear, w.sayQuestion] },
        'flow.ended': [gone, { target: 'elegido', actions: a.refreshCita }],
      },
    },

    aceptado: {
      always: [begun, ...asAsked, { target: 'AGENDA_REPROGRAMACION_EJECUTANDO', actions: d.moveEvent }],
    },

    AGENDA_REPROGRAMACION_EJECUTANDO: {
      tags: 'servicio',
      on: {
        'calendar.written': [
          { guard: 'yaNoEsta', target: 'sin_cambios', actions: [d.letGo, d.deleteAgain] },
          { guard: 'ocupado', target: 'derivado', actions: [d.letGo, d.putRight, w.sayLost] },
          { ...money, actions: [d.putRight, ...money.actions] },
          { target: 'movido', actions: d.moved },
        ],
        'calendar.refused': [
          gone,
          {
            guard: 'seIntentoAntes',
            target: 'AGENDA_REPROGRAMACION_BUSCANDO',
            actions: [a.plain({ key: 'turno_recien_ocupado' }), d.putRight, ...insteadOfIt],
          },
          {
            target: 'AGENDA_REPROGRAMACION_BUSCANDO',
            actions: [a.plain({ key: 'turno_recien_ocupado' }), ...insteadOfIt],
          },
        ],
        'calendar.failed': [
          { ...gone, actions: [d.letGo, d.deleteAgain] },
          // Another try takes its time anew; without one nobody waits a day for the new hour.
          { target: 'AGENDA_REPROGRAMACION_FALLIDA', actions: [d.putRight, d.takeHold] },
        ],
        'customer.exits': { actions: w.sayMoving },
        'customer.rejects': { actions: w.sayMoving },
        'customer.goes_back': { actions: w.sayMoving },
        // Another one has a flow of its own.
        'customer.wants_reschedule': [later, { guard: 'noNombraOtra', actions: w.sayMoving }],
        'customer.wants_booking': { guard: 'esDeEsta', actions: w.sayMoving },
        'customer.wants_other_time': later,
        'customer.accepts': { actions: w.sayMoving },
        'customer.retries': { actions: w.sayMoving },
        'customer.taps_stale': { actions: w.sayMoving },
        'customer.not_understood': { actions: w.sayMoving },
        'flow.ended': {},
      },
    },

    AGENDA_REPROGRAMACION_FALLIDA: {
      tags: 'cliente',
      entry: [a.makeRetry, w.sayFailed],
      on: {
        ...exits,
        'customer.retries': { target: 'aceptado' },
        'customer.accepts': { target: 'aceptado' },
        'customer.wants_reschedule': [...another, corrected],
        'customer.wants_other_time': otherSlots,
        'customer.rejects': stays,
        'customer.goes_back': stays,
        'customer.taps_stale': { actions: w.sayFailed },
        'customer.not_understood': { actions: [a.unclear, w.sayFailed] },
        'flow.ended': [gone, { actions: [a.refreshCita, w.sayFailed] }],
      },
    },

    movido: { type: 'final', entry: s.assign({ outcome: 'movido' }) },
    salido: { type: 'final', entry: s.assign({ outcome: 'salido' }) },
    derivado: { type: 'final', entry: s.assign({ outcome: 'derivado' }) },
    sin_cambios: { type: 'final', entry: s.assign({ outcome: 'sin_cambios' }) },
  },
});
