import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { ConfigError, StoreUnavailable } from '../../src/errors.ts';
import { lockFile } from '../../src/state/sqlite-lock.ts';
import { openDatabase, SCHEMA_VERSION } from '../../src/state/schema.ts';
import { createSqliteStore, openSqliteStore } from '../../src/state/sqlite.ts';
import { ANA, BEA, TENANT, effect, message, pendingIds, turn } from '../contracts/store/fixtures.ts';
import { temporaryFiles } from './files.ts';

const fresh = temporaryFiles();

function open(path = fresh()) {
  const db = openDatabase(path);
  return { db, store: createSqliteStore({ db, schedule: { soon: setImmediate }, compact: false }) };
}
/** Lets the file grow by this many pages and no more, as a disk would. */
function roomFor(db: DatabaseSync, pages: number): void {
  const count = Number(db.prepare('PRAGMA page_count').get()?.['page_count']);
  db.exec(`PRAGMA max_page_count = ${count + pages}`);
}

describe('a full disk', () => {
  it('refuses messages and says so, loses none that it accepted, and takes more as soon as there is room', async () => {
    const { db, store } = open();
    roomFor(db, 4);
    const accepted: string[] = [];
    let refusal: unknown;
    for (let i = 0; refusal === undefined && i < 500; i += 1) {
      try {
        await store.receive([message(ANA, `m${i}-${'x'.repeat(200)}`)]);
        accepted.push(`m${i}-${'x'.repeat(200)}`);
      } catch (error) {
        refusal = error;
      }
    }
    expect(refusal).toBeInstanceOf(StoreUnavailable);
    expect(refusal).toMatchObject({ message: 'SQLite: The disk is full: free space. Writing resumes by itself.' });
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
    expect((await store.load(ANA, 1_000)).inbox.map(({ id }) => id)).toEqual(accepted);
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });

    roomFor(db, 1_000);
    await store.check();
    expect(await store.receive([message(ANA, 'after')])).toEqual(['new']);
    await store.close();
  });

  it('lets a small write pass that fits beside a large one that does not', async () => {
    const { db, store } = open();
    await store.receive([message(ANA, 'm1')]);
    roomFor(db, 3);
    const large = effect(BEA, { turn: 1, n: 1 }, { message: { type: 'text', text: 'x'.repeat(100_000) } });
    const outcomes = await Promise.allSettled([
      store.commit(turn(BEA, 1, { outbox: [large] })),
      store.commit(turn(ANA, 1, { consumed: ['m1'] })),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await store.committed(BEA)).toBeUndefined();
    expect(await store.outbox(BEA)).toEqual([]);
    await store.close();
  });
});

describe('a disk that became read-only', () => {
  it('refuses writes with what to do, still reads, and writes again when it is writable', async () => {
    const { db, store } = open();
    await store.receive([message(ANA, 'm1')]);
    db.exec('PRAGMA query_only = 1');
    const refused = store.receive([message(ANA, 'm2')]);
    await expect(refused).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(refused).rejects.toThrow('read-only: give write permission, or mount it writable');
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await pendingIds(store, ANA)).toEqual(['m1']);
    db.exec('PRAGMA query_only = 0');
    await store.check();
    expect(await store.receive([message(ANA, 'm2')])).toEqual(['new']);
    await store.close();
  });
});

describe('a file held by somebody else', () => {
  it('makes the store unavailable after a wait, and available when it is let go', async () => {
    const path = fresh();
    const { db, store } = open(path);
    db.exec('PRAGMA busy_timeout = 20');
    const holder = openDatabase(path);
    holder.exec('BEGIN IMMEDIATE');
    await expect(store.receive([message(ANA, 'm1')])).rejects.toThrow('Another process holds the file');
    expect(await pendingIds(store, ANA)).toEqual([]);
    holder.exec('ROLLBACK');
    expect(await store.receive([message(ANA, 'm1')])).toEqual(['new']);
    holder.close();
    await store.close();
  });
});

describe('opening', () => {
  it('makes the directory', async () => {
    const store = await openSqliteStore({ path: fresh('a/b/turno.db') });
    await store.check();
    await store.close();
  });

  it('refuses a path that cannot be a file', async () => {
    const path = fresh();
    mkdirSync(path, { recursive: true });
    await expect(openSqliteStore({ path })).rejects.toThrow(/cannot be opened: check that the path is a file/);
    await expect(openSqliteStore({ path: '/dev/null/turno.db' })).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('refuses at once a folder that cannot be made', async () => {
    for (const path of ['/proc/nowhere/turno.db', '/proc/a/b/turno.db', '/dev/null/a/turno.db']) {
      await expect(openSqliteStore({ path })).rejects.toBeInstanceOf(StoreUnavailable);
      expect(() => lockFile(path, 0)).toThrow(StoreUnavailable);
    }
  });

  it('refuses a file that is no database', async () => {
    const path = fresh();
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'esto no es una base de datos '.repeat(50));
    await expect(openSqliteStore({ path })).rejects.toThrow(
      'The file is no database: point SQLITE_PATH to another path',
    );
  });

  it('refuses the file of a newer Turno and leaves it as it is', async () => {
    const path = fresh();
    const db = openDatabase(path);
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    db.close();
    const refused = openSqliteStore({ path });
    await expect(refused).rejects.toBeInstanceOf(ConfigError);
    await expect(refused).rejects.toThrow(
      `STORE_TOO_NEW ${path}: the file has schema ${SCHEMA_VERSION + 1}, this version of Turno knows up to ${SCHEMA_VERSION}`,
    );
  });

  it('is durable: full synchronisation in write-ahead mode', () => {
    const { db } = open();
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
  });

  it('gives space back to the disk when it is compacted', async () => {
    const { db, store } = open();
    const pages = () => Number(db.prepare('PRAGMA page_count').get()?.['page_count']);
    for (let i = 1; i <= 40; i += 1) {
      const id = `${TENANT}.0c${i}`;
      const big = effect(id, { turn: 1, n: 1 }, { state: 'done', message: { type: 'text', text: 'x'.repeat(20_000) } });
      await store.commit(turn(id, 1, { outbox: [big] }));
    }
    const before = pages();
    await store.compact(0);
    expect(pages()).toBeLessThan(before / 5);
    await store.close();
  });
});
