/** A store moves to Firestore and from there, on the emulator. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/io/clock.ts';
import { systemRandom } from '../../src/io/random.ts';
import { openFirestorePortable } from '../../src/state/firestore/portable.ts';
import { createMemory } from '../../src/state/memory.ts';
import type { PortableStore } from '../../src/state/portable.ts';
import { TENANT, message } from '../contracts/store/fixtures.ts';
import { answersOf, middleOfBooking, readAll, runStore, saysYes, tell, textOf } from '../state/dump-kit.ts';
import { temporaryFiles } from '../state/files.ts';
import { rowsOf, towns } from '../state/towns.ts';
import { emulatorHost, freshProject, onEmulator, openStore } from './kit.ts';

/** A hundred conversations take the emulator some three seconds each way; test/long moves five hundred. */
const CONVERSATIONS = 100;
const TIMEOUT_MS = 180_000;
const fresh = temporaryFiles();

/** The command, on a project of the emulator. */
const run = (project: string, ...argv: string[]) =>
  runStore({ STORE: 'firestore', GOOGLE_CLOUD_PROJECT: project, FIRESTORE_EMULATOR_HOST: emulatorHost ?? '' }, ...argv);

function portableOf(project: string): Promise<PortableStore> {
  const host = emulatorHost === undefined ? {} : { emulatorHost };
  return openFirestorePortable({ project, ...host, clock: systemClock(), random: systemRandom() });
}

function saved(text: string): string {
  const file = fresh('copia.jsonl');
  mkdirSync(path.dirname(file));
  writeFileSync(file, text);
  return file;
}

describe.skipIf(emulatorHost === undefined)(
  onEmulator('a store that moves to Firestore'),
  { timeout: TIMEOUT_MS },
  () => {
    it(`and on to SQLite is the same bytes everywhere: ${CONVERSATIONS} conversations in the middle of everything`, async () => {
      const text = await textOf((await towns(CONVERSATIONS)).portable);
      const project = freshProject();
      const database = fresh();
      const files = [saved(text), `${database}.1.jsonl`, `${database}.2.jsonl`] as const;
      expect(await run(project, 'import', files[0])).toMatchObject({ code: 0 });
      mkdirSync(path.dirname(database));
      expect(await run(project, 'export', files[1])).toMatchObject({ code: 0 });
      expect(await runStore({ SQLITE_PATH: database }, 'import', files[1])).toMatchObject({ code: 0 });
      expect(await runStore({ SQLITE_PATH: database }, 'export', files[2])).toMatchObject({ code: 0 });
      expect(files.map((file) => readFileSync(file, 'utf8') === text)).toEqual([true, true, true]);
    });

    it('is the dump of the same store elsewhere: everything that can be told to one, by two replicas', async () => {
      const memory = createMemory();
      await tell(memory.store, memory.store);
      const project = freshProject();
      const [first, second] = [await openStore(project), await openStore(project)];
      await tell(first, second);
      const portable = await portableOf(project);
      const text = await textOf(memory.portable);
      expect(await textOf(portable)).toBe(text);
      const another = freshProject();
      const moved = await portableOf(another);
      await moved.restore(await readAll(text));
      expect(await textOf(moved)).toBe(text);
      const store = await openStore(another);
      expect(await answersOf(store)).toEqual(await answersOf(memory.store));
      await Promise.all([first, second, portable, moved, store].map((one) => one.close()));
    });

    it('is finished by a second import when the first was interrupted', async () => {
      const { portable } = await towns(10);
      const [rows, text] = [await rowsOf(portable), await textOf(portable)];
      const project = freshProject();
      const half = await portableOf(project);
      await half.restore(rows.slice(0, Math.floor(rows.length * 0.8)));
      expect(await run(project, 'import', saved(text))).toMatchObject({ code: 0 });
      expect(await textOf(half)).toBe(text);
      await half.close();
    });

    it('is dumped as of one instant, whatever is written meanwhile', async () => {
      const project = freshProject();
      const store = await openStore(project);
      await tell(store, store);
      const portable = await portableOf(project);
      const before = await rowsOf(portable);
      const rows = portable.dump();
      const during = [];
      for await (const row of rows) {
        if (during.push(row) === 1) await store.receive([message(`${TENANT}.0zoe`, 'm1')]);
      }
      expect(during).toEqual(before);
      expect(await rowsOf(portable)).not.toEqual(before);
      await Promise.all([store.close(), portable.close()]);
    });

    it('takes a conversation in the middle of a booking, and answers it as if nothing had happened', async () => {
      const project = freshProject();
      expect(await run(project, 'import', saved(await middleOfBooking()))).toMatchObject({ code: 0 });
      expect(await saysYes(await openStore(project))).toMatchObject([{ serviceId: 'limpieza' }]);
    });
  },
);
