/** Keys in order at every depth: what is equal reads equal. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** A short fingerprint (cyrb53, 53 bits): tells changes apart, keeps nothing secret. */
export function digest(value: unknown): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const char of canonical(value)) {
    const code = char.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
