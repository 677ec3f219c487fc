/** Forty thousand written texts through the copy firewall: about three minutes. */
import { expect, it } from 'vitest';
import { shares } from '../copy/firewall-shares.ts';

it('of 20,000 planted falsehoods ≥ 99.5 % are caught, of 20,000 true texts ≤ 1 % held back (AGENT-5)', () => {
  const { recall, falseBlocks } = shares({ from: 100_000, count: 20_000 });
  expect(recall).toBeGreaterThanOrEqual(0.995);
  expect(falseBlocks).toBeLessThanOrEqual(0.01);
});
