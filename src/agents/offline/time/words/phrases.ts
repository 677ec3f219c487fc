/** Fixed expressions by their first word, the longest first. */
import type { Token } from './tokens.ts';

type Phrases<Meaning extends string> = ReadonlyMap<string, { words: string[]; means: Meaning }[]>;

interface PhraseMatch<Meaning> {
  means: Meaning;
  /** Index of the token after the phrase. */
  next: number;
}

/**
 * Compiles a table of meaning → folded phrases separated by '|'.
 * A phrase's word may have alternatives inside it, written "de/del la/las": every combination is compiled,
 * so that matching stays a plain comparison of words.
 */
export function phrases<Meaning extends string>(table: Record<Meaning, string>): Phrases<Meaning> {
  const compiled = new Map<string, { words: string[]; means: Meaning }[]>();
  for (const means of keysOf(table)) {
    for (const phrase of table[means].split('|')) {
      for (const words of combinations(phrase.trim().split(/\s+/))) {
        const first = words[0] ?? '';
        compiled.set(first, [...(compiled.get(first) ?? []), { words, means }]);
      }
    }
  }
  for (const list of compiled.values()) list.sort((a, b) => b.words.length - a.words.length);
  return compiled;
}

/** The longest phrase that begins at the token, or undefined. */
export function phraseAt<Meaning extends string>(
  table: Phrases<Meaning>,
  tokens: readonly Token[],
  at: number,
): PhraseMatch<Meaning> | undefined {
  const candidates = table.get(tokens[at]?.text ?? '');
  if (!candidates) return undefined;
  for (const { words, means } of candidates) {
    if (matches(words, tokens, at)) return { means, next: at + words.length };
  }
  return undefined;
}

/** A plain loop: this is what the reader spends its time on. */
function matches(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  for (let index = 1; index < words.length; index += 1) {
    if (tokens[at + index]?.text !== words[index]) return false;
  }
  return true;
}

function keysOf<Key extends string>(table: Record<Key, string>): Key[] {
  return Object.keys(table).filter((key): key is Key => key in table);
}

function combinations(words: string[]): string[][] {
  let all: string[][] = [[]];
  for (const word of words) {
    all = word.split('/').flatMap((choice) => all.map((prefix) => [...prefix, choice]));
  }
  // An empty alternative ("/la") leaves the word out.
  return all.map((list) => list.filter((word) => word !== '')).filter((list) => list.length > 0);
}
