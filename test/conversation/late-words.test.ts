/** A commit marks its own words as being said. Where it took long another replica may take them for left: they are said once. */
import { expect, it } from 'vitest';
import { createOfflineUnderstanding } from '../../src/agents/offline/index.ts';
import { StoreUnavailable } from '../../src/errors.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { pass, processOf, settle, text, type Process, type World } from './engine-kit.ts';

const START = Date.parse('2026-03-02T12:00:00Z');
const MINUTE_MS = 60_000;
const REPLICAS = { leases: true, leaseMs: 15_000, leaseLookMs: 1_000, sweepEveryMs: 5_000 };

function world(): World & { readonly arrived: string[]; readonly wait: (ms: number) => Promise<void> } {
  const arrived: string[] = [];
  const clock = createVirtualClock(START);
  return {
    store: createMemoryStore(),
    clock,
    arrived,
    wait: (ms) =>
      new Promise((resolve) => {
        clock.wake(clock.now() + ms, resolve);
      }),
    send: (_to, message) => {
      arrived.push(message.text);
      return Promise.resolve({ providerId: `w${arrived.length}` });
    },
  };
}

/** The greeting has been answered; `slow` decides what comes next, while the other looks for what is left. */
async function expectSaidOnce(it: ReturnType<typeof world>, other: Process, slow: Process): Promise<void> {
  await slow.engine.receive([text('2', '¿cuánto sale la limpieza?', START)]);
  await settle();
  other.engine.start();
  await pass(it.clock, 3 * MINUTE_MS);
  expect(it.arrived).toEqual([expect.stringMatching(/Soy/), expect.stringMatching(/25\.000/)]);
  await Promise.all([other.engine.stop(), slow.engine.stop()]);
}

it.each([
  ['who wrote last', 'two'],
  ['who comes second', 'one'],
])('a commit whose answer takes longer than words may run: %s says them once', async (_who, wroteLast) => {
  const it = world();
  let slow = false;
  const store: Store = {
    ...it.store,
    commit: async (turn) => {
      const done = await it.store.commit(turn);
      if (slow) {
        slow = false;
        await it.wait(32_000);
      }
      return done;
    },
  };
  const one = processOf(it, { ...REPLICAS, by: 'one' });
  const two = processOf({ ...it, store }, { ...REPLICAS, by: 'two' });
  await (wroteLast === 'two' ? two : one).engine.receive([text('1', 'hola', START)]);
  await settle();
  slow = true;
  await expectSaidOnce(it, one, two);
});

it('nor are they said twice where each call stays within its own deadline, and all of them together do not', async () => {
  const it = world();
  const reader = createOfflineUnderstanding();
  const slow: Partial<World> = {
    understanding: {
      understand: async (request) => {
        await it.wait(8_000);
        return reader.understand(request);
      },
    },
    store: {
      ...it.store,
      commit: async (turn) => {
        await it.store.commit(turn);
        await it.wait(10_000);
        throw new StoreUnavailable('no answer within 10 s');
      },
      committed: async (id) => {
        await it.wait(9_000);
        return it.store.committed(id);
      },
    },
    send: async (...call) => {
      await it.wait(5_000);
      return it.send(...call);
    },
  };
  const one = processOf(it, { ...REPLICAS, by: 'one' });
  const two = processOf({ ...it, ...slow }, { ...REPLICAS, by: 'two' });
  await one.engine.receive([text('1', 'hola', START)]);
  await settle();
  await expectSaidOnce(it, one, two);
});
