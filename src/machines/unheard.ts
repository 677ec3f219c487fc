import { sameSlot, type Appointment, type Copy, type DomainEvent, type Emitted } from '../domain.ts';
import { liveOf } from './citas.ts';
import { say, type MachineEvent } from './kit.ts';
import { paidFor } from './orders.ts';

/** An answer whose flow is gone: what the calendar has done must not stay unseen, so reception hears of it. */
export function unheard(answer: DomainEvent): readonly DomainEvent[] {
  if (!('deed' in answer) || answer.type === 'deed.unheard') return [];
  return [{ type: 'deed.unheard', answer, deed: answer.deed }];
}

type Unheard = Extract<MachineEvent, { type: 'deed.unheard' }>;

/**
 * What a flow would have done with the calendar's answer, had it not become unreadable meanwhile. What is booked with us is
 * the truth: the customer hears it, and the calendar is put right by it (decision 013). Pure.
 */
export function afterUnheard(event: MachineEvent): readonly Emitted[] {
  if (event.type !== 'deed.unheard') return [];
  const { answer, deed, world } = event;
  const live = liveOf(world, deed.appointment);
  const copy = live && wordsOf(event, live);
  const words = copy === undefined ? [] : [say(copy)];
  if (live !== undefined && isWrittenAsBooked(event, live) && answer.type === 'calendar.written') {
    return [{ type: 'appointment.note', appointment: { ...live, eventId: answer.eventId } }, ...words];
  }
  const appointment = live ?? deed.appointment;
  return [...words, { type: 'createEvent', appointment, background: true, maybeAt: deed.appointment.slot }];
}

function isWrittenAsBooked({ answer, deed }: Unheard, live: Appointment): boolean {
  const written = deed.type === 'createEvent' && answer.type === 'calendar.written';
  return written && sameSlot(live.slot, deed.appointment.slot);
}

/** Of a booking that the calendar refuses people hear, when it is refused again: none is confirmed on that. */
function wordsOf({ answer, deed, world }: Unheard, live: Appointment): Copy | undefined {
  const was = deed.type === 'moveEvent' ? deed.from : deed.appointment.slot;
  // Changed since by a flow that has told so.
  if (!sameSlot(live.slot, was)) return undefined;
  if (deed.type === 'moveEvent') return { key: 'reprogramacion_fallida', appointment: live };
  if (deed.type === 'deleteEvent') return { key: 'cancelacion_fallida', appointment: live };
  const paid = paidFor(world, live.orderId);
  const facts = { appointment: live, ...(paid && { paid }) };
  if (answer.type === 'calendar.written') return { key: 'turno_confirmado', ...facts };
  return answer.type === 'calendar.failed' ? { key: 'turno_reservado_detalles_luego', ...facts } : undefined;
}
