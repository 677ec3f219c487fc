/** 100,000 orderings (A8): about half an hour on one core. */
import fc from 'fast-check';
import { it } from 'vitest';
import { orderings } from '../orderings/orderings.ts';

const RUNS = 100_000;

it('two workers keep every promise in 100,000 orderings of calls, answers, messages and timers (A8)', async () => {
  await fc.assert(orderings(), { numRuns: RUNS });
});
