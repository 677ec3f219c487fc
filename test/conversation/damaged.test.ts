/** What somebody edited by hand in the store is told of once and set aside: nobody else waits for it. */
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { ServiceFailure } from '../../src/errors.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { temporaryFiles } from '../state/files.ts';
import { pass, processOf, text } from './engine-kit.ts';

const START = Date.parse('2026-03-02T12:00:00Z');
const fresh = temporaryFiles();

it('a row of which nobody can tell whose it is', async () => {
  const real = createMemoryStore();
  const clock = createVirtualClock(START);
  const due: typeof real.due = async (query) => ({ ...(await real.due(query)), unreadable: ['inbox 7'] });
  const sent: string[] = [];
  const send = (_to: unknown, message: { text: string }) => {
    sent.push(message.text);
    return Promise.resolve({ providerId: `w${sent.length}` });
  };
  const { engine, log } = processOf({ store: { ...real, due }, clock, send });
  engine.start();
  await engine.receive([text('m1', 'hola', clock.now())]);
  await pass(clock, 5_000);
  await engine.stop();
  expect(sent).toHaveLength(1);
  expect(log.map(([event]) => event)).toEqual(['row.unreadable']);
});

it('words that cannot be read any more hold back no later ones', async () => {
  const path = fresh();
  const clock = createVirtualClock(START);
  let store = await openSqliteStore({ path });
  const down = processOf({ store, clock, send: () => Promise.reject(new ServiceFailure('down', { retryable: true })) });
  await down.engine.receive([text('m1', 'hola', clock.now())]);
  await pass(clock, 100);
  await down.engine.stop();
  await store.close();
  const db = new DatabaseSync(path);
  db.exec(`UPDATE bodies SET text = 'damaged' WHERE id IN (SELECT body FROM outbox)`);
  db.close();
  store = await openSqliteStore({ path });
  const sent: string[] = [];
  const { engine, log } = processOf({
    store,
    clock,
    send: (_to, message) => {
      sent.push(message.text);
      return Promise.resolve({ providerId: `w${sent.length}` });
    },
  });
  engine.start();
  await pass(clock, 60_000);
  await engine.receive([text('m2', '¿dónde están?', clock.now())]);
  await pass(clock, 60_000);
  await engine.stop();
  await store.close();
  expect(sent).toHaveLength(1);
  expect(log.map(([event]) => event)).toEqual(['effect.unreadable']);
});
