/** Virtual time: what happens, in order of (instant, order of planning). Whole milliseconds since the epoch. */
export interface Timeline {
  now(): number;
  at(instant: number, happen: () => void): void;
  after(ms: number, happen: () => void): void;
  /** Goes to the next happening not later than `until` and lets it happen. False: there is none; the time is `until`. */
  step(until: number): boolean;
  /** Every process sleeps until then, as on a machine that is shut: what was to happen meanwhile happens behind it. */
  sleep(until: number): void;
}

interface Happening {
  readonly at: number;
  readonly order: number;
  readonly happen: () => void;
}

export function createTimeline(start: number): Timeline {
  const heap: Happening[] = [];
  let now = start;
  let planned = 0;
  const at = (instant: number, happen: () => void) => {
    push(heap, { at: Math.max(instant, now), order: planned++, happen });
  };
  return {
    now: () => now,
    at,
    after: (ms, happen) => {
      at(now + ms, happen);
    },
    step: (until) => {
      const first = heap[0];
      if (first === undefined || first.at > until) {
        now = Math.max(now, until);
        return false;
      }
      pop(heap);
      now = Math.max(now, first.at);
      first.happen();
      return true;
    },
    sleep: (until) => {
      now = Math.max(now, until);
    },
  };
}

function before(a: Happening, b: Happening): boolean {
  return a.at === b.at ? a.order < b.order : a.at < b.at;
}

function push(heap: Happening[], one: Happening): void {
  let i = heap.length;
  heap.push(one);
  while (i > 0) {
    const up = (i - 1) >> 1;
    const parent = heap[up];
    if (parent === undefined || before(parent, one)) break;
    heap[i] = parent;
    i = up;
  }
  heap[i] = one;
}

function pop(heap: Happening[]): void {
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return;
  let i = 0;
  for (;;) {
    let child = 2 * i + 1;
    const left = heap[child];
    if (left === undefined) break;
    const right = heap[child + 1];
    let least = left;
    if (right !== undefined && before(right, left)) {
      least = right;
      child += 1;
    }
    if (!before(least, last)) break;
    heap[i] = least;
    i = child;
  }
  heap[i] = last;
}
