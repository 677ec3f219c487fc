/**
 * One thing and then another in a message (CONV-11). Whoever sees where it is to be cut gives each part to be read by
 * itself, is told what was made of it, and says what they mean together; undefined: the message is read as one.
 */
import type { Reading } from '../../domain.ts';
import type { Situation } from './situation.ts';
import type { Text } from './words/text.ts';

export interface Part {
  readonly said: Text;
  readonly situation: Situation;
  /** It answers what is open: what is told beside an answer is heard in it. */
  readonly answers?: true;
}
export type Parts = Generator<Part, Reading | undefined, Reading>;

export function readParts(parts: Parts, read: (part: Part) => Reading): Reading | undefined {
  let step = parts.next();
  while (step.done !== true) step = parts.next(read(step.value));
  return step.value;
}
