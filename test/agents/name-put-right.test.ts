/** A name in two messages, a name put right, and the name of a pet: nobody of the team is meant. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, events } from './kit.ts';

const NAME = { state: 'AGENDA_PIDIENDO_DATOS', field: 'name', known: { servicio: 'limpieza' } } as const;

describe('the name that was asked for', () => {
  test.each([
    [['Jorge', 'Ruiz'], 'Jorge Ruiz'],
    [['me llamo Ana', 'Gómez'], 'Ana Gómez'],
  ] as const)('in two messages: %s', (messages, value) => {
    expect(events(messages, NAME)).toEqual([{ type: 'customer.answers', field: 'name', value }]);
  });

  test('a pet is called as somebody of the team is', () => {
    const said = events('la perra es Laura y yo Ana Pérez', NAME);
    expect(said).toEqual([{ type: 'customer.answers', field: 'name', value: 'Ana Pérez' }]);
    expect(JSON.stringify(events('mi perro se llama Diego', NAME))).not.toContain('diego');
  });
});

describe('a name put right before a yes', () => {
  test.each([
    ['perdón, Carla Muñoz con zeta', 'Carla Muñoz'],
    ['Suárez, con z', 'Suárez'],
    ['es Janet con J', 'Janet'],
    ['Muñoz*', 'Muñoz'],
    ['é Oliveira, com i', 'Oliveira'],
    ["sorry, it's John with an h", 'John'],
  ])('"%s"', (text, value) => {
    expect(events(text, CONFIRM)).toEqual([{ type: 'customer.answers', field: 'name', value }]);
  });

  test.each(['mañana con sol', 'es con Laura', 'perdón, mañana'])('"%s" is none', (text) => {
    expect(events(text, CONFIRM)).not.toContainEqual(expect.objectContaining({ type: 'customer.answers' }));
  });
});
