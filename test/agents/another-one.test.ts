import { describe, expect, test } from 'vitest';
import { IDLE, NOW, events, mine } from './kit.ts';

/** Booked a minute ago. */
const own = { appointments: [{ ...mine('corte', '2026-03-12T10:00'), bookedAt: NOW - 60_000 }] };

describe('another one, right behind a booking', () => {
  test.each([
    'can I get another one?', 'thanks! can I have another one?', 'one more please', 'could I book another one?', 'me das una más?', 'quiero otra más', 'otro más porfa', 'quero mais um', 'posso marcar mais uma?',
  ])('"%s" is of the same service', (text) => {
    expect(events(text, IDLE, own)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'corte' } }]);
  }); // prettier-ignore
  test.each([
    ['can I get another one on friday?', { fecha_deseada: '2026-03-13' }],
    ['otra más el jueves a las 5', { fecha_deseada: '2026-03-12', hora_especifica: '17:00' }],
    ['una más para mi hijo', { para: { relation: 'hijo' } }],
  ])('"%s", and when or for whom', (text, more) => {
    expect(events(text, IDLE, own)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'corte', ...more } },
    ]);
  });
  test('of one who has none, it is a booking', () => {
    expect(events('can I get another one?', IDLE)).toEqual([{ type: 'customer.wants_booking', detalles: {} }]);
  });
  test('where a link waits, it is another link', () => {
    expect(events('can I get another one?', IDLE, { ...own, owes: true })).toEqual([
      { type: 'customer.asks', topic: 'deuda' },
    ]);
  });
  test.each(['otro más tarde', 'otra más barata', 'quiero otra', 'can I get another time?'])('"%s" is not of that service', (text) => {
    expect(events(text, IDLE, own)).not.toMatchObject([{ detalles: { servicio: 'corte' } }]);
  }); // prettier-ignore
});
