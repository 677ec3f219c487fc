/** Where the one appointment goes, when no word of moving an appointment is said. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const ONE = [mine('limpieza', '2026-03-12T10:00')];
const own = (text: string, appointments = ONE) => events(text, IDLE, { appointments });

describe('"páseme al viernes"', () => {
  test.each([
    'páseme al viernes porfa', 'páseme para el viernes no sea malito', 'pasame pal viernes', 'páseme al viernes, no sea mala', 'me toca trabajar ese día, páseme al viernes porfa', 'pásenme para el viernes por favor', 'páseme entonces para el viernes', 'hágame el favor y me pasa pal viernes',
  ])('"%s" moves it', (text) => {
    expect(own(text)).toEqual([{ type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-13' } }]);
  }); // prettier-ignore
  test('who has none books', () => {
    expect(own('páseme al viernes porfa', [])[0]?.type).toBe('customer.wants_booking');
  });
  test.each(['quiero pasar a las 6', 'páseme para el viernes un corte', 'páseme la dirección', 'páseme el link', 'páseme con una persona', 'no me pase al viernes', 'pásame los horarios del viernes'])(
    '"%s" moves nothing',
    (text) => {
      expect(own(text)[0]?.type).not.toBe('customer.wants_reschedule');
    },
  ); // prettier-ignore
});

describe('a day, a "mejor", and nothing else', () => {
  test.each([
    'sabe que el viernes mejor', 'pucha sabe que mejor el viernes', 'póngame para el viernes mejor', 'el viernes mejor', 'la verdad el viernes me queda mejor', 'mejor póngame para el viernes', 'chuta, el viernes mejor porfa', 'friday is better', 'el viernes es mejor para mí',
  ])('"%s" moves it', (text) => {
    expect(own(text)).toEqual([{ type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-13' } }]);
  }); // prettier-ignore
  test.each(['el viernes me siento mejor', 'el viernes un corte mejor', 'póngame un corte para el viernes mejor', 'póngame para el viernes', 'qué es mejor, el viernes o el sábado?'])(
    '"%s" moves nothing',
    (text) => {
      expect(own(text)[0]?.type).not.toBe('customer.wants_reschedule');
    },
  ); // prettier-ignore
});
