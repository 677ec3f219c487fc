/** "Ninguno de esos es lo que busco", below the list of what is sold: the next page, or asked again, and nothing is given up. */
import { expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { events, services } from './kit.ts';

const SHORT: Question = { state: 'AGENDA_ELIGIENDO_SERVICIO', offer: services };
const many = Array.from({ length: 12 }, (_, i) => ({ id: `s${i}`, priceMinor: 1 }));
const LONG: Question = { ...SHORT, offer: { id: 'k9', page: 0, kind: 'servicio', services: many } };

test.each([
  'ninguno de esos es lo que busco',
  'no veo el que quiero',
  'nenhum desses é o que eu procuro',
  'none of those is what I want',
])('%s', (text) => {
  expect(events(text, LONG)).toMatchObject([{ type: 'customer.wants_more', page: 1 }]);
  expect(events(text, SHORT)).toMatchObject([{ type: 'customer.not_understood' }]);
});

test.each(['ninguno, dejalo', 'no quiero nada, gracias'])('%s gives it up', (text) => {
  expect(events(text, LONG)).toMatchObject([{ type: 'customer.exits' }]);
});
