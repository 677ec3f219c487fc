import { copyFileSync, existsSync, mkdirSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/ports.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { ANA, TENANT, effect, keys, live, message, pendingIds, turn } from '../contracts/store/fixtures.ts';
import { temporaryFiles } from './files.ts';

const fresh = temporaryFiles();

/** The files as a machine finds them that lost its process at this very moment. */
function crashed(path: string): string {
  const copy = fresh();
  mkdirSync(dirname(copy), { recursive: true });
  for (const suffix of ['', '-wal']) {
    if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix);
  }
  return copy;
}

async function reopened<T>(path: string, look: (store: Store) => Promise<T>): Promise<T> {
  const store = await openSqliteStore({ path });
  try {
    return await look(store);
  } finally {
    await store.close();
    const db = new DatabaseSync(path);
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    db.close();
  }
}

describe('after a crash', () => {
  it('everything that was acknowledged is there, at every moment of a conversation', async () => {
    const path = fresh();
    const store = await openSqliteStore({ path });
    const row = effect(ANA, { turn: 1, n: 1 });
    const steps: (() => Promise<unknown>)[] = [
      () => store.receive([message(ANA, 'm1')]),
      () =>
        store.commit(
          turn(ANA, 1, { consumed: ['m1'], outbox: [row], claims: [{ op: 'firm', holder: 'a', keys: keys(0, 10) }] }),
        ),
      () => store.markRunning(row, 7),
      () => store.settle(row, { state: 'done' }, message(ANA, 'answer')),
    ];
    const copies: string[] = [];
    for (const step of steps) {
      await step();
      copies.push(crashed(path));
    }
    await store.close();
    const seen = await Promise.all(
      copies.map((copy) =>
        reopened(copy, async (again) => ({
          version: (await again.committed(ANA))?.version ?? 0,
          waiting: await pendingIds(again, ANA),
          effects: (await again.outbox(ANA)).map(({ state }) => state),
          claims: (await live(again)).length,
        })),
      ),
    );
    expect(seen).toEqual([
      { version: 0, waiting: ['m1'], effects: [], claims: 0 },
      { version: 1, waiting: [], effects: ['pending'], claims: 2 },
      { version: 1, waiting: [], effects: ['running'], claims: 2 },
      { version: 1, waiting: ['answer'], effects: ['done'], claims: 2 },
    ]);
  });

  it('a write that was under way is there whole or not at all', async () => {
    const path = fresh();
    const store = await openSqliteStore({ path });
    await store.receive([message(ANA, 'm1')]);
    const whole = statSync(`${path}-wal`).size;
    const outbox = [1, 2, 3].map((n) =>
      effect(ANA, { turn: 1, n }, { message: { type: 'text', text: 'x'.repeat(3_000) } }),
    );
    await store.commit(turn(ANA, 1, { consumed: ['m1'], outbox }));
    const end = statSync(`${path}-wal`).size;
    expect(end).toBeGreaterThan(whole);
    // The log torn off in the middle of the turn's frames, at several places.
    for (const part of [0.05, 0.3, 0.5, 0.8, 0.99]) {
      const copy = crashed(path);
      truncateSync(`${copy}-wal`, Math.floor(whole + (end - whole) * part));
      const found = await reopened(copy, async (again) => [
        await again.committed(ANA),
        await again.outbox(ANA),
        await pendingIds(again, ANA),
      ]);
      expect(found).toEqual([undefined, [], ['m1']]);
    }
    const found = await reopened(crashed(path), async (again) => [
      (await again.outbox(ANA)).length,
      await pendingIds(again, ANA),
    ]);
    expect(found).toEqual([3, []]);
    await store.close();
  });

  it('work goes on where it stopped', async () => {
    const path = fresh();
    const store = await openSqliteStore({ path });
    for (let version = 1; version <= 5; version += 1) {
      await store.receive([message(ANA, `m${version}`)]);
      await store.commit(turn(ANA, version, { consumed: [`m${version}`] }));
      if (version === 3) await store.compact(0);
    }
    const copy = crashed(path);
    await store.close();
    await reopened(copy, async (again) => {
      expect(await again.receive([message(ANA, 'm5'), message(ANA, 'm6')])).toEqual(['seen', 'new']);
      expect(await again.commit(turn(ANA, 6, { consumed: ['m6'] }))).toEqual({ outcome: 'committed' });
      expect((await again.turns(ANA)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(await again.conversations(TENANT)).toEqual([ANA]);
    });
  });
});
