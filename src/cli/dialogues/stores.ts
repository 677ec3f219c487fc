import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '../../errors.ts';
import type { Store } from '../../ports.ts';
import { createMemoryStore } from '../../state/memory.ts';

export const STORES = ['memory', 'sqlite', 'firestore'] as const;
export type StoreKind = (typeof STORES)[number];

/** Opens a fresh, empty store of a kind; closing it removes it. Throws ConfigError for one that this build lacks. */
export function freshStores(kind: StoreKind): () => Promise<Store> {
  switch (kind) {
    case 'memory':
      return () => Promise.resolve(createMemoryStore());
    case 'sqlite':
      return openTemporary;
    case 'firestore':
      throw new ConfigError([
        {
          code: 'CFG-002',
          where: '--store firestore',
          what: 'Firestore todavía no está en esta versión',
          fix: 'usa --store sqlite o --store memory',
        },
      ]);
  }
}

async function openTemporary(): Promise<Store> {
  // Only who asks for SQLite loads it.
  const { openSqliteStore } = await import('../../state/sqlite.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'turno-rig-'));
  const store = await openSqliteStore({ path: path.join(folder, 'turno.db') });
  return {
    ...store,
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
