/** The agents that ask a model, put together from the configuration: for the server, the rig and the doctor. */
import { createWriter } from '../agents/generador.ts';
import { createMediaUnderstanding } from '../agents/media.ts';
import { createBreaker } from '../agents/model/breaker.ts';
import { createModelLector } from '../agents/model/lector.ts';
import { createModelUnderstanding, TURN_BUDGET_MS_MAX } from '../agents/understanding.ts';
import type { Config } from '../config.ts';
import type { Parts } from '../conversation/parts.ts';
import { breachesOf, factsOf, mayBeSaid } from '../copy/firewall.ts';
import type { Http } from '../io/http.ts';
import { createOpenAiModel } from '../io/openai.ts';
import type { OpenAiOptions } from '../io/openai.ts';
import { createOpenAiTranscription } from '../io/openai-transcription.ts';
import type { Clock, Log, MediaPort, ModelPort, SpendingPort } from '../ports.ts';

/** Longer than any turn waits: by then the agents have hung up. */
const TIMEOUT_MS = 10_000;

export interface ModelRules extends Pick<
  Config['models'],
  'byAgent' | 'transcription' | 'turnBudgetMs' | 'tenantDailyUsd' | 'free'
> {
  /** Absent: templates go out as they are. */
  readonly writes?: boolean;
}

export function modelPort(models: Config['models'], http: Pick<Http, 'exchange'>): ModelPort {
  return createOpenAiModel(serverOf(models, http));
}

function serverOf({ baseUrl, apiKey }: Config['models'], http: Pick<Http, 'exchange'>): OpenAiOptions {
  return {
    baseUrl,
    ...(apiKey === undefined ? {} : { apiKey: apiKey.reveal() }),
    exchange: (request) => http.exchange(request),
    timeoutMs: TIMEOUT_MS,
  };
}

/** Models that are asked at `/audio/transcriptions`, by their names; any other hears as a part of a chat. */
const TRANSCRIBES = /whisper|transcri|voxtral|parakeet|canary/i;

/** Who hears for TRANSCRIPTION_MODEL. */
export function hearingPort(models: Config['models'], http: Pick<Http, 'exchange'>): ModelPort {
  const server = serverOf(models, http);
  return TRANSCRIBES.test(models.transcription ?? '') ? createOpenAiTranscription(server) : createOpenAiModel(server);
}

export interface ModelWorld {
  readonly clock: Clock;
  readonly log: Log;
  readonly spending: SpendingPort;
  /** Absent: media are not read. */
  readonly media?: { readonly port: MediaPort; readonly hears: ModelPort };
}

/** Those parts of an engine that ask the model; one breaker for all of them. */
export function modelAgents(
  port: ModelPort,
  rules: ModelRules,
  world: ModelWorld,
): Pick<Parts, 'understanding' | 'reword'> {
  const { byAgent, turnBudgetMs, tenantDailyUsd, free } = rules;
  const common = { ...world, tenantDailyUsd, free, breaker: createBreaker(world.clock) };
  const text = createModelUnderstanding({
    ...common,
    model: port,
    models: byAgent,
    turnBudgetMs,
    maySay: (text, { tenant, language, now, appointments }) =>
      mayBeSaid(text, { tenant, contact: { language }, now, appointments }),
  });
  const withEyes = ({ port: media, hears }: NonNullable<ModelWorld['media']>) =>
    createMediaUnderstanding({
      text,
      media,
      clock: world.clock,
      lector: createModelLector({
        ...common,
        model: port,
        hears,
        models: {
          lector: byAgent.lector,
          ...(rules.transcription === undefined ? {} : { transcription: rules.transcription }),
        },
      }),
    });
  const understanding = world.media === undefined ? text : withEyes(world.media);
  if (rules.writes !== true) return { understanding };
  const write = createWriter({ ...common, port, model: byAgent.generador });
  const reword: Parts['reword'] = (copy, message, context) =>
    write({
      copy,
      message,
      tenant: context.tenant,
      language: context.contact.language,
      deadline: context.now + Math.min(turnBudgetMs, TURN_BUDGET_MS_MAX),
      maySay: (text) => breachesOf(text, factsOf(copy, message, context)).length === 0,
    });
  return { understanding, reword };
}
