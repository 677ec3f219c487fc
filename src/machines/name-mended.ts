import { plainLetters } from '../domain.ts';
import type { MachineEvent } from './kit.ts';

/**
 * "Suárez, con z" of Marcela Suares, "es Janet" of Yanet Soto: one word of the name that is known is put right, and the
 * others stay. Of two words that are alike, or none, what was told is all of it.
 */
export function asMended({ field, value, world }: Extract<MachineEvent, { type: 'customer.answers' }>): string {
  return field === 'name' ? nameAsMended(world.contact.name, value) : value;
}

function nameAsMended(known: string | undefined, told: string): string {
  const words = (known ?? '').split(/\s+/u);
  if (words.length < 2 || /\s/u.test(told)) return told;
  const alike = words.filter((word) => isAlike(word, told));
  return alike.length === 1 ? words.map((word) => (word === alike[0] ? told : word)).join(' ') : told;
}

function isAlike(one: string, other: string): boolean {
  const [a, b] = [plainLetters(one), plainLetters(other)];
  return distance(a, b) <= LETTERS_AMISS_MAX && Math.min(a.length, b.length) > LETTERS_AMISS_MAX;
}
const LETTERS_AMISS_MAX = 2;

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
