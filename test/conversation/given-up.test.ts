import { afterEach, describe, expect, it } from 'vitest';
import type { Rig } from '../../src/cli/rig.ts';
import { drainOnce } from '../../src/conversation/drain.ts';
import { DEFAULT_SETTINGS, type Parts } from '../../src/conversation/parts.ts';
import { INTERACTIVE_ATTEMPTS_MAX, type Effect, type OutboxRow } from '../../src/domain.ts';
import { failureAnswer, policyOf } from '../../src/handlers/index.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { openRig } from '../must-hold/kit.ts';

const start = Date.parse('2026-03-02T12:00:00Z');
let rig: Rig;

async function said(text: string): Promise<void> {
  rig.say([{ type: 'text', text }]);
  await rig.rest();
}

afterEach(() => rig.close());

describe('a call that nobody waits for and that is given up (reliability 2.5)', () => {
  it('reaches the desk once as a note, and the bot goes on answering', async () => {
    rig = await openRig({});
    await said('hola');
    rig.deliver([{ kind: 'payment', provider: 'sandbox', paymentId: 'p-404' }]);
    await rig.rest();
    expect(rig.desk.handoffs()).toHaveLength(1);
    expect(rig.desk.handoffs()[0]!.note).toMatch(/Ana[^]*consultar un pago: p-404/);
    const before = rig.shown().length;
    await said('¿dónde están?');
    expect(rig.shown().length).toBe(before + 1);
    expect(rig.problems()).toEqual([]);
  });

  it('is told to the desk even while a person has the conversation', async () => {
    rig = await openRig({});
    await said('hola');
    rig.person({ event: 'person.took' });
    await rig.rest();
    rig.deliver([{ kind: 'payment', provider: 'sandbox', paymentId: 'p-404' }]);
    await rig.rest();
    expect(rig.desk.handoffs().map(({ handoff }) => handoff.reason)).toEqual(['call_given_up']);
  });
});

it('a deed during which the process ended as often as it may be tried is given up, and told (reliability 2.5)', async () => {
  const told: unknown[] = [];
  const row: OutboxRow = {
    id: 'clinica.0.1.0',
    conversation: 'clinica.0',
    turn: 1,
    n: 0,
    kind: 'createEvent',
    class: 'idempotent',
    effect: { type: 'createEvent', appointment: { id: 'a1' } } as Effect,
    state: 'running',
    attempts: INTERACTIVE_ATTEMPTS_MAX,
    dueAt: 0,
    createdAt: 0,
  };
  const store = {
    owed: () => Promise.resolve([row]),
    settle: (...settled: unknown[]) => {
      told.push(settled.slice(1));
      return Promise.resolve();
    },
  } as unknown as Store;
  const clock = createVirtualClock(start);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const parts = { store, clock, log, policyOf, failureAnswer, settings: DEFAULT_SETTINGS } as unknown as Parts;
  const drained = {
    own: [],
    look: true,
    address: undefined,
    tries: new Map(),
    unsettled: new Map(),
    answered: () => undefined,
    follow: () => undefined,
  };
  await drainOnce(parts, { id: row.conversation, lane: 'do', ...drained, stopping: () => false });
  expect(told).toEqual([[{ state: 'parked' }, expect.objectContaining({ id: 'res:1.0' })]]);
});
