import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUGS } from '../../src/simulator/bugs.ts';
import type { Planted } from '../../src/simulator/bugs.ts';
import { orderings } from './orderings.ts';

const RUNS = 200;
/** The same at each commit, others in the long run. */
const SEED = 20_261_124;
/** Each bug is seen within so many orderings of one seed. */
const RUNS_OF_A_BUG = 100;
const MINUTE_MS = 60_000;

describe('two workers on one store', () => {
  it(
    'keep every promise of the simulator in whatever order calls, answers, messages and timers come (A8)',
    async () => {
      await fc.assert(orderings(), { numRuns: RUNS, seed: SEED });
    },
    3 * MINUTE_MS,
  );

  // `no-claim-id` needs two customers at one hour at once: once in some hundred orderings here, the simulator sees it.
  it.each(['no-cas', 'lease-as-safety', 'stale-button', 'timer-without-generation', 'drop-on-busy'])(
    'would be seen to break them: %s',
    async (name) => {
      const plant = (): Planted => BUGS[name]?.plant() ?? {};
      const found = await fc.check(orderings(plant), { numRuns: RUNS_OF_A_BUG, seed: 1, endOnFailure: true });
      expect(found.failed).toBe(true);
    },
  );
});
