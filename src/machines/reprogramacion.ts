import { setup } from 'xstate';
import { z } from 'zod';
import {
  HOLD_MS,
  granuleKeys,
  type Appointment,
  type Copy,
  type Detalles,
  type Emitted,
  type World,
} from '../domain.ts';
import { hasPage, slotAt, slotOffer, withoutHour } from './agenda-facts.ts';
import { appointmentAt, appointmentSchema, appointmentsOffer, fittingAppointments } from './citas.ts';
import {
  detallesSchema,
  mergeDetalles,
  offerSchema,
  options,
  sameWishes,
  say,
  slotSchema,
  withoutAbsent,
  type FlowOutput,
  type MachineEvent,
  type Tag,
} from './kit.ts';

/** Context, guards and actions of moving an appointment; `reprogramacion.ts`'s states are below them. */
export const reprogramacionContext = z.object({
  detalles: detallesSchema,
  offer: offerSchema.nullable(),
  cita: appointmentSchema.nullable(),
  slot: slotSchema.nullable(),
  held: z.boolean(),
  hours: z.array(z.string()),
  relaxed: z.boolean(),
  outcome: z.enum(['movido', 'salido', 'derivado', 'sin_cambios']),
});
export type ReprogramacionContext = z.infer<typeof reprogramacionContext>;

/** Longer than any try of the calendar can take: the new time is not lost while its event is being moved. */
const MOVING_MS = 24 * 3_600_000;

const s = setup({
  types: {
    context: {} as ReprogramacionContext,
    events: {} as MachineEvent,
    emitted: {} as Emitted,
    output: {} as FlowOutput,
    tags: {} as Tag,
  },
  guards: {
    noHayCitas: ({ event }) => event.world.appointments.length === 0,
    hayVarias: ({ event }) => event.type === 'flow.begin' && candidates(event).length > 1,
    eligeCita: ({ context, event }) =>
      event.type === 'customer.selects' && appointmentAt(event.world, context.offer, event) !== undefined,
    eligeTurno: ({ context, event }) =>
      event.type === 'customer.selects' && slotAt(context.offer, event.offer, event.n) !== undefined,
    eligeHora: ({ context, event }) => event.type === 'customer.selects' && context.hours[event.n - 1] !== undefined,
    hayPagina: ({ context, event }) =>
      event.type === 'customer.wants_more' && hasPage(context.offer, event.offer, event.page),
    hayExacto: ({ event }) => event.type === 'slots.found' && event.exact !== undefined,
    hayDosHoras: ({ event }) => event.type === 'slots.found' && event.ambiguous !== undefined,
    noHayTurnos: ({ event }) => event.type === 'slots.found' && event.slots.length === 0,
    mismoPedido: ({ context, event }) => sameWishes(wishesAfter(context.detalles, event), context.detalles),
    ocupado: ({ context, event }) => isTaken(context, event.world),
    pasado: ({ context, event }) => context.slot !== null && context.slot.start <= event.world.at,
    citaYaPaso: ({ context, event }) => context.cita !== null && context.cita.slot.start <= event.world.at,
    silencioLargo: ({ event }) => event.type === 'timer.fired' && event.kind === 'parar',
  },
});

const emitAll = (list: (context: ReprogramacionContext, event: MachineEvent) => readonly Emitted[]) =>
  s.enqueueActions(({ context, event, enqueue }) => {
    for (const one of list(context, event)) enqueue.emit(one);
  });
const saying = (words: (context: ReprogramacionContext, cita: Appointment) => Copy) =>
  emitAll((context) => (context.cita ? [say(words(context, context.cita), context.offer ?? undefined)] : []));
const plain = (copy: Copy) => s.emit(say(copy));

