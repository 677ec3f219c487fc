/** "Jueves 17 15": an hour and its minutes with a space between, behind a weekday. Now is Monday 2 March 2026, ten o'clock. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readTimes, type Language } from '../../src/agents/offline/time/index.ts';

const now = Temporal.ZonedDateTime.from('2026-03-02T10:00:00[America/Bogota]');
const read = (text: string, language: Language = 'es') => readTimes(text, { now, language, windowDays: 30 });
const WEEKDAYS = {
  es: 'lunes martes miércoles jueves viernes sábado domingo'.split(' '),
  pt: 'segunda terça quarta quinta sexta sábado domingo'.split(' '),
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
};
const two = (value: number): string => String(value).padStart(2, '0');

describe('behind a weekday', () => {
  it('reads two numbers as the hour and its minutes, where the second can be no hour', () => {
    const minutes = fc.constantFrom(0, 25, 30, 35, 40, 45, 50, 55);
    const language = fc.constantFrom<Language>('es', 'pt', 'en');
    fc.assert(
      fc.property(language, fc.nat(6), fc.integer({ min: 8, max: 21 }), minutes, (tongue, day, hour, minute) => {
        const text = `${WEEKDAYS[tongue][day] ?? ''} ${hour} ${two(minute)}`;
        const date = Temporal.PlainDate.from('2026-03-03').add({ days: (day + 6) % 7 });
        expect(read(text, tongue), text).toMatchObject({ fecha: date.toString(), hora: `${two(hour)}:${two(minute)}` });
      }),
    );
  });

  test.each([
    ['evaluación jueves 17 15', '2026-03-05', '17:15'],
    ['jueves 17 10', '2026-03-05', '17:10'],
    ['lunes 17 15', '2026-03-09', '17:15'],
    ['mejor el miércoles 9 15', '2026-03-04', '09:15'],
    ['jueves diez treinta', '2026-03-05', '10:30'],
    ['quiero cambiar mi cita al viernes 10 30', '2026-03-06', '10:30'],
    ['corte viernes 12 30 con Renzo', '2026-03-06', '12:30'],
    ['10 30 del jueves', '2026-03-05', '10:30'],
    ['evaluación 16 00 el jueves', '2026-03-05', '16:00'],
    ['5 30 hoy', '2026-03-02', '17:30'],
  ])('«%s»: %s at %s', (text, fecha, hora) => {
    expect(read(text)).toMatchObject({ fecha, hora });
  });

  test.each([
    ['viernes 13 10', '2026-03-13', '10:00'],
    ['viernes 20 15', '2026-03-20', '15:00'],
    ['jueves 5 10', '2026-03-05', '10:00'],
    ['jueves 5 10 30', '2026-03-05', '10:30'],
    ['viernes 20 15 hs', '2026-03-20', '15:00'],
    ['el 10 30 de abril', '2026-04-30', undefined],
    ['jueves 16 30 de marzo', '2026-03-30', undefined],
  ])('«%s» is a date: %s at %s', (text, fecha, hora) => {
    expect([read(text).fecha, read(text).hora]).toEqual([fecha, hora]);
  });
});

describe('what either may be wants a yes', () => {
  test.each(['jueves 17 15', 'viernes 13 10', 'el viernes 20 15', 'lunes 17 15'])('«%s»', (text) => {
    expect(read(text).dudosa).toBe(true);
  });
  test.each(['jueves 10 30', 'jueves 5 10', 'jueves 5 15', 'viernes 20 15 hs', 'jueves 5 10 30', 'jueves 17:15'])(
    '«%s» does not',
    (text) => {
      expect(read(text).dudosa).toBeUndefined();
    },
  );
});

describe('in words, and nothing else said', () => {
  test.each([
    ['quince treinta', '15:30'],
    ['dale, diez quince', '10:15'],
    ['la de quince treinta', '15:30'],
    ['diecisiete cuarenta y cinco por favor', '17:45'],
    ['quinze trinta', '15:30'],
    ['ten thirty please', '10:30'],
  ])('«%s»: %s', (text, hora) => {
    expect(read(text).hora).toBe(hora);
  });
  test.each(['dos tres', 'quince', 'treinta treinta', 'quiero quince treinta cupones', 'somos quince treinta'])(
    '«%s» tells no hour',
    (text) => {
      expect(read(text).hora).toBeUndefined();
    },
  );
});
