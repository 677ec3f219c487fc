/**
 * `src/evaluation` scores readers on labelled messages, for `npm run eval`, the training script and tests. It imports
 * domain and agents. This file: one message's mark, and what marks add up to.
 */

/** An unasked cancellation, confirmation or "I have paid": what costs a customer or the business something. */
export type Costly = 'cancel' | 'confirm' | 'paid';

export interface Mark {
  readonly suite: string;
  readonly id: string;
  readonly text: string;
  readonly lang: string;
  readonly country?: string;
  readonly state?: string;
  readonly right: boolean;
  readonly rightDomain?: boolean;
  readonly costly?: Costly;
  readonly ms: number;
  readonly wanted: string;
  readonly got: string;
}

export interface Share {
  readonly n: number;
  readonly right: number;
  /** 95 %, Wilson's: honest for small sets and for shares near one. */
  readonly from: number;
  readonly to: number;
}

export function share<T>(all: readonly T[], of: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(of).length / all.length;
}

/** How many are right, with the interval in which the true share lies 19 times of 20. */
export function shareOf<T>(all: readonly T[], of: (one: T) => boolean): Share {
  const n = all.length;
  const right = all.filter(of).length;
  if (n === 0) return { n, right, from: 0, to: 1 };
  const p = right / n;
  const spread = Z_95 * Math.sqrt((p * (1 - p)) / n + Z_95 ** 2 / (4 * n ** 2));
  const middle = p + Z_95 ** 2 / (2 * n);
  const scale = 1 + Z_95 ** 2 / n;
  return { n, right, from: Math.max(0, (middle - spread) / scale), to: Math.min(1, (middle + spread) / scale) };
}
const Z_95 = 1.959964;

/** The value below which this part (0 to 1) of them lies; 0 of none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** Marks by what they have in common, in order of name. */
export function groups<T extends Mark>(marks: readonly T[], of: (mark: T) => string | undefined): [string, T[]][] {
  const grouped = Map.groupBy(marks, (mark) => of(mark) ?? '');
  return [...grouped].filter(([name]) => name !== '').sort(([a], [b]) => (a < b ? -1 : 1));
}
