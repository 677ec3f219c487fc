/** A process that is only awake while it is asked (SWEEP=external): what a call from outside does, and when it ends. */
import { afterEach, describe, expect, it } from 'vitest';
import { createOfflineUnderstanding } from '../../src/agents/offline/index.ts';
import { createRig, type Rig, type RigOptions } from '../../src/cli/rig.ts';
import { WorkDesk } from '../../src/conversation/desk.ts';
import { DEFAULT_SETTINGS, WAKE_UP_GRACE_MS } from '../../src/conversation/parts.ts';
import { createVisits, SWEEP_VISIT_MS, WORK_VISIT_MS, type Visits } from '../../src/conversation/visits.ts';
import type { InboundMessage, NewInboxRow } from '../../src/domain.ts';
import { StoreUnavailable } from '../../src/errors.ts';
import { WAKE_UP_DEADLINE_MS } from '../../src/io/cloud-tasks.ts';
import { createVirtualClock, type VirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { tenants } from '../cli/kit.ts';

const START = Date.parse('2026-03-02T12:00:00Z');
const MINUTE_MS = 60_000;
const tenant = tenants[0]!;
const store = createMemoryStore;
let rig: Rig;
let clock: VirtualClock;
let visits: Visits;

async function open(more: Partial<RigOptions> = {}): Promise<void> {
  clock = createVirtualClock(START);
  rig = await createRig({
    tenants,
    tenant,
    clock,
    store: store(),
    customer: { waId: '+54 9 11 5555-0101', name: 'Ana' },
    ...more,
  });
  const tenantOf = (id: string) => tenants.find((one) => one.id === id);
  visits = createVisits({ engine: rig.engine, store: rig.store, clock, tenantOf });
}

/** Stored, and the process that stored it is gone. */
async function orphaned(text: string): Promise<void> {
  const { provider, phoneNumberId } = tenant.channels[0]!;
  const from: InboundMessage['from'] = { provider, phoneNumberId, waId: '5491155550101' };
  const message: InboundMessage = { id: text, at: clock.now(), from, name: 'Ana', content: { type: 'text', text } };
  const row: NewInboxRow = {
    conversation: rig.conversation,
    id: text,
    arrivedAt: clock.now(),
    body: { kind: 'message', message },
  };
  await rig.store.receive([row]);
}

/** A visit, and the virtual time that it took. */
async function timed<T>(visit: Promise<T>): Promise<{ came: T; ms: number }> {
  const began = clock.now();
  const done = visit.then((came) => ({ came, ms: clock.now() - began }));
  await rig.outlast(done);
  return done;
}

afterEach(() => rig.close());

describe('a sweep from outside', () => {
  it('does what nobody does and ends when it is said, with the instant of the next thing that falls due', async () => {
    await open({ faults: [{ port: 'channel', mode: 'slow', calls: 1 }] });
    await orphaned('quiero una limpieza mañana a la tarde');
    clock.advanceTo(START + MINUTE_MS);
    const { came, ms } = await timed(visits.sweep());
    expect(rig.shown()).toHaveLength(1);
    expect(came).toMatchObject({ swept: 1, rested: true });
    // The channel took its time, and the visit waited for it.
    expect(ms).toBeGreaterThan(1_000);
    expect(came.nextAt).toBeGreaterThan(clock.now());
    const { came: again } = await timed(visits.sweep());
    expect(again.swept).toBe(0);
    expect(rig.shown()).toHaveLength(1);
  });

  it('fires a timer that fell due while everybody slept, and waits for what it says (must-hold 26, E3)', async () => {
    await open();
    await orphaned('quiero una limpieza mañana a la tarde');
    clock.advanceTo(START + MINUTE_MS);
    const { came } = await timed(visits.sweep());
    const before = rig.shown().length;
    while (clock.now() < came.nextAt!) clock.advanceTo(came.nextAt!);
    expect(rig.shown()).toHaveLength(before);
    expect((await timed(visits.sweep())).came).toMatchObject({ swept: 1, rested: true });
    expect(rig.shown()).toHaveLength(before + 1);
  });

  it('that finds nothing ends at once, and knows of nothing to come', async () => {
    await open();
    expect(await timed(visits.sweep())).toEqual({ came: { swept: 0, rested: true }, ms: 0 });
  });

  it('ends at its limit with the work undone, which is still found by the next one', async () => {
    const understood = Promise.withResolvers<undefined>();
    const offline = createOfflineUnderstanding();
    await open({
      understanding: {
        understand: async (request) => {
          await understood.promise;
          return offline.understand(request);
        },
      },
    });
    await orphaned('hola');
    clock.advanceTo(START + MINUTE_MS);
    expect(await timed(visits.sweep())).toMatchObject({ came: { swept: 1, rested: false }, ms: SWEEP_VISIT_MS });
    expect((await rig.store.load(rig.conversation, 9)).inbox).toHaveLength(1);
    understood.resolve(undefined);
    expect((await timed(visits.sweep())).came).toMatchObject({ rested: true });
    expect(rig.shown()).toHaveLength(1);
  });
});

describe('a wake-up for one conversation', () => {
  it('waits for the end of the burst, answers it as one turn and ends when it is said', async () => {
    await open();
    await orphaned('hola');
    await orphaned('¿dónde están?');
    const { came, ms } = await timed(visits.work(rig.conversation));
    expect([came, ms]).toEqual([{ rested: true }, DEFAULT_SETTINGS.quietMs]);
    expect(rig.shown()).toHaveLength(1);
    expect(await rig.store.turns(rig.conversation)).toHaveLength(1);
  });

  it('knows nobody who never wrote, nor a business that is not here', async () => {
    await open();
    expect(await visits.work(rig.conversation)).toBeUndefined();
    await orphaned('hola');
    expect(await visits.work(rig.conversation.replace(tenant.id, 'somebody-else'))).toBeUndefined();
    expect((await timed(visits.work(rig.conversation))).came).toEqual({ rested: true });
    // Nothing waits any more, and it is still known.
    expect((await timed(visits.work(rig.conversation))).came).toEqual({ rested: true });
  });

  it('is told apart from a store that is down', async () => {
    await open();
    const down = {
      committed: () => Promise.reject(new StoreUnavailable('down')),
      load: rig.store.load.bind(rig.store),
    };
    const blind = createVisits({ engine: rig.engine, store: down, clock, tenantOf: () => tenant });
    await expect(blind.work(rig.conversation)).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

describe('wake-ups are asked for', () => {
  it('before a message is acknowledged, for the end of its burst, once a conversation', async () => {
    const asked: [string, number][] = [];
    const answer = Promise.withResolvers<undefined>();
    await open({
      wakeUps: {
        work: async (id, at) => {
          asked.push([id, at]);
          await answer.promise;
        },
        sweep: () => Promise.resolve(),
      },
    });
    let acknowledged = false;
    const { provider, phoneNumberId } = tenant.channels[0]!;
    const rows = ['hola', '¿dónde están?'].map((text): NewInboxRow => ({
      conversation: rig.conversation,
      id: text,
      arrivedAt: START,
      body: {
        kind: 'message',
        message: {
          id: text,
          at: START,
          from: { provider, phoneNumberId, waId: '5491155550101' },
          content: { type: 'text', text },
        },
      },
    }));
    const received = rig.engine.receive(rows).then(() => {
      acknowledged = true;
    });
    await rig.rest();
    expect([acknowledged, asked]).toEqual([
      false,
      [[rig.conversation, START + DEFAULT_SETTINGS.quietMs + WAKE_UP_GRACE_MS]],
    ]);
    answer.resolve(undefined);
    await received;
    await rig.engine.receive(rows);
    expect(asked).toHaveLength(1);
  });

  it('for every timer that a turn sets, and no answer waits for that', async () => {
    const sweeps: number[] = [];
    await open({
      wakeUps: {
        work: () => Promise.resolve(),
        sweep: (at) => {
          sweeps.push(at);
          return new Promise(() => undefined);
        },
      },
    });
    rig.say([{ type: 'text', text: 'quiero una limpieza mañana a la tarde' }]);
    await rig.rest();
    expect(rig.shown()).toHaveLength(1);
    const { timers } = await rig.store.due({
      now: START + 60 * MINUTE_MS,
      inboxBefore: 0,
      runningBefore: 0,
      limit: 9,
    });
    expect(sweeps).toEqual(timers.map(({ dueAt }) => dueAt));
    expect(sweeps.length).toBeGreaterThan(0);
  });
});

describe('at rest', () => {
  const desk = (work: () => Promise<void>): WorkDesk => {
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
    return new WorkDesk({ clock, log: quiet, settings: { ...DEFAULT_SETTINGS, by: 'me' } }, work);
  };

  it('is whose failed work was tried again and done, not before', async () => {
    await open();
    let tries = 0;
    const work = desk(() => (++tries < 3 ? Promise.reject(new StoreUnavailable('down')) : Promise.resolve()));
    work.wake('a', clock.now());
    const { came, ms } = await timed(work.rest(['a'], clock.now() + MINUTE_MS));
    expect([came, tries, ms]).toEqual([true, 3, 2 * DEFAULT_SETTINGS.retryMs]);
  });

  it('is a question about the conversations that are named', async () => {
    await open();
    const work = desk(() => new Promise(() => undefined));
    work.wake('a', clock.now());
    expect(await timed(work.rest(['b'], clock.now() + MINUTE_MS))).toEqual({ came: true, ms: 0 });
    expect(await timed(work.rest(['a', 'b'], clock.now() + MINUTE_MS))).toEqual({ came: false, ms: MINUTE_MS });
  });

  it('is whose next wake-up lies behind the limit; one that lies before it is waited for', async () => {
    await open();
    const work = desk(() => Promise.resolve());
    work.wake('a', clock.now() + 2 * MINUTE_MS);
    expect(await timed(work.rest(['a'], clock.now() + MINUTE_MS))).toEqual({ came: true, ms: 0 });
    expect(await timed(work.rest(['a'], clock.now() + 3 * MINUTE_MS))).toEqual({ came: true, ms: 2 * MINUTE_MS });
  });

  it('is nobody in a process that ends: whoever waits is told at once', async () => {
    await open();
    const work = desk(() => Promise.resolve());
    work.wake('a', clock.now() + MINUTE_MS);
    const resting = work.rest(['a'], clock.now() + 2 * MINUTE_MS);
    await work.stop();
    expect(await timed(resting)).toEqual({ came: false, ms: 0 });
  });
});

it('every visit ends before its caller gives up', () => {
  expect(Math.max(SWEEP_VISIT_MS, WORK_VISIT_MS)).toBeLessThan(WAKE_UP_DEADLINE_MS);
});
