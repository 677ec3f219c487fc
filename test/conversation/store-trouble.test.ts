import { afterEach, describe, expect, it } from 'vitest';
import { createRig, type Rig } from '../../src/cli/rig.ts';
import { UNREADABLE_RETRY_MS } from '../../src/conversation/aside.ts';
import { Backlog } from '../../src/conversation/backlog.ts';
import {
  BURST_MESSAGES_MAX,
  INBOX_ATTEMPTS_MAX,
  STALE_MESSAGE_MS,
  type InboundMessage,
  type NewInboxRow,
} from '../../src/domain.ts';
import { StoreUnavailable } from '../../src/errors.ts';
import { prometheusMetrics } from '../../src/io/metrics.ts';
import type { Store } from '../../src/ports.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { createVirtualClock, type VirtualClock } from '../../src/simulated/clock.ts';
import { tenants } from '../cli/kit.ts';

const start = Date.parse('2026-03-02T12:00:00Z');
const tenant = tenants[0]!;
const metrics = prometheusMetrics({ ofProcess: false });
let rig: Rig;
let clock: VirtualClock;

/** The memory store, some of whose calls a test changes. */
function storeWith(changed: (real: Store) => Partial<Store>): Store {
  const real = createMemoryStore();
  const own = changed(real);
  return new Proxy(real, { get: (target, key) => Reflect.get(key in own ? own : target, key) as unknown });
}

async function open(store: Store): Promise<void> {
  clock = createVirtualClock(start);
  rig = await createRig({
    tenants,
    tenant,
    clock,
    store,
    customer: { waId: '+54 9 11 5555-0101', name: 'Ana' },
    settings: { quietMs: 0, maxMs: 0 },
    metrics,
  });
}

async function said(text: string): Promise<void> {
  rig.say([{ type: 'text', text }]);
  await rig.rest();
}

function later(ms: number): void {
  const at = clock.now() + ms;
  while (clock.now() < at) clock.advanceTo(at);
}

/** As the channel tells it, so late. */
function late(text: string, lateMs: number): NewInboxRow {
  const { provider, phoneNumberId } = tenant.channels[0]!;
  const from: InboundMessage['from'] = { provider, phoneNumberId, waId: '5491155550101' };
  const at = rig.clock.now() - lateMs;
  const message: InboundMessage = { id: text, at, from, name: 'Ana', content: { type: 'text', text } };
  return {
    conversation: rig.conversation,
    id: text,
    arrivedAt: rig.clock.now(),
    body: { kind: 'message', message },
  };
}

afterEach(() => rig.close());

describe('a process that is told to stop', () => {
  it('leaves what its commit marked and nobody began to the next one, owed at once', async () => {
    let stopped: Promise<void> | undefined;
    const store = storeWith((real) => ({
      commit: async (turn) => {
        const outcome = await real.commit(turn);
        stopped ??= rig.engine.stop();
        return outcome;
      },
    }));
    await open(store);
    rig.say([{ type: 'text', text: '¿dónde están?' }]);
    await rig.rest();
    await stopped;
    const owed = await store.owed(rig.conversation);
    expect(owed.map(({ kind, state }) => [kind, state])).toEqual([['sendMessage', 'pending']]);
    expect(owed[0]!.dueAt).toBeLessThanOrEqual(rig.clock.now());
    expect(rig.shown()).toEqual([]);
  });
});

describe('a store that fails at the commit', () => {
  it('however often, buries no good message: that is no attempt of the message', async () => {
    let failures = INBOX_ATTEMPTS_MAX + 2;
    const store = storeWith((real) => ({
      commit: (turn) => (failures-- > 0 ? Promise.reject(new StoreUnavailable('disk full')) : real.commit(turn)),
    }));
    await open(store);
    await said('¿dónde están?');
    await rig.advance(rig.clock.now() + 60_000);
    expect(failures).toBeLessThan(0);
    expect(
      rig
        .shown()
        .map((s) => JSON.stringify(s))
        .join(),
    ).toMatch(/Siempreviva/);
    expect(rig.desk.handoffs()).toEqual([]);
  });
});

describe('a record that cannot be read', () => {
  it('is looked at again once a minute, its rows stay, and once mended it is answered', async () => {
    let loads = 0;
    let damaged = true;
    const store = storeWith((real) => ({
      load: (id, limit) => {
        if (limit !== BURST_MESSAGES_MAX || !damaged) return real.load(id, limit);
        loads += 1;
        return Promise.reject(new Error('A stored conversation cannot be read'));
      },
    }));
    await open(store);
    await rig.engine.receive([late('¿dónde están?', 0)]);
    for (let i = 0; i < 10; i++) await rig.engine.work(rig.conversation);
    expect(loads).toBe(1);
    later(UNREADABLE_RETRY_MS);
    for (let i = 0; i < 10; i++) await rig.engine.work(rig.conversation);
    expect(loads).toBe(2);
    const { inbox } = await store.load(rig.conversation, 1);
    expect(inbox.map(({ state, attempts }) => [state, attempts])).toEqual([['pending', 1]]);
    damaged = false;
    later(UNREADABLE_RETRY_MS);
    await rig.engine.work(rig.conversation);
    await rig.rest();
    expect(rig.shown()).toHaveLength(1);
  });
});

describe('a message that was long on its way', () => {
  it('gets the apology with its answer, also when a calendar had to be asked first (must-hold 27)', async () => {
    await open(createMemoryStore());
    await rig.engine.receive([late('quiero una limpieza mañana a la tarde', STALE_MESSAGE_MS + 60_000)]);
    await rig.rest();
    expect(
      rig
        .shown()
        .map((s) => JSON.stringify(s))
        .join(),
    ).toMatch(/Perdón por la demora/);
    expect(rig.shown()).toHaveLength(1);
    await said('¿dónde están?');
    expect(JSON.stringify(rig.shown().at(-1))).not.toMatch(/demora/);
  });
});

describe('turno_pending', () => {
  it('counts messages that are stored and not decided', async () => {
    let failing = true;
    const store = storeWith((real) => ({
      commit: (turn) => (failing ? Promise.reject(new StoreUnavailable('disk full')) : real.commit(turn)),
    }));
    await open(store);
    rig.say([
      { type: 'text', text: 'hola' },
      { type: 'text', text: '¿dónde están?' },
    ]);
    await rig.advance(start + 1_000);
    await rig.engine.sweep();
    expect(await metrics.text()).toMatch(/turno_pending 2/);
    failing = false;
    await rig.advance(start + 10_000);
    await rig.engine.sweep();
    expect(await metrics.text()).toMatch(/turno_pending 0/);
  });
  it('does not count what another replica has decided meanwhile', async () => {
    await open(storeWith((real) => ({ load: async (id, limit) => ({ ...(await real.load(id, limit)), inbox: [] }) })));
    await rig.engine.receive([late('hola', 0), late('¿dónde están?', 0)]);
    await rig.engine.work(rig.conversation);
    await rig.engine.sweep();
    expect(await metrics.text()).toMatch(/turno_pending 0/);
  });
  it('knows a row once, whoever tells of it', () => {
    const backlog = new Backlog();
    const row = late('hola', 0);
    backlog.seen([row, row]);
    backlog.seen([{ ...row, id: 'timer', body: { kind: 'timer', timer: 'parar', generation: 1 } }]);
    expect(backlog.size).toBe(1);
    backlog.gone([row]);
    expect(backlog.size).toBe(0);
  });
});
