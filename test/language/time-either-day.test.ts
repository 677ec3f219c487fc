/** The one or the other: of two dates, and of a date and the weekday that it contradicts. */
import { expect, it } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';
import { TUESDAY, facts, type Facts } from './time-helpers.ts';

type Said = [text: string, reads: Facts, language?: 'es' | 'pt' | 'en'];
const between = (...days: string[]) => days.map((day) => `excluir_fecha_2026-03-${day}`);
const EITHER = { fechaDesde: '2026-03-12', fechaHasta: '2026-03-14', restricciones: between('13') };

it.each<Said>([
  ['el 12 o el 14 a la tarde', { ...EITHER, preferencia: 'tarde' }],
  ['o dia 12 ou o dia 14', EITHER, 'pt'],
  ['on the 14th or the 12th', EITHER, 'en'],
  ['el jueves 12 de marzo', { fecha: '2026-03-12' }],
  ['cambiar mi turno del jueves 13 de marzo al lunes', { fechaOriginal: '2026-03-13', fecha: '2026-03-16' }],
  ['el 12 no, el 14', { fecha: '2026-03-14' }],
  ['switch my board repair from thursday to monday at 3pm', { fechaOriginal: '2026-03-12', fecha: '2026-03-16' }, 'en'],
])('reads "%s"', (text, expected, language = 'es') => {
  expect(facts(text, language)).toMatchObject(expected);
});

/** Where it is to be booked; of a date that is only told, the number counts. */
it.each<Said>([
  ['el jueves 13 de marzo', { fechaDesde: '2026-03-12', fechaHasta: '2026-03-13' }],
  ['sábado 12/03', EITHER],
])('reads "%s" as either day where days can be booked', (text, expected) => {
  expect(readTimes(text, { now: TUESDAY, language: 'es', windowDays: 60 })).toMatchObject(expected);
  expect(facts(text, 'es')).toMatchObject({ fecha: text.includes('13') ? '2026-03-13' : '2026-03-12' });
});

/** The end of a night is on the calendar's next day; "antes de medianoche" is of the day itself. */
it.each<Said>([
  ['el sábado a las 12 de la noche', { fecha: '2026-03-15', hora: '00:00' }],
  ['o sábado à meia-noite', { fecha: '2026-03-15', hora: '00:00' }, 'pt'],
  ['saturday at midnight', { fecha: '2026-03-15', hora: '00:00' }, 'en'],
  ['hoy a la noche, de las doce en adelante', { fecha: '2026-03-11', restricciones: ['despues_00:00'] }],
  ['el sábado antes de medianoche', { fecha: '2026-03-14', restricciones: ['antes_00:00'] }],
  ['el sábado a la 1 de la madrugada', { fecha: '2026-03-14', hora: '01:00' }],
])('reads "%s"', (text, expected, language = 'es') => {
  expect(facts(text, language)).toMatchObject(expected);
});

/** When it is to be over is no hour at which it begins. */
it.each<Said>([
  ['el jueves, que termine antes de las 11', { fecha: '2026-03-12', restricciones: ['termina_11:00'] }],
  ['tengo que salir a las 7 de la tarde a más tardar', { restricciones: ['termina_19:00'] }],
  ['preciso sair antes das 11', { restricciones: ['termina_11:00'] }, 'pt'],
  ['i need to be out by 10', { restricciones: ['termina_10:00'] }, 'en'],
  ['el jueves a las 11 a más tardar', { restricciones: ['antes_11:00'], hastaIncluida: true }],
  ['thursday, 11am at the latest', { restricciones: ['antes_11:00'], hastaIncluida: true }, 'en'],
  ['na quinta, o mais tardar às 11', { restricciones: ['antes_11:00'], hastaIncluida: true }, 'pt'],
])('reads "%s"', (text, expected, language = 'es') => {
  expect(facts(text, language)).toMatchObject(expected);
});
it.each(['voy a estar libre a las 11', 'cuando termine a las 6 paso', 'después de terminar a las 6'])(
  'reads no end in "%s"',
  (text) => {
    expect(facts(text, 'es').restricciones ?? []).not.toContainEqual(expect.stringMatching(/^termina_/));
  },
);
