/** Rows of a file that somebody edited by hand: they are set aside, and all others go on (as `test/firestore/damaged`). */
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import {
  ANA,
  BEA,
  DAY,
  MINUTE,
  NOW,
  TENANT,
  appointment,
  claim,
  dueQuery,
  effect,
  keys,
  live,
  message,
  order,
  timer,
  turn,
} from '../contracts/store/fixtures.ts';
import { temporaryFiles } from './files.ts';

const fresh = temporaryFiles();
/** Microseconds of microseconds: no number of ours is so large, and node reads none. */
const BEYOND = '9000000000000000000';
const ANAS = `(SELECT key FROM contacts WHERE id = '${ANA}')`;

const HARMS = [
  ['inbox', `UPDATE inbox SET arrived_at = -${BEYOND} WHERE conv = ${ANAS}`],
  ['inbox', `UPDATE inbox SET arrived_at = ${BEYOND} WHERE conv = ${ANAS}`],
  ['outbox', `UPDATE outbox SET due_at = -${BEYOND} WHERE conv = ${ANAS}`],
  ['outbox', `UPDATE outbox SET due_at = ${BEYOND} WHERE conv = ${ANAS}`],
  ['timers', `UPDATE timers SET due_at = -${BEYOND} WHERE conv = ${ANAS}`],
  ['timers', `UPDATE timers SET due_at = ${BEYOND} WHERE conv = ${ANAS}`],
  ['timers', `UPDATE timers SET generation = ${BEYOND} WHERE conv = ${ANAS}`],
  ['timers', `UPDATE timers SET conv = 99 WHERE conv = ${ANAS}`],
] as const;

describe('a row that was damaged by hand', () => {
  it.each(HARMS)('does not hide what else is due: %s, %s', async (what, harm) => {
    const path = fresh();
    const before = await openSqliteStore({ path });
    for (const id of [ANA, BEA]) {
      const row = effect(id, { turn: 1, n: 1 }, { dueAt: NOW });
      await before.commit(turn(id, 1, { outbox: [row], timers: [timer(id, { dueAt: NOW })] }));
      await before.receive([message(id, 'm1')]);
    }
    await before.close();
    const db = new DatabaseSync(path);
    db.exec(harm);
    db.close();
    const store = await openSqliteStore({ path });
    const found = await store.due(dueQuery(NOW + DAY));
    await store.close();
    expect(found.unreadable).toEqual(harm.includes(BEYOND) ? [expect.stringMatching(`^${what} `)] : undefined);
    expect(found.conversations).toContain(BEA);
    expect(found.timers.map(({ conversation }) => conversation)).toEqual(what === 'timers' ? [BEA] : [ANA, BEA]);
  });
});

it('a slot whose end is no instant stays whose it is, is named, and hides no other', async () => {
  const path = fresh();
  const before = await openSqliteStore({ path });
  const hold = (holder: string, taken: string[]) => ({ op: 'hold', holder, keys: taken, until: NOW + MINUTE }) as const;
  await before.commit(turn(ANA, 1, { claims: [hold('a', keys(0, 5)), hold('b', keys(30, 5))] }));
  await before.close();
  const db = new DatabaseSync(path);
  db.exec(`UPDATE slots SET until = ${BEYOND} WHERE holder = 'a'`);
  db.close();
  const store = await openSqliteStore({ path });
  expect(await live(store)).toEqual([`${keys(0, 5)[0]!} a firm`, `${keys(30, 5)[0]!} b ${NOW + MINUTE}`]);
  expect(await claim(store, BEA, [{ op: 'firm', holder: 'c', keys: keys(0, 5) }], NOW + DAY)).toMatchObject({
    outcome: 'taken',
  });
  expect((await store.due(dueQuery(NOW))).unreadable).toEqual([`slots ${TENANT}/${keys(0, 5)[0]!}`]);
  // Whose it is can give it back.
  await claim(store, ANA, [{ op: 'free', holder: 'a', keys: keys(0, 5) }]);
  expect((await store.due(dueQuery(NOW))).unreadable).toBeUndefined();
  await store.close();
});

it.each([
  ['appointments', 'record', /stored appointment \(a1\) cannot be read/],
  ['orders', 'record', /stored order \(o1\) cannot be read/],
] as const)('a damaged row of %s says which it is, to its own conversation alone', async (table, column, reason) => {
  const path = fresh();
  const before = await openSqliteStore({ path });
  for (const id of [ANA, BEA]) {
    const n = id === ANA ? '1' : '2';
    await before.commit(turn(id, 1, { appointments: [appointment(`a${n}`, id)], orders: [order(`o${n}`, id)] }));
  }
  await before.close();
  const db = new DatabaseSync(path);
  db.exec(`UPDATE ${table} SET ${column} = 'damaged' WHERE conv = ${ANAS}`);
  db.close();
  const store = await openSqliteStore({ path });
  await expect(store.load(ANA, 9)).rejects.toThrow(reason);
  expect(await store.load(BEA, 9)).toMatchObject({ appointments: [{ id: 'a2' }], orders: [{ id: 'o2' }] });
  await store.close();
});