const begin = s.assign(({ event }) =>
  event.type === 'flow.begin'
    ? { detalles: targetOf(event.input.detalles ?? {}), cita: candidates(event)[0] ?? null }
    : {},
);
const makeList = s.assign(({ event }) => ({
  offer: appointmentsOffer(event.world, event.world.appointments),
  cita: null,
}));
const keepCita = s.assign(({ context, event }) => ({
  cita: (event.type === 'customer.selects' ? appointmentAt(event.world, context.offer, event) : undefined) ?? null,
}));
const mergeWishes = s.assign(({ context, event }) => ({ detalles: wishesAfter(context.detalles, event) }));
const keepSlots = s.assign(({ event }) =>
  event.type === 'slots.found' ? { offer: slotOffer(event.slots, event.world), relaxed: event.relaxed } : {},
);
const keepSlot = s.assign(({ context, event }) => ({
  slot: (event.type === 'customer.selects' ? slotAt(context.offer, event.offer, event.n) : undefined) ?? null,
}));
const keepExact = s.assign(({ event }) => ({ slot: (event.type === 'slots.found' ? event.exact : undefined) ?? null }));
const keepHours = s.assign(({ event }) =>
  event.type === 'slots.found'
    ? { hours: [...(event.ambiguous ?? [])], offer: options(event.world, 'hora_1', 'hora_2') }
    : {},
);
const keepHour = s.assign(({ context, event }) => {
  const hora_especifica = event.type === 'customer.selects' ? context.hours[event.n - 1] : undefined;
  return hora_especifica === undefined ? {} : { detalles: mergeDetalles(context.detalles, { hora_especifica }) };
});
const turnPage = s.assign(({ context, event }) =>
  event.type === 'customer.wants_more' && context.offer ? { offer: { ...context.offer, page: event.page } } : {},
);
const forgetSlot = s.assign({ slot: null, held: false });
const forgetHour = s.assign(({ context }) => ({ detalles: withoutHour(context.detalles) }));
const keepHold = s.assign({ held: true });
const makeYesNo = s.assign(({ event }) => ({ offer: options(event.world, 'si', 'no') }));
const makeRetry = s.assign(({ event }) => ({ offer: options(event.world, 'reintentar', 'persona', 'salir') }));
const makeOtherDate = s.assign(({ event }) => ({ offer: options(event.world, 'otra_fecha', 'persona', 'salir') }));

const sayList = s.emit(({ context }) => say({ key: 'elegir_cita_mover' }, context.offer ?? undefined));
const saySlots = saying((c, moving) => ({
  key: 'ofrecer_turnos',
  serviceId: moving.serviceId,
  detalles: c.detalles,
  relaxed: c.relaxed,
  moving,
}));
const sayHours = saying((c) => ({ key: 'hora_ambigua', hours: c.hours }));
const sayNoSlots = saying((c, cita) => ({ key: 'sin_turnos', serviceId: cita.serviceId, detalles: c.detalles }));
const sayCalendarDown = saying(() => ({ key: 'agenda_caida' }));
const sayQuestion = saying((c, appointment) => ({
  key: 'confirmar_reprogramacion',
  appointment,
  to: c.slot ?? appointment.slot,
}));
const sayStays = emitAll((context) => (context.cita ? [say({ key: 'turno_sigue', appointment: context.cita })] : []));
const sayFailed = saying((_c, appointment) => ({ key: 'reprogramacion_fallida', appointment }));
const sayMoving = plain({ key: 'reservando' });
const sayOtherTime = plain({ key: 'pedir_otra_fecha' });
const unclear = s.emit({ type: 'flow.fruitless', cause: 'not_understood' });
const repeated = s.emit({ type: 'flow.fruitless', cause: 'repeated' });
const progress = s.emit({ type: 'flow.progress' });

