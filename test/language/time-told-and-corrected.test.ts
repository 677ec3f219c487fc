import { describe, expect, it } from 'vitest';
import { facts } from './time-helpers.ts';
import type { Facts } from './time-helpers.ts';

type Row = ['es' | 'pt' | 'en', string, Facts];

/** Said on Tuesday 10 March 2026 at 10:20. */
const MONTH_SAID_ONCE: Row[] = [
  ['es', 'el 12 de mayo no puedo, mejor el 14', { fecha: '2026-05-14' }],
  ['es', '12/05 no me sirve, 14 sí', { fecha: '2026-05-14' }],
  ['es', 'el 3 de agosto, no perdón, el 4', { fecha: '2026-08-04' }],
  ['es', 'el 30 de abril no, mejor el 2', { fecha: '2026-05-02' }],
  ['es', 'el 30 de febrero, ay no, el 27', { fecha: '2027-02-27' }],
  ['es', 'en mayo, el 20 o el 21', { fechaDesde: '2026-05-20', fechaHasta: '2026-05-21' }],
  ['es', 'pasar mi cita del 20 de abril al 27', { fecha: '2026-04-27', fechaOriginal: '2026-04-20' }],
  ['pt', 'dia 12 de maio não dá, dia 14', { fecha: '2026-05-14' }],
  ['en', 'may 12 no, rather the 14th', { fecha: '2026-05-14' }],
  ['es', 'el 12 de mayo no, mejor a las 10', { hora: '10:00', restricciones: ['excluir_fecha_2026-05-12'] }],
];

const MONTH_FIRST: Row[] = [
  ['es', 'en mayo, la segunda semana', { fechaDesde: '2026-05-11', fechaHasta: '2026-05-17' }],
  ['es', 'en junio el primer jueves', { fecha: '2026-06-04' }],
  ['es', 'el mes que viene, el segundo lunes', { fecha: '2026-04-13' }],
  ['pt', 'em maio, a primeira sexta', { fecha: '2026-05-01' }],
  ['en', 'in june, the first monday', { fecha: '2026-06-01' }],
  ['es', 'la semana que viene, 17 o 18', { fechaDesde: '2026-03-17', fechaHasta: '2026-03-18' }],
  ['es', 'a fin de mes, 30 o 31', { fechaDesde: '2026-03-30', fechaHasta: '2026-03-31' }],
  [
    'es',
    'a fin de mes, 10 u 11 hs',
    {
      fechaDesde: '2026-03-25',
      fechaHasta: '2026-03-31',
      horaDesde: '10:00',
      horaHasta: '11:00',
      horas: ['10:00', '11:00'],
    },
  ],
  ['es', 'dentro de dos semanas, algún jueves', { fecha: '2026-03-26' }],
  ['es', 'el jueves de dentro de dos semanas', { fecha: '2026-03-26' }],
  ['pt', 'em duas semanas, numa quinta', { fecha: '2026-03-26' }],
];

const REFUSED_AT_LAST: Row[] = [
  ['es', 'mi hermana se casa el sábado, entonces el sábado no', { restricciones: ['excluir_sábado'] }],
  ['es', 'el jueves tengo un bautismo, ese día no', { restricciones: ['excluir_jueves'] }],
  ['pt', 'na sexta é o aniversário dela, então sexta não', { restricciones: ['excluir_viernes'] }],
  ['en', 'my son has his party on friday so not friday', { restricciones: ['excluir_viernes'] }],
  ['es', 'quiero el sábado, pero el sábado a la mañana no', { fecha: '2026-03-14', restricciones: ['excluir_mañana'] }],
  ['es', 'quiero el jueves, ese día no trabajo', { fecha: '2026-03-12' }],
  ['es', 'el jueves no el de esta semana sino el otro', { fecha: '2026-03-19' }],
  ['es', 'el miércoles, no el de mañana, el siguiente', { fecha: '2026-03-18' }],
  ['es', 'no el viernes de esta semana, el de la próxima', { fecha: '2026-03-20' }],
  ['es', 'este jueves no, el de la semana que viene', { fecha: '2026-03-19' }],
  ['es', 'ese viernes no puedo, mejor el de la otra semana a las 5', { fecha: '2026-03-20', hora: '17:00' }],
  ['es', 'no puedo este sábado, el de la próxima semana sí', { fecha: '2026-03-21' }],
  ['pt', 'essa quinta não posso, a da outra semana', { fecha: '2026-03-19' }],
  ['en', 'this friday I can’t, the one next week at 10', { fecha: '2026-03-20', hora: '10:00' }],
  ['es', 'este jueves no, la semana que viene', { fechaDesde: '2026-03-16', fechaHasta: '2026-03-22' }],
  [
    'es',
    'el jueves no puedo, cualquiera de la semana que viene',
    { fechaDesde: '2026-03-16', fechaHasta: '2026-03-22' },
  ],
  ['es', 'el jueves no, el lunes de la otra semana', { fecha: '2026-03-16' }],
  ['es', 'los lunes no abren, no? entonces el martes', { fecha: '2026-03-17' }],
  ['pt', 'aos domingos não abrem né, então quinta', { fecha: '2026-03-12' }],
  ['es', 'siempre menos los martes en la tarde', { restricciones: ['excluir_martes'] }],
  ['es', 'lunes o jueves, turno mañana', { preferencia: 'mañana', restricciones: ['solo_lunes', 'solo_jueves'] }],
  ['es', 'quiero turno mañana', { fecha: '2026-03-11' }],
  ['es', 'turno noche si hay', { preferencia: 'noche' }],
];

const NO_WISH: Row[] = [
  ['es', 'pagué 450 el día 3', {}],
  ['es', 'me cobraron casi 1200 el lunes', {}],
  ['pt', 'paguei 90 no dia 5', {}],
  ['en', 'i was charged 350 on monday', {}],
  ['es', 'me teñí el pelo el viernes y quedó verde', {}],
  ['es', 'quiero que me corte el pelo el viernes', { fecha: '2026-03-13' }],
  ['es', 'pagué la seña para el viernes', { fecha: '2026-03-13' }],
  ['es', 'en las noches no contesto mensajes', {}],
  ['pt', 'de manhã eu durmo', {}],
  ['en', 'tonite at 8', { fecha: '2026-03-10', hora: '20:00' }],
  ['en', 'anything 2nite?', { fecha: '2026-03-10', preferencia: 'noche' }],
];

describe.each([
  ['a month said once', MONTH_SAID_ONCE],
  ['a month or a run of days said first', MONTH_FIRST],
  ['a day that is refused in the end', REFUSED_AT_LAST],
  ['what is told and not wished for', NO_WISH],
])('%s', (_name, rows) => {
  it.each(rows)('%s: %s', (language, text, wanted) => {
    expect(facts(text, language)).toEqual(wanted);
  });
});
