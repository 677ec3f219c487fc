import { describe, expect, it } from 'vitest';
import { getMicrosteps } from 'xstate';
import { readFrames } from '../../src/cli/prove/fixtures.ts';
import { restore, type LiveFrame } from '../../src/machines/frame.ts';
import { microsteps, type Step } from '../../src/machines/steps.ts';
import { BUSINESSES } from '../../src/prover/businesses.ts';
import { takenUp } from '../../src/prover/golden.ts';
import { happenings } from '../../src/prover/happenings.ts';

/** What is seen of a step from outside: state, status, context, and what it emits. */
function seen(steps: readonly Step[]): unknown[] {
  return steps.map(([{ value, status, context, output }, actions]) => ({
    ...{ value, status, context, output },
    actions: actions.map(({ type, params }) => ({ type, params })),
  }));
}

describe('a step of a machine', () => {
  it.each(readFrames())('is XState’s own from $machine $state, whatever happens', (golden) => {
    const tenant = BUSINESSES.find(({ id }) => id === golden.business)!;
    const talk = takenUp(golden, tenant);
    const fresh = { offer: '1', appointment: 'a1', order: 'o1' };
    const world = { ...golden.world, tenant, taken: [], fresh };
    let compared = 0;
    for (const frame of golden.frames.map((one): LiveFrame => restore(one))) {
      for (const event of happenings(talk).flatMap(({ inputs }) => inputs)) {
        const stamped = { ...event, world };
        if (!frame.snapshot.can(stamped)) continue;
        const { machine } = frame.definition;
        const theirs = getMicrosteps(machine, frame.snapshot, stamped as never);
        expect(seen(microsteps(machine, frame.snapshot, stamped))).toEqual(seen(theirs as readonly Step[]));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(3);
  });
});
