import { describe, expect, it } from 'vitest';
import { runSeed, type Cut } from '../../src/simulator/index.ts';
import { range, settled } from './kit.ts';

/** Reliability B3: a way is cut for a while, whole or one way, for one replica or all; a minute after it heals all is done. */
const FROM_MS = 15_000;
const LASTS_S = [1, 10, 60, 120] as const;
const SEEDS = 6;

const ways: Omit<Cut, 'from' | 'until'>[] = [
  { to: 'store', lost: 'request', replica: 'a' },
  { to: 'store', lost: 'request', replica: '' },
  { to: 'store', lost: 'answer', replica: 'a' },
  { to: 'store', lost: 'answer', replica: '' },
  { to: 'services', lost: 'request', replica: 'a' },
  { to: 'services', lost: 'request', replica: '' },
  { to: 'services', lost: 'answer', replica: 'a' },
  { to: 'services', lost: 'answer', replica: '' },
];

describe.each(LASTS_S)('cut for %d s', (seconds) => {
  it.each(ways)(
    "each $lost to or from the $to of replica '$replica': nothing lost or doubled, done in a minute (B3)",
    async (way) => {
      const cut = { ...way, from: FROM_MS, until: FROM_MS + seconds * 1_000 };
      const found: string[] = [];
      let cutOff = 0;
      for (const seed of range(1, SEEDS)) {
        const report = await runSeed(seed, { store: 'memory', breathe: settled, cut });
        cutOff += report.cut;
        found.push(...report.violations.map((what) => `seed ${seed}: ${what}`));
      }
      expect(found).toEqual([]);
      expect(cutOff).toBeGreaterThan(0);
    },
  );
});
