/** A store's file, and `npm run store` on it. */
import { runCommand } from '../../src/cli/args.ts';
import { store as command, storeCommand } from '../../src/cli/store.ts';
import type { Store } from '../../src/ports.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';

export async function onFile<T>(path: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openSqliteStore({ path });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
export async function run(path: string, ...argv: string[]): Promise<{ code: number; out: string[]; talk: string }> {
  const out: string[] = [];
  let talk = '';
  const terminal = {
    out: (line: string) => void out.push(line),
    talk: (line: string) => void (talk += line),
    env: { SQLITE_PATH: path },
  };
  const code = await runCommand(storeCommand, command, { argv, terminal });
  return { code, out, talk };
}
