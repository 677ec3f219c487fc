/** A file that cannot be trusted: damaged, another program's, or gone. Nothing is acknowledged into it. */
import { closeSync, copyFileSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { storeWritable } from '../../src/cli/doctor/checks.ts';
import { ownSqlite } from '../../src/cli/open-sqlite.ts';
import { ConfigError, StoreUnavailable } from '../../src/errors.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { ANA, message } from '../contracts/store/fixtures.ts';
import { temporaryFiles } from './files.ts';

const fresh = temporaryFiles();
const PAGE_BYTES = 4_096;

/** A file with some messages, closed. */
async function filled(): Promise<string> {
  const path = fresh();
  const store = await openSqliteStore({ path });
  await store.receive(Array.from({ length: 200 }, (_, i) => message(ANA, `m${i}-${'x'.repeat(200)}`)));
  await store.close();
  return path;
}
function overwrite(path: string, pages: readonly number[]): void {
  const file = openSync(path, 'r+');
  for (const page of pages) writeSync(file, Buffer.alloc(PAGE_BYTES, 0x5a), 0, PAGE_BYTES, page * PAGE_BYTES);
  closeSync(file);
}
function foreign(sql: string): string {
  const path = fresh();
  mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
  return path;
}
async function refusal(path: string) {
  const error: unknown = await ownSqlite(path, () => undefined).catch((reason: unknown) => reason);
  return error instanceof ConfigError ? error.problems[0] : error;
}
const doctorSays = (path: string) => storeWritable({ store: { kind: 'sqlite', path } });

describe('a file that no server starts with, nor the doctor passes', () => {
  it('a damaged one', async () => {
    const path = await filled();
    overwrite(path, [3, 4, 5]);
    expect(await refusal(path)).toMatchObject({ code: 'CFG-021', fix: expect.stringContaining('dañado') });
    expect(await doctorSays(path)).toMatchObject({ result: 'bad', fix: expect.stringContaining('cfg-021') });
  });
  it.each([
    ['with tables of its own', 'CREATE TABLE wp_posts (id INTEGER)'],
    ['with one that is called as ours', 'CREATE TABLE contacts (id INTEGER)'],
    ['with a mark like ours', 'CREATE TABLE notes (id INTEGER); PRAGMA user_version = 2'],
    ['with a mark above all of ours', 'CREATE TABLE notes (id INTEGER); PRAGMA user_version = 900'],
    ['with a mark below all of ours', 'PRAGMA user_version = -1'],
  ])("another program's: %s", async (_, sql) => {
    const path = foreign(sql);
    expect(await refusal(path)).toMatchObject({ code: 'CFG-021', fix: 'apunta SQLITE_PATH a otro archivo' });
    expect((await doctorSays(path)).result).toBe('bad');
    const db = new DatabaseSync(path);
    expect(db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'outbox'").get()).toEqual({ n: 0 });
    db.close();
  });
  it('an empty one is made ours, and one that is ours is passed', async () => {
    const path = foreign('');
    await (await ownSqlite(path, () => undefined)).close();
    expect((await doctorSays(path)).result).toBe('ok');
  });
});

describe('a file that comes to harm under a server', () => {
  it('deleted: nothing more is taken, and it says so', async () => {
    const path = await filled();
    const store = await openSqliteStore({ path });
    await store.check();
    rmSync(path);
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.receive([message(ANA, 'late')])).rejects.toBeInstanceOf(StoreUnavailable);
    await store.close();
  });
  it('another in its place: the same; put back: it goes on', async () => {
    const path = await filled();
    const store = await openSqliteStore({ path });
    renameSync(path, `${path}.old`);
    copyFileSync(`${path}.old`, path);
    await expect(store.receive([message(ANA, 'late')])).rejects.toBeInstanceOf(StoreUnavailable);
    renameSync(`${path}.old`, path);
    expect(await store.receive([message(ANA, 'late')])).toEqual(['new']);
    await store.close();
  });
  it('damaged: once a read or write met it, the check tells it for good', async () => {
    const path = await filled();
    const store = await openSqliteStore({ path });
    overwrite(
      path,
      Array.from({ length: 14 }, (_, i) => i + 2),
    );
    await store.load(ANA, 1_000).catch(() => undefined);
    await expect(store.check()).rejects.toMatchObject({ message: expect.stringContaining('damaged') });
    await store.close().catch(() => undefined);
  });
});
