/** What a keyword rule is. Rules live beside this file and are read in the order that `keywords.ts` gives them. */
import type { Topic } from '../../../domain.ts';
import type { Intent } from '../acts.ts';
import type { Area } from '../situation.ts';

export interface Hit {
  readonly intent: Intent;
  readonly topic?: Topic;
  readonly area?: Area;
  /** 0 to 1: below SURE the classifier is asked too. */
  readonly confidence: number;
}
export interface Rule {
  readonly hit: Hit;
  readonly when: RegExp;
  readonly not?: RegExp;
  /** Only in a clause with a question mark or a question word. */
  readonly asks?: boolean;
  /** Languages' countries where the words mean this. */
  readonly countries?: readonly string[];
}

/**
 * A pattern over ` word word `: spaces in the source stand for one space, ends are word ends, a new line is another
 * alternative.
 */
export function words(source: string): RegExp {
  return new RegExp(` (?:${either(source)})(?= |$)`);
}
/** A named group of words, written on as many lines as it takes: alternatives of a pattern. */
export function group(source: string): string {
  return `(?:${either(source)})`;
}
function either(source: string): string {
  return (
    source
      .split('\n')
      .map((line) => line.trimStart())
      .filter((line) => line.trim() !== '')
      .join('|')
      // "^ paid" is a clause that begins so: the space before every pattern is read already.
      .replaceAll(/(?<=^|[|(])\^ /g, '(?<=^ )')
  );
}
/** Some words between. */
export const GAP = '(?: [^ ]+){0,4} ';
export const NEAR = '(?: [^ ]+){0,2} ';

/** What stands before a verb of the past. */
export const PAST = `(?:ya |recien |ahi |acabo de |te |le |les |lo |la |los )*`;
