/** Forty thousand written texts and all our own templates through the copy firewall: about four minutes. */
import { expect, it } from 'vitest';
import { shares, templatesHeldBack } from '../copy/firewall-shares.ts';

it('of 20,000 planted falsehoods ≥ 99.5 % are caught, of 20,000 true texts ≤ 1 % held back (AGENT-5)', () => {
  const { recall, falseBlocks } = shares({ from: 100_000, count: 20_000 });
  expect(recall).toBeGreaterThanOrEqual(0.995);
  expect(falseBlocks).toBeLessThanOrEqual(0.01);
});

it('of all our own templates, whose facts are true, less than one in two hundred is held back', () => {
  const { looked, share } = templatesHeldBack(1);
  expect(looked).toBeGreaterThan(20_000);
  expect(share).toBeLessThanOrEqual(0.005);
});
