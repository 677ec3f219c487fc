import { expect } from 'vitest';
import { FLOOD_MESSAGES_MAX } from '../../../src/conversation/allowance.ts';
import type { Store } from '../../../src/ports.ts';
import type { StoreSuite } from '../store.contract.ts';
import {
  ANA,
  BEA,
  HOUR,
  NOW,
  appointment,
  effect,
  keys,
  message,
  order,
  pendingIds,
  record,
  timer,
  turn,
} from './fixtures.ts';

export function commitContract({ test }: StoreSuite): void {
  test('a conversation is absent until its first turn commits, and then comes back whole', async (store) => {
    expect((await store.load(ANA, 10)).conversation).toBeUndefined();
    expect(await store.committed(ANA)).toBeUndefined();
    expect(await store.commit(turn(ANA, 1))).toEqual({ outcome: 'committed' });
    expect((await store.load(ANA, 10)).conversation).toEqual(record(ANA, 1));
    expect(await store.committed(ANA)).toEqual({ version: 1, turnId: record(ANA, 1).turnId });
  });

  test('one turn consumes as many messages as a flood leaves (D7)', async (store) => {
    const ids = Array.from({ length: FLOOD_MESSAGES_MAX }, (_, n) => `m${n}`);
    for (let n = 0; n < ids.length; n += 20) {
      await store.receive(ids.slice(n, n + 20).map((id) => message(ANA, id)));
    }
    expect((await store.load(ANA, FLOOD_MESSAGES_MAX)).inbox.map(({ id }) => id)).toEqual(ids);
    expect(await store.commit(turn(ANA, 1, { consumed: ids }))).toEqual({ outcome: 'committed' });
    expect(await pendingIds(store, ANA)).toEqual([]);
  });

  test('of two turns that create a conversation exactly one commits (must-hold 28)', async (store) => {
    const mine = turn(ANA, 1);
    const yours = { ...mine, conversation: { ...mine.conversation, turnId: 'yours' } };
    const outcomes = await Promise.all([store.commit(mine), store.commit(yours)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['committed', 'lost']);
    const winner = outcomes[0].outcome === 'committed' ? mine : yours;
    expect(await store.committed(ANA)).toEqual({ version: 1, turnId: winner.conversation.turnId });
  });

  test('of twenty turns on the same version exactly one commits (must-hold 28)', async (store) => {
    await store.commit(turn(ANA, 1));
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const next = turn(ANA, 2);
        return store.commit({ ...next, conversation: { ...next.conversation, turnId: `turn-${i}` } });
      }),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'committed')).toHaveLength(1);
    expect((await store.turns(ANA)).map(({ n }) => n)).toEqual([1, 2]);
  });

  test('a turn on an old or a future version is lost', async (store) => {
    await store.commit(turn(ANA, 1));
    expect(await store.commit(turn(ANA, 1))).toEqual({ outcome: 'lost' });
    expect(await store.commit(turn(ANA, 3))).toEqual({ outcome: 'lost' });
    expect(await store.commit(turn(BEA, 2))).toEqual({ outcome: 'lost' });
    expect(await store.committed(BEA)).toBeUndefined();
  });

  test('the same turn committed again is lost, and reading back tells that it was ours', async (store) => {
    await store.receive([message(ANA, 'm1')]);
    const mine = turn(ANA, 1, { consumed: ['m1'], outbox: [effect(ANA, { turn: 1, n: 1 })] });
    await store.commit(mine);
    expect(await store.commit(mine)).toEqual({ outcome: 'lost' });
    expect((await store.committed(ANA))?.turnId).toBe(mine.conversation.turnId);
    expect(await store.outbox(ANA)).toHaveLength(1);
  });

  test('a turn that consumes a row which is not pending any more is lost', async (store) => {
    await store.receive([message(ANA, 'm1'), message(ANA, 'm2')]);
    await store.commit(turn(ANA, 1, { consumed: ['m1'] }));
    expect(await store.commit(turn(ANA, 2, { consumed: ['m2', 'm1'] }))).toEqual({ outcome: 'lost' });
    expect(await store.commit(turn(ANA, 2, { dead: ['m1'] }))).toEqual({ outcome: 'lost' });
    expect(await store.commit(turn(ANA, 2, { consumed: ['never-arrived'] }))).toEqual({ outcome: 'lost' });
    expect(await pendingIds(store, ANA)).toEqual(['m2']);
    expect((await store.committed(ANA))?.version).toBe(1);
  });

  test('consumed and dead rows wait no more, all others do (must-hold 25)', async (store) => {
    await store.receive(['m1', 'm2', 'm3'].map((id) => message(ANA, id)));
    await store.commit(turn(ANA, 1, { consumed: ['m1'], dead: ['m2'] }));
    expect(await pendingIds(store, ANA)).toEqual(['m3']);
  });

  test('a lost turn leaves nothing behind', async (store) => {
    await store.commit(turn(ANA, 1));
    expect(await store.commit(everything(ANA, 1))).toEqual({ outcome: 'lost' });
    await expectNothingOf(store);
  });

  test('a turn whose slot is taken leaves nothing behind', async (store) => {
    await store.receive([message(ANA, 'm1')]);
    await store.commit(turn(ANA, 1));
    const [, second] = keys(0, 30);
    await store.block('clinica', 'somebody', [second ?? '']);
    const outcome = await store.commit({ ...everything(ANA, 2), consumed: ['m1'] });
    expect(outcome).toEqual({ outcome: 'taken', key: second });
    expect(await pendingIds(store, ANA)).toEqual(['m1']);
    await expectNothingOf(store);
  });

  test('a lost turn is lost even when its slot is taken too', async (store) => {
    await store.commit(turn(ANA, 1));
    await store.block('clinica', 'somebody', keys(0, 5));
    expect(await store.commit(everything(ANA, 1))).toEqual({ outcome: 'lost' });
  });

  test('turn records and history come back whole and in order', async (store) => {
    const said = (n: number, text: string) => ({ conversation: ANA, turn: 1, n, at: NOW, role: 'bot' as const, text });
    const first = turn(ANA, 1, { messages: [{ ...said(1, 'hola'), role: 'customer' }, said(2, '¡Hola! "¿Qué?"')] });
    const second = turn(ANA, 2, { messages: [{ ...said(1, 'otra'), turn: 2 }] });
    await store.commit(first);
    await store.commit(second);
    expect(await store.turns(ANA)).toEqual([first.turn, second.turn]);
    expect(await store.messages(ANA, 10)).toEqual([...first.messages, ...second.messages]);
    expect(await store.messages(ANA, 2)).toEqual([first.messages[1], second.messages[0]]);
    expect(await store.messages(ANA, 0)).toEqual([]);
    expect(await store.turns(BEA)).toEqual([]);
  });

  test('appointments and orders are put whole, the last word counts', async (store) => {
    const a = appointment('a1', ANA);
    await store.commit(turn(ANA, 1, { appointments: [a], orders: [order('o1', ANA)] }));
    const moved = { ...a, customerName: 'Ana', eventId: 'e1' };
    const paid = order('o1', ANA, { status: 'paid', link: 'https://pagos.test/1' });
    await store.commit(turn(ANA, 2, { appointments: [moved], orders: [paid] }));
    const { appointments, orders } = await store.load(ANA, 1);
    expect(appointments).toEqual([moved]);
    expect(orders).toEqual([paid]);
  });

  test('a commit that contradicts itself is a mistake of the caller and is refused', async (store) => {
    await expect(store.commit({ ...turn(ANA, 2), expectedVersion: 0 })).rejects.toThrow(TypeError);
    const stranger = effect(BEA, { turn: 1, n: 1 });
    await expect(store.commit(turn(ANA, 1, { outbox: [stranger] }))).rejects.toThrow(TypeError);
    expect(await store.committed(ANA)).toBeUndefined();
  });
}

function everything(id: string, version: number) {
  return turn(id, version, {
    outbox: [effect(id, { turn: version, n: 1 })],
    claims: [{ op: 'firm', holder: 'a1', keys: keys(0, 30) }],
    appointments: [appointment('a1', id)],
    orders: [order('o1', id)],
    timers: [timer(id)],
    messages: [{ conversation: id, turn: version, n: 1, at: NOW, role: 'bot', text: 'hola' }],
  });
}

async function expectNothingOf(store: Store): Promise<void> {
  const { conversation, appointments, orders } = await store.load(ANA, 10);
  expect(conversation?.version).toBe(1);
  expect([appointments, orders, await store.outbox(ANA), await store.messages(ANA, 9)]).toEqual([[], [], [], []]);
  expect(await store.turns(ANA)).toHaveLength(1);
  expect((await store.due({ now: NOW + HOUR, inboxBefore: 0, runningBefore: 0, limit: 9 })).timers).toEqual([]);
  const query = { tenant: 'clinica', calendars: ['laura'], from: 0, to: NOW * 2, at: NOW };
  expect((await store.claims(query)).filter(({ holder }) => holder === 'a1')).toEqual([]);
}
