import { expect, it } from 'vitest';
import { createMemoryStore } from '../../src/state/memory.ts';
import { ANA, message, turn } from '../contracts/store/fixtures.ts';
import { testStore } from '../contracts/store.contract.ts';

testStore('the memory store', () => Promise.resolve(createMemoryStore()));

it('answers by microtasks alone, so that a simulated run needs no real time', async () => {
  const store = createMemoryStore();
  const order: string[] = [];
  setImmediate(() => order.push('timer'));
  await store.receive([message(ANA, 'm1')]);
  await store.commit(turn(ANA, 1, { consumed: ['m1'] }));
  await store.load(ANA, 1);
  order.push('store');
  expect(order).toEqual(['store']);
});
