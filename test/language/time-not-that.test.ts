/** "X y no Y": a "no" between two times denies the one behind it. Now is Monday 2 March 2026, ten o'clock. */
import { describe, expect, test } from 'vitest';
import { readTimes, type Language } from '../../src/agents/offline/time/index.ts';

const now = Temporal.ZonedDateTime.from('2026-03-02T10:00:00[America/Bogota]');
const read = (text: string, language: Language = 'es') => readTimes(text, { now, language, windowDays: 30 });

describe('the hour that is denied is not taken', () => {
  const HOURS = [
    ['a las 5', 'a las 6', '17:00'],
    ['a las 6', 'a las 5', '18:00'],
    ['a las 17:00', 'a las 18:00', '17:00'],
    ['a las 10', 'a las 11', '10:00'],
    ['7pm', '7am', '19:00'],
    ['a las 7 de la mañana', 'a las 7 de la noche', '07:00'],
  ] as const;
  const FORMS = [
    (yes: string, no: string) => `corte el jueves ${yes} y no ${no}`,
    (yes: string, no: string) => `corte el jueves ${yes}, no ${no}`,
    (yes: string, no: string) => `corte el jueves ${yes} no ${no}`,
    (yes: string, no: string) => `corte ${yes}, no ${no}, el jueves`,
    (yes: string, no: string) => `dije el jueves ${yes}, no ${no} por favor`,
  ];
  test.each(HOURS.flatMap(([yes, no, hour]) => FORMS.map((form) => [form(yes, no), hour] as const)))(
    '«%s»: %s',
    (text, hora) => {
      expect(read(text)).toMatchObject({ fecha: '2026-03-05', hora });
    },
  );

  test.each([
    ['corte a las 5 no, a las 6', '18:00'],
    ['a las 5 no a las 6 sí', '18:00'],
    ['a las 5 no a las 6 mejor', '18:00'],
    ['a las 5 no a las 6', '18:00'],
    ['no a las 5, a las 6', '18:00'],
    ['no, a las 6', '18:00'],
    ['a las 17 no sino a las 18', '18:00'],
  ])('«%s» says the other way round what is wished: %s', (text, hora) => {
    expect(read(text).hora).toBe(hora);
  });
});

describe('a day stays, whatever is denied of its hours', () => {
  test.each([
    ['el jueves no muy temprano', 'es', ['excluir_mañana']],
    ['el jueves no tan temprano', 'es', ['excluir_mañana']],
    ['para el jueves no en la mañana', 'es', ['excluir_mañana']],
    ['el jueves no por la noche', 'es', ['excluir_noche']],
    ['el jueves no a primera hora', 'es', []],
    ['el jueves no urgente', 'es', []],
    ['el jueves no a las 5', 'es', ['excluir_17:00']],
    ['el jueves, no a las 5', 'es', ['excluir_17:00']],
    ['quinta não muito cedo', 'pt', ['excluir_mañana']],
    ['Thursday not too early', 'en', ['excluir_mañana']],
    ['este jueves y no el otro', 'es', []],
    ['corte este jueves no el otro', 'es', []],
    ['quiero el jueves y no el viernes', 'es', []],
    ['quiero el jueves no el viernes', 'es', []],
    ['mejor el jueves y no para el viernes', 'es', []],
  ] as const)('«%s»', (text, language, restricciones) => {
    expect(read(text, language)).toMatchObject({ fecha: '2026-03-05', restricciones });
  });

  test('the half of the day that is denied is not the hour’s', () => {
    expect(read('el jueves a las 8 de la mañana no de la noche')).toMatchObject({ fecha: '2026-03-05', hora: '08:00' });
    expect(read('el jueves a las 8, de la noche no de la mañana')).toMatchObject({
      fecha: '2026-03-05',
      hora: '20:00',
    });
    expect(read('de la mañana no de la noche').preferencia).toBe('mañana');
  });

  test.each([
    ['el jueves no, a la tarde', ['excluir_jueves']],
    ['hoy no a las 5 mañana sí', ['excluir_17:00']],
  ])('«%s»', (text, restricciones) => {
    expect(read(text).restricciones).toEqual(restricciones);
  });

  test.each([
    ['hoy no, mañana', '2026-03-03'],
    ['hoy no el jueves', '2026-03-05'],
    ['el jueves no el viernes', '2026-03-06'],
    ['el jueves no, el viernes', '2026-03-06'],
    ['este jueves no, el otro', '2026-03-12'],
  ])('«%s» answers an offer: %s', (text, fecha) => {
    expect(read(text).fecha).toBe(fecha);
  });
});

describe('two days with a "no" between them and nothing else', () => {
  const asked = (text: string, wished: string, language: Language = 'es') =>
    readTimes(text, { now, language, windowDays: 30, wished }).fecha;
  test('in English the second is denied', () => {
    expect(read('sorry, Thursday not Wednesday', 'en').fecha).toBe('2026-03-05');
  });
  test.each([
    ['el jueves no el miércoles', '2026-03-04', '2026-03-05'],
    ['perdón, jueves no miércoles', '2026-03-04', '2026-03-05'],
    ['el miércoles no el jueves', '2026-03-04', '2026-03-05'],
    ['el jueves no el miércoles', '2026-03-05', '2026-03-04'],
  ])('«%s», where %s was asked for: %s', (text, wished, fecha) => {
    expect(asked(text, wished)).toBe(fecha);
  });
});

describe("both of them, and no two o'clock", () => {
  test.each([
    ['¿se puede las dos juntas?', 'es'],
    ['las dos a la misma hora', 'es'],
    ['tem como as duas no mesmo horário?', 'pt'],
    ['dá pra fazer as duas juntas?', 'pt'],
  ] as const)('«%s»', (text, language) => {
    expect(read(text, language)).not.toHaveProperty('hora');
    expect(read(text, language).horaCandidates).toEqual([]);
  });
  test('«a las dos» is one', () => {
    expect(
      read('a las dos el jueves').horaCandidates.length + (read('a las dos el jueves').hora ? 1 : 0),
    ).toBeGreaterThan(0);
  });
});
