/** "Saturday 11": in English a number behind a weekday is its hour, where no such date can be booked. Now is Tuesday 9 June 2026. */
import { describe, expect, test } from 'vitest';
import { readTimes, type Language } from '../../src/agents/offline/time/index.ts';

const now = Temporal.ZonedDateTime.from('2026-06-09T10:00:00[America/Chicago]');
const reach = (text: string, language: Language) => readTimes(text, { now, language, windowDays: 30 });

describe('a weekday and a number in English', () => {
  test.each([
    ['trim with rob saturday 11', '2026-06-13', '11:00'],
    ['a shave monday 10 please', '2026-06-15', '10:00'],
    ['thursday 3 with ann', '2026-06-11', '15:00'],
    ['could i come wednesday 4?', '2026-06-10', '16:00'],
  ])('"%s" tells the hour', (text, fecha, hora) => {
    expect(reach(text, 'en')).toMatchObject({ fecha, hora });
  });

  test('"thursday 10 or 11" are two hours', () => {
    expect(reach('thursday 10 or 11', 'en')).toMatchObject({ fecha: '2026-06-11', horas: ['10:00', '11:00'] });
  });

  test.each([
    ['friday 12', '2026-06-12'],
    ['friday the 19th', '2026-06-19'],
    ['friday 3', '2026-07-03'],
    ['saturday 27', '2026-06-27'],
    ['friday 12 at 4', '2026-06-12'],
  ])('"%s" is a date', (text, fecha) => {
    const read = reach(text, 'en');
    expect(read.fecha).toBe(fecha);
    expect(read.hora).toBe(text.includes(' at ') ? '16:00' : undefined);
  });

  test('"friday 11", the day before, may be either, and so it is in Spanish', () => {
    const either = { fechaDesde: '2026-06-11', fechaHasta: '2026-06-12' };
    expect(reach('friday 11', 'en')).toMatchObject(either);
    expect(reach('el viernes 11', 'es')).toMatchObject(either);
  });
});

test('"el sábado 10 y 10:30": who tells one hour behind it tells two', () => {
  expect(reach('cortes el sábado 10 y 10:30', 'es').fecha).toBe('2026-06-13');
});
