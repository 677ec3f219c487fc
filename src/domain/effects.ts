import type { Appointment, Detalles, Order, Slot } from './booking.ts';
import type { Copy } from './copy.ts';
import type { ContactField } from './tenant.ts';
import type { FlowName, TimerKind } from './events.ts';
import type { FlowInput } from './world.ts';
import type { Receipt, ReceiptDoubt } from './media.ts';
import type { Offer } from './offers.ts';
import type { ToldDeed } from './told.ts';

export interface SlotQuery {
  readonly serviceId: string;
  readonly detalles: Detalles;
  /** Claims of this appointment count as free: it is the one being moved. */
  readonly moving?: string;
  /** Where it stands: never offered to it again. */
  readonly movingFrom?: Slot;
  /** Its professional is wished for, and was not asked for: somebody else comes before another day or hour. */
  readonly samePerson?: 'preferred';
  /** A slot whose own hold counts as free, to re-check a choice. */
  readonly holder?: string;
  /** A list that goes on: what was offered in it is not offered again. */
  readonly beyond?: { readonly offer: string; readonly slots: readonly Slot[] };
}

/** A call to somebody outside, owed until its outbox row is done. The kinds are public (`expect.effects`). */
export type Effect =
  /** `told`: what the words before these, joined into the same message, say of appointments and orders. */
  | {
      readonly type: 'sendMessage';
      readonly copy: Copy;
      readonly offer?: Offer;
      readonly once?: boolean;
      readonly told?: readonly Copy[];
    }
  | { readonly type: 'findSlots'; readonly query: SlotQuery }
  /**
   * In the background: an appointment that is firm already, told as it stands by then. `maybeAt`: nobody heard the end of
   * a call that may have moved its event there, or deleted it.
   */
  | {
      readonly type: 'createEvent';
      readonly appointment: Appointment;
      readonly background?: boolean;
      readonly maybeAt?: Slot;
    }
  | { readonly type: 'moveEvent'; readonly appointment: Appointment; readonly from: Slot }
  | { readonly type: 'deleteEvent'; readonly appointment: Appointment; readonly background?: boolean }
  | { readonly type: 'createLink'; readonly order: Order }
  | { readonly type: 'fetchPayment'; readonly provider: string; readonly paymentId: string }
  | { readonly type: 'refund'; readonly order: Order; readonly paymentId: string }
  /** In the background: a note for the desk, nobody is handed over and nobody waits. */
  | { readonly type: 'openHandoff'; readonly handoff: Handoff; readonly background?: boolean };
export type EffectKind = Effect['type'];
/** What changes an event in a calendar. */
export type Deed = Extract<Effect, { type: 'createEvent' | 'moveEvent' | 'deleteEvent' }>;

/** Why money has no appointment: the hour could not be had, the booking was not ended, or it is of something that was left. */
export type Unbooked = 'lost' | 'left' | 'given_up' | 'cancelled' | 'second' | 'other_service';

/** What a person needs to take over (HUMAN-2): the desk writes at most eight lines from it. */
export interface Handoff {
  readonly reason:
    | 'asked'
    | 'anti_loop'
    | 'calendar_down'
    | 'payment'
    | 'late_cancellation'
    | 'too_many_appointments'
    | 'too_many_links'
    | 'poisoned'
    | 'order_without_slot'
    | 'call_given_up'
    | 'receipt'
    /** A note: the customer, whom a person had, went back to the bot. Who writes to them has the conversation again. */
    | 'taken_back'
    | 'other';
  /** State of the topmost open flow. */
  readonly flow?: string;
  readonly detalles?: Detalles;
  readonly customerName?: string;
  /** The order whose money is in question. */
  readonly order?: Order;
  /** The hour that its money is for; absent: that of its booking, or none. */
  readonly slot?: Slot;
  /** Why it has no appointment, for `order_without_slot`. */
  readonly unbooked?: Unbooked;
  /** Until then its hour is kept (epoch ms). */
  readonly heldUntil?: number;
  /** What the customer showed, and what is odd about it: for `receipt`. */
  readonly receipt?: Receipt;
  readonly doubts?: readonly ReceiptDoubt[];
  /** The call that was given up, for `call_given_up`. */
  readonly call?: EffectKind;
  /** Of words that did not arrive: what they told. */
  readonly unsaid?: ToldDeed;
  /** A payment that its provider could not be asked about. */
  readonly paymentId?: string;
}

/** Facts that the commit itself writes, all or nothing with the turn. */
export type Write =
  | {
      readonly type: 'slot.hold';
      readonly slot: Slot;
      readonly durationMinutes: number;
      readonly appointmentId: string;
      readonly until: number;
    }
  | {
      readonly type: 'slot.release';
      readonly slot: Slot;
      readonly durationMinutes: number;
      readonly appointmentId: string;
    }
  /** Claims become firm and the appointment exists. */
  | { readonly type: 'appointment.book'; readonly appointment: Appointment }
  /** New granules firm, old ones free, in the same commit. `fromMinutes`: how long it was, where that changes, too. */
  | {
      readonly type: 'appointment.move';
      readonly appointment: Appointment;
      readonly from: Slot;
      readonly fromMinutes?: number;
    }
  | { readonly type: 'appointment.cancel'; readonly appointment: Appointment }
  /** Facts learned later (event id): no claims change. */
  | { readonly type: 'appointment.note'; readonly appointment: Appointment }
  | { readonly type: 'order.put'; readonly order: Order }
  | { readonly type: 'contact.learn'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'timer.set'; readonly kind: TimerKind; readonly dueAt: number }
  | { readonly type: 'timer.cancel'; readonly kind: TimerKind };

/** Not understood · the same request again · a question that nobody here can answer. */
export type FruitlessCause = 'not_understood' | 'repeated' | 'unanswered';

/** Instructions to the stack of frames, obeyed by `turn()`. */
export type FlowStep =
  | { readonly type: 'flow.start'; readonly machine: FlowName; readonly input: FlowInput }
  /** The customer got further: a new fact, a choice. Resets the anti-loop counter (CONV-9). */
  | { readonly type: 'flow.progress' }
  /** A turn that led nowhere, counted by reception, which may answer instead. */
  | { readonly type: 'flow.fruitless'; readonly cause: FruitlessCause };

/** All that a machine may emit. */
export type Emitted = Effect | Write | FlowStep;
