import type { Appointment, Detalles, Order, OutboxRow, Slot, Tenant } from '../../src/domain.ts';
import { GRANULE_MS } from '../../src/domain.ts';
import type { Effect } from '../../src/domain.ts';
import type { Claim } from '../../src/ports.ts';
import { availableSlots } from '../../src/handlers/availability.ts';
import type { AvailabilityInput } from '../../src/handlers/availability.ts';
import type { HandlerContext } from '../../src/handlers/index.ts';

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** A clinic in Buenos Aires: Monday to Friday 9–18, Saturday 9–13, two professionals, half an hour a visit. */
export const clinic: Tenant = {
  id: 'clinica',
  businessName: 'Clínica del Sol',
  botName: 'Sol',
  locale: 'es-AR',
  language: 'es',
  timeZone: 'America/Argentina/Buenos_Aires',
  currency: 'ARS',
  channels: [],
  branches: [
    {
      id: 'centro',
      name: 'Centro',
      openingHours: { ...Object.fromEntries(WEEK.map((d) => [d, [['09:00', '18:00']]])), sat: [['09:00', '13:00']] },
      closedDates: ['2026-03-24'],
    },
  ],
  categories: [],
  services: [
    {
      id: 'limpieza',
      name: 'Limpieza dental',
      branchIds: ['centro'],
      durationMinutes: 30,
      priceMinor: 2_500_000,
      modality: 'presencial',
    },
  ],
  professionals: ['laura', 'marcos'].map((id) => ({
    id,
    name: id === 'laura' ? 'Laura Gómez' : 'Marcos Ruiz',
    branchIds: ['centro'],
    serviceIds: ['limpieza'],
    calendar: { provider: 'local' },
  })),
  booking: {
    windowDays: 30,
    minNoticeMinutes: 60,
    slotStepMinutes: 30,
    confirmBeforeBooking: true,
    askFor: [],
    paymentBeforeBooking: 'none',
    deposit: { percent: 30 },
    reminders: [],
    cancelNoticeMinutes: 0,
  },
  payments: { provider: 'sandbox' },
  style: { treatment: 'vos' },
  silence: { nudgeAfterMs: 0, parkAfterMs: 0 },
  version: 'v1',
};

/** Monday 2 March 2026, 08:00 at the clinic. */
export const MONDAY = '2026-03-02T08:00';

export function instant(local: string, tenant: Tenant = clinic): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(tenant.timeZone).epochMilliseconds;
}

/** 'YYYY-MM-DDTHH:MM' on the tenant's clock. */
export function local(start: number, tenant: Tenant = clinic): string {
  return Temporal.Instant.fromEpochMilliseconds(start)
    .toZonedDateTimeISO(tenant.timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

export function claims(professionalId: string, from: string, to: string, extra: Partial<Claim> = {}): Claim[] {
  const first = instant(from) / GRANULE_MS;
  const count = instant(to) / GRANULE_MS - first;
  return Array.from({ length: count }, (_, i) => ({
    key: `${professionalId}_${String(first + i)}`,
    holder: 'otro',
    ...extra,
  }));
}

export function ask(detalles: Detalles, rest: Partial<Omit<AvailabilityInput, 'now'>> & { now?: string } = {}) {
  const tenant = rest.tenant ?? clinic;
  const found = availableSlots({
    tenant,
    query: { serviceId: 'limpieza', detalles },
    claims: [],
    busy: [],
    ...rest,
    now: instant(rest.now ?? MONDAY, tenant),
  });
  return { ...found, starts: found.slots.map((s) => local(s.start, tenant)) };
}

export const slot: Slot = { start: instant('2026-03-03T10:00'), professionalId: 'laura', branchId: 'centro' };

export const appointment: Appointment = {
  id: 'apt-1',
  tenant: 'clinica',
  conversation: 'clinica.c1',
  serviceId: 'limpieza',
  slot,
  durationMinutes: 30,
  priceMinor: 2_500_000,
  customerName: 'Ana',
  status: 'booked',
  bookedAt: instant(MONDAY),
};

export const order: Order = {
  id: 'ord-1',
  tenant: 'clinica',
  conversation: 'clinica.c1',
  serviceId: 'limpieza',
  amountMinor: 2_500_000,
  currency: 'ARS',
  status: 'open',
  attempt: 2,
  expiresAt: instant('2026-03-02T08:30'),
  payments: [],
  createdAt: instant(MONDAY),
};

export function contextOf(effect: Effect, extra: Partial<HandlerContext & { message: OutboxRow['message'] }> = {}) {
  const { message, ...rest } = extra;
  const row: OutboxRow = {
    id: 'clinica.c1.7.0',
    conversation: 'clinica.c1',
    turn: 7,
    n: 0,
    kind: effect.type,
    class: 'idempotent',
    effect,
    ...(message && { message }),
    state: 'running',
    attempts: 1,
    dueAt: 0,
    createdAt: 0,
  };
  const context: HandlerContext = {
    row,
    tenant: clinic,
    address: { provider: 'simulated', phoneNumberId: '1', waId: '5491155550000' },
    now: instant(MONDAY),
    over: () => false,
    ...rest,
  };
  return context;
}
