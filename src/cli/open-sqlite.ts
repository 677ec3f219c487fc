/** The SQLite store for who starts a program: what refuses it is said in the reader's words. `main` uses it, too. */
import { ConfigError, StoreUnavailable, reasonOf } from '../errors.ts';
import type { Store } from '../ports.ts';

/** Throws ConfigError where the file at `path` cannot serve. */
export async function openSqlite(path: string): Promise<Store> {
  const { openSqliteStore } = await import('../state/sqlite.ts');
  try {
    return await openSqliteStore({ path });
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
