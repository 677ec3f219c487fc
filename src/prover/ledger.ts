import { sameSlot, type Appointment, type Copy, type Effect, type Slot, type Write } from '../domain.ts';
import type { Talk } from './talk.ts';

/**
 * What has really happened on the path to a state: who holds what, what is booked, what was named to the customer.
 * Kept beside a conversation and never shown to the machines, so that their word can be held against it.
 */
export interface Ledger {
  /** By appointment: the slot that is held for it, and until when. */
  readonly holds: Readonly<Record<string, { readonly slot: Slot; readonly until: number }>>;
  readonly live: Readonly<Record<string, Appointment>>;
  /** `<service>:<amount>` that the customer was shown before anything was charged. */
  readonly priced: readonly string[];
  /** Slots that the customer was asked to confirm. */
  readonly proposed: readonly Slot[];
}

export function ledgerOf(appointments: readonly Appointment[]): Ledger {
  return { holds: {}, live: Object.fromEntries(appointments.map((a) => [a.id, a])), priced: [], proposed: [] };
}

export interface Entry {
  readonly ledger: Ledger;
  /** Deeds that the ledger does not allow. */
  readonly faults: readonly string[];
}

/** The ledger after a turn, and what in it was against the ledger before. */
export function enter(before: Ledger, { plan }: Talk): Entry {
  const start: Entry = { ledger: before, faults: [] };
  const written = plan.writes.reduce((entry, write) => booked(entry, write), start);
  const { ledger } = written;
  return {
    ...written,
    ledger: {
      ...ledger,
      priced: [...ledger.priced, ...plan.owed.flatMap(({ effect }) => pricedIn(effect))],
      proposed: [...ledger.proposed, ...plan.owed.flatMap(({ effect }) => proposedIn(effect))],
    },
  };
}

function booked({ ledger, faults }: Entry, write: Write): Entry {
  const fault = (what: string): readonly string[] => [...faults, what];
  switch (write.type) {
    case 'slot.hold': {
      const { appointmentId: id, slot, until } = write;
      const other = ledger.holds[id];
      const leaks = other !== undefined && !sameSlot(other.slot, slot);
      const holds = { ...ledger.holds, [id]: { slot, until } };
      return {
        ledger: { ...ledger, holds },
        faults: leaks ? fault('holds a second slot and forgets the first') : faults,
      };
    }
    case 'slot.release':
      return { ledger: without(ledger, write.appointmentId), faults };
    case 'appointment.book': {
      const { id } = write.appointment;
      const twice = ledger.live[id] !== undefined;
      const live = { ...ledger.live, [id]: write.appointment };
      return { ledger: { ...without(ledger, id), live }, faults: twice ? fault('books an appointment twice') : faults };
    }
    case 'appointment.move': {
      const { appointment, from } = write;
      const was = ledger.live[appointment.id];
      const wrong = was === undefined || !sameSlot(was.slot, from);
      const live = { ...ledger.live, [appointment.id]: appointment };
      const lost = was?.eventId !== undefined && was.eventId !== appointment.eventId;
      return {
        ledger: { ...without(ledger, appointment.id), live },
        faults: [
          ...(wrong ? fault('moves what is not booked there') : faults),
          ...(lost ? ['loses the event id of a moved appointment (must-hold 49)'] : []),
        ],
      };
    }
    case 'appointment.cancel': {
      const { id, slot } = write.appointment;
      const was = ledger.live[id];
      const wrong = was === undefined || !sameSlot(was.slot, slot);
      const { [id]: _gone, ...live } = ledger.live;
      return { ledger: { ...ledger, live }, faults: wrong ? fault('cancels what is not booked there') : faults };
    }
    case 'appointment.note': {
      const was = ledger.live[write.appointment.id];
      const wrong = was === undefined || !sameSlot(was.slot, write.appointment.slot);
      return { ledger, faults: wrong ? fault('notes something of an appointment that is not booked') : faults };
    }
    default:
      return { ledger, faults };
  }
}

function without(ledger: Ledger, appointmentId: string): Ledger {
  const { [appointmentId]: _released, ...holds } = ledger.holds;
  return { ...ledger, holds };
}

function copyOf(effect: Effect): Copy | undefined {
  return effect.type === 'sendMessage' ? effect.copy : undefined;
}

function pricedIn(effect: Effect): string[] {
  const copy = copyOf(effect);
  if (copy?.key === 'confirmar_pago') return [`${copy.serviceId}:${copy.amountMinor}`];
  return copy?.key === 'pagar_antes' ? [`${copy.draft.serviceId}:${copy.amountMinor}`] : [];
}

function proposedIn(effect: Effect): Slot[] {
  const copy = copyOf(effect);
  if (copy?.key === 'confirmar_turno' || copy?.key === 'pagar_antes') return [copy.draft.slot];
  return copy?.key === 'confirmar_reprogramacion' ? [copy.to] : [];
}
