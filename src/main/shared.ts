import type { Clock } from '../ports.ts';

/** Whoever asks within `ms` of the last time gets the last answer, a failure as well. */
export function shared<T>(work: () => Promise<T>, { clock, ms }: { clock: Clock; ms: number }): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const now = clock.now();
    if (last === undefined || now >= last.at + ms || now < last.at) last = { at: now, answer: work() };
    return last.answer;
  };
}
