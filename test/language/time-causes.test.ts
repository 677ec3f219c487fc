import { describe, expect, it } from 'vitest';
import { facts, read } from './time-helpers.ts';
import type { Facts } from './time-helpers.ts';
import type { Language } from '../../src/agents/offline/time/index.ts';

const DAYS = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ');
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

type Phrase = (wished: string, told: string) => string;
const SPANISH: Phrase[] = [
  (wished, told) => `quiero turno el ${wished} porque el ${told} viajo`,
  (wished, told) => `porque el ${told} viajo, el ${wished} por favor`,
  (wished, told) => `el ${told} tengo examen así que el ${wished}`,
  (wished, told) => `como el ${told} es feriado, mejor el ${wished}`,
  (wished, told) => `ya que el ${told} trabajo quiero el ${wished}`,
  (wished, told) => `me dijo el ${told} que podía venir el ${wished}`,
  (wished, told) => `el ${told} me atendieron mal y quiero volver el ${wished}`,
  (wished, told) => `me salió una reunión el ${told}, quiero el ${wished}`,
  (wished, told) => `mejor el ${wished}, el ${told} tengo misa`,
  (wished, told) => `el ${wished} prefiero, el ${told} tengo visitas en casa`,
  (wished, told) => `el ${told} me caso y quiero peinarme el ${wished}`,
];
const ENGLISH: Phrase[] = [
  (wished, told) => `${wished} because I work ${told}`,
  (wished, told) => `I have an exam on ${told} so ${wished}`,
  (wished, told) => `since ${told} is a holiday, ${wished}`,
  (wished, told) => `better on ${wished}, ${told} I have church`,
  (wished, told) => `I'm flying on ${told}, can we do ${wished}?`,
];

function expectWished(phrase: Phrase, days: readonly string[], language: Language): void {
  for (const wished of days)
    for (const told of days.filter((day) => day !== wished)) {
      const text = phrase(wished, told);
      const { fecha } = facts(wished, language);
      expect(facts(text, language), text).toEqual({ fecha });
    }
}

describe('the day of a cause is not the wished one', () => {
  it.each(SPANISH.map((phrase) => [phrase('martes', 'jueves'), phrase] as const))('«%s»', (_, phrase) => {
    expectWished(phrase, DAYS, 'es');
  });

  it.each(ENGLISH.map((phrase) => [phrase('Tuesday', 'Thursday'), phrase] as const))('«%s»', (_, phrase) => {
    expectWished(phrase, WEEKDAYS, 'en');
  });
});

