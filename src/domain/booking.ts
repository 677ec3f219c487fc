/**
 * Appointments, slots, orders: the facts that outlive a conversation's flow (CONV-6, must-hold 13). Long because each
 * field says what it holds.
 */

import { MINUTE_MS } from './units.ts';
import type { Receipt } from './media.ts';

/** A start that one professional can give, at one branch. Duration is the service's. */
export interface Slot {
  /** Epoch ms. A multiple of five minutes of civil time, stored as an instant. */
  readonly start: number;
  readonly professionalId: string;
  readonly branchId: string;
}

/** Who a customer books for, as he calls them; `yo` takes it back: it is for himself after all. */
export const RELATIVES = [
  ...(['yo', 'madre', 'padre', 'hijo', 'hija', 'criatura', 'bebe', 'esposo', 'esposa', 'pareja'] as const),
  ...(['novio', 'novia', 'hermano', 'hermana', 'abuelo', 'abuela', 'tio', 'tia', 'primo', 'prima'] as const),
  ...(['sobrino', 'sobrina', 'suegro', 'suegra', 'cunado', 'cunada', 'nieto', 'nieta', 'amigo', 'amiga'] as const),
  ...(['yerno', 'nuera', 'ahijado', 'ahijada', 'padrino', 'madrina', 'vecino', 'vecina', 'jefe', 'jefa'] as const),
  ...(['companero', 'companera', 'empleado', 'empleada'] as const),
] as const;
export type Relative = (typeof RELATIVES)[number];

/** Who comes, when it is not who writes. The contact's own name is another thing, and stays. */
export interface Guest {
  readonly relation?: Relative;
  readonly name?: string;
  /** Another one than was spoken of, and not said who: the name is asked for. */
  readonly otra?: true;
}

/** The same person, as far as anybody has told; nobody: the writer. */
export function isSameGuest(one: Guest | undefined, other: Guest | undefined): boolean {
  return one?.relation === other?.relation && one?.name === other?.name && one?.otra === other?.otra;
}

/** At what a booking is asked, held and paid for. */
export interface Terms {
  readonly durationMinutes: number;
  readonly priceMinor: number;
  /** What is to be paid before it is booked; 0: nothing. */
  readonly dueMinor: number;
  /** Of both amounts. Absent: asked by older code, in the business's own. */
  readonly currency?: string;
  /** What of it was said to be paid already; absent: nothing, or asked by older code. */
  readonly paidMinor?: number;
  /** Of the hour that is booked. Absent: asked by older code. */
  readonly said?: Said;
}

/** A slot as a customer reads it: an instant and ids are what they are, and the tenants file says what they are called. */
export interface Said {
  /** On the clock of the business: '2026-03-04T11:00'. */
  readonly when: string;
  /** The branch with its address. Absent: its service is given from afar. */
  readonly where?: string;
}

export interface Appointment {
  readonly id: string;
  readonly tenant: string;
  readonly conversation: string;
  readonly serviceId: string;
  readonly slot: Slot;
  readonly durationMinutes: number;
  readonly priceMinor: number;
  /** Of its price, as it was told: the business's may be another one by now. Absent: booked by older code. */
  readonly currency?: string;
  /** Whose name it is under: the guest's where one was told, else the customer's. */
  readonly customerName?: string;
  readonly guest?: Guest;
  readonly status: 'booked' | 'cancelled';
  /** Calendar event id once the calendar confirmed it: stable across moves. */
  readonly eventId?: string;
  readonly orderId?: string;
  readonly reason?: string;
  /** It was moved when only a person could have cancelled it: only a person can, whatever day it is on by now. */
  readonly movedLate?: true;
  readonly bookedAt: number;
  /** Its start on the business's clock as it was told, 'YYYY-MM-DDTHH:MM'; the zone may be another by now. Absent: booked by older code. */
  readonly toldStart?: string;
}

