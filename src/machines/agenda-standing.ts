import * as m from './agenda-money.ts';
import * as d from './agenda-deeds.ts';
import * as w from './agenda-words.ts';
import * as a from './agenda-setup.ts';
import { s } from './agenda-setup.ts';
import { withoutGone } from './agenda-terms.ts';
import { tooLateToBook } from './held-hour.ts';
import { say } from './kit.ts';

/**
 * An hour that was chosen or asked about, and cannot be booked as it was: somebody was faster, time went by, or the
 * tenants file changed under the open question. Nothing is booked by it: it is told, and asked as it is now.
 * Transitions of the booking flow; `agenda.ts` says in which state.
 */
const plain = (key: 'servicio_ya_no_esta' | 'turno_ya_no_esta' | 'turno_cambio') => s.emit(say({ key }));
const sayPast = s.emit(({ context, event }) => say({ key: tooLateToBook(context, event.world) ?? 'turno_ya_paso' }));
const forgetGone = s.assign(({ context, event }) => ({ detalles: withoutGone(context, event.world) }));
const forgetTerms = s.assign({ held: false, terms: undefined });

/** Nothing is looked for that could not be booked. */
export const tooMany = {
  guard: 'tieneDemasiados',
  target: 'derivado',
  actions: s.emit(({ event }) => say({ key: 'demasiados_turnos', count: event.world.appointments.length })),
} as const;

export const otherSlots = {
  target: 'AGENDA_BUSCANDO_TURNOS',
  actions: [d.letGo, a.forgetSlot, a.forgetHour],
} as const;
const taken = {
  guard: 'ocupado',
  target: 'AGENDA_BUSCANDO_TURNOS',
  actions: [w.sayTaken, a.forgetSlot, a.forgetHour],
} as const;
const tooLate = { guard: 'pasado', ...otherSlots, actions: [sayPast, ...otherSlots.actions] } as const;
/** There are other services. */
export const serviceGone = {
  guard: 'yaNoSeOfrece',
  target: 'AGENDA_ELIGIENDO_SERVICIO',
  actions: [plain('servicio_ya_no_esta'), d.letGo, a.forgetService],
} as const;
/** There are other hours, and other people. */
const hourGone = {
  guard: 'yaNoSeDa',
  ...otherSlots,
  actions: [plain('turno_ya_no_esta'), ...otherSlots.actions, forgetGone],
} as const;
/** Given back as it was held, held as it is now, and asked, whatever the business asks else. */
const changed = {
  guard: 'cambioLoPedido',
  target: 'AGENDA_CONFIRMANDO_TURNO',
  actions: [plain('turno_cambio'), d.letGo, forgetTerms, d.takeHold, a.keepHold],
} as const;
/** It takes longer now, and somebody comes behind it. */
const changedInVain = { guard: 'cambioYSeOcupo', ...otherSlots, actions: [w.sayTaken, ...otherSlots.actions] } as const;

/** What is missing of a part is a person's to settle, with the hour that he wanted. */
export const partPaid = {
  guard: 'faltaUnaParte',
  target: 'pago_sin_turno',
  actions: [m.sayPart, d.letGo, m.keepPart],
} as const;

/** Just chosen: the hour that was wished for may be free with somebody else. Found free and taken twice, it is not looked for a third time. */
const takenAgain = { ...taken, guard: 'ocupadoOtraVez' } as const;
const justTaken = { ...taken, actions: [w.sayTaken, a.noteTaken, a.forgetSlot] } as const;
export const chosen = [
  serviceGone,
  hourGone,
  changedInVain,
  takenAgain,
  justTaken,
  tooLate,
  partPaid,
  changed,
] as const;
export const asked = [serviceGone, hourGone, changedInVain, taken, tooLate, partPaid, changed] as const;
/** Paid, and not to be had: its money is a person's matter. */
export const paidInVain = (['ocupado', 'pasado', 'yaNoSeDaLoPagado'] as const).map(
  (guard) => ({ guard, target: 'pago_sin_turno', actions: [m.sayPaidWithoutSlot, m.noteLost] }) as const,
);
