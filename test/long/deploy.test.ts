/** A deploy under load and one that is taken back, with real processes on the emulator: about three minutes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nextVersion } from '../e2e/next-version.ts';
import { HANDED_OVER_WITHIN_MS, quietly, rollBack, rollForward } from '../e2e/rollout.ts';

const CUSTOMERS = 100;

it(`${CUSTOMERS} customers in the middle of bookings: 0 resets, 0 repeated questions, 0 lost, whether it goes on or back (H2)`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turno-next-'));
  try {
    const rollout = { next: nextVersion(folder), customers: CUSTOMERS, quiet: await quietly() };
    const forward = await rollForward(rollout);
    const back = await rollBack(rollout);
    process.stdout.write(`${JSON.stringify({ forward, back })}\n`);
    expect(forward.left).toBeGreaterThan(0);
    expect(back.left).toBe(CUSTOMERS);
    expect(Math.max(forward.slowestMs, back.slowestMs)).toBeLessThan(HANDED_OVER_WITHIN_MS);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
