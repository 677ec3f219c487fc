import { describe, expect, test } from 'vitest';
import { CONFIRM, LIST, events } from './kit.ts';

const HOUR = { state: 'AGENDA_RECOLECTANDO', known: { servicio: 'limpieza', fecha_deseada: '2026-03-12' } };

describe('one hour for another, where an hour is looked for', () => {
  test.each([
    ['4 no, 5', '17:00'],
    ['4 no, 5 sí', '17:00'],
    ['no a las 4, 5', '17:00'],
    ['a las 4 no alcanzo, 6 sí', '18:00'],
    ['no puedo a las 4, 6', '18:00'],
    ['a las 10 no, 11', '11:00'],
    ['5 no, mejor 5:30', '17:30'],
    ['4pm no, 5pm', '17:00'],
  ])('"%s" is %s', (text, hour) => {
    for (const question of [HOUR, LIST, { ...CONFIRM, known: HOUR.known }])
      expect(events(text, question)).toMatchObject([
        { type: 'customer.wants_booking', detalles: { hora_especifica: hour } },
      ]);
  });
  test.each(['1 no, 2', 'la 1 no, la 2'])('"%s" may be of rows, and is asked again', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.not_understood' }]);
  });
  test.each(['no 4, 5 personas', '4 no gracias', 'a las 4 no, no puedo'])('"%s" wishes for no other hour', (text) => {
    for (const event of events(text, HOUR))
      expect(event).not.toMatchObject({ detalles: { hora_especifica: expect.any(String) as string } });
  });
});
