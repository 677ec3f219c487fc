/** A thousand people want the same half hour (must-hold 48). */
import { expect, it } from 'vitest';
import { rowsOf, wordsOf, type Row } from './customer.ts';
import { factsOf, inWorld } from './world.ts';

const CUSTOMERS = 1_000;
/** Eight seconds on an idle machine. */
const TIMEOUT_MS = 90_000;

it(
  `${CUSTOMERS} customers tap the same slot: one gets it, everybody else is shown others, nobody an error (must-hold 48)`,
  { timeout: TIMEOUT_MS },
  () =>
    inWorld(async (world) => {
      await world.start({ LOG_LEVEL: 'warn', BURST_QUIET_MS: '0' });
      const customers = Array.from({ length: CUSTOMERS }, (_, n) => world.customer(`Cliente Canaria ${n}`));
      const statuses: number[] = [];
      const wish = { type: 'text', text: { body: 'quiero una limpieza para mañana a la tarde' } };
      await Promise.all(customers.map(async (customer) => statuses.push(await customer.tries(wish))));
      const lists = await Promise.all(customers.map((customer) => customer.hears('a list of times')));
      const first = rowsOf(lists[0]!)[0]!;
      const wanted = lists.map((list) => rowsOf(list).find((row) => sameTime(row, first)));
      expect(wanted.filter((row) => row === undefined)).toEqual([]);

      const taps = wanted.map((row) => tapOf(row!));
      await Promise.all(customers.map(async (customer, n) => statuses.push(await customer.tries(taps[n]!))));
      const answers = await Promise.all(customers.map((customer) => customer.hears('an answer to the tap')));
      const winners = customers.filter((_, n) => rowsOf(answers[n]!).length > 0);
      expect(winners).toHaveLength(1);
      // Told so, and shown what else there is.
      const losers = customers.filter((customer) => !winners.includes(customer));
      const others = await Promise.all(losers.map((customer) => customer.hears('other times')));
      for (const list of others) {
        expect(rowsOf(list).some(isSlot)).toBe(true);
        expect(rowsOf(list).some((row) => sameTime(row, first))).toBe(false);
      }
      const [winner] = winners;
      await winner!.says('dale');
      expect(wordsOf(await winner!.hears('the confirmation'))).toMatch(/limpieza/i);
      expect((await factsOf(world)).appointments).toHaveLength(1);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(world.output()).not.toMatch(/"level":"error"/);
    }),
);

function isSlot({ id }: Row): boolean {
  return id.startsWith('turno_');
}

function sameTime(a: Row, b: Row): boolean {
  return a.title === b.title && a.description === b.description;
}

function tapOf({ id, title }: Row): Record<string, unknown> {
  return { type: 'interactive', interactive: { type: 'list_reply', list_reply: { id, title } } };
}
