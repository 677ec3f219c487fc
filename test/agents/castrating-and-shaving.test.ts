/** What is sold, by another word for the same deed. */
import { expect, test } from 'vitest';
import { conceptOf } from '../../src/agents/offline/names/concepts.ts';

test.each([
  ['castrar', 'esterilizacion'],
  ['castrarlo', 'esterilizacion'],
  ['castracao', 'esterilizacion'],
  ['neutered', 'esterilizacion'],
  ['rasurarme', 'barba'],
  ['afeitarme', 'barba'],
])('"%s" is "%s"', (said, sold) => {
  expect(conceptOf(said)).toBeDefined();
  expect(conceptOf(said)).toBe(conceptOf(sold));
});
test.each(['capa', 'castro', 'rasgar'])('"%s" is a word of its own', (said) => {
  expect(conceptOf(said)).not.toBe(conceptOf('esterilizacion'));
  expect(conceptOf(said)).not.toBe(conceptOf('barba'));
});
