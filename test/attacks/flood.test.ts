/** D7: who floods pays with their own patience and the offline reader; nothing is lost and nobody else waits. */
import { describe, expect, it } from 'vitest';
import { FLOOD_PACE_MS, MODEL_CALL_EACH_MS, MODEL_CALLS_ROOM } from '../../src/conversation/allowance.ts';
import { BURST_MESSAGES_MAX, type InboundContent, type TurnRecord } from '../../src/domain.ts';
import { StoreUnavailable } from '../../src/errors.ts';
import type { Store } from '../../src/ports.ts';
import { wordsOnly } from '../../src/simulator/words.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { deedOf } from '../../src/simulator/business.ts';
import { conversationOf } from '../simulator/shop.ts';
import { chatter, openFlood, type Flood } from './flood-kit.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Questions of one turn: it may begin while there is room for one. */
const CALLS_OF_A_TURN = 3;

function quotaOver(ms: number): number {
  return MODEL_CALLS_ROOM + Math.ceil(ms / MODEL_CALL_EACH_MS) + CALLS_OF_A_TURN;
}

/** The offline reader has an idea, and is not sure. */
const UNSURE = 'por dónde andan ustedes';

/** `count` messages, one every `everyMs`; every five seconds somebody else says hello. Gives the others' waits. */
async function floods(
  { shop, toldAt }: Flood,
  { count, everyMs, content }: { count: number; everyMs: number; content: (n: number) => InboundContent | string },
): Promise<readonly number[]> {
  const asked: { who: string; at: number }[] = [];
  const began = shop.clock.now();
  for (let n = 0; n < count; n++) {
    await shop.say('spammer', `s${n}`, content(n));
    if (shop.clock.now() - began >= asked.length * 5 * SECOND_MS) {
      const who = `honest-${asked.length}`;
      asked.push({ who, at: shop.clock.now() });
      await shop.say(who, 'm', 'hola');
    }
    await shop.pass(everyMs);
  }
  await shop.pass(2 * FLOOD_PACE_MS);
  return asked.map(({ who, at }) => (toldAt(who)[0] ?? Infinity) - at).toSorted((a, b) => a - b);
}

async function turnsOf(store: Store, { shop }: Flood, who = 'spammer'): Promise<readonly TurnRecord[]> {
  return store.turns(conversationOf(shop.tenant, who));
}

function consumed(turns: readonly TurnRecord[]): readonly string[] {
  return turns.flatMap((turn) => turn.consumed).filter((id) => id.startsWith('s'));
}

function ids(count: number): readonly string[] {
  return Array.from({ length: count }, (_, n) => `s${n}`);
}

describe('a sender of ten messages a second for ten minutes', () => {
  it('is heard whole and answered seldom, asks models no more than its share, and nobody else waits longer', async () => {
    const calm = await floods(openFlood({ store: createMemoryStore() }), {
      count: 120,
      everyMs: 5 * SECOND_MS,
      content: () => 'hola',
    });
    const store = createMemoryStore();
    const flood = openFlood({ store });
    const waits = await floods(flood, { count: 6_000, everyMs: 100, content: chatter });
    const turns = await turnsOf(store, flood);
    expect(consumed(turns)).toEqual(ids(6_000));
    expect(flood.calls()).toBeGreaterThan(20);
    expect(flood.calls()).toBeLessThanOrEqual(quotaOver(10 * MINUTE_MS));
    // Three turns until it is a flood, then one in every pace; each answers once.
    expect(flood.toldAt('spammer').length).toBeLessThanOrEqual(10 + (10 * MINUTE_MS) / FLOOD_PACE_MS);
    expect(p95(waits)).toBeLessThanOrEqual(2 * p95(calm));
    expect(waits.length).toBeGreaterThan(100);
    // When it is over its next word is answered at the pace at the latest, as anybody's is a minute later.
    await flood.shop.say('spammer', 'last', 'hola');
    const at = flood.shop.clock.now();
    await flood.shop.pass(FLOOD_PACE_MS + SECOND_MS);
    expect((flood.toldAt('spammer').at(-1) ?? 0) - at).toBeGreaterThan(0);
  });

  it.each<[string, (n: number) => InboundContent]>([
    ['taps', (n) => ({ type: 'tap', id: `opcion_1_${n}`, title: 'Sí' })],
    ['pictures', (n) => ({ type: 'image', mediaId: `m${n}` })],
  ])('is held back with %s as with texts', async (_name, content) => {
    const store = createMemoryStore();
    const flood = openFlood({ store, understanding: () => wordsOnly });
    await floods(flood, { count: 1_200, everyMs: 100, content });
    expect(consumed(await turnsOf(store, flood)).toSorted()).toEqual(ids(1_200).toSorted());
    const once = 70 + (2 * MINUTE_MS) / FLOOD_PACE_MS;
    expect(flood.toldAt('spammer').length).toBeLessThanOrEqual(once);
  });
});

