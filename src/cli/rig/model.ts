import type { Config } from '../../config.ts';
import { ConfigError } from '../../errors.ts';
import type { Http } from '../../io/http.ts';
import type { ModelPort } from '../../ports.ts';
import { modelPort, type ModelRules } from '../models.ts';

/** A model that the agents of a run ask, and by what rules. */
export interface RigModel {
  readonly port: ModelPort;
  readonly rules: ModelRules;
}

/** The configured one. Throws ConfigError where none is. */
export function configuredModel({ models }: Pick<Config, 'models'>, http: Pick<Http, 'exchange'>): RigModel {
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
  return { port: modelPort(models, http), rules: models };
}

/** The same model, its calls counted where they leave. */
export function countedModel(model: RigModel): RigModel & { readonly calls: () => number } {
  let calls = 0;
  const complete: ModelPort['complete'] = (request) => {
    calls += 1;
    return model.port.complete(request);
  };
  return { ...model, port: { complete }, calls: () => calls };
}