const search = emitAll(({ cita, detalles }) =>
  cita
    ? [
        {
          type: 'findSlots',
          query: { serviceId: cita.serviceId, detalles: withPlace(detalles, cita), moving: cita.id },
        },
      ]
    : [],
);
const takeHold = emitAll(({ cita, slot }, { world }) =>
  cita && slot
    ? [
        {
          type: 'slot.hold',
          slot,
          durationMinutes: cita.durationMinutes,
          appointmentId: cita.id,
          until: world.at + HOLD_MS,
        },
      ]
    : [],
);
const letGo = emitAll(({ cita, slot, held }) =>
  held && cita && slot
    ? [{ type: 'slot.release', slot, durationMinutes: cita.durationMinutes, appointmentId: cita.id }]
    : [],
);
/** The calendar goes first; the new time stays ours meanwhile, the old one stays booked. */
const moveEvent = emitAll(({ cita, slot }, { world }) => {
  if (!cita || !slot) return [];
  const { durationMinutes, id: appointmentId } = cita;
  return [
    { type: 'slot.hold', slot, durationMinutes, appointmentId, until: world.at + MOVING_MS },
    { type: 'moveEvent', appointment: { ...cita, slot }, from: cita.slot },
    { type: 'flow.progress' },
  ];
});
/** Claims and record swap in one commit, with the same event id (AGENDA-6, must-hold 49). */
const moved = emitAll(({ cita, slot }) => {
  if (!cita || !slot) return [];
  const appointment = { ...cita, slot };
  return [
    { type: 'appointment.move', appointment, from: cita.slot },
    say({ key: 'turno_reprogramado', appointment, from: cita.slot }),
  ];
});

const corrected = {
  target: 'AGENDA_REPROGRAMACION_BUSCANDO',
  actions: [letGo, forgetSlot, mergeWishes, progress],
} as const;
const otherSlots = { target: 'AGENDA_REPROGRAMACION_BUSCANDO', actions: [letGo, forgetSlot, forgetHour] } as const;
const leave = { target: 'salido', actions: letGo } as const;
const stays = { target: 'sin_cambios', actions: [letGo, sayStays] } as const;
const exits = { 'customer.exits': leave, 'timer.fired': { guard: 'silencioLargo', ...leave } } as const;

