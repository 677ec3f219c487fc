import type { Slot } from './booking.ts';
import type { ContactDatum } from './tenant.ts';
import { MINUTE_MS } from './units.ts';

/**
 * What was last put before the customer to choose from. An offer has a generation (`id`), and every interactive id
 * carries it: a tap on an older offer re-offers and never acts (CHAN-4, must-hold 18, 30, 33).
 * Interactive ids: `<kind>_<offer>_<n>` with n from 1; options `opcion_<offer>_<option>`; paging `mas_<offer>_<page>`.
 */
export type Offer = { readonly id: string; readonly page: number } & (
  | SlotOffer
  | { readonly kind: 'servicio'; readonly services: readonly Priced[] }
  | { readonly kind: 'categoria' | 'sucursal' | 'profesional' | 'cita'; readonly ids: readonly string[] }
  | { readonly kind: 'opcion'; readonly options: readonly Option[] }
);
/** Without a currency it is the business's own. */
export interface Priced {
  readonly id: string;
  readonly priceMinor: number;
  readonly currency?: string;
}
/**
 * `more`: free times follow the last of these, and are looked for when "Ver más" gets there. `at`: when the last of them
 * were looked for, epoch ms; without it, long ago.
 */
interface SlotOffer {
  readonly kind: 'turno';
  readonly slots: readonly Slot[];
  readonly at?: number;
  readonly more?: boolean;
}
export type OfferKind = Offer['kind'];

/** Buttons. `si` and `no` answer the pending question; the others are events of their own. */
export const OPTIONS = [
  'si',
  'no',
  'reintentar',
  'otra_fecha',
  'persona',
  'salir',
  'agendar',
  'reprogramar',
  'cancelar_cita',
  'pagar',
  'mis_turnos',
  'hora_1',
  'hora_2',
] as const;
export type Option = (typeof OPTIONS)[number];

/** What the open state has just asked: the reader of short answers needs it, and stale taps are judged by it. */
export interface Question {
  /** The state's name, e.g. AGENDA_CONFIRMANDO_TURNO. */
  readonly state: string;
  /** The newest open offer: typed answers refer to it. */
  readonly offer?: Offer;
  /** Older offers that are still open below: a tap on one of them is valid, too. */
  readonly also?: readonly Offer[];
  /** A free-text field that was asked for (AGENDA-11). */
  readonly field?: 'name' | 'email' | 'nationalId';
  /** What is known already, so that "a las 10" alone keeps its date (must-hold 44). */
  readonly known?: import('./booking.ts').Detalles;
  /** The hour that a yes would take. */
  readonly proposed?: import('./booking.ts').Slot;
  /** The appointment that is being moved. */
  readonly moving?: import('./booking.ts').Appointment;
  /** The appointment that a yes would cancel. */
  readonly cancelling?: import('./booking.ts').Appointment;
  /** Bookings of the same message that wait for this one. */
  readonly waiting?: readonly Pick<import('./booking.ts').Detalles, 'servicio' | 'para'>[];
  /** The rows among which that hour was chosen: "no, la primera" is one of them. */
  readonly shown?: readonly import('./booking.ts').Slot[];
  /** Ids of the services among which the one to be paid was chosen: "no, la segunda" is one of them. */
  readonly listed?: readonly string[];
  /** What was spoken of last, and until when (epoch ms) "con ella", "ahí", "ese día", "el segundo" mean that. */
  readonly spokenOf?: {
    /** The one that was asked about. */
    readonly serviceId?: string | undefined;
    readonly professionalId?: string | undefined;
    readonly branchId?: string | undefined;
    /** 'YYYY-MM-DD' */
    readonly date?: string | undefined;
    /** The opening hours were asked about last: that day is theirs. */
    readonly ofHours?: true;
    /** Services that were told one below the other, in that order. */
    readonly serviceIds?: readonly string[] | undefined;
    /** Services that were asked about by name, one after the other. */
    readonly namedIds?: readonly string[] | undefined;
    readonly until: number;
  };
  /** One of the customer's appointments was cancelled or moved, and until when "la otra también" is the same of another. */
  readonly doneJustNow?: {
    readonly errand: 'cancel' | 'move';
    readonly until: number;
    /** The id of the one that was moved. */
    readonly of?: string;
    /** When a cancelled one was: "ese mismo día a la misma hora". */
    readonly was?: { readonly fecha_deseada?: string; readonly hora_especifica?: string };
  };
  /** A datum of his was said to be wrong, and until when the right one alone is it. */
  readonly mends?: { readonly field: ContactDatum; readonly until: number };
  /** Silence ended a flow, and until when the customer may come back to it. */
  readonly parked?: { readonly until: number };
  /** Outside flows: agente cero stays silent until this instant, epoch ms (CONV-4). */
  readonly ceroLockedUntil?: number;
}

/** WhatsApp shows ten rows in all; with more pages one of them is "Ver más". */
export const LIST_ROWS_MAX = 10;

/** A list of free times that is older is looked for again before it is shown again. */
export const LIST_FRESH_MS = 2 * MINUTE_MS;

/** How many choices an offer has over all its pages. */
export function offerLength(offer: Offer): number {
  switch (offer.kind) {
    case 'turno':
      return offer.slots.length;
    case 'servicio':
      return offer.services.length;
    case 'opcion':
      return offer.options.length;
    default:
      return offer.ids.length;
  }
}

/** Choices of a page that ends with "Ver más". */
export const PAGE_ROWS = LIST_ROWS_MAX - 1;

/** The 1-based choices on an offer's current page, and whether "Ver más" follows them. */
export function pageOf(offer: Offer): { first: number; last: number; more: boolean } {
  const length = offerLength(offer);
  const goesOn = offer.kind === 'turno' && offer.more === true;
  if (length <= LIST_ROWS_MAX && !goesOn) return { first: 1, last: length, more: false };
  const first = offer.page * PAGE_ROWS + 1;
  const last = Math.min(first + PAGE_ROWS - 1, length);
  return { first, last, more: last < length || goesOn };
}

/** Whether "Ver más" can show this page of the open offer. */
export function hasPage(offer: Offer | null, id: string, page: number): boolean {
  if (offer === null || offer.id !== id || page <= 0) return false;
  const { last, more } = pageOf({ ...offer, page: page - 1 });
  return more && last < offerLength(offer);
}

/** Whether "Ver más" speaks of this list: one of another list is for whoever showed that. */
export function isOwnOffer(offer: Offer | null, id: string): boolean {
  return offer?.id === id;
}
