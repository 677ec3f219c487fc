import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

describe('a yes and a branch, behind what was asked', () => {
  test.each([
    'listo, en palermo', 'ok en la de palermo', 'dale, palermo entonces', 'ya, en palermo porfa', 'ok, in palermo', 'tá bom, no palermo', 'perfecto, en la sucursal palermo', 'listo, a palermo',
  ])('"%s" takes it there', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_booking', detalles: { sucursal: 'palermo' } }]);
  }); // prettier-ignore
  test('with its day', () => {
    expect(events('listo, en palermo mañana a las 6 pm', IDLE)).toEqual([
      {
        type: 'customer.wants_booking',
        detalles: { sucursal: 'palermo', fecha_deseada: '2026-03-11', hora_especifica: '18:00' },
      },
    ]);
  });
  test.each(['listo, en palermo?', 'en palermo', 'ok, voy a palermo', 'ya estoy en palermo', 'bueno, en palermo no', 'listo, en recoleta', 'sí, vivo en palermo', 'listo, gracias'])(
    '"%s" takes nothing',
    (text) => {
      expect(events(text, IDLE).map(({ type }) => type)).not.toContain('customer.wants_booking');
    },
  ); // prettier-ignore
  test('of the branch of one that he has, it is taken note of', () => {
    const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
    expect(events('ok, en norte', IDLE, own).map(({ type }) => type)).not.toContain('customer.wants_booking');
  });
});
