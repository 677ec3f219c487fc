/** What of a day is out, and what is not: its mornings, its hour. Now is Tuesday 10 March 2026, 10:20. */
import { describe, expect, it } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';
import { TUESDAY } from './time-helpers.ts';

const said = (text: string, wished?: string) => {
  const { fecha, hora, restricciones } = readTimes(text, {
    now: TUESDAY,
    language: 'es',
    ...(wished === undefined ? {} : { wished }),
  });
  return [fecha, hora, ...restricciones];
};

describe('"de mañana" by the River Plate', () => {
  it.each(['de mañana no puedo', 'de mañana no puedo, trabajo', 'corte, pero de mañana no', 'no puedo de mañana'])(
    '"%s" are the mornings',
    (text) => {
      expect(said(text)).toEqual([undefined, undefined, 'excluir_mañana']);
    },
  );
  it.each(['mañana no puedo', 'el turno de mañana no puedo'])('"%s" is tomorrow', (text) => {
    expect(said(text)).not.toContain('excluir_mañana');
  });
});

describe('of the day that is looked at only a part is out', () => {
  it('its morning', () => {
    expect(said('el jueves en la mañana no puedo', '2026-03-12')).toEqual(['2026-03-12', undefined, 'excluir_mañana']);
    expect(said('el jueves en la mañana no puedo')).toEqual([undefined, undefined, 'excluir_jueves', 'excluir_mañana']);
    expect(said('el jueves no puedo', '2026-03-12')).toEqual([undefined, undefined, 'excluir_jueves']);
  });
  it('its hour', () => {
    expect(said('ese día no a las 5')).toEqual([undefined, undefined, 'excluir_17:00']);
    expect(said('ese día a las 5')).toEqual([undefined, '17:00']);
    expect(said('ese día no, a las 5')).toEqual([undefined, '17:00']);
  });
});
