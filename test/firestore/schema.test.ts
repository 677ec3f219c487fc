/** The layout of a Firestore store: made, brought up by one process among many, and refused when it is a later one's. */
import { afterEach, describe, expect, it } from 'vitest';
import type { DocumentData } from 'firebase-admin/firestore';
import { ConfigError, NewerRecord } from '../../src/errors.ts';
import { systemClock } from '../../src/io/clock.ts';
import type { Clock, Store } from '../../src/ports.ts';
import { Documents } from '../../src/state/firestore/change.ts';
import { connect, type Client } from '../../src/state/firestore/client.ts';
import { LAYOUT, pathsOf, type Paths } from '../../src/state/firestore/paths.ts';
import { bringUp, type Migration } from '../../src/state/firestore/schema.ts';
import { ANA, TENANT, keys, message, turn } from '../contracts/store/fixtures.ts';
import { until } from '../e2e/wait.ts';
import { emulatorHost, freshProject, onEmulator, openStore } from './kit.ts';

const START = Date.parse('2026-03-02T12:00:00Z');
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** A process that starts on this project. */
function starter(project: string): { readonly paths: Paths; start(by: string, started: Started): Promise<void> } {
  const client: Client = connect({ project, emulatorHost: emulatorHost! });
  open.push(client);
  const paths = pathsOf(client.db);
  return {
    paths,
    start: (by, { clock = systemClock(), migrations }) =>
      bringUp({ documents: new Documents(paths, systemClock()), paths, clock, by, migrations }),
  };
}
interface Started {
  readonly clock?: Clock;
  readonly migrations: readonly Migration[];
}

async function schemaOf({ paths }: { readonly paths: Paths }): Promise<DocumentData | undefined> {
  return (await paths.schema().get()).data();
}

async function storeOn(project: string): Promise<Store> {
  const store = await openStore(project);
  open.push(store);
  return store;
}

describe.skipIf(emulatorHost === undefined)(onEmulator('the layout of a Firestore store'), () => {
  it('is written into a new one, which needs no migration', async () => {
    const project = freshProject();
    const first = starter(project);
    const never: Migration = () => Promise.reject(new Error('there is nothing to migrate'));
    await Promise.all(['a', 'b', 'c'].map((by) => first.start(by, { migrations: [never] })));
    expect(await schemaOf(first)).toEqual({ v: 1, layout: 2 });
  });

  it('of this version stands in every document that it writes, and is the one that it brings a store to', async () => {
    const project = freshProject();
    const { paths } = starter(project);
    const store = await storeOn(project);
    await store.resolveContact(TENANT, ['wa:1'], ANA);
    await store.receive([message(ANA, 'm1')]);
    const claims = [{ op: 'firm', holder: 'h', keys: keys(0, 30) } as const];
    expect(await store.commit(turn(ANA, 1, { consumed: ['m1'], claims }))).toEqual({ outcome: 'committed' });
    await store.check();
    const versions = new Set((await allOf(paths)).map((data) => data['v'] as unknown));
    expect(versions).toEqual(new Set([LAYOUT]));
    expect(await schemaOf({ paths })).toMatchObject({ layout: LAYOUT });
  });

  it('of an older one is migrated by exactly one of two that start at once; the other waits and goes on', async () => {
    const project = freshProject();
    const old = starter(project);
    await old.start('old', { migrations: [] });
    const [order, gate] = [[] as string[], Promise.withResolvers<undefined>()];
    const slow = (by: string): Started => ({
      migrations: [
        async () => {
          order.push(`${by} begins`);
          await gate.promise;
          order.push(`${by} ends`);
        },
        () => Promise.resolve(void order.push(`${by} second`)),
      ],
    });
    const started = ['a', 'b'].map((by) =>
      starter(project)
        .start(by, slow(by))
        .then(() => order.push(`${by} ready`)),
    );
    await until(() => order.length > 0, { what: 'one begins' });
    const [one = ''] = order[0]!.split(' ');
    expect(await schemaOf(old)).toMatchObject({ layout: 1, migrating: { by: one } });
    gate.resolve(undefined);
    await Promise.all(started);
    expect(order.slice(0, 3)).toEqual([`${one} begins`, `${one} ends`, `${one} second`]);
    expect(order.slice(3).sort()).toEqual(['a ready', 'b ready']);
    expect(await schemaOf(old)).toEqual({ v: 1, layout: 3 });
  });

  it('is brought up by somebody else once who did it has been silent for a minute, and whoever wakes up then changes nothing', async () => {
    const project = freshProject();
    const old = starter(project);
    await old.start('old', { migrations: [] });
    const asleep = Promise.withResolvers<undefined>();
    const clock = handClock();
    const first = starter(project).start('first', { clock, migrations: [() => asleep.promise] });
    await until(async () => (await leaseOf(old))?.by === 'first', { what: 'the first begins' });

    // It lives: what it says it says anew, and the others wait.
    const before = (await leaseOf(old))!.until;
    clock.go(20_000);
    await until(async () => (await leaseOf(old))!.until >= before + 20_000, { what: 'its lease is renewed' });
    const others = handClock();
    others.go(70_000);
    let migrated = false;
    const second = starter(project).start('second', {
      clock: others,
      migrations: [() => Promise.resolve(void (migrated = true))],
    });
    await until(() => others.looks() >= 2, { what: 'the second has looked twice' });
    expect(migrated).toBe(false);

    others.go(10_000);
    await second;
    expect(migrated).toBe(true);
    expect(await schemaOf(old)).toEqual({ v: 1, layout: 2 });

    await old.paths.schema().update({ layout: 3 });
    asleep.resolve(undefined);
    await expect(first).rejects.toThrow(ConfigError);
    expect(await schemaOf(old)).toEqual({ v: 1, layout: 3 });
  });

  it('of a later version is refused with what to do, and left as it was', async () => {
    const project = freshProject();
    const later = starter(project);
    await later.paths.schema().set({ v: 1, layout: LAYOUT + 1 });
    const refused = openStore(project);
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(/STORE_TOO_NEW Firestore turno\/schema: the database has layout 2/);
    expect(await allOf(later.paths)).toEqual([{ v: 1, layout: LAYOUT + 1 }]);
  });
});

