/** An e-mail address told beside something else: "Ana Pérez, ana@x.com", "flu shot at 10, my email is bob@s.com". */
import { fieldValue } from './fields.ts';
import { fold } from './text.ts';

export interface ToldEmail {
  readonly email: string;
  /** The message without it and without what announced it, places kept. */
  readonly rest: string;
}

/** As far as it is looked for. */
const LOOKED_AT_CHARS = 400;
const ADDRESS = /[^\s<>()[\],;:"]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,24}/i;
/** "Y mi correo es", "my email:", "email" before the address. */
const LEAD =
  /(?:[,;.]\s*)?(?:\b(?:y|e|and|con|com|with)\s+)?(?:\b(?:mi|meu|my|el|o|the)\s+)?\b(?:correo(?:\s+electronico)?|e-?mail|mail)(?:\s+(?:es|e|is))?\s*:?\s*$/;

/** Undefined: none, or nothing besides it. */
export function emailBeside(raw: string): ToldEmail | undefined {
  const head = raw.slice(0, LOOKED_AT_CHARS);
  const match = ADDRESS.exec(head);
  const email = match === null ? undefined : fieldValue('email', match[0], '');
  if (match === null || email === undefined) return undefined;
  const lead = LEAD.exec(fold(head.slice(0, match.index)))?.[0].length ?? 0;
  const [start, end] = [match.index - lead, match.index + match[0].length];
  const before = raw.slice(0, start).replace(/[\s,;:.-]+$/u, (gap) => ' '.repeat(gap.length));
  const after = raw.slice(end).replace(/^[\s,;:.]+/u, (gap) => ' '.repeat(gap.length));
  const rest = `${before}${' '.repeat(end - start)}${after}`;
  return /[\p{L}\p{N}]/u.test(rest) ? { email, rest } : undefined;
}
