/**
 * A message is looked at by some hundred readers, and many of them fold it, split it, or look for the business's names
 * in it anew. Such a reading depends on its text only: the last few are kept.
 */
const TEXTS_MAX = 32;

/** The same reading of the same text, made once. Results are shared: nobody writes to them. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = read(text);
    if (known.size >= TEXTS_MAX) known.clear();
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
    const known = readers.get(things) ?? remembered((text) => read(text === '' ? [] : text.split('\n'), things));
    readers.set(things, known);
    return known(words.join('\n'));
  };
}
