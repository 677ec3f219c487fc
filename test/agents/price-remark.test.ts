/** A price is sighed at, and another one asked for: the same question of that one. */
import { expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

test.each([
  ['uy es un montón, y el corte solo?', 'corte'],
  ['caro jaja, y solo la limpieza?', 'limpieza'],
  ['nossa, muito caro. e só o corte?', 'corte'],
])('%s', (text, servicio) => {
  expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'precio', servicio }]);
});

test('a wish stays a wish', () => {
  expect(events('es caro, y para el corte tenés turno el jueves?', IDLE)).toMatchObject([
    { type: 'customer.wants_booking', detalles: { servicio: 'corte' } },
  ]);
});
