/** A customer of many years, on each store: a turn looks at and records no more than of one of last month. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRig, type Rig } from '../../src/cli/rig.ts';
import {
  APPOINTMENTS_LOADED_MAX,
  ORDERS_SEEN_MAX,
  PAST_VISITS_MAX,
  type Appointment,
  type Order,
  type Tenant,
} from '../../src/domain.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { tenants } from '../cli/kit.ts';
import { emulatorHost, freshProject, onEmulator, openStore } from '../firestore/kit.ts';

const NOW = Date.parse('2026-03-02T12:00:00Z');
const DAY = 24 * 3_600_000;
const ORDERS = 2_000;
/** Half of what Firestore takes in one commit. */
const CHUNK = 200;
/** Of a turn's record; one that held all of them would have more than a megabyte. */
const RECORD_CHARS_MAX = 60_000;
const customer = { waId: '5491155550101', name: 'Ana' };

describe('a customer with 2,000 paid visits', () => {
  it('in memory', () => lives(createMemoryStore()));

  it('in SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'turno-years-'));
    try {
      await lives(await openSqliteStore({ path: join(folder, 'turno.db') }));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.skipIf(emulatorHost === undefined)(onEmulator('in Firestore'), async () => {
    await lives(await openStore(freshProject()));
  });
});

async function lives(store: Store): Promise<void> {
  const tenant = tenants[0]!;
  const rig = await createRig({ tenants, tenant, clock: createVirtualClock(NOW), store, customer });
  try {
    await says(rig, 'hola');
    await hadBefore(rig, { tenant, count: ORDERS });

    // Left by code that named none: the first turn sees to it.
    await says(rig, '¿cuánto debo?');
    const first = await sizeOfLast(rig);
    expect(first).toBeLessThan(RECORD_CHARS_MAX);
    const { orders, appointments } = await store.load(rig.conversation, 1);
    expect(orders.length).toBeLessThanOrEqual(ORDERS_SEEN_MAX);
    expect(orders.at(-1)?.id).toBe(`${rig.conversation}.o${ORDERS - 1}`);
    expect(appointments).toHaveLength(APPOINTMENTS_LOADED_MAX);
    await says(rig, '¿cuánto debo?');
    expect(Math.abs((await sizeOfLast(rig)) - first)).toBeLessThan(1_000);

    // News of the very first: it is back with its visit, and gone again.
    const [oldest] = (await store.recall(rig.conversation, [`${rig.conversation}.o0`])).orders;
    rig.pay({ ...oldest!.payments[0]!, status: 'refunded' });
    await rig.rest();
    const turn = (await store.turns(rig.conversation)).find(({ inputs }) => inputs[0]?.type === 'payment.fetched');
    expect(turn?.orders?.[0]?.id).toBe(oldest?.id);
    expect(turn?.past?.map(({ id }) => id)).toContain(oldest?.paysFor);
    expect(turn?.past).toHaveLength(PAST_VISITS_MAX + 1);
    expect((await store.recall(rig.conversation, [oldest!.id])).orders[0]?.status).toBe('refunded');
    expect(rig.problems()).toEqual([]);
  } finally {
    await rig.close();
  }
}

async function says(rig: Rig, text: string): Promise<void> {
  rig.say([{ type: 'text', text }]);
  await rig.rest();
}

async function sizeOfLast({ store, conversation }: Rig): Promise<number> {
  return JSON.stringify((await store.turns(conversation)).at(-1)).length;
}

/** As code left them that named no orders in the record. */
async function hadBefore(
  { store, conversation }: Pick<Rig, 'store' | 'conversation'>,
  { tenant, count }: { tenant: Tenant; count: number },
): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    const before = (await store.load(conversation, 1)).conversation!;
    const { sight: _, ...known } = before;
    const n = before.version + 1;
    const visits = Array.from({ length: CHUNK }, (_one, i) => visitOf(conversation, tenant, from + i));
    const outcome = await store.commit({
      conversation: { ...known, version: n, turnId: `before-${n}` },
      expectedVersion: before.version,
      turn: {
        conversation,
        n,
        at: NOW,
        tenantVersion: tenant.version,
        consumed: [],
        inputs: [],
        path: [],
        effects: [],
      },
      appointments: visits.map(({ visit }) => visit),
      orders: visits.map(({ order }) => order),
      ...{ consumed: [], dead: [], outbox: [], claims: [], timers: [], cancelledTimers: [], messages: [], at: NOW },
    });
    expect(outcome).toEqual({ outcome: 'committed' });
  }
}

function visitOf(conversation: string, tenant: Tenant, i: number): { visit: Appointment; order: Order } {
  const start = NOW - (ORDERS - i) * DAY;
  const [id, appointmentId] = [`${conversation}.o${i}`, `${conversation}.a${i}`];
  const [service] = tenant.services;
  const money = { amountMinor: 2_500_000, currency: tenant.currency };
  const of = { tenant: tenant.id, conversation, serviceId: service!.id };
  return {
    visit: {
      ...{ ...of, id: appointmentId, durationMinutes: 30, priceMinor: money.amountMinor, status: 'booked' },
      slot: { start, professionalId: tenant.professionals[0]!.id, branchId: tenant.branches[0]!.id },
      bookedAt: start - DAY,
    },
    order: {
      ...{ ...of, ...money, id, status: 'paid', attempt: 1, paysFor: appointmentId },
      payments: [{ ...money, paymentId: `p${i}`, provider: 'sandbox', reference: `${id}:1`, status: 'approved' }],
      ...{ createdAt: start - DAY, expiresAt: start - DAY + 30 * 60_000, link: `https://pay.example/${id}` },
    },
  };
}

describe('what no store takes with its orders', () => {
  it('is buried without them: the customer hears so, and a person', async () => {
    const memory = createMemoryStore();
    const commit: Store['commit'] = (turn) =>
      (turn.turn.orders ?? []).length > 0 ? Promise.reject(new Error('too large')) : memory.commit(turn);
    const tenant = tenants[0]!;
    const store: Store = { ...memory, commit };
    const rig = await createRig({ tenants, tenant, clock: createVirtualClock(NOW), store, customer });
    try {
      await says(rig, 'hola');
      await hadBefore({ store: memory, conversation: rig.conversation }, { tenant, count: CHUNK });
      await says(rig, '¿qué turnos tengo?');
      await rig.advance(NOW + 10 * 60_000);
      const turn = (await memory.turns(rig.conversation)).find(({ inputs }) => inputs[0]?.type === 'system.poisoned');
      expect(turn).toMatchObject({ effects: ['sendMessage', 'sendMessage', 'openHandoff'] });
      expect(turn).not.toHaveProperty('orders');
      expect(turn).not.toHaveProperty('past');
      expect((await memory.load(rig.conversation, 1)).orders.length).toBeGreaterThan(0);
    } finally {
      await rig.close();
    }
  });
});
