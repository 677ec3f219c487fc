import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/conversation.ts';
import { DEFAULT_SETTINGS, type Performed } from '../../src/conversation/parts.ts';
import type { ConversationId, NewInboxRow } from '../../src/domain.ts';
import { failureAnswer, policyOf } from '../../src/handlers/index.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { START, addressOf, businessOf } from '../../src/simulator/business.ts';
import { renderMarks, wordsOnly } from '../../src/simulator/words.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { breathe } from './kit.ts';

/** A replica whose clock ran an hour ahead died; another one, whose clock is right, finds what it left (E2). */
const HOUR_MS = 3_600_000;
const ANA: ConversationId = 'peluqueria.ana';

describe('after a clock that ran an hour ahead', () => {
  it('a message that it stamped is answered within a minute, not in an hour (must-hold 26)', async () => {
    const store = createMemoryStore();
    await store.receive([message('m1', START + HOUR_MS)]);
    expect(await saidWithinAMinute(store)).toEqual(['[saludo]']);
  });

  it('a message that it was sending is sent within a minute', async () => {
    const store = createMemoryStore();
    await store.receive([message('m1', START)]);
    const late = replica(store, { by: 'late', at: START + HOUR_MS, perform: () => new Promise(() => undefined) });
    await late.engine.work(ANA);
    await breathe();
    expect((await store.owed(ANA)).map((row) => row.state)).toEqual(['running']);
    // Its clock also made it believe that the message was old.
    expect(await saidWithinAMinute(store)).toEqual(['[demora]\n\n[saludo]']);
  });

  it('a lease that it took does not stop the others (must-hold 24)', async () => {
    const store = createMemoryStore();
    await store.begin(ANA, [], { by: 'late', at: START + HOUR_MS, until: START + HOUR_MS + DEFAULT_SETTINGS.leaseMs });
    await store.receive([message('m1', START)]);
    expect(await saidWithinAMinute(store)).toEqual(['[saludo]']);
  });
});

/** What a healthy replica says in its first minute. */
async function saidWithinAMinute(store: Store): Promise<string[]> {
  const said: string[] = [];
  const { engine, clock } = replica(store, {
    by: 'healthy',
    at: START,
    perform: (text) => {
      if (text !== undefined) said.push(text);
      return Promise.resolve({});
    },
  });
  engine.start();
  for (const until = START + 60_000; clock.now() < until;) {
    await breathe();
    clock.advanceTo(until);
  }
  await breathe();
  await engine.stop();
  return said;
}

function replica(
  store: Store,
  { by, at, perform }: { by: string; at: number; perform: (text?: string) => Promise<Performed> },
) {
  const clock = createVirtualClock(at);
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  let tokens = 0;
  const engine = createEngine({
    store,
    clock,
    log: quiet,
    random: { token: () => `${by}-${tokens++}`, unit: () => 0.5 },
    understanding: wordsOnly,
    tenantOf: businessOf,
    render: renderMarks,
    textOf: ({ text }) => text,
    perform: (_effect, { row }) => perform(row.message?.text),
    policyOf,
    failureAnswer,
    settings: { ...DEFAULT_SETTINGS, by, leases: true },
  });
  return { engine, clock };
}

function message(id: string, arrivedAt: number): NewInboxRow {
  const tenant = businessOf('peluqueria');
  if (tenant === undefined) throw new Error('the simulation has a hairdresser');
  const from = addressOf(tenant, 'ana');
  const content = { type: 'text', text: 'hola' } as const;
  return { conversation: ANA, id, arrivedAt, body: { kind: 'message', message: { id, at: START, content, from } } };
}
