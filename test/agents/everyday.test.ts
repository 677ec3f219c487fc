/** Frequent words are themselves: no misspelling, no beginning and no form of what is sold. */
import { describe, expect, test } from 'vitest';
import { namingWords, sameWord } from '../../src/agents/offline/names.ts';
import { bestPlace } from '../../src/agents/offline/names.ts';
import { sameName } from '../../src/agents/offline/names/name-words.ts';

describe('a frequent word of the language', () => {
  test.each([
    ['muchas', 'mechas'],
    ['mucha', 'mechas'],
    ['facil', 'facial'],
    ['faceis', 'facial'],
    ['corre', 'corte'],
    ['cuanto', 'canto'],
    ['pedi', 'pedicura'],
    ['mensaje', 'masaje'],
    ['normalmente', 'normalizacion'],
    ['cuarto', 'cuarzo'],
    ['price', 'prince'],
    // Of an hour: "a las tres y media".
    ['media', 'medidas'],
    ['media', 'medicion'],
    ['meia', 'medida'],
    ['depois', 'depilacion'],
    ['cita', 'citologia'],
    ['parte', 'parto'],
    ['evening', 'event'],
    ['king', 'kite'],
    // A given name is somebody's.
    ['carla', 'carilla'],
    ['pedro', 'perros'],
  ])('"%s" is not %s', (word, part) => {
    expect(sameWord(word, part)).toBe(false);
  });

  test.each([
    ['mechitas', 'mechas'],
    ['mexhas', 'mechas'],
    ['faciales', 'facial'],
    ['fasial', 'facial'],
    ['visita', 'visita'],
    ['fotos', 'foto'],
    ['blanq', 'blanqueamiento'],
    ['cambios', 'cambio'],
    ['vacunar', 'vacunacion'],
    ['snorkeling', 'snorkel'],
    ['snorkelling', 'snorkel'],
    ['diving', 'dive'],
    ['dive', 'diving'],
    ['surfing', 'surf'],
  ])('"%s" is still %s', (word, part) => {
    expect(sameWord(word, part)).toBe(true);
  });

  test('names no branch and nobody either', () => {
    expect(sameName('porque', 'parque')).toBe(false);
    const places = [
      { id: 'a', name: 'Casablanca' },
      { id: 'b', name: 'Parque Arauco' },
    ];
    expect(bestPlace(namingWords('no estoy en casa mañana porque viajo'), places)).toBeUndefined();
    expect(bestPlace(namingWords('en casab'), places)).toBe('a');
  });
});
