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
  const alike = words.filter((word) => isAlike(word, told));
  return alike.length === 1 ? words.map((word) => (word === alike[0] ? told : word)).join(' ') : told;
}

/** One letter amiss in a word, two in a long one with the same beginning: in a short word they make another name ("Eva"). */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [plainLetters(one), plainLetters(other)];
  const shorter = Math.min(a.length, b.length);
  const amiss = distance(a, b);
  if (amiss === 0) return true;
  if (shorter < SPELT_LETTERS_MIN || endsOtherwise(a, b)) return false;
  return amiss === 1 || (amiss === 2 && shorter >= LONG_LETTERS_MIN && a[0] === b[0]);
}
const SPELT_LETTERS_MIN = 4;
const LONG_LETTERS_MIN = 6;

/** Mario and María, Luis and Luisa: two people, and nothing misspelt. */
function endsOtherwise(a: string, b: string): boolean {
  const [x = '', y = ''] = [a.at(-1), b.at(-1)];
  return a.slice(0, 3) === b.slice(0, 3) && x !== y && (VOWEL.test(x) || VOWEL.test(y));
}
const VOWEL = /[aeo]/u;

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
