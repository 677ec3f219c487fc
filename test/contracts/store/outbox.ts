import { expect } from 'vitest';
import type { OutboxRow } from '../../../src/domain.ts';
import type { Store } from '../../../src/ports.ts';
import type { StoreSuite } from '../store.contract.ts';
import { ANA, BEA, MINUTE, NOW, answer, dueQuery, effect, pendingIds, turn } from './fixtures.ts';

const ROW = effect(ANA, { turn: 1, n: 1 });

async function owing(store: Store, more: Partial<OutboxRow> = {}): Promise<OutboxRow> {
  const row = effect(ANA, { turn: 1, n: 1 }, more);
  await store.commit(turn(ANA, 1, { outbox: [row] }));
  return row;
}
async function only(store: Store): Promise<OutboxRow | undefined> {
  const rows = await store.outbox(ANA);
  expect(rows).toHaveLength(1);
  return rows[0];
}
const word = (status: 'sent' | 'delivered' | 'read' | 'failed', of = ROW.id, conversation = ANA) =>
  ({ conversation, effect: of, status, at: NOW }) as const;

export function outboxContract({ test }: StoreSuite): void {
  test('an effect comes back as it was committed', async (store) => {
    const row = await owing(store, {
      providerId: 'wamid.1',
      attempts: 2,
      dueAt: NOW + 7,
      createdAt: NOW - 7,
      class: 'once',
    });
    expect(await store.owed(ANA)).toEqual([row]);
    expect(await store.outbox(ANA)).toEqual([row]);
    expect(await store.owed(BEA)).toEqual([]);
  });

  test('effects are owed in order of turn and number until they are done or parked', async (store) => {
    const rows = [2, 10, 1].map((n) => effect(ANA, { turn: 1, n }));
    await store.commit(turn(ANA, 1, { outbox: rows }));
    await store.commit(turn(ANA, 2, { outbox: [effect(ANA, { turn: 2, n: 1 })] }));
    const ids = async () => (await store.owed(ANA)).map(({ id }) => id.slice(ANA.length + 1));
    expect(await ids()).toEqual(['1.1', '1.2', '1.10', '2.1']);
    await store.settle({ id: `${ANA}.1.2`, conversation: ANA }, { state: 'done' });
    await store.settle({ id: `${ANA}.2.1`, conversation: ANA }, { state: 'parked' });
    expect(await ids()).toEqual(['1.1', '1.10']);
    expect((await store.outbox(ANA)).map(({ state }) => state)).toEqual(['pending', 'done', 'pending', 'parked']);
  });

  test('marking counts the attempt and notes its instant before the call', async (store) => {
    const row = await owing(store);
    expect(await store.markRunning(row, NOW + 5)).toBe(true);
    expect(await only(store)).toEqual({ ...row, state: 'running', attempts: 1, dueAt: NOW + 5 });
  });

  test('of workers that mark the same effect exactly one runs it', async (store) => {
    const row = await owing(store);
    const marks = await Promise.all(Array.from({ length: 10 }, () => store.markRunning(row, NOW)));
    expect(marks.filter(Boolean)).toHaveLength(1);
    const [running] = await store.owed(ANA);
    expect(running?.attempts).toBe(1);
    const again = await Promise.all([store.markRunning(running ?? row, NOW), store.markRunning(running ?? row, NOW)]);
    expect(again.sort()).toEqual([false, true]);
  });

  test('an effect that is over, unknown or somebody else’s cannot be marked', async (store) => {
    const row = await owing(store);
    await store.settle(row, { state: 'done' });
    expect(await store.markRunning({ ...row, state: 'done' }, NOW)).toBe(false);
    expect(await store.markRunning({ ...row, id: `${ANA}.9.9` }, NOW)).toBe(false);
    expect(await store.markRunning({ ...row, conversation: BEA }, NOW)).toBe(false);
    expect(await store.markRunning({ ...row, id: 'no id at all' }, NOW)).toBe(false);
  });

  test('an effect may be born running, marked by its own commit', async (store) => {
    const row = effect(ANA, { turn: 1, n: 1 }, { state: 'running', attempts: 1, dueAt: 0 });
    await store.commit(turn(ANA, 1, { outbox: [row], at: NOW + 3 }));
    expect(await only(store)).toEqual({ ...row, dueAt: NOW + 3 });
  });

  test('settling ends the effect and brings its answer, once', async (store) => {
    const row = await owing(store, { state: 'running', attempts: 1 });
    const result = answer(row.id, ANA);
    await store.settle(row, { state: 'done', providerId: 'wamid.1' }, result);
    await store.settle(row, { state: 'done', providerId: 'wamid.2' }, result);
    expect(await only(store)).toMatchObject({ state: 'done', providerId: 'wamid.1' });
    expect(await pendingIds(store, ANA)).toEqual([result.id]);
    expect(await store.receive([result])).toEqual(['seen']);
  });

  test('settling what is over changes nothing', async (store) => {
    const row = await owing(store, { state: 'running', attempts: 1 });
    await store.settle(row, { state: 'parked' });
    const parked = await only(store);
    await store.settle(row, { state: 'pending', dueAt: NOW + 9, providerId: 'late' }, answer(row.id, ANA));
    expect(await only(store)).toEqual(parked);
    expect(await pendingIds(store, ANA)).toEqual([]);
  });

  test('an effect can be postponed and marked again', async (store) => {
    const row = await owing(store, { state: 'running', attempts: 1 });
    await store.settle(row, { state: 'pending', dueAt: NOW + MINUTE - 0.5 });
    const [again] = await store.owed(ANA);
    expect(again).toEqual({ ...row, state: 'pending', dueAt: NOW + MINUTE });
    expect(await store.markRunning(again ?? row, NOW + MINUTE)).toBe(true);
    expect((await only(store))?.attempts).toBe(2);
  });

  test('the answer to an effect whose answer was received before is not doubled', async (store) => {
    const row = await owing(store, { state: 'running', attempts: 1 });
    await store.receive([answer(row.id, ANA)]);
    await store.settle(row, { state: 'done' }, answer(row.id, ANA));
    expect(await pendingIds(store, ANA)).toHaveLength(1);
    expect((await only(store))?.state).toBe('done');
  });

  test('settling an unknown effect, or one of another conversation, changes nothing and brings no answer', async (store) => {
    const row = await owing(store);
    for (const other of [`${ANA}.1.2`, `${ANA}.1`, `${BEA}.1.1`, '', `${ANA}.1.1.1`, `${ANA}.x.1`]) {
      await store.settle({ id: other, conversation: ANA }, { state: 'done' }, answer(other, ANA));
    }
    await store.settle({ id: row.id, conversation: BEA }, { state: 'done' }, answer(row.id, BEA));
    expect(await only(store)).toEqual(row);
    expect([await pendingIds(store, ANA), await pendingIds(store, BEA)]).toEqual([[], []]);
  });

  for (const status of ['sent', 'delivered', 'read'] as const) {
    test(`a status '${status}' settles an unclear send`, async (store) => {
      const row = await owing(store, { state: 'running', attempts: 1 });
      await store.settle(row, { state: 'unclear', dueAt: NOW + 30_000 });
      await store.noteStatus(word(status));
      expect(await only(store)).toMatchObject({ state: 'done', status });
      expect(await store.owed(ANA)).toEqual([]);
    });
  }

  test('a status that comes before the answer to the call is remembered: the send is done, whatever the call says', async (store) => {
    const row = await owing(store, { state: 'running', attempts: 1 });
    await store.noteStatus(word('delivered'));
    expect((await only(store))?.state).toBe('running');
    await store.settle(row, { state: 'unclear', dueAt: NOW + 30_000 });
    expect((await only(store))?.state).toBe('done');
  });

  test('a failed status is noted and leaves an unclear send unclear', async (store) => {
    const row = await owing(store, { state: 'running', attempts: 1 });
    await store.settle(row, { state: 'unclear', dueAt: NOW + 30_000 });
    await store.noteStatus(word('failed'));
    expect(await only(store)).toMatchObject({ state: 'unclear', status: 'failed' });
    await store.noteStatus(word('delivered'));
    expect(await only(store)).toMatchObject({ state: 'done', status: 'delivered' });
  });

  test('the rank of a status never falls, in any order and with repetitions', async (store) => {
    await owing(store, { state: 'done', attempts: 1 });
    const seen: (string | undefined)[] = [];
    for (const status of [
      'sent',
      'failed',
      'sent',
      'delivered',
      'failed',
      'read',
      'delivered',
      'sent',
      'read',
    ] as const) {
      await store.noteStatus(word(status));
      seen.push((await only(store))?.status);
    }
    expect(seen).toEqual(['sent', 'failed', 'failed', 'delivered', 'delivered', 'read', 'read', 'read', 'read']);
  });

  test('a status of an unknown message or of another conversation is ignored', async (store) => {
    const row = await owing(store, { state: 'unclear', attempts: 1 });
    await store.noteStatus(word('read', `${ANA}.4.4`));
    await store.noteStatus(word('read', 'not ours'));
    await store.noteStatus(word('read', row.id, BEA));
    expect(await only(store)).toEqual(row);
  });

  test('a parked send stays parked when its status comes after all', async (store) => {
    await owing(store, { state: 'parked', attempts: 1 });
    await store.noteStatus(word('delivered'));
    expect(await only(store)).toMatchObject({ state: 'parked', status: 'delivered' });
    expect((await store.due(dueQuery(NOW + MINUTE))).conversations).toEqual([]);
  });
}
