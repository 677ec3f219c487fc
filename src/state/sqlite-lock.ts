/**
 * One server a file. A second one would take effects for its own that the first is doing (`aloneSince`), so who serves a
 * file holds a lock beside it for life: `<file>.lock`, an empty database held by BEGIN EXCLUSIVE. The kernel keeps that
 * lock (fcntl) and frees it at the very end of the process, `kill -9` included; nothing has to be cleaned up. The file
 * itself stays free for readers: replay and export work beside a server.
 */
import { existsSync, realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { makeFolderOf } from './folder.ts';
import { isBusy, unavailable } from './sqlite-errors.ts';

/**
 * Takes the lock; gives its release. Undefined: another process has it, and had it still after `waitMs`. Waiting is
 * SQLite's own and holds the event loop: for starts only, when nothing else runs yet. Throws StoreUnavailable for what
 * the disk refuses.
 */
export function lockFile(path: string, waitMs: number): (() => void) | undefined {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path === ':memory:' ? path : placeOf(path), { timeout: waitMs });
    db.exec('BEGIN EXCLUSIVE');
    const held = db;
    return () => {
      held.close();
    };
  } catch (error) {
    db?.close();
    if (isBusy(error)) return undefined;
    throw unavailable(error, path);
  }
}

/** However the file is called, one lock. */
function placeOf(path: string): string {
  makeFolderOf(path);
  return `${existsSync(path) ? realpathSync(path) : path}.lock`;
}
