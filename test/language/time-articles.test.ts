/** "El jueves una limpieza": an article is no hour, whatever day stands before it. Now is Monday 11 May 2026. */
import { describe, expect, test } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';

const now = Temporal.ZonedDateTime.from('2026-05-11T09:00:00[America/Lima]');
const DAYS = {
  es: 'hoy|mañana|el lunes|el martes|miércoles|el jueves|este viernes|el sábado|el domingo|el 20|la semana que viene',
  pt: 'hoje|amanhã|na segunda|na terça|quarta|na quinta|nesta sexta|no sábado|no domingo|dia 20',
};
const THINGS = {
  es: ['un corte', 'una limpieza', 'uno para mi hijo', 'una', '1 limpieza', 'un turno porfa'],
  pt: ['um corte', 'uma limpeza', 'um para o meu filho', '1 limpeza'],
};
const SAID = (['es', 'pt'] as const).flatMap((language) =>
  DAYS[language].split('|').flatMap((day) => THINGS[language].map((thing) => [language, `${day} ${thing}`] as const)),
);

describe('behind a day', () => {
  test.each(SAID)('%s: «%s» tells no hour', (language, text) => {
    const { fecha, fechaDesde, hora, horaDesde } = readTimes(`quiero ${text}`, { now, language });
    expect(fecha ?? fechaDesde).toBeDefined();
    expect([hora, horaDesde]).toEqual([undefined, undefined]);
  });

  test.each([
    ['el jueves a la una', '13:00'],
    ['el jueves a la una una limpieza', '13:00'],
    ['el jueves una y media', '13:30'],
    ['el viernes una y cuarto', '13:15'],
    ['mañana una de la tarde un corte', '13:00'],
    ['el sábado 1 pm', '13:00'],
    ['el sábado 1 y media', '13:30'],
    ['el jueves tipo 1', '13:00'],
  ])('«%s» tells %s', (text, hour) => {
    expect(readTimes(text, { now }).hora).toBe(hour);
  });
});
