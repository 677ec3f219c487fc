/** "10 y media, a las 12 lo busca mi marido", before hours: the first is taken, and the second is why. */
import { describe, expect, test } from 'vitest';
import { events, LIST } from './kit.ts';

describe('of two hours the second may be the reason', () => {
  test.each([
    'a las 10, a las 17 lo pasa a buscar mi hijo',
    '10h, às 17h tenho um compromisso',
    'la de las 10, a las 17 me recoge mi esposo',
    'at 10, at 5pm I have a dinner',
  ])('"%s"', (text) => {
    expect(events(text, LIST)).toMatchObject([{ type: 'customer.selects', n: 1 }]);
  });

  test.each(['a las 10, no, a las 17', 'a las 10, mejor a las 17'])('"%s" puts it right', (text) => {
    expect(events(text, LIST)).toMatchObject([{ type: 'customer.selects', n: 2 }]);
  });
});
