/**
 * `node test/versions/record.ts`: adds what stores of this version's layouts look like to `fixtures/stores`, where there is
 * nothing of them yet. FIRESTORE_EMULATOR_HOST names the emulator. What is there is never written over.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../src/io/clock.ts';
import { systemRandom } from '../../src/io/random.ts';
import type { Store } from '../../src/ports.ts';
import { openFirestoreStore } from '../../src/state/firestore.ts';
import { connect } from '../../src/state/firestore/client.ts';
import { LAYOUT } from '../../src/state/firestore/paths.ts';
import { SCHEMA_VERSION } from '../../src/state/schema.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { dumpFirestore, dumpSqlite } from './dumps.ts';
import { record, type Past } from './past.ts';
import { STORIES, tenantsOfStories } from './stories.ts';

const host = process.env['FIRESTORE_EMULATOR_HOST'];
await add(`sqlite-${SCHEMA_VERSION}`, onSqlite);
if (host === undefined) process.stderr.write('no emulator in FIRESTORE_EMULATOR_HOST: nothing of Firestore is added\n');
else await add(`firestore-${LAYOUT}`, () => onFirestore(host));

async function add(name: string, make: () => Promise<Past & { readonly store: object }>): Promise<void> {
  const file = new URL(`../../fixtures/stores/${name}.json`, import.meta.url);
  if (existsSync(file)) return;
  writeFileSync(file, `${JSON.stringify(await make(), undefined, 1)}\n`);
  process.stdout.write(`fixtures/stores/${name}.json\n`);
}

async function onSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'turno-record-'));
  try {
    const path = join(folder, 'turno.db');
    const past = await recordedOn(await openSqliteStore({ path }));
    return { ...past, store: dumpSqlite(path) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onFirestore(emulatorHost: string) {
  const project = `record-${systemRandom().token().slice(0, 16)}`;
  const past = await recordedOn(
    await openFirestoreStore({ project, emulatorHost, clock: systemClock(), random: systemRandom() }),
  );
  const client = connect({ project, emulatorHost });
  const store = await dumpFirestore(client.db);
  await client.close();
  return { ...past, store };
}

async function recordedOn(store: Store): Promise<Past> {
  const past = await record(store, STORIES, tenantsOfStories());
  await store.close();
  return past;
}
