import { reasonOf } from '../../errors.ts';

/** How dialogue files speak of text: a regular expression between slashes, or words. Pure. */

/** `/…/flags`; undefined for plain text. Throws SyntaxError for a broken expression. */
export function regexOf(pattern: string): RegExp | undefined {
  const [, body, flags] = EXPRESSION.exec(pattern) ?? [];
  // Without g and y: an expression that remembers where it was would not find the same twice.
  return body === undefined || flags === undefined ? undefined : new RegExp(body, flags.replace(/[gy]/g, ''));
}
const EXPRESSION = /^\/(.*)\/([dgimsuvy]*)$/s;

/**
 * Why a pattern is none; undefined: it is one. What begins with a slash is meant as an expression: without its end, or with a
 * flag that there is not, it would be looked for as a text that nobody ever says, and a `not` would hold whatever is said.
 */
export function wrongPattern(pattern: string): string | undefined {
  if (!pattern.startsWith('/')) return undefined;
  const [, body] = EXPRESSION.exec(pattern) ?? [];
  if (body === undefined)
    return 'empieza con / y no es una expresión regular: escríbela /así/i (banderas: d g i m s u v y), o busca el texto sin esa barra';
  if (body === '') return 'la expresión regular está vacía: así siempre se cumple';
  try {
    regexOf(pattern);
    return undefined;
  } catch (error) {
    return `la expresión regular no es válida: ${reasonOf(error)}`;
  }
}

/** Contained, case-insensitive; an expression as it is written. */
export function holds(pattern: string, text: string): boolean {
  const regex = regexOf(pattern);
  if (regex) return regex.test(text);
  return normal(text).includes(normal(pattern));
}

/** The first title that fits: the same, then the beginning, then a part of it; accents and case aside. */
export function fitting<T>(pattern: string, all: readonly T[], textsOf: (one: T) => readonly string[]): T | undefined {
  const regex = regexOf(pattern);
  if (regex) return all.find((one) => textsOf(one).some((text) => regex.test(text)));
  const wanted = folded(pattern);
  const fits = [
    (text: string) => text === wanted,
    (text: string) => text.startsWith(wanted),
    (text: string) => text.includes(wanted),
  ];
  for (const fit of fits) {
    const found = all.find((one) => textsOf(one).some((text) => fit(folded(text))));
    if (found) return found;
  }
  return undefined;
}

/** Lower case, without accents, one space between words. */
export function folded(text: string): string {
  return normal(text.normalize('NFD').replace(/\p{M}/gu, ''));
}

function normal(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}
