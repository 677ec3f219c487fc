/** Files as people save them. Imports nothing: what reads a setting before anything else is loaded uses it, too. */

/** Windows' editors put a byte order mark before a text in UTF-8; it is no part of it. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
