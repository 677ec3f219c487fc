/** What was there before the story begins: some customers have an appointment, in the store and in the calendar. */
import { HOUR_MS, granuleKeys, type Appointment, type ConversationId, type Tenant } from '../domain.ts';
import { eventIdOf } from '../handlers/index.ts';
import type { Store } from '../ports.ts';
import { START } from './business.ts';
import type { Outside } from './outside.ts';

/** Monday 14:00, and every half hour from there. */
const FIRST_START = START + 4 * HOUR_MS;

export async function giveAppointment(
  { tenant, conversation, place }: { tenant: Tenant; conversation: ConversationId; place: number },
  { store, outside }: { store: Store; outside: Outside },
): Promise<void> {
  const id = `${conversation}.given`;
  const eventId = eventIdOf(tenant.id, id);
  const slot = { start: FIRST_START + (place * HOUR_MS) / 2, professionalId: 'luz', branchId: 'centro' };
  const appointment: Appointment = {
    ...{ id, eventId, conversation, slot, tenant: tenant.id },
    ...{ serviceId: 'corte', durationMinutes: 30, priceMinor: 10_000, status: 'booked', bookedAt: START - HOUR_MS },
  };
  await store.block(tenant.id, id, granuleKeys(slot, appointment.durationMinutes));
  await store.putAppointment(appointment);
  outside.given({ eventId, appointmentId: id, slot });
}
