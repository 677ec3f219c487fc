/** "Mi esposo tiene cita mañana, ¿a qué hora es?": what somebody else booked is asked after, and nothing is booked by it. */
import { describe, expect, test } from 'vitest';
import { events, IDLE } from './kit.ts';

describe('what somebody else booked', () => {
  test.each([
    'hola, mi marido tiene turno mañana, a qué hora es?',
    'mi hermana sacó hora para el jueves a las 10 de limpieza, me confirma?',
    'mi hijo Leo reservó corte mañana a las 10',
    'minha filha tem horário amanhã, que horas é?',
    'my husband has an appointment tomorrow at 5, is it confirmed?',
  ])('"%s"', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_appointments' }]);
  });

  test.each([
    'mi hija tiene clase el miércoles, a qué hora hay corte?',
    'mi marido reservó limpieza a las 10, yo quiero corte a las 11',
  ])('"%s" is a wish', (text) => {
    expect(events(text, IDLE)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: expect.any(String) } },
    ]);
  });
});
