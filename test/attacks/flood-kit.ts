/** Senders who flood, on virtual time: the real engine, and a model that takes its time and counts who asks it. */
import { createBreaker } from '../../src/agents/model/breaker.ts';
import { createModelUnderstanding } from '../../src/agents/understanding.ts';
import { TOPICS, type Topic } from '../../src/domain.ts';
import type { ModelPort, Store, Understanding } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { START } from '../../src/simulator/business.ts';
import { createOutside } from '../../src/simulator/outside.ts';
import { openShop, type Shop } from '../simulator/shop.ts';

/** A usual answer of a model (ms). */
const MODEL_MS = 700;
/** What a call of this model is counted with: a millionth of a dollar for each token. */
const TOKENS = { tokensIn: 900, tokensOut: 60 } as const;

export interface Flood {
  readonly shop: Shop;
  /** Questions that the model was asked. */
  readonly calls: () => number;
  /** Instants (virtual ms) at which this customer was written to. */
  readonly toldAt: (who: string) => readonly number[];
}

export function openFlood(options: {
  readonly store: Store;
  readonly tenantDailyUsd?: number;
  readonly understanding?: (own: Understanding) => Understanding;
  readonly before?: Flood;
}): Flood {
  const clock = options.before?.shop.clock ?? createVirtualClock(START);
  const told = new Map<string, number[]>();
  const note = (who: string) => told.set(who, [...(told.get(who) ?? []), clock.now()]);
  const outside = createOutside({
    onSent: ({ to }) => note(to.waId ?? ''),
    onHandoff: () => undefined,
    refuses: () => false,
  });
  let calls = 0;
  const model: ModelPort = {
    complete: () => {
      calls += 1;
      const tema = TALK[calls % TALK.length];
      const text = JSON.stringify({ decision: 'RESPUESTA_GENERAL', departamento: null, tema, texto: null });
      return new Promise((resolve) =>
        clock.wake(clock.now() + MODEL_MS, () => {
          resolve({ outcome: 'text', text, ...TOKENS });
        }),
      );
    },
  };
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const own = createModelUnderstanding({
    model,
    models: { meta: 'gpt-4o-mini', intent: 'gpt-4o-mini', cero: 'gpt-4o-mini' },
    clock,
    log: quiet,
    spending: options.store,
    turnBudgetMs: 6_000,
    tenantDailyUsd: options.tenantDailyUsd ?? 1_000,
    free: false,
    maySay: () => true,
    breaker: createBreaker(clock),
  });
  const understanding = options.understanding?.(own) ?? own;
  const shop = openShop({ store: options.store, clock, outside, understanding });
  return { shop, calls: () => calls, toldAt: (who) => told.get(who) ?? [] };
}

/** Topics that are answered from the business's own data: never fruitless, so that no person takes over. */
const TALK: readonly Topic[] = TOPICS.filter((topic) => topic !== 'otro');

/** No rule knows it: a model is asked. */
export function chatter(n: number): string {
  return `${['viste', 'che', 'onda', 'boludeces'][n % 4]} qué flash lo del perro verde ${n}`;
}
