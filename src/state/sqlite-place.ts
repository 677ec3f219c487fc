/** Whether a SQLite file is still what this process opened: what was deleted takes writes, and the next start finds none. */
import { realpathSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../errors.ts';
import { identityOf } from './folder.ts';
import type { FileLock } from './sqlite-lock.ts';

export interface Place {
  readonly path: string;
  readonly lock?: FileLock;
}

/** Gives a check that throws StoreUnavailable where nothing may be written. */
export function inItsPlace(db: DatabaseSync, { path, lock }: Place): () => void {
  if (path === ':memory:') return () => undefined;
  const opened = identityOf(path);
  const logs = logsOf(path);
  return () => {
    if (identityOf(path) !== opened)
      refuse(
        path,
        'The file is not there any more, or another one stands in its place. Stop, put it back, start again.',
      );
    if (!logs.areThere()) {
      rescue(db);
      refuse(
        path,
        'Its write-ahead log (-wal, -shm) is not there any more. What was acknowledged is safe: stop, start again.',
      );
    }
    if (lock?.holds() === false)
      refuse(path, 'Its lock was deleted, and another process of Turno has it now. End one of the two.');
  };
}

/**
 * SQLite keeps them beside the file itself, whatever links lead to it, for as long as anybody has the file open. One that
 * is not there at first comes with the first write.
 */
function logsOf(path: string): { areThere(): boolean } {
  const real = realpathSync(path);
  const logs = [`${real}-wal`, `${real}-shm`].map((log) => ({ log, opened: identityOf(log) }));
  return {
    areThere: () =>
      logs.every((one) => {
        const identity = identityOf(one.log);
        one.opened ??= identity;
        return one.opened === identity;
      }),
  };
}

/** We have the deleted log still, and nobody else will: what is in it goes into the file before this process ends. */
function rescue(db: DatabaseSync): void {
  try {
    db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // What the disk refuses is tried again with the next write, and at the end.
  }
}

function refuse(path: string, why: string): never {
  throw new StoreUnavailable(`SQLite (${path}): ${why}`);
}
