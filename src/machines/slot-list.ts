import {
  LIST_FRESH_MS,
  PAGE_ROWS,
  SLOTS_OFFERED_MAX,
  hasPage,
  isOwnOffer,
  type Offer,
  type Slot,
  type SlotQuery,
  type World,
} from '../domain.ts';
import type { MachineEvent } from './kit.ts';

/** A list of free times: shown page by page, gone on with, and looked for again when it is old. For booking and moving. */

type SlotsFound = Extract<MachineEvent, { type: 'slots.found' }>;
type Found = Pick<SlotsFound, 'slots' | 'more'>;

/** The slots of an answer as an offer of this turn. */
export function slotOffer({ slots, more }: Found, world: World): Offer {
  return { id: world.fresh.offer, page: 0, kind: 'turno', slots, at: world.at, ...(more === true ? { more } : {}) };
}

/** The open list with what was found behind its end, at the first page of that. */
export function extendedOffer(offer: Offer | null, { slots: found, more }: Found, { at }: World): Offer | null {
  if (offer?.kind !== 'turno') return offer;
  const { more: _more, ...list } = offer;
  const slots = [...offer.slots, ...found].slice(0, SLOTS_OFFERED_MAX);
  const page = found.length > 0 ? Math.floor(offer.slots.length / PAGE_ROWS) : offer.page;
  return { ...list, slots, at, page, ...(more === true && slots.length < SLOTS_OFFERED_MAX ? { more } : {}) };
}

/** Whether an answer goes on with this very list. */
export function isMoreOf(offer: Offer | null, event: MachineEvent): event is SlotsFound {
  return event.type === 'slots.found' && event.beyond !== undefined && isOwnOffer(offer, event.beyond);
}

/** What a search for more leaves out: all that this list has offered. */
export function beyondOf(offer: Offer | null, event: MachineEvent): Pick<SlotQuery, 'beyond'> {
  if (event.type !== 'customer.wants_more' || offer?.kind !== 'turno') return {};
  return { beyond: { offer: offer.id, slots: offer.slots } };
}

/** What the n-th row (from 1) of this very offer stands for; undefined when it is another offer's. */
export function slotAt(offer: Offer | null, id: string, n: number): Slot | undefined {
  return offer?.kind === 'turno' && offer.id === id ? offer.slots[n - 1] : undefined;
}

/** Whether "Ver más" of this list asks for what nobody has looked for yet. */
export function goesOn(offer: Offer | null, id: string): boolean {
  return isOwnOffer(offer, id) && offer?.kind === 'turno' && offer.more === true;
}

/** Whether it is too long since these times were looked for: what is shown again may be somebody else's by now. */
export function isOld(offer: Offer | null, { at }: World): boolean {
  return offer?.kind === 'turno' && at - (offer.at ?? 0) > LIST_FRESH_MS;
}

/** The pages before the one that is asked for, as a list of this turn: what follows them is looked for anew. */
export function pagesBefore(offer: Offer | null, page: number, { fresh }: World): Offer | null {
  if (offer?.kind !== 'turno') return offer;
  return { ...offer, id: fresh.offer, page: page - 1, slots: offer.slots.slice(0, page * PAGE_ROWS), more: true };
}

interface Asked {
  readonly context: { readonly offer: Offer | null };
  readonly event: MachineEvent;
}

/** What both machines ask of their list and of what is found for it. */
export const LIST_GUARDS = {
  hayPagina: ({ context: { offer }, event }: Asked) =>
    event.type === 'customer.wants_more' && hasPage(offer, event.offer, event.page),
  /** Shown again, it would be looked for again. */
  listaVieja: ({ context: { offer }, event }: Asked) => isOld(offer, event.world),
  paginaVieja: ({ context: { offer }, event }: Asked) =>
    event.type === 'customer.wants_more' && hasPage(offer, event.offer, event.page) && isOld(offer, event.world),
  /** "Ver más" behind the last slot that was looked for. */
  sigueLaLista: ({ context: { offer }, event }: Asked) =>
    event.type === 'customer.wants_more' && goesOn(offer, event.offer),
  esSuLista: ({ context: { offer }, event }: Asked) =>
    event.type === 'customer.wants_more' && isOwnOffer(offer, event.offer),
  hayExacto: ({ event }: Asked) => event.type === 'slots.found' && event.exact !== undefined,
  hayDosHoras: ({ event }: Asked) => event.type === 'slots.found' && event.ambiguous !== undefined,
  noHayTurnos: ({ event }: Asked) => event.type === 'slots.found' && event.slots.length === 0,
  /** What "Ver más" has looked for: more of the same list, or nothing any more. */
  siguenTurnos: ({ context: { offer }, event }: Asked) => isMoreOf(offer, event) && event.slots.length > 0,
  noSiguenTurnos: ({ context: { offer }, event }: Asked) => isMoreOf(offer, event) && event.slots.length === 0,
};
