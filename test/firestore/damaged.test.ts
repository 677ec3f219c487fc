/** Documents that somebody edited by hand, or a damaged restore brought: they are set aside, and all others go on. */
import { FieldValue, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/ports.ts';
import { connect } from '../../src/state/firestore/client.ts';
import { pathsOf, type Paths } from '../../src/state/firestore/paths.ts';
import { ANA, BEA, DAY, NOW, dueQuery, effect, message, timer, turn } from '../contracts/store/fixtures.ts';
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
});
