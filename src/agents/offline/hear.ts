/** A message made ready: its text, the times it speaks of, and where it arrives. */
import { readTimes } from './time/index.ts';
import type { Heard } from './heard.ts';
import { keyword } from './keywords.ts';
import { countryOf } from './situation.ts';
import { readText } from './text.ts';
import type { Situation } from './situation.ts';

export function hear(message: string, situation: Situation): Heard {
  const text = readText(message);
  const country = countryOf(situation);
  const hit = keyword({ norm: text.norm, asks: text.asks, country });
  return { text, situation, hit, times: readTimes(text.raw, { now: situation.now, language: situation.language }) };
}
