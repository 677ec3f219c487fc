/** Planted bugs: the test of the test (A2). Each stands outside the product's code and is a mistake that others made. */
import type { Settings } from '../conversation.ts';
import type { EffectPolicy, PerformContext, Performed } from '../conversation/parts.ts';
import type { Effect } from '../domain.ts';
import type { Store, Understanding } from '../ports.ts';
import { blindWrites, splitWrites } from './bugs/writes.ts';
import { lostRows, misreadRows } from './bugs/rows.ts';
import { recklessServices } from './bugs/services.ts';

export type Perform = (effect: Effect, context: PerformContext) => Promise<Performed>;
/** One more call to the store, with an await of its own. */
export type Send = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export interface Bug {
  readonly does: string;
  /** Afresh for each simulation: what it returns is shared by the replicas. */
  readonly plant: () => Planted;
}
export interface Planted {
  /** In the store itself: what it does wrong, it does at one instant. */
  readonly store?: (store: Store) => Store;
  /** In the engine's use of it: with an await in between, where a crash fits. */
  readonly inside?: (store: Store, send: Send) => Store;
  readonly understanding?: Understanding;
  readonly perform?: (perform: Perform) => Perform;
  readonly policyOf?: (policyOf: (effect: Effect) => EffectPolicy) => (effect: Effect) => EffectPolicy;
  readonly settings?: Partial<Settings>;
}

export const BUGS: Readonly<Record<string, Bug>> = {
  ...blindWrites,
  ...splitWrites,
  ...lostRows,
  ...misreadRows,
  ...recklessServices,
};
