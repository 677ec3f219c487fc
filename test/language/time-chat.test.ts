import { describe, expect, it } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';
import { TUESDAY, facts } from './time-helpers.ts';
import type { Facts } from './time-helpers.ts';

type Row = ['es' | 'pt' | 'en', string, Facts];

/** Said on Tuesday 10 March 2026 at 10:20, as people type on their telephones. */
const TYPED: Row[] = [
  // The tax office of Mexico is no Saturday; in English it is one.
  ['es', 'quiero darme de alta en el SAT', {}],
  ['es', 'tengo que ir al sat el jueves a las 10', { fecha: '2026-03-12', hora: '10:00' }],
  ['es', 'trámite SAT mañana a las 11', { fecha: '2026-03-11', hora: '11:00' }],
  ['en', 'can I come sat at 10?', { fecha: '2026-03-14', hora: '10:00' }],
  ['es', 'can I come on sat at 10?', { fecha: '2026-03-14', hora: '10:00' }],
  ['es', 'sat 10am', { fecha: '2026-03-14', hora: '10:00' }],
  ['pt', 'corte hj 19h30', { fecha: '2026-03-10', hora: '19:30' }],
  ['pt', 'tem vaga amnh p corte?', { fecha: '2026-03-11' }],
  ['pt', 'dps de amanha', { fecha: '2026-03-12' }],
  ['pt', 'quinta dps das 17', { fecha: '2026-03-12', restricciones: ['despues_17:00'] }],
  ['es', 'el jueves dps de las 17', { fecha: '2026-03-12', restricciones: ['despues_17:00'] }],
  ['pt', 'corte 6a feira as 16', { fecha: '2026-03-13', hora: '16:00' }],
  ['pt', '6ª feira às 16', { fecha: '2026-03-13', hora: '16:00' }],
  ['pt', '2a as 10', { fecha: '2026-03-16', hora: '10:00' }],
  ['pt', 'na 5ª de tarde', { fecha: '2026-03-12', preferencia: 'tarde' }],
  ['pt', '4a-feira', { fecha: '2026-03-11' }],
  ['pt', 'qnta ou sxta', { restricciones: ['solo_jueves', 'solo_viernes'] }],
  ['en', 'nxt wknd', { fechaDesde: '2026-03-14', fechaHasta: '2026-03-15' }],
  ['es', 'la 2a semana de abril', { fechaDesde: '2026-04-13', fechaHasta: '2026-04-19' }],
  ['en', '1030 tomorrow', { fecha: '2026-03-11', hora: '10:30' }],
  ['es', 'el biernes a las dies', { fecha: '2026-03-13', hora: '10:00' }],
  ['es', 'mañana a las sinco', { fecha: '2026-03-11', hora: '17:00' }],
  ['es', 'corte 930 mañana', { fecha: '2026-03-11', hora: '09:30' }],
  ['pt', '1930 amanha', { fecha: '2026-03-11', hora: '19:30' }],
];

/** "No", "na" are "in the" in Portuguese, whatever the period; in Spanish "no" denies. */
const IN_THE: Row[] = [
  ['pt', 'tem corte no fds?', { fechaDesde: '2026-03-14', fechaHasta: '2026-03-15' }],
  ['pt', 'no proximo fds', { fechaDesde: '2026-03-14', fechaHasta: '2026-03-15' }],
  ['pt', 'tem vaga no fim de semana que vem?', { fechaDesde: '2026-03-14', fechaHasta: '2026-03-15' }],
  ['pt', 'na semana que vem', { fechaDesde: '2026-03-16', fechaHasta: '2026-03-22' }],
  ['pt', 'pode ser nos finais de semana?', { restricciones: ['solo_sábado', 'solo_domingo'] }],
  ['pt', 'tem horario no sabado de manha?', { fecha: '2026-03-14', preferencia: 'mañana' }],
  ['pt', 'no domingo nao, no sabado', { fecha: '2026-03-14' }],
  ['pt', 'no fds não posso', { restricciones: ['excluir_sábado', 'excluir_domingo'] }],
  ['es', 'no puedo el fds', { restricciones: ['excluir_sábado', 'excluir_domingo'] }],
  ['es', 'el finde no', { restricciones: ['excluir_sábado', 'excluir_domingo'] }],
];

