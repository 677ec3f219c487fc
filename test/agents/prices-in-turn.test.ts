/** Two prices asked one behind the other, where one service is called by both: each of them (CONV-11). */
import { describe, expect, test } from 'vitest';
import { IDLE, events, tenant } from './kit.ts';

const services = [
  ...tenant.services,
  ...['barba:Barba', 'corte_barba:Corte y barba'].map((one) => {
    const [id = '', name = ''] = one.split(':');
    return { ...tenant.services[0]!, id, name };
  }),
];
const asked = (text: string) =>
  events(text, IDLE, { tenant: { ...tenant, services } }).map((event) => 'servicio' in event && event.servicio);

describe('one behind the other', () => {
  test.each([
    '¿cuánto sale el corte? ¿y la barba?',
    'cuánto está el corte\ny la barba?',
    'cuánto cobran el corte\ny barba cuánto?',
    'precio del corte? y de la barba?',
    'quanto é o corte? e a barba?',
  ])('%s', (text) => {
    expect(asked(text)).toEqual(['corte', 'barba']);
  });
  test.each(['cuánto sale corte y barba?', '¿cuánto el corte y la barba?'])('%s: the one that is both', (text) => {
    expect(asked(text)).toEqual(['corte_barba']);
  });
});
