import { describe, expect, test } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';

/** A Monday. */
const now = Temporal.ZonedDateTime.from('2026-03-02T09:00[America/Lima]');

describe('an hour, and what is said behind it', () => {
  test.each([
    ['es', 'el jueves a las 6 con una profesora', { hora: '18:00' }],
    ['es', 'a las 7 con un profe', { hora: '19:00' }],
    ['es', 'a las seis y dos raquetas', { hora: '18:00' }],
    ['es', 'a las seis y cinco', { hora: '18:05' }],
    ['pt', 'às 6 com uma professora', { hora: '18:00' }],
    ['es', 'el jueves a las 2 que antes no puedo', { fecha: '2026-03-05', hora: '14:00', restricciones: [] }],
    ['es', 'el martes a las 5 que otro día no puedo', { fecha: '2026-03-03', hora: '17:00', restricciones: [] }],
    ['pt', 'na quarta às 18h que mais cedo não dá', { fecha: '2026-03-04', hora: '18:00', restricciones: [] }],
    ['es', 'a partir de las seis clase de canto', { restricciones: ['despues_18:00'] }],
  ] as const)('%s: "%s"', (language, text, expected) => {
    expect(readTimes(text, { now, language })).toMatchObject(expected);
  });
});

describe('when work ends, and from when on', () => {
  test.each([
    ['es', 'salimos de laburar a las siete, así que a partir de las ocho', ['despues_19:00', 'despues_20:00']],
    ['es', 'terminamos de trabajar a las ocho entonces a partir de las nueve', ['despues_20:00', 'despues_21:00']],
    ['es', 'salgo de casa a las 8 así que después de las 9', ['despues_08:00', 'despues_09:00']],
    ['pt', 'saio do trabalho às 8, a partir das 9', ['despues_20:00', 'despues_21:00']],
  ] as const)('%s: "%s"', (language, text, restricciones) => {
    expect(readTimes(text, { now, language }).restricciones).toEqual(restricciones);
  });
});

describe('"that Saturday" is the one that was spoken of', () => {
  test.each([
    ['es', 'ese sábado a las 9', '2026-03-14'],
    ['pt', 'nesse sábado às 9', '2026-03-14'],
    ['en', 'that saturday at 9am', '2026-03-14'],
    ['es', 'este sábado a las 9', '2026-03-07'],
    ['es', 'ese jueves a las 9', '2026-03-05'],
  ] as const)('%s: "%s"', (language, text, fecha) => {
    expect(readTimes(text, { now, language, told: ['2026-03-14'] }).fecha).toBe(fecha);
  });
});
