import type { Clock } from '../ports.ts';

/** A clock that stands still until it is told to go: dialogues, the simulator and tests run on it. */
export interface VirtualClock extends Clock {
  /** Earliest instant at which somebody asked to be woken. */
  next(): number | undefined;
  /** Goes to an instant, or to the next wake-up if that is earlier, and calls who is due. Returns how many were called. */
  advanceTo(at: number): number;
}

export function createVirtualClock(start: number): VirtualClock {
  let now = start;
  let serial = 0;
  const wakes = new Map<number, { at: number; call: () => void }>();

  const next = (): number | undefined => {
    let earliest: number | undefined;
    for (const { at } of wakes.values()) if (earliest === undefined || at < earliest) earliest = at;
    return earliest;
  };

  return {
    now: () => now,
    wake: (at, call) => {
      const id = serial++;
      wakes.set(id, { at, call });
      return () => {
        wakes.delete(id);
      };
    },
    next,
    advanceTo: (at) => {
      now = Math.max(now, Math.min(at, next() ?? at));
      const due = [...wakes].filter(([, wake]) => wake.at <= now).sort(([a, x], [b, y]) => x.at - y.at || a - b);
      for (const [id] of due) wakes.delete(id);
      for (const [, { call }] of due) call();
      return due.length;
    },
  };
}
