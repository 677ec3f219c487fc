/** What one is sorry for is how late he answers: the answer stands without it. */
import { expect, test } from 'vitest';
import { CONFIRM, LIST, events } from './kit.ts';

test.each([
  'si, disculpá que tardé en contestar', 'dale, qué pena la demora', 'perdón por la demora, sí', 'sí mil disculpas que no te contesté antes', 'sim, desculpa que demorei pra responder',
  'yes, sorry it took me so long', 'yes please, sorry for the late reply', 'si, que pena con usted la demora',
])('«%s» is a yes', (text) => {
  expect(events(text, CONFIRM)).toEqual([{ type: 'customer.accepts' }]);
}); // prettier-ignore

test.each(['perdón que tardé en contestar, la de las 11', 'la de las 11, disculpa la demora'])('«%s» takes that hour', (text) => {
  expect(events(text, LIST)).toMatchObject([{ type: 'customer.selects' }]);
}); // prettier-ignore

test('«perdón, tarde mejor» is of the afternoon', () => {
  expect(events('perdón, tarde mejor', CONFIRM)).not.toContainEqual({ type: 'customer.accepts' });
});
