/** What the simulator's tests share. */
import { runSeed, type StoreKind } from '../../src/simulator/index.ts';

/** A turn of the event loop: for stores that write what comes together in one go. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** As `npm run simulate` waits: no promise can go on. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    process.nextTick(resolve);
  });
}

export function story(seed: number, store: StoreKind = 'memory', bug?: string) {
  return runSeed(seed, { store, breathe: settled, ...(bug === undefined ? {} : { bug }) });
}

/** Violations of these seeds with the seed before each, so that a failure says what to run again. */
export async function violationsOf(seeds: Iterable<number>, store: StoreKind = 'memory'): Promise<string[]> {
  const out: string[] = [];
  for (const seed of seeds) {
    const { violations } = await story(seed, store);
    out.push(...violations.map((what) => `seed ${seed}: ${what}`));
  }
  return out;
}

export function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + i);
}
