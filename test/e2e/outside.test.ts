/** A server that does not wake itself (SWEEP=external): a scheduler and a queue call it, as on Cloud Run. */
import { expect, it } from 'vitest';
import { startCloudTasks } from '../fakes/cloud-tasks.ts';
import { logged } from './server.ts';
import { until } from './wait.ts';
import { inWorld, type World } from './world.ts';

const MINUTE_MS = 60_000;
const INTERNAL_TOKEN = 'internal-key-of-the-tests-0123456789abcdef';
const QUEUE = 'projects/mi-negocio/locations/southamerica-east1/queues/turno';

async function sweep({ url }: World, token = INTERNAL_TOKEN): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${url}/internal/sweep`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, body: await answer.json() };
}

it('a message outlives the process that took it: the queue wakes the next one, which answers before it says so', () =>
  inWorld(async (world) => {
    const queue = await startCloudTasks(() => world.now());
    const external = {
      SWEEP: 'external',
      INTERNAL_TOKEN,
      CLOUD_TASKS_QUEUE: QUEUE,
      CLOUD_TASKS_EMULATOR_HOST: queue.host,
      PUBLIC_BASE_URL: world.url,
    };
    try {
      // So long a burst that this process never comes to answer it.
      const first = await world.start({ ...external, BURST_QUIET_MS: '60000', BURST_MAX_MS: '60000' });
      const ana = world.customer('Zulma Canaria');
      await ana.says('quiero una limpieza para mañana a la tarde');
      const [task] = queue.tasks;
      expect(task?.httpRequest.url).toMatch(new RegExp(`^${world.url}/internal/turn/demo-sonrisa\\.[0-9a-v]{26}$`));
      await first.end('SIGKILL');

      await world.start(external);
      // Somebody else's whole turn later, nobody has looked after it.
      const bea = world.customer('Yolanda Canaria');
      await bea.says('hola');
      await bea.hears();
      expect(world.graph.sent(ana.waId)).toEqual([]);
      expect(await queue.dispatch(task!)).toBe(200);
      expect(world.graph.sent(ana.waId)).toHaveLength(1);
      // It may come twice (at least once is all that a queue promises).
      expect(await queue.dispatch(task!)).toBe(200);
      expect(world.graph.sent(ana.waId)).toHaveLength(1);
      // The turn set a timer: somebody is to sweep then.
      const sweeps = (): boolean =>
        queue.tasks.some(({ httpRequest }) => httpRequest.url === `${world.url}/internal/sweep`);
      await until(sweeps, { what: 'a task that sweeps' });
      expect(queue.violations).toEqual([]);
      expect(world.output()).not.toContain(INTERNAL_TOKEN);
    } finally {
      await queue.close();
    }
  }));

it('a nudge comes with the sweep, before its answer, once; who has no key sweeps nothing (must-hold 26, D6)', () =>
  inWorld(async (world) => {
    const first = await world.start({ SWEEP: 'external', INTERNAL_TOKEN });
    const ana = world.customer('Zulma Canaria');
    await ana.says('quiero una limpieza para mañana a la tarde');
    await ana.hears('a list of times');
    await first.end('SIGTERM');

    world.advance(31 * MINUTE_MS);
    const second = await world.start({ SWEEP: 'external', INTERNAL_TOKEN });
    expect(await sweep(world, `${INTERNAL_TOKEN}x`)).toMatchObject({
      status: 401,
      body: { code: 'bad_internal_token' },
    });
    expect(world.graph.sent(ana.waId)).toHaveLength(1);
    expect(logged(second, 'internal.refused')).toMatchObject([{ level: 'warn', route: '/internal/sweep' }]);
    expect(await (await fetch(`${world.url}/metrics`)).text()).toMatch(/^turno_internal_refused_total 1$/m);

    expect(await sweep(world)).toMatchObject({ status: 200, body: { swept: 1, rested: true } });
    expect(world.graph.sent(ana.waId)).toHaveLength(2);
    expect(await sweep(world)).toMatchObject({ status: 200, body: { swept: 0, rested: true } });
    expect(world.graph.sent(ana.waId)).toHaveLength(2);
  }));
