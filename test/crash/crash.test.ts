import { describe, expect, it } from 'vitest';
import { PLACES } from './boundaries.ts';
import { record, runCases, type Case } from './cases.ts';

/** A sample of all boundaries × 3, spread evenly; all of them and pairs are in `npm run test:long` (A3). */
const SAMPLE = 60;

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
    const every = boundaries.flatMap((_, i) => PLACES.map((place): Case => [{ call: i + 1, place }]));
    const sample = Array.from({ length: SAMPLE }, (_, i) => every[Math.floor((i * every.length) / SAMPLE)] ?? []);
    expect(await runCases(sample)).toEqual([]);
  }, 120_000);
});
