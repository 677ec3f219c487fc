/** Smallest valid records for the store's tests. Every builder takes what the test is about. */
import type {
  Appointment,
  Configuration,
  ConfigurationRecord,
  ConversationRecord,
  InboxRow,
  NewInboxRow,
  Order,
  OutboxRow,
  Slot,
  TimerRow,
} from '../../../src/domain.ts';
import { granuleKeys } from '../../../src/domain.ts';
import type { ClaimOp, CommitOutcome, Store, TurnCommit } from '../../../src/ports.ts';

/** Monday 2 March 2026, 09:00 in Buenos Aires. */
export const NOW = Date.UTC(2026, 2, 2, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const TENANT = 'clinica';
export const ANA = `${TENANT}.0ana`;
export const BEA = `${TENANT}.0bea`;

export function message(conversation: string, id: string, arrivedAt = NOW): NewInboxRow {
  const from = { provider: 'simulated', phoneNumberId: '100000000000001', waId: '5491100000001' } as const;
  const content = { type: 'text', text: `hola ${id}` } as const;
  return { conversation, id, arrivedAt, body: { kind: 'message', message: { id, at: arrivedAt, content, from } } };
}

export function timerRow(conversation: string, generation: number, arrivedAt = NOW): NewInboxRow {
  const id = `timer:silencio:${generation}`;
  return { conversation, id, arrivedAt, body: { kind: 'timer', timer: 'silencio', generation } };
}

export function answer(effect: string, conversation: string, arrivedAt = NOW): NewInboxRow {
  return {
    conversation,
    id: `res:${effect}`,
    arrivedAt,
    body: { kind: 'answer', answer: { type: 'slots.failed', effect } },
  };
}

export function record(id: string, version: number): ConversationRecord {
  return {
    id,
    tenant: tenantOf(id),
    version,
    turnId: `turn-${id}-${version}`,
    frames: [
      {
        machine: 'reception',
        version: 1,
        snapshot: { value: 'conversando', status: 'active', context: { veces: version, texto: 'ñandú 😊 "comillas"' } },
      },
    ],
    address: { provider: 'simulated', phoneNumberId: '100000000000001', waId: '5491100000001' },
    contact: { language: 'es', name: 'Ana' },
    lastInboundAt: NOW,
    timers: {},
  };
}

/** A turn that only moves the version, plus what the test adds. */
export function turn(id: string, version: number, more: Partial<TurnCommit> = {}): TurnCommit {
  return {
    conversation: record(id, version),
    expectedVersion: version - 1,
    consumed: [],
    dead: [],
    turn: {
      conversation: id,
      n: version,
      at: NOW,
      tenantVersion: 'v1',
      consumed: more.consumed ?? [],
      inputs: [{ type: 'customer.greets' }],
      path: ['reception:conversando'],
      effects: [],
    },
    outbox: [],
    claims: [],
    appointments: [],
    orders: [],
    timers: [],
    cancelledTimers: [],
    messages: [],
    at: NOW,
    ...more,
  };
}

export function effect(
  conversation: string,
  place: { turn: number; n: number },
  more: Partial<OutboxRow> = {},
): OutboxRow {
  return {
    id: `${conversation}.${place.turn}.${place.n}`,
    conversation,
    ...place,
    kind: 'sendMessage',
    class: 'chat',
    effect: { type: 'sendMessage', copy: { key: 'saludo' } },
    message: { type: 'text', text: '¡Hola!' },
    state: 'pending',
    attempts: 0,
    dueAt: NOW,
    createdAt: NOW,
    ...more,
  };
}

export function slot(minutes = 0, professionalId = 'laura'): Slot {
  return { start: NOW + DAY + minutes * MINUTE, professionalId, branchId: 'centro' };
}

/** Granules of `length` minutes, `start` minutes after the first slot. */
export function keys(start: number, length: number, professionalId = 'laura'): string[] {
  return granuleKeys(slot(start, professionalId), length);
}

export function granulesOf({ slot: taken, durationMinutes }: Appointment): string[] {
  return granuleKeys(taken, durationMinutes);
}

export function appointment(id: string, conversation: string, more: Partial<Appointment> = {}): Appointment {
  return {
    id,
    tenant: tenantOf(conversation),
    conversation,
    serviceId: 'limpieza',
    slot: slot(),
    durationMinutes: 30,
    priceMinor: 2_500_000,
    status: 'booked',
    bookedAt: NOW,
    ...more,
  };
}

export function order(id: string, conversation: string, more: Partial<Order> = {}): Order {
  return {
    id,
    tenant: tenantOf(conversation),
    conversation,
    serviceId: 'limpieza',
    amountMinor: 2_500_000,
    currency: 'ARS',
    status: 'open',
    attempt: 1,
    expiresAt: NOW + HOUR,
    payments: [],
    createdAt: NOW,
    ...more,
  };
}

/** What turns of this version were decided with. */
export function configuration(version: string, more: Partial<ConfigurationRecord> = {}): Configuration {
  const [id, hours] = ['centro', { mon: [['09:00', '18:00']] }] as const;
  const record: ConfigurationRecord = {
    ...{ id: TENANT, businessName: 'Clínica', botName: 'Sol', locale: 'es-AR', language: 'es', currency: 'ARS' },
    ...{ timeZone: 'America/Argentina/Buenos_Aires', channels: [], categories: [], services: [], professionals: [] },
    branches: [{ id, name: 'Centro', openingHours: hours, closedDates: ['2026-12-25'] }],
    booking: {
      ...{ windowDays: 30, minNoticeMinutes: 60, slotStepMinutes: 30, confirmBeforeBooking: true, askFor: [] },
      ...{ paymentBeforeBooking: 'none', deposit: { percent: 30 }, reminders: ['PT24H'], cancelNoticeMinutes: 0 },
    },
    payments: { provider: 'sandbox' },
    style: { treatment: 'vos' },
    silence: { nudgeAfterMs: 0, parkAfterMs: 0 },
    ...more,
  };
  return { tenant: TENANT, version, firstSeenAt: NOW, record };
}

export function timer(conversation: string, more: Partial<TimerRow> = {}): TimerRow {
  return { conversation, kind: 'silencio', generation: 1, dueAt: NOW + MINUTE, ...more };
}

export function tenantOf(conversation: string): string {
  return conversation.slice(0, conversation.lastIndexOf('.'));
}

/** Commits one claim operation as this conversation's next turn. */
export async function claim(store: Store, id: string, ops: readonly ClaimOp[], at = NOW): Promise<CommitOutcome> {
  const version = (await store.committed(id))?.version ?? 0;
  return store.commit(turn(id, version + 1, { claims: ops, at }));
}

/** `key holder until` of everything live on Laura's calendar in two days around the first slot. */
export async function live(store: Store, at = NOW, tenant = TENANT): Promise<string[]> {
  const found = await store.claims({ tenant, calendars: ['laura'], from: NOW, to: NOW + 2 * DAY, at });
  return found.map((one) => `${one.key} ${one.holder} ${one.until ?? 'firm'}`);
}

export async function pendingIds(store: Store, conversation: string): Promise<string[]> {
  return (await pending(store, conversation)).map(({ id }) => id);
}

export async function pending(store: Store, conversation: string): Promise<readonly InboxRow[]> {
  return (await store.load(conversation, 100)).inbox;
}

/** A query in which nothing waits: inbox and running effects count at once. */
export function dueQuery(now: number, more: Partial<Parameters<Store['due']>[0]> = {}): Parameters<Store['due']>[0] {
  return { now, inboxBefore: now, runningBefore: now, limit: 100, ...more };
}
