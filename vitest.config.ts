import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A long file that begins last leaves a core without work: these begin first, those of many processes beside those of one. */
const FIRST = [
  'replicas/replicas',
  'dialogues',
  'simulator/seeds-1',
  'simulator/seeds-2',
  'crash/crash',
  'dialogues-model',
  'injection/injection',
  'e2e/deploy',
  'model/whole',
  'simulator/partitions',
  'prover/mutants',
  'orderings/orderings',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = FIRST.findIndex((name) => moduleId.endsWith(`test/${name}.test.ts`));
  return place === -1 ? FIRST.length : place;
}

/** Workers and some hundred processes of the tests read the same files: compiled once, where `npm start` keeps it, too. */
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'node-compile-cache');

/** Node reads the TypeScript as it does in production. Vite's own runner is a tenth slower, and another thing to trust. */
export const AS_IN_PRODUCTION = { viteModuleRunner: false, nodeLoader: false } as const;

/** As the commands set it for themselves (`cli/args.ts`): large patterns are compiled once, not twice. */
export const ENGINE_FLAGS = ['--no-regexp-tier-up'];

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/long/**'],
    globalSetup: ['test/firestore/emulator.ts'],
    // Against what hangs, and no measure of speed: a busy machine takes five times as long as an idle one.
    testTimeout: 120_000,
    // Those that start processes, or wait for the emulator, leave a core idle a third of their time.
    maxWorkers: availableParallelism() * 2,
    // Files share what they import: a third of their time was reading the same modules again.
    isolate: false,
    experimental: AS_IN_PRODUCTION,
    execArgv: ENGINE_FLAGS,
    sequence: { sequencer: LongestFirst },
    reporters: ['default'],
  },
});
