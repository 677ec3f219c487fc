/** A message made ready: its text, the times it speaks of, and where it arrives. */
import { readTimes } from './time/index.ts';
import type { Heard } from './heard.ts';
import { keyword } from './keywords.ts';
import { countryOf } from './situation.ts';
import type { Situation } from './situation.ts';
import { readText } from './text.ts';
import type { Text } from './text.ts';

/** "No, 11 please", "mejor 16:30", "no, a 15" where a time is to be confirmed: the number is an hour. */
const CORRECTED =
  /^\s*(?:(?:no|nop|nah|mejor|não|nao|perd[oó]n|digo|actually|sorry|melhor|better)[\s,.!]+)+(\d{1,2}(?::\d{2})?)(?:\s*(?:hs?|please|por favor|porfa|mejor|better)[\s.!]*)*$/i;

/** The message as the reader of times gets it. */
function spoken(raw: string, situation: Situation): string {
  if (situation.asks !== 'confirm' || (situation.flow !== 'agenda' && situation.flow !== 'reprogramacion')) return raw;
  const hour = CORRECTED.exec(raw.slice(0, 80))?.[1];
  return hour === undefined ? raw : `a las ${hour}`;
}

export function hear(message: string | Text, situation: Situation): Heard {
  const text = typeof message === 'string' ? readText(message) : message;
  const country = countryOf(situation);
  const hit = keyword({ norm: text.norm, asks: text.asks, country });
  const times = readTimes(spoken(text.raw, situation), { now: situation.now, language: situation.language });
  return { text, situation, hit, times };
}
