import { describe, expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

describe('until when he works on weekdays', () => {
  test('is why another day is asked for, and no bound of the hour that is', () => {
    const [wish] = events('trabajo de lunes a viernes hasta las 5, ¿hay turno para limpieza el sábado a las 10?', IDLE);
    expect(wish).toEqual({
      type: 'customer.wants_booking',
      detalles: expect.objectContaining({ servicio: 'limpieza', hora_especifica: '10:00' }) as object,
    });
    expect(wish).not.toMatchObject({ detalles: { restricciones_temporales: ['despues_17:00'] } });
  });
  test.each(['trabajo de lunes a viernes hasta las 5, ¿hay turno para limpieza el jueves?', 'trabajo hasta las 5, ¿hay turno para limpieza el jueves?'])(
    '"%s" is after it',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([{ detalles: { restricciones_temporales: ['despues_17:00'] } }]);
    },
  ); // prettier-ignore
});
