/** Days without some of their vowels, or with a letter held down; no other word becomes a day by it. */
import { describe, expect, test } from 'vitest';
import { dayName } from '../../src/agents/offline/time/words/lexicon.ts';

describe('a day typed in a hurry', () => {
  test.each([
    ['bierns', 5], ['viernesss', 5], ['virns', 5], ['miercls', 3], ['mrts', 2], ['jueveees', 4], ['dmngo', 7], ['lunez', 1], ['savado', 6], ['juebes', 4], ['thurday', 4], ['saturdy', 6],
  ] as const)('«%s» is the weekday %i', (word, weekday) => {
    expect(dayName(word)?.weekday).toBe(weekday);
  }); // prettier-ignore
  test.each([
    'vienes', 'bienes', 'berns', 'lunas', 'luna', 'jbz', 'lns', 'jueces', 'mates', 'martina', 'domingues', 'frida', 'javes', 'mercos', 'sabina', 'salado',
  ])('«%s» is none', (word) => {
    expect(dayName(word)).toBeUndefined();
  }); // prettier-ignore
});