const HOURS: [string, Facts][] = [
  ['pasala al viernes que el jueves me operan', { fecha: '2026-03-13' }],
  ['llego a las 5 de la escuela', { restricciones: ['despues_17:00'] }],
  ['llego de trabajar a las 7', { restricciones: ['despues_19:00'] }],
  ['llego a las 5', { hora: '17:00' }],
  ['salgo del trabajo a las 6', { restricciones: ['despues_18:00'] }],
  ['a las 9 entro a trabajar', { restricciones: ['antes_09:00'] }],
  ['trabajo de lunes a viernes de 9 a 18', { restricciones: ['despues_18:00'] }],
  ['a las 3 tengo reunión, puede ser a las 5?', { hora: '17:00' }],
  ['tengo reunión de 3 a 4, puede ser a las 5?', { hora: '17:00' }],
  ['viajo el jueves a las 8, puede ser el miércoles?', { fecha: '2026-03-11' }],
  // What day it is, and not the next one called so. NOW is a Tuesday.
  ['es martes, ¿atienden hoy?', { fecha: '2026-03-10' }],
  ['hoy que es martes', { fecha: '2026-03-10' }],
  // That day and no other of its name; what is weeks away is no day that is offered.
  ['limpieza, el viernes me voy de viaje', { restricciones: ['excluir_fecha_2026-03-13'] }],
  ['tengo examen el lunes', { restricciones: ['excluir_fecha_2026-03-16'] }],
  ['los lunes trabajo', { restricciones: ['excluir_lunes'] }],
  ['viajamos el 25 de marzo', {}],
  // When it is fetched is no hour to come; alone it may be one.
  ['lo dejo el jueves temprano y lo recojo en la tarde', { fecha: '2026-03-12', preferencia: 'mañana' }],
  ['lo dejo a las 9 y lo retiro a las 5', { hora: '09:00' }],
  ['quiero retirarlo a las 5', { hora: '17:00' }],
  // Before and after what was told.
  ['viajo el 20 así que tiene que ser antes', { fechaHasta: '2026-03-19' }],
  ['me voy de viaje el viernes, necesito algo antes', { fechaHasta: '2026-03-12' }],
  ['mi hijo tiene examen de inglés el viernes, ¿hay clases antes de eso?', { fechaHasta: '2026-03-12' }],
  ['tengo un torneo el viernes, necesito un masaje antes', { fechaHasta: '2026-03-12' }],
  ['la competencia es el viernes, quiero un masaje antes de eso', { fechaHasta: '2026-03-12' }],
  ['viajo el viernes y quiero un corte antes del viaje', { fechaHasta: '2026-03-12' }],
  // On the day of a feast one may come before it; by that day or earlier is both.
  ['tengo una boda el sábado, necesito un corte antes', { fecha: '2026-03-14' }],
  ['tengo libre el viernes, antes de las 11', { fecha: '2026-03-13', restricciones: ['antes_11:00'] }],
  ['estoy de viaje hasta el 20', { fechaDesde: '2026-03-21' }],
  // Every week's.
  ['los martes tengo clase', { restricciones: ['excluir_martes'] }],
  ['los jueves trabajo', { restricciones: ['excluir_jueves'] }],
  ['estudio los jueves', { restricciones: ['excluir_jueves'] }],
  ['estudio medicina los jueves', { restricciones: ['excluir_jueves'] }],
  ['estudio de noche los jueves', { restricciones: ['excluir_jueves'] }],
  // Since when, and not from when on.
  ['me duele desde el domingo, quiero turno mañana', { fecha: '2026-03-11' }],
  // Another hour of the same day.
  ['el jueves a las 5 no, mejor a las 6', { fecha: '2026-03-12', hora: '18:00' }],
  ['el viernes a las 5 no puedo, a las 6 sí', { fecha: '2026-03-13', hora: '18:00' }],
  ['el jueves no a las 5 sino a las 6', { fecha: '2026-03-12', hora: '18:00' }],
  ['te dije el jueves, no el viernes', { fecha: '2026-03-12' }],
  ['tengo clase hasta las 3', { restricciones: ['despues_15:00'] }],
  ['estoy en reunión hasta las 4', { restricciones: ['despues_16:00'] }],
  ['trabajo el jueves hasta las 5', { fecha: '2026-03-12', restricciones: ['despues_17:00'] }],
  ['tengo libre hasta las 3', { restricciones: ['antes_15:00'] }],
  ['me voy el 20, quiero ir antes', { fechaHasta: '2026-03-19' }],
  ['mi hijo nació el 5 de marzo', {}],
  ['me dieron turno para el jueves a las 3', { fechaOriginal: '2026-03-12', horaOriginal: '15:00' }],
  ['no tengo libre el martes', { restricciones: ['excluir_martes'] }],
  ['no puede ser antes de las 9', { restricciones: ['despues_09:00'] }],
  ['no puede ser antes de las 9?', { restricciones: ['antes_09:00'] }],
  // Wishes all the same.
  ['tengo libre el jueves', { fecha: '2026-03-12' }],
  ['como el lunes no trabajo, puede ser a las 10?', { fecha: '2026-03-16', hora: '10:00' }],
  ['necesito el martes porque es mi único día libre', { fecha: '2026-03-17' }],
  ['tengo una boda el sábado, quiero un peinado', { fecha: '2026-03-14' }],
  ['el trabajo de carpintería para el jueves', { fecha: '2026-03-12' }],
  ['book en estudio el jueves a las 11', { fecha: '2026-03-12', hora: '11:00' }],
  ['estudio de sueño el jueves a las 6 de la tarde', { fecha: '2026-03-12', hora: '18:00' }],
  ['grabación en estudio grande viernes a las 9 de la noche', { fecha: '2026-03-13', hora: '21:00' }],
  ['quiero estudio grande el viernes', { fecha: '2026-03-13' }],
  ['curso de fotografía el jueves', { fecha: '2026-03-12' }],
  // Not the coming one.
  ['el otro fin de semana', { fechaDesde: '2026-03-21', fechaHasta: '2026-03-22' }],
  ['el próximo fin de semana', { fechaDesde: '2026-03-14', fechaHasta: '2026-03-15' }],
  ['me dijeron que el jueves a las 5 hay lugar', { fecha: '2026-03-12', hora: '17:00' }],
  ['tengo turno el jueves a las 5', { fechaOriginal: '2026-03-12', horaOriginal: '17:00' }],
];

describe('what is told beside a wish', () => {
  it.each(HOURS)('reads «%s»', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });

  it.each([
    ['passa a limpeza pra quarta às 10h e cancela a outra', { fecha: '2026-03-11', hora: '10:00' }],
    ['como sexta é feriado, quero na quinta', { fecha: '2026-03-12' }],
    ['minha filha tem prova na sexta, queria uma aula antes disso', { fechaHasta: '2026-03-12' }],
    ['só posso na quinta porque na sexta eu viajo', { restricciones: ['solo_jueves'] }],
  ])('reads «%s» in Portuguese', (text, expected) => {
    expect(facts(text, 'pt')).toEqual(expected);
  });

  it.each([
    ['between 1 and 3 pm', { horaDesde: '13:00', horaHasta: '15:00' }],
    ['from 1 to 3 pm', { horaDesde: '13:00', horaHasta: '15:00' }],
    ['my son has a recital on Friday, can he get a haircut before that?', { fechaHasta: '2026-03-12' }],
    ["I'm flying out on Friday, I need a cleaning before then", { fechaHasta: '2026-03-12' }],
    ['1 haircut thursday', { fecha: '2026-03-12' }],
  ])('reads «%s» in English', (text, expected) => {
    expect(facts(text, 'en')).toEqual(expected);
  });

  it('says which day it was that another was put in place of', () => {
    expect(read('el viernes porque el jueves viajo').descartadas).toEqual(['2026-03-12']);
  });
});
