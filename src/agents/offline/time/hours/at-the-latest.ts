/** "A más tardar a las 11", "11am at the latest", "no máximo às 11": before it, or then; "antes de las 11" is before it only. */
import type { Rule } from '../items.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { clockAt } from './clock.ts';
import { boundRule } from './hour-ranges.ts';

/** Before the hour: what `boundRule` reads as "before" of these words holds the hour itself. */
const AHEAD = phrases({
  latest:
    'no mas tarde de/que|no despues de/del|a mas tardar|o mais tardar|no mais tardar|como mucho|como maximo|maximo|no maximo|nao mais que|nao mais tarde que|nao depois de/das|no later than|max|no pase de|que no pase de|hasta maximo|tope|como tarde|como muy tarde|lo mas tarde|a lo mas tarde|lo mas tardar|mas tardar|latest',
});
const BEHIND = phrases({
  latest:
    'a mas tardar|como maximo|maximo|como mucho|a lo sumo|cuando mucho|como muy tarde|como tarde|no maximo|o mais tardar|no mais tardar|at the latest|at latest|tops',
});

export const atTheLatestRule: Rule = (scan, at) => {
  const bound = phraseAt(AHEAD, scan.tokens, at) && boundRule(scan, at);
  if (bound?.meaning.kind === 'bound' && bound.meaning.side === 'before')
    return { ...bound, meaning: { ...bound.meaning, inclusive: true } };
  const read = clockAt(scan, at);
  const tail = read && phraseAt(BEHIND, scan.tokens, read.next);
  if (!read || read.bare || tail === undefined) return undefined;
  return { meaning: { kind: 'bound', side: 'before', clock: read.clock, inclusive: true }, next: tail.next };
};
