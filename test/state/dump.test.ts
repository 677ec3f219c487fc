/** A store moves: as a file, into another store, and what is no such file moves nothing. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canonicalJson, type Configuration } from '../../src/domain.ts';
import { START } from '../../src/simulator/business.ts';
import { simulate } from '../../src/simulator/index.ts';
import { DumpFileError, writeDump } from '../../src/state/dump-file.ts';
import { createMemory } from '../../src/state/memory.ts';
import { rowText, TABLES, type DumpRow } from '../../src/state/portable.ts';
import { openDatabase, versionOf } from '../../src/state/schema.ts';
import { lockFile } from '../../src/state/sqlite-lock.ts';
import { createSqlitePortable, openSqlitePortable } from '../../src/state/sqlite-portable.ts';
import { readSqliteStore } from '../../src/state/sqlite-read.ts';
import { createSqliteStore, openSqliteStore } from '../../src/state/sqlite.ts';
import { breathe } from '../simulator/kit.ts';
import { DAY, NOW, TENANT, configuration, message } from '../contracts/store/fixtures.ts';
import { answersOf, middleOfBooking, readAll, runStore, saysYes, tell, textOf } from './dump-kit.ts';
import { temporaryFiles } from './files.ts';
import { rowsOf, towns, type Memory } from './towns.ts';

const fresh = temporaryFiles();

/** The command, on a SQLite file. */
const run = (database: string, ...argv: string[]) => runStore({ SQLITE_PATH: database }, ...argv);

/** A file with this text, in a folder of its own. */
function saved(text: string | Buffer): string {
  const file = fresh('copia.jsonl');
  mkdirSync(path.dirname(file));
  writeFileSync(file, text);
  return file;
}

describe('five hundred conversations in the middle of everything', () => {
  let all: Memory;
  let text: string;
  beforeAll(async () => {
    all = await towns(500);
    text = await textOf(all.portable);
  }, 180_000);

  it('have rows of every table, in every state', async () => {
    const rows = await rowsOf(all.portable);
    expect([...new Set(rows.map(({ table }) => table))].sort()).toEqual([...TABLES].sort());
    const states = rows.flatMap((row) => ('state' in row ? [`${row.table} ${row.state}`] : []));
    expect([...new Set(states)].sort()).toEqual(
      [
        ...['pending', 'done', 'dead'].map((state) => `inbox ${state}`),
        ...['pending', 'running', 'unclear', 'done', 'parked'].map((state) => `outbox ${state}`),
      ].sort(),
    );
    expect(rows.filter(({ table }) => table === 'contacts').length).toBeGreaterThanOrEqual(500);
  });

  it('go to SQLite and back, and to another file, and are the same bytes everywhere', async () => {
    const [first, second] = [fresh(), fresh()];
    const files = [saved(text), `${first}.1.jsonl`, `${second}.2.jsonl`] as const;
    expect(await run(first, 'import', files[0])).toMatchObject({ code: 0 });
    expect(await run(first, 'export', files[1])).toMatchObject({ code: 0 });
    expect(await run(second, 'import', files[1])).toMatchObject({ code: 0 });
    expect(await run(second, 'export', files[2])).toMatchObject({ code: 0 });
    const back = createMemory();
    await back.portable.restore(await readAll(readFileSync(files[2])));
    const texts = [...files.map((file) => readFileSync(file, 'utf8')), await textOf(back.portable)];
    expect(texts.map((one) => one === text)).toEqual([true, true, true, true]);
  });
});

it('an import that was interrupted is finished by a second one, wherever that was', async () => {
  const { portable } = await towns(20);
  const [rows, text] = [await rowsOf(portable), await textOf(portable)];
  for (const share of [0.05, 0.3, 0.5, 0.7, 0.95]) {
    const database = fresh();
    const half = openSqlitePortable(database);
    await half.restore(rows.slice(0, Math.floor(rows.length * share)));
    await half.close();
    expect(await run(database, 'import', saved(text))).toMatchObject({ code: 0 });
    await run(database, 'export', `${database}.jsonl`);
    expect(readFileSync(`${database}.jsonl`, 'utf8') === text).toBe(true);
  }
});

