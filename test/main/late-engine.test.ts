import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/conversation.ts';
import { lateEngine } from '../../src/main/late-engine.ts';

/** An engine that writes down what it was told, and comes when `arrive` is called. */
function awaited() {
  const told: string[] = [];
  const note =
    <T>(what: string, answer: T) =>
    () => {
      told.push(what);
      return answer;
    };
  const engine: Engine = {
    receive: note('receive', Promise.resolve()),
    work: note('work', Promise.resolve()),
    sweep: note('sweep', Promise.resolve({ conversations: ['demo.1'] })),
    rest: note('rest', Promise.resolve(true)),
    wake: note('wake', undefined),
    start: note('start', undefined),
    stop: note('stop', Promise.resolve()),
    busy: note('busy', 3),
  };
  const { promise, resolve } = Promise.withResolvers<Engine>();
  let loads = 0;
  const late = lateEngine(() => {
    loads += 1;
    return promise;
  });
  const arrive = async () => {
    resolve(engine);
    await late.prepare();
  };
  return { late, told, arrive, loads: () => loads };
}

describe('the engine, loaded behind the open port', () => {
  it('is loaded once, and what came meanwhile reaches it in its order', async () => {
    const { late, told, arrive, loads } = awaited();
    expect(loads()).toBe(0);
    const stored = late.receive([]);
    late.wake('demo.1');
    const worked = late.work('demo.1');
    expect([told, late.busy()]).toEqual([[], 0]);
    await arrive();
    await Promise.all([stored, worked]);
    expect(told).toEqual(['receive', 'wake', 'work']);
    expect(loads()).toBe(1);
  });

  it('answers as itself when it is there', async () => {
    const { late, arrive } = awaited();
    await arrive();
    expect(await late.sweep()).toEqual({ conversations: ['demo.1'] });
    expect(await late.rest([], 0)).toBe(true);
    expect(late.busy()).toBe(3);
  });

  it('that nobody has asked for is not loaded in order to be stopped', async () => {
    const { late, told, loads } = awaited();
    await late.stop();
    expect([told, loads()]).toEqual([[], 0]);
  });

  it('that is stopped while it is being loaded is stopped when it is there', async () => {
    const { late, told, arrive } = awaited();
    late.wake('demo.1');
    const stopped = late.stop();
    await arrive();
    await stopped;
    expect(told).toEqual(['wake', 'stop']);
  });

  it('that cannot be loaded is told to the start, and acknowledges no message', async () => {
    const late = lateEngine(() => Promise.reject(new Error('model.json is broken')));
    late.wake('demo.1');
    await expect(late.prepare()).rejects.toThrow('model.json is broken');
    await expect(late.receive([])).rejects.toThrow('model.json is broken');
    await late.stop();
  });
});
