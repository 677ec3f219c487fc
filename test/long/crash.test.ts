import { describe, expect, it } from 'vitest';
import { createDice } from '../../src/simulator/dice.ts';
import { PLACES, type Crash } from '../crash/boundaries.ts';
import { record, runCases, type Case } from '../crash/cases.ts';

const PAIRS = 200;
const PAIRS_SEED = 3;

describe('a process killed with kill -9', () => {
  it('at every await, before, between and after, loses nothing and does nothing twice (A3)', async () => {
    const { boundaries } = await record();
    const every = boundaries.flatMap((_, i) => PLACES.map((place): Case => [{ call: i + 1, place }]));
    expect(await runCases(every)).toEqual([]);
  });

  it(`at ${PAIRS} pairs of awaits, the second one after its restart, too (A3)`, async () => {
    const { boundaries } = await record();
    const dice = createDice(PAIRS_SEED);
    const crash = (): Crash => ({ call: dice.between(1, boundaries.length), place: dice.pick(PLACES) });
    expect(await runCases(Array.from({ length: PAIRS }, () => [crash(), crash()]))).toEqual([]);
  });
});
