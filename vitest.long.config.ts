import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// As in vitest.config.ts.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'node-compile-cache');

/** `npm run test:long`: hours, not seconds. Each file says what it costs. */
export default defineConfig({
  test: {
    include: ['test/long/**/*.test.ts'],
    // As in vitest.config.ts.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: ['test/firestore/emulator.ts'],
    testTimeout: 6 * 3_600_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
