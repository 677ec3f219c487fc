/** Documents that somebody edited by hand, or a damaged restore brought: they are set aside, and all others go on. */
import { FieldValue, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/ports.ts';
import { connect } from '../../src/state/firestore/client.ts';
import { pathsOf, type Paths } from '../../src/state/firestore/paths.ts';
import {
  ANA,
  BEA,
  DAY,
  NOW,
  TENANT,
  appointment,
  dueQuery,
  effect,
  keys,
  message,
  order,
  slot,
  timer,
  turn,
} from '../contracts/store/fixtures.ts';
import { emulatorHost, freshProject, onEmulator, openStore } from './kit.ts';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** A store in which Ana and Bea each have a message, an effect and a timer that are due, and a hand in it. */
async function storeWithHand(): Promise<{ store: Store; paths: Paths }> {
  const project = freshProject();
  const store = await openStore(project);
  const client = connect({ project, emulatorHost: emulatorHost! });
  open.push(store, client);
  for (const id of [ANA, BEA]) {
    const row = effect(id, { turn: 1, n: 1 }, { dueAt: NOW });
    await store.commit(turn(id, 1, { outbox: [row], timers: [timer(id, { dueAt: NOW })] }));
    await store.receive([message(id, 'm1')]);
  }
  return { store, paths: pathsOf(client.db) };
}

type Row = 'inbox' | 'outbox' | 'timers';
const ROWS: Readonly<Record<Row, (paths: Paths) => DocumentReference>> = {
  inbox: (paths) => paths.inbox(ANA, 'm1'),
  outbox: (paths) => paths.of(ANA, 'outbox').doc('1_1'),
  timers: (paths) => paths.timer(ANA, 'silencio'),
};
const HARMS: readonly (readonly [Row, DocumentData])[] = [
  ['inbox', { conversation: FieldValue.delete() }],
  ['inbox', { conversation: 7 }],
  ['inbox', { conversation: 'nobody' }],
  ['inbox', { 'waits.at': null }],
  ['inbox', { 'waits.at': 'yesterday' }],
  ['outbox', { conversation: FieldValue.delete() }],
  ['outbox', { waits: [NOW] }],
  ['outbox', { waits: Number.NaN }],
  ['timers', { conversation: FieldValue.delete() }],
  ['timers', { conversation: BEA }],
  ['timers', { kind: FieldValue.delete() }],
  ['timers', { generation: 'first' }],
  ['timers', { dueAt: true }],
];

describe.skipIf(emulatorHost === undefined)(onEmulator('a document that was damaged by hand'), () => {
  it.each(HARMS)('does not hide what else is due: %s %o', async (what, harm) => {
    const { store, paths } = await storeWithHand();
    const row = ROWS[what](paths);
    await row.update(harm);
    const found = await store.due(dueQuery(NOW + DAY));
    expect(found.conversations).toContain(BEA);
    expect(found.timers.map(({ conversation }) => conversation)).toEqual(what === 'timers' ? [BEA] : [ANA, BEA]);
    expect(found.unreadable).toEqual([row.path]);
  });

  it.each([FieldValue.delete(), 7, 'damaged', '{"effect":{}}', '{"effect":{"type":"findSlots"}}'])(
    'is owed without what it said: payload %o',
    async (payload) => {
      const { store, paths } = await storeWithHand();
      await ROWS.outbox(paths).update({ payload });
      const [row] = await store.owed(ANA);
      expect(row).toMatchObject({ kind: 'sendMessage', effect: { type: 'sendMessage' } });
      expect(row?.message).toBeUndefined();
    },
  );

  const DAYS: readonly DocumentData[] = [
    { taken: FieldValue.delete() },
    { taken: 'damaged' },
    { taken: [1] },
    { taken: { monday: { holder: 'a' } } },
    { [`taken.${keys(0, 5)[0]!.split('_')[1]!}`]: null },
    { [`taken.${keys(0, 5)[0]!.split('_')[1]!}`]: {} },
    { [`taken.${keys(0, 5)[0]!.split('_')[1]!}.until`]: 'for ever' },
  ];

  it.each(DAYS)('leaves each hour of its day to who has it, and is named and put right: day %o', async (harm) => {
    const { store, paths } = await storeWithHand();
    await store.block(TENANT, 'a', keys(0, 30));
    await store.block(TENANT, 'b', keys(0, 30, 'beto'));
    const query = { tenant: TENANT, calendars: ['laura', 'beto'], from: NOW, to: NOW + 2 * DAY, at: NOW };
    const before = await store.claims(query);
    expect(before).toHaveLength(12);
    const [granule] = keys(0, 5);
    const day = paths.day(TENANT, { calendar: 'laura', day: Math.floor(slot().start / DAY) });
    const sound = (await day.get()).data();
    await day.update(harm);
    expect(await store.claims(query)).toEqual(before);
    expect(await store.block(TENANT, 'c', [granule!])).toBe(false);
    expect((await day.get()).data()).toEqual(sound);
    const told = async () => (await store.due(dueQuery(NOW))).unreadable;
    expect([await told(), await told()]).toEqual([[day.path], undefined]);
    await store.claims(query);
    expect(await told()).toBeUndefined();
  });

  it.each(['appointments', 'orders', 'inbox'] as const)(
    'says which it is, to its own conversation alone: of %s',
    async (rows) => {
      const { store, paths } = await storeWithHand();
      for (const id of [ANA, BEA])
        await store.commit(turn(id, 2, { appointments: [appointment(`a${id}`, id)], orders: [order(`o${id}`, id)] }));
      const [one, field] = {
        appointments: [paths.appointment(TENANT, `a${ANA}`), 'record'] as const,
        orders: [paths.order(TENANT, `o${ANA}`), 'record'] as const,
        inbox: [paths.inbox(ANA, 'm1'), 'body'] as const,
      }[rows];
      await one.update({ [field]: 'damaged' });
      await expect(store.load(ANA, 9)).rejects.toThrow(`(${one.path}) cannot be read`);
      expect(await store.load(BEA, 9)).toMatchObject({ inbox: [{}], appointments: [{}], orders: [{}] });
    },
  );

  it('a record that was deleted above its turns is named, with what to do; deleted whole, the customer begins anew', async () => {
    const { store, paths } = await storeWithHand();
    await paths.contact(ANA).delete();
    const again = turn(ANA, 1);
    await expect(store.commit(again)).rejects.toThrow(`--recursive ${paths.contact(ANA).path}`);
    await paths.db.recursiveDelete(paths.contact(ANA));
    await expect(store.commit(turn(ANA, 1))).resolves.toEqual({ outcome: 'committed' });
  });
});
