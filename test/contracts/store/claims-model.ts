/** Random claims against a model that a person can check by eye: a map, one commit after the other. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { ClaimOp, CommitOutcome, Store } from '../../../src/ports.ts';
import type { StoreSuite } from '../store.contract.ts';
import { MINUTE, NOW, keys, live, turn } from './fixtures.ts';

interface Planned {
  readonly customer: number;
  readonly ops: readonly ClaimOp[];
}
interface Round {
  /** Minutes since the round before. */
  readonly pause: number;
  /** Commits at the same moment, each of another customer. */
  readonly together: readonly Planned[];
}
type Model = ReadonlyMap<string, { readonly holder: string; readonly until?: number }>;

const CUSTOMERS = 3;

export function claimsModelContract({ test, runs }: StoreSuite): void {
  test('any interleaving of holds, bookings, releases and expiry gives what some order of them gives (must-hold 48)', async (store) => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 8 }), async (rounds) => {
        run += 1;
        await play(store, `modelo${run}`, rounds);
      }),
      { numRuns: runs },
    );
  });
}

const op: fc.Arbitrary<ClaimOp> = fc
  .record({
    op: fc.constantFrom('hold', 'firm', 'release', 'free'),
    holder: fc.constantFrom('a', 'b', 'c'),
    from: fc.integer({ min: 0, max: 5 }),
    length: fc.integer({ min: 1, max: 4 }),
    minutes: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ op: kind, holder, from, length, minutes }) => {
    const some = { holder, keys: keys(from * 5, length * 5) };
    // Absolute, within the run: some holds are over before they are looked at.
    return kind === 'hold' ? { op: kind, ...some, until: NOW + minutes * MINUTE } : { op: kind, ...some };
  });

const round: fc.Arbitrary<Round> = fc.record({
  pause: fc.integer({ min: 0, max: 6 }),
  together: fc.uniqueArray(
    fc.record({ customer: fc.integer({ min: 1, max: CUSTOMERS }), ops: fc.array(op, { minLength: 1, maxLength: 3 }) }),
    { selector: ({ customer }) => customer, minLength: 1, maxLength: CUSTOMERS },
  ),
});

async function play(store: Store, tenant: string, rounds: readonly Round[]): Promise<void> {
  const versions = new Map<number, number>();
  let model: Model = new Map();
  let at = NOW;
  for (const { pause, together } of rounds) {
    at += pause * MINUTE;
    const now = at;
    const outcomes = await Promise.all(
      together.map(({ customer, ops }) => {
        const version = (versions.get(customer) ?? 0) + 1;
        return store.commit(turn(`${tenant}.${customer}`, version, { claims: ops, at: now }));
      }),
    );
    const found = await live(store, now, tenant);
    const orders = permutations(together.map((planned, i) => ({ planned, outcome: outcomes[i] })));
    const explained = orders
      .map((order) => inOrder(model, order, now))
      .find((after) => after && same(after, now, found));
    expect(explained, `no order explains ${JSON.stringify({ together, outcomes, found })}`).toBeDefined();
    model = explained ?? model;
    together.forEach(({ customer }, i) => {
      if (outcomes[i]?.outcome === 'committed') versions.set(customer, (versions.get(customer) ?? 0) + 1);
    });
  }
}

/** The model after these commits one by one, or undefined when an outcome is not what the model says. */
function inOrder(
  model: Model,
  order: readonly { planned: Planned; outcome: CommitOutcome | undefined }[],
  at: number,
): Model | undefined {
  let state = model;
  for (const { planned, outcome } of order) {
    const next = apply(state, planned.ops, at);
    if ((next === undefined ? 'taken' : 'committed') !== outcome?.outcome) return undefined;
    state = next ?? state;
  }
  return state;
}

function apply(model: Model, ops: readonly ClaimOp[], at: number): Model | undefined {
  const after = new Map(model);
  for (const one of ops) {
    if (one.op !== 'free' && one.op !== 'release') continue;
    for (const key of one.keys) {
      const mine = after.get(key)?.holder === one.holder;
      if (mine && (one.op === 'free' || after.get(key)?.until !== undefined)) after.delete(key);
    }
  }
  for (const one of ops) {
    if (one.op !== 'hold' && one.op !== 'firm') continue;
    for (const key of one.keys) {
      const there = after.get(key);
      if (there && there.holder !== one.holder && (there.until ?? Infinity) > at) return undefined;
      const stays = there?.holder === one.holder && there.until === undefined;
      if (!stays) after.set(key, one.op === 'hold' ? { holder: one.holder, until: one.until } : { holder: one.holder });
    }
  }
  return after;
}

function same(model: Model, at: number, found: readonly string[]): boolean {
  const expected = [...model]
    .filter(([, { until }]) => (until ?? Infinity) > at)
    .map(([key, { holder, until }]) => `${key} ${holder} ${until ?? 'firm'}`);
  return expected.sort().join() === [...found].sort().join();
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));
}
