/**
 * A message is looked at by some hundred readers, and many of them fold it, split it, or look for the business's names
 * in it anew. Such a reading depends on its text only: the last ones are kept, for customers say much the same.
 */
import { TEXT_CHARS_MAX } from '../../../domain.ts';

/** What the texts that are kept may come to: some hundred messages, or a few of the longest. */
const CHARS_MAX = 32 * TEXT_CHARS_MAX;
/** A business has its own: of many businesses less is kept for each. */
const CHARS_OF_ONE_MAX = 8 * TEXT_CHARS_MAX;
/** Two words are short, and many: each of a message beside each that things of the business are called by. */
const CHARS_OF_PAIRS_MAX = 8 * CHARS_MAX;
/** What any reading costs beside its text, as characters. */
const CHARS_BESIDE = 100;

/** The same reading of the same text, made once. Results are shared: nobody writes to them. */
export function remembered<T>(read: (text: string) => T, charsMax = CHARS_MAX): (text: string) => T {
  const known = new Map<string, T>();
  let chars = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = read(text);
    chars += text.length + CHARS_BESIDE;
    if (chars > charsMax) {
      known.clear();
      chars = text.length + CHARS_BESIDE;
    }
    known.set(text, made);
    return made;
  };
}

/** As `remembered`, of words and of what a business has: its people, its services. */
export function rememberedOf<Things extends object, T>(
  read: (words: readonly string[], things: Things) => T,
): typeof read {
  const readers = new WeakMap<Things, (text: string) => T>();
  return (words, things) => {
    const known =
      readers.get(things) ?? remembered((text) => read(text === '' ? [] : text.split('\n'), things), CHARS_OF_ONE_MAX);
    readers.set(things, known);
    return known(words.join('\n'));
  };
}

/** As `remembered`, of two words: what one has to do with the other. */
export function rememberedPair<T extends boolean>(read: (one: string, other: string) => T): typeof read {
  const known = new Map<string, Map<string, T>>();
  let chars = 0;
  return (one, other) => {
    const before = known.get(one)?.get(other);
    if (before !== undefined) return before;
    const made = read(one, other);
    chars += one.length + other.length + CHARS_BESIDE;
    if (chars > CHARS_OF_PAIRS_MAX) {
      known.clear();
      chars = one.length + other.length + CHARS_BESIDE;
    }
    known.set(one, (known.get(one) ?? new Map<string, T>()).set(other, made));
    return made;
  };
}
