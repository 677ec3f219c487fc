/** Ends of the process, wished for and not: nothing acknowledged is lost, nothing is done twice. */
import { describe, expect, it } from 'vitest';
import { rowsOf, wordsOf, type Customer, type Row } from './customer.ts';
import { logged } from './server.ts';
import { until } from './wait.ts';
import { accounts, atRest, factsOf, inWorld, type World } from './world.ts';

/** What an interrupted send waits for before its second copy. */
const STALE_MS = 31_000;
const HOUR_MS = 3_600_000;
/** Cloud Run gives ten seconds; the last two are the host's (G2). */
const DRAINED_MS = 8_000;

describe('kill -9', () => {
  it('in the middle of several conversations loses nothing and books nothing twice (must-hold 25, 26)', () =>
    inWorld(async (world) => {
      const dice = seeded(20_260_302);
      let server = await world.start();
      const names = ['Zulma Canaria', 'Yolanda Canaria', 'Ximena Canaria', 'Wanda Canaria'];
      const customers = names.map((name) => world.customer(name));
      const talks = Promise.all(customers.map((customer, n) => booksAs(customer, n, dice)));
      let kills = 0;
      let interrupted: ReadonlySet<string> = new Set();
      const killer = async (): Promise<void> => {
        // At an instant of the conversation's own: after so many webhooks and sends.
        for (const at of [3, 7, 12]) {
          const moment = at + Math.floor(dice() * 3);
          await until(() => eventsOf(world) >= moment, { what: `event ${moment}`, ms: 25_000 });
          // A word that is interrupted twice is given up, and who waits for it waits for ever: the next test.
          await until(async () => (await openOf(world)).every((id) => !interrupted.has(id)), { what: 'second tries' });
          await server.end('SIGKILL');
          interrupted = new Set(await openOf(world));
          kills += 1;
          // Whatever hung between a send and its mark is repeated once the mark is stale.
          world.advance(STALE_MS);
          server = await world.start();
        }
      };
      await Promise.all([talks, killer()]);
      const facts = await atRest(world);
      expect(kills).toBe(3);
      expect(facts.appointments).toHaveLength(customers.length);
      expect(new Set(facts.appointments.map(({ customerName }) => customerName)).size).toBe(customers.length);
      expect(accounts(world, facts)).toMatchObject({ lost: 0, doubled: 0 });
      expect(accounts(world, facts).copiesMax).toBeLessThanOrEqual(2);
    }));

  it('twice at the same word leaves two copies of it and no third; whoever writes again is answered (must-hold 25)', () =>
    inWorld(async (world) => {
      const ana = world.customer('Zulma Canaria');
      let server = await world.start();
      world.graph.fail({ kind: 'slow' }, 2);
      await ana.says('hola');
      for (const copy of ['the first copy', 'the second']) {
        await ana.hears(copy);
        await server.end('SIGKILL');
        world.advance(STALE_MS);
        server = await world.start();
      }
      world.graph.heal();
      await atRest(world);
      await ana.says('¿cuánto sale la limpieza?');
      expect(wordsOf(await ana.hears('the price'))).toMatch(/25[.,]000/);
      const facts = await atRest(world);
      expect(accounts(world, facts)).toMatchObject({ lost: 0, doubled: 0, copiesMax: 2 });
      expect(facts.outbox.filter(({ state }) => state === 'parked').map(({ attempts }) => attempts)).toEqual([2]);
      expect(logged(server, 'effect.parked')).toHaveLength(1);
    }));

  it('what is sent while nobody listens gets no 200, and is answered, late and with an apology, when Meta comes again (must-hold 27)', () =>
    inWorld(async (world) => {
      const server = await world.start();
      const ana = world.customer('Zulma Canaria');
      await ana.says('hola');
      await ana.hears();
      await atRest(world);
      await server.end('SIGKILL');
      expect(await ana.tries({ type: 'text', text: { body: '¿cuánto sale la limpieza?' } })).toBe(0);
      world.advance(HOUR_MS);
      await world.start();
      await world.courier.deliver(ana.webhooks.at(-1)!);
      expect(wordsOf(await ana.hears('the price'))).toMatch(/(disculp|perd|demora)[\s\S]*25[.,]000/i);
    }));
});

