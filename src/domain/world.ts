/** What the machines may know of the world, and what a flow is opened with. */
import type { Detalles, Order, Appointment } from './booking.ts';
import type { Tenant, Language } from './tenant.ts';
import type { Usual } from './usual.ts';
import type { DomainEvent } from './events.ts';

/** What a flow is opened with. */
export interface FlowInput {
  readonly detalles?: Detalles;
  /** The booking was begun with a service that this business does not sell. */
  readonly ajeno?: true;
  /** What is paid; of an appointment that is moved, what it becomes. */
  readonly servicio?: string;
  /** Several of it were to be paid: it is said that a link pays for one. */
  readonly varios?: true;
  /** The next of several: it is asked about unasked, and that a link pays for one was said before. */
  readonly resto?: true;
  /** The next visit is to be paid, and none that has begun. */
  readonly proxima?: true;
  /** What is paid is chosen among these. Absent: among all that is sold. */
  readonly servicios?: readonly string[];
  /** A booking to finish because its order was paid (AGENDA-16). */
  readonly paidOrder?: Order;
  /** It is finished below what is open: another booking is, and is asked about. */
  readonly beneath?: true;
  readonly appointmentId?: string;
  /** How many appointments are to be cancelled; absent: one. */
  readonly cuantas?: number | 'todas';
}

/** What the machines may know of the world, gathered before the turn. Recorded where it matters to replay. */
export interface World {
  /** The turn's instant, epoch ms. */
  readonly at: number;
  readonly conversation: string;
  /** Number of the turn being decided, from 1. */
  readonly turn: number;
  readonly tenant: Tenant;
  readonly contact: Contact;
  /** This contact's future, live appointments, soonest first. */
  readonly appointments: readonly Appointment[];
  /** Their visits that are over and that an order of theirs is for, the newest PAST_VISITS_MAX and those of orders that there is news of: money may still come, or go, for one. */
  readonly past?: readonly Appointment[];
  /** Their visits of late that have begun and cost something, the newest BEGUN_VISITS_MAX, oldest first: who paid what at the till nobody knows. */
  readonly begun?: readonly Appointment[];
  /** This contact's orders, oldest first. */
  readonly orders: readonly Order[];
  /** Granules that the commit found taken by somebody else: the same turn is planned again, knowing it (AGENDA-5). */
  readonly taken: readonly string[];
  /** State of the topmost open flow, if any: reception answers differently inside one. */
  readonly flow?: string;
  /** Another errand of the same message is open: what is begun now waits for it (CONV-11). */
  readonly behind?: true;
  /** So do others of that message, and they come first. */
  readonly behindOthers?: true;
  /** Service in question in the topmost flow: "¿cuánto era?" speaks of it. */
  readonly about?: string;
  /** What the topmost flow knows of its errand, for a person who takes it over (HUMAN-2). */
  readonly wish?: Detalles;
  /** What was booked last, though its time may have passed: "lo mismo que la otra vez". */
  readonly usual?: Usual;
  /** What each of them came for last, newest first, where there are several: the writer, his son. */
  readonly usualOfEach?: readonly Usual[];
  /** Below the topmost flow another one waits for its turn, and goes on when this one is left. */
  readonly flowWaits?: true;
  /** As many flows are open as can be: what is asked for now is not begun, and said so. */
  readonly full?: true;
  /** Orders that an open booking waits for: their money is its own. */
  readonly awaited?: readonly string[];
  /** Fresh ids, fixed by conversation and turn: retries of the same turn make the same ones. */
  readonly fresh: { readonly offer: string; readonly appointment: string; readonly order: string };
}

export interface Contact {
  readonly name?: string;
  readonly email?: string;
  readonly nationalId?: string;
  readonly phone?: string;
  readonly language: Language;
}
/** An event as machines receive it. */
export type Stamped<E extends { type: string } = DomainEvent> = E & { readonly world: World };