/** The number of the day and the number of the hour, side by side. */
const DAY_AND_HOUR: Row[] = [
  ['pt', 'corte dia 15 15h', { fecha: '2026-03-15', hora: '15:00' }],
  ['es', 'el 15 10hs', { fecha: '2026-03-15', hora: '10:00' }],
  ['en', 'blood test mar 12 10am', { fecha: '2026-03-12', hora: '10:00' }],
  ['en', 'mar 16 at 3pm', { fecha: '2026-03-16', hora: '15:00' }],
  ['pt', 'mar 16', { fecha: '2026-03-16' }],
  ['es', 'mar 17', { fecha: '2026-03-17' }],
  ['es', 'jueves 12 10 am', { fecha: '2026-03-12', hora: '10:00' }],
  ['es', 'viernes 10 15 am', { fecha: '2026-03-13', hora: '10:15' }],
  ['es', 'a las 5 15 hs', { hora: '17:15' }],
];

/** What is out is the day; the hour beside it is still wished. */
const ANY_DAY_BUT: Row[] = [
  ['en', 'any day but friday at 10', { hora: '10:00', restricciones: ['excluir_viernes'] }],
  ['en', 'any day except friday in the morning', { preferencia: 'mañana', restricciones: ['excluir_viernes'] }],
  ['es', 'cualquier día menos el viernes a las 10', { hora: '10:00', restricciones: ['excluir_viernes'] }],
  ['pt', 'qualquer dia menos sexta às 10', { hora: '10:00', restricciones: ['excluir_viernes'] }],
];

const NEXT_WEEK = { fechaDesde: '2026-03-16', fechaHasta: '2026-03-22' } as const;
/** A day or an hour taken away from what was said before it; "no, el jueves" answers an offer and takes nothing away. */
const BUT_NOT: Row[] = [
  ['es', 'la semana que viene pero no el miércoles', { ...NEXT_WEEK, restricciones: ['excluir_miércoles'] }],
  ['es', 'la semana que viene, no el miércoles', { ...NEXT_WEEK, restricciones: ['excluir_miércoles'] }],
  [
    'es',
    'la semana que viene pero no el lunes ni el martes',
    { ...NEXT_WEEK, restricciones: ['excluir_lunes', 'excluir_martes'] },
  ],
  [
    'es',
    'la semana que viene pero el miércoles no puedo, después de las 16',
    { ...NEXT_WEEK, restricciones: ['excluir_miércoles', 'despues_16:00'] },
  ],
  ['es', 'mejor no a las 9', { restricciones: ['excluir_09:00'] }],
  ['es', 'el que esté antes hoy', { fecha: '2026-03-10' }],
  ['es', 'antes del jueves', { fechaHasta: '2026-03-11' }],
  ['es', 'no, el jueves', { fecha: '2026-03-12' }],
  ['es', 'pero no, el jueves', { fecha: '2026-03-12' }],
  ['es', 'no el jueves, el viernes', { fecha: '2026-03-13' }],
  ['es', 'el jueves no puedo, la semana que viene sí', NEXT_WEEK],
];

describe.each([
  ['typed in a hurry', TYPED],
  ['"no" of Portuguese', IN_THE],
  ['a day and an hour in digits', DAY_AND_HOUR],
  ['any day but one', ANY_DAY_BUT],
  ['a run of days but one', BUT_NOT],
])('%s', (_name, rows) => {
  it.each(rows)('%s: %s', (language, text, wanted) => {
    expect(facts(text, language)).toEqual(wanted);
  });
});

describe('a date of two numbers', () => {
  const dated = (text: string, language: 'es' | 'pt' | 'en', monthFirst: boolean) =>
    readTimes(text, { now: TUESDAY, language, monthFirst }).fecha;

  it.each([
    ['flu shot on 4/3 at 9', 'en', true, '2026-04-03'],
    ['4/3', 'en', true, '2026-04-03'],
    ['can I come on 3/25?', 'en', true, '2026-03-25'],
    ['25/3', 'en', true, '2026-03-25'],
    ['quiero turno el 4/5 a las 9', 'es', true, '2026-05-04'],
    ['flu shot on 4/5 at 9', 'en', false, '2026-05-04'],
    ['can I come on 3/25?', 'en', false, '2026-03-25'],
    ['quero marcar dia 4/5', 'pt', false, '2026-05-04'],
  ] as const)('%s (%s, month first: %s) is %s', (text, language, monthFirst, date) => {
    expect(dated(text, language, monthFirst)).toBe(date);
  });
});