/** What the customer wishes so far, in the seed's words (002 §6.1). Dates 'YYYY-MM-DD', hours 'HH:MM', local. */
export interface Detalles {
  readonly fecha_deseada?: string;
  readonly fecha_desde?: string;
  readonly fecha_hasta?: string;
  /** 'MM-DD': a day that was asked for and that its month does not have. Said once, and hours near it are offered. */
  readonly fecha_inexistente?: string;
  readonly hora_especifica?: string;
  /** Present when the hour came without am/pm: [h, h + 12]. The rule of AGENDA-14 decides, or asks. */
  readonly hora_candidatas?: readonly string[];
  readonly hora_desde?: string;
  readonly hora_hasta?: string;
  readonly preferencia_horaria?: 'mañana' | 'tarde' | 'noche';
  /** `despues_HH:MM`, `antes_HH:MM`, `termina_HH:MM`, `excluir_<día>`, `solo_<día>`, `solo_fecha_<día>_<hora>`, … (shared vocabulary of the readers). */
  readonly restricciones_temporales?: readonly string[];
  readonly servicio?: string;
  /** Ids of those among which it is to be chosen: a kind was named, or what several are called. */
  readonly servicios?: readonly string[];
  readonly profesional?: string;
  /** Ids of those who are not wanted: never offered, whatever else is given up. */
  readonly sin_profesionales?: readonly string[];
  /** "Con quien sea": who was wished for before is not held to. */
  readonly con_cualquiera?: true;
  readonly sucursal?: string;
  /** Ids of those where it is not wanted, "en otra sede": never offered. */
  readonly sin_sucursales?: readonly string[];
  /** "En cualquiera de las dos": none is asked for, and of one hour at several the first is taken. */
  readonly en_cualquier_sucursal?: true;
  /** For whom it is, when not for who writes. */
  readonly para?: Guest;
  /** The appointment spoken of, when it is named by its own date or hour ("el turno del 12"). */
  readonly fecha_original?: string;
  readonly hora_original?: string;
  /** With whom the appointment is that is spoken of, and not with whom it is wished: "mover la de la doctora Paola". */
  readonly profesional_original?: string;
  /** An hour that was offered and refused: "más temprano" is before it. */
  readonly hora_descartada?: string;
  /** Asked about, or expressly not ordered yet: its hour is asked for a yes even where a free one is booked without (AGENDA-4). */
  readonly por_confirmar?: true;
  /** Of an appointment that is still to be told from others: settled once it is chosen. */
  readonly respecto?: Respecto;
  /** "A más tardar a las 11": of `antes_11:00`, that eleven o'clock will do, too. */
  readonly hasta_incluida?: true;
  /** "El jueves a las 10, si no hay el viernes a las 11": what is offered first where the wish cannot be. */
  readonly si_no?: SecondChoice;
  readonly motivo?: string;
}

/** A day, with its hour or its part of the day; with somebody else, where "si no puede Hugo, con Rocío" was said. */
export interface SecondChoice {
  readonly fecha: string;
  readonly profesional?: string;
  readonly hora?: string;
  readonly preferencia?: 'mañana' | 'tarde' | 'noche';
}

/** What stays of an appointment, or how far it goes: "a la misma hora", "una hora más tarde", "un rato antes", "correla un día". */
export interface Respecto {
  readonly misma_hora?: true;
  readonly mismo_dia?: true;
  readonly minutos?: number;
  readonly dias?: number;
  /** Of its own hour, on its day: "un rato antes". */
  readonly lado?: 'antes' | 'despues';
}

