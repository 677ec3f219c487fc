/** What a turn begins with: of a customer of many years no more than of one of last month. */
import type { Appointment, ConversationRecord, InboxRow, Order } from '../domain.ts';

export interface Loaded {
  /** Absent until the first turn commits. */
  readonly conversation: ConversationRecord | undefined;
  /** Pending rows in order of arrival, at most `limit`. */
  readonly inbox: readonly InboxRow[];
  /** This contact's appointments with `status: booked`, the latest APPOINTMENTS_LOADED_MAX, soonest first. */
  readonly appointments: readonly Appointment[];
  /** Those that the conversation's record names (`ordersNamed`), else all; oldest first. */
  readonly orders: readonly Order[];
}

/** What no turn looks at any more, and news have come of. */
export interface Recalled {
  readonly orders: readonly Order[];
  /** Booked, that they were made for or pay. */
  readonly appointments: readonly Appointment[];
}
