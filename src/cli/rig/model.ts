import { createModelUnderstanding } from '../../agents/understanding.ts';
import type { Config } from '../../config.ts';
import { mayBeSaid } from '../../copy/index.ts';
import { ConfigError } from '../../errors.ts';
import type { Http } from '../../io/http.ts';
import { createOpenAiModel } from '../../io/openai.ts';
import type { Clock, ModelPort, Store, Understanding } from '../../ports.ts';

/** A model that the agents of a run ask, and by what rules. */
export interface RigModel {
  readonly port: ModelPort;
  readonly rules: Pick<Config['models'], 'byAgent' | 'turnBudgetMs' | 'tenantDailyUsd' | 'free'>;
}

/** Longer than any turn waits: by then the agents have hung up. */
const TIMEOUT_MS = 10_000;

/** The configured one. Throws ConfigError where none is. */
export function configuredModel({ models }: Pick<Config, 'models'>, http: Http): RigModel {
  if (!models.enabled) {
    throw new ConfigError([
      {
        code: 'CFG-004',
        where: '--agents model',
        what: 'OPENAI_API_KEY falta, pero se piden los agentes con modelo',
        fix: 'ponla en .env, o un OPENAI_BASE_URL de esta máquina; sin modelo: --agents offline',
      },
    ]);
  }
  const port = createOpenAiModel({
    baseUrl: models.baseUrl,
    ...(models.apiKey === undefined ? {} : { apiKey: models.apiKey.reveal() }),
    exchange: (request) => http.exchange(request),
    timeoutMs: TIMEOUT_MS,
  });
  return { port, rules: models };
}

/** The same model, its calls counted where they leave. */
export function countedModel(model: RigModel | undefined): (RigModel & { calls(): number }) | undefined {
  if (model === undefined) return undefined;
  let calls = 0;
  const complete: ModelPort['complete'] = (request) => {
    calls += 1;
    return model.port.complete(request);
  };
  return { ...model, port: { complete }, calls: () => calls };
}

export function modelUnderstanding(
  { port, rules }: RigModel,
  { clock, store }: { clock: Clock; store: Store },
): Understanding {
  return createModelUnderstanding({
    model: port,
    models: rules.byAgent,
    clock,
    // What a model did wrong is in the turn's record; a run has no other log.
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    spending: store,
    turnBudgetMs: rules.turnBudgetMs,
    tenantDailyUsd: rules.tenantDailyUsd,
    free: rules.free,
    maySay: (text, { tenant, language, now, appointments }) =>
      mayBeSaid(text, { tenant, contact: { language }, now, appointments }),
  });
}
