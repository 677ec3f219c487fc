/** "No quiero la limpieza el jueves a las 4, era corte": of what is denied only its day and hour are heard. */
import { describe, expect, test } from 'vitest';
import { events, IDLE } from './kit.ts';

const THURSDAY = { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '16:00' };

describe('the service that is denied is not the one that is booked', () => {
  test.each([
    'no quiero limpieza el jueves a las 16, era corte',
    'no necesito masaje, el jueves a las 16 solo corte',
    'solo corte, no limpieza, el jueves a las 16',
    'não quero limpeza quinta às 16h, era corte',
    'not a massage on thursday at 4pm, just a haircut',
  ])('"%s"', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking', detalles: THURSDAY }]);
  });

  test('the other keeps a time of its own', () => {
    const [wish] = events('no quiero limpieza el viernes a las 10, mejor corte el jueves a las 16', IDLE);
    expect(wish).toMatchObject({ type: 'customer.wants_booking', detalles: THURSDAY });
  });
});
