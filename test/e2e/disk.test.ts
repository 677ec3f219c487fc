/** A disk that is full or read-only, for real: a small tmpfs in a namespace of the server's own (G3). */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './customer.ts';
import { launch, logged, MAIN, type Launch, type Process } from './server.ts';
import { until } from './wait.ts';
import { accounts, factsOf, inWorld, type World } from './world.ts';

const DISK = '4m';
const NAMESPACE = ['--user', '--map-root-user', '--mount'] as const;
const possible = spawnSync('unshare', [...NAMESPACE, 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

describe.skipIf(!possible).concurrent('a disk (skipped where namespaces are not allowed)', () => {
  it('full: 503 and nothing acknowledged, the process lives, and goes on by itself when there is room', () =>
    inWorld(async (world) => {
      const server = await started(world);
      const ana = world.customer('Zulma Canaria');
      await ana.says('hola');
      await ana.hears();
      const filler = join(diskOf(world, server), 'filler');
      fill(filler);
      // Pages of the log that are there already take a few more.
      const refused = await until(
        async () => (await ana.tries({ type: 'text', text: { body: `¿dónde quedan? ${'x'.repeat(2_000)}` } })) === 503,
        { what: 'a 503' },
      );
      expect(refused).toBe(true);
      await until(async () => (await fetch(`${world.url}/readyz`)).status === 503, { what: '/readyz says so' });
      expect((await fetch(`${world.url}/health`)).status).toBe(200);
      rmSync(filler);
      await world.courier.deliver(ana.webhooks.at(-1)!);
      await until(async () => (await fetch(`${world.url}/readyz`)).status === 200, { what: '/readyz is well again' });
      await ana.says('¿cuánto sale la limpieza?');
      await until(() => world.graph.sent(ana.waId).some((sent) => /25[.,]000/.test(wordsOf(sent))), {
        what: 'a price',
      });
      const facts = await factsOf(world, copied(world, server));
      expect(accounts(world, facts)).toMatchObject({ lost: 0, doubled: 0 });
      expect(accounts(world, facts).copiesMax).toBeLessThanOrEqual(2);
      expect(server.running()).toBe(true);
    }));

  it('full between a 200 and its turn: the turn waits for room, and is not given up (G1 is for poison)', () =>
    inWorld(async (world) => {
      const server = await started(world, { BURST_QUIET_MS: '300' });
      const ana = world.customer('Zulma Canaria');
      await ana.says('hola');
      await ana.hears();
      await ana.says('¿cuánto sale la limpieza?');
      const filler = join(diskOf(world, server), 'filler');
      fill(filler);
      const stuck = () => logged(server, 'turn.failed').length + logged(server, 'work.failed').length;
      await until(() => stuck() >= 8, { what: 'eight vain tries' });
      rmSync(filler);
      expect(wordsOf(await ana.hears('the price'))).toMatch(/25[.,]000/);
    }));

  it('read-only from the start: it does not start, and says why', () =>
    inWorld(async (world) => {
      mkdirSync(join(world.folder, 'data'));
      const server = launch({ cwd: world.folder, env: {}, command: within('mount -o ro -t tmpfs none data') });
      expect((await server.exited).code).toBe(3);
      expect(server.stderr()).toMatch(/CFG-021[^]*data\/turno\.db|data\/turno\.db[^]*CFG-021/);
      expect(server.stderr()).not.toMatch(/\n\s+at /);
    }));
});

async function started(world: World, env: Readonly<Record<string, string>> = {}): Promise<Process> {
  mkdirSync(join(world.folder, 'data'));
  return world.start(env, within(`mount -t tmpfs -o size=${DISK} none data`));
}

function within(mount: string): NonNullable<Launch['command']> {
  return ['unshare', ...NAMESPACE, 'sh', '-c', `${mount} && cd . && exec "$0" "$1"`, process.execPath, MAIN];
}

/** The database where SQLite may open it: it follows no links through a namespace. */
function copied(world: World, server: Process): string {
  const copy = join(world.folder, 'copy.db');
  for (const end of ['-wal', '']) copyFileSync(join(diskOf(world, server), `turno.db${end}`), copy + end);
  return copy;
}

/** The server's own view of its data folder. */
function diskOf({ folder }: World, { pid }: Process): string {
  return join('/proc', String(pid), 'root', folder, 'data');
}

function fill(path: string): void {
  for (const bytes of [65_536, 4_096, 1]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(bytes), { flag: 'a' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
}
