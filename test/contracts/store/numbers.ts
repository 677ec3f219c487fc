/** A telephone number may be given to somebody else; a user id never is. */
import { expect } from 'vitest';
import type { Store } from '../../../src/ports.ts';
import type { StoreSuite } from '../store.contract.ts';
import { ANA, BEA, TENANT } from './fixtures.ts';

const DORA = `${TENANT}.0dora`;
const [NUMBER, OTHER_NUMBER] = ['wa:1', 'wa:2'];

export function numbersContract({ test }: StoreSuite): void {
  const comes = (store: Store, proposed: string, ...names: string[]) => store.resolveContact(TENANT, names, proposed);

  test('a new user id on the number of one who has another is a new contact, and the number is his from then on', async (store) => {
    expect(await comes(store, ANA, 'user:ana', NUMBER)).toBe(ANA);
    expect(await comes(store, ANA, 'user:ana', OTHER_NUMBER)).toBe(ANA);
    expect(await comes(store, BEA, 'user:bea', NUMBER)).toBe(BEA);
    for (const names of [['user:bea'], [NUMBER], ['user:bea', NUMBER]])
      expect(await comes(store, DORA, ...names)).toBe(BEA);
    for (const names of [['user:ana'], [OTHER_NUMBER], ['user:ana', OTHER_NUMBER]])
      expect(await comes(store, DORA, ...names)).toBe(ANA);
    expect(await store.holderOf(TENANT, NUMBER)).toBe(BEA);
    expect(await store.holderOf(TENANT, OTHER_NUMBER)).toBe(ANA);
    expect(await store.holderOf(TENANT, 'wa:3')).toBeUndefined();
    expect(await store.holderOf('nobody', NUMBER)).toBeUndefined();
  });

  test('a number that was given on twice is the last one’s, and the two before keep what is theirs', async (store) => {
    await comes(store, ANA, 'user:ana', NUMBER);
    await comes(store, BEA, 'user:bea', NUMBER);
    expect(await comes(store, DORA, 'user:dora', NUMBER)).toBe(DORA);
    expect(await comes(store, DORA, 'user:ana')).toBe(ANA);
    expect(await comes(store, DORA, 'user:bea')).toBe(BEA);
    expect(await comes(store, ANA, NUMBER)).toBe(DORA);
  });

  test('a known user id decides, and a number that was somebody else’s follows it', async (store) => {
    await comes(store, ANA, 'user:ana', NUMBER);
    await comes(store, BEA, 'user:bea', OTHER_NUMBER);
    expect(await comes(store, DORA, 'user:bea', NUMBER)).toBe(BEA);
    expect(await comes(store, DORA, NUMBER)).toBe(BEA);
    expect(await comes(store, DORA, 'user:ana')).toBe(ANA);
    // And back, as often as it happens.
    expect(await comes(store, DORA, 'user:ana', NUMBER)).toBe(ANA);
    expect(await comes(store, DORA, NUMBER)).toBe(ANA);
    expect(await comes(store, DORA, OTHER_NUMBER)).toBe(BEA);
  });

  test('a number that came alone takes the first user id that comes with it, and no second one', async (store) => {
    expect(await comes(store, ANA, NUMBER)).toBe(ANA);
    expect(await comes(store, BEA, 'user:ana', NUMBER)).toBe(ANA);
    expect(await comes(store, BEA, 'user:bea', NUMBER)).toBe(BEA);
    expect(await comes(store, DORA, 'user:ana')).toBe(ANA);
    expect(await comes(store, DORA, NUMBER)).toBe(BEA);
  });

  test('a number and a user id that each came alone first stay two, whoever brings both', async (store) => {
    await comes(store, ANA, NUMBER);
    await comes(store, BEA, 'user:bea');
    for (let i = 0; i < 2; i++) expect(await comes(store, DORA, 'user:bea', NUMBER)).toBe(BEA);
    expect(await comes(store, DORA, NUMBER)).toBe(ANA);
  });

  test('messages of the number’s new owner at the same moment are of one new contact', async (store) => {
    await comes(store, ANA, 'user:ana', NUMBER);
    const found = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 3 === 2 ? comes(store, ANA, 'user:ana', OTHER_NUMBER) : comes(store, BEA, 'user:bea', NUMBER),
      ),
    );
    expect(found).toEqual(Array.from({ length: 10 }, (_, i) => (i % 3 === 2 ? ANA : BEA)));
    expect(await comes(store, DORA, NUMBER)).toBe(BEA);
  });

  test('of user ids that come at the same moment with a number that was alone, one takes it for its own', async (store) => {
    const own = Array.from({ length: 5 }, (_, i) => `${TENANT}.0p${i}`);
    await comes(store, ANA, NUMBER);
    const ask = () => Promise.all(own.map((id, i) => comes(store, id, `user:${i}`, NUMBER)));
    const found = await ask();
    expect(new Set(found).size).toBe(own.length);
    expect(found.filter((id) => id === ANA)).toHaveLength(1);
    expect(found.every((id, i) => id === ANA || id === own[i])).toBe(true);
    expect(await ask()).toEqual(found);
  });
}