describe('one store', () => {
  it.each([3, 14, 16])('is one dump, in memory and in SQLite, also once compacted (seed %i)', async (seed) => {
    const memory = createMemory();
    const db = openDatabase(fresh());
    const sqlite = createSqliteStore({ db, schedule: { soon: queueMicrotask }, compact: false });
    for (const one of [memory.store, sqlite]) {
      const open = { ...one, close: () => Promise.resolve() };
      await simulate({ seed, breathe, store: () => Promise.resolve(open) });
    }
    const rows = createSqlitePortable(db);
    expect(await textOf(rows)).toBe(await textOf(memory.portable));
    for (const one of [memory.store, sqlite]) await one.compact(START + 9 * 86_400_000);
    const compacted = await textOf(rows);
    expect(compacted).toBe(await textOf(memory.portable));
    expect(compacted).not.toMatch(/"table":"inbox"|"payload"/);
    await sqlite.close();
  });

  it('of two replicas, with everything that can be told to one, is one dump, too', async () => {
    const memory = createMemory();
    const database = fresh();
    const [first, second] = [await openSqliteStore({ path: database }), await openSqliteStore({ path: database })];
    await tell(memory.store, memory.store);
    await tell(first, second);
    await Promise.all([first.close(), second.close()]);
    const sqlite = openSqlitePortable(database);
    const text = await textOf(memory.portable);
    expect(await textOf(sqlite)).toBe(text);
    await sqlite.close();
    const db = openDatabase(fresh());
    const moved = createSqlitePortable(db);
    await moved.restore(await readAll(text));
    expect(await textOf(moved)).toBe(text);
    const store = createSqliteStore({ db, schedule: { soon: setImmediate }, compact: false });
    expect(await answersOf(store)).toEqual(await answersOf(memory.store));
    await store.close();
  });

  it('of an older layout is only read: a server of that version goes on beside, and the dump is ours all the same', async () => {
    const database = fresh();
    const memory = createMemory();
    const store = await openSqliteStore({ path: database });
    for (const one of [memory.store, store]) await one.receive([message(`${TENANT}.0ana`, 'm1')]);
    await store.close();
    const older = new DatabaseSync(database);
    older.exec('DROP TABLE spending; DROP TABLE configurations; DROP INDEX appointments_latest');
    older.exec('CREATE INDEX appointments_booked ON appointments (conv) WHERE booked IS NOT NULL');
    older.exec('PRAGMA user_version = 1');
    const held = lockFile(database, 0);
    expect(await run(database, 'export', `${database}.jsonl`)).toMatchObject({ code: 0 });
    expect(readFileSync(`${database}.jsonl`, 'utf8')).toBe(await textOf(memory.portable));
    const read = readSqliteStore(database);
    expect((await read.load(`${TENANT}.0ana`, 9)).inbox.map(({ id }) => id)).toEqual(['m1']);
    await read.close();
    expect(versionOf(older)).toBe(1);
    expect(older.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'spending'").get()).toEqual({ n: 0 });
    held?.release();
    older.close();
  });

  it('that is only read takes nothing, not even a message', async () => {
    const database = fresh();
    await (await openSqliteStore({ path: database })).close();
    const read = readSqliteStore(database);
    await expect(read.receive([message(`${TENANT}.0ana`, 'm1')])).rejects.toThrow(/read-only/);
    await read.close();
  });

  it('is dumped as of one instant, whatever is written meanwhile', async () => {
    const database = fresh();
    const live = createSqliteStore({ db: openDatabase(database), schedule: { soon: setImmediate }, compact: false });
    await live.receive([message(`${TENANT}.0ana`, 'm1')]);
    const portable = openSqlitePortable(database);
    const before = await textOf(portable);
    const lines = writeDump(portable.dump());
    const first = [await lines.next(), await lines.next()].map(({ value }) => value ?? '');
    await live.receive([message(`${TENANT}.0ana`, 'm2'), message(`${TENANT}.0bea`, 'm1')]);
    expect([...first, ...(await Array.fromAsync(lines))].join('')).toBe(before);
    expect(await textOf(portable)).not.toBe(before);
    await Promise.all([live.close(), portable.close()]);
  });
});

it('a conversation in the middle of a booking goes on after an import as if nothing had happened', async () => {
  const database = fresh();
  expect(await run(database, 'import', saved(await middleOfBooking()))).toMatchObject({ code: 0 });
  expect(await saysYes(await openSqliteStore({ path: database }))).toMatchObject([{ serviceId: 'limpieza' }]);
});

describe('a file of an older Turno', () => {
  const older = fileURLToPath(new URL('../../fixtures/dumps/format-1.jsonl', import.meta.url));

  it('is imported, and goes on: in the middle of a booking, before configurations were kept', async () => {
    const database = fresh();
    expect(await run(database, 'import', older)).toMatchObject({ code: 0 });
    expect(await saysYes(await openSqliteStore({ path: database }))).toMatchObject([{ serviceId: 'limpieza' }]);
  });

  it('becomes one of today with the same rows', async () => {
    const database = fresh();
    await run(database, 'import', older);
    await run(database, 'export', `${database}.jsonl`);
    const rows = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(1, -1);
    expect(rows(`${database}.jsonl`)).toEqual(rows(older));
    expect(readFileSync(`${database}.jsonl`, 'utf8')).toMatch(/^\{"turno":"store","format":2\}/);
    expect(await run(database, 'import', older)).toMatchObject({ code: 0, talk: expect.stringMatching(/^nada que/) });
  });
});

describe('a file that is not whole, not ours or not of now', () => {
  let text: string;
  beforeAll(async () => {
    text = await textOf((await towns(2)).portable);
  });

  it('is refused wherever it was cut', async () => {
    const bytes = Buffer.from(text);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: bytes.length - 2 }), async (length) => {
        await expect(readAll(bytes.subarray(0, length))).rejects.toBeInstanceOf(DumpFileError);
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it('is refused whatever byte was changed', async () => {
    const bytes = Buffer.from(text);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 2), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ change;
        await expect(readAll(changed)).rejects.toBeInstanceOf(DumpFileError);
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it.each([
    [
      'cut',
      (whole: string) => whole.slice(0, whole.length / 2),
      /^✗ el archivo está cortado: termina en la línea \d+,/,
    ],
    ['without its last line', (whole: string) => whole.slice(0, whole.lastIndexOf('{')), /cortado/],
    [
      'changed',
      (whole: string) => whole.replace('"attempts":1', '"attempts":2'),
      /dañado o fue cambiado \(línea \d+\)/,
    ],
    ['with more behind its end', (whole: string) => `${whole}{}\n`, /dañado o fue cambiado/],
    ['with a row that is none', (whole: string) => whole.replace('"table":"slots"', '"table":"slot"'), /dañado/],
    ['of npm’s own talk first', (whole: string) => `\n> turno@1 store\n${whole}`, /no es un archivo de .*--silent/],
    ['of something else', () => '%PDF-1.7\n', /no es un archivo de npm run store -- export/],
    ['empty', () => '', /no es un archivo de npm run store/],
    ['newer', (whole: string) => whole.replace('"format":2', '"format":3'), /versión más nueva de Turno .*formato 2\)/],
    [
      'with a row that its format does not have',
      (whole: string) => whole.replace('"format":2', '"format":1'),
      /dañado o fue cambiado/,
    ],
  ])('%s: said in Spanish, and nothing is imported', async (_, change, words) => {
    const database = fresh();
    const { code, talk } = await run(database, 'import', saved(change(text)));
    expect([code, talk]).toEqual([1, expect.stringMatching(words)]);
    expect(talk).toContain('No se importó nada.');
    expect(talk.trimEnd().split('\n')).toHaveLength(1);
    // Not even a file of the store was made.
    expect(await run(database, 'export', `${database}.jsonl`)).toMatchObject({ code: 3 });
  });
});

describe('a store that is not empty', () => {
  const other = `${TENANT}.0otra`;
  let [database, text] = ['', ''];
  beforeAll(async () => {
    text = await textOf((await towns(2)).portable);
  });
  beforeEach(async () => {
    database = fresh();
    await run(database, 'import', saved(text));
  });

  it('is left as it is, unless it was said that both shall be together', async () => {
    const memory = createMemory();
    await memory.store.receive([message(other, 'm1')]);
    const file = saved(await textOf(memory.portable));
    const refused = await run(database, 'import', file);
    expect(refused.code).toBe(1);
    expect(refused.talk).toMatch(/no está vacío: tiene \d+ cosas .*No se importó nada.*--into-non-empty/);
    await run(database, 'export', `${database}.after`);
    expect(readFileSync(`${database}.after`, 'utf8')).toBe(text);
    expect(await run(database, 'import', file, '--into-non-empty')).toMatchObject({ code: 0 });
    await run(database, 'export', `${database}.both`);
    const both = readFileSync(`${database}.both`, 'utf8');
    for (const row of (await readAll(text)).concat(await rowsOf(memory.portable))) expect(both).toContain(rowText(row));
  });

  it('that has all of the file already says so, and what is new beside it', async () => {
    const again = await run(database, 'import', saved(text));
    expect(again).toMatchObject({ code: 0, talk: expect.stringMatching(/^nada que importar: .* ya tiene todo/) });
    expect(again.talk).not.toContain('importado');
    const more = saved(await textOf((await towns(6)).portable));
    const known = (await readAll(text)).length;
    const { talk } = await run(database, 'import', more, '--into-non-empty');
    expect(talk).toMatch(new RegExp(`importado .* filas; ${known} filas ya estaban`));
  });

  it('goes where a file can be written, and nowhere else', async () => {
    const folder = path.dirname(database);
    for (const [place, why] of [
      [folder, /^✗ export \S+: es una carpeta/],
      [`${folder}/none/a.jsonl`, /^✗ export \S+: no hay tal carpeta \(\S+\/none\)/],
      [`${database}/a.jsonl`, /no hay tal carpeta/],
    ] as const) {
      const { code, talk } = await run(database, 'export', place);
      expect([code, talk]).toEqual([2, expect.stringMatching(why)]);
    }
  });

  it('names what stands in the way as people know it: whose, what, when', async () => {
    const row = { table: 'slots', tenant: TENANT, key: 'laura_5915028', holder: 'a' } as const;
    const blocked = fresh();
    const file = async (holder: string) => saved((await Array.fromAsync(writeDump([{ ...row, holder }]))).join(''));
    await run(blocked, 'import', await file('a'));
    const { talk } = await run(blocked, 'import', await file('b'));
    expect(talk).toContain(`ya tiene la hora del 2026-03-26 07:00 UTC de laura en ${TENANT}, y no como dice`);
  });

  it('takes what another server has seen of the same configuration, and not another one under its name', async () => {
    const of = async ({ record, ...row }: Configuration) => {
      const canonical = JSON.parse(canonicalJson(record)) as Configuration['record'];
      return saved(
        (await Array.fromAsync(writeDump([{ table: 'configurations', ...row, record: canonical }]))).join(''),
      );
    };
    const seen = fresh();
    await run(seen, 'import', await of(configuration('v1')));
    const later = await of({ ...configuration('v1'), firstSeenAt: NOW + DAY });
    expect(await run(seen, 'import', later)).toMatchObject({ code: 0, talk: expect.stringMatching(/^nada que/) });
    const { code, talk } = await run(seen, 'import', await of(configuration('v1', { currency: 'USD' })));
    expect([code, talk]).toEqual([1, expect.stringContaining(`ya tiene la configuración v1 de ${TENANT}, y no como`)]);
  });

  it('never loses what it says to a file that says otherwise', async () => {
    const file = saved(await whole(text.replace('"attempts":1', '"attempts":2')));
    for (const more of [[], ['--into-non-empty']]) {
      const refused = await run(database, 'import', file, ...more);
      expect(refused.code).toBe(1);
      expect(refused.talk).toMatch(/ya tiene la conversación \S+, y no como dice el archivo: no se importó nada/);
    }
  });
});

/** The lines with the right sums, as one who edits by hand could make them. */
async function whole(edited: string): Promise<string> {
  const rows = edited
    .trimEnd()
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line) as DumpRow);
  return (await Array.fromAsync(writeDump(rows))).join('');
}

