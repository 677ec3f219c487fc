/** G3: a write-ahead log that lost its end, or has a hole: what was whole before it is there, and the store goes on. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDice } from '../../src/simulator/dice.ts';
import { openDatabase } from '../../src/state/schema.ts';
import { createSqliteStore } from '../../src/state/sqlite.ts';
import { ANA, message } from '../contracts/store/fixtures.ts';

const MESSAGES = 60;
const PLACES = 40;
const SEED = 20_261_122;

let folder = '';
const original = () => join(folder, 'turno.db');
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turno-wal-'));
  const { db, store } = open(original());
  // Nothing is moved into the file itself: all that was acknowledged since stands in the log.
  db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA wal_autocheckpoint = 0');
  for (const id of ids()) await store.receive([message(ANA, id)]);
  for (const end of ['', '-wal']) copyFileSync(original() + end, join(folder, `crashed${end}`));
  await store.close();
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function open(path: string) {
  const db = openDatabase(path);
  return { db, store: createSqliteStore({ db, schedule: { soon: setImmediate }, compact: false }) };
}

function ids(): readonly string[] {
  return Array.from({ length: MESSAGES }, (_, n) => `m${n}`);
}

/** The file as the crash left it, its log damaged; what is read from it afterwards. */
async function readAfter(damage: (wal: string) => void): Promise<readonly string[]> {
  const path = join(folder, 'damaged');
  for (const end of ['', '-wal']) copyFileSync(join(folder, `crashed${end}`), path + end);
  damage(`${path}-wal`);
  const { db, store } = open(path);
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const { inbox } = await store.load(ANA, 1_000);
  expect(await store.receive([message(ANA, 'after')])).toEqual(['new']);
  expect((await store.load(ANA, 1_000)).inbox.at(-1)?.id).toBe('after');
  await store.close();
  rmSync(path);
  return inbox.map(({ id }) => id);
}

describe('after a crash, a write-ahead log', () => {
  it('that is whole holds every message that was acknowledged', async () => {
    expect(await readAfter(() => undefined)).toEqual(ids());
  });

  it(`cut at any of ${PLACES} places holds all that was written before it, in order, and nothing else`, async () => {
    const dice = createDice(SEED);
    const lengths = new Set<number>();
    for (let i = 0; i < PLACES; i++) {
      const read = await readAfter((wal) => {
        truncateSync(wal, dice.between(0, statSync(wal).size));
      });
      expect(read).toEqual(ids().slice(0, read.length));
      lengths.add(read.length);
    }
    expect(lengths.size).toBeGreaterThan(PLACES / 4);
  });

  it(`with a byte changed at any of ${PLACES} places is read up to the damage, never past it`, async () => {
    const dice = createDice(SEED + 1);
    for (let i = 0; i < PLACES; i++) {
      const read = await readAfter((wal) => {
        const bytes = readFileSync(wal);
        const at = dice.between(0, bytes.length - 1);
        bytes[at] = (bytes[at] ?? 0) ^ 0x55;
        writeFileSync(wal, bytes);
      });
      expect(read).toEqual(ids().slice(0, read.length));
    }
  });
});
