import { describe, expect, test } from 'vitest';
import { hasLanguageData, INTENTS_DEV } from '../../src/evaluation/data.ts';
import { labelled, markIntents, offlineReader } from '../../src/evaluation/intents.ts';
import { share } from '../../src/evaluation/mark.ts';

const lines = hasLanguageData() ? labelled(INTENTS_DEV) : undefined;

describe('labelled messages', () => {
  test.skipIf(lines === undefined)(
    'at least 92 % of the development messages get their domain and action, no more than 0.5 % a grave one',
    () => {
      const scored = markIntents(lines ?? [], { suite: 'test', reader: offlineReader(), now: () => 0 });
      expect(scored.length).toBeGreaterThan(400);
      expect(share(scored, (s) => s.right)).toBeGreaterThanOrEqual(0.92);
      expect(share(scored, (s) => s.rightDomain)).toBeGreaterThanOrEqual(0.97);
      expect(share(scored, (s) => s.costly !== undefined)).toBeLessThanOrEqual(0.005);
    },
  );

  test.skipIf(lines === undefined)('at least 85 % of their entities are found', () => {
    const scored = markIntents(lines ?? [], { suite: 'test', reader: offlineReader(), now: () => 0 });
    const asked = scored.reduce((n, s) => n + s.entitiesAsked, 0);
    const found = scored.reduce((n, s) => n + s.entitiesRight, 0);
    expect(found / asked).toBeGreaterThanOrEqual(0.85);
  });
});
