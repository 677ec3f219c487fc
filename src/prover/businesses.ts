import { HOUR_MS, DAY_MS } from '../domain.ts';
import type { Appointment, BookingRules, Hours, Order, Service, Slot, Tenant, Weekday } from '../domain.ts';
import { MONDAY } from './talk.ts';

/** Representative businesses, small enough that every list of theirs can be explored. */

const ALL_DAY: readonly Hours[] = [['09:00', '22:00']];
/** Every hour that a test offers is one that is given. */
const WEEK: Readonly<Partial<Record<Weekday, readonly Hours[]>>> = {
  mon: ALL_DAY,
  tue: ALL_DAY,
  wed: ALL_DAY,
  thu: ALL_DAY,
  fri: ALL_DAY,
  sat: ALL_DAY,
};
const RULES: BookingRules = {
  windowDays: 30,
  minNoticeMinutes: 60,
  slotStepMinutes: 30,
  confirmBeforeBooking: true,
  askFor: [],
  paymentBeforeBooking: 'none',
  deposit: { percent: 30 },
  reminders: [],
  cancelNoticeMinutes: 0,
};

/** One branch, yes before booking, nothing asked. */
export const plain = business('simple', {});
/** Two branches and a yes: where is asked, too. */
export const branches = business('sucursales', {}, ['centro', 'norte']);
/** Books on the tap, asks name and mail first. */
export const direct = business('directo', { confirmBeforeBooking: false, askFor: ['name', 'email'] });
/** Asks the name, then a yes. */
export const careful = business('cuidadoso', { askFor: ['name'] });
/** A deposit before booking, and late cancellations are a person's. */
export const deposit = business('sena', { paymentBeforeBooking: 'deposit', cancelNoticeMinutes: 24 * 60 });
/** A deposit before booking, and no other yes than that. */
export const depositOnTap = business('sena_directa', { confirmBeforeBooking: false, paymentBeforeBooking: 'deposit' });

/** More services than a list shows, of three kinds, one of which holds but one. */
export const kinds: Tenant = {
  ...plain,
  id: 'rubros',
  categories: ['pelo', 'charla', 'otros'].map((id) => ({ id, name: id })),
  services: plain.services.map((s, i) => ({
    ...s,
    categoryId: i < 2 ? 'pelo' : s.id === 'consulta' ? 'charla' : 'otros',
  })),
};

/** Nothing to sell. */
export const free: Tenant = { ...plain, id: 'gratis', services: plain.services.filter((s) => s.priceMinor === 0) };

/** Two who do the same, each with a calendar. */
export const people: Tenant = {
  ...plain,
  id: 'equipo',
  professionals: plain.professionals.flatMap((ana) => [ana, { ...ana, id: 'luz', name: 'Luz' }]),
};

export const BUSINESSES: readonly Tenant[] = [
  plain,
  branches,
  direct,
  careful,
  deposit,
  depositOnTap,
  kinds,
  free,
  people,
];

/** So many hours after Monday 10:00, with Ana at `branch`. */
export function slot(hours: number, branchId = 'centro'): Slot {
  return { start: MONDAY + hours * HOUR_MS, professionalId: 'ana', branchId };
}

/** Twelve free hours from Tuesday on: a page and "Ver más". */
export const FREE: readonly Slot[] = Array.from({ length: 12 }, (_, i) => slot(24 + i));

/** An appointment of the customer's own, `days` after Monday. */
export function appointment(id: string, days: number): Appointment {
  return {
    id,
    tenant: 'simple',
    conversation: 'simple.c',
    serviceId: 'corte',
    slot: { start: MONDAY + days * DAY_MS, professionalId: 'ana', branchId: 'centro' },
    durationMinutes: 30,
    priceMinor: 10_000,
    status: 'booked',
    eventId: `event-${id}`,
    bookedAt: MONDAY - DAY_MS,
  };
}

/** The order, paid in full, that an appointment of this id waited for. */
export function paidOrder(id: string): Order {
  const { tenant, conversation, serviceId, priceMinor: amountMinor, slot: booked, bookedAt } = appointment(id, 5);
  const orderId = `${conversation}.${id}`;
  return {
    id: orderId,
    tenant,
    conversation,
    serviceId,
    amountMinor,
    currency: plain.currency,
    status: 'paid',
    attempt: 1,
    expiresAt: bookedAt + HOUR_MS,
    bookingFor: { slot: booked, appointmentId: id },
    payments: [
      {
        paymentId: 'pay-0',
        provider: 'sandbox',
        reference: `${orderId}:1`,
        status: 'approved',
        amountMinor,
        currency: plain.currency,
      },
    ],
    createdAt: bookedAt,
  };
}

function business(id: string, rules: Partial<BookingRules>, branchIds: readonly string[] = ['centro']): Tenant {
  const service = (name: string, priceMinor: number): Service => ({
    id: name,
    name,
    branchIds,
    durationMinutes: 30,
    priceMinor,
    modality: 'presencial',
  });
  const extras = Array.from({ length: 10 }, (_, i) => service(`extra${i}`, 5_000));
  const services = [service('corte', 10_000), service('color', 25_000), service('consulta', 0), ...extras];
  return {
    id,
    businessName: 'Peluquería',
    botName: 'Pelu',
    locale: 'es-AR',
    language: 'es',
    timeZone: 'America/Argentina/Buenos_Aires',
    currency: 'ARS',
    channels: [],
    branches: branchIds.map((b) => ({ id: b, name: b, openingHours: WEEK, closedDates: [] })),
    categories: [],
    services,
    professionals: [
      { id: 'ana', name: 'Ana', branchIds, serviceIds: services.map((s) => s.id), calendar: { provider: 'local' } },
    ],
    booking: { ...RULES, ...rules },
    payments: { provider: 'sandbox' },
    style: { treatment: 'vos' },
    silence: { nudgeAfterMs: 10 * 60_000, parkAfterMs: 30 * 60_000 },
    version: '1',
  };
}
