import { expect } from 'vitest';
import type { StoreSuite } from '../store.contract.ts';
import { ANA, BEA, NOW, message, pending, turn } from './fixtures.ts';

const lease = (by: string, at = NOW) => ({ by, at, until: at + 5_000 });

export function leaseContract({ test }: StoreSuite): void {
  test('beginning counts one more attempt of each named row, before any work', async (store) => {
    await store.receive([message(ANA, 'm1'), message(ANA, 'm2')]);
    expect(await store.begin(ANA, ['m1'], lease('r1'))).toEqual({ begun: true });
    expect(await store.begin(ANA, ['m1', 'm2', 'unknown'], lease('r1'))).toEqual({ begun: true });
    expect((await pending(store, ANA)).map(({ id, attempts }) => [id, attempts])).toEqual([
      ['m1', 3],
      ['m2', 2],
    ]);
  });

  test('while one replica has the lease another is told until when, and counts nothing (must-hold 25)', async (store) => {
    await store.receive([message(ANA, 'm1')]);
    await store.begin(ANA, [], lease('r1'));
    expect(await store.begin(ANA, ['m1'], lease('r2', NOW + 1))).toEqual({ begun: false, busyUntil: NOW + 5_000 });
    expect((await pending(store, ANA))[0]?.attempts).toBe(1);
  });

  test('of replicas that begin at the same moment exactly one gets the lease', async (store) => {
    await store.receive([message(ANA, 'm1')]);
    const begun = await Promise.all(Array.from({ length: 10 }, (_, i) => store.begin(ANA, ['m1'], lease(`r${i}`))));
    expect(begun.filter((one) => one.begun)).toHaveLength(1);
    expect((await pending(store, ANA))[0]?.attempts).toBe(2);
  });

  test('a lease is free at its end, and its holder may renew it before', async (store) => {
    await store.begin(ANA, [], lease('r1'));
    await store.begin(ANA, [], lease('r1', NOW + 4_000));
    expect(await store.begin(ANA, [], lease('r2', NOW + 5_000))).toEqual({ begun: false, busyUntil: NOW + 9_000 });
    expect(await store.begin(ANA, [], lease('r2', NOW + 9_000))).toEqual({ begun: true });
  });

  test('only the holder ends a lease', async (store) => {
    await store.begin(ANA, [], lease('r1'));
    await store.endLease(ANA, 'r2');
    expect(await store.begin(ANA, [], lease('r2'))).toMatchObject({ begun: false });
    await store.endLease(ANA, 'r1');
    expect(await store.begin(ANA, [], lease('r2'))).toEqual({ begun: true });
  });

  test('a commit ends the lease that it was decided under, and nobody else’s', async (store) => {
    await store.begin(ANA, [], lease('r1'));
    await store.begin(BEA, [], lease('r1'));
    expect(await store.commit({ ...turn(ANA, 1), leaseOf: 'r1' })).toEqual({ outcome: 'committed' });
    expect(await store.begin(ANA, [], lease('r2'))).toEqual({ begun: true });
    expect(await store.commit({ ...turn(ANA, 2), leaseOf: 'r1' })).toEqual({ outcome: 'committed' });
    expect(await store.begin(ANA, [], lease('r3'))).toMatchObject({ begun: false });
    expect(await store.begin(BEA, [], lease('r2'))).toMatchObject({ begun: false });
  });

  test('a commit that is lost ends no lease', async (store) => {
    await store.commit(turn(ANA, 1));
    await store.begin(ANA, [], lease('r1'));
    expect(await store.commit({ ...turn(ANA, 1), leaseOf: 'r1' })).toEqual({ outcome: 'lost' });
    expect(await store.begin(ANA, [], lease('r2'))).toMatchObject({ begun: false });
  });

  test('leases of two conversations do not meet', async (store) => {
    await store.begin(ANA, [], lease('r1'));
    expect(await store.begin(BEA, [], lease('r2'))).toEqual({ begun: true });
  });

  test('the lease saves money only: who lost it may still commit, if the version is right', async (store) => {
    await store.begin(ANA, [], lease('r1'));
    await store.begin(ANA, [], lease('r2', NOW + 5_000));
    expect(await store.commit(turn(ANA, 1))).toEqual({ outcome: 'committed' });
  });
}
