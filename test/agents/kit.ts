/** A tenant and requests for the reader's tests. Now is Tuesday 10 March 2026, 10:20 in Buenos Aires. */
import type {
  Appointment,
  CustomerEvent,
  DomainEvent,
  InboundContent,
  Offer,
  Question,
  Tenant,
} from '../../src/domain.ts';
import { understandOffline } from '../../src/agents/offline/index.ts';
import type { UnderstandRequest } from '../../src/ports.ts';

export const NOW = Temporal.ZonedDateTime.from('2026-03-10T10:20:00[America/Argentina/Buenos_Aires]').epochMilliseconds;
const WEEK = {
  mon: [['09:00', '18:00']],
  tue: [['09:00', '18:00']],
  wed: [['09:00', '18:00']],
  thu: [['09:00', '18:00']],
  fri: [['09:00', '18:00']],
} as const;

export const tenant: Tenant = {
  id: 'prueba',
  businessName: 'Clínica Prueba',
  botName: 'Bot',
  locale: 'es-AR',
  language: 'es',
  timeZone: 'America/Argentina/Buenos_Aires',
  currency: 'ARS',
  channels: [],
  branches: [
    { id: 'norte', name: 'Sucursal Norte', openingHours: WEEK, closedDates: [] },
    { id: 'palermo', name: 'Palermo', openingHours: WEEK, closedDates: [] },
  ],
  categories: [],
  services: [
    service('limpieza', 'Limpieza dental'),
    service('ortodoncia', 'Control de ortodoncia'),
    service('corte', 'Corte de pelo'),
    service('masaje', 'Masaje descontracturante'),
  ],
  professionals: [professional('laura', 'Laura Gómez'), professional('diego', 'Dr. Diego Ruiz')],
  booking: {
    windowDays: 30,
    minNoticeMinutes: 60,
    slotStepMinutes: 30,
    confirmBeforeBooking: true,
    askFor: ['name'],
    paymentBeforeBooking: 'none',
    deposit: { percent: 30 },
    reminders: [],
    cancelNoticeMinutes: 0,
  },
  payments: { provider: 'sandbox' },
  style: { treatment: 'vos' },
  silence: { nudgeAfterMs: 0, parkAfterMs: 0 },
  version: '1',
};

function service(id: string, name: string): Tenant['services'][number] {
  return {
    id,
    name,
    branchIds: ['norte', 'palermo'],
    durationMinutes: 30,
    priceMinor: 2_500_000,
    modality: 'presencial',
  };
}
/** One of a category, in a catalogue of a test's own. */
export function serviceOf(id: string, name: string, categoryId: string, virtual = false): Tenant['services'][number] {
  return { ...service(id, name), categoryId, modality: virtual ? 'virtual' : 'presencial' };
}
function professional(id: string, name: string): Tenant['professionals'][number] {
  return {
    id,
    name,
    branchIds: ['norte', 'palermo'],
    serviceIds: ['limpieza', 'corte'],
    calendar: { provider: 'local' },
  };
}

export function at(local: string): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(tenant.timeZone).epochMilliseconds;
}

/** An appointment that the customer has, with Laura at Norte. */
export function mine(serviceId: string, start: string): Appointment {
  return {
    id: serviceId, tenant: 'prueba', conversation: 'c', serviceId, durationMinutes: 30, priceMinor: 1, status: 'booked', bookedAt: 0,
    slot: { start: at(start), professionalId: 'laura', branchId: 'norte' },
  }; // prettier-ignore
}

/** Wednesday 10:00 and 17:00 with Laura, Thursday 11:00 and Friday 17:30 with Diego. */
export const slots: Offer = {
  id: 'k7',
  page: 0,
  kind: 'turno',
  slots: [
    { start: at('2026-03-11T10:00'), professionalId: 'laura', branchId: 'norte' },
    { start: at('2026-03-11T17:00'), professionalId: 'laura', branchId: 'norte' },
    { start: at('2026-03-12T11:00'), professionalId: 'diego', branchId: 'norte' },
    { start: at('2026-03-13T17:30'), professionalId: 'diego', branchId: 'norte' },
  ],
};
export const yesNo: Offer = { id: 'k8', page: 0, kind: 'opcion', options: ['si', 'no'] };
export const services: Offer = {
  id: 'k9',
  page: 0,
  kind: 'servicio',
  services: tenant.services.map((s) => ({ id: s.id, priceMinor: s.priceMinor })),
};

export const LIST: Question = { state: 'AGENDA_MOSTRANDO_OPCIONES', offer: slots };
export const CONFIRM: Question = {
  state: 'AGENDA_CONFIRMANDO_TURNO',
  offer: yesNo,
  known: { fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
};
export const PAY_LIST: Question = { state: 'PAGOS_ESPERANDO_SELECCION_SERVICIO', offer: services };
export const PAY_CONFIRM: Question = { state: 'PAGOS_ESPERANDO_CONFIRMACION', offer: yesNo };
export const CANCEL_CONFIRM: Question = { state: 'AGENDA_CANCELACION_CONFIRMANDO', offer: yesNo };
export const IDLE: Question = { state: 'conversando' };

const FLOW_LEGAL: readonly DomainEvent['type'][] = [
  'customer.wants_booking', 'customer.wants_reschedule', 'customer.wants_cancellation', 'customer.wants_payment', 'customer.wants_appointments',
  'customer.claims_payment', 'customer.selects', 'customer.wants_more', 'customer.accepts', 'customer.rejects', 'customer.wants_other_time',
  'customer.retries', 'customer.answers', 'customer.asks', 'customer.greets', 'customer.acknowledges', 'customer.exits', 'customer.goes_back',
  'customer.wants_person', 'customer.taps_stale', 'customer.sends_media', 'customer.not_understood',
]; // prettier-ignore
const IDLE_LEGAL = FLOW_LEGAL.filter(
  (t) => t !== 'customer.accepts' && t !== 'customer.rejects' && t !== 'customer.selects',
);

export function request(
  contents: readonly (string | InboundContent)[],
  question: Question,
  more: Partial<UnderstandRequest> = {},
): UnderstandRequest {
  return {
    messages: contents.map((content, i) => ({
      id: `m${i}`,
      at: more.now ?? NOW,
      content: typeof content === 'string' ? { type: 'text', text: content } : content,
      from: { provider: 'simulated', phoneNumberId: '1' },
    })),
    question,
    legal: question.state === 'conversando' ? IDLE_LEGAL : FLOW_LEGAL,
    tenant,
    language: 'es',
    now: NOW,
    appointments: [],
    ...more,
  };
}

/** Events of one or more messages that arrive together. */
export function events(
  contents: string | readonly (string | InboundContent)[],
  question: Question,
  more: Partial<UnderstandRequest> = {},
): readonly CustomerEvent[] {
  return understandOffline(request(typeof contents === 'string' ? [contents] : contents, question, more)).events;
}

export function tap(id: string, title = 'x'): InboundContent {
  return { type: 'tap', id, title };
}
