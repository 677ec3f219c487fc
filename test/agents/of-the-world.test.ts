import { describe, expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

const types = (text: string) => events(text, IDLE).map(({ type }) => type.replace('customer.', ''));

describe('a question about a day that is about the world, and not about coming', () => {
  test.each(['va a llover el sabado?', 'el sabado juega boca?', 'que dia cae el 25?', 'vai chover amanha?', 'hace calor mañana? jaja'])(
    '"%s" is a question, and opens no booking',
    (text) => {
      expect(types(text)).toEqual(['asks']);
    },
  ); // prettier-ignore

  test.each(['el sabado tienen lugar?', 'juego al futbol el sabado, tienen lugar a las 3?', 'puedo ir el 25?'])(
    '"%s" is a wish for that day',
    (text) => {
      expect(types(text)).toEqual(['wants_booking']);
    },
  );
});
