import { expect, it } from 'vitest';
import { UNASKED_TURNS_MAX, unaskedAfter } from '../../src/conversation/unasked.ts';
import type { Address, InboxBody, InboxRow, OutboundMessage } from '../../src/domain.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { conversation, pass, processOf, text } from './engine-kit.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');

function row(body: InboxBody): InboxRow {
  return { conversation, id: 'x', arrivedAt: 0, seq: 1, state: 'pending', attempts: 1, body };
}

it('a turn that only services’ answers began counts on, any other begins anew', () => {
  const answer = row({ kind: 'answer', answer: { type: 'slots.failed', effect: 'e' } });
  const paid = row({ kind: 'payment', provider: 'sandbox', paymentId: 'p' });
  expect(unaskedAfter([answer], 3)).toBe(4);
  expect(unaskedAfter([answer, paid], 3)).toBe(0);
  expect(unaskedAfter([paid], 3)).toBe(0);
});

it('a conversation that goes in circles by itself is ended with an apology and a person', async () => {
  const clock = createVirtualClock(NOON);
  const memory = createMemoryStore();
  // As if as many turns had followed from answers alone before this one's.
  const load: Store['load'] = async (...about) => {
    const loaded = await memory.load(...about);
    const first =
      loaded.conversation?.version === 1 ? { ...loaded.conversation, unasked: UNASKED_TURNS_MAX } : undefined;
    return { ...loaded, ...(first && { conversation: first }) };
  };
  const inCircles: Store = { ...memory, load };
  const said: OutboundMessage[] = [];
  const send = (_to: Address, message: OutboundMessage) => {
    said.push(message);
    return Promise.resolve({ providerId: `m${said.length}` });
  };
  const { engine, log } = processOf({ store: inCircles, clock, send });
  await engine.receive([text('m1', 'quiero una limpieza el miércoles a las 10', NOON)]);
  await pass(clock, 5_000);
  expect(log.map(([event]) => event)).toContain('message.dead');
  const { conversation: record } = await memory.load(conversation, 10);
  expect(record?.frames[0]?.snapshot.value).toBe('escalado_a_humano');
  expect(record?.unasked).toBe(1);
  expect(said.length).toBeLessThan(4);
  await engine.stop();
});
