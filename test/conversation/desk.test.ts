import { describe, expect, it } from 'vitest';
import { WorkDesk } from '../../src/conversation/desk.ts';
import { DEFAULT_SETTINGS } from '../../src/conversation/parts.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';

function desk(): WorkDesk {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const parts = { clock: createVirtualClock(0), log: quiet, settings: { ...DEFAULT_SETTINGS, by: 'me' } };
  return new WorkDesk(parts, () => Promise.resolve());
}

/** Everything that waits only for promises has happened. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function microticks(n: number): Promise<void> {
  for (let i = 0; i < n; i++) await Promise.resolve();
}

describe('one worker at a time', () => {
  it('a call is followed by a round that began after it, at whatever moment of the round before it comes', async () => {
    const missed: number[] = [];
    for (let moment = 0; moment < 20; moment++) {
      const work = desk();
      let todo = 1;
      let done = 0;
      const task = async () => {
        const seen = todo;
        await microticks(3);
        done = seen;
      };
      void work.alone('lane', task);
      await microticks(moment);
      todo = 2;
      void work.alone('lane', task);
      await settled();
      if (done !== 2) missed.push(moment);
    }
    expect(missed).toEqual([]);
  });

  it('never runs two rounds of one key beside each other, and forgets who is done', async () => {
    const work = desk();
    let inside = 0;
    let most = 0;
    const task = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await microticks(2);
      inside -= 1;
    };
    for (let i = 0; i < 50; i++) {
      void work.alone('lane', task);
      await microticks(i % 5);
    }
    await settled();
    expect([most, inside, work.busy()]).toEqual([1, 0, 0]);
  });

  it('a round that fails leaves the key free', async () => {
    const work = desk();
    await expect(work.alone('lane', () => Promise.reject(new Error('the disk')))).rejects.toThrow('the disk');
    expect(work.busy()).toBe(0);
    let ran = false;
    await work.alone('lane', () => {
      ran = true;
      return Promise.resolve();
    });
    expect(ran).toBe(true);
  });
});
