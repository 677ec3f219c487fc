/** G1 and G2 in full: two minutes. */
import { describe, expect, it } from 'vitest';
import { survives } from '../attacks/poison.ts';
import { until } from '../e2e/wait.ts';
import { accounts, factsOf, inWorld } from '../e2e/world.ts';

const UNDER_WAY = 60;
const STALE_MS = 31_000;

describe('a message that nobody can read (G1)', () => {
  it.each(['exits', 'loops', 'fills'] as const)('because the process %s is given up after five tries', survives);
});

it(`SIGTERM with ${UNDER_WAY} conversations in the middle of a send that hangs: out within eight seconds, nothing lost or doubled (G2)`, () =>
  inWorld(async (world) => {
    const server = await world.start();
    const customers = Array.from({ length: UNDER_WAY }, (_, n) => world.customer(`Cliente Canaria ${n}`));
    world.graph.fail({ kind: 'slow' }, UNDER_WAY);
    await Promise.all(customers.map((customer) => customer.says('¿cuánto sale la limpieza?')));
    await until(() => world.graph.sent().length === UNDER_WAY, { what: 'all of them hang in their send' });
    const exit = await server.end('SIGTERM');
    process.stdout.write(`G2: ${JSON.stringify({ underWay: UNDER_WAY, ...exit })}\n`);
    expect(exit).toMatchObject({ code: 0, signal: null });
    expect(exit.ms).toBeLessThan(8_000);
    world.graph.heal();
    world.advance(STALE_MS);
    await world.start();
    await until(() => world.graph.sent().length === 2 * UNDER_WAY, { what: 'the second copies of what was unclear' });
    expect(accounts(world, await factsOf(world))).toEqual({ lost: 0, doubled: 0, copiesMax: 2 });
  }));
