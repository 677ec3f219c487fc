/** This server as `npm start` composes it, plus the talk with the bench. */
import { DatabaseSync } from 'node:sqlite';
import { loadConfig } from '../src/config.ts';
import { serve } from '../src/main/serve.ts';
import { openSqliteStore } from '../src/state/sqlite.ts';
import { answerParent } from './child.ts';

const { PORT: _port, ...env } = process.env;
const config = loadConfig(env);
const calls = config.store.kind === 'firestore' ? (await import('./firestore-calls.ts')).countCalls() : undefined;
const running = await serve(config);
const path = config.store.kind === 'sqlite' ? config.store.path : '';

answerParent({
  compact: async () => {
    const store = await openSqliteStore({ path });
    await store.compact(Date.now());
    await store.close();
    const db = new DatabaseSync(path);
    db.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
  },
  stop: () => running.stop(),
  ...(calls && { calls }),
});
await running.working;
process.send?.({ url: running.url });
