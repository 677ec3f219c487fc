/** "Una de mis horas", as Chile calls an appointment: what is done to it, and no list of what there is. */
import { expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const TWO = { appointments: [mine('limpieza', '2026-03-12T10:00'), mine('corte', '2026-03-13T11:00')] };

test.each([
  ['quiero cambiar una de mis horas', 'reschedule'],
  ['necesito mover una de mis horas', 'reschedule'],
  ['¿puedo cambiar una de mis horas?', 'reschedule'],
  ['necesito adelantar una de las horas', 'reschedule'],
  ['quiero cambiar una de las horas que tengo', 'reschedule'],
  ['quiero cambiar mis horas', 'reschedule'],
  ['anular una de mis horas', 'cancellation'],
  ['quiero cancelar una de mis horas', 'cancellation'],
  ['anulame una de las horas', 'cancellation'],
  ['¿qué horas tengo?', 'appointments'],
  ['quiero ver mis horas', 'appointments'],
  ['pásame mis horas', 'appointments'],
])('"%s": %s', (text, errand) => {
  expect(events(text, IDLE, TWO)).toMatchObject([{ type: `customer.wants_${errand}` }]);
});

test.each(['paso en mis horas libres', '¿cuánto cuesta cambiar una de mis horas?', 'pásame las horas que tengas'])(
  '"%s" moves nothing',
  (text) => {
    expect(JSON.stringify(events(text, IDLE, TWO))).not.toContain('wants_reschedule');
  },
);
