import { setup } from 'xstate';
import { z } from 'zod';
import {
  isGiven,
  granuleKeys,
  whenOf,
  type Appointment,
  type Copy,
  type Detalles,
  type Emitted,
  type Said,
  type World,
} from '../domain.ts';
import { hourAt, withoutHour, yesNo } from './agenda-facts.ts';
import { LIST_GUARDS, slotOffer, extendedOffer, slotAt, isOld, pagesBefore } from './slot-list.ts';
import {
  appointmentAt,
  appointmentSchema,
  appointmentsOffer,
  fittingAppointments,
  liveOf,
  isNamedInVain,
  matchingAppointments,
  namedBeside,
  wasCancelled,
} from './citas.ts';
import {
  detallesSchema,
  offerSchema,
  options,
  sameWishes,
  serviceOf,
  say,
  slotSchema,
  type MachineEvent,
  typesOf,
} from './kit.ts';
import { correctedDetalles, mergeDetalles } from './told-in-turn.ts';
import { atItsOwn, becoming, hangsOnMoney, isChangedSince, termsOfChange } from './changed-service.ts';
import { settled, targetOf } from './moved-wish.ts';
import { termsSchema } from './agenda-terms.ts';
import { isAsSaid, saidOf, saidSchema } from './as-said.ts';
import { tooLateFor } from './notice.ts';
import { wishedLater, withLater } from './wished-later.ts';

/**
 * Context, guards and actions of moving an appointment, each one thing with a name; `reprogramacion.ts` says when.
 * Long because it is a list: XState wants them all in one `setup`.
 */
export const reprogramacionContext = z.object({
  detalles: detallesSchema,
  offer: offerSchema.nullable(),
  cita: appointmentSchema.nullable(),
  /** Chosen from the list of several: "atrás" asks which one again. */
  elegida: z.literal(true).optional(),
  slot: slotSchema.nullable(),
  held: z.boolean(),
  hours: z.array(z.string()),
  relaxed: z.boolean(),
  /** The rows that were seen when the new hour was chosen. */
  shown: z.array(slotSchema).optional(),
  /** Of one that becomes another service (`detalles.servicio`): at what that was asked. */
  terms: termsSchema.optional(),
  /** The new hour, as its question told it. */
  said: saidSchema.optional(),
  money: z.literal(true).optional(),
  /** Yet another hour was wished for while it was being moved. */
  luego: detallesSchema.optional(),
  outcome: z.enum(['movido', 'salido', 'derivado', 'sin_cambios']),
});
export type ReprogramacionContext = z.infer<typeof reprogramacionContext>;

export const s = setup({
  types: typesOf<ReprogramacionContext>(),
  guards: {
    noHayCitas: ({ event }) => event.world.appointments.length === 0,
    hayVarias: ({ event }) => event.type === 'flow.begin' && (candidates(event).length > 1 || isNamedInVain(event)),
    eligeCita: ({ context, event }) =>
      event.type === 'customer.selects' && appointmentAt(event.world, context.offer, event) !== undefined,
    nombraUna: ({ event }) => namedOne(event) !== undefined,
    /** Another one is spoken of than the one that is being moved: that one, and no correction of this. */
    nombraOtra: ({ context, event }) => otherNamed(context, event).length === 1,
    nombraOtras: ({ context, event }) => otherNamed(context, event).length > 1,
    noNombraOtra: ({ context, event }) => otherNamed(context, event).length === 0,
    laEligio: ({ context }) => context.elegida === true,
    eligeTurno: ({ context, event }) =>
      event.type === 'customer.selects' && slotAt(context.offer, event.offer, event.n) !== undefined,
    eligeHora: ({ context, event }) =>
      event.type === 'customer.selects' && hourAt(context, event.offer, event.n) !== undefined,
    ...LIST_GUARDS,
    mismoPedido: ({ context, event }) => asksTheSame(context, event),
    pideListaVieja: ({ context, event }) => asksTheSame(context, event) && isOld(context.offer, event.world),
    ocupado: ({ context, event }) => isTaken(context, event.world),
    pasado: ({ context, event }) => tooLateFor(context.slot, event.world) !== undefined,
    /** Who would give the new hour, or where, is gone from the tenants file, or it is closed then. */
    yaNoSeDa: ({ context, event: { world } }) => {
      const { cita, slot, detalles } = context;
      const service = serviceOf(world, detalles.servicio ?? cita?.serviceId);
      if (service === undefined || cita === null) return true;
      // It keeps its own length, whatever the service takes by now.
      const { durationMinutes } = detalles.servicio === undefined ? cita : service;
      return slot !== null && !isGiven(world.tenant, { ...service, durationMinutes }, slot);
    },
    yaNoSeOfrece: ({ context: { cita, detalles }, event: { world } }) =>
      serviceOf(world, detalles.servicio ?? cita?.serviceId) === undefined,
    cambioYSeOcupo: ({ context, event: { world } }) => isChangedSince(context, world) && isTaken(context, world),
    cambioLoPedido: ({ context, event: { world } }) =>
      isChangedSince(context, world) || !isAsSaid(context.said, saidNow(context, world)),
    dependeDelPago: ({ context, event: { world } }) => hangsOnMoney(context, world),
    /** "Mejor kapping", while this one is being changed. */
    esDeEsta: ({ context: { cita }, event }) => event.type === 'customer.wants_booking' && event.enVezDe === cita?.id,
    /** Cancelled by another flow since it was chosen. */
    yaNoEsta: ({ context, event }) => context.cita !== null && wasCancelled(event.world, context.cita),
    /** A try before this one had no answer: it may have been done. */
    seIntentoAntes: ({ event }) => event.type === 'calendar.refused' && event.retried === true,
    citaYaEmpezo: ({ context, event }) => context.cita !== null && context.cita.slot.start <= event.world.at,
    silencioLargo: ({ event }) => event.type === 'timer.fired' && event.kind === 'parar',
    pideOtraCosa: ({ context, event }) =>
      later(context, event) !== undefined && otherNamed(context, event).length === 0,
  },
});

