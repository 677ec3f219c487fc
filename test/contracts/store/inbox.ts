import { expect } from 'vitest';
import type { StoreSuite } from '../store.contract.ts';
import { ANA, BEA, DAY, MINUTE, NOW, answer, message, pending, pendingIds, turn } from './fixtures.ts';

export function inboxContract({ test }: StoreSuite): void {
  test('a message is stored once and waits with its first attempt counted', async (store) => {
    expect(await store.receive([message(ANA, 'm1')])).toEqual(['new']);
    const [row] = await pending(store, ANA);
    expect(row).toEqual({ ...message(ANA, 'm1'), seq: row?.seq, state: 'pending', attempts: 1 });
  });

  test('a second delivery of the same message is seen, in the same call and in a later one (must-hold 24)', async (store) => {
    expect(await store.receive([message(ANA, 'm1'), message(ANA, 'm1'), message(ANA, 'm2')])).toEqual([
      'new',
      'seen',
      'new',
    ]);
    expect(await store.receive([message(ANA, 'm2', NOW + DAY)])).toEqual(['seen']);
    expect(await pendingIds(store, ANA)).toEqual(['m1', 'm2']);
  });

  test('two deliveries of one message at the same moment are stored once (must-hold 24)', async (store) => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => store.receive([message(ANA, 'm1')])));
    expect(outcomes.flat().filter((outcome) => outcome === 'new')).toHaveLength(1);
    expect(await pendingIds(store, ANA)).toEqual(['m1']);
  });

  test('a message that was worked off stays seen', async (store) => {
    await store.receive([message(ANA, 'm1'), message(ANA, 'm2')]);
    await store.commit(turn(ANA, 1, { consumed: ['m1'], dead: ['m2'] }));
    expect(await store.receive([message(ANA, 'm1'), message(ANA, 'm2')])).toEqual(['seen', 'seen']);
    expect(await pendingIds(store, ANA)).toEqual([]);
  });

  test('the same id in two conversations is two messages', async (store) => {
    expect(await store.receive([message(ANA, 'm1'), message(BEA, 'm1')])).toEqual(['new', 'new']);
    expect(await pendingIds(store, ANA)).toEqual(['m1']);
    expect(await pendingIds(store, BEA)).toEqual(['m1']);
  });

  test('messages wait in order of arrival at the store, whatever their timestamps say', async (store) => {
    await store.receive([message(ANA, 'b', NOW + MINUTE), message(ANA, 'a', NOW)]);
    await store.receive([message(BEA, 'x'), message(ANA, 'c', NOW - MINUTE)]);
    const rows = await pending(store, ANA);
    expect(rows.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(rows.every((row, i) => i === 0 || row.seq > (rows[i - 1]?.seq ?? 0))).toBe(true);
  });

  test('a later message never gets the place of an earlier one that was consumed', async (store) => {
    await store.receive([message(ANA, 'm1')]);
    const first = (await pending(store, ANA))[0]?.seq ?? 0;
    await store.commit(turn(ANA, 1, { consumed: ['m1'] }));
    await store.receive([message(ANA, 'm2')]);
    expect((await pending(store, ANA))[0]?.seq).toBeGreaterThan(first);
  });

  test('a load takes no more rows than asked for, the oldest first', async (store) => {
    await store.receive(['m1', 'm2', 'm3'].map((id) => message(ANA, id)));
    const { inbox } = await store.load(ANA, 2);
    expect(inbox.map(({ id }) => id)).toEqual(['m1', 'm2']);
  });

  test('a row comes back as it went in, and the store shares no object with its callers', async (store) => {
    const row = answer(`${ANA}.7.2`, ANA);
    await store.receive([row]);
    const [first] = await pending(store, ANA);
    expect(first?.id).toBe(`res:${ANA}.7.2`);
    expect(first?.body).toEqual(row.body);
    Object.assign(first?.body ?? {}, { kind: 'ruined' });
    Object.assign(row.body, { kind: 'ruined' });
    expect((await pending(store, ANA))[0]?.body.kind).toBe('answer');
  });

  test('an id may be any text', async (store) => {
    const ids = [
      '~1.2',
      '=~1',
      'res:',
      `res:${ANA}`,
      `res:${BEA}.1.1`,
      `res:${ANA}.1.1`,
      'ñ😊',
      '\u0001',
      'a'.repeat(300),
    ];
    await store.receive(ids.map((id) => message(ANA, id)));
    expect(await pendingIds(store, ANA)).toEqual(ids);
    expect(await store.receive(ids.map((id) => message(ANA, id)))).toEqual(ids.map(() => 'seen'));
  });

  test('nothing is stored when one row of a call cannot be', async (store) => {
    const broken = {
      ...message(ANA, 'm2'),
      get body(): never {
        throw new Error('this body cannot be read');
      },
    };
    await expect(store.receive([message(ANA, 'm1'), broken])).rejects.toThrow('this body cannot be read');
    expect(await pendingIds(store, ANA)).toEqual([]);
    expect(await store.receive([message(ANA, 'm1')])).toEqual(['new']);
  });
}
