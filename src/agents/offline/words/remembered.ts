/**
 * A message is looked at by some hundred readers, and many of them fold it, split it, or look for the business's names
 * in it anew. Such a reading depends on its text only: the last ones are kept, for customers say much the same.
 */
import { TEXT_CHARS_MAX } from '../../../domain.ts';

/** What the texts that are kept may come to: some hundred messages, or a few of the longest. */
const CHARS_MAX = 32 * TEXT_CHARS_MAX;
/** A business has its own: of many businesses less is kept for each. */
const CHARS_OF_ONE_MAX = 8 * TEXT_CHARS_MAX;
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
