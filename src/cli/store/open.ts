import { existsSync } from 'node:fs';
import { ConfigError } from '../../errors.ts';
import type { StoreConfig } from '../../config.ts';
import type { PortableStore } from '../../state/portable.ts';
import type { Store } from '../../ports.ts';
import { openFirestore, openFirestoreRows } from '../open-firestore.ts';
import { lockSqlite, openSqliteRows, ownSqlite, readSqliteRows } from '../open-sqlite.ts';

export type LastingStore = Exclude<StoreConfig, { kind: 'memory' }>;

/** As the settings name it, for people. */
export function nameOf(config: LastingStore): string {
  return config.kind === 'sqlite' ? config.path : `Firestore (${config.project})`;
}

/** Throws ConfigError where there is nothing to read. */
export function needSource(config: LastingStore): void {
  if (config.kind === 'firestore' || existsSync(config.path)) return;
  const what = `no hay archivo de datos ${config.path}`;
  const fix = 'corrige la ruta; se cuenta desde la carpeta en la que se arranca';
  throw new ConfigError([{ code: 'CFG-021', what, where: 'entorno o .env › SQLITE_PATH', fix }]);
}

/** To be read. Throws ConfigError where there is nothing to read. */
export async function openSource(config: LastingStore): Promise<PortableStore> {
  needSource(config);
  return config.kind === 'firestore' ? openFirestoreRows(config) : readSqliteRows(config.path);
}

/** To be written: a SQLite file belongs to who opens it so, until it is closed. */
export async function openTarget(config: LastingStore, talk: (line: string) => void): Promise<PortableStore> {
  if (config.kind === 'firestore') return openFirestoreRows(config);
  const lock = await lockSqlite(config.path, talk);
  try {
    const rows = await openSqliteRows(config.path);
    return {
      ...rows,
      close: () =>
        rows.close().finally(() => {
          lock.release();
        }),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** As a server works on it, and in its place: a SQLite file belongs to who opens it so. */
export function openStore(config: LastingStore, talk: (line: string) => void): Promise<Store> {
  return config.kind === 'firestore' ? openFirestore(config) : ownSqlite(config.path, talk);
}
