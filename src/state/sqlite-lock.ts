/**
 * One server a file. A second one would take effects for its own that the first is doing (`aloneSince`), so who serves a
 * file holds a lock beside it for life: `<file>.lock`, an empty database held by BEGIN EXCLUSIVE. The kernel keeps that
 * lock (fcntl) and frees it at the very end of the process, `kill -9` included; nothing has to be cleaned up. The file
 * itself stays free for readers: replay and export work beside a server.
 * Somebody may take the empty file for a stale lock and delete it under a server: `holds` puts it back.
 */
import { existsSync, realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { identityOf, makeFolderOf } from './folder.ts';
import { isBusy, unavailable } from './sqlite-errors.ts';

export interface FileLock {
  /** Whether nobody else can have it. Where its file was deleted, it is taken anew; false: another was quicker. */
  holds(): boolean;
  release(): void;
}

/**
 * Takes the lock. Undefined: another process has it, and had it still after `waitMs`. Waiting is SQLite's own and holds
 * the event loop: for starts only, when nothing else runs yet. Throws StoreUnavailable for what the disk refuses.
 */
export function lockFile(path: string, waitMs: number): FileLock | undefined {
  let held = taken(path, waitMs);
  if (held === undefined) return undefined;
  return {
    holds: () => {
      if (held !== undefined && identityOf(held.place) === held.identity) return true;
      held?.release();
      held = taken(path, 0);
      return held !== undefined;
    },
    release: () => held?.release(),
  };
}

/**
 * Whether a server may be at work on the file although its lock is not there: only one that has the file open, and it
 * puts the lock back when it next looks for work. Others that have it open (a replication, an export) do not.
 */
export function mayHaveLostLock(path: string): boolean {
  return path !== ':memory:' && existsSync(path) && !existsSync(placeOf(path)) && isOpenElsewhere(path);
}

interface Held {
  readonly place: string;
  readonly identity: string | undefined;
  readonly release: () => void;
}

function taken(path: string, waitMs: number): Held | undefined {
  let db: DatabaseSync | undefined;
  try {
    const place = path === ':memory:' ? path : placeOf(path);
    makeFolderOf(place);
    db = new DatabaseSync(place, { timeout: waitMs });
    const identity = identityOf(place);
    db.exec('BEGIN EXCLUSIVE');
    const held = db;
    return {
      place,
      identity,
      release: () => {
        if (held.isOpen) held.close();
      },
    };
  } catch (error) {
    db?.close();
    if (isBusy(error)) return undefined;
    throw unavailable(error, path);
  }
}

/** However the file is called, one lock. */
function placeOf(path: string): string {
  return `${existsSync(path) ? realpathSync(path) : path}.lock`;
}

/** A connection to a file in write-ahead mode shares a lock on it for as long as it is open, so none is alone beside it. */
function isOpenElsewhere(path: string): boolean {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 0 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    return false;
  } catch (error) {
    // What else is wrong with the file is told by who opens it next.
    return isBusy(error);
  } finally {
    if (db?.isOpen === true) db.close();
  }
}
