/** Prices that are asked one by one, where one service is called by both (CONV-17). */
import { describe, expect, test } from 'vitest';
import { IDLE, events, serviceOf, tenant } from './kit.ts';

const BARBER = {
  ...tenant,
  services: [
    serviceOf('corte', 'Corte', 'c'),
    serviceOf('barba', 'Barba', 'c'),
    serviceOf('ambos', 'Corte y barba', 'c'),
  ],
};
const asked = (text: string) =>
  events(text, IDLE, { tenant: BARBER, appointments: [] }).map((event) =>
    event.type === 'customer.asks' ? event.servicio : event.type,
  );

describe('each by itself', () => {
  test.each([
    'cuánto vale el corte y cuánto la barba?',
    'precio del corte y precio de la barba',
    'cuánto vale el corte y la barba por separado?',
    'quanto é o corte e quanto a barba?',
  ])('"%s"', (text) => {
    expect(asked(text)).toEqual(['corte', 'barba']);
  });
  test.each(['cuánto vale corte y barba?', 'cuánto sale el corte y barba'])('"%s" is the one that is both', (text) => {
    expect(asked(text)).toEqual(['ambos']);
  });
});
