import { describe, expect, it } from 'vitest';
import { killedBy, mutants } from '../../src/prover/mutants.ts';
import { goldenSteps } from './golden-steps.ts';
import { EQUIVALENT, HELD_ELSEWHERE } from './equivalents.ts';

/** The whole list runs in test/long/mutants.test.ts; here every n-th, so that a gap shows in seconds. */
const EVERY = 97;

describe('machines with one thing wrong', () => {
  it('are noticed by the golden traces or by lint, or are known to be the same (a sample)', () => {
    const golden = goldenSteps();
    const sample = mutants().filter((_mutant, i) => i % EVERY === 0);
    const alive = sample.filter((mutant) => killedBy(mutant, golden) === undefined).map(({ name }) => name);
    expect(sample.length).toBeGreaterThan(15);
    expect(alive.filter((name) => !(name in EQUIVALENT) && !(name in HELD_ELSEWHERE))).toEqual([]);
  });
  it('have names that tell them apart', () => {
    const names = mutants().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(EQUIVALENT).filter((name) => !names.includes(name))).toEqual([]);
  });
});
