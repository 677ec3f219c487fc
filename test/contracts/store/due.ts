import { expect } from 'vitest';
import type { StoreSuite } from '../store.contract.ts';
import {
  ANA,
  BEA,
  DAY,
  MINUTE,
  NOW,
  TENANT,
  answer,
  dueQuery,
  effect,
  message,
  timer,
  timerRow,
  turn,
} from './fixtures.ts';

export function dueContract({ test }: StoreSuite): void {
  test('an idle store owes nothing', async (store) => {
    await store.commit(turn(ANA, 1));
    expect(await store.due(dueQuery(NOW + DAY))).toEqual({ conversations: [], timers: [] });
  });

  test('a message that nobody works on is found once it is old enough (must-hold 26)', async (store) => {
    await store.receive([message(ANA, 'm1', NOW)]);
    const soon = { inboxBefore: NOW - 1, runningBefore: 0 };
    expect(await store.due(dueQuery(NOW + 9_999, soon))).toEqual({
      conversations: [],
      timers: [],
      nextAt: NOW + 10_000,
    });
    expect((await store.due(dueQuery(NOW + 10_000, { inboxBefore: NOW }))).conversations).toEqual([ANA]);
    await store.commit(turn(ANA, 1, { consumed: ['m1'] }));
    expect(await store.due(dueQuery(NOW + DAY))).toEqual({ conversations: [], timers: [] });
  });

  test('pending and unclear effects are due at their instant', async (store) => {
    for (const [id, state] of [
      [ANA, 'pending'],
      [BEA, 'unclear'],
    ] as const) {
      const row = effect(id, { turn: 1, n: 1 }, { state, dueAt: NOW + 30_000 });
      await store.commit(turn(id, 1, { outbox: [row] }));
    }
    expect(await store.due(dueQuery(NOW))).toEqual({ conversations: [], timers: [], nextAt: NOW + 30_000 });
    expect(await store.due(dueQuery(NOW + 30_000))).toEqual({ conversations: [ANA, BEA], timers: [] });
  });

  test('a running effect is due when its mark is old: its worker died', async (store) => {
    const row = effect(ANA, { turn: 1, n: 1 });
    await store.commit(turn(ANA, 1, { outbox: [row] }));
    await store.markRunning(row, NOW + 1_000);
    const query = { runningBefore: NOW + 999 };
    expect(await store.due(dueQuery(NOW + 30_999, query))).toEqual({
      conversations: [],
      timers: [],
      nextAt: NOW + 31_000,
    });
    expect((await store.due(dueQuery(NOW + 31_000, { runningBefore: NOW + 1_000 }))).conversations).toEqual([ANA]);
  });

  test('what is done or parked is never due', async (store) => {
    const rows = (['done', 'parked'] as const).map((state, i) => effect(ANA, { turn: 1, n: i + 1 }, { state }));
    await store.commit(turn(ANA, 1, { outbox: rows }));
    expect(await store.due(dueQuery(NOW + DAY))).toEqual({ conversations: [], timers: [] });
  });

  test('the answer of a settled effect is due like any message', async (store) => {
    const row = effect(ANA, { turn: 1, n: 1 });
    await store.commit(turn(ANA, 1, { outbox: [row] }));
    await store.settle(row, { state: 'done' }, answer(row.id, ANA, NOW + 5));
    expect(await store.due(dueQuery(NOW + 4))).toEqual({ conversations: [], timers: [], nextAt: NOW + 5 });
    expect((await store.due(dueQuery(NOW + 5))).conversations).toEqual([ANA]);
  });

  test('a conversation with much to do is named once, the longest waiting first, no more than the limit', async (store) => {
    const late = effect(ANA, { turn: 1, n: 1 }, { dueAt: NOW - 5 });
    await store.commit(turn(ANA, 1, { outbox: [late, effect(ANA, { turn: 1, n: 2 })] }));
    await store.receive([message(ANA, 'm1'), message(BEA, 'm1', NOW - 9), message(`${TENANT}.0eva`, 'm1', NOW - 1)]);
    expect((await store.due(dueQuery(NOW))).conversations).toEqual([BEA, ANA, `${TENANT}.0eva`]);
    expect((await store.due(dueQuery(NOW, { limit: 2 }))).conversations).toEqual([BEA, ANA]);
  });

  test('a timer is due at its instant, one of each kind for a conversation', async (store) => {
    await store.commit(turn(ANA, 1, { timers: [timer(ANA), timer(ANA, { kind: 'persona', dueAt: NOW + DAY })] }));
    await store.commit(turn(ANA, 2, { timers: [timer(ANA, { generation: 2, dueAt: NOW + 2 * MINUTE })] }));
    expect(await store.due(dueQuery(NOW + MINUTE))).toEqual({
      conversations: [],
      timers: [],
      nextAt: NOW + 2 * MINUTE,
    });
    const found = await store.due(dueQuery(NOW + 2 * MINUTE));
    expect(found).toEqual({
      conversations: [],
      timers: [timer(ANA, { generation: 2, dueAt: NOW + 2 * MINUTE })],
      nextAt: NOW + DAY,
    });
  });

  test('timers come longest due first, no more than the limit', async (store) => {
    await store.commit(
      turn(ANA, 1, { timers: [timer(ANA, { dueAt: NOW }), timer(ANA, { kind: 'orden', dueAt: NOW - 2 })] }),
    );
    await store.commit(turn(BEA, 1, { timers: [timer(BEA, { dueAt: NOW - 1 })] }));
    const names = async (limit: number) =>
      (await store.due(dueQuery(NOW, { limit }))).timers.map(({ conversation, kind }) => `${conversation} ${kind}`);
    expect(await names(9)).toEqual([`${ANA} orden`, `${BEA} silencio`, `${ANA} silencio`]);
    expect(await names(1)).toEqual([`${ANA} orden`]);
  });

  test('a timer has fired once its row is in the inbox', async (store) => {
    await store.commit(turn(ANA, 1, { timers: [timer(ANA, { dueAt: NOW })] }));
    expect(await store.receive([timerRow(ANA, 1), timerRow(ANA, 1)])).toEqual(['new', 'seen']);
    expect((await store.due(dueQuery(NOW + DAY))).timers).toEqual([]);
  });

  test('the firing of an old generation leaves the new one', async (store) => {
    await store.commit(turn(ANA, 1, { timers: [timer(ANA, { generation: 2, dueAt: NOW })] }));
    await store.receive([timerRow(ANA, 1)]);
    expect((await store.due(dueQuery(NOW))).timers).toEqual([timer(ANA, { generation: 2, dueAt: NOW })]);
  });

  test('a cancelled timer never fires; a turn may cancel and set the same kind', async (store) => {
    await store.commit(turn(ANA, 1, { timers: [timer(ANA), timer(ANA, { kind: 'orden' })] }));
    const next = timer(ANA, { generation: 2, dueAt: NOW + 5 });
    await store.commit(turn(ANA, 2, { cancelledTimers: ['silencio', 'orden', 'persona'], timers: [next] }));
    expect(await store.due(dueQuery(NOW + DAY))).toEqual({ conversations: [], timers: [next] });
  });

  test('the next instant is the earliest of all kinds of work', async (store) => {
    const row = effect(ANA, { turn: 1, n: 1 }, { dueAt: NOW + 300 });
    await store.commit(turn(ANA, 1, { outbox: [row], timers: [timer(ANA, { dueAt: NOW + 200 })] }));
    await store.receive([message(BEA, 'm1', NOW - 900)]);
    const query = dueQuery(NOW, { inboxBefore: NOW - 1_000 });
    expect((await store.due(query)).nextAt).toBe(NOW + 100);
    await store.commit(turn(BEA, 1, { consumed: ['m1'] }));
    expect((await store.due(query)).nextAt).toBe(NOW + 200);
    await store.commit(turn(ANA, 2, { cancelledTimers: ['silencio'] }));
    expect((await store.due(query)).nextAt).toBe(NOW + 300);
    await store.settle(row, { state: 'done' });
    expect((await store.due(query)).nextAt).toBeUndefined();
  });
}
