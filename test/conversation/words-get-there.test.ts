import { describe, expect, it } from 'vitest';
import type { ConversationId, OutboxRow } from '../../src/domain.ts';
import { ServiceFailure, StoreUnavailable, UnclearFailure } from '../../src/errors.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { conversation, pass, processOf, settle, tenant, text, type World } from './engine-kit.ts';

const START = Date.parse('2026-03-02T12:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const offline = new ServiceFailure('ECONNREFUSED', { retryable: true });

/** A world whose sends end as told, one after the other, and then well. */
function world(...ends: (Error | undefined)[]): World & { readonly arrived: string[]; tries: () => number } {
  const arrived: string[] = [];
  let tries = 0;
  return {
    store: createMemoryStore(),
    clock: createVirtualClock(START),
    arrived,
    tries: () => tries,
    send: (_to, message) => {
      const end = ends[tries];
      tries += 1;
      if (end !== undefined) return Promise.reject(end);
      arrived.push(message.text);
      return Promise.resolve({ providerId: `w${tries}` });
    },
  };
}

describe('an answer gets there (reliability 2.1)', () => {
  it('when one send surely failed and the next may have arrived: only what may have arrived is counted', async () => {
    const it = world(offline, new UnclearFailure('502'));
    const { engine } = processOf(it, { aloneSince: START, sweepEveryMs: MINUTE_MS });
    engine.start();
    await engine.receive([text('1', '¿cuánto sale la limpieza?', START)]);
    await pass(it.clock, HOUR_MS);
    expect(it.arrived).toHaveLength(1);
    expect(it.arrived[0]).toMatch(/25\.000/);
    await engine.stop();
  });

  it('and twice at most where both may have: then it is given up', async () => {
    const it = world(offline, new UnclearFailure('502'), offline, new UnclearFailure('502'));
    const { engine } = processOf(it, { aloneSince: START, sweepEveryMs: HOUR_MS });
    engine.start();
    await engine.receive([text('1', '¿cuánto sale la limpieza?', START)]);
    await pass(it.clock, 25 * HOUR_MS);
    expect([it.arrived, it.tries()]).toEqual([[], 4]);
    await engine.stop();
  });
});

it('what was refused for good is said when an operator puts it back, once', async () => {
  const it = world(new ServiceFailure('account restricted', { retryable: false }));
  const { engine } = processOf(it, { aloneSince: START });
  await engine.receive([text('1', '¿cuánto sale la limpieza?', START)]);
  await pass(it.clock, MINUTE_MS);
  const [row] = await it.store.outbox(conversation);
  // Surely not sent is not counted: this is how the list tells it from what may have arrived.
  expect(row).toMatchObject({ kind: 'sendMessage', state: 'parked', attempts: 0 });
  expect(await it.store.retry({ conversation, effect: row!.id }, it.clock.now())).toBe(true);
  await engine.sweep();
  await pass(it.clock, MINUTE_MS);
  expect(it.arrived).toEqual([expect.stringMatching(/25\.000/)]);
  await engine.stop();
});

it('where the answer of the commit was lost the words go out at once, once', async () => {
  const it = world();
  let lost = 1;
  const commit: World['store']['commit'] = async (turn) => {
    const outcome = await it.store.commit(turn);
    if (lost-- > 0) throw new StoreUnavailable('no answer');
    return outcome;
  };
  const { engine } = processOf({ ...it, store: { ...it.store, commit } }, { aloneSince: START });
  await engine.receive([text('1', '¿cuánto sale la limpieza?', START)]);
  await pass(it.clock, 1_000);
  expect(it.arrived).toHaveLength(1);
  await pass(it.clock, MINUTE_MS);
  expect(it.arrived).toHaveLength(1);
  await engine.stop();
});

it('a customer keeps every id by which the channel ever named them (must-hold 8)', async () => {
  const it = world();
  const { engine } = processOf(it, { aloneSince: START });
  const first = text('1', 'hola', START);
  const second = text('2', '¿dónde están?', START);
  if (second.body.kind !== 'message') throw new Error('a text is a message');
  const { waId: _hidden, ...from } = second.body.message.from;
  const message = { ...second.body.message, from: { ...from, userId: 'AR.1234567890' } };
  await engine.receive([first]);
  await settle();
  await engine.receive([{ ...second, body: { kind: 'message', message } }]);
  await settle();
  const { conversation: known } = await it.store.load(conversation, 0);
  expect(known?.address).toMatchObject({ waId: '5491100001111', userId: 'AR.1234567890' });
  await engine.stop();
});

describe('words keep their order', () => {
  it('where the older one fails for now while the younger is decided', async () => {
    const it = world();
    const gate = Promise.withResolvers<{ providerId: string }>();
    let held = true;
    const send: World['send'] = (to, message, effect) => {
      if (!held) return it.send(to, message, effect);
      held = false;
      return gate.promise;
    };
    const { engine } = processOf({ ...it, send }, { aloneSince: START });
    engine.start();
    await engine.receive([text('1', 'hola', START)]);
    await settle();
    await engine.receive([text('2', '¿cuánto sale la limpieza?', START)]);
    await settle();
    gate.reject(offline);
    await pass(it.clock, MINUTE_MS);
    expect(it.arrived).toEqual([expect.stringMatching(/Soy/), expect.stringMatching(/25\.000/)]);
    await engine.stop();
  });

  /** Its process dies while the first words are on their way. */
  async function cutOff(it: World): Promise<void> {
    const never = () => new Promise<never>(() => undefined);
    const dying = processOf({ ...it, store: { ...it.store, settle: never }, send: never }, { aloneSince: START });
    await dying.engine.receive([text('1', 'hola', START)]);
    await pass(it.clock, 5_000);
  }

  it('where a crash cut the older one off, which may not have gone out', async () => {
    const it = world();
    await cutOff(it);
    const { engine } = processOf(it, { aloneSince: it.clock.now() });
    engine.start();
    await engine.receive([text('2', '¿cuánto sale la limpieza?', it.clock.now())]);
    await pass(it.clock, 20_000);
    expect(it.arrived).toEqual([]);
    await pass(it.clock, 20_000);
    expect(it.arrived).toEqual([expect.stringMatching(/Soy/), expect.stringMatching(/25\.000/)]);
    await engine.stop();
  });

  it('where it went out and the channel says so: nobody waits behind it, and it is not said again', async () => {
    const it = world();
    await cutOff(it);
    const { engine } = processOf(it, { aloneSince: it.clock.now() });
    engine.start();
    await engine.receive([text('2', '¿cuánto sale la limpieza?', it.clock.now())]);
    const [first] = await it.store.outbox(conversation);
    await it.store.noteStatus({ conversation, effect: first!.id, status: 'sent', at: it.clock.now() });
    await pass(it.clock, 3_000);
    expect(it.arrived).toEqual([expect.stringMatching(/25\.000/)]);
    await pass(it.clock, HOUR_MS);
    expect(it.arrived).toHaveLength(1);
    expect((await it.store.outbox(conversation)).map(({ state }) => state)).toEqual(['done', 'done']);
    await engine.stop();
  });

  it('where what was owed before a restart still waits', async () => {
    const it = world(offline);
    const before = processOf(it, { aloneSince: START });
    await before.engine.receive([text('1', 'hola', START)]);
    await settle();
    await before.engine.stop();
    expect(it.arrived).toEqual([]);
    const after = processOf(it, { aloneSince: it.clock.now() });
    await after.engine.receive([text('2', '¿cuánto sale la limpieza?', it.clock.now())]);
    await pass(it.clock, MINUTE_MS);
    expect(it.arrived).toEqual([expect.stringMatching(/Soy/), expect.stringMatching(/25\.000/)]);
    await after.engine.stop();
  });

  it('where a turn that says nothing came between the crash and the younger one', async () => {
    const it = world();
    await cutOff(it);
    const { engine } = processOf(it, { leases: true, by: 'two' });
    const nobodys = { kind: 'timer', timer: 'silencio', generation: 99 } as const;
    await engine.receive([{ conversation, id: 'timer:silencio:99', arrivedAt: it.clock.now(), body: nobodys }]);
    await pass(it.clock, 3_000);
    await engine.receive([text('2', '¿cuánto sale la limpieza?', it.clock.now())]);
    await pass(it.clock, 40_000);
    expect(it.arrived).toEqual([expect.stringMatching(/Soy/), expect.stringMatching(/25\.000/)]);
    await engine.stop();
  });

  it('where the store could not be told that the older one was said: it is told then, and nobody waits or hears it twice', async () => {
    const it = world();
    let failures = 2;
    const store: Store = {
      ...it.store,
      settle: (row, settlement, answer) =>
        settlement.state === 'done' && failures-- > 0
          ? Promise.reject(new StoreUnavailable('full'))
          : it.store.settle(row, settlement, answer),
    };
    const { engine } = processOf({ ...it, store }, { aloneSince: START });
    for (const [id, said] of Object.entries({ 1: '¿dónde están?', 2: '¿cuánto sale la limpieza?' })) {
      await engine.receive([text(id, said, it.clock.now())]);
      await settle();
    }
    await pass(it.clock, 3_000);
    expect(failures).toBeLessThan(1);
    expect(it.arrived).toEqual([expect.stringMatching(/Siempreviva/), expect.stringMatching(/25\.000/)]);
    await pass(it.clock, MINUTE_MS);
    expect(it.arrived).toHaveLength(2);
    await engine.stop();
  });

  // It is asked what is owed before a turn is decided, and again to do it.
  it.each([
    ['owed', 2],
    ['markRunning', 1],
  ] as const)('where the store fails (%s) while the older one is begun', async (call, times) => {
    const it = world(offline);
    const before = processOf(it, { aloneSince: START });
    await before.engine.receive([text('1', 'hola', START)]);
    await settle();
    await before.engine.stop();
    let failures = times;
    const reached = <T>(answer: () => Promise<T>): Promise<T> =>
      failures-- > 0 ? Promise.reject(new StoreUnavailable('not reached')) : answer();
    const failing: Pick<Store, typeof call> = {
      owed: (id: ConversationId) => reached(() => it.store.owed(id)),
      markRunning: (row: OutboxRow, at: number) => reached(() => it.store.markRunning(row, at)),
    };
    const store = { ...it.store, [call]: failing[call] };
    const { engine } = processOf({ ...it, store }, { aloneSince: it.clock.now() });
    for (const [id, said] of Object.entries({ 2: '¿dónde están?', 3: '¿cuánto sale la limpieza?' })) {
      await engine.receive([text(id, said, it.clock.now())]);
      await settle();
    }
    await pass(it.clock, MINUTE_MS);
    expect(failures).toBeLessThan(1);
    expect(it.arrived).toEqual([
      expect.stringMatching(/Soy/),
      expect.stringMatching(/Siempreviva/),
      expect.stringMatching(/25\.000/),
    ]);
    await engine.stop();
  });

  it('where nothing older waits: a process that comes new to a conversation asks once, and marks nothing', async () => {
    const it = world();
    const one = processOf(it, { by: 'one' });
    await one.engine.receive([text('1', 'hola', START)]);
    await settle();
    let [asked, marked] = [0, 0];
    const store: Store = {
      ...it.store,
      owed: (id) => ((asked += 1), it.store.owed(id)),
      markRunning: (row, at) => ((marked += 1), it.store.markRunning(row, at)),
    };
    const two = processOf({ ...it, store }, { by: 'two' });
    for (const [id, said] of Object.entries({ 2: '¿dónde están?', 3: '¿cuánto sale la limpieza?' })) {
      await two.engine.receive([text(id, said, it.clock.now())]);
      await settle();
    }
    expect(it.arrived.slice(1)).toEqual([expect.stringMatching(/Siempreviva/), expect.stringMatching(/25\.000/)]);
    expect([asked, marked]).toEqual([1, 0]);
    await Promise.all([one.engine.stop(), two.engine.stop()]);
  });

  it('where another replica is still saying the older one', async () => {
    const it = world();
    const replicas = { leases: true };
    const gate = Promise.withResolvers<undefined>();
    const slow: World['send'] = async (to, message, effect) => {
      await gate.promise;
      return it.send(to, message, effect);
    };
    const one = processOf({ ...it, send: slow }, { ...replicas, by: 'one' });
    const two = processOf(it, { ...replicas, by: 'two' });
    await one.engine.receive([text('1', 'hola', START)]);
    await settle();
    await two.engine.receive([text('2', '¿cuánto sale la limpieza?', START)]);
    await pass(it.clock, 3_000);
    expect(it.arrived).toEqual([]);
    gate.resolve(undefined);
    await pass(it.clock, 3_000);
    expect(it.arrived).toEqual([expect.stringMatching(/Soy/), expect.stringMatching(/25\.000/)]);
    await Promise.all([one.engine.stop(), two.engine.stop()]);
  });
});

describe('what nothing can be decided for is told once, kept, and hides nothing', () => {
  it('the messages of a business that is not in the tenants file wait, and are answered when it is back', async () => {
    const it = world();
    let known = false;
    const { engine, log } = processOf(
      { ...it, tenantOf: (id) => (known && id === tenant.id ? tenant : undefined) },
      { aloneSince: START },
    );
    engine.start();
    await engine.receive([text('1', '¿cuánto sale la limpieza?', START)]);
    await pass(it.clock, 10 * MINUTE_MS);
    expect(log).toEqual([['conversation.stranded', expect.stringMatching(/not in the tenants file/)]]);
    const { inbox } = await it.store.load(conversation, 10);
    expect(inbox.map(({ state, attempts }) => [state, attempts])).toEqual([['pending', 1]]);
    known = true;
    await pass(it.clock, 2 * MINUTE_MS);
    expect(it.arrived).toHaveLength(1);
    await engine.stop();
  });

  it.each([1, 20, 230])('%i payments before the first word of a conversation do not hide it', async (count) => {
    const it = world();
    const { engine, log } = processOf(it, { aloneSince: START });
    const notice = (n: number) => ({ kind: 'payment', provider: 'sandbox', paymentId: `p${n}` }) as const;
    await it.store.receive(
      Array.from({ length: count }, (_, n) => ({ conversation, id: `p${n}`, arrivedAt: START, body: notice(n) })),
    );
    await engine.receive([text('1', '¿cuánto sale la limpieza?', START)]);
    await pass(it.clock, MINUTE_MS);
    expect(it.arrived).toEqual([expect.stringMatching(/25\.000/)]);
    expect(log.filter(([event]) => event !== 'effect.failed')).toEqual([]);
    // Each of them is asked about, behind it.
    const asked = (await it.store.outbox(conversation)).filter(({ kind }) => kind === 'fetchPayment');
    expect(asked).toHaveLength(count);
    await engine.stop();
  });

  it('a payment for a conversation that this store has not is told of and kept; more of them than a sweep takes hide nobody', async () => {
    const it = world();
    const { engine, log } = processOf(it, { aloneSince: START });
    const orphans = Array.from({ length: 250 }, (_, n) => ({
      conversation: `${tenant.id}.${String(n + 1).padStart(26, '0')}`,
      id: `p${n}`,
      arrivedAt: START,
      body: { kind: 'payment', provider: 'sandbox', paymentId: `p${n}` } as const,
    }));
    await it.store.receive(orphans);
    // Not told to this engine: only the sweep finds it.
    await it.store.receive([text('1', '¿cuánto sale la limpieza?', START + 1_000)]);
    engine.start();
    await pass(it.clock, 2 * MINUTE_MS);
    expect(it.arrived).toHaveLength(1);
    expect(log).toHaveLength(250);
    expect(log[0]).toEqual(['conversation.stranded', expect.stringMatching(/a payment for a conversation/)]);
    await engine.stop();
  });
});
