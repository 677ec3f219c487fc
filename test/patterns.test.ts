/**
 * No pattern can be read in ever more ways the longer a message is: a customer's four hundred characters would hold the
 * process for years. All patterns that the reader builds when it is loaded, and all that stand in `src` between slashes.
 */
import { analyse } from 'scslre';
import { describe, expect, test } from 'vitest';
import { type Pattern, builtOnLoading, writtenBetweenSlashes } from './patterns/built.ts';
import { saidTwice } from './patterns/said-twice.ts';

function exponential({ source, flags }: Pattern): boolean {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: false } });
  return reports.some((report) => report.exponential);
}

describe('a pattern', () => {
  test.each([
    '^ (?:(?:no|ay|no) )*x',
    '^ (?:(?:solo|que|solo que) )*x',
    '(?:l[oa]s |los )*x',
    '(?:(?:a|[^ ]{3}|a) )+x',
    '(?:(?:eu )?faco |eu )*x',
  ])('with a word that stands twice in what is repeated is noticed: %s', (source) => {
    expect(saidTwice(source, '')).not.toEqual([]);
  });

  test.each([
    '^ (?:(?:no|ay) )*x',
    '(?:no |no ){0,8}x',
    String.raw`(?:\bn\b|\bo\b|\bno\b)*x`,
    '(?:a|b)(?:a|b)x',
    '(?:la(?= x)|la(?= y))*',
  ])('in which each is said once is let be: %s', (source) => {
    expect(saidTwice(source, '')).toEqual([]);
  });

  test.each([String.raw`(?:mm+ ?,? ?)*x`, String.raw`(?:\s*no[\s.]*)*$`])(
    'that trades its letters is noticed: %s',
    (source) => {
      expect(exponential({ source, flags: '' })).toBe(true);
    },
  );

  test('of this project does neither', async () => {
    const built = await builtOnLoading();
    const written = writtenBetweenSlashes();
    expect(built.length).toBeGreaterThan(BUILT_MIN);
    expect(written.length).toBeGreaterThan(WRITTEN_MIN);
    const all = [...built, ...written];
    const bad = all.filter((one) => saidTwice(one.source, one.flags).length > 0 || exponential(one));
    expect(bad.map(({ source }) => source)).toEqual([]);
  });
});
/** Fewer would mean that they were not looked at. */
const BUILT_MIN = 500;
const WRITTEN_MIN = 1_000;
