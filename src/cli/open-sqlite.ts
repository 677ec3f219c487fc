/** The SQLite store for who starts a program: what refuses it is said in the reader's words. `main` uses it, too. */
import { ConfigError, StoreUnavailable, reasonOf } from '../errors.ts';
import type { ConfigProblem } from '../errors.ts';
import type { Store } from '../ports.ts';
import type { PortableStore } from '../state/portable.ts';
import type { FileLock } from '../state/sqlite-lock.ts';

/** For who only reads: nothing in the file changes. Throws ConfigError where the file at `path` cannot serve. */
export async function readSqlite(path: string): Promise<Store> {
  const { readSqliteStore } = await import('../state/sqlite-read.ts');
  return told(path, () => readSqliteStore(path));
}

/**
 * For who works on the file, alone until it closes the store. `waits` is told of another who has the file: in a rolling
 * restart the old process drains (8 s at most) while the new one waits. Throws ConfigError when it still has it then.
 */
export async function ownSqlite(path: string, waits: (what: string) => void): Promise<Store> {
  const lock = await lockSqlite(path, waits);
  try {
    const { openSqliteStore } = await import('../state/sqlite.ts');
    const store = await told(path, () => openSqliteStore({ path, lock }));
    return {
      ...store,
      close: () =>
        store.close().finally(() => {
          lock.release();
        }),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The file as rows, to be read only. Throws ConfigError where it cannot serve. */
export async function readSqliteRows(path: string): Promise<PortableStore> {
  const { readSqlitePortable } = await import('../state/sqlite-read.ts');
  return told(path, () => readSqlitePortable(path));
}

/** The file as rows, for who holds its lock. Throws ConfigError where it cannot serve. */
export async function openSqliteRows(path: string): Promise<PortableStore> {
  const { openSqlitePortable } = await import('../state/sqlite-portable.ts');
  return told(path, () => openSqlitePortable(path));
}

/** Reads the file through and changes nothing. Throws ConfigError where no server would start with it. */
export async function examineSqlite(path: string): Promise<void> {
  const { checkDatabase } = await import('../state/schema.ts');
  await told(path, () => {
    checkDatabase(path, { whole: true });
  });
}

/** The lock alone. */
export async function lockSqlite(path: string, waits: (what: string) => void): Promise<FileLock> {
  const { lockFile, mayHaveLostLock } = await import('../state/sqlite-lock.ts');
  const { checkDatabase } = await import('../state/schema.ts');
  return told(path, async () => {
    // Before anything is made or waited for.
    checkDatabase(path);
    if (mayHaveLostLock(path)) {
      waits(
        `${path}.lock no está, y algo tiene abierto ${path}: espero ${LOCK_BACK_MS / 1_000} s por si es un servidor`,
      );
      await new Promise((resolve) => setTimeout(resolve, LOCK_BACK_MS));
    }
    let lock = lockFile(path, 0);
    if (lock === undefined) {
      waits(`otro proceso de Turno usa ${path}: espero hasta ${LOCK_WAIT_MS / 1_000} s a que termine`);
      // The wait holds the event loop; what was just said must be out before.
      await new Promise((resolve) => setImmediate(resolve));
      lock = lockFile(path, LOCK_WAIT_MS);
    }
    if (lock === undefined) throw new ConfigError([{ code: 'CFG-024', ...inUse(path) }]);
    return lock;
  });
}

/** Longer than a server takes to drain. */
const LOCK_WAIT_MS = 10_000;
/** A server looks for work every second, and puts back then the lock that somebody deleted under it. */
const LOCK_BACK_MS = 3_000;

function inUse(path: string): Omit<ConfigProblem, 'code'> {
  return {
    what: `otro proceso de Turno usa el archivo de datos ${path}, y un archivo lo atiende un solo proceso`,
    where: WHERE,
    fix: 'termina el otro (npm start, chat con --store sqlite, store import o retry), o usa otro archivo en SQLITE_PATH',
  };
}

async function told<T>(path: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw inWords(error, path);
  }
}

const WHERE = 'entorno o .env › SQLITE_PATH';

function inWords(error: unknown, path: string): unknown {
  if (error instanceof ConfigError && error.problems.some(({ code }) => code === 'STORE_TOO_NEW')) {
    const what = `${path} lo escribió una versión más nueva de Turno`;
    const fix = 'arranca esa versión, o apunta SQLITE_PATH a otro archivo';
    return new ConfigError([{ code: 'STORE_TOO_NEW', what, where: WHERE, fix }]);
  }
  if (error instanceof ConfigError && error.problems.some(({ code }) => code === 'STORE_FOREIGN')) {
    const what = `${path} es de otro programa: tiene tablas y no la marca de Turno, y se deja como está`;
    return new ConfigError([{ code: 'CFG-021', what, where: WHERE, fix: 'apunta SQLITE_PATH a otro archivo' }]);
  }
  if (!(error instanceof StoreUnavailable)) return error;
  const what = `no se puede usar el archivo de datos ${path}: ${causeOf(error)}`;
  return new ConfigError([{ code: 'CFG-021', what, where: WHERE, fix: fixOf(error.cause) }]);
}

/** SQLite's primary result codes (https://sqlite.org/rescode.html) that a start can meet, and what to do. */
const FIXES: ReadonlyMap<number, string> = new Map([
  [5, 'otro programa tiene el archivo abierto y ocupado: termínalo'],
  [8, 'da permiso de escritura sobre el archivo y su carpeta, o monta el disco para escribir'],
  [10, 'revisa el disco o su cuota'],
  [11, 'el archivo está dañado: guarda una copia y pon el último respaldo en su lugar'],
  [13, 'libera espacio en el disco'],
  [14, 'pon la ruta de un archivo (no de una carpeta), en una carpeta donde se pueda escribir'],
  [26, 'ese archivo no es una base de datos: pon otra ruta, o un respaldo en su lugar'],
]);

function fixOf(cause: unknown): string {
  const code = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : undefined;
  const otherwise = 'da permiso de escritura en su carpeta a quien arranca, o cambia SQLITE_PATH';
  return (code === undefined ? undefined : FIXES.get(code)) ?? otherwise;
}

function causeOf({ cause, message }: StoreUnavailable): string {
  return cause === undefined ? message : reasonOf(cause);
}
