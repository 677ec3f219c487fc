import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { events, mine } from './kit.ts';

const BOOKED: Question = { state: 'evento_creado' };
const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
const read = (said: string) => events(said, BOOKED, own);

describe('what was just booked is put right, and no other is booked', () => {
  test.each([
    'me equivoqué de sucursal, la quería en palermo',
    'me confundí, en palermo era',
    'me enganei, era em palermo',
  ])('"%s": the branch', (said) => {
    expect(read(said)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { sucursal: 'palermo' } }]);
  });
  test.each([
    ['en realidad la limpieza mejor 16:30', { hora_especifica: '16:30' }],
    ['mejor la limpieza a las 16', { hora_especifica: '16:00' }],
    ['sabes que la de limpieza mejor el viernes', { fecha_deseada: '2026-03-13' }],
    ['al final la limpieza mejor a las 11', { hora_especifica: '11:00' }],
  ])('"%s": by its name', (said, detalles) => {
    expect(read(said)).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
  });
  test.each([
    'dónde es en palermo?',
    'era en la norte',
    'el corte mejor el viernes a las 10',
    'quería otra en palermo',
  ])('"%s" moves nothing', (said) => {
    expect(read(said).map(({ type }) => type)).not.toContain('customer.wants_reschedule');
  });
});
