import { describe, expect, it } from 'vitest';
import { granuleKeys } from '../../src/domain.ts';
import type { Store } from '../../src/ports.ts';
import { marksIn } from '../../src/simulator/words.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { openDatabase } from '../../src/state/schema.ts';
import { createSqliteStore } from '../../src/state/sqlite.ts';
import { range } from './kit.ts';
import { conversationOf, openShop, tapOn } from './shop.ts';

const CUSTOMERS = 1_000;
const STORES: readonly [string, () => Store][] = [
  ['memory', createMemoryStore],
  [
    'SQLite',
    () => createSqliteStore({ db: openDatabase(':memory:'), schedule: { soon: setImmediate }, compact: false }),
  ],
];

describe.each(STORES)('on %s', (_name, open) => {
  it(`of ${CUSTOMERS} customers who tap the same hour at once exactly one gets it, the others are offered other hours (B2; must-hold 48)`, async () => {
    const store = open();
    const shop = openShop({ store });
    const names = range(1, CUSTOMERS).map((n) => `c${n}`);
    for (const who of names) await shop.say(who, 'm1', 'quiero un turno corte');
    await shop.pass(2_000);
    const rows = names.map((who) => tapOn(shop.last(who), 1));
    await Promise.all(names.map((who, i) => shop.say(who, 'm2', rows[i] ?? '')));
    await shop.pass(2_000);

    const asked = names.filter((who) => hears(shop, who, 'confirmar_turno'));
    expect(asked).toHaveLength(1);
    const [winner = ''] = asked;
    await shop.say(winner, 'm3', tapOn(shop.last(winner), 'si'));
    await shop.pass(2_000);

    const booked = await store.appointments(shop.tenant.id, { from: 0, to: Number.MAX_SAFE_INTEGER });
    expect(booked.map(({ conversation }) => conversation)).toEqual([conversationOf(shop.tenant, winner)]);
    const taken = booked.flatMap(({ slot, durationMinutes }) => granuleKeys(slot, durationMinutes));
    for (const who of names.filter((one) => one !== winner)) {
      expect(hears(shop, who, 'turno_recien_ocupado')).toBe(true);
      expect(shop.last(who)?.type).toBe('list');
      const { conversation } = await store.load(conversationOf(shop.tenant, who), 0);
      expect(offered(conversation?.frames.at(-1)?.snapshot.context)).not.toContain(taken[0]);
    }
    await store.close();
  }, 240_000);
});

function hears(shop: ReturnType<typeof openShop>, who: string, key: string): boolean {
  return shop.outside.sent.some(
    ({ to, message }) => to.waId === who && marksIn(message.text).some((mark) => mark.key === key),
  );
}

function offered(context: unknown): string[] {
  const { offer } = context as { offer?: { slots?: Parameters<typeof granuleKeys>[0][] } };
  return (offer?.slots ?? []).flatMap((slot) => granuleKeys(slot, 5));
}
