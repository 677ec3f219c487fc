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

describe('why that hour, behind a "que"', () => {
  test.each([
    ['es', 'a las 3 y media que antes llevo a mi hija al cole', { hora: '15:30', restricciones: [] }],
    ['es', 'a las 16 que antes laburo', { hora: '16:00', restricciones: [] }],
    ['es', 'a la 1 por favor que a las 2 mi hijo sale del cole', { hora: '13:00', restricciones: [] }],
    ['es', 'el jueves a las 9 que más tarde tengo gimnasio', { fecha: '2026-03-05', hora: '09:00', restricciones: [] }],
    [
      'es',
      'el jueves a las 10 que a las 12 tengo un bautizo',
      { fecha: '2026-03-05', hora: '10:00', restricciones: [] },
    ],
    ['es', 'a las 4 que más temprano se me hace imposible', { hora: '16:00' }],
    ['pt', 'às 17h que antes trabalho', { hora: '17:00', restricciones: [] }],
    ['pt', 'na sexta às 10 que às 12 tenho um casamento', { fecha: '2026-03-06', hora: '10:00', restricciones: [] }],
    ['es', 'el jueves a las 4 que mi hija sale a las 3 y media', { fecha: '2026-03-05', hora: '16:00' }],
    ['es', 'por las tardes que sale a las 15', { preferencia: 'tarde', restricciones: ['despues_15:00'] }],
    ['es', 'los martes que ella sale a las 5', { restricciones: ['solo_martes', 'despues_17:00'] }],
    ['pt', 'de tarde porque ele sai às 16h', { preferencia: 'tarde', restricciones: ['despues_16:00'] }],
    ['es', 'a las 16 que sale a las 15:30', { hora: '16:00' }],
    ['es', 'el que sale a las 15', { hora: '15:00' }],
    // What is preferred to another stands first.
    ['es', 'prefiero a las 5 que a las 7', { hora: '17:00' }],
    // Neighbours: an hour that is out, an appointment that there is, a bound that is wished for.
    ['es', 'a las 5 tengo junta', { restricciones: ['excluir_17:00'] }],
    ['es', 'no puedo a las 5 que a las 4 tengo junta', { restricciones: ['excluir_17:00', 'excluir_16:00'] }],
    ['es', 'el turno que a las 5 tengo pasalo a las 7', { hora: '19:00' }],
    ['es', 'el viernes que después de las 5 puedo', { fecha: '2026-03-06', restricciones: ['despues_17:00'] }],
    ['es', 'cancela la de las 5 que antes tengo junta', { horaOriginal: '17:00' }],
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
