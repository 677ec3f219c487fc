import { describe, expect, test } from 'vitest';
import { CONFIRM, LIST, events } from './kit.ts';

const types = (text: string, question: typeof CONFIRM) => events(text, question).map((e) => e.type);

describe('yes and no where one hour is proposed', () => {
  test.each([
    'bueno',
    'bueno pues',
    'sisas',
    'fino',
    'ya normal',
    'ya vas',
    'nítido',
    'pode crer',
    'cualquiera, si',
    'me da igual, dale',
  ])('"%s" is a yes', (text) => {
    expect(types(text, CONFIRM)).toEqual(['customer.accepts']);
  });

  test.each(['cualquiera de las dos', 'la que sea', 'any of them', 'bueno eh', 'bueno, a ver'])(
    '"%s" is neither',
    (text) => {
      expect(types(text, CONFIRM)).toEqual(['customer.not_understood']);
    },
  );

  test.each(['siempre no', 'siempre no, mil gracias', 'ay ya no, gracias', 'no, ya no'])('"%s" gives it up', (text) => {
    expect(types(text, CONFIRM)).toEqual(['customer.exits']);
  });

  test.each(['la que sea, me da igual', 'cualquiera de esas, gracias'])('"%s" takes the first of a list', (text) => {
    expect(types(text, LIST)).toEqual(['customer.selects']);
  });
});
