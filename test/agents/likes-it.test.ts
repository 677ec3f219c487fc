/** How one is pleased with what was booked, in words of one country: all is said. */
import { expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const appointments = [mine('limpieza', '2026-03-12T10:00')];
test.each(['buena', 'chido', 'la raja po', 'chidísimo, ahí nos vemos', 'bakán gracias', 'qué chimba', 'massa', 'show de bola', 'awesome', 'impecable'])('«%s»', (text) => {
  expect(events(text, { state: 'evento_creado' }, { appointments })).toEqual([{ type: 'customer.acknowledges' }]);
}); // prettier-ignore

test('«buena, otro turno de corte mañana a las 10» is more', () => {
  const [event] = events('buena, otro turno de corte mañana a las 10', IDLE, { appointments });
  expect(event?.type).toBe('customer.wants_booking');
});
