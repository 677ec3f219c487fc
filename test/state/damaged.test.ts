/** Rows of a file that somebody edited by hand: they are set aside, and all others go on (as `test/firestore/damaged`). */
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { ANA, BEA, DAY, NOW, dueQuery, effect, message, timer, turn } from '../contracts/store/fixtures.ts';
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
