/** Replicas do what one process does, whoever dies; full figures in `npm run test:long` (reliability A5, B1, B4). */
import { describe, expect, it } from 'vitest';
import { emulatorHost, onEmulator } from '../firestore/kit.ts';
import { disturbing, kill, ordeal, pause, swallow } from './ordeals.ts';

const TIMEOUT_MS = 240_000;
const STILL_MS = 2_000;

describe.skipIf(emulatorHost === undefined)(
  onEmulator('two replicas on one Firestore'),
  { timeout: TIMEOUT_MS },
  () => {
    it('answer every message once, each of them delivered to both (must-hold 28)', async () => {
      const { outcome } = await ordeal({ replicas: 2, customers: 6, messages: 5 });
      expect(outcome).toMatchObject({ lost: 0, doubled: 0, overlapping: 0, parked: 0, copiesMax: 1 });
      expect(outcome.booked).toBeGreaterThan(4);
    });

    it('lose and double nothing while answers are swallowed, one stands still and one is killed (must-hold 25, 26)', async () => {
      const disturb = disturbing(10, kill, swallow, pause(STILL_MS));
      const { outcome, disturbed } = await ordeal({ replicas: 2, customers: 6, messages: 5, disturb });
      expect(disturbed).toBeGreaterThan(2);
      expect(outcome).toMatchObject({ lost: 0, doubled: 0, overlapping: 0, parked: 0 });
      expect(outcome.copiesMax).toBeLessThanOrEqual(2);
    });
  },
);
