/** Months of what comes in somebody's life, beside a day that is wished for. Now is Monday 11 May 2026. */
import { expect, test } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';

const now = Temporal.ZonedDateTime.from('2026-05-11T09:00:00[America/Lima]');

test.each([
  ['me caso en noviembre y necesito probarme un traje el sábado a las 10', '2026-05-16'],
  ['se casa en junio mi hermana, quiero prueba el sábado', '2026-05-16'],
  ['vou casar em novembro, quero visita na sexta às 15h', '2026-05-15'],
  ['minha filha faz 15 anos em setembro e a gente queria visitar no sábado de manhã', '2026-05-16'],
  ['mi hija cumple 15 en junio y quiero vestido el sábado', '2026-05-16'],
  ["we're moving out in june, can I book a cleaning wednesday at 9?", '2026-05-13'],
  ['en junio nos mudamos y queremos limpieza el miércoles', '2026-05-13'],
  ["i'm getting married in june, a fitting on friday", '2026-05-15'],
])('of "%s" the day is wished for, and not one of that month', (text, fecha) => {
  const { fecha: read, fechaDesde } = readTimes(text, { now });
  expect([read, fechaDesde]).toEqual([fecha, undefined]);
});

test.each([
  ['quiero limpieza en junio, el miércoles', '2026-06-03'],
  ['can I book in june wednesday at 9?', '2026-06-03'],
])('"%s" is in that month', (text, fecha) => {
  expect(readTimes(text, { now }).fecha).toBe(fecha);
});

test('where no day is told the month may be meant', () => {
  expect(readTimes('me caso en julio y quiero peinado', { now }).fechaDesde).toBe('2026-07-01');
});
