/** A message made ready: its text, the times it speaks of, and where it arrives. */
import { decidedByRows } from './choices.ts';
import type { Heard } from './heard.ts';
import { keyword } from './keywords.ts';
import { countryOf } from './situation.ts';
import type { Situation } from './situation.ts';
import { readText } from './text.ts';
import type { Text } from './text.ts';
import { POLICIES, readTimes } from './time/index.ts';

/** "No, 11 please", "mejor 16:30", "no, a 15" where a time is to be confirmed: the number is an hour. */
const CORRECTED =
  /^\s*(?:(?:no|nop|nah|mejor|não|nao|perd[oó]n|digo|actually|sorry|melhor|better)[\s,.!]+)+(\d{1,2}(?::\d{2})?)(?:\s*(?:hs?|please|por favor|porfa|mejor|better)[\s.!]*)*$/i;

/** A number and nothing else. */
const ALONE = /^\s*(\d{1,2})\s*[.!?]*\s*$/;

/** The message as the reader of times gets it. */
function spoken(raw: string, situation: Situation): string {
  if (situation.flow !== 'agenda' && situation.flow !== 'reprogramacion') return raw;
  const hour = situation.asks === 'confirm' ? CORRECTED.exec(raw.slice(0, 80))?.[1] : hourBeyondRows(raw, situation);
  return hour === undefined ? raw : `a las ${hour}`;
}

/** "17" before a list of nine hours is no row, and beyond what a list can hold it is an hour. */
function hourBeyondRows(raw: string, { offer }: Situation): string | undefined {
  const number = offer?.kind === 'turno' ? ALONE.exec(raw.slice(0, 10))?.[1] : undefined;
  return number !== undefined && Number(number) > POLICIES.listRowsMax && Number(number) < 24 ? number : undefined;
}

export function hear(message: string | Text, situation: Situation): Heard {
  const text = typeof message === 'string' ? readText(message) : message;
  const country = countryOf(situation);
  const hit = keyword({ norm: text.norm, asks: text.asks, country });
  const { now, language, tenant } = situation;
  const windowDays = tenant?.booking.windowDays;
  const environment = { now, language, ...(windowDays === undefined ? {} : { windowDays }) };
  const times = readTimes(spoken(text.raw, situation), environment);
  return { text, situation, hit, times: decidedByRows(times, situation) };
}
