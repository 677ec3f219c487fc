import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/long/**'],
    globalSetup: ['test/firestore/emulator.ts'],
    testTimeout: 30_000,
    // vitest leaves a core free by itself: of two that is half.
    maxWorkers: '100%',
    reporters: ['default'],
  },
});
