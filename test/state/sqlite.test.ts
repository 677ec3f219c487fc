import { openSqliteStore } from '../../src/state/sqlite.ts';
import { testStore } from '../contracts/store.contract.ts';
import { temporaryFiles } from './files.ts';

const fresh = temporaryFiles();

testStore('the SQLite store', () => openSqliteStore({ path: fresh() }));
testStore('the SQLite store that drops texts at once', () => openSqliteStore({ path: fresh(), compact: true }), {
  runs: 20,
});
