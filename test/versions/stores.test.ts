/** Stores of every layout that was ever published, taken up by today's code: each conversation goes on to its booking. */
import { readFileSync, readdirSync } from 'node:fs';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/ports.ts';
import { connect } from '../../src/state/firestore/client.ts';
import { LAYOUT } from '../../src/state/firestore/paths.ts';
import { SCHEMA_VERSION } from '../../src/state/schema.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { emulatorHost, freshProject, openStore, whyNoEmulator } from '../firestore/kit.ts';
import { temporaryFiles } from '../state/files.ts';
import { firestoreDump, restoreFirestore, restoreSqlite, sqliteDump } from './dumps.ts';
import { goOn, type Past } from './past.ts';

const FOLDER = new URL('../../fixtures/stores/', import.meta.url);
const files = readdirSync(FOLDER).sort();
const fresh = temporaryFiles();

type Recorded = Past & { readonly store: unknown };

function recorded(file: string): Recorded {
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Recorded;
}

async function onSqlite({ store }: Recorded): Promise<Store> {
  const path = fresh();
  mkdirSync(dirname(path), { recursive: true });
  restoreSqlite(path, sqliteDump.parse(store));
  return openSqliteStore({ path });
}

async function onFirestore({ store }: Recorded): Promise<Store> {
  const project = freshProject();
  const client = connect({ project, emulatorHost: emulatorHost! });
  await restoreFirestore(client.db, firestoreDump.parse(store));
  await client.close();
  return openStore(project);
}

/** Apologies for what was lost: none may be heard. */
const RESET = /disculp|perd[ií]|empecemos|de nuevo desde/i;

describe('a store of an earlier version', () => {
  it('is kept of every layout that there was, this one too: a new layout is recorded, an old one never goes', () => {
    const layouts = (kind: string, last: number) => Array.from({ length: last }, (_, n) => `${kind}-${n + 1}.json`);
    // SQLite's first layout was never run by anybody but its authors.
    expect(files).toEqual([...layouts('firestore', LAYOUT), ...layouts('sqlite', SCHEMA_VERSION).slice(1)]);
  });

  it.each(files)(
    '%s goes on where it stood, every conversation of it, to what was asked for (H2; must-hold 5)',
    async (file) => {
      const past = recorded(file);
      const isFirestore = file.startsWith('firestore');
      if (isFirestore && emulatorHost === undefined) {
        expect(whyNoEmulator).not.toBe('');
        return;
      }
      const store = await (isFirestore ? onFirestore(past) : onSqlite(past));
      try {
        expect(past.kept.length).toBeGreaterThan(5);
        for (const one of past.kept) {
          const { booked, heard } = await goOn(store, past, one);
          expect([one.name, booked]).toEqual([one.name, one.books]);
          expect(
            heard.filter((text) => RESET.test(text)),
            one.name,
          ).toEqual([]);
        }
      } finally {
        await store.close();
      }
    },
  );
});
