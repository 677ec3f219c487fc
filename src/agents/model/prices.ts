/** What tokens cost, roughly and rather too much: the daily budget is a brake, not a bill. */

/** Millionths of a dollar for a thousand tokens, which is dollars a million tokens times a thousand. */
interface Price {
  readonly in: number;
  readonly out: number;
}
/** Longest prefix wins. List prices of small models, rounded up. */
const PRICES: readonly (readonly [prefix: string, price: Price])[] = [
  ['gpt-4o-mini', { in: 150, out: 600 }],
  ['gpt-4o-mini-transcribe', { in: 3_000, out: 5_000 }],
  ['gpt-4o-transcribe', { in: 6_000, out: 10_000 }],
  // By the minute: ten tokens of sound a second.
  ['whisper', { in: 10_000, out: 0 }],
  ['gpt-4o', { in: 2_500, out: 10_000 }],
  ['gpt-4.1-nano', { in: 100, out: 400 }],
  ['gpt-4.1-mini', { in: 400, out: 1_600 }],
  ['gpt-4.1', { in: 2_000, out: 8_000 }],
  ['gpt-5-nano', { in: 50, out: 400 }],
  ['gpt-5-mini', { in: 250, out: 2_000 }],
  ['gpt-5', { in: 1_250, out: 10_000 }],
  ['gemini', { in: 300, out: 2_500 }],
  ['claude-haiku', { in: 1_000, out: 5_000 }],
  ['claude', { in: 3_000, out: 15_000 }],
];
/** A model that we do not know is taken for a dear one. */
const UNKNOWN: Price = { in: 2_500, out: 10_000 };

export type PriceOf = (model: string, tokens: { readonly tokensIn: number; readonly tokensOut: number }) => number;

/** Millionths of a dollar. */
export const listPrice: PriceOf = (model, tokens) => {
  const known = PRICES.filter(([prefix]) => model.startsWith(prefix)).toSorted(([a], [b]) => b.length - a.length);
  const price = known[0]?.[1] ?? UNKNOWN;
  return Math.ceil((tokens.tokensIn * price.in + tokens.tokensOut * price.out) / 1_000);
};

/** A server of one's own. */
export const noPrice: PriceOf = () => 0;
