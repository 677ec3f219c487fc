import { openFirestore } from '../cli/open-firestore.ts';
import { openSqlite } from '../cli/open-sqlite.ts';
import type { Config } from '../config.ts';
import type { Store } from '../ports.ts';

/** Only the chosen store is loaded: a SQLite start pays nothing for the others. */
export async function openStore({ store }: Config): Promise<Store> {
  switch (store.kind) {
    case 'memory':
      return (await import('../state/memory.ts')).createMemoryStore();
    case 'sqlite':
      return openSqlite(store.path);
    case 'firestore':
      return openFirestore(store);
  }
}