describe('SIGTERM', () => {
  it('under load ends with 0 within eight seconds, and whoever got a 200 is answered after the restart (G2; must-hold 26)', () =>
    inWorld(async (world) => {
      const server = await world.start();
      const customers = Array.from({ length: 120 }, (_, n) => world.customer(`Cliente Canaria ${n}`));
      const posted = Promise.all(customers.map((customer) => customer.tries(hello)));
      await until(() => world.graph.sent().length >= 5, { what: 'some are answered' });
      const exit = await server.end('SIGTERM');
      const statuses = await posted;
      expect(exit).toMatchObject({ code: 0, signal: null });
      expect(exit.ms).toBeLessThan(DRAINED_MS);
      // Refused ones are told to come again, never to give up.
      expect(new Set(statuses.filter((status) => status !== 200))).toEqual(
        new Set(statuses.filter((status) => status === 503 || status === 0)),
      );
      world.advance(STALE_MS);
      await world.start();
      const taken = customers.filter((_, n) => statuses[n] === 200);
      expect(taken.length).toBeGreaterThan(0);
      await Promise.all(taken.map((customer) => customer.hears('what was owed')));
      expect(accounts(world, await atRest(world))).toMatchObject({ lost: 0, doubled: 0 });
    }));

  it('lets a send that is under way end, and does not wait for one that does not', () =>
    inWorld(async (world) => {
      const server = await world.start();
      const ana = world.customer('Zulma Canaria');
      world.graph.fail({ kind: 'slow' }, 1);
      await ana.says('hola');
      await ana.hears();
      const exit = await server.end('SIGTERM');
      expect(exit).toMatchObject({ code: 0, signal: null });
      expect(exit.ms).toBeLessThan(DRAINED_MS);
      world.graph.heal();
      // Nobody knows whether it arrived: one more copy, and no third.
      for (const copies of [2, 2]) {
        world.advance(STALE_MS);
        const next = await world.start();
        await until(() => world.graph.sent(ana.waId).length === copies, { what: `${copies} copies` });
        await atRest(world);
        await next.end('SIGTERM');
      }
      expect(new Set(world.graph.sent(ana.waId).map(({ effect }) => effect)).size).toBe(1);
    }));
});

const hello = { type: 'text', text: { body: 'hola, ¿cuánto sale la limpieza?' } };

/** A booking by somebody who does not know of crashes: answers what is asked until it is confirmed. */
async function booksAs(customer: Customer, n: number, dice: () => number): Promise<void> {
  await customer.says('quiero una limpieza para el jueves a la tarde');
  for (let steps = 0; steps < 20; steps++) {
    const sent = await customer.hears('the next question');
    if (/confirmad|reservad|agendad/i.test(wordsOf(sent)) && rowsOf(sent).every(({ id }) => !isSlot({ id }))) return;
    const slots = rowsOf(sent).filter(isSlot);
    const row = slots[Math.floor(dice() * slots.length)];
    if (row) await customer.taps(row);
    else await customer.says(n % 2 === 0 ? 'dale' : 'sí');
  }
  throw new Error('no booking after 20 answers');
}

function isSlot({ id }: Pick<Row, 'id'>): boolean {
  return id.startsWith('turno_');
}

function eventsOf(world: World): number {
  return world.graph.calls() + world.customers().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}

/** Effects that are neither done nor given up. */
async function openOf(world: World): Promise<readonly string[]> {
  const { outbox } = await factsOf(world);
  return outbox.filter(({ state }) => state !== 'done' && state !== 'parked').map(({ id }) => id);
}

/** mulberry32 */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