function later({ luego, slot, cita, detalles }: ReprogramacionContext, event: MachineEvent): Detalles | undefined {
  return wishedLater(event, { luego, slot, servicio: detalles.servicio ?? cita?.serviceId });
}

function asksTheSame({ detalles }: ReprogramacionContext, event: MachineEvent): boolean {
  if (event.type !== 'customer.wants_reschedule') return false;
  return sameWishes(mergeDetalles(detalles, targetOf(event.detalles)), detalles);
}

export const emitAll = (list: (context: ReprogramacionContext, event: MachineEvent) => readonly Emitted[]) =>
  s.enqueueActions(({ context, event, enqueue }) => {
    for (const one of list(context, event)) enqueue.emit(one);
  });
export const saying = (words: (context: ReprogramacionContext, cita: Appointment, world: World) => Copy) =>
  emitAll((context, { world }) =>
    context.cita ? [say(words(context, context.cita, world), context.offer ?? undefined)] : [],
  );
export const plain = (copy: Copy) => s.emit(say(copy));

export const begin = s.assign(({ event }) => {
  if (event.type !== 'flow.begin') return {};
  const [cita, other] = candidates(event);
  const wish = targetOf(event.input.detalles ?? {});
  const sure = cita && !other && !isNamedInVain(event);
  const { servicio } = event.input;
  if (cita && servicio !== undefined) return { detalles: { ...atItsOwn(wish, cita, event.world), servicio }, cita };
  return { detalles: sure ? settled(wish, cita, event.world) : wish, cita: cita ?? null };
});
export const makeList = s.assign(({ event }) => ({
  offer: appointmentsOffer(event.world, event.world.appointments),
  cita: null,
}));
export const keepCita = s.assign(({ context, event }) => {
  const cita = event.type === 'customer.selects' ? appointmentAt(event.world, context.offer, event) : undefined;
  return cita ? { cita, elegida: true, detalles: settled(context.detalles, cita, event.world) } : { cita: null };
});
/** The one that was told in words, with all that was told before it was known which. */
export const keepNamed = s.assign(({ context, event }) => {
  const cita = namedOne(event);
  if (cita === undefined || !('detalles' in event)) return { cita: null };
  const wish = mergeDetalles(context.detalles, targetOf(event.detalles));
  return { cita, elegida: true, detalles: settled(wish, cita, event.world) };
});
/** One that was named while another was being moved: what was wished for was wished for that one. */
export const keepOther = s.assign(({ context, event }) => {
  const [cita] = otherNamed(context, event);
  if (cita === undefined || !('detalles' in event)) return {};
  return { cita, elegida: true, detalles: settled(targetOf(event.detalles), cita, event.world) };
});
/** The same, where the words fit several: where it goes is kept for the one that is chosen. */
export const keepWish = s.assign(({ event }) =>
  event.type === 'customer.wants_reschedule' ? { detalles: targetOf(event.detalles) } : {},
);
/** What was wished for was wished for that one. */
export const forgetCita = s.assign({ cita: null, elegida: undefined, detalles: {} });
/** As the store has it now: another flow, or its calendar, may have changed it. */
export const refreshCita = s.assign(({ context, event }) => ({
  cita: liveOf(event.world, context.cita) ?? context.cita,
}));
export const mergeWishes = s.assign(({ context: { detalles, slot }, event }) =>
  event.type === 'customer.wants_reschedule'
    ? {
        detalles: correctedDetalles(
          detalles,
          targetOf(event.detalles),
          slot ? whenOf(slot, event.world.tenant.timeZone) : undefined,
        ),
      }
    : {},
);
export const keepSlots = s.assign(({ event }) =>
  event.type === 'slots.found' ? { offer: slotOffer(event, event.world), relaxed: event.relaxed } : {},
);
export const keepMoreSlots = s.assign(({ context, event }) =>
  event.type === 'slots.found' ? { offer: extendedOffer(context.offer, event, event.world) } : {},
);
export const keepSlot = s.assign(({ context, event }) => ({
  said: undefined,
  slot: (event.type === 'customer.selects' ? slotAt(context.offer, event.offer, event.n) : undefined) ?? null,
}));
export const keepExact = s.assign(({ event }) => ({
  said: undefined,
  slot: (event.type === 'slots.found' ? event.exact : undefined) ?? null,
}));
export const keepHours = s.assign(({ event }) =>
  event.type === 'slots.found'
    ? { hours: [...(event.ambiguous ?? [])], offer: options(event.world, 'hora_1', 'hora_2') }
    : {},
);
export const keepHour = s.assign(({ context, event }) => {
  const hora_especifica = event.type === 'customer.selects' ? hourAt(context, event.offer, event.n) : undefined;
  return hora_especifica === undefined ? {} : { detalles: mergeDetalles(context.detalles, { hora_especifica }) };
});
export const dropPages = s.assign(({ context, event }) =>
  event.type === 'customer.wants_more' ? { offer: pagesBefore(context.offer, event.page, event.world) } : {},
);
export const turnPage = s.assign(({ context, event }) =>
  event.type === 'customer.wants_more' && context.offer ? { offer: { ...context.offer, page: event.page } } : {},
);
export const forgetSlot = s.assign({ slot: null, held: false, said: undefined });
export const forgetHour = s.assign(({ context }) => ({ detalles: withoutHour(context.detalles) }));
export const keepHold = s.assign(({ context, event }) => ({ held: true, said: saidNow(context, event.world) }));
export const keepTerms = s.assign(({ context, event }) => ({ terms: termsOfChange(context, event.world) }));
export const noteLater = s.assign(({ context, event }) => ({ luego: later(context, event) }));
export const takeLater = s.assign(({ context }) => withLater(context));
export const keepMoney = s.assign({ money: true });
export const makeYesNo = s.assign(({ context, event }) => yesNo(context.offer, event.world));
export const makeRetry = s.assign(({ event }) => ({ offer: options(event.world, 'reintentar', 'persona', 'salir') }));
export const makeOtherDate = s.assign(({ event }) => ({
  offer: options(event.world, 'otra_fecha', 'persona', 'salir'),
}));

