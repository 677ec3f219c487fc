import { describe, expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

describe('a second service behind a verb of its own is one more wish', () => {
  test.each([
    'quiero una limpieza y también hacer un corte',
    'quero uma limpeza e também fazer um corte',
    'i want a limpieza and also do a corte',
    'can i book a limpieza and get a corte',
  ])('"%s"', (said) => {
    expect(events(said, IDLE)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza' } },
      { type: 'customer.wants_booking', detalles: { servicio: 'corte' } },
    ]);
  });
});
