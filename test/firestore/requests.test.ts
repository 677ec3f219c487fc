/** What a message asks of the database, which is billed and takes a replica's time, and what is not asked again (decision 010). */
import { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { systemRandom } from '../../src/io/random.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { openFirestoreStore } from '../../src/state/firestore.ts';
import { ANA, BEA, NOW, TENANT, effect, message, turn } from '../contracts/store/fixtures.ts';
import { emulatorHost, freshProject, onEmulator, openStore } from './kit.ts';

const LEASE = { by: 'r1', at: NOW, until: NOW + 5_000 };
const MINUTE_MS = 60_000;

const of = (store: Store, proposed: string, ...names: string[]) => store.resolveContact(TENANT, names, proposed);

describe.skipIf(emulatorHost === undefined)(onEmulator('what is asked of Firestore'), () => {
  it('for a message under a lease four commits: itself, the lease taken, the turn that ends it, what was said', async () => {
    const store = await openStore(freshProject());
    const commits = vi.spyOn(WriteBatch.prototype, 'commit');
    try {
      await store.receive([message(ANA, 'm1')]);
      await store.begin(ANA, [], LEASE);
      const said = effect(ANA, { turn: 1, n: 0 }, { state: 'running', attempts: 1 });
      await store.commit(turn(ANA, 1, { consumed: ['m1'], outbox: [said], leaseOf: LEASE.by }));
      await store.settle(said, { state: 'done' });
      expect(commits).toHaveBeenCalledTimes(4);
    } finally {
      commits.mockRestore();
      await store.close();
    }
  });

  it.each([1, 2])('a lease that nobody here knows of any more ends with the commit of turn %i, too', async (n) => {
    const project = freshProject();
    const [store, other] = [await openStore(project), await openStore(project)];
    for (let before = 1; before < n; before++) await store.commit(turn(ANA, before));
    // The client repeats a batch whose answer was lost, and its own write refuses it.
    const lost = async function (this: WriteBatch): Promise<never> {
      commits.mockRestore();
      await this.commit();
      throw Object.assign(new Error('ALREADY_EXISTS'), { code: 6 });
    };
    const commits = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(lost);
    expect(await store.begin(ANA, [], LEASE)).toEqual({ begun: true });
    expect(await store.commit(turn(ANA, n, { leaseOf: LEASE.by }))).toEqual({ outcome: 'committed' });
    expect(await other.begin(ANA, [], { ...LEASE, by: 'r2' })).toEqual({ begun: true });
    await Promise.all([store.close(), other.close()]);
  });

  it('whose a number is a replica asks once in five minutes, whoever wrote it down', async () => {
    const clock = createVirtualClock(NOW);
    const project = freshProject();
    const parts = { project, emulatorHost: emulatorHost ?? '', clock, random: systemRandom() };
    const [writer, reader] = [await openStore(project), await openFirestoreStore(parts)];
    const reads = vi.spyOn(Firestore.prototype, 'getAll');
    try {
      expect(await of(writer, ANA, 'number')).toBe(ANA);
      reads.mockClear();
      for (let i = 0; i < 5; i++) expect(await of(reader, BEA, 'number')).toBe(ANA);
      expect(reads).toHaveBeenCalledTimes(1);
      // Meanwhile it is hers with a user id, and then somebody else's.
      await of(writer, ANA, 'user:ana', 'number');
      expect(await of(writer, BEA, 'user:bea', 'number')).toBe(BEA);
      clock.advanceTo(NOW + 6 * MINUTE_MS);
      expect(await of(reader, ANA, 'number')).toBe(BEA);
    } finally {
      reads.mockRestore();
      await Promise.all([writer.close(), reader.close()]);
    }
  });
});
