import { defineConfig } from 'vitest/config';
import { AS_IN_PRODUCTION } from './vitest.config.ts';

/** `npm run test:long`: hours, not seconds. Each file says what it costs. */
export default defineConfig({
  test: {
    include: ['test/long/**/*.test.ts'],
    experimental: AS_IN_PRODUCTION,
    globalSetup: ['test/firestore/emulator.ts'],
    testTimeout: 6 * 3_600_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
