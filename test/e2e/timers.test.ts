/** What falls due while nobody runs happens once, when somebody does. */
import { expect, it } from 'vitest';
import { rowsOf, wordsOf } from './customer.ts';
import { until } from './wait.ts';
import { factsOf, inWorld } from './world.ts';

const MINUTE_MS = 60_000;

it('a nudge that fell due while the server was down comes once after the restart, and never again (must-hold 26)', () =>
  inWorld(async (world) => {
    const first = await world.start();
    const ana = world.customer('Zulma Canaria');
    await ana.says('quiero una limpieza para mañana a la tarde');
    const list = await ana.hears('a list of times');
    await first.end('SIGTERM');

    world.advance(31 * MINUTE_MS);
    const second = await world.start();
    expect(wordsOf(await ana.hears('a nudge'))).not.toBe(wordsOf(list));
    const fired = async () => (await factsOf(world)).turns.flatMap((turn) => turn.inputs).filter(isTimer).length;
    expect(await fired()).toBe(1);
    await second.end('SIGTERM');

    world.advance(31 * MINUTE_MS);
    await world.start();
    // Somebody's whole turn later, nothing has come of it.
    const bea = world.customer('Yolanda Canaria');
    await bea.says('hola');
    await bea.hears();
    expect([await fired(), ana.unheard()]).toEqual([1, []]);
    // The list of an hour ago still works.
    await ana.taps(rowsOf(list)[0]!);
    await until(async () => /confirm/i.test(wordsOf(await ana.hears('what will be booked'))), { what: 'a question' });
  }));

function isTimer({ type }: { readonly type: string }): boolean {
  return type === 'timer.fired';
}
