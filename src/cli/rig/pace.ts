import type { Engine } from '../../conversation.ts';
import { BURST_MESSAGES_MAX, type ConversationId } from '../../domain.ts';
import { reasonOf, StoreUnavailable } from '../../errors.ts';
import type { Clock, Store } from '../../ports.ts';
import type { VirtualClock } from '../../simulated/clock.ts';

export interface Pace {
  /** Until the inbox is empty and every effect due within REST_MS is done or parked. Later ones do not happen. */
  rest(): Promise<void>;
  /** Lets time pass until `at` (epoch ms): what falls due happens, in order. Then rests. Virtual clocks only. */
  advance(at: number): Promise<void>;
  /** Lets what still waits for a virtual clock have its time, so that `work` can end. */
  outlast(work: Promise<unknown>): Promise<void>;
}

/** Public surface, "Settled meanings". */
const REST_MS = 10_000;
/** A sweep that the store refused is tried again so much later, then twice as late each time. */
const SWEEP_AGAIN_MS = { first: 1_000, last: 3_600_000 } as const;
/** On a clock that runs by itself: how often we look. */
const LOOK_MS = 20;
/** A run of ours that hangs is a fault: say so rather than hang along. Real time. */
const CALM_WITHIN_MS = 30_000;

interface PaceDeps {
  readonly clock: Clock;
  readonly store: Store;
  readonly engine: Engine;
  readonly conversation: ConversationId;
  /** Nothing is under way but what waits for the clock. */
  readonly idle: () => boolean;
  /** Deliveries that a provider has not got rid of. */
  readonly undelivered: () => number;
}

export function createPace(deps: PaceDeps): Pace {
  return {
    rest: () => rest(deps),
    advance: (at) => advance(deps, virtual(deps.clock), at),
    outlast: (work) => outlast(deps, work),
  };
}

async function rest(deps: PaceDeps): Promise<void> {
  const { clock } = deps;
  const until = clock.now() + REST_MS;
  for (;;) {
    await calm(deps);
    if (!(await isOwing(deps, until)) || clock.now() >= until) return;
    if (!isVirtual(clock)) await new Promise<void>((resolve) => clock.wake(clock.now() + LOOK_MS, resolve));
    else if (!step(clock, until)) return;
  }
}

async function outlast(deps: PaceDeps, work: Promise<unknown>): Promise<void> {
  const { clock } = deps;
  const state = { over: false };
  const ended = work.finally(() => {
    state.over = true;
  });
  while (isVirtual(clock)) {
    await calm(deps);
    if (state.over || !step(clock, Infinity)) break;
  }
  await ended;
}

/** To the next wake-up, if there is one until then. */
function step(clock: VirtualClock, until: number): boolean {
  const next = clock.next();
  if (next === undefined || next > until) return false;
  clock.advanceTo(next);
  return true;
}

async function isOwing({ store, conversation, undelivered }: PaceDeps, until: number): Promise<boolean> {
  if (undelivered() > 0) return true;
  const { inbox } = await store.load(conversation, BURST_MESSAGES_MAX);
  if (inbox.length > 0) return true;
  return (await store.owed(conversation)).some((row) => row.state === 'running' || row.dueAt <= until);
}

async function advance(deps: PaceDeps, clock: VirtualClock, until: number): Promise<void> {
  let quiet = 0;
  for (let againMs: number = SWEEP_AGAIN_MS.first; ;) {
    await calm(deps);
    const told = await sweep(deps);
    const again = clock.now() + againMs;
    againMs = told === 'refused' ? Math.min(2 * againMs, SWEEP_AGAIN_MS.last) : SWEEP_AGAIN_MS.first;
    const next = Math.min(told === 'refused' ? again : (told ?? Infinity), clock.next() ?? Infinity);
    if (clock.now() >= until) break;
    if (next > until) {
      // What this sweep set off may have set a timer: only a second one that finds nothing is the last.
      if (++quiet > 1) break;
      continue;
    }
    quiet = 0;
    // Due already and still not done: somebody waits for a later look.
    clock.advanceTo(next > clock.now() ? next : Math.min(until, again));
  }
  while (clock.now() < until) clock.advanceTo(until);
  await rest(deps);
}

/** When the next thing falls due, as far as the store has told by now: a slow one answers while time passes. */
async function sweep(deps: PaceDeps): Promise<number | 'refused' | undefined> {
  const told: { next?: number | 'refused' | undefined; failed?: Error } = {};
  void deps.engine.sweep().then(
    ({ nextAt }) => {
      told.next = nextAt;
    },
    (error: unknown) => {
      if (error instanceof StoreUnavailable) told.next = 'refused';
      else told.failed = error instanceof Error ? error : new Error(reasonOf(error));
    },
  );
  await calm(deps);
  if (told.failed) throw told.failed;
  return told.next;
}

/** Until every call that does not wait for the clock has settled, and all that follows from it. */
async function calm({ idle }: PaceDeps): Promise<void> {
  const started = performance.now();
  for (let quiet = 0; quiet < 2;) {
    await new Promise((resolve) => setImmediate(resolve));
    quiet = idle() ? quiet + 1 : 0;
    if (performance.now() - started > CALM_WITHIN_MS) {
      throw new Error(`the engine did not come to rest within ${CALM_WITHIN_MS / 1_000} s`);
    }
  }
}

function virtual(clock: Clock): VirtualClock {
  if (!isVirtual(clock)) throw new Error('time passes by itself on this clock: only a virtual one is moved');
  return clock;
}

function isVirtual(clock: Clock): clock is VirtualClock {
  return 'advanceTo' in clock;
}
