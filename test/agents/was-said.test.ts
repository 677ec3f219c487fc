/** What one who has an appointment says of it: that he comes to it, and that it was so agreed. It is shown. */
import { expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const OWN = { appointments: [mine('masaje', '2026-03-12T11:00')] };

test.each([
  'te confirmo que el jueves voy al masaje',
  'les confirmo que el jueves llevo a mi mamá al masaje',
  'habíamos quedado el jueves a las 11, no?',
  'puse el jueves a las 11 con Laura verdad?',
  'nos anotaron el viernes a las 11, cierto?',
  'we said thursday at 11, right?',
])('"%s" shows it', (text) => {
  expect(events(text, IDLE, OWN)).toMatchObject([{ type: 'customer.wants_appointments' }]);
});

test.each(['te confirmo el jueves', 'puse mal el día, mejor el viernes a las 11'])('"%s" does not', (text) => {
  expect(events(text, IDLE, OWN)).not.toMatchObject([{ type: 'customer.wants_appointments' }]);
});