/**
 * Moving an appointment (seed 002 §7.1; AGENDA-6).
 * The MODEL owns: which appointment is meant and the new wishes.
 * The MACHINE owns: that nothing moves without a yes, that old and new time swap in one commit, and that the old time
 * stays until the new one is sure.
 *
 * Version 1.
 */
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
  output: ({ context }) => ({ outcome: context.outcome }),
  states: {
    inicio: {
      on: {
        'flow.begin': [
          { guard: 'noHayCitas', target: 'sin_cambios', actions: plain({ key: 'sin_turnos_propios' }) },
          { guard: 'hayVarias', target: 'AGENDA_REPROGRAMACION_ELIGIENDO_CITA', actions: begin },
          { target: 'AGENDA_REPROGRAMACION_BUSCANDO', actions: begin },
        ],
      },
    },

    AGENDA_REPROGRAMACION_ELIGIENDO_CITA: {
      tags: 'cliente',
      entry: [makeList, sayList],
      on: {
        ...exits,
        'customer.selects': {
          guard: 'eligeCita',
          target: 'AGENDA_REPROGRAMACION_BUSCANDO',
          actions: [keepCita, progress],
        },
        'customer.wants_reschedule': { actions: [repeated, sayList] },
        'customer.rejects': leave,
        'customer.goes_back': leave,
        'customer.taps_stale': { actions: sayList },
        'customer.not_understood': { actions: [unclear, sayList] },
        'flow.ended': { actions: sayList },
      },
    },

    AGENDA_REPROGRAMACION_BUSCANDO: {
      tags: 'servicio',
      entry: search,
      on: {
        ...exits,
        'slots.found': [
          { guard: 'hayDosHoras', target: 'AGENDA_REPROGRAMACION_ACLARANDO_HORA', actions: keepHours },
          { guard: 'hayExacto', target: 'elegido', actions: keepExact },
          {
            guard: 'noHayTurnos',
            target: 'AGENDA_REPROGRAMACION_SIN_DISPONIBILIDAD',
            actions: [makeOtherDate, sayNoSlots],
          },
          { target: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES', actions: [keepSlots, saySlots] },
        ],
        'slots.failed': { target: 'AGENDA_REPROGRAMACION_SIN_DISPONIBILIDAD', actions: [makeRetry, sayCalendarDown] },
        'customer.wants_reschedule': corrected,
        'customer.goes_back': stays,
        'customer.taps_stale': { actions: plain({ key: 'buscando' }) },
        'customer.not_understood': { actions: plain({ key: 'buscando' }) },
        'flow.ended': {},
      },
    },

    AGENDA_REPROGRAMACION_ACLARANDO_HORA: {
      tags: 'cliente',
      entry: sayHours,
      on: {
        ...exits,
        'customer.selects': {
          guard: 'eligeHora',
          target: 'AGENDA_REPROGRAMACION_BUSCANDO',
          actions: [keepHour, progress],
        },
        'customer.wants_reschedule': [{ guard: 'mismoPedido', actions: [repeated, sayHours] }, corrected],
        'customer.rejects': otherSlots,
        'customer.goes_back': stays,
        'customer.taps_stale': { actions: sayHours },
        'customer.not_understood': { actions: [unclear, sayHours] },
        'flow.ended': { actions: sayHours },
      },
    },

    AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES: {
      tags: 'cliente',
      on: {
        ...exits,
        'customer.selects': { guard: 'eligeTurno', target: 'elegido', actions: keepSlot },
        'customer.wants_more': [
          { guard: 'hayPagina', actions: [turnPage, saySlots] },
          { actions: plain({ key: 'no_hay_mas_turnos' }) },
        ],
        'customer.wants_reschedule': [{ guard: 'mismoPedido', actions: [repeated, saySlots] }, corrected],
        'customer.wants_other_time': { actions: sayOtherTime },
        'customer.rejects': { actions: sayOtherTime },
        'customer.goes_back': stays,
        'customer.taps_stale': { target: 'AGENDA_REPROGRAMACION_BUSCANDO' },
        'customer.not_understood': { actions: [unclear, saySlots] },
        'flow.ended': { target: 'AGENDA_REPROGRAMACION_BUSCANDO' },
      },
    },

    AGENDA_REPROGRAMACION_SIN_DISPONIBILIDAD: {
      tags: 'cliente',
      on: {
        ...exits,
        'customer.retries': { target: 'AGENDA_REPROGRAMACION_BUSCANDO' },
        'customer.accepts': { target: 'AGENDA_REPROGRAMACION_BUSCANDO' },
        'customer.wants_reschedule': [{ guard: 'mismoPedido', target: 'AGENDA_REPROGRAMACION_BUSCANDO' }, corrected],
        'customer.wants_other_time': { actions: sayOtherTime },
        'customer.rejects': stays,
        'customer.goes_back': stays,
        'customer.taps_stale': { target: 'AGENDA_REPROGRAMACION_BUSCANDO' },
        'customer.not_understood': { actions: [unclear, sayOtherTime] },
        'flow.ended': { target: 'AGENDA_REPROGRAMACION_BUSCANDO' },
      },
    },

    elegido: {
      always: [
        {
          guard: 'ocupado',
          target: 'AGENDA_REPROGRAMACION_BUSCANDO',
          actions: [plain({ key: 'turno_recien_ocupado' }), forgetSlot, forgetHour],
        },
        {
          guard: 'pasado',
          target: 'AGENDA_REPROGRAMACION_BUSCANDO',
          actions: [plain({ key: 'turno_ya_paso' }), letGo, forgetSlot, forgetHour],
        },
        { target: 'AGENDA_REPROGRAMACION_CONFIRMANDO', actions: [takeHold, keepHold, progress] },
      ],
    },

    AGENDA_REPROGRAMACION_CONFIRMANDO: {
      tags: 'cliente',
      entry: [makeYesNo, sayQuestion],
      on: {
        ...exits,
        'customer.accepts': { target: 'aceptado' },
        'customer.rejects': otherSlots,
        'customer.wants_other_time': otherSlots,
        'customer.wants_reschedule': [{ guard: 'mismoPedido', actions: [repeated, sayQuestion] }, corrected],
        'customer.goes_back': otherSlots,
        'customer.taps_stale': { actions: sayQuestion },
        'customer.not_understood': { actions: [unclear, sayQuestion] },
        'flow.ended': { target: 'elegido' },
      },
    },

    aceptado: {
      always: [
        { guard: 'citaYaPaso', target: 'sin_cambios', actions: [plain({ key: 'turno_ya_paso' }), letGo] },
        {
          guard: 'ocupado',
          target: 'AGENDA_REPROGRAMACION_BUSCANDO',
          actions: [plain({ key: 'turno_recien_ocupado' }), forgetSlot, forgetHour],
        },
        {
          guard: 'pasado',
          target: 'AGENDA_REPROGRAMACION_BUSCANDO',
          actions: [plain({ key: 'turno_ya_paso' }), letGo, forgetSlot, forgetHour],
        },
        { target: 'AGENDA_REPROGRAMACION_EJECUTANDO', actions: moveEvent },
      ],
    },

    AGENDA_REPROGRAMACION_EJECUTANDO: {
      tags: 'servicio',
      on: {
        'calendar.written': [
          { guard: 'ocupado', target: 'derivado', actions: sayFailed },
          { target: 'movido', actions: moved },
        ],
        'calendar.refused': {
          target: 'AGENDA_REPROGRAMACION_BUSCANDO',
          actions: [plain({ key: 'turno_recien_ocupado' }), letGo, forgetSlot, forgetHour],
        },
        'calendar.failed': { target: 'AGENDA_REPROGRAMACION_FALLIDA' },
        'customer.exits': { actions: sayMoving },
        'customer.rejects': { actions: sayMoving },
        'customer.goes_back': { actions: sayMoving },
        'customer.wants_reschedule': { actions: sayMoving },
        'customer.taps_stale': { actions: sayMoving },
        'customer.not_understood': { actions: sayMoving },
        'flow.ended': {},
      },
    },

    AGENDA_REPROGRAMACION_FALLIDA: {
      tags: 'cliente',
      entry: [makeRetry, sayFailed],
      on: {
        ...exits,
        'customer.retries': { target: 'aceptado' },
        'customer.accepts': { target: 'aceptado' },
        'customer.wants_reschedule': corrected,
        'customer.rejects': stays,
        'customer.goes_back': stays,
        'customer.taps_stale': { actions: sayFailed },
        'customer.not_understood': { actions: [unclear, sayFailed] },
        'flow.ended': { actions: sayFailed },
      },
    },

    movido: { type: 'final', entry: s.assign({ outcome: 'movido' }) },
    salido: { type: 'final', entry: s.assign({ outcome: 'salido' }) },
    derivado: { type: 'final', entry: s.assign({ outcome: 'derivado' }) },
    sin_cambios: { type: 'final', entry: s.assign({ outcome: 'sin_cambios' }) },
  },
});

