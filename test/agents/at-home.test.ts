import { expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, events, serviceOf, tenant } from './kit.ts';

const topics = (text: string, question = IDLE, more = {}) =>
  events(text, question, more).map((event) => (event.type === 'customer.asks' ? event.topic : event.type));

test.each([
  'hacen masajes a domicilio?', 'hacen limpieza a domicilio los sábados?', 'el masaje es a domicilio?', 'hay masajes a domicilio?', 'y a domicilio hacen?', 'me pueden atender a domicilio?', 'vienen a mi casa a hacer masajes?',
  'fazem massagem em domicílio?', 'fazem massagem em casa?', 'do you do massages at home?',
])('"%s": nobody here knows, and no price is told', (text) => {
  for (const question of [IDLE, CONFIRM, LIST]) expect(topics(text, question)).toEqual(['otro']);
}); // prettier-ignore
test.each([
  ['hacen masajes?', 'precio'],
  ['cuánto sale el corte a domicilio?', 'precio'],
  ['¿cuál es el domicilio?', 'direccion'],
  ['quiero un masaje a domicilio', 'customer.wants_booking'],
])('"%s" asks something else', (text, topic) => {
  expect(topics(text)).toEqual([topic]);
});
test('where it is sold, it is told of', () => {
  const business = { tenant: { ...tenant, services: [...tenant.services, serviceOf('dom', 'Baño a domicilio', 'x')] } };
  expect(topics('hacen baño a domicilio?', IDLE, business)).toEqual(['precio']);
});