export const unclear = s.emit({ type: 'flow.fruitless', cause: 'not_understood' });
export const repeated = s.emit({ type: 'flow.fruitless', cause: 'repeated' });
export const progress = s.emit({ type: 'flow.progress' });

/* ── Details ────────────────────────────────────────────────────────────────────────────────────────────────────── */

function saidNow({ slot, detalles, cita }: ReprogramacionContext, world: World): Said | undefined {
  return slot === null ? undefined : saidOf(slot, detalles.servicio ?? cita?.serviceId, world);
}

function candidates(event: MachineEvent): readonly Appointment[] {
  if (event.type !== 'flow.begin') return [];
  const chosen = event.world.appointments.filter((a) => a.id === event.input.appointmentId);
  return chosen.length > 0 ? chosen : fittingAppointments(event.world, event.input.detalles ?? {});
}

function otherNamed({ cita, slot }: ReprogramacionContext, event: MachineEvent): readonly Appointment[] {
  return event.type === 'customer.wants_reschedule' ? namedBeside(event, cita, slot) : [];
}

/** "La de las 4 al lunes", asked which one: where the words leave no doubt. */
function namedOne(event: MachineEvent): Appointment | undefined {
  if (event.type !== 'customer.wants_reschedule') return undefined;
  const { fecha_original, hora_original, profesional_original, servicio, para } = event.detalles;
  const [one, ...others] = matchingAppointments(event.world, event.detalles);
  const told = fecha_original ?? hora_original ?? profesional_original ?? servicio ?? para;
  return told === undefined || others.length > 0 ? undefined : one;
}

function isTaken(context: ReprogramacionContext, world: World): boolean {
  const { cita, slot } = context;
  if (!cita || !slot) return false;
  const today = { ...context, terms: termsOfChange(context, world) };
  const lengths = [context, today].map((terms) => becoming(cita, terms).durationMinutes);
  return granuleKeys(slot, Math.max(...lengths)).some((key) => world.taken.includes(key));
}
