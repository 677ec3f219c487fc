/** Bounds and runs of today of which nothing is left: the same in the evening, where the house is open then (AGENDA-14). */
import { describe, expect, it } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';

const AT_FIVE = Temporal.ZonedDateTime.from('2026-03-10T17:00[America/Argentina/Buenos_Aires]');
const TODAY = '2026-03-10';
const CLOSES = 23 * 60 + 30;
const said = (text: string, more: { closes?: number; wished?: string } = { closes: CLOSES }) => {
  const { fecha, horaDesde, horaHasta, restricciones } = readTimes(text, { now: AT_FIVE, language: 'es', ...more });
  return [fecha, horaDesde, horaHasta, ...restricciones];
};

describe('what of today is over already', () => {
  it.each([
    ['hoy antes de las 9', [TODAY, undefined, undefined, 'antes_21:00']],
    ['hoy después de las 8', [TODAY, undefined, undefined, 'despues_20:00']],
    ['hoy entre las 8 y las 10', [TODAY, '20:00', '22:00']],
    ['hoy entre 8 y 10', [TODAY, '20:00', '22:00']],
    ['hoy de 9 a 11', [TODAY, '21:00', '23:00']],
    ['hoy a las 9 o a las 10', [TODAY, '21:00', '22:00']],
  ])('"%s"', (text, reads) => {
    expect(said(text)).toEqual(reads);
  });
  it('of the day that was asked for before', () => {
    expect(said('antes de las 9', { closes: CLOSES, wished: TODAY })).toEqual([undefined, undefined, undefined, 'antes_21:00']);
    expect(said('antes de las 9', { closes: CLOSES, wished: '2026-03-11' })).toEqual([undefined, undefined, undefined, 'antes_09:00']);
  }); // prettier-ignore
});

describe('it stays what it is', () => {
  it.each([
    ['mañana antes de las 9', ['2026-03-11', undefined, undefined, 'antes_09:00']],
    ['hoy después de las 6', [TODAY, undefined, undefined, 'despues_18:00']],
    ['hoy antes de las 9 de la mañana', [TODAY, undefined, undefined, 'antes_09:00']],
    ['hoy después de las 16', [TODAY, undefined, undefined, 'despues_16:00']],
    ['hoy de 4 a 6', [TODAY, '16:00', '18:00']],
    ['hoy de 9 a 12', [TODAY, '09:00', '12:00']],
  ])('"%s"', (text, reads) => {
    expect(said(text)).toEqual(reads);
  });
  it('where the house is closed then, or nobody knows', () => {
    expect(said('hoy antes de las 9', { closes: 18 * 60 })).toEqual([TODAY, undefined, undefined, 'antes_09:00']);
    expect(said('hoy antes de las 9', {})).toEqual([TODAY, undefined, undefined, 'antes_09:00']);
  });
});

describe('two numbers between which it is', () => {
  it.each([
    ['entre 8 y 10', '08:00', '10:00'],
    ['mañana entre 8 y 10', '08:00', '10:00'],
    ['entre las 8 y 10', '08:00', '10:00'],
    ['entre 3 y 5', '15:00', '17:00'],
    ['entre 8 y media y 10', '08:30', '10:00'],
    ['between 8 and 10', '08:00', '10:00'],
  ])('"%s"', (text, from, to) => {
    expect(said(text, {}).slice(1, 3)).toEqual([from, to]);
  });
});
