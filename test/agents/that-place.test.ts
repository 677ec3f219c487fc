import { describe, expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

describe('the branch that was just named', () => {
  test.each([
    'dónde queda la sede de Palermo, y quiero un masaje ahí este jueves',
    'cuál es la dirección de Palermo? quiero un masaje en esa sucursal el jueves',
    'a qué hora abre Palermo? me saca un masaje allí para el jueves',
    'what is the address of Palermo? I want a masaje there on Thursday',
  ])('"%s" is meant', (text) => {
    expect(events(text, IDLE).at(-1)).toMatchObject({ type: 'customer.wants_booking', detalles: { servicio: 'masaje', sucursal: 'palermo' } }); // prettier-ignore
  });
  test.each(['quiero un masaje ahí el jueves', 'quiero un masaje el jueves, por ahí de las 11'])(
    '"%s" names none',
    (text) => {
      const [wish] = events(text, IDLE);
      expect(wish).toMatchObject({ type: 'customer.wants_booking', detalles: { servicio: 'masaje' } });
      expect(wish).not.toMatchObject({ detalles: { sucursal: 'palermo' } });
    },
  );
  test('"por ahí de las 11" is no place, though one was named', () => {
    expect(events('quiero un masaje en Palermo el jueves por ahí de las 11', IDLE)).toMatchObject([
      { detalles: { sucursal: 'palermo', hora_especifica: '11:00' } },
    ]);
  });
});
