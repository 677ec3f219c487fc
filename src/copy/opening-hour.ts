import type { Speech } from './speech.ts';

/** The words of a language for the hour at which the business opens: `day` is absent today. */
export type OpeningWords = (hour: string, day?: string) => string;

export function openingAt(instant: number, s: Speech, words: OpeningWords): string {
  const [day, today] = [s.day(instant), s.day(s.context.now)];
  return day === today ? words(s.hour(instant)) : words(s.hour(instant), day);
}
