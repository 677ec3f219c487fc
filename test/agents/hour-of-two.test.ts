/** Which of two hours, and what is said besides (AGENDA-14, CONV-7). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { events } from './kit.ts';

/** Tuesday the 10th, asked for the 12th at seven. */
const WHICH: Question = {
  state: 'AGENDA_ACLARANDO_HORA',
  offer: { id: 'k2', page: 0, kind: 'opcion', options: ['hora_1', 'hora_2'] },
  known: {
    servicio: 'limpieza',
    fecha_deseada: '2026-03-12',
    hora_especifica: '07:00',
    hora_candidatas: ['07:00', '19:00'],
  },
};

describe('asked which of two hours', () => {
  test.each([
    ['de la noche', 2],
    ['de la mañana', 1],
    ['mañana por favor', 1],
    ['las 19', 2],
    ['el jueves de la noche', 2],
    ['de la mañana, en la noche me da miedo manejar', 1],
    ['da noite', 2],
    ['7 pm', 2],
  ])('"%s" is the answer', (text, n) => {
    expect(events(text, WHICH)).toEqual([{ type: 'customer.selects', offer: 'k2', n }]);
  });
  test.each([
    ['de la noche pero el viernes', { hora_especifica: '19:00', fecha_deseada: '2026-03-13' }],
    ['noche, y mejor el sábado', { hora_especifica: '19:00', fecha_deseada: '2026-03-14' }],
    ['19:00 pero el viernes', { hora_especifica: '19:00', fecha_deseada: '2026-03-13' }],
    ['da noite, mas na sexta', { hora_especifica: '19:00', fecha_deseada: '2026-03-13' }],
    ['7 pm, actually make it friday', { hora_especifica: '19:00', fecha_deseada: '2026-03-13' }],
    ['de la noche pero masaje', { hora_especifica: '19:00', servicio: 'masaje' }],
    ['de la tarde y con Laura', { hora_especifica: '19:00', profesional: 'laura' }],
  ])('"%s" is a wish with that hour in it', (text, detalles) => {
    expect(events(text, WHICH)).toMatchObject([{ type: 'customer.wants_booking', detalles }]);
  });
});
