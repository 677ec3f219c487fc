/** What the process does by itself besides conversations, and the address under which it calls itself. */
import { expect, it } from 'vitest';
import type { Log, Store } from '../../src/ports.ts';
import { reachable } from '../../src/main/serve.ts';
import { startUpkeep } from '../../src/main/upkeep.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { tick } from './wait.ts';

const MINUTE_MS = 60_000;

it('the store is compacted ten minutes after the start and every hour, whether or not it could, until the end', async () => {
  const clock = createVirtualClock(0);
  const at: number[] = [];
  const told: string[] = [];
  const store: Store = {
    ...createMemoryStore(),
    compact: (now) => {
      at.push(now / MINUTE_MS);
      return at.length === 2 ? Promise.reject(new Error('the disk is full')) : Promise.resolve(7);
    },
  };
  const note = (event: string) => told.push(event);
  const log: Log = { info: note, warn: note, error: note };
  const end = startUpkeep({ store, clock, log });
  for (let minute = 0; minute <= 150; minute += 10) {
    clock.advanceTo(minute * MINUTE_MS);
    await tick();
  }
  expect(at).toEqual([10, 70, 130]);
  expect(told).toEqual(['store.compacted', 'store.not_compacted', 'store.compacted']);
  end();
  expect(clock.next()).toBeUndefined();
});

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
  ['::1', '[::1]'],
  ['localhost', 'localhost'],
])('a server on %s is called at %s', (host, address) => {
  expect(reachable(host)).toBe(address);
  expect(URL.canParse(`http://${reachable(host)}:3000`)).toBe(true);
});
