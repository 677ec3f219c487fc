/** Several processes and one SQLite file: one works on it, others read, and a restart hands it over. */
import { describe, expect, it } from 'vitest';
import { wordsOf } from './customer.ts';
import { freePort, launch, logged, ROOT } from './server.ts';
import { until } from './wait.ts';
import { accounts, factsOf, inWorld, type World } from './world.ts';

/** Ten of them are the wait of those who are refused. */
const TIMEOUT_MS = 90_000;

describe.concurrent('beside a server on the same file', { timeout: TIMEOUT_MS }, () => {
  it('a second server and a chat wait, say for what, and are refused with the fix; who only reads is not', () =>
    inWorld(async (world) => {
      await world.start();
      const second = launch({ cwd: world.folder, env: { PORT: String(await freePort()) } });
      const chat = launch({ cwd: world.folder, env: {}, command: command('chat', '--store', 'sqlite') });
      const ana = world.customer('Zulma Canaria');
      await ana.says('¿cuánto sale la limpieza?');
      expect(wordsOf(await ana.hears('the price'))).toMatch(/25[.,]000/);
      const { turns } = await atRest(world);
      const replay = launch({ cwd: world.folder, env: {}, command: command('replay', turns[0]!.conversation) });
      expect(await replay.exited).toMatchObject({ code: 0 });
      expect(replay.stdout()).toMatch(/sin diferencias/);
      for (const refused of [second, chat]) {
        const { code, ms } = await refused.exited;
        expect([code, refused.stdout()]).toEqual([3, '']);
        expect(ms).toBeGreaterThan(10_000);
        expect(refused.stderr()).toMatch(/otro proceso de Turno usa \S+turno\.db: espero hasta 10 s/);
        expect(refused.stderr()).toMatch(/✗ CFG-024 .*\n {2}dónde .*SQLITE_PATH\n {2}arreglo termina el otro/);
      }
    }));
});

describe.concurrent('a restart', { timeout: TIMEOUT_MS }, () => {
  it('that begins before the old server ends loses nothing and does nothing twice, under load; after kill -9 the file is free at once (must-hold 26)', () =>
    inWorld(async (world) => {
      const old = await world.start();
      const customers = Array.from({ length: 60 }, (_, n) => world.customer(`Cliente Canaria ${n}`));
      const asked = Promise.all(customers.map((customer) => customer.says('hola, ¿cuánto sale la limpieza?')));
      await until(() => world.graph.sent().length >= 5, { what: 'some are answered' });
      const next = world.start();
      await until(() => logged(world.last(), 'store.waiting').length > 0, { what: 'the new server waits' });
      expect(old.running()).toBe(true);
      expect(await old.end('SIGTERM')).toMatchObject({ code: 0 });
      const second = await next;
      await asked;
      await Promise.all(customers.map((customer) => customer.hears('the price')));
      expect(accounts(world, await atRest(world))).toEqual({ lost: 0, doubled: 0, copiesMax: 1 });
      await second.end('SIGKILL');
      // The first look, which waits for nobody, has it.
      expect(logged(await world.start(), 'store.waiting')).toEqual([]);
    }));
});

function command(name: string, ...args: string[]): [string, ...string[]] {
  return [process.execPath, `${ROOT}src/cli/${name}.ts`, ...args];
}

/** Nothing owed that could be done now. */
async function atRest(world: World) {
  return until(
    async () => {
      const facts = await factsOf(world);
      const open = facts.outbox.filter(({ state }) => state !== 'done' && state !== 'parked');
      return accounts(world, facts).lost === 0 && open.length === 0 && facts;
    },
    { what: 'rest' },
  );
}
