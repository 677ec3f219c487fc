/** A copy that is made while customers write, and a server that goes on from it (reliability G6). */
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { inboxIdOf } from '../../src/io/whatsapp/identity.ts';
import { wordsOf, type Customer } from './customer.ts';
import { ROOT, launch } from './server.ts';
import { until } from './wait.ts';
import { accounts, atRest, factsOf, inWorld, type World } from './world.ts';

const CUSTOMERS = 30;
const TEXTS = ['hola, ¿cuánto sale la limpieza?', 'quiero una limpieza para el jueves a la tarde', 'salir'];
/** What an interrupted send waits for before its second copy. */
const STALE_MS = 31_000;

describe('a copy that is made while customers write', () => {
  it('holds whatever was acknowledged before it, and who goes on from it sends nothing again that it knows as sent (G6)', () =>
    inWorld(async (world) => {
      const server = await world.start();
      const customers = Array.from({ length: CUSTOMERS }, (_, n) => world.customer(`Clienta Canaria ${n}`));
      let copied = false;
      const writing = Promise.all(customers.map((customer) => writesUntil(customer, () => copied)));
      await until(() => world.graph.sent().length >= CUSTOMERS, { what: 'many are answered' });
      const before = customers.flatMap(({ acknowledged }) => [...acknowledged]);
      await storeCommand(world, ['export', 'copia.jsonl']);
      copied = true;
      await writing;
      await server.end('SIGKILL');

      renameSync(join(world.folder, 'data'), join(world.folder, 'lost'));
      mkdirSync(join(world.folder, 'data'));
      await storeCommand(world, ['import', 'copia.jsonl']);
      const copy = await factsOf(world);
      expect(before.length).toBeGreaterThan(CUSTOMERS / 2);
      const arrived = arrivedIn(world);
      const after = customers.flatMap(({ acknowledged }) => acknowledged).filter((id) => !arrived.has(inboxIdOf(id)));
      expect(after.length).toBeGreaterThanOrEqual(CUSTOMERS);
      expect(before.filter((id) => !arrived.has(inboxIdOf(id)))).toEqual([]);

      const done = new Set(copy.outbox.filter(({ state }) => state === 'done').map(({ id }) => id));
      const copiesOf = () => world.graph.sent().filter(({ effect }) => done.has(effect)).length;
      const sentBefore = copiesOf();
      expect(sentBefore).toBeGreaterThan(0);
      world.advance(STALE_MS);
      await world.start();
      // Meta comes again with all that it has: the copy knows a part of it.
      await Promise.all(customers.flatMap(({ webhooks }) => webhooks.map((raw) => world.courier.deliver(raw))));
      const facts = await atRest(world);
      expect(accounts(world, facts)).toMatchObject({ lost: 0, doubled: 0 });
      expect(copiesOf()).toBe(sentBefore);
      const ana = world.customer('Clienta Canaria de después');
      await ana.says('¿cuánto sale la limpieza?');
      expect(wordsOf(await ana.hears('the price'))).toMatch(/25[.,]000/);
    }));
});

/** One after the other, each answered before the next is written, and all of them once more when the copy is there. */
async function writesUntil(customer: Customer, copied: () => boolean): Promise<void> {
  for (let last = false; !last;) {
    last = copied();
    for (const text of TEXTS) {
      await customer.says(text);
      await customer.hears();
    }
  }
}

/** `npm run store`, with the settings of this world's servers. */
async function storeCommand(world: World, args: readonly string[]): Promise<void> {
  const command = [process.execPath, join(ROOT, 'src/cli/store.ts'), ...args] as const;
  const run = launch({ cwd: world.folder, env: {}, command });
  const { code } = await run.exited;
  expect(code, run.stderr()).toBe(0);
}

/** Messages that the file knows: what came again would be a duplicate. */
function arrivedIn({ database }: World): ReadonlySet<unknown> {
  const db = new DatabaseSync(database, { readOnly: true });
  try {
    return new Set(
      db
        .prepare('SELECT id FROM inbox')
        .all()
        .map(({ id }) => id),
    );
  } finally {
    db.close();
  }
}
