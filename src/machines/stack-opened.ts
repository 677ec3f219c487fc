import type { Frame } from '../domain.ts';
import { NewerFrame, UnreadableFrame, begin, restore, type LiveFrame } from './frame.ts';
import type { Stack, WorldBefore } from './live.ts';
import { GROUND, type Machines } from './registry.ts';

/** The stored frames made live; only `stack.ts` asks. */

/** As stored, or the ground alone where something of it cannot be read. Throws NewerFrame. */
export function opened(
  machines: Machines,
  before: readonly Frame[],
  world: WorldBefore,
): { stack: Stack; unreadable: boolean } {
  const stack: Stack = {
    machines,
    frames: [],
    world,
    owed: [],
    writes: [],
    path: [],
    steps: 0,
    dropped: 0,
    errand: false,
    answerFollows: false,
    questionFollows: false,
    spokeOfAnother: false,
  };
  try {
    const last = before.length - 1;
    stack.frames = before.map((frame, i) => ({ ...restore(frame, machines), ...(i === last && { first: true }) }));
    if (before.length === 0) stack.frames = [begin(GROUND, machines)];
  } catch (error) {
    // Newer code's work is not thrown away by older code: the caller leaves this conversation alone.
    if (error instanceof NewerFrame) throw error;
    stack.frames = [groundOf(before, machines)];
    return { stack, unreadable: true };
  }
  return { stack, unreadable: false };
}

/** The lock, the count and the baton outlive a flow that cannot be read (CONV-4, must-hold 12). */
function groundOf(before: readonly Frame[], machines: Machines): LiveFrame {
  const [ground] = before.filter((frame) => frame.machine === GROUND);
  try {
    return ground ? restore(ground, machines) : begin(GROUND, machines);
  } catch (error) {
    if (!(error instanceof UnreadableFrame)) throw error;
    return begin(GROUND, machines);
  }
}
