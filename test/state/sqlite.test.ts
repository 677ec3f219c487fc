import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { testStore } from '../contracts/store.contract.ts';

const directory = mkdtempSync(join(tmpdir(), 'turno-sqlite-'));
afterAll(() => {
  rmSync(directory, { recursive: true });
});

let files = 0;
const fresh = () => join(directory, `${(files += 1)}.db`);

testStore('the SQLite store', () => openSqliteStore({ path: fresh() }));
testStore('the SQLite store that drops texts at once', () => openSqliteStore({ path: fresh(), compact: true }), {
  runs: 20,
});
