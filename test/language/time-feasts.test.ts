import { describe, expect, test } from 'vitest';
import { easterOf } from '../../src/agents/offline/time/days/feasts.ts';
import { readTimes } from '../../src/agents/offline/time/index.ts';

/** A Monday, five weeks before Easter of 2026. */
const now = Temporal.ZonedDateTime.from('2026-03-02T09:00[America/Lima]');

describe('days that move with Easter', () => {
  // The earliest and the latest that there are, among them.
  test.each([
    '1818-03-22', '1943-04-25', '1981-04-19', '2008-03-23', '2019-04-21', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25', '2049-04-18', '2076-04-19', '2100-03-28',
  ])('%s is Easter Sunday', (date) => {
    expect(easterOf(Number(date.slice(0, 4))).toString()).toBe(date);
  }); // prettier-ignore

  test('every Easter of five centuries is a Sunday from 22 March to 25 April', () => {
    for (let year = 1800; year < 2300; year += 1) {
      const easter = easterOf(year);
      expect(easter.dayOfWeek).toBe(7);
      expect(easter.month * 100 + easter.day).toBeGreaterThanOrEqual(322);
      expect(easter.month * 100 + easter.day).toBeLessThanOrEqual(425);
    }
  });

  test.each([
    ['es', 'atienden el viernes santo?', { fecha: '2026-04-03' }],
    ['es', 'el jueves santo a las 10', { fecha: '2026-04-02', hora: '10:00' }],
    ['es', 'el domingo de pascua', { fecha: '2026-04-05' }],
    ['es', 'una cita en semana santa', { fechaDesde: '2026-03-30', fechaHasta: '2026-04-05' }],
    ['es', 'después de semana santa', { fechaDesde: '2026-04-06' }],
    ['es', 'van a atender jueves y viernes santo?', { fechaDesde: '2026-04-02', fechaHasta: '2026-04-03' }],
    ['pt', 'abrem quinta e sexta-feira santa?', { fechaDesde: '2026-04-02', fechaHasta: '2026-04-03' }],
    ['es', 'el martes de carnaval', { fecha: '2027-02-09' }],
    ['es', 'el viernes', { fecha: '2026-03-06' }],
    ['pt', 'na sexta-feira santa às 10', { fecha: '2026-04-03', hora: '10:00' }],
    ['en', 'are you open on good friday?', { fecha: '2026-04-03' }],
    ['en', 'easter monday at 3pm', { fecha: '2026-04-06', hora: '15:00' }],
  ] as const)('%s: "%s"', (language, text, expected) => {
    expect(readTimes(text, { now, language })).toMatchObject(expected);
  });
});
