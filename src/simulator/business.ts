/** The businesses of the simulation: so little free time that customers fight for it, timers short enough to see. */
import type { Address, ConversationId, Hours, InboxBody, PersonEvent, Tenant, Weekday } from '../domain.ts';

/** Monday 2 March 2026, 10:00 in Buenos Aires. */
export const START = Date.UTC(2026, 2, 2, 13);

const NUDGE_MS = 8_000;
const PARK_MS = 10_000;
const OPEN: Readonly<Partial<Record<Weekday, readonly Hours[]>>> = {
  mon: [['14:00', '16:00']],
  tue: [['10:00', '11:00']],
};

/** Books at once; `pago` wants its money first. */
export const BUSINESSES: readonly Tenant[] = [business('peluqueria', 'none'), business('pago', 'full')];

export function businessOf(id: string): Tenant | undefined {
  return BUSINESSES.find((one) => one.id === id);
}

export function addressOf(tenant: Tenant, customer: string): Address {
  return { provider: 'simulated', phoneNumberId: `${tenant.id}-1`, waId: customer };
}

/** What a person at the desk does in the conversation `<tenant>.<customer>`. */
export function deedOf(event: PersonEvent['type'], tenant: Tenant, conversation: ConversationId): InboxBody {
  return { kind: 'person', event, to: addressOf(tenant, conversation.slice(tenant.id.length + 1)) };
}

function business(id: string, paymentBeforeBooking: Tenant['booking']['paymentBeforeBooking']): Tenant {
  const branch = { id: 'centro', name: 'Centro', openingHours: OPEN, closedDates: [] };
  const service = { branchIds: ['centro'], modality: 'presencial' } as const;
  const professional = {
    branchIds: ['centro'],
    serviceIds: ['corte', 'color'],
    calendar: { provider: 'google' },
  } as const;
  return {
    id,
    businessName: 'Peluquería',
    botName: 'Pelu',
    locale: 'es-AR',
    language: 'es',
    timeZone: 'America/Argentina/Buenos_Aires',
    currency: 'ARS',
    channels: [{ provider: 'simulated', phoneNumberId: `${id}-1` }],
    branches: [branch],
    categories: [],
    services: [
      { ...service, id: 'corte', name: 'Corte', durationMinutes: 30, priceMinor: 10_000 },
      { ...service, id: 'color', name: 'Color', durationMinutes: 60, priceMinor: 25_000 },
    ],
    professionals: [
      { ...professional, id: 'ana', name: 'Ana' },
      { ...professional, id: 'luz', name: 'Luz', serviceIds: ['corte'] },
    ],
    booking: {
      windowDays: 2,
      minNoticeMinutes: 60,
      slotStepMinutes: 30,
      confirmBeforeBooking: true,
      askFor: [],
      paymentBeforeBooking,
      deposit: { percent: 30 },
      reminders: [],
      cancelNoticeMinutes: 0,
    },
    payments: { provider: 'sandbox' },
    style: { treatment: 'vos' },
    silence: { nudgeAfterMs: NUDGE_MS, parkAfterMs: PARK_MS },
    version: '1',
  };
}
