/** What happened, line by line: kept as a digest of everything and the last lines, so that a long run stays small. */
import { createHash } from 'node:crypto';

/** Lines that are shown with a violation. */
const TAIL_LINES = 120;
const UNHASHED_CHARS_MAX = 16_384;

export interface Trace {
  note(line: string): void;
  /** SHA-256 of all lines so far, hexadecimal. */
  digest(): string;
  tail(): string[];
}

/** `all`: keep every line, for whoever hunts a bug. */
export function createTrace(now: () => number, start: number, all: boolean): Trace {
  const hash = createHash('sha256');
  const lines: string[] = [];
  // A call of the hash for every line costs more than the line.
  let unhashed = '';
  const hashed = () => {
    hash.update(unhashed);
    unhashed = '';
    return hash;
  };
  return {
    note: (line) => {
      const stamped = `${((now() - start) / 1_000).toFixed(3)} ${line}`;
      unhashed += `${stamped}\n`;
      if (unhashed.length > UNHASHED_CHARS_MAX) hashed();
      lines.push(stamped);
      if (!all && lines.length > 2 * TAIL_LINES) lines.splice(0, TAIL_LINES);
    },
    digest: () => hashed().copy().digest('hex'),
    tail: () => (all ? [...lines] : lines.slice(-TAIL_LINES)),
  };
}
