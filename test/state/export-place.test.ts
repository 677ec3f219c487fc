/** Where an export goes: it takes the place of an older export or of nothing, never of the store or of anything else. */
import { linkSync, readFileSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockFile, type FileLock } from '../../src/state/sqlite-lock.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import type { Store } from '../../src/ports.ts';
import { ANA, message } from '../contracts/store/fixtures.ts';
import { runStore } from './dump-kit.ts';
import { temporaryFiles } from './files.ts';

const fresh = temporaryFiles();
let database = '';
let [store, lock]: [Store | undefined, FileLock | undefined] = [undefined, undefined];

/** A server at work on the file, with what it has not moved out of its write-ahead log yet. */
beforeEach(async () => {
  database = fresh();
  lock = lockFile(database, 0);
  store = await openSqliteStore({ path: database });
  await store.receive([message(ANA, 'm1')]);
});

async function end(): Promise<void> {
  await store?.close();
  lock?.release();
}

const exported = (file: string) => runStore({ SQLITE_PATH: database }, 'export', file);
const beside = (name: string) => path.join(path.dirname(database), name);
const names = () => readdirSync(path.dirname(database)).toSorted();
const bytes = () => Object.fromEntries(names().map((name) => [name, readable(name)]));
const readable = (name: string) => readFileSync(beside(name)).toString('base64');

describe('an export onto the store itself', () => {
  it.each(['', '-wal', '-shm', '.lock', '.lock-journal', '-journal'])(
    '(turno.db%s) is refused, and nothing is touched',
    async (end_) => {
      const before = bytes();
      const { code, talk } = await exported(`${database}${end_}`);
      expect([code, talk]).toEqual([
        2,
        expect.stringMatching(/^✗ export \S+: ahí está el almacén mismo; di otro archivo/),
      ]);
      expect(bytes()).toEqual(before);
      expect(await store?.receive([message(ANA, 'm2')])).toEqual(['new']);
      await end();
    },
  );

  it('by another name of it is refused, too', async () => {
    symlinkSync(database, beside('enlace.db'));
    linkSync(database, beside('otro.db'));
    symlinkSync(path.dirname(database), beside('carpeta'));
    for (const name of ['enlace.db', 'otro.db', 'carpeta/turno.db', 'carpeta/turno.db-wal', '../1/./turno.db'])
      expect((await exported(beside(name).replace('/1/./', `/${path.basename(path.dirname(database))}/./`))).code).toBe(
        2,
      );
    // The settings may name the file by a link: what SQLite keeps stands beside the file.
    const linked = { SQLITE_PATH: beside('enlace.db') };
    expect(await runStore(linked, 'export', `${database}-wal`)).toMatchObject({ code: 2 });
    expect(await runStore(linked, 'export', beside('enlace.db'))).toMatchObject({ code: 2 });
    await end();
  });
});

describe('an export onto something else', () => {
  it('is refused: another store, a picture, a device', async () => {
    const another = fresh();
    await (await openSqliteStore({ path: another })).close();
    writeFileSync(beside('foto.png'), '\u0089PNG');
    for (const file of [another, beside('foto.png'), '/dev/null']) {
      const { code, talk } = await exported(file);
      expect([code, talk]).toEqual([2, expect.stringContaining(`export ${file}: ahí hay algo que no es una copia de`)]);
    }
    expect(readFileSync(beside('foto.png'), 'utf8')).toBe('\u0089PNG');
    await end();
  });

  it('takes the place of an older export, also of an older format, and of an empty file', async () => {
    writeFileSync(beside('vieja.jsonl'), '{"turno":"store","format":1}\n');
    writeFileSync(beside('vacia.jsonl'), '');
    for (const name of ['vieja.jsonl', 'vacia.jsonl', 'nueva.jsonl', 'nueva.jsonl'])
      expect(await exported(beside(name))).toMatchObject({ code: 0 });
    const [first, ...others] = ['vieja.jsonl', 'vacia.jsonl', 'nueva.jsonl'].map(readable);
    expect(others).toEqual([first, first]);
    await end();
  });

  it('is whole also where two go to one name at once, and leaves nothing beside it', async () => {
    const ended = await Promise.all([1, 2, 3].map(() => exported(beside('copia.jsonl'))));
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
    await exported(beside('otra.jsonl'));
    expect(readable('copia.jsonl')).toBe(readable('otra.jsonl'));
    expect(names().filter((name) => name.endsWith('.part'))).toEqual([]);
    await end();
  });

  it('takes away what one left that was killed a day ago, and nothing younger or of another name', async () => {
    const long = new Date(Date.now() - 25 * 60 * 60_000);
    const left = ['copia.jsonl.0123abcd.part', 'otra.jsonl.0123abcd.part', 'copia.jsonl.part'];
    for (const name of left) {
      writeFileSync(beside(name), '{"turno":"store","format":2}\n');
      utimesSync(beside(name), long, long);
    }
    writeFileSync(beside('copia.jsonl.4567abcd.part'), '');
    await exported(beside('copia.jsonl'));
    const kept = ['copia.jsonl.4567abcd.part', 'copia.jsonl.part', 'otra.jsonl.0123abcd.part'];
    expect(names().filter((name) => name.endsWith('.part'))).toEqual(kept);
    await end();
  });
});
