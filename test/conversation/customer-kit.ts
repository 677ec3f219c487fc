/** One customer before the real engine, who reads what has arrived. */
import type { Appointment, NewInboxRow, OutboundMessage } from '../../src/domain.ts';
import { granuleKeys } from '../../src/domain.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { conversation, tenant, text, type World } from './engine-kit.ts';

/** Monday, 9:00 in Buenos Aires. */
export const START = Date.parse('2026-03-02T12:00:00Z');
export const MINUTE_MS = 60_000;
export const QUIET = { quietMs: 800, maxMs: 4_000, aloneSince: START };

/** A world of one customer, who reads what has arrived. */
export function world() {
  const read: OutboundMessage[] = [];
  const it = {
    store: createMemoryStore(),
    clock: createVirtualClock(START),
    read,
    send: ((_to, message) => {
      read.push(message);
      return Promise.resolve({ providerId: `w${read.length}` });
    }) satisfies World['send'],
  };
  const says = (id: string, said: string) => named(text(id, said, it.clock.now()));
  const mine = async () => (await it.store.load(conversation, 0)).appointments.filter((a) => a.status === 'booked');
  const inputs = async () => (await it.store.turns(conversation)).map((turn) => turn.inputs.map(({ type }) => type));
  const said = () => read.map((message) => message.text).join('\n\n');
  return { ...it, says, mine, inputs, said };
}

function named(row: NewInboxRow): NewInboxRow {
  if (row.body.kind !== 'message') throw new Error('a text is a message');
  return { ...row, body: { kind: 'message', message: { ...row.body.message, name: 'Ana Paz' } } };
}

export async function given(store: World['store'], serviceId: string, start: string): Promise<Appointment> {
  const professional = tenant.professionals.find((one) => one.serviceIds.includes(serviceId))!;
  const { durationMinutes, priceMinor, branchIds } = tenant.services.find(({ id }) => id === serviceId)!;
  const appointment: Appointment = {
    ...{ id: `${conversation}.${serviceId}`, tenant: tenant.id, conversation, serviceId, durationMinutes, priceMinor },
    slot: { start: Date.parse(start), professionalId: professional.id, branchId: branchIds[0]! },
    ...{ status: 'booked', eventId: `event-${serviceId}`, bookedAt: START - 1 },
  };
  await store.block(tenant.id, appointment.id, granuleKeys(appointment.slot, durationMinutes));
  await store.putAppointment(appointment);
  return appointment;
}
