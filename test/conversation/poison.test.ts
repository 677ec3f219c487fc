/** What is given up, and what is not given up with it (G1; reliability 2.5). */
import { describe, expect, it } from 'vitest';
import { createOfflineUnderstanding } from '../../src/agents/offline/index.ts';
import { UNASKED_TURNS_MAX } from '../../src/conversation/unasked.ts';
import { INBOX_ATTEMPTS_MAX, type InboxBody, type NewInboxRow, type PaymentFact } from '../../src/domain.ts';
import type { Store, Understanding } from '../../src/ports.ts';
import { createVirtualClock, type VirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { conversation as ana, pass, processOf, text } from './engine-kit.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const POISON = 'veneno';
const real = createOfflineUnderstanding();

/** The offline reader, but for one word. */
function reader(onPoison: () => Promise<never>): Understanding {
  return {
    understand: (request) => {
      const bad = request.messages.some(({ content }) => content.type === 'text' && content.text === POISON);
      return bad ? onPoison() : real.understand(request);
    },
  };
}

const throws = () => Promise.reject(new Error('a bug'));
const fact: PaymentFact = {
  paymentId: 'p1',
  provider: 'sandbox',
  reference: `${ana}.1.o:1`,
  status: 'approved',
  amountMinor: 1_000,
  currency: 'ARS',
};

function row(id: string, body: InboxBody, at = NOON): NewInboxRow {
  return { conversation: ana, id, arrivedAt: at, body };
}

function money(id: string, at = NOON): NewInboxRow {
  return row(id, { kind: 'answer', answer: { type: 'payment.fetched', effect: id, payment: fact } }, at);
}

const send = () => Promise.resolve({ providerId: 'm' });

async function decidedOf(
  store: Store,
  id = ana,
): Promise<readonly (readonly [readonly string[], readonly string[]])[]> {
  return (await store.turns(id)).map(({ consumed, inputs }) => [consumed, inputs.map(({ type }) => type)] as const);
}

describe('of messages that came together', () => {
  it('the one that fails alone is given up; the others, and the money among them, are decided each once', async () => {
    const clock = createVirtualClock(NOON);
    const store = createMemoryStore();
    const { engine } = processOf({ store, clock, send, understanding: reader(throws) });
    await engine.receive([text('m0', 'hola', NOON)]);
    await pass(clock, 1_000);
    const notice = row('pay', { kind: 'payment', provider: 'sandbox', paymentId: 'p1' }, clock.now());
    const words = ['¿dónde están?', POISON, '¿cuánto sale la limpieza?'];
    const said = words.map((what, i) => text(`m${i + 1}`, what, clock.now()));
    await engine.receive([notice, money('res:x.1.1', clock.now()), ...said]);
    await pass(clock, 10_000);
    expect((await decidedOf(store)).slice(1, 6)).toEqual([
      [['pay'], ['payment.noticed']],
      [['res:x.1.1'], ['payment.fetched']],
      [['m1'], ['customer.asks']],
      [['m2'], ['system.poisoned']],
      [['m3'], ['customer.asks']],
    ]);
    expect((await store.load(ana, 50)).inbox).toEqual([]);
    await engine.stop();
  });
});

/** A process whose store hears nothing more once it is dead. */
function mortal(store: Store): { readonly store: Store; die: () => Promise<never>; dead: () => boolean } {
  let dead = false;
  const never = new Promise<never>(() => undefined);
  const proxy = new Proxy(store, {
    get: (target, name: keyof Store) => {
      const call = Reflect.get(target, name) as unknown as (...args: readonly unknown[]) => unknown;
      return (...args: readonly unknown[]) => {
        if (dead) return never;
        const result = call(...args);
        return result instanceof Promise ? result.then((value: unknown) => (dead ? never : value)) : result;
      };
    },
  });
  return {
    store: proxy,
    dead: () => dead,
    die: () => {
      dead = true;
      return never;
    },
  };
}

/** Processes one after the other, each started when the one before is dead; how many died. */
async function untilOneLives(store: Store, clock: VirtualClock, rows: readonly NewInboxRow[]): Promise<number> {
  for (let deaths = 0; ; deaths++) {
    const life = mortal(store);
    const understanding = reader(life.die);
    const { engine } = processOf({ store: life.store, clock, send, understanding }, { by: `p${deaths}` });
    if (deaths === 0) await engine.receive(rows);
    clock.advanceTo(clock.now() + 20_000);
    void engine.sweep();
    await pass(clock, 20_000);
    if (!life.dead()) return deaths;
  }
}

describe('a message that ends every process which reads it', () => {
  it('takes nobody with it: what was under way beside it is tried alone, and decided', async () => {
    const clock = createVirtualClock(NOON);
    const store = createMemoryStore();
    const others = Array.from({ length: 4 }, (_, i) => `${ana.slice(0, -1)}${i + 2}`);
    const rows = [...others.slice(2), ana, ...others.slice(0, 2)].map((conversation, i) => ({
      ...text(`m${i}`, conversation === ana ? POISON : '¿dónde están?', NOON),
      conversation,
    }));
    expect(await untilOneLives(store, clock, rows)).toBe(INBOX_ATTEMPTS_MAX);
    expect(await decidedOf(store)).toContainEqual([['m2'], ['system.poisoned']]);
    for (const id of others)
      expect(await decidedOf(store, id)).toEqual([[[expect.stringMatching(/^m/)], ['customer.asks']]]);
  });
});

describe('a conversation that goes in circles by itself', () => {
  it('is not ended by money that is told in the middle of it: that is credited', async () => {
    const clock = createVirtualClock(NOON);
    const memory = createMemoryStore();
    // As if as many turns had followed from answers alone before this one's.
    const load = async (...about: Parameters<Store['load']>) => {
      const loaded = await memory.load(...about);
      const first =
        loaded.conversation?.version === 1 ? { ...loaded.conversation, unasked: UNASKED_TURNS_MAX } : undefined;
      return { ...loaded, ...(first && { conversation: first }) };
    };
    const { engine } = processOf({ store: { ...memory, load }, clock, send });
    await engine.receive([text('m0', 'hola', NOON)]);
    await pass(clock, 1_000);
    const stray = row('res:x.9.9', { kind: 'answer', answer: { type: 'slots.failed', effect: 'x.9.9' } }, clock.now());
    await engine.receive([money('res:x.1.1', clock.now()), stray]);
    await pass(clock, 1_000);
    expect((await decidedOf(memory))[1]).toEqual([
      ['res:x.1.1', 'res:x.9.9'],
      ['payment.fetched', 'slots.failed'],
    ]);
    await engine.stop();
  });
});
