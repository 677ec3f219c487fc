import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tryForgeries } from './forgeries.ts';

const COUNT = 3_000;
const SEED = 20_261_122;

describe('a forged webhook (D1)', () => {
  it(`of ${COUNT} kinds is refused with 401, and the store stays as empty as it was (seed ${SEED})`, async () => {
    const { passed, rows, honest } = await tryForgeries({ count: COUNT, seed: SEED });
    expect(passed.map(({ headers, raw }) => [headers, raw.toString('base64')])).toEqual([]);
    expect(rows).toBe(0);
    expect(honest.status).toBe(200);
    expect(honest.rows).toBeGreaterThan(0);
  });

  it('learns nothing from the time it takes: what is secret is compared by timingSafeEqual alone', () => {
    for (const file of ['io/whatsapp/signature.ts', 'io/whatsapp/handshake.ts', 'simulated/payments-notices.ts']) {
      const text = readFileSync(`src/${file}`, 'utf8');
      expect(text, file).toMatch(/timingSafeEqual\(/);
      // The secret side of each comparison appears in no other one.
      expect(text, file).not.toMatch(
        /(?:digest\([^)]*\)|verifyToken|expected|claimed)\s*[!=]==(?!\s*(?:undefined|''|null))/,
      );
    }
  });
});
