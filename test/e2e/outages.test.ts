/** WhatsApp is down, slow, mad or strict: the process lives, keeps every customer's order, and never says it three times. */
import { describe, expect, it } from 'vitest';
import { statusWebhook, wordsOf, type Customer } from './customer.ts';
import { logged } from './server.ts';
import { until } from './wait.ts';
import { accounts, factsOf, inWorld, type World } from './world.ts';

const STALE_MS = 31_000;

// They wait for second tries, side by side; the last one measures.
describe('a Graph API that fails', () => {
  it.concurrent('nobody listens: all is taken with 200, and said in order as soon as somebody does', () =>
    inWorld(async (world) => {
      const server = await world.start();
      const ana = world.customer('Zulma Canaria');
      await world.graph.down();
      await ana.says('¿cuánto sale la limpieza?');
      await until(() => logged(server, 'effect.failed').length >= 1, { what: 'a failed send' });
      await ana.says('¿y dónde quedan?');
      await world.graph.up();
      expect(wordsOf(await ana.hears('the price'))).toMatch(/25[.,]000/);
      expect(wordsOf(await ana.hears('the address'))).toMatch(/Siempreviva/);
      expect(server.running()).toBe(true);
      expect(copies(world)).toEqual([1, 1]);
    }),
  );

  it.concurrent('garbage, a cut connection, a proxy’s 502: at most two copies, and none after a status has come', () =>
    inWorld(async (world) => {
      const server = await world.start();
      const [garbage, cut, proxy] = ['Zulma', 'Yolanda', 'Ximena'].map((name) => world.customer(`${name} Canaria`));
      if (!garbage || !cut || !proxy) throw new Error('three customers');
      const failures = async (n: number) =>
        until(() => logged(server, 'effect.failed').length === n, { what: `${n} failed sends` });
      world.graph.fail({ kind: 'garbage' }, 1);
      await garbage.says('hola');
      await failures(1);
      world.graph.fail({ kind: 'cut' }, 1);
      await cut.says('hola');
      await failures(2);
      world.graph.fail({ kind: 'refuse', status: 502 }, 1);
      await proxy.says('hola');
      await failures(3);
      expect(logged(server, 'effect.failed').map(({ state }) => state)).toEqual(['unclear', 'unclear', 'unclear']);
      // Meta's word that it went out.
      expect(await world.courier.post(statusWebhook(await garbage.hears(), 'sent', world.now()))).toBe(200);
      // An unclear message holds nothing back.
      await cut.says('¿cuánto sale la limpieza?');
      await cut.hears();
      expect(wordsOf(await cut.hears('the price'))).toMatch(/25[.,]000/);

      await server.end('SIGTERM');
      world.advance(STALE_MS);
      await world.start();
      await until(() => sentTo(world, proxy) === 1 && sentTo(world, cut) === 3, { what: 'the second copies' });
      const facts = await factsOf(world);
      expect([sentTo(world, garbage), accounts(world, facts)]).toEqual([1, { lost: 0, doubled: 0, copiesMax: 2 }]);
    }),
  );

  it.concurrent('too many messages to one person: that one waits, in order, and nobody else does (131056)', () =>
    inWorld(async (world) => {
      const server = await world.start();
      const ana = world.customer('Zulma Canaria');
      const bea = world.customer('Yolanda Canaria');
      world.graph.fail({ kind: 'refuse', status: 400, code: 131056 }, 1);
      await ana.says('¿cuánto sale la limpieza?');
      await until(() => logged(server, 'effect.failed').length === 1, { what: 'the refusal' });
      const refused = performance.now();
      await ana.says('¿y dónde quedan?');
      await bea.says('hola');
      await bea.hears();
      expect(sentTo(world, ana)).toBe(0);
      expect(wordsOf(await ana.hears('the price'))).toMatch(/25[.,]000/);
      // Meta's pace: four seconds after the first refusal.
      expect(performance.now() - refused).toBeGreaterThan(3_500);
      expect(wordsOf(await ana.hears('the address'))).toMatch(/Siempreviva/);
      expect(copies(world)).toEqual([1, 1, 1]);
    }),
  );

  it.concurrent(
    'an expired token is not hammered: what was refused waits, the log says what to do, and all goes out in order after it',
    () =>
      inWorld(async (world) => {
        const server = await world.start();
        const ana = world.customer('Zulma Canaria');
        world.graph.fail({ kind: 'refuse', status: 401, code: 190 }, 1);
        await ana.says('¿y dónde quedan?');
        await until(() => logged(server, 'effect.failed').length === 1, { what: 'the refusal' });
        expect(logged(server, 'effect.failed')[0]).toMatchObject({ state: 'pending', level: 'error' });
        expect(String(logged(server, 'effect.failed')[0]?.['reason'])).toContain('renew WHATSAPP_ACCESS_TOKEN');
        await ana.says('¿cuánto sale la limpieza?');
        await until(async () => (await factsOf(world)).turns.length === 2, { what: 'both turns' });
        expect(world.graph.calls()).toBe(1);

        await server.end('SIGTERM');
        world.advance(STALE_MS * 2);
        await world.start();
        expect(wordsOf(await ana.hears('the address'))).toMatch(/Siempreviva/);
        expect(wordsOf(await ana.hears('the price'))).toMatch(/25[.,]000/);
        expect(copies(world)).toEqual([1, 1]);
      }),
  );

  it('a Graph that does not answer holds up neither webhooks nor other customers', () =>
    inWorld(async (world) => {
      await world.start();
      const slow = Array.from({ length: 20 }, (_, n) => world.customer(`Lenta Canaria ${n}`));
      world.graph.fail({ kind: 'slow' }, slow.length);
      await Promise.all(slow.map((customer) => customer.says('hola')));
      await until(() => world.graph.sent().length === slow.length, { what: 'all hang' });
      const times: number[] = [];
      const quick = world.customer('Zulma Canaria');
      for (let i = 0; i < 11; i++) {
        const began = performance.now();
        await quick.says('¿cuánto sale la limpieza?');
        times.push(performance.now() - began);
        await quick.hears();
      }
      // Public surface: 200 within 250 ms at the median.
      expect(times.toSorted((a, b) => a - b)[5]).toBeLessThan(250);
      // A customer's own next turn is decided before the last send's answer is in.
      await slow[0]!.says('¿cuánto sale la limpieza?');
      await until(async () => (await factsOf(world)).turns.filter(({ n }) => n === 2).length > 0, { what: 'turn 2' });
      world.graph.heal();
      await slow[0]!.hears();
      expect(wordsOf(await slow[0]!.hears('the price'))).toMatch(/25[.,]000/);
    }));
});

function sentTo(world: World, { waId }: Customer): number {
  return world.graph.sent(waId).length;
}

/** Copies of each effect, in order of its first. */
function copies(world: World): readonly number[] {
  const counted = new Map<string, number>();
  for (const { effect } of world.graph.sent()) counted.set(effect, (counted.get(effect) ?? 0) + 1);
  return [...counted.values()];
}
