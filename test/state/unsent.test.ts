import { expect, it } from 'vitest';
import { settled, type EffectProgress } from '../../src/state/effects.ts';

const running: EffectProgress = { state: 'running', attempts: 1, dueAt: 1_000 };
const unsent = { state: 'pending', dueAt: 5_000, unsent: 1_000 } as const;

it('a call that was surely not made counts as none, however often that is told (reliability 2.1)', () => {
  const once = settled(running, unsent);
  expect(once).toEqual({ state: 'pending', attempts: 0, dueAt: 5_000 });
  expect(settled(once!, unsent)).toBeUndefined();
});

it('and says nothing of the call that somebody else has begun since', () => {
  expect(settled({ ...running, dueAt: 2_000 }, unsent)).toBeUndefined();
});