describe.skipIf(emulatorHost === undefined)(onEmulator('a process whose store newer code has taken over'), () => {
  it('says that it may get no more work', async () => {
    const project = freshProject();
    const store = await storeOn(project);
    await store.check();
    await starter(project)
      .paths.schema()
      .update({ layout: LAYOUT + 1 });
    await expect(store.check()).rejects.toThrow(/STORE_TOO_NEW/);
  });

  it('reads no document of a later layout, writes over none, and does not see its work (must-hold 5)', async () => {
    const project = freshProject();
    const [store, { paths }] = [await storeOn(project), starter(project)];
    await store.receive([message(ANA, 'm1')]);
    expect(await store.commit(turn(ANA, 1, { consumed: ['m1'] }))).toEqual({ outcome: 'committed' });
    await store.receive([message(ANA, 'm2')]);
    await paths.contact(ANA).update({ v: LAYOUT + 1 });
    const before = await allOf(paths);
    await expect(store.load(ANA, 20)).rejects.toThrow(NewerRecord);
    await expect(store.commit(turn(ANA, 2, { consumed: ['m2'] }))).rejects.toThrow(NewerRecord);
    expect(await allOf(paths)).toEqual(before);

    const due = () => store.due({ now: 1e15, inboxBefore: 1e15, runningBefore: 1e15, limit: 10 });
    expect((await due()).conversations).toEqual([ANA]);
    await paths.inbox(ANA, 'm2').update({ v: LAYOUT + 1 });
    expect((await due()).conversations).toEqual([]);
  });
});

async function leaseOf(old: { readonly paths: Paths }): Promise<{ by: string; until: number } | undefined> {
  return (await schemaOf(old))?.['migrating'] as { by: string; until: number } | undefined;
}

/** A clock that goes when it is told to; who asks to look again soon does so in real time. */
function handClock(): Clock & { go(ms: number): void; looks(): number } {
  const real = systemClock();
  const waiting = new Set<{ at: number; call: () => void }>();
  let [ahead, looks] = [0, 0];
  const now = () => START + ahead;
  return {
    now,
    looks: () => looks,
    wake: (at, call) => {
      if (at - now() <= 1_000) {
        looks += 1;
        return real.wake(real.now() + 10, call);
      }
      const one = { at, call };
      waiting.add(one);
      return () => waiting.delete(one);
    },
    go: (ms) => {
      ahead += ms;
      for (const one of [...waiting].filter(({ at }) => at <= now())) {
        waiting.delete(one);
        one.call();
      }
    },
  };
}

/** Every document of the project. */
async function allOf({ db }: Paths): Promise<DocumentData[]> {
  const found: DocumentData[] = [];
  const walk = async (collections: Awaited<ReturnType<typeof db.listCollections>>): Promise<void> => {
    for (const collection of collections) {
      for (const ref of await collection.listDocuments()) {
        const data = (await ref.get()).data();
        if (data !== undefined) found.push(data);
        await walk(await ref.listCollections());
      }
    }
  };
  await walk(await db.listCollections());
  return found;
}
