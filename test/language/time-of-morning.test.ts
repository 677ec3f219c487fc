import { describe, expect, it } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';
import { TUESDAY } from './time-helpers.ts';

/** With the days that can be booked, as the reader of messages asks. */
function facts(text: string, language: 'es' | 'en' = 'es') {
  const { fecha, hora, preferencia } = readTimes(text, { now: TUESDAY, language, windowDays: 60 });
  return [fecha, hora ?? preferencia];
}

describe('"de mañana" behind an hour of a named day is in the morning', () => {
  it.each([
    ['limpieza el viernes 10 de mañana', '2026-03-13', '10:00'],
    ['el viernes a las 10 de mañana', '2026-03-13', '10:00'],
    ['viernes diez de mañana', '2026-03-13', '10:00'],
    ['viernes 9 y media de mañana', '2026-03-13', '09:30'],
    ['lunes 8 de mañana', '2026-03-16', '08:00'],
    ['para el jueves 9hs de mañana', '2026-03-12', '09:00'],
    ['el viernes, a las 9 de mañana', '2026-03-13', '09:00'],
    ['el 13 a las 9 de mañana', '2026-03-13', '09:00'],
    ['viernes 13 10 de mañana', '2026-03-13', '10:00'],
    ['a las 9 de mañana el viernes', '2026-03-13', '09:00'],
    ['mañana a las 9 de mañana', '2026-03-11', '09:00'],
    ['viernes 13 de mañana', '2026-03-13', 'mañana'],
    ['el 13 de mañana', '2026-03-13', 'mañana'],
    ['jueves 12 de mañana', '2026-03-12', 'mañana'],
  ])('%s', (text, fecha, hora) => {
    expect(facts(text)).toEqual([fecha, hora]);
  });

  it.each([
    ['el viernes 10 por la mañana', '2026-03-13', '10:00'],
    ['viernes 5 a la tarde', '2026-03-13', '17:00'],
    ['el viernes diez en la mañana', '2026-03-13', '10:00'],
    // That Friday is near, or the number is no hour of that part of the day.
    ['el viernes 13 por la mañana', '2026-03-13', 'mañana'],
    ['el viernes 10 por la tarde', '2026-04-10', 'tarde'],
    ['el viernes 10 de abril por la mañana', '2026-04-10', 'mañana'],
    ['el 10 por la mañana', '2026-03-10', 'mañana'],
    ['el viernes 10', '2026-04-10', undefined],
  ])(
    'a number behind a weekday is the hour of the part that follows, where that date is far: %s',
    (text, fecha, hora) => {
      expect(facts(text)).toEqual([fecha, hora]);
    },
  );

  it('of a day that is ruled out it leaves the mornings of others', () => {
    const { restricciones } = readTimes('el viernes a las 10 de mañana no puedo', { now: TUESDAY, language: 'es' });
    expect(restricciones).toEqual(['excluir_viernes', 'excluir_10:00']);
  });

  it.each([
    ['a las 9 de mañana', '2026-03-11', '09:00'],
    ['el turno de mañana a las 9', '2026-03-11', '09:00'],
    ['hoy no puedo, a las 9 de mañana', '2026-03-11', '09:00'],
    ['hoy no, mejor a las 10 de mañana', '2026-03-11', '10:00'],
    ['cambiar el turno de hoy a las 10 de mañana', '2026-03-11', undefined],
    ['quiero pasar el del jueves a las 10 de mañana', '2026-03-11', undefined],
    ['limpieza de mañana en una semana', '2026-03-18', undefined],
    ['de mañana en dos semanas', '2026-03-25', undefined],
    ['de mañana en ocho', '2026-03-18', undefined],
  ])('%s: tomorrow, or counted from it', (text, fecha, hora) => {
    expect(facts(text)).toEqual([fecha, hora]);
  });
});

describe('a number behind an English weekday', () => {
  it.each([
    ['friday 10 in the morning', '2026-03-13', '10:00'],
    ['thursday 2 in the afternoon', '2026-03-12', '14:00'],
    ['next friday 3 in the afternoon', '2026-03-13', '15:00'],
    ['friday ten', '2026-03-13', '10:00'],
    ['friday ten thirty please', '2026-03-13', '10:30'],
    ['friday 13 at 10 in the morning', '2026-03-13', '10:00'],
    ['friday the 10th in the morning', '2026-04-10', 'mañana'],
    ['friday april 10 in the morning', '2026-04-10', 'mañana'],
    ['thursday 12 in the afternoon', '2026-03-12', 'tarde'],
    ['friday 13', '2026-03-13', undefined],
    ['monday sixteen', '2026-03-16', undefined],
  ])('%s', (text, fecha, hora) => {
    expect(facts(text, 'en')).toEqual([fecha, hora]);
  });
});

describe('weeks and days from now', () => {
  it.each([
    ['dentro de 2 semanas y un día', '2026-03-25'],
    ['en una semana y dos días', '2026-03-19'],
    ['daqui a uma semana e um dia', '2026-03-18'],
    ['in two weeks and a day', '2026-03-25'],
    ['en una semana y un masaje', '2026-03-17'],
  ])('%s', (text, fecha) => {
    expect(facts(text)).toEqual([fecha, undefined]);
  });
});

describe('"de mañana" beside other days is in the morning of those', () => {
  it.each([
    ['para el jueves, de mañana', '2026-03-12', 'mañana'],
    ['el viernes si puede ser de mañana', '2026-03-13', 'mañana'],
    ['de mañana, el jueves', '2026-03-12', 'mañana'],
    ['la semana que viene, de mañana', undefined, 'mañana'],
    ['esta semana pero de mañana', undefined, 'mañana'],
    ['cualquier dia pero de mañana', undefined, 'mañana'],
  ])('%s', (text, fecha, part) => {
    expect(facts(text)).toEqual([fecha, part]);
  });

  it.each([
    ['pasar al viernes el turno de mañana', '2026-03-13', undefined],
    ['el viernes no, mejor lo de mañana', '2026-03-11', undefined],
    ['horarios de mañana', '2026-03-11', undefined],
    ['el viernes no puedo, de mañana', '2026-03-11', undefined],
  ])('and of what is named it is tomorrow: %s', (text, fecha, part) => {
    expect(facts(text)).toEqual([fecha, part]);
  });
});

describe('"de mañana temprano" while the hours of another day are on show', () => {
  const shown = (text: string) => {
    const { fecha, preferencia } = readTimes(text, {
      now: TUESDAY,
      language: 'es',
      windowDays: 60,
      shown: '2026-03-13',
    });
    return [fecha, preferencia];
  };
  it.each(['¿y de mañana temprano?', 'de mañana temprano puede ser?', 'tenés de mañana tempranito?', 'bien de mañana'])(
    '%s',
    (text) => {
      expect(shown(text)).toEqual([undefined, 'mañana']);
    },
  );
  it.each(['mejor mañana temprano', 'lo más temprano de mañana', 'el turno de mañana temprano'])('%s', (text) => {
    expect(shown(text)[0]).toBe('2026-03-11');
  });
});

it('babble is no mistyped "mañana"', () => {
  expect(facts('prrr ñañaña')).toEqual([undefined, undefined]);
  expect(facts('mañna')).toEqual(['2026-03-11', undefined]);
});
