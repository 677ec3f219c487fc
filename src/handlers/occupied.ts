import { GRANULE_MS } from '../domain.ts';
import type { AvailabilityInput } from './availability.ts';

/** Half-open, epoch ms. */
interface Interval {
  readonly from: number;
  readonly to: number;
}

/** What nobody else may have: claims of our store and busy time of other calendars, as one. */
export interface Occupied {
  overlaps(professionalId: string, from: number, to: number): boolean;
  /** How much of [from, to) is taken, ms. */
  within(professionalId: string, from: number, to: number): number;
}

/** Claims of the appointment being moved, or of the holder who asks again, are free; so are holds that ran out. */
export function readOccupied({ query, now, claims, busy }: AvailabilityInput): Occupied {
  const granules = new Map<string, number[]>();
  // Stores answer calendar by calendar: the list found last is nearly always the one wanted.
  let id = '';
  let list: number[] = [];
  for (const { key, holder, until } of claims) {
    const own = holder === query.moving || holder === query.holder;
    if (own || (until !== undefined && until <= now)) continue;
    // `granuleKeys()` writes `<professional>_<granule>`, and a professional's id may hold an underscore itself.
    const cut = key.lastIndexOf('_');
    if (cut !== id.length || !key.startsWith(id)) {
      id = key.slice(0, cut);
      list = listOf(granules, id);
    }
    list.push(Number(key.slice(cut + 1)));
  }
  const intervals = new Map([...granules].map(([id, taken]) => [id, runs(taken)]));
  for (const { professionalId, from, to } of busy) listOf(intervals, professionalId).push({ from, to });
  const merged = new Map([...intervals].map(([id, taken]) => [id, merge(taken)]));

  return {
    overlaps: (id, from, to) => {
      const taken = merged.get(id) ?? [];
      const next = taken[firstEndingAfter(taken, from)];
      return next !== undefined && next.from < to;
    },
    within: (id, from, to) => {
      const taken = merged.get(id) ?? [];
      let sum = 0;
      for (let i = firstEndingAfter(taken, from); i < taken.length; i++) {
        const interval = taken[i];
        if (interval === undefined || interval.from >= to) break;
        sum += Math.min(interval.to, to) - Math.max(interval.from, from);
      }
      return sum;
    },
  };
}

function listOf<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Granules as stretches of time. A full month has ten thousand of them: numbers are sorted, not objects. */
function runs(granules: readonly number[]): Interval[] {
  const out: { from: number; to: number }[] = [];
  for (const granule of Float64Array.from(granules).sort()) {
    const from = granule * GRANULE_MS;
    const last = out.at(-1);
    if (last !== undefined && from <= last.to) last.to = from + GRANULE_MS;
    else out.push({ from, to: from + GRANULE_MS });
  }
  return out;
}

/** In order, disjoint, none empty: so the ends are in order too. */
function merge(intervals: Interval[]): Interval[] {
  const out: { from: number; to: number }[] = [];
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else if (to > from) out.push({ from, to });
  }
  return out;
}

/** Binary search: a month of one busy professional is hundreds of intervals, asked for every start. */
function firstEndingAfter(intervals: readonly Interval[], instant: number): number {
  let low = 0;
  let high = intervals.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((intervals[middle]?.to ?? Infinity) <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
