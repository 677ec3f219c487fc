/** Right behind a cancellation: it is wanted again (CONV-11). */
import { expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { IDLE, events, mine } from './kit.ts';

const CANCELLED: Question = { ...IDLE, doneJustNow: { errand: 'cancel', until: Number.MAX_SAFE_INTEGER } };

test.each([
  'me equivoqué, no quería cancelar', 'me la puede volver a dar?', 'deshaga la cancelación', 'no pues otra vez está malo, me la vuelve a dar mañana a la 1?', 'anule la cancelación', 'me la devuelve?',
  'não queria cancelar', "sorry, I didn't want to cancel",
])('"%s" takes it up', (text) => {
  expect(events(text, CANCELLED)).toMatchObject([{ type: 'customer.wants_booking', retoma: true }]);
}); // prettier-ignore

test.each(['gracias', 'no, gracias', 'no, nada más', 'me devuelven la plata?', 'qué pena, no voy a poder'])('"%s" does not', (text) => {
  expect(events(text, CANCELLED)).not.toContainEqual(expect.objectContaining({ retoma: true }));
}); // prettier-ignore

test.each([
  'la anulo y saco otra para la otra semana',
  'la anulo y saco para el lunes',
  'y si mejor la anulo y pido una para el lunes',
])('"%s" gives one up and takes another', (text) => {
  const appointments = [mine('corte', '2026-03-13T18:00')];
  expect(events(text, IDLE, { appointments }).map(({ type }) => type)).toEqual([
    'customer.wants_cancellation',
    'customer.wants_booking',
  ]);
});
