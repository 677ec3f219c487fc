import { describe, expect, it } from 'vitest';
import { BUGS } from '../../src/simulator/index.ts';
import recorded from '../../src/simulator/known-seeds.json' with { type: 'json' };
import { story, violationsOf } from './kit.ts';

/**
 * The test of the test (A2): each planted bug is seen at seeds where it was seen before, and without the bug the same
 * seeds hold. A change of the engine tells other stories at the same seeds: where none of a bug's seeds shows it any
 * more, `npm run simulate -- --bug NAME --seeds 1000` finds new ones for `src/simulator/known-seeds.json`.
 */
const KNOWN: Readonly<Record<string, readonly number[]>> = recorded;

describe('the invariants', () => {
  it('have recorded seeds for every planted bug, twelve at least', () => {
    expect(Object.keys(KNOWN).sort()).toEqual(Object.keys(BUGS).sort());
    expect(Object.keys(BUGS).length).toBeGreaterThanOrEqual(12);
  });

  for (const [name, { does }] of Object.entries(BUGS)) {
    it(`see that ${does} (${name})`, async () => {
      expect(await firstCaught(name)).toBeDefined();
    });
  }

  it('hold at the same seeds without the bugs', async () => {
    expect(await violationsOf(new Set(Object.values(KNOWN).flat()))).toEqual([]);
  }, 180_000);
});

async function firstCaught(name: string): Promise<number | undefined> {
  for (const seed of KNOWN[name] ?? []) if ((await story(seed, 'memory', name)).violations.length > 0) return seed;
  return undefined;
}
