import { openFirestore } from '../cli/open-firestore.ts';
import { ownSqlite } from '../cli/open-sqlite.ts';
import type { Config } from '../config.ts';
import type { Log, Store } from '../ports.ts';

/** Only the chosen store is loaded: a SQLite start pays nothing for the others. */
export async function openStore({ store }: Config, log: Log): Promise<Store> {
  switch (store.kind) {
    case 'memory':
      return (await import('../state/memory.ts')).createMemoryStore();
    case 'sqlite':
      return ownSqlite(store.path, (reason) => {
        log.warn('store.waiting', { reason });
      });
    case 'firestore':
      return openFirestore(store);
  }
}
