import { plainLetters, type World } from '../domain.ts';
import type { MachineEvent } from './kit.ts';

type Told = Pick<Extract<MachineEvent, { type: 'customer.answers' }>, 'field' | 'value'>;

/**
 * "Suárez, con z" of Marcela Suares, "es Janet" of Yanet Soto: one word of the name that is known is put right, and the
 * others stay. Of two words that are alike, or none, what was told is all of it.
 */
export function asMended({ field, value }: Told, { contact }: Pick<World, 'contact'>): string {
  return field === 'name' ? nameAsMended(contact.name, value) : value;
}

function nameAsMended(known: string | undefined, told: string): string {
  const words = (known ?? '').split(/\s+/u);
  if (words.length < 2 || /\s/u.test(told)) return told;
  const alike = words.filter((word, i) => isAlike(word, told, i === 0 ? isAnother : isOfTheOtherSex));
  return alike.length === 1 ? words.map((word) => (word === alike[0] ? told : word)).join(' ') : told;
}

/**
 * One letter amiss in a word, two in a long one with the same beginning: in a short word they make another name ("Eva" of
 * Ana). A letter that is doubled makes none.
 */
function isAlike(one: string, other: string, isOther: (a: string, b: string) => boolean): boolean {
  const [a, b] = [plainLetters(one), plainLetters(other)];
  if (undoubled(a) === undoubled(b)) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < SPELT_LETTERS_MIN || isOther(a, b)) return false;
  const amiss = distance(a, b);
  return amiss === 1 || (amiss === 2 && shorter >= LONG_LETTERS_MIN && a[0] === b[0]);
}
const SPELT_LETTERS_MIN = 4;
const LONG_LETTERS_MIN = 6;

function undoubled(word: string): string {
  return word.replace(/(?<letter>.)\k<letter>/gu, '$<letter>');
}

/** Of given names, Mario and María, Luis and Luisa: two people, and nothing misspelt. */
function isAnother(a: string, b: string): boolean {
  const [x = '', y = ''] = [a.at(-1), b.at(-1)];
  return a.slice(0, 3) === b.slice(0, 3) && x !== y && (VOWEL.test(x) || VOWEL.test(y));
}
const VOWEL = /[aeo]/u;

/** Of what may be a surname: Luisa and Luis are two, Rosso and Rossi are one that is put right. */
function isOfTheOtherSex(a: string, b: string): boolean {
  const [one, other] = [a.replace(/[ao]$/u, ''), b.replace(/[ao]$/u, '')];
  return a !== b && one === other;
}

/** Letters to put in, take out or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
