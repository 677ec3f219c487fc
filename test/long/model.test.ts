/** 25,000 sequences of each business beside the model (H3): about 20 minutes on one core. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { AT_ONCE, MONEY_FIRST } from '../model/business.ts';
import { holds } from '../model/sequences.ts';

const SEQUENCES = 25_000;

describe('what is booked, owed, held and said is what a simple model says', () => {
  it.each([
    ['where a yes books', AT_ONCE],
    ['where money comes first', MONEY_FIRST],
  ] as const)('%s, in 25,000 sequences (H3)', async (_where, tenant) => {
    await fc.assert(holds(tenant), { numRuns: SEQUENCES });
  });
});
