/** One that he has, wished at another time without a word of moving: it is moved, and no second one is booked (AGENDA-6). */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const own = { appointments: [mine('masaje', '2026-03-12T15:00')] };
const two = { appointments: [mine('masaje', '2026-03-12T15:00'), mine('limpieza', '2026-03-13T10:00')] };
const types = (text: string, having: object = own) => events(text, IDLE, having).map(({ type }) => type);

describe('of what he has', () => {
  test.each([
    'quisiera otro horario para mi masaje', 'quiero otra hora para el masaje', 'necesito otra fecha para mi cita', 'quiero mi masaje otro día',
    'el masaje lo quiero el viernes', 'mi masaje mejor más temprano', 'necesito mi masaje más tarde', 'el masaje del jueves lo quiero más temprano',
    'páseme esa para el viernes a las 9', 'esa la necesito para el viernes', 'cámbieme esa para el viernes',
    'can I get a different time for my masaje', 'I need my masaje earlier on thursday', 'move that one to Friday at 4 pm',
    'quero outro horário pro meu masaje', 'preciso de outra data pro meu horário', 'passa esse pra sexta',
  ])('"%s" moves it', (text) => {
    expect(types(text)).toEqual(['customer.wants_reschedule']);
  }); // prettier-ignore

  test('of two alike nobody guesses which', () => {
    const alike = { appointments: [mine('masaje', '2026-03-12T15:00'), mine('masaje', '2026-03-13T10:00')] };
    expect(events('quiero otro horario para mi masaje', IDLE, alike)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { servicio: 'masaje' } },
    ]);
  });
});

describe('one more all the same', () => {
  test.each([
    'quiero otro masaje el viernes', 'otra cita para mi masaje el viernes', 'quiero un masaje el viernes', 'quiero mi limpieza el viernes',
    'otro horario para la ortodoncia', 'quiero un masaje para mi mamá otro día',
  ])('"%s" books', (text) => {
    expect(types(text)).toEqual(['customer.wants_booking']);
  }); // prettier-ignore

  test('where he has none it is booked', () => {
    expect(types('quiero mi masaje el viernes', {})).toEqual(['customer.wants_booking']);
  });
  test('where it is only paid for later nothing moves', () => {
    expect(types('quiero pagar mi masaje otro día', two)).not.toContain('customer.wants_reschedule');
  });
});
