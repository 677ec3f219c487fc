/** A number behind the article of a day is a day, also before a part of the day. Now is Tuesday 10 March 2026, 10:20. */
import { describe, expect, it } from 'vitest';
import { readTimes, type Language } from '../../src/agents/offline/time/index.ts';
import { TUESDAY } from './time-helpers.ts';

const said = (text: string, language: Language = 'es') => {
  const { fecha, fechaDesde, fechaHasta, preferencia, hora, horas } = readTimes(text, { now: TUESDAY, language });
  return [fecha, fechaDesde, fechaHasta, preferencia, hora, horas].filter((found) => found !== undefined);
};

describe('days by their number, and a part of the day', () => {
  it.each<[string, string[], Language?]>([
    ['limpieza el 17 o 18 en la tarde', ['2026-03-17', '2026-03-18', 'tarde']],
    ['el 12 u 13 por la mañana', ['2026-03-12', '2026-03-13', 'mañana']],
    ['el 12 de mañana', ['2026-03-12', 'mañana']],
    ['el 12 o 13 de mañana', ['2026-03-12', '2026-03-13', 'mañana']],
    ['el 16, 17 o 18 en la noche', ['2026-03-16', '2026-03-18', 'noche']],
    ['del 16 al 18 en la tarde', ['2026-03-16', '2026-03-18', 'tarde']],
    ['entre el 16 y el 18 por la mañana', ['2026-03-16', '2026-03-18', 'mañana']],
    ['entre los días 16 y 18', ['2026-03-16', '2026-03-18']],
    ['entre os dias 16 e 18 de manhã', ['2026-03-16', '2026-03-18', 'mañana'], 'pt'],
    ['do dia 16 ao 18 à tarde', ['2026-03-16', '2026-03-18', 'tarde'], 'pt'],
    ['the 16th or 17th in the afternoon', ['2026-03-16', '2026-03-17', 'tarde'], 'en'],
  ])('"%s"', (text, days, language) => {
    expect(said(text, language)).toEqual(days);
  });

  it('is no day where it is an hour', () => {
    expect(said('el jueves de 10 a 12 de la mañana')).toEqual(['2026-03-12']);
    expect(said('el jueves a las 4 o 5 de la tarde')).toEqual(['2026-03-12', ['16:00', '17:00']]);
    expect(said('el 17 o a las 18')).toEqual(['2026-03-17', '18:00']);
  });
});
