/** "¿Y ahora?" when all is done (CONV-5). */
import { describe, expect, test } from 'vitest';
import { IDLE, LIST, NOW, events, mine } from './kit.ts';

const BOOKED = { appointments: [{ ...mine('limpieza', '2026-03-12T10:00'), bookedAt: NOW - 60_000 }] };
const types = (text: string, more: Parameters<typeof events>[2], question = IDLE) =>
  events(text, question, more).map(({ type }) => type);

describe('what comes next', () => {
  test.each(['y ahora?', 'ok, y ahora?', 'e agora?'])('"%s", right behind a booking, is courtesy', (text) => {
    expect(types(text, BOOKED)).toEqual(['customer.acknowledges']);
    expect(types(text, {})).not.toEqual(['customer.acknowledges']);
  });
  test.each(['y ahora qué hago?', 'listo, qué sigue?', 'qué tengo que hacer ahora', "what's next?"])('"%s" is courtesy where nothing is open', (text) => {
    expect(types(text, {})).toEqual(['customer.acknowledges']);
    // Before rows "qué tengo que hacer" is told to choose one, and nothing is looked for.
    expect(types(text, {}, LIST)).toEqual(text.includes('tengo') ? ['customer.acknowledges'] : expect.not.arrayContaining(['customer.acknowledges']));
  }); // prettier-ignore
  test('"y ahora a las 5?" asks for an hour', () => {
    expect(types('y ahora a las 5?', BOOKED)).not.toEqual(['customer.acknowledges']);
  });
});

test.each(['tienen clases el domingo?', 'hay clases los sábados?'])('"%s" asks when the house is open', (text) => {
  expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'horarios' }]);
});
