/** What the tests of moving stores share. */
import { expect } from 'vitest';
import { runCommand } from '../../src/cli/args.ts';
import { createRig, type Rig } from '../../src/cli/rig.ts';
import { readable } from '../../src/cli/rig/phone.ts';
import { store, storeCommand } from '../../src/cli/store.ts';
import { readDump, writeDump } from '../../src/state/dump-file.ts';
import type { Appointment } from '../../src/domain.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemory } from '../../src/state/memory.ts';
import type { DumpRow, PortableStore } from '../../src/state/portable.ts';
import { tenants } from '../cli/kit.ts';
import {
  ANA,
  BEA,
  DAY,
  HOUR,
  MINUTE,
  NOW,
  TENANT,
  answer,
  appointment,
  configuration,
  effect,
  granulesOf,
  keys,
  message,
  order,
  timer,
  turn,
} from '../contracts/store/fixtures.ts';

export interface Ended {
  readonly code: number;
  readonly talk: string;
}

/** The command, with settings for a store: `SQLITE_PATH`, or `STORE` and what goes with it. */
export async function runStore(env: Readonly<Record<string, string>>, ...argv: string[]): Promise<Ended> {
  let talk = '';
  const terminal = { out: () => undefined, talk: (line: string) => (talk += `${line}\n`), env };
  const code = await runCommand(storeCommand, store, { argv, terminal });
  return { code, talk };
}

export async function textOf(portable: PortableStore): Promise<string> {
  return (await Array.fromAsync(writeDump(portable.dump()))).join('');
}

export async function readAll(text: string | Buffer): Promise<DumpRow[]> {
  return Array.fromAsync(readDump(once(Buffer.from(text))));
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
  await Promise.resolve();
}

/** Everything that a store can be told, by two replicas of one engine; both may be the same object. */
export async function tell(first: Store, second: Store): Promise<void> {
  await first.resolveContact(TENANT, ['wa:ana', 'bsuid:ana'], ANA);
  await second.resolveContact(TENANT, ['wa:ana', 'mail:ana'], BEA);
  const said = ['m3', 'm1', 'm2', 'm5', 'm4'].map((id, i) => message(ANA, id, NOW - i));
  for (const row of said.slice(0, 3)) await second.receive([row]);
  await first.receive(said.slice(3));
  await first.receive([message(BEA, 'ñ/~=res:')]);
  await first.begin(ANA, ['m3', 'm1'], { by: 'a', at: NOW, until: NOW + MINUTE });
  const effects = [1, 2, 3, 4, 5].map((n) => effect(ANA, { turn: 1, n }, { class: n === 1 ? 'once' : 'chat' }));
  const own = appointment('ap-1', ANA);
  await first.commit(
    turn(ANA, 1, {
      ...{ consumed: ['m3'], dead: ['m1'], outbox: effects, orders: [order('or-1', ANA), order('or-0', ANA)] },
      ...{ appointments: [own], timers: [timer(ANA)] },
      claims: [
        { op: 'firm', holder: own.id, keys: granulesOf(own) },
        { op: 'hold', holder: 'ap-2', keys: keys(60, 30), until: NOW + HOUR },
      ],
      messages: [{ conversation: ANA, turn: 1, n: 0, at: NOW, role: 'customer', text: 'ñandú 😊 "\u2028\u0000\n' }],
    }),
  );
  const [done, parked, running, unclear] = effects;
  for (const row of [done!, parked!, running!, unclear!]) await second.markRunning(row, NOW);
  await second.settle(done!, { state: 'done', providerId: 'wamid.1' }, answer(done!.id, ANA));
  await second.settle(parked!, { state: 'parked' });
  await second.settle(unclear!, { state: 'unclear', dueAt: NOW + MINUTE });
  await second.noteStatus({ conversation: ANA, effect: done!.id, status: 'read', at: NOW });
  await second.commit(turn(ANA, 2, { consumed: ['m5'], orders: [order('or-1', ANA, { status: 'paid' })] }));
  await first.block(TENANT, 'other', keys(120, 30));
  await first.putAppointment(appointment('ap-0', `${TENANT}.demo`, { status: 'cancelled' }));
  for (const store of [first, second, first]) await store.spend(TENANT, '2026-03-02', 2.5);
  await second.spend(TENANT, '2026-03-01', 7);
  for (const store of [first, second]) await store.keepConfiguration(configuration('v2'));
  await first.keepConfiguration(configuration('v1', { businessName: 'ñ "\u2028\u0000' }));
}

/** What a store answers of all that it was told. */
export async function answersOf(store: Store): Promise<unknown> {
  const conversations = [ANA, BEA, `${TENANT}.demo`];
  const loaded = await Promise.all(conversations.map((id) => store.load(id, 50)));
  const all = { from: 0, to: NOW + 30 * DAY };
  return {
    // The number of arrival is each store's own; the order is not.
    loaded: loaded.map(({ inbox, ...rest }) => ({ ...rest, inbox: inbox.map(({ seq: _, ...row }) => row) })),
    owed: await store.owed(ANA),
    turns: await store.turns(ANA),
    messages: await store.messages(ANA, 9),
    claims: await store.claims({ tenant: TENANT, calendars: ['laura'], ...all, at: NOW }),
    appointments: await store.appointments(TENANT, all),
    due: await store.due({ now: NOW + DAY, inboxBefore: NOW + DAY, runningBefore: NOW + DAY, limit: 50 }),
    spent: [await store.spent(TENANT, '2026-03-01'), await store.spent(TENANT, '2026-03-02')],
    configurations: [await store.configuration(TENANT, 'v1'), await store.configuration(TENANT, 'v2')],
    known: await store.resolveContact(TENANT, ['mail:ana'], BEA),
    seen: await store.receive([message(ANA, 'm3'), message(ANA, 'm1'), message(ANA, 'm2')]),
  };
}

const START = Date.parse('2026-03-02T12:00:00Z');

function rigOn(store: Store): Promise<Rig> {
  const [tenant] = tenants;
  if (tenant === undefined) throw new Error('no business is shipped');
  const customer = { waId: '+54 9 11 5555-0101', name: 'Ana' };
  const settings = { quietMs: 0, maxMs: 0 };
  return createRig({ tenants, tenant, clock: createVirtualClock(START), store, customer, settings });
}

/** A customer who was shown a time and asked for a yes: the store as it then is. */
export async function middleOfBooking(): Promise<string> {
  const memory = createMemory();
  const rig = await rigOn(memory.store);
  rig.say([{ type: 'text', text: 'limpieza mañana a las 10' }]);
  await rig.rest();
  const text = await textOf(memory.portable);
  await rig.close();
  return text;
}

/** The yes, said to a server on the moved store; what is then booked. Closes the store. */
export async function saysYes(store: Store): Promise<readonly Appointment[]> {
  const rig = await rigOn(store);
  const seen = await store.turns(rig.conversation);
  expect(seen.length).toBeGreaterThan(0);
  // A new phone numbers its messages from the start: the first one is the webhook of the old server again, and no news.
  rig.say([{ type: 'text', text: 'limpieza mañana a las 10' }]);
  await rig.rest();
  expect(await store.turns(rig.conversation)).toEqual(seen);
  rig.say([{ type: 'text', text: 'sí' }]);
  await rig.rest();
  expect((await store.turns(rig.conversation)).slice(0, seen.length)).toEqual(seen);
  expect(rig.shown().map(readable).at(-1)).toMatch(/reservado/);
  expect(rig.problems()).toEqual([]);
  const { appointments } = await store.load(rig.conversation, 0);
  await rig.close();
  return appointments;
}
