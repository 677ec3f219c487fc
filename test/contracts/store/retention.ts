import { expect } from 'vitest';
import { TOMBSTONE_MS } from '../../../src/domain.ts';
import type { StoreSuite } from '../store.contract.ts';
import { ANA, DAY, MINUTE, NOW, claim, effect, keys, live, message, pending, timer, turn } from './fixtures.ts';

export function retentionContract({ test }: StoreSuite): void {
  test('a worked-off message stays seen for eight days after it arrived, and is forgotten then', async (store) => {
    await store.receive([message(ANA, 'm1'), message(ANA, 'm2')]);
    await store.commit(turn(ANA, 1, { consumed: ['m1'], dead: ['m2'] }));
    await store.compact(NOW + 7 * DAY);
    expect(await store.receive([message(ANA, 'm1'), message(ANA, 'm2')])).toEqual(['seen', 'seen']);
    await store.compact(NOW + TOMBSTONE_MS - 1);
    expect(await store.receive([message(ANA, 'm1')])).toEqual(['seen']);
    expect(await store.compact(NOW + TOMBSTONE_MS)).toBeGreaterThan(0);
    expect(await store.receive([message(ANA, 'm1'), message(ANA, 'm2')])).toEqual(['new', 'new']);
  });

  test('a message that still waits is never forgotten, and keeps its body', async (store) => {
    await store.receive([message(ANA, 'm1')]);
    await store.compact(NOW + 100 * DAY);
    expect(await pending(store, ANA)).toMatchObject([{ id: 'm1', body: message(ANA, 'm1').body }]);
  });

  test('done effects keep their place and lose what they said; open and parked ones keep all', async (store) => {
    const rows = (['done', 'pending', 'parked', 'running', 'unclear'] as const).map((state, i) =>
      effect(ANA, { turn: 1, n: i + 1 }, { state, providerId: `p${i}` }),
    );
    await store.commit(turn(ANA, 1, { outbox: rows }));
    await store.compact(NOW + DAY);
    const [done, ...others] = await store.outbox(ANA);
    expect(others).toEqual(rows.slice(1));
    expect(done).toMatchObject({
      id: `${ANA}.1.1`,
      kind: 'sendMessage',
      state: 'done',
      providerId: 'p0',
      createdAt: NOW,
    });
    expect(done?.effect).toEqual({ type: 'sendMessage' });
    expect(done?.message).toBeUndefined();
  });

  test('compacting leaves the conversation, its turns and its history as they were', async (store) => {
    const first = turn(ANA, 1, {
      messages: [{ conversation: ANA, turn: 1, n: 1, at: NOW, role: 'customer', text: 'hola "ñ" 😊' }],
      timers: [timer(ANA)],
    });
    await store.receive([message(ANA, 'm1')]);
    await store.commit({ ...first, consumed: ['m1'] });
    const all = () => Promise.all([store.load(ANA, 9), store.turns(ANA), store.messages(ANA, 9), store.committed(ANA)]);
    const before = await all();
    await store.compact(NOW + 30 * DAY);
    expect(await all()).toEqual(before);
    expect(await store.commit(turn(ANA, 2))).toEqual({ outcome: 'committed' });
    expect((await store.turns(ANA)).map(({ n }) => n)).toEqual([1, 2]);
  });

  test('expired holds go, live and firm claims stay', async (store) => {
    await claim(store, ANA, [
      { op: 'hold', holder: 'a', keys: keys(0, 5), until: NOW + MINUTE },
      { op: 'hold', holder: 'a', keys: keys(5, 5), until: NOW + MINUTE + 1 },
      { op: 'firm', holder: 'a', keys: keys(10, 5) },
    ]);
    await store.compact(NOW + MINUTE);
    expect((await live(store, NOW)).map((text) => text.split(' ')[0])).toEqual(keys(5, 10));
  });

  test('compacting twice finds nothing the second time', async (store) => {
    await store.receive([message(ANA, 'm1')]);
    await store.commit(turn(ANA, 1, { consumed: ['m1'], outbox: [effect(ANA, { turn: 1, n: 1 }, { state: 'done' })] }));
    expect(await store.compact(NOW + TOMBSTONE_MS)).toBeGreaterThan(0);
    expect(await store.compact(NOW + TOMBSTONE_MS)).toBe(0);
  });
}
