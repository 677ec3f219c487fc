import { expect } from 'vitest';
import type { StoreSuite } from '../store.contract.ts';
import {
  ANA,
  BEA,
  DAY,
  HOUR,
  NOW,
  TENANT,
  appointment,
  claim,
  keys,
  live,
  message,
  order,
  pendingIds,
  slot,
  turn,
} from './fixtures.ts';

const OTHER = 'otra';
const ANA_THERE = `${OTHER}.0ana`;

export function contactsContract({ test }: StoreSuite): void {
  test('a contact is found under every name that was ever given with it (must-hold 76)', async (store) => {
    expect(await store.resolveContact(TENANT, ['wa:1'], ANA)).toBe(ANA);
    expect(await store.resolveContact(TENANT, ['wa:1', 'user:9'], BEA)).toBe(ANA);
    expect(await store.resolveContact(TENANT, ['user:9'], BEA)).toBe(ANA);
    expect(await store.resolveContact(TENANT, ['user:8'], BEA)).toBe(BEA);
    expect(await store.resolveContact(TENANT, ['user:7', 'user:8'], ANA)).toBe(BEA);
    expect(await store.resolveContact(TENANT, ['user:7'], ANA)).toBe(BEA);
  });

  test('proposals at the same moment agree on one conversation (must-hold 76)', async (store) => {
    const found = await Promise.all(
      Array.from({ length: 10 }, (_, i) => store.resolveContact(TENANT, ['wa:1', `user:${i % 2}`], `${TENANT}.0p${i}`)),
    );
    expect(new Set(found).size).toBe(1);
    expect(await store.resolveContact(TENANT, ['user:1'], BEA)).toBe(found[0]);
  });

  test('a name known for two contacts finds the one whose name came first in the question', async (store) => {
    await store.resolveContact(TENANT, ['wa:1'], ANA);
    await store.resolveContact(TENANT, ['user:2'], BEA);
    expect(await store.resolveContact(TENANT, ['user:2', 'wa:1'], ANA)).toBe(BEA);
    expect(await store.resolveContact(TENANT, ['wa:1'], BEA)).toBe(ANA);
  });

  test('a contact’s booked appointments come soonest first, its orders oldest first (must-hold 72)', async (store) => {
    const later = appointment('a1', ANA, { slot: slot(90) });
    const sooner = appointment('a2', ANA, { slot: slot(30) });
    const gone = appointment('a3', ANA, { status: 'cancelled' });
    const orders = [order('o2', ANA, { createdAt: NOW + 1 }), order('o1', ANA)];
    await store.commit(turn(ANA, 1, { appointments: [later, sooner, gone], orders }));
    await store.commit(turn(BEA, 1, { appointments: [appointment('a4', BEA)], orders: [order('o3', BEA)] }));
    const loaded = await store.load(ANA, 1);
    expect(loaded.appointments).toEqual([sooner, later]);
    expect(loaded.orders.map(({ id }) => id)).toEqual(['o1', 'o2']);
    await store.commit(turn(ANA, 2, { appointments: [{ ...sooner, status: 'cancelled' }] }));
    expect((await store.load(ANA, 1)).appointments).toEqual([later]);
  });

  test('an appointment put from outside belongs to its contact, and the day shows all of them (must-hold 72)', async (store) => {
    const mine = appointment('a1', ANA, { slot: slot(60) });
    const seeded = appointment('seed-1', BEA, { slot: slot(0) });
    await store.commit(turn(ANA, 1, { appointments: [mine] }));
    await store.putAppointment(seeded);
    const range = { from: slot(0).start, to: slot(60).start };
    expect(await store.appointments(TENANT, range)).toEqual([seeded]);
    expect(await store.appointments(TENANT, { ...range, to: range.to + 1 })).toEqual([seeded, mine]);
    expect((await store.load(BEA, 1)).appointments).toEqual([seeded]);
    await store.putAppointment({ ...seeded, status: 'cancelled' });
    expect((await store.appointments(TENANT, range)).map(({ status }) => status)).toEqual(['cancelled']);
    expect((await store.load(BEA, 1)).appointments).toEqual([]);
  });

  test('a tenant’s conversations are those with a committed turn', async (store) => {
    await store.commit(turn(BEA, 1));
    await store.commit(turn(ANA, 1));
    await store.receive([message(`${TENANT}.0new`, 'm1')]);
    expect(await store.conversations(TENANT)).toEqual([ANA, BEA]);
    // A tenant whose id begins with another's.
    await store.commit(turn(`${TENANT}.sur.0ana`, 1));
    expect(await store.conversations(TENANT)).toEqual([ANA, BEA]);
    expect(await store.conversations(`${TENANT}.sur`)).toEqual([`${TENANT}.sur.0ana`]);
    expect(await store.conversations('nobody')).toEqual([]);
  });

  test('what is held of businesses that nobody knows is counted: what is to come, and what may still be paid', async (store) => {
    const old = appointment('a2', ANA, { slot: { ...slot(), start: NOW - 1 } });
    const booked = [appointment('a1', ANA), old, appointment('a3', ANA, { status: 'cancelled' })];
    const orders = [order('o1', ANA), order('o2', ANA, { status: 'paid' }), order('o3', ANA, { status: 'claimed' })];
    await store.resolveContact(TENANT, ['wa:1'], ANA);
    await store.commit(turn(ANA, 1, { appointments: booked, orders }));
    await store.putAppointment(appointment('a4', BEA));
    // Its id begins with the other's.
    await store.putAppointment(appointment('a5', `${TENANT}-sur.0ana`));
    await store.putAppointment(appointment('a6', `${OTHER}.0ana`));
    const left = { tenant: TENANT, conversations: 1, appointments: 2, orders: 2 };
    const sur = { tenant: `${TENANT}-sur`, conversations: 0, appointments: 1, orders: 0 };
    expect(await store.leftBehind({ known: [OTHER], now: NOW })).toEqual([left, sur]);
    expect(await store.leftBehind({ known: [`${TENANT}-sur`, TENANT, OTHER], now: NOW })).toEqual([]);
    expect(await store.leftBehind({ known: [OTHER, TENANT], now: NOW + 9 * DAY })).toEqual([
      { ...sur, appointments: 0 },
    ]);
  });

  test('the same ids in two tenants never meet', async (store) => {
    for (const id of [ANA, ANA_THERE]) {
      expect(await store.resolveContact(id.split('.')[0] ?? '', ['wa:1'], id)).toBe(id);
      expect(await store.receive([message(id, 'm1')])).toEqual(['new']);
      await claim(store, id, [{ op: 'firm', holder: 'a1', keys: keys(0, 10) }]);
    }
    await store.commit(
      turn(ANA, 2, { appointments: [appointment('a1', ANA)], orders: [order('o1', ANA)], consumed: ['m1'] }),
    );
    expect(await store.conversations(OTHER)).toEqual([ANA_THERE]);
    expect(await store.appointments(OTHER, { from: 0, to: NOW * 2 })).toEqual([]);
    expect(await store.load(ANA_THERE, 9)).toMatchObject({ appointments: [], orders: [] });
    expect(await pendingIds(store, ANA_THERE)).toEqual(['m1']);
    const there = appointment('a1', ANA_THERE, { customerName: 'otra Ana' });
    await store.putAppointment(there);
    expect((await store.load(ANA, 1)).appointments).toEqual([appointment('a1', ANA)]);
    await claim(store, ANA_THERE, [{ op: 'free', holder: 'a1', keys: keys(0, 10) }]);
    expect(await live(store, NOW, OTHER)).toEqual([]);
    expect(await live(store)).toHaveLength(2);
  });

  test('a store answers its check while it is open, and refuses everything once closed', async (store) => {
    await store.check();
    await store.close();
    await store.close();
    const unavailable = { name: 'StoreUnavailable' };
    await expect(store.check()).rejects.toMatchObject(unavailable);
    await expect(store.receive([message(ANA, 'm1')])).rejects.toMatchObject(unavailable);
    await expect(store.load(ANA, 1)).rejects.toMatchObject(unavailable);
    await expect(store.commit(turn(ANA, 1))).rejects.toMatchObject(unavailable);
    await expect(store.due({ now: NOW + HOUR, inboxBefore: 0, runningBefore: 0, limit: 1 })).rejects.toMatchObject(
      unavailable,
    );
  });
}
