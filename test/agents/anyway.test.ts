/** "Bueno, igual sí": a yes all the same, where "igual" is no perhaps. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, events } from './kit.ts';

describe('all the same', () => {
  test.each([
    'bueno, igual dale',
    'ta, igual sí',
    'ya, igual lo confirmo',
    'no importa, igual sí gracias',
    'tá bom, mesmo assim sim',
    'ok, still yes',
  ])('"%s" agrees', (text) => {
    expect(events(text, CONFIRM)).toEqual([{ type: 'customer.accepts' }]);
  });
  test.each(['igual sí', 'bueno, igual y sí', 'ok igual si puedo voy', 'bueno, igual lo pienso', 'mmm igual no'])(
    '"%s" does not',
    (text) => {
      expect(events(text, CONFIRM)).not.toContainEqual({ type: 'customer.accepts' });
    },
  );
});
