/**
 * Somebody ruled out while a time is being chosen, or by itself: a wish, and no yes, whatever stands before it.
 *
 * This folder: whom a message speaks of, and what they are called. The pipeline, `answers/` and `errands/` import it.
 */
import type { Act } from '../acts.ts';
import { act } from '../acts.ts';
import type { Heard } from '../heard.ts';

/** "Fine, but not with Dr. Smith": the same with somebody else. Errands of their own are read as such. */
export function wantsAnybodyElse(heard: Heard): Act | undefined {
  const { unwanted, hit, text, situation } = heard;
  if (unwanted.length === 0) return undefined;
  if (hit !== undefined && !MILD.has(hit.intent)) return undefined;
  if (situation.flow === 'reprogramacion') return act(heard, { intent: 'move' });
  const alone = situation.flow === 'ninguno' && text.words.length === 0;
  return situation.flow === 'agenda' || alone ? act(heard, { intent: 'book' }) : undefined;
}
const MILD: ReadonlySet<Act['intent']> = new Set<Act['intent']>([
  'book',
  'move',
  'reject',
  'accept',
  'other',
  'thanks',
  'greet',
]);
