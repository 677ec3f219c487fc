/** The first or the last hour of a part of the day, among those that are shown. */
import { expect, test } from 'vitest';
import type { Offer, Question } from '../../src/domain.ts';
import { LIST, at, events } from './kit.ts';

const hours = ['09:00', '10:00', '12:30', '14:00', '16:00'];
const offer: Offer = {
  ...{ id: 'k7', page: 0, kind: 'turno' },
  slots: hours.map((hour) => ({ start: at(`2026-03-12T${hour}`), professionalId: 'laura', branchId: 'norte' })),
};
const SHOWN: Question = { ...LIST, offer };

test.each([
  ['la última de la mañana', 3],
  ['o último da manhã', 3],
  ['the last one in the morning please', 3],
  ['dame el primer turno de la mañana', 1],
  ['the last one in the afternoon', 5],
])('"%s" is row %i', (text, n) => {
  expect(events(text, SHOWN)).toEqual([{ type: 'customer.selects', offer: 'k7', n }]);
});

test('where more hours of that afternoon may follow, none is picked', () => {
  const question: Question = { ...LIST, offer: { ...offer, more: true } };
  expect(events('la última de la tarde', question)).not.toMatchObject([{ type: 'customer.selects' }]);
});
