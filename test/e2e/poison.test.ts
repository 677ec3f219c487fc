/** What stands in the database can be newer than this code, or damaged: one conversation's trouble stays its own. */
import { describe, expect, it } from 'vitest';
import { rowsOf, wordsOf, type Customer, type Row } from './customer.ts';
import { logged } from './server.ts';
import { until } from './wait.ts';
import { accounts, factsOf, inWorld, tamper, type StoredFrame, type World } from './world.ts';

// Their time is a server's start: side by side.
describe.concurrent('a stored conversation', () => {
  it('of a newer Turno is left alone with a line in the log, and goes on where it was when the newer one is back (must-hold 5)', () =>
    inWorld(async (world) => {
      const { ana, slot } = await inTheMiddle(world);
      tamper(world, (frames) => {
        top(frames).version += 100;
      });
      const old = await world.start();
      await ana.taps(slot);
      await until(() => logged(old, 'conversation.newer').length > 0, { what: 'a line', told: () => old.stderr() });
      // Somebody else is served meanwhile; this one gets neither an answer nor an apology.
      const bea = world.customer('Yolanda Canaria');
      for (const text of ['hola', '¿cuánto sale la limpieza?', '¿y dónde quedan?', 'gracias', 'chau']) {
        await bea.says(text);
        await bea.hears();
      }
      expect(ana.unheard()).toEqual([]);
      await old.end('SIGTERM');
      tamper(world, (frames) => {
        if (top(frames).version > 100) top(frames).version -= 100;
      });
      await world.start();
      expect(wordsOf(await ana.hears('what will be booked'))).toMatch(/limpieza/i);
      expect(accounts(world, await factsOf(world))).toMatchObject({ lost: 0, doubled: 0 });
    }));

  it('in a state or of a machine that does not exist, or with a context of another shape, begins anew with an apology, and never in silence (must-hold 5)', () =>
    inWorld(async (world) => {
      const { ana, bea, eva } = await threeInTheMiddle(world);
      const damages = [
        (frame: StoredFrame) => (frame.snapshot.value = 'AGENDA_FANTASMA'),
        (frame: StoredFrame) => (frame.snapshot.context = { offer: 7 }),
        (frame: StoredFrame) => (frame.machine = 'ventas'),
      ];
      tamper(world, (frames) => damages.pop()?.(top(frames)));
      expect(damages).toEqual([]);
      const server = await world.start();
      for (const customer of [ana, bea, eva]) {
        await customer.says('dale');
        expect(wordsOf(await customer.hears('an apology'))).toMatch(/disculp|perd|problema/i);
        await customer.says('quiero una limpieza para mañana a la tarde');
        await until(async () => rowsOf(await customer.hears('a list')).length > 0, { what: 'a list' });
      }
      expect(server.running()).toBe(true);
      expect((await factsOf(world)).appointments).toEqual([]);
    }));
});

/** A customer who has a list of times before them, and a server that ended. */
async function inTheMiddle(world: World): Promise<{ ana: Customer; slot: Row }> {
  const server = await world.start();
  const ana = world.customer('Zulma Canaria');
  await ana.says('quiero una limpieza para mañana a la tarde');
  const slot = rowsOf(await ana.hears('a list of times'))[0]!;
  await server.end('SIGTERM');
  return { ana, slot };
}

async function threeInTheMiddle(world: World): Promise<{ ana: Customer; bea: Customer; eva: Customer }> {
  const server = await world.start();
  const [ana, bea, eva] = [
    world.customer('Zulma Canaria'),
    world.customer('Yolanda Canaria'),
    world.customer('Eva Canaria'),
  ];
  for (const customer of [ana, bea, eva]) {
    await customer.says('quiero una limpieza para mañana a la tarde');
    await customer.hears('a list of times');
  }
  await server.end('SIGTERM');
  return { ana, bea, eva };
}

function top(frames: readonly StoredFrame[]): StoredFrame {
  return frames.at(-1)!;
}
