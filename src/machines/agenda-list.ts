import * as d from './agenda-deeds.ts';
import * as w from './agenda-words.ts';
import * as a from './agenda-setup.ts';
import { s } from './agenda-setup.ts';
import { extendedOffer, pagesBefore, slotOffer } from './slot-list.ts';

/**
 * The list of free times while booking: kept, turned over, and shown again. An old one is looked for again first: it is
 * never shown as it was. Transitions of the booking flow; `agenda.ts` says in which state.
 */

export const keepSlots = s.assign(({ event }) =>
  event.type === 'slots.found' ? { offer: slotOffer(event, event.world), relaxed: event.relaxed } : {},
);
export const keepMoreSlots = s.assign(({ context, event }) =>
  event.type === 'slots.found' ? { offer: extendedOffer(context.offer, event, event.world) } : {},
);
const dropPages = s.assign(({ context, event }) =>
  event.type === 'customer.wants_more' ? { offer: pagesBefore(context.offer, event.page, event.world) } : {},
);

/** One question back from the hours: where, if that was asked (CONV-10). */
export const backToBranches = {
  guard: 'eligioSucursal',
  target: 'AGENDA_ELIGIENDO_SUCURSAL',
  actions: [
    d.letGo,
    a.forgetSlot,
    s.assign(({ context }) => {
      const { sucursal: _b, ...detalles } = context.detalles;
      return { detalles };
    }),
  ],
} as const;

const lookAgain = { target: 'AGENDA_BUSCANDO_TURNOS' } as const;
export const notUnderstood = [
  { guard: 'listaVieja', ...lookAgain, actions: a.unclear },
  { actions: [a.unclear, w.saySlots] },
] as const;
/** The same wish once more. */
export const askedAgain = [
  { guard: 'pideListaVieja', ...lookAgain, actions: a.repeated },
  { guard: 'mismoPedido', actions: [a.repeated, w.saySlots] },
] as const;
export const more = [
  { guard: 'paginaVieja', ...lookAgain, actions: dropPages },
  { guard: 'hayPagina', actions: [a.turnPage, w.saySlots] },
  { guard: 'sigueLaLista', ...lookAgain },
  { guard: 'esSuLista', actions: w.sayNoMore },
] as const;
