import { describe, expect, it } from 'vitest';
import { facts } from './time-helpers.ts';

const TEN_OR_FOUR = ['solo_00:00-10:00', 'solo_16:00-24:00'];

describe('stretches of the day of which any will do', () => {
  it.each([
    ['antes de las 10 o después de las 16', TEN_OR_FOUR],
    ['mañana después de las 4 o antes de las 10', TEN_OR_FOUR],
    ['mañana, o antes de las 10 o después de las 4', TEN_OR_FOUR],
    ['antes das 10 ou depois das 16', TEN_OR_FOUR],
    ['before 10 or after 4 tomorrow', TEN_OR_FOUR],
    ['a las 9 o después de las 16', ['solo_09:00-09:01', 'solo_16:00-24:00']],
    ['a las 9 o a partir de las 17', ['solo_09:00-09:01', 'solo_17:00-24:00']],
    ['de 9 a 11 o de 15 a 17', ['solo_09:00-11:00', 'solo_15:00-17:00']],
    ['a la mañana o después de las 5', ['solo_00:00-13:00', 'solo_17:00-24:00']],
    ['por la mañana antes de las 11 o por la tarde después de las 5', ['solo_00:00-11:00', 'solo_17:00-24:00']],
  ])('%s', (text, restricciones) => {
    expect(facts(text).restricciones).toEqual(restricciones);
    expect(facts(text).preferencia).toBeUndefined();
  });

  it.each([
    ['después de las 9 o antes de las 12', ['despues_09:00', 'antes_12:00']],
    ['después de las 6 o más tarde', ['despues_18:00']],
    ['a las 10 o después', ['despues_10:00']],
    ['a las 9, antes de las 11', ['antes_11:00']],
    ['no puedo antes de las 10 o después de las 4', ['despues_10:00', 'antes_16:00']],
    ['a primera hora o a última hora', ['primera_hora', 'ultima_hora']],
    [
      'el lunes antes de las 10 o el martes después de las 4',
      ['solo_fecha_2026-03-16_antes_10:00', 'solo_fecha_2026-03-17_despues_16:00'],
    ],
  ])('%s is something else', (text, restricciones) => {
    expect(facts(text).restricciones).toEqual(restricciones);
  });

  it('two hours are two hours', () => {
    expect(facts('a las 9 o a las 10')).toEqual({ horaDesde: '09:00', horaHasta: '10:00', horas: ['09:00', '10:00'] });
  });
});

describe('two hours behind their day and a comma', () => {
  it.each(['mañana, 9 o 10', 'amanhã, 9 ou 10', 'cleaning tomorrow, 9 or 10', 'tomorrow, 9 or 10 please', 'mañana a las 9 o 10 por favor'])('%s', (text) => {
    expect(facts(text)).toEqual({
      fecha: '2026-03-11',
      horaDesde: '09:00',
      horaHasta: '10:00',
      horas: ['09:00', '10:00'],
    });
  }); // prettier-ignore
  it.each(['mañana, 2 o 3 personas', 'mañana, 1 o 2 cortes', 'mañana, 3 o más'])('%s counts', (text) => {
    expect(facts(text)).toEqual({ fecha: '2026-03-11' });
  });
});
