import { describe, expect, it } from 'vitest';
import { HELD_BACK_MS, Turnstile, type Leave } from '../../src/conversation/turnstile.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Who is inside, in the order in which they went in. */
function turnstile(): {
  comes: (name: string, alone?: 'alone') => Promise<void>;
  goes: (name: string) => Promise<void>;
  inside: () => string[];
  clock: ReturnType<typeof createVirtualClock>;
} {
  const clock = createVirtualClock(0);
  const gate = new Turnstile(clock);
  const inside = new Map<string, Leave>();
  return {
    clock,
    inside: () => [...inside.keys()],
    comes: async (name, alone) => {
      void Promise.resolve(gate.enter(alone === 'alone')).then((leave) => inside.set(name, leave));
      await settle();
    },
    goes: async (name) => {
      inside.get(name)?.();
      inside.delete(name);
      await settle();
    },
  };
}

describe('turns of one process', () => {
  it('go beside each other, and nobody waits', () => {
    const gate = new Turnstile(createVirtualClock(0));
    expect([gate.enter(false), gate.enter(false)]).toEqual([expect.any(Function), expect.any(Function)]);
  });

  it('that are suspects go alone, one after the other, with whoever came meanwhile in between', async () => {
    const { comes, goes, inside, clock } = turnstile();
    await comes('ana');
    await comes('first', 'alone');
    await comes('second', 'alone');
    await comes('bea');
    expect(inside()).toEqual(['ana']);
    await goes('ana');
    expect(inside()).toEqual(['first']);
    await comes('eva');
    await goes('first');
    expect(inside()).toEqual(['bea', 'eva']);
    await comes('zoe');
    await goes('bea');
    expect(inside()).toEqual(['eva']);
    await goes('eva');
    expect(inside()).toEqual(['second']);
    await goes('second');
    expect(inside()).toEqual(['zoe']);
    await goes('zoe');
    await comes('third', 'alone');
    expect(inside()).toEqual(['third']);
    expect(clock.next()).toBeUndefined();
  });

  it('that hang hold back nobody for ever, and their late end changes nothing', async () => {
    const { comes, goes, inside, clock } = turnstile();
    await comes('hangs');
    await comes('suspect', 'alone');
    await comes('ana');
    clock.advanceTo(HELD_BACK_MS);
    await settle();
    expect(inside()).toEqual(['hangs', 'suspect']);
    clock.advanceTo(2 * HELD_BACK_MS);
    await settle();
    expect(inside()).toEqual(['hangs', 'suspect', 'ana']);
    await goes('hangs');
    await goes('suspect');
    await comes('other', 'alone');
    expect(inside()).toEqual(['ana']);
    await goes('ana');
    expect(inside()).toEqual(['other']);
  });
});
