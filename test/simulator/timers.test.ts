import { expect, it } from 'vitest';
import { createMemoryStore } from '../../src/state/memory.ts';
import { LATE_MS_MAX, runTimers } from './timers.ts';

const CUSTOMERS = 300;

it(`hundreds of timers over sixty days fire once, at most ${LATE_MS_MAX} ms late, or are cancelled, whenever the process dies (E3; must-hold 26)`, async () => {
  const { wrong, fired, cancelled } = await runTimers(createMemoryStore(), CUSTOMERS);
  expect(wrong).toEqual([]);
  expect(fired).toBeGreaterThan(CUSTOMERS / 2);
  expect(cancelled).toBeGreaterThan(50);
}, 180_000);
