/** A customer of many years costs a turn what a new one does: what is loaded is bounded, what is old can be asked for. */
import { expect } from 'vitest';
import { APPOINTMENTS_LOADED_MAX } from '../../../src/domain.ts';
import type { Store, TurnCommit } from '../../../src/ports.ts';
import type { StoreSuite } from '../store.contract.ts';
import { ANA, BEA, DAY, NOW, TENANT, appointment, order, record, slot, turn } from './fixtures.ts';

const VISITS = APPOINTMENTS_LOADED_MAX + 5;

export function sightContract({ test }: StoreSuite): void {
  test('of appointments the latest are loaded, those to come before those that were', async (store) => {
    await store.commit(
      turn(ANA, 1, { appointments: [...manyVisits(), appointment('next', ANA, { slot: slot(600) })] }),
    );
    const { appointments } = await store.load(ANA, 1);
    expect(appointments).toHaveLength(APPOINTMENTS_LOADED_MAX);
    expect(appointments.at(-1)?.id).toBe('next');
    expect(appointments.map(({ slot: { start } }) => start)).toEqual(
      appointments.map(({ slot: { start } }) => start).toSorted((a, b) => a - b),
    );
  });

  test('the orders are loaded that the record names, oldest first, and one that is not there is no harm', async (store) => {
    await named(store, 1, ['o3', 'o1', 'gone']);
    expect(await idsLoaded(store)).toEqual(['o1', 'o3']);
    await named(store, 2, ['o2']);
    expect(await idsLoaded(store)).toEqual(['o2']);
    await named(store, 3, []);
    expect(await idsLoaded(store)).toEqual([]);
  });

  test('all orders are loaded where code wrote last that names none, though an older turn did', async (store) => {
    await named(store, 1, ['o1']);
    const older = { ...record(ANA, 2), sight: { turn: 1, orders: ['o1'] } };
    await store.commit(turn(ANA, 2, { conversation: older, orders: [order('o4', ANA, { createdAt: NOW + 4 })] }));
    expect(await idsLoaded(store)).toEqual(['o1', 'o2', 'o3', 'o4']);
    await store.commit(turn(ANA, 3));
    expect(await idsLoaded(store)).toEqual(['o1', 'o2', 'o3', 'o4']);
  });

  test('what is not loaded is brought back by name, with the visits that it was made for', async (store) => {
    const [old] = manyVisits();
    const paysOld = order('o0', ANA, { createdAt: NOW - 1, paysFor: old!.id });
    await store.commit(turn(BEA, 1, { orders: [order('ob', BEA)] }));
    await store.commit(turn(ANA, 1, { appointments: manyVisits(), orders: [paysOld] }));
    await named(store, 2, ['o1']);
    expect(await store.recall(ANA, ['o0', 'o2', 'o0', 'ob', 'gone'])).toEqual({
      orders: [paysOld, order('o2', ANA, { createdAt: NOW + 2 })],
      appointments: [old],
    });
    await store.commit(turn(ANA, 3, { appointments: [{ ...old!, status: 'cancelled' }] }));
    expect(await store.recall(ANA, ['o0'])).toEqual({ orders: [paysOld], appointments: [] });
    expect(await store.recall(`${TENANT}.0nobody`, ['o0'])).toEqual({ orders: [], appointments: [] });
    expect(await store.recall(ANA, [])).toEqual({ orders: [], appointments: [] });
  });
}

function manyVisits(): ReturnType<typeof appointment>[] {
  return Array.from({ length: VISITS }, (_, i) => {
    const there = slot(0);
    return appointment(`v${i}`, ANA, { slot: { ...there, start: there.start - (VISITS - i) * DAY } });
  });
}

/** Three orders, of which the record names these for its next turn. */
async function named(store: Store, version: number, orders: readonly string[]): Promise<void> {
  const own = { ...record(ANA, version), sight: { turn: version, orders } };
  const commit: TurnCommit = turn(ANA, version, {
    conversation: own,
    orders: [1, 2, 3].map((n) => order(`o${n}`, ANA, { createdAt: NOW + n })),
  });
  expect(await store.commit(commit)).toEqual({ outcome: 'committed' });
}

async function idsLoaded(store: Store): Promise<string[]> {
  return (await store.load(ANA, 1)).orders.map(({ id }) => id);
}