describe('the program', () => {
  it('pipes one store into another, data on stdout, talk on stderr', async () => {
    const [from, to] = [fresh(), fresh()];
    const text = await textOf((await towns(2)).portable);
    await run(from, 'import', saved(text));
    const exported = program(from, 'export');
    const imported = program(to, 'import', exported.stdout);
    expect(await imported.ended).toMatchObject({
      code: 0,
      talk: expect.stringMatching(/importado en .*: \d conversaciones/),
    });
    expect(await exported.ended).toMatchObject({ code: 0, talk: expect.stringMatching(/^exportado /) });
    await run(to, 'export', `${to}.jsonl`);
    expect(readFileSync(`${to}.jsonl`, 'utf8')).toBe(text);
  });
});

function program(database: string, deed: string, input?: NodeJS.ReadableStream) {
  const { PATH = '' } = process.env;
  const file = path.resolve(import.meta.dirname, '../../src/cli/store.ts');
  const child = spawn(process.execPath, [file, deed], { env: { PATH, SQLITE_PATH: database } });
  let talk = '';
  child.stderr.setEncoding('utf8').on('data', (words: string) => (talk += words));
  if (input === undefined) child.stdin.end();
  else input.pipe(child.stdin);
  const ended = new Promise<{ code: number | null; talk: string }>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, talk });
    });
  });
  return { stdout: child.stdout, ended };
}
