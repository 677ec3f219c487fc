/**
 * A SQLite file for who only reads it, also beside the server that works on it: nothing in it changes, its layout least
 * of all, which an older server beside it would trip over. A file of an older layout is read from a copy of this instant,
 * brought up to ours, which goes when it is closed.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Store } from '../ports.ts';
import { temporaryFolder } from './folder.ts';
import type { PortableStore } from './portable.ts';
import { BUSY_TIMEOUT_MS, checkDatabase, openDatabase, SCHEMA_VERSION, versionOf } from './schema.ts';
import { unavailable } from './sqlite-errors.ts';
import { createSqlitePortable } from './sqlite-portable.ts';
import { createSqliteStore } from './sqlite.ts';

/** Throws as `openSqliteStore`. */
export function readSqliteStore(path: string): Store {
  const { db, forget } = openToRead(path);
  const store = createSqliteStore({ db, schedule: { soon: setImmediate }, compact: false });
  return { ...store, close: () => store.close().finally(forget) };
}

/** Throws as `openSqliteStore`. */
export function readSqlitePortable(path: string): PortableStore {
  const { db, forget } = openToRead(path);
  const rows = createSqlitePortable(db);
  return { ...rows, close: () => rows.close().finally(forget) };
}

/** `forget` is called once the database is closed. */
interface Reading {
  readonly db: DatabaseSync;
  readonly forget: () => void;
}

function openToRead(path: string): Reading {
  checkDatabase(path);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    if (versionOf(db) === SCHEMA_VERSION) {
      db.exec('PRAGMA query_only = ON');
      return { db, forget: () => undefined };
    }
    const copy = copyOf(db);
    db.close();
    return copy;
  } catch (error) {
    if (db?.isOpen === true) db.close();
    throw unavailable(error, path);
  }
}

/** Where only we can read it: it names people. */
function copyOf(db: DatabaseSync): Reading {
  const folder = temporaryFolder('copia');
  const forget = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const file = join(folder, 'turno.db');
    db.prepare('VACUUM INTO ?').run(file);
    return { db: openDatabase(file), forget };
  } catch (error) {
    forget();
    throw error;
  }
}
