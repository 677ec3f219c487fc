/** G1: a message that ends or holds whoever reads it, and the supervisor of a host, which starts the server again. */
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { INBOX_ATTEMPTS_MAX } from '../../src/domain.ts';
import { wordsOf } from '../e2e/customer.ts';
import { logged, MAIN, type Process } from '../e2e/server.ts';
import { tick, until } from '../e2e/wait.ts';
import { accounts, factsOf, inWorld, type World } from '../e2e/world.ts';

export type Poison = 'exits' | 'loops' | 'fills';

const PRELOAD = fileURLToPath(new URL('./poison-preload.ts', import.meta.url));
const COMMAND = [process.execPath, '--max-old-space-size=160', '--import', PRELOAD, MAIN] as const;
/** What a host's liveness probe allows (ms). */
const PROBE_MS = 2_000;

export function survives(poison: Poison): Promise<void> {
  return inWorld(async (world) => {
    let server = await start(world);
    const [ana, bea] = [world.customer('Zulma Canaria'), world.customer('Yolanda Canaria')];
    const eva = world.customer('Xenia Canaria');
    // Whoever is under way beside it at each death is not given up with it.
    await Promise.all([ana.says(`veneno ${poison}`), eva.says('¿cuánto sale la limpieza?')]);
    let deaths = 0;
    for (; (await fate(world, server, poison)) === 'dead'; deaths++) {
      await server.end('SIGKILL');
      server = await start(world);
    }
    expect(deaths).toBe(INBOX_ATTEMPTS_MAX);
    expect(wordsOf(await ana.hears('an apology'))).toMatch(/disculp|perd|problema/i);
    expect(logged(server, 'message.dead')).toMatchObject([{ level: 'error', count: 1 }]);
    expect(await (await fetch(`${world.url}/metrics`)).text()).toMatch(/^turno_dead_total 1$/m);
    expect(wordsOf(await eva.hears('the price'))).toMatch(/25[.,]000/);
    // A person has it now; whoever else writes is served as ever.
    await bea.says('¿cuánto sale la limpieza?');
    expect(wordsOf(await bea.hears('the price'))).toMatch(/25[.,]000/);
    await ana.says('¿cuánto sale la limpieza?');
    await until(async () => accounts(world, await factsOf(world)).lost === 0, {
      what: 'all of it is in a turn',
    });
    expect(accounts(world, await factsOf(world))).toMatchObject({ doubled: 0 });
  });
}

function start(world: World): Promise<Process> {
  return world.start({}, [...COMMAND]);
}

/** Dead: it ended, or (of what loops) does not answer any more. Else the message was given up. */
async function fate({ url }: World, server: Process, poison: Poison): Promise<'dead' | 'gave up'> {
  for (;;) {
    if (!server.running()) return 'dead';
    if (logged(server, 'message.dead').length > 0) return 'gave up';
    // What ends it, or fills it till it ends, is told by its end: a probe that a busy machine answers late would be one death too many.
    if (poison !== 'loops') {
      await tick();
      continue;
    }
    const alive = await fetch(`${url}/health`, { signal: AbortSignal.timeout(PROBE_MS) }).catch(() => undefined);
    if (alive === undefined && server.running()) return 'dead';
    await tick();
  }
}
