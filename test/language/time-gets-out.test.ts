/** The hour at which one gets out is the bound, whenever others come from work. */
import { describe, expect, it } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';
import { TUESDAY } from './time-helpers.ts';

describe('who says at what hour he gets out comes from then on', () => {
  it.each([
    ['después del trabajo, salgo a las 4', 'es', 'despues_16:00'],
    ['salgo a las 3, después de la oficina', 'es', 'despues_15:00'],
    ['a la salida de la escuela, sale a las 4 y media', 'es', 'despues_16:30'],
    ['after work, I get off at 4', 'en', 'despues_16:00'],
    ['my son gets out of school at 3', 'en', 'despues_15:00'],
    ['depois da escola, ela sai às 16h', 'pt', 'despues_16:00'],
  ] as const)('%s', (text, language, bound) => {
    const { hora, horaDesde, restricciones } = readTimes(text, { now: TUESDAY, language });
    expect([hora, horaDesde, restricciones]).toEqual([undefined, undefined, [bound]]);
  });

  it.each(['¿cuánto sale a las 4?', 'limpieza a las 4'])('%s: an hour', (text) => {
    expect(readTimes(text, { now: TUESDAY, language: 'es' }).hora).toBe('16:00');
  });
  it('after work, where no hour is told', () => {
    expect(readTimes('después del trabajo', { now: TUESDAY, language: 'es' }).horaDesde).toBe('17:00');
  });
});
