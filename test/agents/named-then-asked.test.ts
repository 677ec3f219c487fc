/** First the one that he has, then when else: that one is moved there (AGENDA-6). */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

// Now is Tuesday 10 March.
const appointments = [mine('limpieza', '2026-03-12T16:00'), mine('corte', '2026-03-13T11:00')];
const said = (text: string) => events(text, IDLE, { appointments });

describe('the one that he has, and another time', () => {
  test.each([
    ['tengo lo de la limpieza el jueves, ¿se puede el lunes?', { servicio: 'limpieza', fecha_deseada: '2026-03-16' }],
    ['tengo el corte el viernes, ¿puede ser más tarde?', { servicio: 'corte', hora_desde: '11:30' }],
    ['el del jueves se puede a la mañana?', { servicio: 'limpieza', preferencia_horaria: 'mañana' }],
    ['o de sexta dá pra passar pra segunda?', { servicio: 'corte', fecha_deseada: '2026-03-16' }],
    ['la limpieza del jueves, ¿se podrá a la mañana?', { servicio: 'limpieza', preferencia_horaria: 'mañana' }],
    ['I have a haircut on friday, can it be on monday?', { fecha_deseada: '2026-03-16' }],
    ['mi turno del jueves, ¿podría ser a las 5?', { fecha_deseada: '2026-03-12', hora_especifica: '17:00' }],
  ])('%s', (text, detalles) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
  });

  test.each([
    'tengo el corte el viernes, ¿se puede pagar con tarjeta?',
    'tengo el corte el viernes, ¿puedo llevar a mi hijo?',
    'tengo el corte el viernes, ¿puedo ir también el lunes?',
    'tengo el corte el viernes, ¿a qué hora era?',
    'el masaje del jueves, ¿se puede a la tarde?',
    'la limpieza del lunes, ¿se puede a la tarde?',
    'tengo el corte el viernes, ¿se puede cancelar?',
  ])('%s: nothing is moved', (text) => {
    expect(said(text).map(({ type }) => type)).not.toContain('customer.wants_reschedule');
  });
});
