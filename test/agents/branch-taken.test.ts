/** Which of two branches is taken, where both are named: how long a name is decides nothing. */
import { describe, expect, test } from 'vitest';
import { bestPlace, namingWords } from '../../src/agents/offline/names.ts';

const PLACES = [
  { id: 'roma', name: 'Roma Norte', address: 'Álvaro Obregón 90' },
  { id: 'coyoacan', name: 'Coyoacán', address: 'Francisco Sosa 12' },
];
const place = (said: string) => bestPlace(namingWords(said), PLACES);

describe('of two branches in one breath', () => {
  test.each([
    'creo que es Coyoacán, no Roma Norte', 'me queda mejor Coyoacán que Roma Norte', 'vivo más cerca de Coyoacán que de Roma Norte', 'Coyoacán, aunque Roma Norte también me sirve', 'Coyoacán is closer than Roma Norte',
    'Coyoacán fica mais perto que Roma Norte', 'la de Coyoacán, la de Roma Norte me queda muy lejos', 'Coyoacán en vez de Roma Norte', 'en vez de Roma Norte prefiero Coyoacán', 'pásame de Roma Norte a Coyoacán', 'Coyoacán, porque Roma Norte está lejos', 'vivo en Roma Norte pero trabajo en Coyoacán, entonces Coyoacán',
  ])('«%s» takes Coyoacán', (said) => {
    expect(place(said)).toBe('coyoacan');
  }); // prettier-ignore
  test.each([
    'Roma Norte o Coyoacán', 'ni Coyoacán ni Roma Norte', 'no sé si Coyoacán o Roma Norte', 'me queda igual Coyoacán que Roma Norte', 'me queda más lejos Coyoacán que Roma Norte',
  ])('«%s» takes neither', (said) => {
    expect(place(said)).toBeUndefined();
  }); // prettier-ignore
  test('one alone is that one', () => {
    expect(place('la roma norte')).toBe('roma');
    expect(place('en la norte')).toBe('roma');
  });
});
