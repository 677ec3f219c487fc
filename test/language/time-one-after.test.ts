/** Days counted from another one, and weekdays of the days that are talked about. Now is Monday 11 May 2026. */
import { expect, test } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';

const now = Temporal.ZonedDateTime.from('2026-05-11T09:00:00[America/Lima]');

test.each([
  ['este martes no, el siguiente', '2026-05-19'],
  ['el miércoles, no este sino el otro, a las 4', '2026-05-20'],
  ['el jueves que viene no, el que sigue', '2026-05-21'],
  ['el viernes no puedo, el otro', '2026-05-22'],
])('the weekday of "%s" is the one after', (text, fecha) => {
  const { fecha: read, restricciones } = readTimes(text, { now });
  expect(read).toBe(fecha);
  expect(restricciones).toEqual([]);
});

test.each([
  ['de hoy en ocho', '2026-05-18', undefined],
  ['de mañana en ocho días a las 11', '2026-05-19', '11:00'],
  ['de hoy en 15 a las 16:30', '2026-05-25', '16:30'],
  ['de mañana en quince', '2026-05-26', undefined],
])('"%s" is a day', (text, fecha, hora) => {
  const read = readTimes(text, { now });
  expect([read.fecha, read.hora, read.horaDesde]).toEqual([fecha, hora, undefined]);
});

test.each([
  ['un cuarto pa las 5', '16:45'],
  ['a diez pa las once', '10:50'],
  ['faltando 20 para las 9 am', '08:40'],
])('"%s" is before the hour', (text, hora) => {
  expect(readTimes(text, { now }).hora).toBe(hora);
});

test.each([
  ['el miércoles por la tarde', '2026-05-20'],
  ['mejor el sábado', '2026-05-23'],
  ['este jueves', '2026-05-14'],
  ['mañana', '2026-05-12'],
  ['el viernes 29', '2026-05-29'],
])('while next week is talked about, "%s" is %s', (text, fecha) => {
  const within = { from: '2026-05-18', to: '2026-05-24' };
  expect(readTimes(text, { now, within }).fecha).toBe(fecha);
});

test.each([
  ['el último día a las 5', '2026-05-20'],
  ['o último dia', '2026-05-20'],
  ['the first day', '2026-05-18'],
])('while three days are talked about, "%s" is %s', (text, fecha) => {
  expect(readTimes(text, { now, within: { from: '2026-05-18', to: '2026-05-20' } }).fecha).toBe(fecha);
});

test.each(['el último día del mes pasado', 'es mi primer día'])(
  '"%s" is no end of what is not talked about',
  (text) => {
    expect(readTimes(text, { now }).fecha).toBeUndefined();
  },
);
