/** Leaves a provider alone after it failed several times running, then tries it with a single call. */
import type { Clock } from '../../ports.ts';

export const BREAKER_FAILURES = 5;
export const BREAKER_OPEN_MS = 30_000;

export interface Breaker {
  /** May a call be begun? In half-open, one at a time. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

/** One for each provider (base URL) of a process. */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  /** Until when nobody calls; while a probe is out, until it counts as lost. */
  let closedUntil = 0;
  return {
    allows: () => {
      if (failures < BREAKER_FAILURES) return true;
      if (clock.now() < closedUntil) return false;
      // This caller is the probe: the others wait for its outcome.
      closedUntil = clock.now() + BREAKER_OPEN_MS;
      return true;
    },
    succeeded: () => {
      failures = 0;
      closedUntil = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= BREAKER_FAILURES) closedUntil = clock.now() + BREAKER_OPEN_MS;
    },
  };
}
