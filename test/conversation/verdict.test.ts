import { describe, expect, it } from 'vitest';
import { judge } from '../../src/conversation/verdict.ts';
import type { Parts } from '../../src/conversation/parts.ts';
import { WINDOW_MS, type Effect, type OutboxRow } from '../../src/domain.ts';
import { ServiceFailure, UnclearFailure } from '../../src/errors.ts';
import { failureAnswer, policyOf } from '../../src/handlers/index.ts';

const NOW = 10 * WINDOW_MS;
const ROW = 't.0123456789abcdefghijklmnop.1.0';
const GREETING: Effect = { type: 'sendMessage', copy: { key: 'demora' } };

function verdict(failed: unknown, about: Try) {
  return verdictOf({ failed }, about);
}

function verdictOf(result: Parameters<typeof judge>[1]['result'], { attempt, ageMs, effect = GREETING }: Try) {
  const parts = {
    clock: { now: () => NOW },
    random: { unit: () => 0.99 },
    policyOf,
    failureAnswer,
  } as unknown as Parts;
  const row = { id: ROW, kind: effect.type, effect, dueAt: NOW, createdAt: NOW - ageMs } as OutboxRow;
  const { settlement, alarm } = judge(parts, { row, attempt, result });
  return { ...settlement, ...(settlement.dueAt !== undefined && { dueAt: settlement.dueAt - NOW }), alarm };
}
interface Try {
  readonly attempt: number;
  readonly ageMs: number;
  readonly effect?: Effect;
}

const expired = new ServiceFailure('token', { retryable: true, afterMs: 60_000, alarm: true });
const offline = new ServiceFailure('no network', { retryable: true });

describe('words that surely did not go out', () => {
  it('wait while the window of the customer may be open, ever longer, and are given up after it', () => {
    expect(verdict(expired, { attempt: 1, ageMs: 0 })).toEqual({
      state: 'pending',
      dueAt: 60_000,
      unsent: NOW,
      alarm: true,
    });
    for (const failed of [expired, offline]) {
      const late = verdict(failed, { attempt: 40, ageMs: WINDOW_MS - 1 });
      expect(late).toMatchObject({ state: 'pending' });
      // Not hammered: a quarter of an hour between two tries.
      expect(late.dueAt).toBeGreaterThan(10 * 60_000);
      expect(verdict(failed, { attempt: 40, ageMs: WINDOW_MS })).toMatchObject({ state: 'parked' });
    }
  });

  it('nor longer than a minute because a provider says so', () => {
    const aDay = new ServiceFailure('come tomorrow', { retryable: true, afterMs: 86_400_000 });
    expect(verdict(aDay, { attempt: 1, ageMs: 0 })).toMatchObject({ state: 'pending', dueAt: 60_000 });
  });

  it('but what may have gone out, what never will, and deeds have the limits that they had', () => {
    expect(verdict(new UnclearFailure('hung'), { attempt: 1, ageMs: 0 })).toMatchObject({ state: 'unclear' });
    const never = new ServiceFailure('opted out', { retryable: false });
    const country = new ServiceFailure('country', { retryable: false, alarm: true });
    expect(verdict(country, { attempt: 1, ageMs: 0 })).toMatchObject({ state: 'parked', alarm: true });
    expect(verdict(never, { attempt: 1, ageMs: 0 })).toMatchObject({ state: 'parked' });
    // Not counted: an operator who tries it again risks no second copy.
    expect(verdict(never, { attempt: 1, ageMs: 0 })).toMatchObject({ unsent: NOW });
    const event = { type: 'deleteEvent', appointment: { id: 'a' }, background: true } as Effect;
    expect(verdict(offline, { attempt: 7, ageMs: 0, effect: event })).toMatchObject({ state: 'pending' });
    expect(verdict(offline, { attempt: 8, ageMs: 0, effect: event })).toMatchObject({ state: 'parked' });
  });
});

describe('an event that should not be there', () => {
  const done = { done: {} };
  const event = (background: boolean): Effect =>
    ({ type: 'deleteEvent', appointment: { id: 'a' }, background }) as Effect;

  it('is deleted twice, with a wait before each: a clock that ran ahead may have made the first too early', () => {
    const gone = { ageMs: 0, effect: event(true) };
    expect(verdictOf(done, { ...gone, attempt: 1 })).toMatchObject({ state: 'pending', dueAt: 20_000 });
    expect(verdictOf(done, { ...gone, attempt: 2 })).toMatchObject({ state: 'done' });
  });

  it('but once where the customer waits for it: nothing that would write it is on its way', () => {
    expect(verdictOf(done, { attempt: 1, ageMs: 0, effect: event(false) })).toMatchObject({ state: 'done' });
  });
});
