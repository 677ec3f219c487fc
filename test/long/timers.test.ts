import { expect, it } from 'vitest';
import { createMemoryStore } from '../../src/state/memory.ts';
import { openDatabase } from '../../src/state/schema.ts';
import { createSqliteStore } from '../../src/state/sqlite.ts';
import { runTimers } from '../simulator/timers.ts';

const CUSTOMERS = 6_000;
const TIMERS = 10_000;

it.each([
  ['memory', () => createMemoryStore()],
  [
    'SQLite',
    () => createSqliteStore({ db: openDatabase(':memory:'), schedule: { soon: setImmediate }, compact: false }),
  ],
])(`ten thousand timers over sixty days fire once or are cancelled, on %s (E3)`, async (_name, open) => {
  const { wrong, fired, cancelled } = await runTimers(open(), CUSTOMERS);
  expect(wrong).toEqual([]);
  expect(fired + cancelled).toBeGreaterThanOrEqual(TIMERS);
});