describe('a sender who waits for each answer, without end', () => {
  it('is answered by models as long as its share lasts, restart or not, then without them, then by a person', async () => {
    const store = createMemoryStore();
    const first = openFlood({ store });
    const say = async (flood: Flood, from: number, count: number): Promise<void> => {
      for (let n = from; n < from + count; n++) {
        await flood.shop.say('spammer', `s${n}`, UNSURE);
        await flood.shop.pass(2 * SECOND_MS);
      }
    };
    await say(first, 0, 80);
    expect(first.calls()).toBeGreaterThanOrEqual(MODEL_CALLS_ROOM);
    expect(first.calls()).toBeLessThanOrEqual(quotaOver(3 * MINUTE_MS));
    const turns = await turnsOf(store, first);
    const without = turns.findIndex(({ reading }) => reading?.by === 'offline');
    expect(turns[without]).toMatchObject({ inputs: [{ type: 'customer.asks' }], effects: ['sendMessage'] });
    expect(first.shop.outside.handoffs.size).toBe(1);
    await first.shop.engine.stop();

    const second = openFlood({ store, before: first });
    const conversation = conversationOf(second.shop.tenant, 'spammer');
    const returned = deedOf('person.returned', second.shop.tenant, conversation);
    await second.shop.engine.receive([
      { conversation, id: 'back', arrivedAt: second.shop.clock.now(), body: returned },
    ]);
    await say(second, 80, 3);
    expect(second.calls()).toBe(0);
    await second.shop.pass(6 * MODEL_CALL_EACH_MS);
    await say(second, 83, 2);
    expect(second.calls()).toBe(2);
    expect(consumed(await turnsOf(store, second))).toEqual(ids(85));
  });
});

describe('a thousand new senders at once', () => {
  it('cost a business no more than its day allows and what was under way, and all of them are answered', async () => {
    const store = createMemoryStore();
    const tenantDailyUsd = 0.05;
    const flood = openFlood({ store, tenantDailyUsd });
    const { shop } = flood;
    for (let n = 0; n < 1_000; n++) {
      await shop.say(`new-${n}`, 'm', chatter(n));
      if (n % 10 === 9) await shop.pass(100);
    }
    await shop.pass(MINUTE_MS);
    const unanswered = Array.from({ length: 1_000 }, (_, n) => flood.toldAt(`new-${n}`).length).filter((n) => n === 0);
    expect(unanswered).toEqual([]);
    const spent = await store.spent(shop.tenant.id, '2026-03-02');
    const each = spent / flood.calls();
    expect(spent).toBeGreaterThanOrEqual(tenantDailyUsd * 1_000_000);
    // A second's senders are under way when the last dollar goes.
    expect(spent).toBeLessThanOrEqual(tenantDailyUsd * 1_000_000 + 200 * each);
    expect(flood.calls()).toBeLessThan(1_000);
  });
});

describe('a disk that is full', () => {
  it('does not have models asked again and again for a turn that cannot be written down', async () => {
    const real = createMemoryStore();
    const disk = { full: true };
    const refuse = () => Promise.reject(new StoreUnavailable('disk full'));
    const flood = openFlood({
      store: {
        ...real,
        commit: (turn) => (disk.full ? refuse() : real.commit(turn)),
        check: () => (disk.full ? refuse() : real.check()),
      },
    });
    await flood.shop.say('ana', 'm', chatter(1));
    await flood.shop.pass(10 * MINUTE_MS);
    expect(flood.calls()).toBe(1);
    disk.full = false;
    await flood.shop.pass(5 * SECOND_MS);
    expect([flood.calls(), flood.toldAt('ana').length]).toEqual([2, 1]);
  });
});

describe('in a flood', () => {
  it('a person, a payment or a timer is heard at once, behind what was there before it', async () => {
    const store = createMemoryStore();
    const flood = openFlood({ store, understanding: () => wordsOnly });
    const { shop } = flood;
    for (let n = 0; n < 300; n++) {
      await shop.say('spammer', `s${n}`, 'hola');
      await shop.pass(100);
    }
    const [conversation, before] = [conversationOf(shop.tenant, 'spammer'), (await turnsOf(store, flood)).length];
    const pending = (await store.load(conversation, 1_000)).inbox;
    expect(pending.length).toBeGreaterThan(BURST_MESSAGES_MAX);
    await shop.engine.receive([
      {
        conversation,
        id: 'took',
        arrivedAt: shop.clock.now(),
        body: deedOf('person.took', shop.tenant, conversation),
      },
    ]);
    await shop.pass(100);
    const waiting = pending.map(({ id }) => id);
    // Of one turn it would be heard before the messages that came first.
    expect((await turnsOf(store, flood)).slice(before)).toMatchObject([{ consumed: waiting }, { consumed: ['took'] }]);
    await shop.say('spammer', 'more', 'hola');
    await shop.pass(SECOND_MS);
    expect((await store.load(conversation, 1_000)).inbox).toMatchObject([{ id: 'more' }]);
  });

  it('the newest messages are read, as many as of any burst, and all of them are in the history', async () => {
    const store = createMemoryStore();
    const read: number[] = [];
    const flood = openFlood({
      store,
      understanding: () => ({
        understand: (request) => {
          read.push(request.messages.length);
          return wordsOnly.understand(request);
        },
      }),
    });
    await floods(flood, { count: 600, everyMs: 100, content: (n) => (n % 100 === 99 ? 'precio' : 'hola') });
    expect(Math.max(...read)).toBe(BURST_MESSAGES_MAX);
    const said = await store.messages(conversationOf(flood.shop.tenant, 'spammer'), 10_000);
    expect(said.filter(({ role }) => role === 'customer')).toHaveLength(600);
  });
});

function p95(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length * 0.95)] ?? Infinity;
}
