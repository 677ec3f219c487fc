/**
 * The services outside, as they would be there: a channel, a calendar, a payment provider, a desk. They keep what really
 * happened; faults on the way to them are `wire.ts`'s matter. Calls apply at once.
 */
import type { Address, ConversationId, Handoff, OutboundMessage, PaymentFact, Slot } from '../domain.ts';
import type { CalendarPort, ChannelPort, DeskPort, PaymentsPort } from '../ports.ts';
import { ServiceFailure } from '../errors.ts';

export interface Sent {
  readonly effect: string;
  readonly to: Address;
  readonly message: OutboundMessage;
}
export interface CalendarEntry {
  readonly eventId: string;
  readonly appointmentId: string;
  readonly slot: Slot;
}
export interface PaymentLink {
  readonly key: string;
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly url: string;
}
/** What the invariants compare the store with. */
export interface Happened {
  readonly sent: readonly Sent[];
  readonly events: readonly CalendarEntry[];
  readonly links: readonly PaymentLink[];
  readonly payments: ReadonlyMap<string, PaymentFact>;
  readonly refunds: readonly string[];
  readonly handoffs: ReadonlyMap<string, ConversationId>;
  /** What people read, of which conversation; each note once. */
  readonly notes: readonly Note[];
}
export interface Note {
  readonly conversation: ConversationId;
  readonly handoff: Handoff;
}
export interface Outside extends Happened {
  readonly ports: { channel: ChannelPort; calendar: CalendarPort; payments: PaymentsPort; desk: DeskPort };
  /** Stood in the calendar before. */
  given(entry: CalendarEntry): void;
  /** A customer pays, or tries to: what the provider will say of this payment from now on. */
  pay(fact: PaymentFact): void;
}
export interface OutsideOptions {
  readonly onSent: (sent: Sent) => void;
  readonly onHandoff: (conversation: ConversationId) => void;
  /** A person wrote this time into the calendar meanwhile: the event is refused. */
  readonly refuses: () => boolean;
}

export function createOutside(options: OutsideOptions): Outside {
  const sent: Sent[] = [];
  const entries = new Map<string, CalendarEntry>();
  const links = new Map<string, PaymentLink>();
  const payments = new Map<string, PaymentFact>();
  const refunds = new Set<string>();
  const handoffs = new Map<string, ConversationId>();
  const notes: Note[] = [];
  return {
    sent,
    payments,
    handoffs,
    notes,
    get events() {
      return [...entries.values()];
    },
    get links() {
      return [...links.values()];
    },
    get refunds() {
      return [...refunds];
    },
    given: (entry) => {
      entries.set(`${entry.slot.professionalId} ${entry.eventId}`, entry);
    },
    pay: (fact) => {
      payments.set(fact.paymentId, fact);
    },
    ports: {
      channel: {
        send: (to, message, effect) => {
          sent.push({ to, message, effect });
          options.onSent({ to, message, effect });
          return Promise.resolve({ providerId: `wamid.${sent.length}` });
        },
      },
      calendar: calendarOf(entries, options.refuses),
      payments: paymentsOf({ links, payments, refunds }),
      desk: {
        open: ({ conversation, handoff, key }) => {
          if (!handoffs.has(key)) {
            notes.push({ conversation, handoff });
            options.onHandoff(conversation);
          }
          handoffs.set(key, conversation);
          return Promise.resolve();
        },
      },
    },
  };
}

/**
 * Events by professional's calendar and id: writing one again is the same event, deleting what is gone is done. As with
 * Google an id that was deleted is not given out again: a call that comes late brings nothing back to life, unless it is
 * asked to.
 */
function calendarOf(entries: Map<string, CalendarEntry>, refuses: () => boolean): CalendarPort {
  const deleted = new Set<string>();
  /** Times that a person took: refused once, refused for good, also to a call that comes late. */
  const refused = new Set<string>();
  const place = (slot: Slot, eventId: string) => `${slot.professionalId} ${eventId}`;
  const write: CalendarPort['create'] = ({ slot, eventId, appointment, again }) => {
    const known = entries.get(place(slot, eventId));
    if (known?.slot.start === slot.start) return Promise.resolve('written');
    const time = `${place(slot, eventId)} ${slot.start}`;
    if (refused.has(time) || refuses()) refused.add(time);
    if (refused.has(time) || (deleted.has(eventId) && again !== true)) return Promise.resolve('refused');
    deleted.delete(eventId);
    entries.set(place(slot, eventId), { eventId, slot, appointmentId: appointment.id });
    return Promise.resolve('written');
  };
  return {
    busy: () => Promise.resolve([]),
    create: write,
    move: write,
    delete: ({ slot, eventId }) => {
      const gone = entries.delete(place(slot, eventId));
      if (gone && ![...entries.values()].some((entry) => entry.eventId === eventId)) deleted.add(eventId);
      return Promise.resolve();
    },
  };
}

interface Money {
  readonly links: Map<string, PaymentLink>;
  readonly payments: Map<string, PaymentFact>;
  readonly refunds: Set<string>;
}

function paymentsOf({ links, payments, refunds }: Money): PaymentsPort {
  return {
    createLink: ({ order, key }) => {
      const { id: orderId, amountMinor, currency } = order;
      const known = links.get(key);
      const link = known ?? { key, orderId, amountMinor, currency, url: `https://pago.example/${key}` };
      links.set(key, link);
      return Promise.resolve({ url: link.url, providerId: key });
    },
    fetch: ({ paymentId }) => {
      const fact = payments.get(paymentId);
      if (fact !== undefined) return Promise.resolve(fact);
      return Promise.reject(new ServiceFailure(`no payment ${paymentId}`, { retryable: false }));
    },
    refund: ({ key }) => {
      refunds.add(key);
      return Promise.resolve();
    },
  };
}
