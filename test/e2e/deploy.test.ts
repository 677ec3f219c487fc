/** A deploy in mid-conversation with real processes on the real emulator; taken back, too, in `npm run test:long` (H2, OPS-5). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulatorHost, onEmulator } from '../firestore/kit.ts';
import { nextVersion } from './next-version.ts';
import { HANDED_OVER_WITHIN_MS, quietly, rollForward } from './rollout.ts';

const CUSTOMERS = 12;
/** Twenty seconds on an idle machine: most of it is the wait for what old code leaves. */
const TIMEOUT_MS = 120_000;

describe.skipIf(emulatorHost === undefined)(onEmulator('a deploy in mid-conversation'), { timeout: TIMEOUT_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'turno-next-'));
  let next = '';
  let quiet: readonly (readonly string[])[] = [];

  beforeAll(async () => {
    next = nextVersion(folder);
    quiet = await quietly();
  }, TIMEOUT_MS);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('old replicas replaced one by one: every booking is made as if nothing had happened, word for word (must-hold 5)', async () => {
    const { left, slowestMs } = await rollForward({ next, customers: CUSTOMERS, quiet });
    expect(slowestMs).toBeLessThan(HANDED_OVER_WITHIN_MS);
    // Otherwise nothing was tried: old code must have met what new code wrote.
    expect(left).toBeGreaterThan(0);
  });
});
