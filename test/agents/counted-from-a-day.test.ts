/** Days and hours that are counted from another one, and what is only to be remembered. */
import { describe, expect, test } from 'vitest';
import { readTimes } from '../../src/agents/offline/time/index.ts';
import { understandLine } from '../../src/agents/offline/request.ts';
import { IDLE, NOW, events, tenant } from './kit.ts';

const now = Temporal.Instant.fromEpochMilliseconds(NOW).toZonedDateTimeISO(tenant.timeZone);
const read = (text: string) => readTimes(text, { now, language: 'es' });
const line = (text: string, state = 'none', locale = 'es-AR') =>
  understandLine({ id: 'a', text, state, now: '2026-03-10T10:20', timeZone: tenant.timeZone, locale });

describe('a day beside another', () => {
  test.each([
    ['el día después de mañana', '2026-03-12'],
    ['el día siguiente al jueves', '2026-03-13'],
    ['al día siguiente del jueves', '2026-03-13'],
    ['the day after thursday', '2026-03-13'],
    ['o dia depois de amanhã', '2026-03-12'],
    ['el día antes del viernes', '2026-03-12'],
    ['el día anterior al viernes', '2026-03-12'],
    ['el día siguiente', '2026-03-11'],
    ['quería el viernes pero si no hay, el sábado', '2026-03-13'],
  ])('"%s"', (text, fecha) => {
    expect(read(text)).toMatchObject({ fecha, restricciones: [] });
  });
  test.each([
    ['media hora después de las 3', '15:30'],
    ['media hora antes de las 5 de la tarde', '16:30'],
    ['avísame una hora antes de las 5 del jueves', '16:00'],
  ])('"%s" is at %s', (text, hora) => {
    expect(read(text)).toMatchObject({ hora, restricciones: [] });
  });
  test('"una hora" is an appointment, too', () => {
    expect(read('quiero una hora antes de las 5').restricciones).toEqual(['antes_17:00']);
  });
});

test.each([
  ['de mañana imposible, mejor de tarde', { preferencia: 'tarde', restricciones: ['excluir_mañana'] }],
  ['de tarde imposible, de mañana sí', { preferencia: 'mañana', restricciones: ['excluir_tarde'] }],
  ['mañana imposible, mejor el jueves', { fecha: '2026-03-12' }],
  ['el turno de mañana pasalo de tarde', { fechaOriginal: '2026-03-11', preferencia: 'tarde' }],
])('"%s": a part of the day, or tomorrow', (text, said) => {
  expect(read(text)).toMatchObject(said);
});

describe('who wants to be reminded', () => {
  test.each([
    ['recordame el jueves que tengo reunión a las 15hs', { fecha: '2026-03-12', hora: '15:00' }],
    ['recuérdame que hoy a la noche tengo que estudiar', { fecha: '2026-03-10', preferencia: 'noche' }],
    ['recuérdame pagar la luz el viernes', { fecha: '2026-03-13' }],
  ])('"%s" asks what we do not do, and its time is told', (text, entities) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'avisos' }]);
    expect(line(text)).toMatchObject({ action: 'preguntar', entities });
  });
  test('beside an appointment a reason is one all the same', () => {
    expect(read('avisame si hay turno, el jueves trabajo').restricciones).toEqual(['excluir_fecha_2026-03-12']);
    expect(read('el jueves tengo reunión a las 15').restricciones).toEqual(['excluir_fecha_2026-03-12']);
  });
});

describe('the command line', () => {
  test.each([
    ['este jueves', { fecha: '2026-03-12' }],
    ['9 am', { hora: '09:00' }],
    ['pasadas las 3', { restricciones: ['despues_15:00'] }],
    ['¿abren el domingo?', { fecha: '2026-03-15' }],
  ])('"%s" by itself has its time, whatever it is taken for', (text, entities) => {
    expect(line(text).entities).toEqual(entities);
  });
  test.each([
    ['va, esa del lunes', 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES', 'aceptar'],
    ['ya, resérvame ese de las 4', 'AGENDA_MOSTRANDO_OPCIONES', 'aceptar'],
    ['ta, la de las 15', 'AGENDA_MOSTRANDO_OPCIONES', 'aceptar'],
    ['esa del martes no me sirve', 'AGENDA_MOSTRANDO_OPCIONES', 'iniciar_triage_agendamiento'],
    ['¿con quién es la de las 9?', 'AGENDA_MOSTRANDO_OPCIONES', 'preguntar'],
    ['ese de las 9 es en la sede centro?', 'AGENDA_MOSTRANDO_OPCIONES', 'preguntar'],
    ['ok y con quién es?', 'AGENDA_CONFIRMANDO_TURNO', 'preguntar'],
    ['es el viernes, no?', 'AGENDA_CONFIRMANDO_TURNO', 'preguntar'],
  ])('"%s" before %s', (text, state, action) => {
    expect(line(text, state).action).toBe(action);
  });
  test('"quinta" is a Thursday in Brazil', () => {
    expect(line('quinta', 'AGENDA_MOSTRANDO_OPCIONES', 'pt-BR').entities).toEqual({ fecha: '2026-03-12' });
  });
});
