import { expect } from 'vitest';
import type { ClaimOp, Store } from '../../../src/ports.ts';
import type { StoreSuite } from '../store.contract.ts';
import { ANA, BEA, DAY, MINUTE, NOW, TENANT, claim, keys, live, slot, turn } from './fixtures.ts';

const UNTIL = NOW + 10 * MINUTE;
const hold = (holder: string, taken: string[], until = UNTIL): ClaimOp => ({ op: 'hold', holder, keys: taken, until });
const firm = (holder: string, taken: string[]): ClaimOp => ({ op: 'firm', holder, keys: taken });
const release = (holder: string, given: string[]): ClaimOp => ({ op: 'release', holder, keys: given });
const free = (holder: string, given: string[]): ClaimOp => ({ op: 'free', holder, keys: given });
const firmly = (holder: string, taken: string[]) => taken.map((key) => `${key} ${holder} firm`);
const held = (holder: string, taken: string[], until = UNTIL) => taken.map((key) => `${key} ${holder} ${until}`);
const COMMITTED = { outcome: 'committed' };
/** As many pairs race at once: of one alone the second is mostly late. */
const PLACES = Array.from({ length: 12 }, (_, i) => i);
const at = (store: Store, customer: string, version: number, claims: ClaimOp[]) =>
  store.commit(turn(`${TENANT}.0${customer}`, version, { claims }));
const of = (found: readonly string[], holder: string) => found.filter((text) => text.split(' ')[1] === holder);

