/** Answers of the database are lost on the wire: what the store then says is true, and nothing is done twice (A5). */
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/io/clock.ts';
import { systemRandom } from '../../src/io/random.ts';
import type { Store } from '../../src/ports.ts';
import { openFirestoreStore } from '../../src/state/firestore.ts';
import { ANA, NOW, TENANT, answer, effect, keys, live, message, pending, turn } from '../contracts/store/fixtures.ts';
import { startWire, type Wire } from '../replicas/proxy.ts';
import { emulatorHost, freshProject, onEmulator, openStore } from './kit.ts';

/** Each takes some hundred ms until the client has noticed. */
const TIMES = 5;
/** A call is on its way for a few ms: the wire goes deaf at another one each time. */
const DEAF_AFTER_MS = [0, 1, 2, 4, 8];

interface Ends {
  /** Through the wire. */
  readonly store: Store;
  /** Straight to the database. */
  readonly truth: Store;
  readonly wire: Wire;
}

async function onBadWire(test: (ends: Ends) => Promise<void>): Promise<void> {
  const project = freshProject();
  const wire = await startWire(emulatorHost ?? '');
  const parts = { clock: systemClock(), random: systemRandom() };
  const store = await openFirestoreStore({ project, emulatorHost: wire.host, ...parts });
  const truth = await openStore(project);
  try {
    await test({ store, truth, wire });
    expect(wire.swallowed()).toBeGreaterThan(0);
  } finally {
    await store.close();
    await truth.close();
    await wire.close();
  }
}

/** What came of the call: its result, or that the store could not be reached. */
async function deaf<T>(wire: Wire, afterMs: number, call: () => Promise<T>): Promise<T | 'unavailable'> {
  const result = call().catch((error: unknown) => {
    expect(error).toMatchObject({ name: 'StoreUnavailable' });
    return 'unavailable' as const;
  });
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  wire.swallow();
  return result;
}

describe
  .skipIf(emulatorHost === undefined)
  .concurrent(onEmulator('when the answer is lost'), { timeout: 60_000 }, () => {
    it('a turn is committed once, and nobody else is believed to have done it', () =>
      onBadWire(async ({ store, truth, wire }) => {
        for (let n = 1; n <= TIMES; n++) {
          const mine = turn(ANA, n, {
            outbox: [effect(ANA, { turn: n, n: 1 })],
            claims: [{ op: 'hold', holder: `a${n}`, keys: keys(n * 30, 30), until: NOW * 2 }],
          });
          const said = await deaf(wire, DEAF_AFTER_MS[n - 1] ?? 0, () => store.commit(mine));
          expect(said).not.toEqual({ outcome: 'lost' });
          const there = await truth.committed(ANA);
          if (said !== 'unavailable') expect(there?.turnId).toBe(mine.conversation.turnId);
          else if (there?.version !== n) expect(await store.commit(mine)).toEqual({ outcome: 'committed' });
        }
        expect((await truth.turns(ANA)).map(({ n }) => n)).toEqual(Array.from({ length: TIMES }, (_, i) => i + 1));
        expect(await truth.outbox(ANA)).toHaveLength(TIMES);
        expect(await live(truth)).toHaveLength(TIMES * 6);
      }));

    it('a message is stored once, and who stored it hears that it is new', () =>
      onBadWire(async ({ store, truth, wire }) => {
        for (let n = 0; n < TIMES; n++) {
          const said = await deaf(wire, DEAF_AFTER_MS[n] ?? 0, () => store.receive([message(ANA, `m${n}`)]));
          if (said === 'unavailable') await store.receive([message(ANA, `m${n}`)]);
          else expect(said).toEqual(['new']);
        }
        expect((await pending(truth, ANA)).map(({ id }) => id)).toEqual(
          Array.from({ length: TIMES }, (_, n) => `m${n}`),
        );
      }));

    it('an effect is marked by one, settled once, and brings one answer', () =>
      onBadWire(async ({ store, truth, wire }) => {
        const rows = Array.from({ length: TIMES }, (_, n) => effect(ANA, { turn: 1, n: n + 1 }));
        await truth.commit(turn(ANA, 1, { outbox: rows }));
        for (const [n, row] of rows.entries()) {
          const marked = await deaf(wire, DEAF_AFTER_MS[n] ?? 0, () => store.markRunning(row, NOW));
          const now = (await truth.outbox(ANA))[n];
          if (marked !== 'unavailable') expect([marked, now?.attempts]).toEqual([true, 1]);
          expect(now?.attempts).toBeLessThanOrEqual(1);
          await deaf(wire, DEAF_AFTER_MS[n] ?? 0, () => store.settle(row, { state: 'done' }, answer(row.id, ANA)));
          await store.settle(row, { state: 'done' }, answer(row.id, ANA));
        }
        expect((await truth.outbox(ANA)).map(({ state }) => state)).toEqual(rows.map(() => 'done'));
        expect(await pending(truth, ANA)).toHaveLength(TIMES);
      }));

    it('an attempt is counted once', () =>
      onBadWire(async ({ store, truth, wire }) => {
        await truth.receive([message(ANA, 'm1')]);
        for (let n = 0; n < TIMES; n++) {
          const before = (await pending(truth, ANA))[0]?.attempts ?? 0;
          const at = NOW + n * 10_000;
          const begun = await deaf(wire, DEAF_AFTER_MS[n] ?? 0, () =>
            store.begin(ANA, ['m1'], { by: 'r1', at, until: at + 5_000 }),
          );
          const after = (await pending(truth, ANA))[0]?.attempts ?? 0;
          if (begun !== 'unavailable') expect([begun, after]).toEqual([{ begun: true }, before + 1]);
          expect(after - before).toBeLessThanOrEqual(1);
        }
      }));

    it('a block from outside takes its granules once', () =>
      onBadWire(async ({ store, truth, wire }) => {
        for (let n = 0; n < TIMES; n++) {
          const some = keys(n * 30, 30);
          const said = await deaf(wire, DEAF_AFTER_MS[n] ?? 0, () => store.block(TENANT, `b${n}`, some));
          expect(said === 'unavailable' ? await store.block(TENANT, `b${n}`, some) : said).toBe(true);
        }
        expect(await live(truth)).toHaveLength(TIMES * 6);
      }));
  });
