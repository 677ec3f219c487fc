/** Hours that may be of either half of the day, at a house that is open in one of them. Now is Tuesday 9 June 2026. */
import { describe, expect, test } from 'vitest';
import { readTimes, type TimeEnvironment } from '../../src/agents/offline/time/index.ts';

const now = Temporal.ZonedDateTime.from('2026-06-09T10:00:00[America/Bogota]');
const EARLY = [7 * 60, 17 * 60] as const;
/** From seven to five; on Saturdays from eight to noon, on Sundays never. */
const workshop: TimeEnvironment = {
  now,
  language: 'es',
  open: [EARLY, EARLY, EARLY, EARLY, EARLY, [8 * 60, 12 * 60], null],
};
const LATE = [9 * 60, 21 * 60] as const;
const salon: TimeEnvironment = { now, language: 'es', open: [LATE, LATE, LATE, LATE, LATE, LATE, null] };

describe('where the house is closed in the evening', () => {
  test.each([
    ['el jueves desde las 7', ['despues_07:00']],
    ['a partir de las 7', ['despues_07:00']],
    ['el lunes de 7 en adelante', ['despues_07:00']],
  ])('"%s" is from the morning on', (text, rules) => {
    expect(readTimes(text, workshop).restricciones).toEqual(rules);
  });

  test.each([
    ['el jueves entre las 7 y las 9', '07:00', '09:00'],
    ['de 7 a 8', '07:00', '08:00'],
    ['el sábado entre las 7 y las 9', '07:00', '09:00'],
    ['de 7 a 1', '07:00', '13:00'],
    ['a las 7 o a las 8', '07:00', '08:00'],
  ])('"%s" is in the morning', (text, horaDesde, horaHasta) => {
    expect(readTimes(text, workshop)).toMatchObject({ horaDesde, horaHasta });
  });

  test.each([
    ['desde las 3', ['despues_15:00']],
    ['después de las 19', ['despues_19:00']],
    ['después de las 7 de la tarde', ['despues_19:00']],
    ['antes de las 5', ['antes_17:00']],
    // It opens later.
    ['el sábado después de las 7', ['despues_19:00']],
  ])('"%s" is what it always was', (text, rules) => {
    expect(readTimes(text, workshop).restricciones).toEqual(rules);
  });
});

test('where both halves will do the evening is meant', () => {
  expect(readTimes('desde las 7', salon).restricciones).toEqual(['despues_19:00']);
  expect(readTimes('entre las 5 y las 7', salon)).toMatchObject({ horaDesde: '17:00', horaHasta: '19:00' });
});