export function claimsContract({ test }: StoreSuite): void {
  test('a choice holds its slot against others until the hold expires (must-hold 48)', async (store) => {
    expect(await claim(store, ANA, [hold('a', keys(0, 30))])).toEqual(COMMITTED);
    expect(await claim(store, BEA, [hold('b', keys(25, 30))], UNTIL - 1)).toEqual({
      outcome: 'taken',
      key: keys(25, 5)[0],
    });
    expect(await claim(store, BEA, [hold('b', keys(25, 30), UNTIL * 2)], UNTIL)).toEqual(COMMITTED);
    expect(await live(store, NOW)).toEqual([...held('a', keys(0, 25)), ...held('b', keys(25, 30), UNTIL * 2)]);
  });

  test('an expired hold is taken over, and its holder then cannot make it firm', async (store) => {
    await claim(store, ANA, [hold('a', keys(0, 30))]);
    expect(await claim(store, BEA, [firm('b', keys(0, 30))], UNTIL)).toEqual(COMMITTED);
    expect(await claim(store, ANA, [firm('a', keys(0, 30))], UNTIL + 1)).toMatchObject({ outcome: 'taken' });
    expect(await live(store)).toEqual(firmly('b', keys(0, 30)));
  });

  test('an expired hold that nobody took can still become firm', async (store) => {
    await claim(store, ANA, [hold('a', keys(0, 30))]);
    expect(await claim(store, ANA, [firm('a', keys(0, 30))], UNTIL + DAY)).toEqual(COMMITTED);
    expect(await live(store)).toEqual(firmly('a', keys(0, 30)));
  });

  test('a holder renews its own hold', async (store) => {
    await claim(store, ANA, [hold('a', keys(0, 10))]);
    await claim(store, ANA, [hold('a', keys(0, 10), UNTIL + MINUTE)]);
    expect(await live(store)).toEqual(held('a', keys(0, 10), UNTIL + MINUTE));
  });

  test('a firm slot is nobody else’s, ever (must-hold 48)', async (store) => {
    await claim(store, ANA, [firm('a', keys(0, 30))]);
    expect(await claim(store, BEA, [firm('b', keys(0, 30))], NOW + 365 * DAY)).toMatchObject({ outcome: 'taken' });
    expect(await claim(store, BEA, [hold('b', keys(29, 1))], NOW + 365 * DAY)).toMatchObject({ outcome: 'taken' });
  });

  test('a hold on granules that its holder has firm leaves them firm', async (store) => {
    await claim(store, ANA, [firm('a', keys(0, 10))]);
    await claim(store, ANA, [hold('a', keys(5, 10))]);
    expect(await live(store)).toEqual([...firmly('a', keys(0, 10)), ...held('a', keys(10, 5))]);
  });

  test('a release drops the holder’s holds, not its firm granules and not those of others', async (store) => {
    await claim(store, ANA, [firm('a', keys(0, 5)), hold('a', keys(5, 5))]);
    await claim(store, BEA, [hold('b', keys(10, 5))]);
    await claim(store, ANA, [release('a', keys(0, 15))]);
    expect(await live(store)).toEqual([...firmly('a', keys(0, 5)), ...held('b', keys(10, 5))]);
  });

  test('freeing drops the holder’s firm granules and holds, not those of others', async (store) => {
    await claim(store, ANA, [firm('a', keys(0, 5)), hold('a', keys(5, 5))]);
    await claim(store, BEA, [firm('b', keys(10, 5))]);
    await claim(store, ANA, [free('a', keys(0, 15))]);
    expect(await live(store)).toEqual(firmly('b', keys(10, 5)));
  });

  test('a move to an overlapping time keeps the shared granules, in either order of its operations', async (store) => {
    await claim(store, ANA, [firm('a', keys(0, 30))]);
    expect(await claim(store, ANA, [firm('a', keys(15, 30)), free('a', keys(0, 30))])).toEqual(COMMITTED);
    expect(await live(store)).toEqual(firmly('a', keys(15, 30)));
    expect(await claim(store, ANA, [free('a', keys(15, 30)), firm('a', keys(0, 30))])).toEqual(COMMITTED);
    expect(await live(store)).toEqual(firmly('a', keys(0, 30)));
  });

  test('a move whose new time is taken keeps the old one', async (store) => {
    await claim(store, ANA, [firm('a', keys(0, 30))]);
    await claim(store, BEA, [firm('b', keys(40, 30))]);
    expect(await claim(store, ANA, [free('a', keys(0, 30)), firm('a', keys(15, 30))])).toMatchObject({
      outcome: 'taken',
    });
    expect(await live(store)).toEqual([...firmly('a', keys(0, 30)), ...firmly('b', keys(40, 30))]);
  });

  test('a new choice may overlap the one it replaces', async (store) => {
    await claim(store, ANA, [hold('a', keys(0, 30))]);
    expect(await claim(store, ANA, [hold('a', keys(15, 30)), release('a', keys(0, 30))])).toEqual(COMMITTED);
    expect(await live(store)).toEqual(held('a', keys(15, 30)));
    expect(await claim(store, ANA, [release('a', keys(15, 30)), hold('a2', keys(30, 30))])).toEqual(COMMITTED);
    expect(await live(store)).toEqual(held('a2', keys(30, 30)));
  });

  test('of a slot freed and booked at the same moment nothing is lost or doubled', async (store) => {
    await claim(store, ANA, [firm('a', keys(0, 30))]);
    const [gone, come] = await Promise.all([
      claim(store, ANA, [free('a', keys(0, 30))]),
      claim(store, BEA, [firm('b', keys(0, 30))]),
    ]);
    expect(gone).toEqual(COMMITTED);
    expect(await live(store)).toEqual(come.outcome === 'committed' ? firmly('b', keys(0, 30)) : []);
  });

  test('of two hundred customers who want one slot exactly one gets it, the others hear that it is taken (must-hold 48)', async (store) => {
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        store.commit(turn(`${TENANT}.0c${i}`, 1, { claims: [firm(`holder-${i}`, keys(0, 30))] })),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'committed')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'taken')).toHaveLength(199);
    expect(new Set((await live(store)).map((text) => text.split(' ')[1])).size).toBe(1);
  });

  test('of two overlapping lengths exactly one is booked, in either order (must-hold 48)', async (store) => {
    for (const [i, [mine, yours]] of [
      [keys(0, 60), keys(30, 30)],
      [keys(130, 30), keys(100, 60)],
    ].entries()) {
      const outcomes = await Promise.all([
        store.commit(turn(`${TENANT}.0x${i}`, 1, { claims: [firm(`x${i}`, mine ?? [])] })),
        store.commit(turn(`${TENANT}.0y${i}`, 1, { claims: [firm(`y${i}`, yours ?? [])] })),
      ]);
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['committed', 'taken']);
    }
  });

  test('of two turns of one holder, each built on what the other undoes, one comes after the other (must-hold 48)', async (store) => {
    const outcomes = (place: number) => [[], held(`h${place}`, keys(place * 10, 10))];
    await Promise.all(PLACES.map((i) => at(store, `f${i}`, 1, [firm(`h${i}`, keys(i * 10, 5))])));
    await Promise.all(
      PLACES.flatMap((i) => [
        at(store, `t${i}`, 1, [hold(`h${i}`, keys(i * 10, 10))]),
        at(store, `f${i}`, 2, [free(`h${i}`, keys(i * 10, 10))]),
      ]),
    );
    const found = await live(store);
    for (const i of PLACES) expect(outcomes(i)).toContainEqual(of(found, `h${i}`));
  });

  test('of two turns of one holder that swap its choice for each other’s one choice is left (must-hold 48)', async (store) => {
    await Promise.all(
      PLACES.flatMap((i) => {
        const [one, other] = [keys(i * 10, 5), keys(i * 10 + 5, 5)];
        return [
          at(store, `o${i}`, 1, [free(`h${i}`, one), hold(`h${i}`, other)]),
          at(store, `p${i}`, 1, [free(`h${i}`, other), hold(`h${i}`, one)]),
        ];
      }),
    );
    const found = await live(store);
    for (const i of PLACES) expect(of(found, `h${i}`)).toHaveLength(1);
  });

  test('two holders in one turn cannot take the same granule', async (store) => {
    expect(await claim(store, ANA, [firm('a', keys(0, 10)), hold('b', keys(5, 10))])).toMatchObject({
      outcome: 'taken',
    });
    expect(await live(store)).toEqual([]);
  });

  test('claims are read by calendar and by range, expired holds left out', async (store) => {
    await claim(store, ANA, [firm('a', keys(0, 10)), firm('a', keys(0, 5, 'dr_paz')), hold('a', keys(30, 5), NOW + 1)]);
    const query = { tenant: TENANT, calendars: ['laura'], from: slot(0).start, to: slot(60).start, at: NOW };
    const found = async (more: Partial<typeof query>) =>
      (await store.claims({ ...query, ...more })).map(({ key }) => key);
    expect(await found({})).toEqual([...keys(0, 10), ...keys(30, 5)]);
    expect(await found({ at: NOW + 1 })).toEqual(keys(0, 10));
    expect(await found({ from: slot(5).start })).toEqual([...keys(5, 5), ...keys(30, 5)]);
    expect(await found({ to: slot(5).start })).toEqual(keys(0, 5));
    expect(await found({ calendars: ['dr_paz', 'laura'], to: slot(5).start })).toEqual([
      ...keys(0, 5, 'dr_paz'),
      ...keys(0, 5),
    ]);
    expect(await found({ calendars: [] })).toEqual([]);
  });

  test('a block from outside takes all of its granules or none', async (store) => {
    expect(await store.block(TENANT, 'busy', keys(0, 30))).toBe(true);
    expect(await store.block(TENANT, 'busy', keys(0, 35))).toBe(true);
    expect(await store.block(TENANT, 'other', keys(30, 30))).toBe(false);
    expect(await live(store)).toEqual(firmly('busy', keys(0, 35)));
    expect(await claim(store, ANA, [hold('a', keys(0, 30))])).toMatchObject({ outcome: 'taken' });
  });
}
