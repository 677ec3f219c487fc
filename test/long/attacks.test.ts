/** Full figures of D1, D2, D3 and D7, with what was seen on stdout. An hour at most on two cores; D2 is nearly all of it. */
import { describe, expect, it } from 'vitest';
import { inWorld, type World } from '../e2e/world.ts';
import { accounts, factsOf } from '../e2e/world.ts';
import { tryForgeries } from '../attacks/forgeries.ts';
import { throwGarbage } from '../attacks/garbage.ts';
import { dribbling } from '../attacks/dribbling.ts';
import { until } from '../e2e/wait.ts';

const FORGERIES = 100_000;
/** A smaller run says so: `GARBAGE_BODIES=100000 npm run test:long -- test/long/attacks.test.ts`. */
const BODIES = Number(process.env['GARBAGE_BODIES'] ?? 1_000_000);
const SEED = 1;
const SOCKETS = 500;
const FLOOD_MS = 60_000;

function tell(what: string, figures: unknown): void {
  process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
}

it(`${FORGERIES} forged webhooks: all refused, no row written (D1)`, async () => {
  const { passed, rows, honest } = await tryForgeries({ count: FORGERIES, seed: SEED });
  expect([passed.length, rows, honest.status]).toEqual([0, 0, 200]);
});

it(`${BODIES} bodies of garbage: no fault of ours, memory bounded, at most 50 ms of CPU each (D2)`, () =>
  inWorld(async (world) => {
    const server = await world.start({ LOG_LEVEL: 'error' });
    const { statuses, ...figures } = await throwGarbage(world, server, { count: BODIES, seed: SEED });
    tell('D2', { bodies: BODIES, statuses: [...statuses], ...figures });
    expect([...statuses.keys()].filter((status) => ![0, 200, 400, 413, 415].includes(status))).toEqual([]);
    expect(figures.rssMibMax - figures.rssMib).toBeLessThan(150);
    expect(figures.cpuMsEach).toBeLessThan(50);
    const ana = world.customer('Zulma Canaria');
    await ana.says('¿cuánto sale la limpieza?');
    await ana.hears('the price');
    expect(server.stderr()).toBe('');
  }));

describe('with the limits of the product', () => {
  it(`${SOCKETS} sockets that dribble are cut within 15 s, honest webhooks are answered meanwhile (D3)`, () =>
    inWorld(async (world) => {
      await world.start();
      const head = 'POST /webhooks/whatsapp HTTP/1.1\r\nhost: x\r\n';
      const began = performance.now();
      const cut = Array.from({ length: SOCKETS }, (_, i) =>
        dribbling(world.port, i % 2 === 0 ? head : `${head}content-length: 1000\r\n\r\n`, {
          text: i % 2 === 0 ? 'x: y\r\n' : 'x',
          everyMs: 400,
        }),
      );
      const times = await timesOfHonest(world, 200);
      expect(performance.now() - began).toBeLessThan(10_000);
      const lives = await Promise.all(cut);
      tell('D3', { cutMsMax: Math.max(...lives), honestMs: { p50: at(times, 0.5), p99: at(times, 0.99) } });
      expect(Math.max(...lives)).toBeLessThanOrEqual(15_500);
      expect(at(times, 0.99)).toBeLessThanOrEqual(500);
    }));

  it('one sender of ten messages a second: others wait no more than twice as long, and nothing is lost (D7)', () =>
    inWorld(async (world) => {
      await world.start({ BURST_QUIET_MS: '800' });
      await timesToAnswer(world, 20);
      const calm = await timesToAnswer(world, 40);
      const spammer = world.customer('Ximena Canaria');
      const over = { yes: false };
      const flood = floods(over, () => spammer.says('¿cuánto sale la limpieza?'));
      const began = performance.now();
      const busy: number[] = [];
      while (performance.now() - began < FLOOD_MS) busy.push(...(await timesToAnswer(world, 10)));
      over.yes = true;
      await flood;
      await until(async () => accounts(world, await factsOf(world)).lost === 0, {
        what: 'all of it is decided',
        ms: 60_000,
      });
      const told = world.graph.sent(spammer.waId).length;
      tell('D7', {
        messages: spammer.acknowledged.length,
        answers: told,
        calmP95: at(calm, 0.95),
        floodP95: at(busy, 0.95),
      });
      expect(accounts(world, await factsOf(world))).toMatchObject({ lost: 0, doubled: 0 });
      expect(told).toBeLessThan(spammer.acknowledged.length / 20);
      expect(at(busy, 0.95)).toBeLessThanOrEqual(2 * at(calm, 0.95));
    }));
});

async function floods(over: { readonly yes: boolean }, say: () => Promise<void>): Promise<void> {
  const sent: Promise<void>[] = [];
  while (!over.yes) {
    sent.push(say());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await Promise.all(sent);
}

/** From a customer's word to Meta's having the answer, one customer after the other. */
async function timesToAnswer(world: World, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const customer = world.customer(`Cliente Canaria ${world.customers().length}`);
    const began = performance.now();
    await customer.says('hola');
    await customer.hears();
    times.push(performance.now() - began);
  }
  return times;
}

/** From a webhook to its 200. */
async function timesOfHonest(world: World, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  const customer = world.customer('Zulma Canaria');
  for (let i = 0; i < count; i++) {
    const began = performance.now();
    await customer.says('hola');
    times.push(performance.now() - began);
  }
  return times;
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Infinity;
}
