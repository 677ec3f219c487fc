/**
 * Two businesses so small that three customers fight for their hours, and every list fits on one screen: one that books
 * at a yes, one that wants its money first.
 */
import type { Hours, Tenant, Weekday } from '../../src/domain.ts';

export const MINUTE = 60_000;
export const ZONE = 'America/Argentina/Buenos_Aires';
/** Monday 2 March 2026, 10:00 in Buenos Aires. */
export const START = Date.UTC(2026, 2, 2, 13);
export const CUSTOMERS = ['ema', 'leo', 'sol'] as const;
export type Who = (typeof CUSTOMERS)[number];

const OPEN: Readonly<Partial<Record<Weekday, readonly Hours[]>>> = {
  mon: [['12:00', '13:30']],
  tue: [['10:00', '11:30']],
  wed: [['16:00', '17:00']],
  thu: [['10:00', '11:00']],
  fri: [['10:00', '11:00']],
};

export const AT_ONCE = business('model-a', 'none');
export const MONEY_FIRST = business('model-b', 'full');

/** What a customer must be told of a service, and what the model counts with. */
export const SERVICES = { Corte: { minutes: 30, price: 10_000 }, Tintura: { minutes: 60, price: 25_000 } } as const;
export type Service = keyof typeof SERVICES;
/** Who does what. */
export const STAFF: Readonly<Record<string, readonly Service[]>> = { Ana: ['Corte', 'Tintura'], Luz: ['Corte'] };

export function serviceNamed(id: string): Service {
  return id === 'corte' ? 'Corte' : 'Tintura';
}

/** Five minutes each, of one professional: as the store counts time (design.md, records). */
export function granulesOf(visit: {
  readonly service: Service;
  readonly with: string;
  readonly start: number;
}): string[] {
  const { minutes } = SERVICES[visit.service];
  const first = visit.start / (5 * MINUTE);
  return Array.from({ length: minutes / 5 }, (_, i) => `${visit.with.toLowerCase()}_${first + i}`);
}

export function addressOf(tenant: Tenant, who: Who) {
  const waId = `54911000000${CUSTOMERS.indexOf(who)}0`;
  return { provider: 'simulated', phoneNumberId: `${tenant.id}-1`, waId } as const;
}

function business(id: string, paymentBeforeBooking: Tenant['booking']['paymentBeforeBooking']): Tenant {
  const professional = { branchIds: ['centro'], calendar: { provider: 'local' } } as const;
  const service = { branchIds: ['centro'], modality: 'presencial' } as const;
  return {
    ...{ id, businessName: 'Peluquería Sur', botName: 'Pelu', locale: 'es-AR', language: 'es' },
    ...{ timeZone: ZONE, currency: 'ARS', version: '1', categories: [] },
    channels: [{ provider: 'simulated', phoneNumberId: `${id}-1` }],
    branches: [{ id: 'centro', name: 'Centro', openingHours: OPEN, closedDates: [] }],
    services: [
      { ...service, id: 'corte', name: 'Corte', durationMinutes: 30, priceMinor: 10_000 },
      { ...service, id: 'tintura', name: 'Tintura', durationMinutes: 60, priceMinor: 25_000 },
    ],
    professionals: [
      { ...professional, id: 'ana', name: 'Ana', serviceIds: ['corte', 'tintura'] },
      { ...professional, id: 'luz', name: 'Luz', serviceIds: ['corte'] },
    ],
    booking: {
      ...{ windowDays: 3, minNoticeMinutes: 60, slotStepMinutes: 30, confirmBeforeBooking: true, askFor: [] },
      ...{ paymentBeforeBooking, deposit: { percent: 30 }, reminders: [], cancelNoticeMinutes: 0 },
    },
    payments: { provider: 'sandbox' },
    style: { treatment: 'vos' },
    silence: { nudgeAfterMs: 20 * MINUTE, parkAfterMs: 60 * MINUTE },
  };
}
