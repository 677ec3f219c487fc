import { expect } from 'vitest';
import type { OutboxRow } from '../../../src/domain.ts';
import type { Store } from '../../../src/ports.ts';
import type { StoreSuite } from '../store.contract.ts';
import { ANA, BEA, DAY, NOW, answer, dueQuery, effect, message, pending, pendingIds, turn } from './fixtures.ts';

const LATER = NOW + DAY;
const ROW = effect(ANA, { turn: 1, n: 1 });
const GIVEN = { conversation: ANA, effect: ROW.id };

/** An effect that was given up at its second try. */
async function parked(store: Store, more: Partial<OutboxRow> = {}): Promise<OutboxRow> {
  const row = effect(ANA, { turn: 1, n: 1 }, { state: 'running', attempts: 2, dueAt: 0, ...more });
  await store.commit(turn(ANA, 1, { outbox: [row] }));
  await store.settle(row, { state: 'parked' });
  return row;
}
/** Messages of whom the first was given up. */
async function buried(store: Store, ...ids: readonly string[]): Promise<void> {
  await store.receive(ids.map((id) => message(ANA, id)));
  await store.begin(ANA, ['m1'], { by: 'one', at: NOW, until: NOW + 1 });
  await store.commit(turn(ANA, 1, { dead: ['m1'] }));
}

export function retryContract({ test }: StoreSuite): void {
  test('an effect that was given up is owed again, as if it was never tried', async (store) => {
    const row = await parked(store);
    expect(await store.owed(ANA)).toEqual([]);
    expect(await store.retry(GIVEN, LATER)).toBe(true);
    const again = { ...row, state: 'pending', attempts: 0, dueAt: LATER } as const;
    expect(await store.owed(ANA)).toEqual([again]);
    expect((await store.due(dueQuery(LATER))).conversations).toEqual([ANA]);
    expect(await store.markRunning(again, LATER)).toBe(true);
    await store.settle(again, { state: 'done' });
    expect(await store.owed(ANA)).toEqual([]);
  });

  test('its answer is news then, however its failure was answered', async (store) => {
    const row = await parked(store);
    const failed = answer('1.1', ANA);
    await store.receive([failed]);
    expect(await store.retry(GIVEN, LATER)).toBe(false);
    await store.commit(turn(ANA, 2, { consumed: [failed.id] }));
    expect(await store.retry(GIVEN, LATER)).toBe(true);
    await store.settle(row, { state: 'done' }, answer('1.1', ANA, LATER));
    expect(await pendingIds(store, ANA)).toEqual([failed.id]);
  });

  test('an effect that is owed, done, arrived after all or nobody’s is not put back', async (store) => {
    const owed = effect(ANA, { turn: 1, n: 2 });
    await store.commit(turn(ANA, 1, { outbox: [ROW, owed] }));
    expect(await store.retry({ conversation: ANA, effect: owed.id }, LATER)).toBe(false);
    await store.settle(owed, { state: 'done' });
    expect(await store.retry({ conversation: ANA, effect: owed.id }, LATER)).toBe(false);
    await store.settle(ROW, { state: 'parked' });
    await store.noteStatus({ conversation: ANA, effect: ROW.id, status: 'delivered', at: NOW });
    for (const conversation of [ANA, BEA]) {
      expect(await store.retry({ conversation, effect: ROW.id }, LATER)).toBe(false);
      expect(await store.retry({ conversation, effect: 'no id at all' }, LATER)).toBe(false);
    }
    expect(await store.owed(ANA)).toEqual([]);
  });

  test('a message that was given up waits again, behind those that wait, as if it was never tried', async (store) => {
    await buried(store, 'm1', 'm2');
    expect(await pendingIds(store, ANA)).toEqual(['m2']);
    expect(await store.retry({ conversation: ANA, message: 'm1' }, LATER)).toBe(true);
    const [, last] = await pending(store, ANA);
    expect(await pendingIds(store, ANA)).toEqual(['m2', 'm1']);
    expect(last).toMatchObject({ ...message(ANA, 'm1'), attempts: 1, state: 'pending' });
    await store.commit(turn(ANA, 2, { consumed: ['m2', 'm1'] }));
    expect(await store.receive([message(ANA, 'm1')])).toEqual(['seen']);
  });

  test('a message that waits, is done or is nobody’s is not put back', async (store) => {
    await store.receive([message(ANA, 'm1'), message(ANA, 'm2')]);
    await store.commit(turn(ANA, 1, { consumed: ['m1'] }));
    for (const id of ['m1', 'm2', 'm3']) {
      expect(await store.retry({ conversation: ANA, message: id }, LATER)).toBe(false);
      expect(await store.retry({ conversation: BEA, message: id }, LATER)).toBe(false);
    }
    expect(await pendingIds(store, ANA)).toEqual(['m2']);
  });

  test('put back twice at once it is put back once', async (store) => {
    await parked(store);
    const both = await Promise.all([store.retry(GIVEN, LATER), store.retry(GIVEN, LATER + 1)]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });
}
