/**
 * A pattern in whose words others stand: a literal between slashes cannot hold them. As there, a backslash is one, and no
 * flags are set.
 */
export function re(parts: TemplateStringsArray, ...words: readonly (string | number)[]): RegExp {
  return new RegExp(String.raw(parts, ...words));
}

/**
 * Every match of a pattern with the flag `g`. Most texts have none, and `matchAll` makes a pattern anew before it looks:
 * of a long one that costs more than looking.
 */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  return text.search(pattern) < 0 ? NONE : [...text.matchAll(pattern)];
}
const NONE: readonly RegExpExecArray[] = [];

/** Words, told apart by spaces, to be looked up. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Where a word begins and where it ends in a text as it was written; and what is no sign. */
export const START = String.raw`(?<![\p{L}\p{N}])`;
export const END = String.raw`(?![\p{L}\p{N}])`;
export const LETTER = /[\p{L}\p{N}]/u;
