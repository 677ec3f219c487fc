import { GRANULE_MS, granuleKeys, type Appointment, type Tenant } from '../domain.ts';
import type { Store } from '../ports.ts';

/**
 * A demo business that is alive: appointments of other people in the coming days, the same ones at every start of a
 * day. Somebody may have booked meanwhile: a slot that is taken is left alone.
 */
export async function seedDemo(store: Store, tenants: readonly Tenant[], now: number): Promise<void> {
  // All at once: the store writes them together, and a start waits for one of them only.
  await Promise.all(tenants.flatMap((tenant) => demoAppointments(tenant, now)).map((one) => seed(store, one)));
}

async function seed(store: Store, appointment: Appointment): Promise<void> {
  const keys = granuleKeys(appointment.slot, appointment.durationMinutes);
  if (await store.block(appointment.tenant, appointment.id, keys)) await store.putAppointment(appointment);
}

/** Day offset and local hour of each professional's appointments, in order of the tenants file. */
const PATTERN: readonly (readonly [days: number, hour: string])[] = [
  [1, '09:00'],
  [1, '11:00'],
  [1, '16:00'],
  [2, '10:30'],
  [2, '15:00'],
  [3, '09:30'],
  [4, '12:00'],
];
const NAMES = ['Beto Díaz', 'Carla Souza', 'Diego Paz', 'Elena Ríos'] as const;

function demoAppointments(tenant: Tenant, now: number): Appointment[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(tenant.timeZone).toPlainDate();
  return tenant.professionals.flatMap((professional, p) =>
    PATTERN.flatMap(([days, hour], i): Appointment[] => {
      const service = tenant.services.find((s) => s.id === professional.serviceIds[i % professional.serviceIds.length]);
      const branchId = professional.branchIds[0];
      const date = today.add({ days: days + p });
      const start = date.toZonedDateTime({ timeZone: tenant.timeZone, plainTime: hour }).epochMilliseconds;
      if (!service || branchId === undefined || start % GRANULE_MS !== 0) return [];
      return [
        {
          id: `demo.${professional.id}.${date.toString()}.${hour}`,
          tenant: tenant.id,
          conversation: `${tenant.id}.demo`,
          serviceId: service.id,
          slot: { start, professionalId: professional.id, branchId },
          durationMinutes: service.durationMinutes,
          priceMinor: service.priceMinor,
          customerName: NAMES[i % NAMES.length] ?? 'Ana',
          status: 'booked',
          bookedAt: now,
        },
      ];
    }),
  );
}
