/** The reader with a model, over HTTP to the fake server, on a clock that the test moves. */
import { createBreaker } from '../../src/agents/model/breaker.ts';
import { createHttp } from '../../src/io/http.ts';
import { createOpenAiModel } from '../../src/io/openai.ts';
import { createModelUnderstanding, type ModelUnderstandingOptions } from '../../src/agents/understanding.ts';
import type { ModelPort, SpendingPort, Understanding } from '../../src/ports.ts';
import { createVirtualClock, type VirtualClock } from '../../src/simulated/clock.ts';
import { startModel, type Brain, type FakeModel } from '../fakes/model.ts';
import { NOW } from './kit.ts';

/** Turns of the event loop after which nobody goes on by themselves. */
const IDLE_TICKS = 400;
const ANSWERS_WITHIN_MS = 2_000;

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
  const real = createOpenAiModel({
    baseUrl: fake.baseUrl,
    apiKey: 'test-key',
    exchange: (request) => http.exchange(request),
    timeoutMs: 30_000,
  });
  let underWay = 0;
  // The first call imports the package, too.
  const port: ModelPort = {
    complete: async (request) => {
      underWay += 1;
      try {
        return await real.complete(request);
      } finally {
        underWay -= 1;
      }
    },
  };
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
      let since = performance.now();
      for (let idle = 0; !state.over; idle++) {
        await new Promise((resolve) => setImmediate(resolve));
        // A request on a real socket takes the time that the machine needs; who is left then waits for the clock.
        const answered = underWay <= fake.hanging() || performance.now() - since > ANSWERS_WITHIN_MS;
        if (idle < IDLE_TICKS || !answered) continue;
        const next = clock.next();
        if (next !== undefined) clock.advanceTo(next);
        idle = 0;
        since = performance.now();
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
