import { describe, expect, it } from 'vitest';
import type { Reading } from '../../src/domain.ts';
import { lateAgents, type Agents } from '../../src/main/late-agents.ts';

const READING: Reading = { events: [{ type: 'customer.greets' }], by: 'offline', confidence: 1 };
const REQUEST = {} as Parameters<Agents['understanding']['understand']>[0];
const SAID = [{ key: 'saludo' }, { type: 'text', text: 'Hola' }, {}] as unknown as Parameters<
  NonNullable<Agents['reword']>
>;

function counted(agents: Partial<Agents> = {}, writes = false) {
  const calls = { loaded: 0 };
  const late = lateAgents(
    () => {
      calls.loaded += 1;
      return Promise.resolve({ understanding: { understand: () => Promise.resolve(READING) }, ...agents });
    },
    { writes },
  );
  return { calls, late };
}

describe('who reads and writes, loaded behind the open port', () => {
  it('is loaded once, by the start or by the first message, and reads as itself', async () => {
    const { calls, late } = counted();
    expect(calls.loaded).toBe(0);
    await late.prepare();
    expect(await Promise.all([late.understanding.understand(REQUEST), late.understanding.understand(REQUEST)])).toEqual(
      [READING, READING],
    );
    expect(calls.loaded).toBe(1);
  });

  it('puts nothing in other words where no model writes', () => {
    expect(counted().late.reword).toBeUndefined();
  });

  it('puts a message in the words of the one that writes', async () => {
    const message = { type: 'text', text: 'Buenas' } as const;
    const { late } = counted({ reword: () => Promise.resolve({ message, calls: [] }) }, true);
    expect(await late.reword?.(...SAID)).toEqual({ message, calls: [] });
  });

  it('that cannot be loaded is told to the start, and to every turn that needs it', async () => {
    const late = lateAgents(() => Promise.reject(new Error('model.json is broken')), { writes: false });
    await expect(late.prepare()).rejects.toThrow('model.json is broken');
    await expect(late.understanding.understand(REQUEST)).rejects.toThrow('model.json is broken');
  });
});
