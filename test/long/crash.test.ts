import { describe, expect, it } from 'vitest';
import { createDice } from '../../src/simulator/dice.ts';
import { PLACES, type Crash } from '../crash/boundaries.ts';
import { everyCase, record, runCases, sampled } from '../crash/cases.ts';
import { emulatorHost, onEmulator } from '../firestore/kit.ts';

const PAIRS = 200;
const ON_FIRESTORE = 120;
const PAIRS_SEED = 3;

describe('a process killed with kill -9', () => {
  it('at every await, before, between and after, loses nothing and does nothing twice (A3)', async () => {
    const { boundaries } = await record();
    expect(await runCases(everyCase(boundaries.length))).toEqual([]);
  });

  it.skipIf(emulatorHost === undefined)(
    onEmulator(`at ${ON_FIRESTORE} awaits on Firestore loses nothing and does nothing twice (A4)`),
    async () => {
      const kept = { ...(emulatorHost !== undefined && { emulatorHost }) };
      const { boundaries } = await record(kept);
      expect(await runCases(sampled(boundaries.length, ON_FIRESTORE), kept)).toEqual([]);
    },
  );

  it(`at ${PAIRS} pairs of awaits, the second one after its restart, too (A3)`, async () => {
    const { boundaries } = await record();
    const dice = createDice(PAIRS_SEED);
    const crash = (): Crash => ({ call: dice.between(1, boundaries.length), place: dice.pick(PLACES) });
    expect(await runCases(Array.from({ length: PAIRS }, () => [crash(), crash()]))).toEqual([]);
  });
});
