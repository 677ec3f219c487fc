/** "Está mañana" asks who is there tomorrow, "esta mañana" is today's morning. Now is Monday 2 March 2026, nine o'clock. */
import { describe, expect, test } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';

const now = Temporal.ZonedDateTime.from('2026-03-02T09:00:00[America/Montevideo]');
const TOMORROW = '2026-03-03';
const TODAY = '2026-03-02';

describe('the accent makes a verb of it', () => {
  test.each([
    ['Inés está mañana a las 10 para consulta?', TOMORROW, '10:00'],
    ['quién está mañana a las 17?', TOMORROW, '17:00'],
    ['PAULA ESTÁ MAÑANA A LAS 17?', TOMORROW, '17:00'],
    ['está maniana Valentina a las 10?', TOMORROW, '10:00'],
    ['el local está mañana abierto?', TOMORROW, undefined],
    ['Renzo no está mañana?', TOMORROW, undefined],
    ['Jorge está pasado mañana?', '2026-03-04', undefined],
    ['a consulta está amanhã às 10?', TOMORROW, '10:00'],
  ])('«%s»: %s %s', (text, fecha, hora) => {
    const read = readTimes(text, { now });
    expect([read.fecha, read.hora, read.preferencia]).toEqual([fecha, hora, undefined]);
  });

  test('its part of the day is said beside it', () => {
    expect(readTimes('está mañana por la mañana Ana?', { now })).toMatchObject({
      fecha: TOMORROW,
      preferencia: 'mañana',
    });
  });
});

describe('what cannot be a verb is the morning of today', () => {
  test.each([
    'esta mañana a las 10',
    'inés, esta mañana a las 10?',
    'quiero cita para está mañana a las 10',
    'puedo ir está mañana a las 10?',
  ])('«%s»', (text) => {
    expect(readTimes(text, { now })).toMatchObject({ fecha: TODAY, hora: '10:00' });
  });

  test.each(['está tarde', 'está noche', 'está semana'])('«para %s» stays as it is without the accent', (text) => {
    const plain = text.replace('á', 'a');
    expect(readTimes(`para ${text}`, { now }).fecha).toBe(readTimes(`para ${plain}`, { now }).fecha);
  });
});