/** Weekdays counted in weeks, said on a Tuesday. */
const WEEKS_AWAY: Row[] = [
  ['en', 'a week from thursday at 10', { fecha: '2026-03-19', hora: '10:00' }],
  ['en', 'two weeks from monday', { fecha: '2026-03-30' }],
  ['en', 'in 2 weeks on thursday at 10', { fecha: '2026-03-26', hora: '10:00' }],
  ['en', 'in 2 weeks, wednesday morning', { fecha: '2026-03-25', preferencia: 'mañana' }],
  ['en', 'thursday in two weeks', { fecha: '2026-03-26' }],
  ['en', 'thursday week at 4pm', { fecha: '2026-03-19', hora: '16:00' }],
  ['en', 'two fridays from now', { fecha: '2026-03-20' }],
  ['es', 'de acá a dos jueves', { fecha: '2026-03-19' }],
  ['es', 'en dos semanas el martes', { fecha: '2026-03-24' }],
  ['es', 'el jueves de acá a dos semanas', { fecha: '2026-03-26' }],
  ['es', 'dentro de 15 días, el viernes a las 17', { fecha: '2026-03-27', hora: '17:00' }],
  ['es', 'una semana después del jueves', { fecha: '2026-03-19' }],
  ['es', 'el otro viernes', { fecha: '2026-03-20' }],
  ['en', 'any time but 2pm', { restricciones: ['excluir_14:00'] }],
  ['en', 'i start work at 10', { restricciones: ['antes_10:00'] }],
  ['en', 'the other day at 5pm', { hora: '17:00' }],
  ['pt', 'qualquer horário menos às 14h', { restricciones: ['excluir_14:00'] }],
  ['pt', 'às 10h ou às 11h', { horaDesde: '10:00', horaHasta: '11:00', horas: ['10:00', '11:00'] }],
  ['pt', 'na quinta assim que abrir', { fecha: '2026-03-12', preferencia: 'mañana', restricciones: ['primera_hora'] }],
  ['pt', 'ontem às 15h', { hora: '15:00', pasado: '2026-03-09' }],
  ['pt', 'quinta daqui a duas semanas', { fecha: '2026-03-26' }],
  ['pt', 'daqui a 2 semanas na quinta', { fecha: '2026-03-26' }],
  ['pt', 'daqui a duas quintas', { fecha: '2026-03-19' }],
  ['pt', 'corte na outra sexta 10h', { fecha: '2026-03-20', hora: '10:00' }],
  ['en', 'the second saturday', { fecha: '2026-03-21' }],
  ['es', 'el segundo sábado', { fecha: '2026-03-21' }],
  ['pt', 'o segundo sabado', { fecha: '2026-03-21' }],
  ['pt', 'segunda quarta e sexta', { restricciones: ['solo_lunes', 'solo_miércoles', 'solo_viernes'] }],
];

/** The end of a part of the day begins late. */
const EDGES: Row[] = [
  ['pt', 'quinta no fim da tarde', { fecha: '2026-03-12', preferencia: 'tarde', restricciones: ['despues_16:00'] }],
  ['pt', 'no finalzinho da tarde', { preferencia: 'tarde', restricciones: ['despues_16:00'] }],
  ['en', 'thursday late afternoon', { fecha: '2026-03-12', preferencia: 'tarde', restricciones: ['despues_16:00'] }],
  ['en', 'late in the morning', { preferencia: 'mañana', restricciones: ['despues_10:30'] }],
  ['es', 'hacia el final de la tarde', { preferencia: 'tarde', restricciones: ['despues_16:00'] }],
  ['es', 'a última hora de la tarde', { preferencia: 'tarde', restricciones: ['ultima_hora'] }],
  ['pt', 'no começo da tarde', { preferencia: 'tarde', restricciones: ['antes_15:00'] }],
  ['en', 'early afternoon', { preferencia: 'tarde', restricciones: ['antes_15:00'] }],
];

describe.each([
  ['weekdays counted in weeks', WEEKS_AWAY],
  ['the edges of a part of the day', EDGES],
])('%s', (_name, rows) => {
  it.each(rows)('%s: %s', (language, text, wanted) => {
    expect(facts(text, language)).toEqual(wanted);
  });
});
