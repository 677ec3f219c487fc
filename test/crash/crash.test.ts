import { describe, expect, it } from 'vitest';
import { emulatorHost, onEmulator } from '../firestore/kit.ts';
import { record, runCases, sampled } from './cases.ts';

/** A sample of all boundaries × 3, spread evenly; all of them and pairs are in `npm run test:long` (A3). */
const SAMPLE = 45;
/** On the emulator a case takes ten times as long; a hundred of them are in `npm run test:long` (A4). */
const SAMPLE_ON_FIRESTORE = 3;

describe('a process killed with kill -9', () => {
  it('books, is paid, moves and cancels when nothing fails', async () => {
    const { violations, marks } = await record();
    expect(violations).toEqual([]);
    expect(marks).toEqual(
      expect.arrayContaining(['pago_recibido', 'turno_confirmado', 'turno_reprogramado', 'turno_cancelado']),
    );
  });

  it(`at ${SAMPLE} awaits of that dialogue loses nothing and does nothing twice (A3; must-hold 26, 28, 48, 49)`, async () => {
    const { boundaries } = await record();
    expect(await runCases(sampled(boundaries.length, SAMPLE))).toEqual([]);
  }, 240_000);

  it.skipIf(emulatorHost === undefined)(
    onEmulator(
      `at ${SAMPLE_ON_FIRESTORE} awaits of it on Firestore loses nothing and does nothing twice (A4; must-hold 26, 28)`,
    ),
    async () => {
      const kept = { ...(emulatorHost !== undefined && { emulatorHost }) };
      const { boundaries } = await record(kept);
      expect(await runCases(sampled(boundaries.length, SAMPLE_ON_FIRESTORE), kept)).toEqual([]);
    },
    120_000,
  );
});
