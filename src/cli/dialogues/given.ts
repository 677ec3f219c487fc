import { GRANULE_MS, granuleKeys, type Appointment, type Slot, type Tenant } from '../../domain.ts';
import { eventIdOf } from '../../handlers/index.ts';
import type { Store } from '../../ports.ts';
import type { Given } from './format.ts';

/** Puts what a file gives into the store: claims and rows, as if it had been booked before. */
export async function give(
  given: Given,
  { store, tenant, conversation, now }: { store: Store; tenant: Tenant; conversation: string; now: number },
): Promise<void> {
  for (const [i, { start, end, professional }] of (given.busy ?? []).entries()) {
    const from = epochOf(start, tenant.timeZone);
    const minutes = (epochOf(end, tenant.timeZone) - from) / 60_000;
    await take(store, { tenant, holder: `busy-${i}`, slot: slotAt(from, professional), minutes });
  }
  for (const [i, one] of (given.appointments ?? []).entries()) {
    const appointment = appointmentOf(one, { tenant, conversation, now, serial: i + 1 });
    const { id: holder, slot, durationMinutes: minutes } = appointment;
    await take(store, { tenant, holder, slot, minutes });
    await store.putAppointment(appointment);
  }
}

/** Local time of the business as epoch ms; in an hour that the clocks skip, the one after. */
export function epochOf(local: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds;
}

/** 'YYYY-MM-DDTHH:MM' on the clock of the business. */
export function localOf(epoch: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(epoch)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString()
    .slice(0, 16);
}

/** Granule by granule: what somebody has already is busy all the same. */
async function take(
  store: Store,
  { tenant, holder, slot, minutes }: { tenant: Tenant; holder: string; slot: Slot; minutes: number },
): Promise<void> {
  const offset = slot.start % GRANULE_MS;
  const whole = { ...slot, start: slot.start - offset };
  for (const key of granuleKeys(whole, minutes + offset / 60_000)) await store.block(tenant.id, holder, [key]);
}

function slotAt(start: number, professionalId: string): Slot {
  return { start, professionalId, branchId: '' };
}

function appointmentOf(
  one: NonNullable<Given['appointments']>[number],
  { tenant, conversation, now, serial }: { tenant: Tenant; conversation: string; now: number; serial: number },
): Appointment {
  const service = tenant.services.find(({ id }) => id === one.service);
  const performers = tenant.professionals.filter(({ serviceIds }) => serviceIds.includes(one.service));
  const professional = tenant.professionals.find(({ id }) => id === one.professional) ?? performers[0];
  if (!service || !professional) throw new Error(`nobody of ${tenant.id} performs ${one.service}`);
  const branch = one.branch ?? service.branchIds.find((id) => professional.branchIds.includes(id));
  const owner = one.mine === true ? conversation : `${tenant.id}.otra-persona-${serial}`;
  const id = `${owner}.dado${serial}`;
  return {
    id,
    tenant: tenant.id,
    conversation: owner,
    serviceId: service.id,
    slot: {
      start: epochOf(one.start, tenant.timeZone),
      professionalId: professional.id,
      branchId: branch ?? service.branchIds[0] ?? '',
    },
    durationMinutes: service.durationMinutes,
    priceMinor: service.priceMinor,
    currency: tenant.currency,
    status: 'booked',
    eventId: eventIdOf(tenant.id, id),
    // Before the talk: whatever is booked in it was booked later.
    bookedAt: now - 1,
  };
}
