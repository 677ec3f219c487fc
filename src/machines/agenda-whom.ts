import { draftOf, type AgendaContext } from './agenda-facts.ts';
import type { Draft, World } from '../domain.ts';
import { guestOf } from './agenda-fields.ts';
import { progress, repeated, s } from './agenda-setup.ts';
import { say, type MachineEvent } from './kit.ts';
import { mergeGuest } from './told-in-turn.ts';

/**
 * Whose appointment is booked, and what is asked about it (AGENDA-11). A customer's own name is remembered; somebody
 * else's stands on the appointment only. Actions of the booking flow; `agenda.ts` says when.
 */

/** A guest told beside a choice or a yes, or alone: what was asked before may be missing now. */
export const keepGuest = s.assign(({ context, event }) => {
  const given =
    'para' in event ? event.para : event.type === 'customer.wants_booking' ? event.detalles.para : undefined;
  const para = mergeGuest(context.detalles.para, given);
  return given === undefined || para === undefined ? {} : { detalles: { ...context.detalles, para }, field: null };
});

/** What was asked for; a name is the guest's, where there is one. */
export const keepAnswer = s.assign(({ context, event }) => {
  if (event.type !== 'customer.answers') return {};
  const told = { answered: [...(context.answered ?? []), event.field] };
  if (event.field !== 'name') return told;
  const guest = event.para ?? guestOf(context);
  if (guest === undefined) return { ...told, customerName: event.value };
  const para = mergeGuest(context.detalles.para, { ...guest, name: event.value });
  return para === undefined ? told : { ...told, detalles: { ...context.detalles, para } };
});

/** "Carla Gómez", unasked, from one who is known by another name: she comes, and he is called as before. */
export const keepNamed = s.assign(({ context, event }) =>
  event.type === 'customer.answers' ? { detalles: { ...context.detalles, para: { name: event.value } } } : {},
);

/** "Francisco Medina", unasked, of one for Fran: how he is called in full. */
const keepGuestsName = s.assign(({ context, event }) =>
  event.type === 'customer.answers'
    ? { detalles: { ...context.detalles, para: { ...guestOf(context), name: event.value } }, field: null }
    : {},
);

/** What is the customer's own is remembered for the next time. */
export const learn = s.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'customer.answers') return;
  if (event.field === 'name' && (event.para ?? guestOf(context)) !== undefined) return;
  enqueue.emit({ type: 'contact.learn', field: event.field, value: event.value });
});

/** Whose it is, is what may be asked here: the confirmation tells it. */
function hourOf(context: AgendaContext, world: World): Draft {
  const { guest: _whose, ...hour } = draftOf(context, world);
  return hour;
}

/** Who asked something, or wishes for one more besides, has given nothing that could be wrong. */
function tellsNothing(event: MachineEvent): boolean {
  if (event.type === 'customer.wants_booking') return Object.keys(event.detalles).length === 0;
  return event.type === 'customer.not_understood' && event.aside === true;
}

const asking = ({ ofHour, ...how }: { again: boolean; why?: true; missing?: true; ofHour?: true }) =>
  s.emit(({ context, event }: { context: AgendaContext; event: MachineEvent }) => {
    const guest = guestOf(context);
    const again = how.again && !tellsNothing(event);
    // A document is the customer's own, whoever comes, and that is said: a mother would write her child's.
    const whose = context.field !== 'email' && guest !== undefined ? { guest } : {};
    const hour = ofHour === true ? { draft: hourOf(context, event.world) } : {};
    return say({ key: 'pedir_dato', field: context.field ?? 'name', ...how, again, ...whose, ...hour });
  });
export const sayField = asking({ again: false });
/** With the hour that was taken, or taken instead: the question alone would not tell that it was heard. */
export const sayFieldOfHour = asking({ again: false, ofHour: true });
/** "Atrás": one question back, and not past those that were answered (CONV-10). */
export const oneFieldBack = {
  guard: 'contestoAntes',
  actions: [
    s.assign(({ context: { answered = [], field } }) => ({
      field: answered.at(-1) ?? field,
      answered: answered.slice(0, -1),
    })),
    sayField,
  ],
} as const;
export const sayFieldAgain = asking({ again: true });
/** "Sí" to the hour is not what was asked for. */
export const sayFieldMissing = asking({ again: false, missing: true });
export const sayFieldWhy = asking({ again: false, why: true });

/** Whose it is changes nothing of the hour; a name may be missing now. */
export const forWhom = { guard: 'soloDiceParaQuien', target: 'elegido', actions: [keepGuest, progress] } as const;
export const namesAnother = { guard: 'nombraAOtro', target: 'elegido', actions: [keepNamed, progress] } as const;
export const namesGuest = {
  guard: 'nombraAlInvitado',
  target: 'elegido',
  actions: [keepGuestsName, progress],
} as const;
export const askAgain = { guard: 'mismoPedido', actions: [repeated, sayFieldAgain] } as const;
