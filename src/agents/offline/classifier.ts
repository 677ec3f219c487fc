/** Placeholder until the model is trained: nobody guesses. */
import type { Act } from './acts.ts';
import type { Heard } from './heard.ts';

export function classify(_heard: Heard): { act: Act; confidence: number } | undefined {
  return undefined;
}
