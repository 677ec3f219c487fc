/** Many seeds, one after the other, on a fresh store each. */
import type { Store } from '../ports.ts';
import { openDatabase } from '../state/schema.ts';
import { createMemoryStore } from '../state/memory.ts';
import { createSqliteStore } from '../state/sqlite.ts';
import { simulate, type SimulationReport } from './simulate.ts';
import type { Cut } from './wire.ts';

export type StoreKind = 'memory' | 'sqlite';

export interface RunOptions {
  readonly from: number;
  readonly seeds: number;
  readonly store: StoreKind;
  readonly bug?: string;
  readonly cut?: Cut;
  /** Afterwards nothing is left to do but what time brings: no store here waits for more than promises. */
  readonly breathe: () => Promise<void>;
}

/** Sums of many seeds, and the seeds that failed. */
export interface Totals {
  readonly seeds: number;
  readonly turns: number;
  readonly messages: number;
  readonly crashes: number;
  readonly zombies: number;
  readonly duplicates: number;
  readonly lost: number;
  readonly violations: number;
  readonly failed: readonly Failure[];
}
export type Failure = Pick<SimulationReport, 'seed' | 'violations' | 'tail' | 'digest'>;

/** More would only repeat the same news. */
const FAILURES_KEPT_MAX = 20;

export const NOTHING: Totals = {
  ...{ seeds: 0, turns: 0, messages: 0, crashes: 0, zombies: 0, duplicates: 0, lost: 0, violations: 0 },
  failed: [],
};

export async function runSeeds(options: RunOptions): Promise<Totals> {
  let totals = NOTHING;
  for (let seed = options.from; seed < options.from + options.seeds; seed++) {
    totals = added(totals, totalsOf(await runSeed(seed, options)));
  }
  return totals;
}

export function runSeed(seed: number, options: Omit<RunOptions, 'from' | 'seeds'>): Promise<SimulationReport> {
  const { breathe, bug, cut } = options;
  const chosen = { ...(bug === undefined ? {} : { bug }), ...(cut === undefined ? {} : { cut }) };
  return simulate({ seed, breathe, store: () => openStore(options.store), ...chosen });
}

export function added(a: Totals, b: Totals): Totals {
  return {
    seeds: a.seeds + b.seeds,
    turns: a.turns + b.turns,
    messages: a.messages + b.messages,
    crashes: a.crashes + b.crashes,
    zombies: a.zombies + b.zombies,
    duplicates: a.duplicates + b.duplicates,
    lost: a.lost + b.lost,
    violations: a.violations + b.violations,
    failed: [...a.failed, ...b.failed].sort((x, y) => x.seed - y.seed).slice(0, FAILURES_KEPT_MAX),
  };
}

function totalsOf(report: SimulationReport): Totals {
  const { turns, messages, crashes, zombies, duplicates, lost, violations } = report;
  const failed = violations.length > 0 ? [report] : [];
  return { seeds: 1, turns, messages, crashes, zombies, duplicates, lost, violations: violations.length, failed };
}

function openStore(kind: StoreKind): Promise<Store> {
  if (kind === 'memory') return Promise.resolve(createMemoryStore());
  // A group of writes is whatever is due in the same microtask: no turn of the event loop hides in the store.
  return Promise.resolve(
    createSqliteStore({ db: openDatabase(':memory:'), schedule: { soon: queueMicrotask }, compact: false }),
  );
}
