/** What SQLite's refusals mean for the one who runs Turno. */
import { StoreUnavailable } from '../errors.ts';

/** Primary result codes (https://sqlite.org/rescode.html) and what to do about each. */
const ADVICE: ReadonlyMap<number, string> = new Map([
  [3, 'The file may not be accessed: give the process read and write permission on it and its directory.'],
  [5, 'Another process holds the file: end its long transaction, or the process.'],
  [6, 'Another connection holds a table: end its long transaction.'],
  [7, 'There is no memory left: give the process more.'],
  [8, 'The file or its disk is read-only: give write permission, or mount it writable. Writing resumes by itself.'],
  [10, 'The disk reports an error: check it and its cables or quota. Writing resumes by itself when it answers.'],
  [11, 'The file is damaged: stop, keep a copy, and restore the last backup.'],
  [13, 'The disk is full: free space. Writing resumes by itself.'],
  [14, 'The file cannot be opened: check that the path is a file in a writable directory.'],
  [15, 'Locking failed: is the file on a network disk? Put it on a local one.'],
  [23, 'The file may not be accessed: check the permissions of the process.'],
  [26, 'The file is no database: point SQLITE_PATH to another path, or restore a backup.'],
]);

const BUSY = 5;
const CORRUPT = 11;
const FULL = 13;

/** StoreUnavailable with what to do, for errors of the disk; every other error as it is. */
export function unavailable(error: unknown, path?: string): Error {
  const where = path === undefined ? '' : ` (${path})`;
  const code = resultCode(error);
  const advice = code === undefined ? undefined : ADVICE.get(code);
  if (advice !== undefined) return new StoreUnavailable(`SQLite${where}: ${advice}`, { cause: error });
  if (isFileSystemError(error)) {
    const fix = 'The directory of the database cannot be made: check the path and its permissions.';
    return new StoreUnavailable(`SQLite${where}: ${fix}`, { cause: error });
  }
  return error instanceof Error ? error : new Error(String(error));
}

/** The disk refuses everybody, not this one operation: repeating the others one by one would not help. */
export function refusesAll(error: unknown): boolean {
  const code = resultCode(error);
  return code !== undefined && code !== FULL && ADVICE.has(code);
}

/** What a look through the file found, as SQLite says it where it meets the same. */
export function damaged(found: string): Error {
  return Object.assign(new Error(`database disk image is malformed: ${found.replace(/\s+/g, ' ')}`), {
    errcode: CORRUPT,
  });
}

/** Nothing of the file can be trusted any more. */
export function isDamage(error: unknown): boolean {
  return resultCode(error) === CORRUPT;
}

/** Another process holds what was asked for. */
export function isBusy(error: unknown): boolean {
  return resultCode(error) === BUSY;
}

function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  // The low byte is the primary code; the rest says more.
  return error.errcode & 0xff;
}

function isFileSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
