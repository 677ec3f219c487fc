import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const THURSDAY = { appointments: [mine('limpieza', '2026-03-12T11:00')] };

describe('what is not to be changed, and only asked about', () => {
  test.each([
    ['no quiero cambiarlo, solo saber si después se puede cambiar', 'cambios'],
    ["I don't want to move it, just asking how long it takes", 'duracion'],
    ['não quero mudar, só queria saber quanto custa', 'precio'],
  ])('"%s" asks', (text, topic) => {
    const asked = expect.objectContaining({ type: 'customer.asks', topic }) as unknown;
    expect(events(text, IDLE, THURSDAY)).toEqual([asked]);
  });

  test.each(['quería saber si puedo cambiar mi turno', 'no quiero cancelarlo, solo cambiarlo'])(
    '"%s" moves',
    (text) => {
      expect(events(text, IDLE, THURSDAY).map(({ type }) => type)).toEqual(['customer.wants_reschedule']);
    },
  );
});
