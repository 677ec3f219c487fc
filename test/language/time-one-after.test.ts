/** Days counted from another one, and weekdays of the days that are talked about. Now is Monday 11 May 2026. */
import { expect, test } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';

const now = Temporal.ZonedDateTime.from('2026-05-11T09:00:00[America/Lima]');

test.each([
  ['este martes no, el siguiente', '2026-05-19'],
  ['el miércoles, no este sino el otro, a las 4', '2026-05-20'],
  ['el jueves que viene no, el que sigue', '2026-05-21'],
  ['el viernes no puedo, el otro', '2026-05-22'],
  ['este viernes no puedo, el próximo', '2026-05-22'],
  ['este jueves no, el próximo jueves a las 4', '2026-05-21'],
  ['essa sexta não, a outra', '2026-05-22'],
  ['not this thursday, next one', '2026-05-21'],
  ["i can't do this wednesday, the next one works", '2026-05-20'],
  ["this friday doesn't work, next one?", '2026-05-22'],
  ['not monday, next monday', '2026-05-25'],
])('the weekday of "%s" is the one after', (text, fecha) => {
  const { fecha: read, restricciones } = readTimes(text, { now });
  expect(read).toBe(fecha);
  expect(restricciones).toEqual([]);
});

test.each(['can we do the thursday after that?', 'el jueves después de ese', 'quinta depois dessa'])(
  '"%s" is behind the day that was asked for',
  (text) => {
    const language = text.startsWith('quinta') ? 'pt' : undefined;
    expect(readTimes(text, { now, wished: '2026-05-14', ...(language && { language }) }).fecha).toBe('2026-05-21');
  },
);

test.each([
  ['antes del 28 pero esta semana no', '2026-05-18', '2026-05-27'],
  ['antes del 28, esta semana no puedo', '2026-05-18', '2026-05-27'],
  ['este mes pero no esta semana', '2026-05-18', '2026-05-31'],
])('"%s" begins behind this week', (text, fechaDesde, fechaHasta) => {
  expect(readTimes(text, { now, language: 'es' })).toMatchObject({ fechaDesde, fechaHasta });
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