/* ── Details ────────────────────────────────────────────────────────────────────────────────────────────────────── */

function candidates(event: MachineEvent): readonly Appointment[] {
  if (event.type !== 'flow.begin') return [];
  const chosen = event.world.appointments.filter((a) => a.id === event.input.appointmentId);
  return chosen.length > 0 ? chosen : fittingAppointments(event.world, event.input.detalles ?? {});
}

/** What names the old appointment is no wish for the new one; the service stays as it is. */
function targetOf({ fecha_original: _f, hora_original: _h, servicio: _s, motivo: _m, ...rest }: Detalles): Detalles {
  return rest;
}

function wishesAfter(known: Detalles, event: MachineEvent): Detalles {
  return event.type === 'customer.wants_reschedule' ? mergeDetalles(known, targetOf(event.detalles)) : known;
}

/** With the same professional and at the same branch, unless the customer says otherwise. */
function withPlace(detalles: Detalles, cita: Appointment): Detalles {
  return withoutAbsent({ profesional: cita.slot.professionalId, sucursal: cita.slot.branchId, ...detalles });
}

function isTaken({ cita, slot }: ReprogramacionContext, world: World): boolean {
  if (!cita || !slot) return false;
  return granuleKeys(slot, cita.durationMinutes).some((key) => world.taken.includes(key));
}
