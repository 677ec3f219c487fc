/** The reader with a model, over HTTP to the fake server, on a clock that the test moves. */
import { createBreaker } from '../../src/agents/model/breaker.ts';
import { createHttp } from '../../src/io/http.ts';
import { createOpenAiModel } from '../../src/io/openai.ts';
import { createModelUnderstanding, type ModelUnderstandingOptions } from '../../src/agents/understanding.ts';
import type { ModelPort, SpendingPort, Understanding } from '../../src/ports.ts';
import { createVirtualClock, type VirtualClock } from '../../src/simulated/clock.ts';
import { startModel, type Brain, type FakeModel } from '../fakes/model.ts';
import { NOW } from './kit.ts';

export interface ModelKit {
  readonly fake: FakeModel;
  readonly port: ModelPort;
  readonly clock: VirtualClock;
  readonly spending: SpendingPort & { readonly rows: Map<string, number> };
  reader(more?: Partial<ModelUnderstandingOptions>): Understanding;
  /** Lets virtual time pass while `work` waits for it. */
  outlast<T>(work: Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export async function modelKit(brain: Brain): Promise<ModelKit> {
  const fake = await startModel(brain);
  const http = createHttp({ connections: 4 });
  const port = createOpenAiModel({
    baseUrl: fake.baseUrl,
    apiKey: 'test-key',
    exchange: (request) => http.exchange(request),
    timeoutMs: 30_000,
  });
  const clock = createVirtualClock(NOW);
  const spending = memorySpending();
  return {
    fake,
    port,
    clock,
    spending,
    reader: (more = {}) =>
      createModelUnderstanding({
        model: port,
        models: { meta: 'm-meta', intent: 'm-intent', cero: 'm-cero' },
        clock,
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        spending,
        turnBudgetMs: 6_000,
        tenantDailyUsd: 5,
        free: false,
        maySay: () => true,
        breaker: createBreaker(clock),
        ...more,
      }),
    outlast: async (work) => {
      const state = { over: false };
      const ended = work.finally(() => {
        state.over = true;
      });
      for (let i = 0; !state.over; i++) {
        await new Promise((resolve) => setImmediate(resolve));
        // Real sockets answer between these ticks; only who waits for the clock is left after so many.
        const next = clock.next();
        if (i % 400 === 399 && next !== undefined) clock.advanceTo(next);
      }
      return ended;
    },
    close: async () => {
      await fake.close();
      await http.close();
    },
  };
}

export function memorySpending(): ModelKit['spending'] {
  const rows = new Map<string, number>();
  return {
    rows,
    spent: (tenant, day) => Promise.resolve(rows.get(`${tenant} ${day}`) ?? 0),
    spend: (tenant, day, microUsd) => {
      rows.set(`${tenant} ${day}`, (rows.get(`${tenant} ${day}`) ?? 0) + microUsd);
      return Promise.resolve();
    },
  };
}
