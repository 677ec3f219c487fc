/** "¿Lo puedo llevar mañana?" asks to come; "¿qué me queda anotado?" what there is. */
import { expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const OWN = { appointments: [mine('limpieza', '2026-03-12T11:00')] };

test.each([
  ['lo puedo llevar mañana?', '2026-03-11'],
  ['posso levar ela na quinta?', '2026-03-12'],
  ['can I bring it in on friday?', '2026-03-13'],
])('%s', (text, fecha_deseada) => {
  expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking', detalles: { fecha_deseada } }]);
});
test('what may be brought along is only asked', () => {
  expect(events('puedo llevar a mi perro?', IDLE)).toMatchObject([{ type: 'customer.asks' }]);
});

test.each(['y qué tengo?', 'qué me queda anotado?', 'o que eu tenho marcado?', 'what do I have booked?'])(
  '%s',
  (text) => {
    expect(events(text, IDLE, OWN)).toMatchObject([{ type: 'customer.wants_appointments' }]);
  },
);
