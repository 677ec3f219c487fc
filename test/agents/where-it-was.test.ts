/** A massage on Thursday at three is being moved; it stays where it was (AGENDA-6). */
import { expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { LIST, at, events, mine } from './kit.ts';

const moving = mine('masaje', '2026-03-12T15:00');
const MOVING: Question = { ...LIST, state: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES', moving };
const PROPOSED: Question = {
  ...MOVING,
  state: 'AGENDA_REPROGRAMACION_CONFIRMANDO',
  offer: { id: 'k8', page: 0, kind: 'opcion', options: ['si', 'no'] },
  proposed: { ...moving.slot, start: at('2026-03-13T11:00') },
};
const types = (text: string, asked: Question) =>
  events(text, asked, { appointments: [moving] }).map(({ type }) => type);

test.each([
  'uy no, el viernes trabajo, déjeme el jueves como al principio', 'ya no la cambie, el jueves está bien', 'déjeme el jueves como estaba', 'déjela el jueves nomás', 'mejor me quedo con el jueves a las 3',
  'no mejor la dejo igual', 'no, la original', 'no, la que tenía', 'não, deixa na quinta como estava', 'no, keep it on thursday', 'mejor no la muevas, el jueves voy',
])('"%s": it stays', (text) => {
  expect(types(text, PROPOSED)).toEqual(['customer.exits']);
}); // prettier-ignore

test.each(['déjeme el jueves como estaba', 'no, la original', 'mejor me quedo con el jueves'])('"%s", in a list', (text) => {
  expect(types(text, MOVING)).toEqual(['customer.exits']);
}); // prettier-ignore

test.each([
  'déjela el jueves a las 5', 'déjela el jueves, pero a las 5', 'déjela el miércoles nomás', 'déjame el viernes', 'déjela el viernes a las 11', 'déjela el jueves con Diego', 'me quedo con el viernes',
  'el jueves pero más tarde', 'sí', 'déjame ver el jueves',
])('"%s" is no such thing', (text) => {
  expect(types(text, PROPOSED)).not.toContain('customer.exits');
}); // prettier-ignore

test('its day alone, where another hour of that day is proposed, may be that hour', () => {
  const sameDay: Question = { ...PROPOSED, proposed: { ...moving.slot, start: at('2026-03-12T17:00') } };
  expect(types('me quedo con el jueves', sameDay)).not.toContain('customer.exits');
  expect(types('me quedo con el jueves a las 3', sameDay)).toEqual(['customer.exits']);
});
