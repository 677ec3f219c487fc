import { describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { BLIND, BLIND_TIMES, OWN_FOLDER, blindOnes } from '../../src/evaluation/data.ts';
import { ownLines } from './own-fixtures.ts';
import { labelled, markIntents, offlineReader } from '../../src/evaluation/intents.ts';
import { markTimes } from '../../src/evaluation/times.ts';
import { share } from '../../src/evaluation/mark.ts';

/**
 * Messages that nothing is trained on. Each set was scored once before its mistakes were read, and those scores are the
 * only ones that say how strangers are understood; the floors below only keep what was won since.
 */
const RIGHT_MIN = 0.96;
const DOMAIN_MIN = 0.97;
const GRAVE_MAX = 0.005;

const sets = readdirSync(OWN_FOLDER).filter((name) => BLIND.test(name));

describe('days and hours that were never trained on', () => {
  test.each(blindOnes(BLIND_TIMES, 'times'))('$name keeps what was won', (suite) => {
    expect(
      share(
        markTimes(suite, () => 0),
        ({ right }) => right,
      ),
    ).toBeGreaterThanOrEqual(RIGHT_MIN);
  });
});

describe('messages that were never trained on', () => {
  test('there are eight sets, and hardly any of their sentences is learnt', () => {
    expect(sets).toHaveLength(8);
    const learnt = new Set(ownLines().map((l) => l.text.toLowerCase()));
    const lines = sets.flatMap((name) => labelled(join(OWN_FOLDER, name)));
    expect(lines.length).toBeGreaterThan(1_200);
    const copied = lines.filter((l) => l.text.trim().split(' ').length > 3 && learnt.has(l.text.toLowerCase()));
    expect(copied.length / lines.length).toBeLessThan(0.03);
  });

  test.each(sets)('%s keeps what was won', (name) => {
    const scored = markIntents(labelled(join(OWN_FOLDER, name)), {
      suite: 'test',
      reader: offlineReader(),
      now: () => 0,
    });
    expect(share(scored, (s) => s.right)).toBeGreaterThanOrEqual(RIGHT_MIN);
    expect(share(scored, (s) => s.rightDomain)).toBeGreaterThanOrEqual(DOMAIN_MIN);
    expect(share(scored, (s) => s.costly !== undefined)).toBeLessThanOrEqual(GRAVE_MAX);
  });
});
