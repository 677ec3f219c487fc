import { describe, expect, it } from 'vitest';
import { range, violationsOf } from './kit.ts';

/** One half of A1's two hundred seeds at each commit; the halves are two files, so that two cores share them. */
const SEEDS = { from: 101, count: 100 };
const SHARE = 50;

describe('two replicas, crashes, zombies, losses, duplicates, bursts and wrong clocks', () => {
  for (let from = SEEDS.from; from < SEEDS.from + SEEDS.count; from += SHARE) {
    it(`seeds ${from} to ${from + SHARE - 1}: no message lost or doubled, no promise broken (A1; must-hold 22, 24, 25, 26, 28, 29, 30, 48, 50)`, async () => {
      expect(await violationsOf(range(from, SHARE))).toEqual([]);
    }, 180_000);
  }
});
