/** What a message asks of the database: it is billed, and it is a replica's time (decision 010). */
import { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { ANA, NOW, TENANT, effect, message, turn } from '../contracts/store/fixtures.ts';
import { emulatorHost, freshProject, onEmulator, openStore } from './kit.ts';

const LEASE = { by: 'r1', at: NOW, until: NOW + 5_000 };

describe.skipIf(emulatorHost === undefined)(onEmulator('what a message asks of Firestore'), () => {
  it('four commits under a lease: itself, the lease taken, the turn that ends it, what was said', async () => {
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

  it('whose a number is a replica asks once, whoever wrote it down', async () => {
    const project = freshProject();
    const [writer, reader] = [await openStore(project), await openStore(project)];
    const of = (store: typeof reader) => store.resolveContact(TENANT, ['number'], ANA);
    expect(await of(writer)).toBe(ANA);
    const reads = vi.spyOn(Firestore.prototype, 'getAll');
    try {
      for (let i = 0; i < 5; i++) expect(await of(reader)).toBe(ANA);
      expect(reads).toHaveBeenCalledTimes(1);
    } finally {
      reads.mockRestore();
      await Promise.all([writer.close(), reader.close()]);
    }
  });
});
