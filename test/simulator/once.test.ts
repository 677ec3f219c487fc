import { describe, expect, it } from 'vitest';
import { BURST_MESSAGES_MAX, INBOX_ATTEMPTS_MAX } from '../../src/domain.ts';
import { START } from '../../src/simulator/business.ts';
import { createDice } from '../../src/simulator/dice.ts';
import { POISON } from '../../src/simulator/words.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { range } from './kit.ts';
import { conversationOf, openShop, tapOn } from './shop.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

describe('every webhook', () => {
  it('that comes again after a second, an hour, a day or seven days changes nothing, compaction or not (A6; must-hold 22, 23)', async () => {
    const store = createMemoryStore();
    const shop = openShop({ store });
    const said = new Map<string, Parameters<typeof shop.say>[2]>();
    const say = async (id: string, content: Parameters<typeof shop.say>[2]) => {
      said.set(id, content);
      await shop.say('ana', id, content);
      await shop.pass(5 * SECOND_MS);
    };
    await say('m1', 'quiero un turno corte');
    await say('m2', tapOn(shop.last('ana'), 1));
    await say('m3', tapOn(shop.last('ana'), 'si'));
    await say('m4', 'mis turnos');
    await shop.pass(60 * SECOND_MS);
    const ana = conversationOf(shop.tenant, 'ana');
    const before = { turns: await store.turns(ana), sent: shop.outside.sent.length };
    expect(before.turns.length).toBeGreaterThan(4);

    const opened = shop.clock.now();
    for (const after of [
      SECOND_MS,
      11 * 60 * SECOND_MS,
      3_600 * SECOND_MS,
      DAY_MS,
      3 * DAY_MS,
      7 * DAY_MS - SECOND_MS,
    ]) {
      await store.compact(shop.clock.now());
      const again = openShop({ store, clock: shop.clock, outside: shop.outside, settings: { sweepEveryMs: DAY_MS } });
      again.clock.advanceTo(opened + after);
      for (const [id, content] of said) await again.say('ana', id, content);
      await again.pass(5 * SECOND_MS);
    }
    expect(await store.turns(ana)).toEqual(before.turns);
    expect(shop.outside.sent.length).toBe(before.sent);
  });
});

describe('a burst', () => {
  it('of one to fifty messages within three seconds keeps every one, in few turns, with one reply each (A7; must-hold 25, 29)', async () => {
    for (const size of range(1, 50)) {
      const store = createMemoryStore();
      const shop = openShop({ store });
      const dice = createDice(size);
      const ids = range(1, size).map((n) => `m${n}`);
      const posts = [...ids, ...ids.filter(() => dice.chance(0.3))].map((id) => ({
        id,
        at: dice.between(0, 3 * SECOND_MS),
      }));
      for (const { id, at } of posts.sort((a, b) => a.at - b.at)) {
        await shop.pass(Math.max(0, START + at - shop.clock.now()));
        await shop.say('ana', id, 'hola');
      }
      await shop.pass(7 * SECOND_MS);
      const turns = await store.turns(conversationOf(shop.tenant, 'ana'));
      expect(turns.flatMap(({ consumed }) => consumed).sort()).toEqual([...ids].sort());
      expect(turns.length).toBeLessThanOrEqual(2 + Math.ceil(size / BURST_MESSAGES_MAX));
      expect(shop.outside.sent.length).toBe(turns.length);
    }
  });
});

describe('a message that nobody can process', () => {
  it('is given up after five attempts with an apology and a person; what comes after it is answered (must-hold 25; reliability 2.5)', async () => {
    const store = createMemoryStore();
    const shop = openShop({ store });
    await shop.say('ana', 'm1', POISON);
    await shop.pass(20 * SECOND_MS);
    await shop.say('ana', 'm2', 'hola');
    await shop.say('bea', 'b1', 'hola');
    await shop.pass(30 * SECOND_MS);
    const [buried, ...later] = await store.turns(conversationOf(shop.tenant, 'ana'));
    expect(buried).toMatchObject({ consumed: ['m1'], inputs: [{ type: 'system.poisoned' }] });
    expect(buried?.effects).toContain('openHandoff');
    expect(shop.outside.handoffs.size).toBe(1);
    expect(later.flatMap(({ consumed }) => consumed)).toContain('m2');
    expect(shop.outside.sent.map(({ message }) => message.text).join()).toContain('[disculpa_tecnica]');
    expect(shop.last('bea')?.text).toBe('[saludo]');
    expect(INBOX_ATTEMPTS_MAX).toBe(5);
  });
});
