/**
 * A pattern in whose words others stand: a literal between slashes cannot hold them. As there, a backslash is one, and no
 * flags are set.
 */
export function re(parts: TemplateStringsArray, ...words: readonly (string | number)[]): RegExp {
  return new RegExp(String.raw(parts, ...words));
}
