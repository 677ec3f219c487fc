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
  const raw = new Map<string, Interval[]>();
  const add = (professionalId: string, interval: Interval) => {
    const known = raw.get(professionalId);
    if (known === undefined) raw.set(professionalId, [interval]);
    else known.push(interval);
  };
  for (const { key, holder, until } of claims) {
    const own = holder === query.moving || holder === query.holder;
    if (own || (until !== undefined && until <= now)) continue;
    // `granuleKeys()` writes `<professional>_<granule>`, and a professional's id may hold an underscore itself.
    const cut = key.lastIndexOf('_');
    const from = Number(key.slice(cut + 1)) * GRANULE_MS;
    add(key.slice(0, cut), { from, to: from + GRANULE_MS });
  }
  for (const { professionalId, from, to } of busy) add(professionalId, { from, to });
  const merged = new Map([...raw].map(([id, intervals]) => [id, merge(intervals)]));

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
