/**
 * What the classifier looks at: characters in twos to fives, words and pairs, the state, and which keyword rules
 * speak. Names of features are hashed into a fixed number of places, so the model has no dictionary.
 */
import type { Heard } from './heard.ts';
import { keywordClasses } from './keywords.ts';
import { pieces } from './words/phrases.ts';
import { countryOf } from './situation.ts';
import { saysWhen } from './wishes.ts';

/** Places of the hashed features: a power of two. */
export const PLACES = 32_768;
/** The classifier reads the beginning: errands come first. */
const CHARS_MAX = 240;
const WORDS_MAX = 40;
const GRAM_MIN = 2;
const GRAM_MAX = 5;

export interface Features {
  readonly places: Int32Array;
  readonly values: Float32Array;
}

export function featuresOf(heard: Heard): Features {
  const names = [...grams(heard), ...wordNames(heard)];
  const flags = flagNames(heard);
  const places = new Map<number, number>();
  add(places, names, 1 / Math.sqrt(names.length + 1));
  add(places, flags, FLAG_WEIGHT);
  return { places: Int32Array.from(places.keys()), values: Float32Array.from(places.values()) };
}

/** A flag counts as much as a handful of letters. */
const FLAG_WEIGHT = 0.4;

function add(places: Map<number, number>, names: readonly string[], value: number): void {
  for (const name of names) {
    const place = hash(name);
    places.set(place, (places.get(place) ?? 0) + value);
  }
}

function grams(heard: Heard): string[] {
  const text = heard.text.norm.slice(0, CHARS_MAX);
  const out: string[] = [];
  for (let size = GRAM_MIN; size <= GRAM_MAX; size += 1) {
    for (let i = 0; i + size <= text.length; i += 1) out.push(text.slice(i, i + size));
  }
  return out;
}

function wordNames(heard: Heard): string[] {
  const words = heard.text.norm.trim().split(' ').slice(0, WORDS_MAX);
  const { asks, flow } = heard.situation;
  return words.flatMap((word, i) => [
    `w:${word}`,
    `w:${word}`,
    `p:${words[i - 1] ?? '^'} ${word}`,
    `s:${flow} ${word}`,
    `q:${asks} ${word}`,
  ]);
}

function flagNames(heard: Heard): string[] {
  const { text, times, situation } = heard;
  const here = `${situation.flow}/${situation.asks}`;
  const rules = keywordClasses({ norm: text.norm, asks: text.asks, country: countryOf(situation) });
  const kinds = pieces(text.norm.trim().split(' ').slice(0, WORDS_MAX)).map((p) => p.kind);
  const first = heard.hit === undefined ? 'none' : `${heard.hit.intent}/${heard.hit.topic ?? heard.hit.area ?? ''}`;
  return [
    'bias',
    `at:${here}`,
    `hit:${first}`,
    `hit:${first} ${here}`,
    `asks:${text.asks}`,
    `asks:${text.asks} ${here}`,
    `when:${saysWhen(times)} ${here}`,
    `long:${Math.min(6, Math.floor(text.words.length / 3))}`,
    `opens:${kinds[0] ?? 'none'} ${here}`,
    ...rules.map((index) => `rule:${index}`),
    ...[...new Set(kinds)].map((kind) => `has:${kind} ${here}`),
  ];
}

/** FNV-1a over UTF-16 units. */
function hash(name: string): number {
  let h = 0x81_1c_9d_c5;
  for (let i = 0; i < name.length; i += 1) {
    h ^= name.charCodeAt(i);
    h = Math.imul(h, 0x01_00_01_93);
  }
  return (h >>> 0) % PLACES;
}
