import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesOf } from '../../src/agents/offline/words/pattern.ts';

const PATTERNS = [/a/g, /(?<=b)a|c+/g, /(?<one>a)(b)?/g, /a*/g, /\p{L}+/gu, /(?:)/gu, /\s|$/g];

test('as matchAll, on any text, also where it was asked before or is asked in the middle of the same pattern', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'ñ', '😀') });
  fc.assert(
    fc.property(texts, texts, fc.constantFrom(...PATTERNS), (text, other, pattern) => {
      for (const match of matchesOf(text, pattern)) {
        expect(matchesOf(other, pattern)).toEqual([...other.matchAll(pattern)]);
        expect(match[0]).toBe(text.slice(match.index, match.index + match[0].length));
      }
      expect(matchesOf(text, pattern)).toEqual([...text.matchAll(pattern)]);
      expect(pattern.lastIndex).toBe(0);
    }),
  );
});
