import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

/** A haircut on Friday at ten; today is the Tuesday before. */
const FRIDAY = { appointments: [mine('corte', '2026-03-13T10:00')] };
const said = (text: string) => events(text, IDLE, FRIDAY);

describe('one more beside the one that there is, which is told by its day (CONV-11)', () => {
  test.each([
    'aparte de lo del viernes, limpieza dental el lunes a las 11',
    'además del turno del viernes quiero una limpieza el lunes a las 11',
    'limpieza el lunes a las 11, aparte de la del viernes',
    'dejame lo del viernes y agregame una limpieza el lunes a las 11',
    'besides the one on friday I want a limpieza monday at 11',
    'além da de sexta, quero uma limpeza segunda às 11',
  ])('"%s" is booked', (text) => {
    expect(said(text)).toMatchObject([
      {
        type: 'customer.wants_booking',
        detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-16', hora_especifica: '11:00' },
      },
    ]);
  });
  test('"pasá lo del viernes al lunes a las 11" moves it', () => {
    expect(said('pasá lo del viernes al lunes a las 11')).toMatchObject([{ type: 'customer.wants_reschedule' }]);
  });
  test('a day on which he has none is no such one', () => {
    expect(said('además de lo del jueves, cambiá lo del viernes')).not.toMatchObject([
      { type: 'customer.wants_booking' },
    ]);
  });
});
