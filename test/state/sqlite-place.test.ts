/** What is deleted beside a file under a server: the lock by who takes it for stale, the log by who takes it for rubbish. */
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownSqlite } from '../../src/cli/open-sqlite.ts';
import { StoreUnavailable } from '../../src/errors.ts';
import type { Store } from '../../src/ports.ts';
import { openDatabase } from '../../src/state/schema.ts';
import { lockFile, mayHaveLostLock } from '../../src/state/sqlite-lock.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { ANA, message, NOW, pendingIds } from '../contracts/store/fixtures.ts';
import { temporaryFiles } from './files.ts';

const fresh = temporaryFiles();
const lookedFor = { now: NOW, inboxBefore: NOW, runningBefore: NOW, limit: 10 };
/** What a server does every second, and what a message does. */
const sweep = (store: Store) => store.due(lookedFor);
const takes = (store: Store, id: string) => store.receive([message(ANA, id)]);

describe('a lock that was deleted under a server', () => {
  it('is put back when the server next looks for work, and keeps others away as before', async () => {
    const file = fresh();
    const store = await ownSqlite(file, () => undefined);
    rmSync(`${file}.lock`);
    await sweep(store);
    expect(existsSync(`${file}.lock`)).toBe(true);
    expect(lockFile(file, 0)).toBeUndefined();
    expect(await takes(store, 'm1')).toEqual(['new']);
    await store.close();
    lockFile(file, 0)?.release();
  });

  it('is waited for by the next one that starts, which finds it held as if it had been there all along', async () => {
    const file = fresh();
    const store = await ownSqlite(file, () => undefined);
    rmSync(`${file}.lock`);
    const sweeping = setInterval(() => void sweep(store), 200);
    const told: string[] = [];
    const second = await ownSqlite(file, (what) => {
      told.push(what);
      if (!what.includes('otro proceso')) return;
      clearInterval(sweeping);
      void store.close();
    });
    expect(told).toEqual([
      expect.stringMatching(/turno\.db\.lock no está, y algo tiene abierto .*: espero 3 s por si es un servidor$/),
      expect.stringMatching(/^otro proceso de Turno usa .*: espero hasta 10 s a que termine$/),
    ]);
    await second.close();
  });

  it('and taken by another: nothing more is taken in or begun, until the other lets it go', async () => {
    const file = fresh();
    const store = await ownSqlite(file, () => undefined);
    rmSync(`${file}.lock`);
    const other = lockFile(file, 0);
    await expect(takes(store, 'm1')).rejects.toThrow('Its lock was deleted, and another process of Turno has it now');
    await expect(sweep(store)).rejects.toBeInstanceOf(StoreUnavailable);
    other?.release();
    expect(await takes(store, 'm1')).toEqual(['new']);
    expect(lockFile(file, 0)).toBeUndefined();
    await store.close();
  });

  it('is missed only where somebody has the file open: a restored file starts at once', () => {
    const file = fresh();
    expect(mayHaveLostLock(file)).toBe(false);
    const db = openDatabase(file);
    expect(mayHaveLostLock(file)).toBe(true);
    db.close();
    expect(mayHaveLostLock(file)).toBe(false);
    lockFile(file, 0)?.release();
    const reader = openDatabase(file);
    expect(mayHaveLostLock(file)).toBe(false);
    reader.close();
  });
});

describe('a write-ahead log that was deleted under a server', () => {
  it.each([['-wal', '-shm'], ['-wal'], ['-shm']])(
    '(%s %s) is noticed: it takes nothing more, and loses nothing',
    async (...ends: string[]) => {
      const file = fresh();
      const store = await ownSqlite(file, () => undefined);
      await takes(store, 'm1');
      for (const end of ends) rmSync(`${file}${end}`);
      await expect(sweep(store)).rejects.toThrow('write-ahead log (-wal, -shm) is not there any more');
      await expect(takes(store, 'm2')).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
      expect(await atKill(file)).toEqual(['m1']);
      await store.close();
      expect(await idsIn(file)).toEqual(['m1']);
    },
  );

  it('comes and goes with the file where nobody deletes it', async () => {
    const file = fresh();
    for (const id of ['m1', 'm2', 'm3']) {
      const store = await ownSqlite(file, () => undefined);
      await sweep(store);
      await takes(store, id);
      const reader = await openSqliteStore({ path: file });
      expect(await pendingIds(reader, ANA)).toContain(id);
      await reader.close();
      await store.compact(NOW);
      await sweep(store);
      await store.close();
      expect(readdirSync(path.dirname(file)).toSorted()).toEqual(['turno.db', 'turno.db.lock']);
    }
  });
});

it('a program that holds the file for long holds a server for a moment only, and loses it nothing', async () => {
  const file = fresh();
  const store = await ownSqlite(file, () => undefined);
  const holder = openDatabase(file);
  holder.exec('BEGIN IMMEDIATE');
  const began = performance.now();
  await expect(takes(store, 'm1')).rejects.toThrow('Another process holds the file');
  expect(performance.now() - began).toBeLessThan(1_000);
  holder.exec('ROLLBACK');
  expect(await takes(store, 'm1')).toEqual(['new']);
  holder.close();
  await store.close();
});

/** What a start would find if the process ended at this moment. */
async function atKill(file: string): Promise<readonly string[]> {
  const left = fresh();
  await (await openSqliteStore({ path: left })).close();
  for (const end of ['', '-wal']) if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${left}${end}`);
  return idsIn(left);
}

async function idsIn(file: string): Promise<readonly string[]> {
  const store = await openSqliteStore({ path: file });
  const ids = await pendingIds(store, ANA);
  await store.close();
  return ids;
}