export const ORDER_STATUSES = [
  'open',
  'claimed',
  'paid',
  'partially_paid',
  'rejected',
  'expired',
  'refunded',
  'charged_back',
  'mismatch',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export interface Order {
  readonly id: string;
  readonly tenant: string;
  readonly conversation: string;
  readonly serviceId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: OrderStatus;
  /** Payment attempts: the key of attempt n is `<order id>:<n>`. */
  readonly attempt: number;
  readonly link?: string;
  /** The link of an earlier attempt was sent: who pays that has paid this. */
  readonly linkBefore?: true;
  readonly expiresAt: number;
  /** The booking that waits for this order (AGENDA-16). */
  readonly bookingFor?: {
    readonly slot: Slot;
    readonly appointmentId: string;
    readonly guest?: Guest;
    /** Absent: of an older order. */
    readonly terms?: Terms;
  };
  /** Id of the appointment, already made, that it was asked for. Cancelled, it sets the order free again. */
  readonly paysFor?: string;
  /** Several of its service were to be paid, and a link pays for one: once it is paid the next one is asked about. */
  readonly moreToPay?: true;
  /** Paid, and its booking came to nothing, or was cancelled: it pays the next one of its service. */
  readonly free?: true;
  /** When its money lost its appointment, epoch ms: so long is it taken for the next one. Absent: never, or before this was kept. */
  readonly freeSince?: number;
  /** The customer gave that booking up with the link already sent: paid all the same, it books nothing by itself. */
  readonly dropped?: true;
  readonly payments: readonly PaymentFact[];
  /** Receipts that the customer showed for it, the newest RECEIPTS_PER_ORDER_MAX. */
  readonly receipts?: readonly Receipt[];
  readonly createdAt: number;
}

/** What a provider says of one payment, fetched from it, never from a customer. */
export interface PaymentFact {
  readonly paymentId: string;
  readonly provider: string;
  /** `<order id>:<attempt>`, our own reference. */
  readonly reference: string;
  readonly status: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'refunded' | 'charged_back';
  readonly amountMinor: number;
  readonly currency: string;
  readonly account?: string;
}

/** Five minutes: starts and durations are multiples of it. */
export const GRANULE_MS = 300_000;

/** Store keys of the granules that a slot covers: `<professional>_<granule>`. */
export function granuleKeys(slot: Slot, durationMinutes: number): string[] {
  const first = Math.floor(slot.start / GRANULE_MS);
  const count = Math.ceil((durationMinutes * MINUTE_MS) / GRANULE_MS);
  return Array.from({ length: count }, (_, i) => `${slot.professionalId}_${first + i}`);
}

/** A slot's start on the clock of the business. */
export function localStart({ start }: Pick<Slot, 'start'>, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone);
}

/** The same as text, 'YYYY-MM-DDTHH:MM'. */
export function startText(slot: Pick<Slot, 'start'>, timeZone: string): string {
  return localStart(slot, timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** Days as the rules of a wish name them (`solo_lunes`), Monday first. */
export const DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;

/** The day that a rule of a wish names: of 2026-03-02, and of any moment on it, "lunes". */
export function diaOf({ dayOfWeek }: Pick<Temporal.PlainDate, 'dayOfWeek'>): string {
  return DIAS[dayOfWeek - 1] ?? '';
}

/** A day and an hour, as a customer would wish for them. */
export type When = Required<Pick<Detalles, 'fecha_deseada' | 'hora_especifica'>>;

/** A local time as a wish: 'YYYY-MM-DD' and 'HH:MM'. */
export function dayAndHour(at: Temporal.ZonedDateTime): When {
  return {
    fecha_deseada: at.toPlainDate().toString(),
    hora_especifica: at.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** A slot as a customer would wish for it, on the clock of the business. */
export function whenOf(slot: Pick<Slot, 'start'>, timeZone: string): When {
  return dayAndHour(localStart(slot, timeZone));
}

/** The same start, person and branch: what a customer chose, in whatever list it stood. */
export function sameSlot(a: Slot, b: Slot): boolean {
  return a.start === b.start && a.professionalId === b.professionalId && a.branchId === b.branchId;
}

/** How an amount out of an order's price is due now under the tenant's rule. */
export function dueMinor(priceMinor: number, rule: { percent: number } | { amountMinor: number }): number {
  return 'percent' in rule ? Math.round((priceMinor * rule.percent) / 100) : Math.min(rule.amountMinor, priceMinor);
}
