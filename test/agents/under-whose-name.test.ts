import { expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const corte = mine('corte', '2026-03-12T11:00');
const said = (text: string, appointment = corte) =>
  events(text, IDLE, { appointments: [appointment] }).map(({ type }) => type);

test.each([
  'a nombre de mi mamá, Teresa Paredes',
  'sería a nombre de mi hija, Lola Ruiz',
  'a nombre de mi hermano',
  'a nombre de Teresa Paredes porfa',
  'em nome da minha mãe',
])('"%s", of what is booked, is a person’s to write down, and no payment', (text) => {
  expect(said(text)).toEqual(['customer.wants_person']);
});

test('under whose name it stands already is only said again', () => {
  expect(said('a nombre de Elba Soto', { ...corte, customerName: 'Elba Soto' })).toEqual(['customer.acknowledges']);
});

test.each(['a nombre mío', 'a mi nombre porfa', 'no meu nome', 'under my name'])('"%s" is so, unless it was made for another', (text) => {
  expect(said(text)).toEqual(['customer.acknowledges']);
  expect(said(text, { ...corte, guest: { relation: 'hija' } })).toEqual(['customer.wants_person']);
}); // prettier-ignore

test('whose it is known to be is only said again', () => {
  expect(said('es a nombre de mi hija', { ...corte, guest: { relation: 'hija' } })).toEqual(['customer.acknowledges']);
});

test('with nothing booked it opens no payment', () => {
  const types = events('a nombre de mi hermano', IDLE).map(({ type }) => type);
  expect(types).not.toContain('customer.wants_payment');
});
