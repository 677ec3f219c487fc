import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/ports.ts';
import { createGroupCommit, type GroupCommit } from '../../src/state/group-commit.ts';
import { createSqliteStore } from '../../src/state/sqlite.ts';
import { openDatabase } from '../../src/state/schema.ts';
import { ANA, BEA, effect, message, pendingIds, turn } from '../contracts/store/fixtures.ts';
import { temporaryFiles } from './files.ts';

const fresh = temporaryFiles();

/** A scheduler that runs when the test says so: a tick, or all the time that patient work may wait. */
function byHand() {
  const planned: (() => void)[] = [];
  const patient: (() => void)[] = [];
  const run = (all: readonly (() => void)[]) => {
    for (const flush of all) flush();
    return all.length;
  };
  return {
    schedule: {
      soon: (flush: () => void) => planned.push(flush),
      later: (flush: () => void) => patient.push(flush),
    },
    tick: () => run(planned.splice(0)),
    wait: () => run(patient.splice(0)),
  };
}

/** Transactions in a write-ahead log: frames whose header tells the size of the file (https://sqlite.org/fileformat2.html#walformat). */
function commitsIn(wal: string): number {
  const log = readFileSync(wal);
  const pageSize = log.length === 0 ? 0 : log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at < log.length; at += 24 + pageSize) if (log.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
}

describe('a group commit', () => {
  let db: DatabaseSync;
  let group: GroupCommit;
  let clock: ReturnType<typeof byHand>;
  const insert = (n: number) => () => {
    db.prepare('INSERT INTO t VALUES (?)').run(n);
    return n;
  };
  const stored = () =>
    db
      .prepare('SELECT n FROM t ORDER BY rowid')
      .all()
      .map((row) => row['n']);

  beforeEach(() => {
    db = new DatabaseSync(':memory:');
    db.exec('CREATE TABLE t (n INTEGER UNIQUE) STRICT');
    clock = byHand();
    group = createGroupCommit(db, clock.schedule);
  });

  it('runs nothing before the tick ends, then everything in the order of arrival', async () => {
    const results = Promise.all([3, 1, 2].map((n) => group.run(insert(n))));
    expect(stored()).toEqual([]);
    expect(clock.tick()).toBe(1);
    expect(await results).toEqual([3, 1, 2]);
    expect(stored()).toEqual([3, 1, 2]);
  });

  it('lets patient work wait for the next commit, in its turn', async () => {
    const patient = group.run(insert(1), true);
    expect(clock.tick()).toBe(0);
    const urgent = group.run(insert(2));
    expect(clock.tick()).toBe(1);
    expect(await Promise.all([patient, urgent])).toEqual([1, 2]);
    expect(stored()).toEqual([1, 2]);
  });

  it('does patient work when nothing else comes in its time', async () => {
    const patient = group.run(insert(1), true);
    expect(clock.wait()).toBe(1);
    expect(await patient).toBe(1);
    expect(clock.wait()).toBe(0);
  });

  it('settles a promise only after the commit', async () => {
    const insideTransaction: boolean[] = [];
    const done = group.run(insert(1)).then(() => insideTransaction.push(db.isTransaction));
    const other = group.run(insert(2)).then(() => insideTransaction.push(db.isTransaction));
    clock.tick();
    await Promise.all([done, other]);
    expect(insideTransaction).toEqual([false, false]);
  });

  it('keeps the neighbours of a member that throws, and nothing of that member', async () => {
    const bad = () => {
      insert(9)();
      throw new Error('a bug in one operation');
    };
    const results = Promise.allSettled([group.run(insert(1)), group.run(bad), group.run(insert(2))]);
    clock.tick();
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(stored()).toEqual([1, 2]);
  });

  it('keeps the neighbours of a member that breaks a rule of the database', async () => {
    const results = Promise.allSettled([1, 1, 2].map((n) => group.run(insert(n))));
    clock.tick();
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(stored()).toEqual([1, 2]);
  });

  it('goes on after a failure', async () => {
    const failed = group.run(() => {
      throw new Error('once');
    });
    clock.tick();
    await expect(failed).rejects.toThrow('once');
    const after = group.run(insert(5));
    clock.tick();
    expect(await after).toBe(5);
  });

  it('cuts a very long queue, so that the event loop breathes', async () => {
    const results = Promise.all(Array.from({ length: 1_200 }, (_, n) => group.run(insert(n))));
    let ticks = 0;
    while (clock.tick() > 0) ticks += 1;
    expect(ticks).toBe(3);
    expect(await results).toHaveLength(1_200);
  });
});

describe('the SQLite store', () => {
  /** Makes these writes in one tick. */
  async function together(writes: (store: Store) => Promise<unknown>[]) {
    const clock = byHand();
    const path = fresh();
    const store = createSqliteStore({ db: openDatabase(path), schedule: clock.schedule, compact: false });
    const before = commitsIn(`${path}-wal`);
    const results = Promise.allSettled(writes(store));
    expect(commitsIn(`${path}-wal`)).toBe(before);
    expect(clock.tick()).toBe(1);
    return { store, outcomes: await results, commits: commitsIn(`${path}-wal`) - before };
  }

  it('commits all writes of one tick together: one wait for the disk', async () => {
    const { commits, outcomes, store } = await together((s) => [
      s.receive([message(ANA, 'm1')]),
      s.receive([message(BEA, 'm1')]),
      s.commit(turn(ANA, 1, { consumed: ['m1'], outbox: [effect(ANA, { turn: 1, n: 1 })] })),
      s.markRunning(effect(ANA, { turn: 1, n: 1 }), 5),
    ]);
    expect(commits).toBe(1);
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : one.status))).toEqual([
      ['new'],
      ['new'],
      { outcome: 'committed' },
      true,
    ]);
    expect(await pendingIds(store, BEA)).toEqual(['m1']);
    await store.close();
  });

  it('lets one broken call fail alone among the writes of its tick', async () => {
    const { outcomes, store } = await together((s) => [
      s.receive([message(ANA, 'm1')]),
      s.commit(turn(BEA, 1, { outbox: [effect(ANA, { turn: 1, n: 1 })] })),
      s.commit(turn(ANA, 1, { consumed: ['m1'] })),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.committed(ANA)).toMatchObject({ version: 1 });
    expect(await store.committed(BEA)).toBeUndefined();
    await store.close();
  });

  it('writes what still waits when it is closed', async () => {
    const clock = byHand();
    const db = openDatabase(fresh());
    const path = db.location() ?? '';
    const store = createSqliteStore({ db, schedule: clock.schedule, compact: false });
    const waiting = store.receive([message(ANA, 'm1')]);
    await store.close();
    expect(await waiting).toEqual(['new']);
    clock.tick();
    const again = createSqliteStore({ db: openDatabase(path), schedule: { soon: setImmediate }, compact: false });
    expect(await pendingIds(again, ANA)).toEqual(['m1']);
    await again.close();
  });
});
