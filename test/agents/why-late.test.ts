/** Why a choice comes late is no part of it; "perdón" alone may put right what was chosen. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, LIST, events } from './kit.ts';

describe('behind why it comes late', () => {
  test.each([
    'perdón, estaba laburando. la de las 5',
    'disculpa la demora, la segunda',
    'perdón recién veo, a las 17',
    'estaba en una reunión, la de las 5',
    'sorry was driving. 5pm works',
    'desculpa, tava dirigindo. a das 17',
  ])('«%s» chooses of the list', (text) => {
    expect(events(text, LIST).map(({ type }) => type)).toEqual(['customer.selects']);
  });
  test('a correction stays one', () => {
    expect(events('perdón, a las 12', CONFIRM)).toMatchObject([{ detalles: { hora_especifica: '12:00' } }]);
  });
});
