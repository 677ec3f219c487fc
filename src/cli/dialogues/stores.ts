import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemRandom } from '../../io/random.ts';
import type { Store } from '../../ports.ts';
import { createMemoryStore } from '../../state/memory.ts';
import { openFirestore } from '../open-firestore.ts';

export const STORES = ['memory', 'sqlite', 'firestore'] as const;
export type StoreKind = (typeof STORES)[number];

/** Opens a fresh, empty store of a kind; closing it removes it. Firestore's is a project of its own on the emulator. */
export function freshStores(kind: StoreKind, emulatorHost?: string): () => Promise<Store> {
  switch (kind) {
    case 'memory':
      return () => Promise.resolve(createMemoryStore());
    case 'sqlite':
      return openTemporary;
    case 'firestore':
      if (emulatorHost === undefined) throw new TypeError('A fresh Firestore store needs an emulator.');
      return () => openFirestore({ kind, emulatorHost, project: `demo-${systemRandom().token().slice(0, 18)}` });
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
