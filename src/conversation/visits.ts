import { tenantIdOf } from '../domain.ts';
import type { ConversationId } from '../domain.ts';
import type { Engine } from '../conversation.ts';
import type { Clock, Store } from '../ports.ts';

/**
 * The engine for who is called from outside (SWEEP=external). A visit ends when what it began is at rest: a process that
 * is paid by the request has no CPU after its answer. Its limit stays below the caller's own (`WAKE_UP_DEADLINE_MS`).
 */
export const SWEEP_VISIT_MS = 50_000;
/** A burst, a model's time and a send or two. */
export const WORK_VISIT_MS = 20_000;

export interface Visits {
  /** `rested` false: the limit came first, and the next visit goes on. */
  sweep(): Promise<{ readonly swept: number; readonly rested: boolean; readonly nextAt?: number }>;
  /** Undefined: there is no such conversation. */
  work(id: ConversationId): Promise<{ readonly rested: boolean } | undefined>;
}

export interface VisitedParts {
  readonly engine: Pick<Engine, 'sweep' | 'wake' | 'rest'>;
  readonly store: Pick<Store, 'committed' | 'load'>;
  readonly clock: Clock;
  readonly tenantOf: (id: string) => unknown;
}

export function createVisits({ engine, store, clock, tenantOf }: VisitedParts): Visits {
  /** Written to at least once: its first message may still wait for its turn. */
  const isKnown = async (id: ConversationId): Promise<boolean> => {
    if (tenantOf(tenantIdOf(id)) === undefined) return false;
    return (await store.committed(id)) !== undefined || (await store.load(id, 1)).inbox.length > 0;
  };
  return {
    sweep: async () => {
      const until = clock.now() + SWEEP_VISIT_MS;
      const swept = new Set<ConversationId>();
      for (;;) {
        const { conversations, nextAt } = await engine.sweep();
        const fresh = conversations.filter((id) => !swept.has(id));
        for (const id of fresh) swept.add(id);
        const rested = await engine.rest(fresh, until);
        // A sweep is bounded: the rest of a long backlog is in the next one.
        if (fresh.length > 0 && rested) continue;
        return { swept: swept.size, rested, ...(nextAt === undefined ? {} : { nextAt }) };
      }
    },
    work: async (id) => {
      const until = clock.now() + WORK_VISIT_MS;
      if (!(await isKnown(id))) return undefined;
      engine.wake(id);
      return { rested: await engine.rest([id], until) };
    },
  };
}
