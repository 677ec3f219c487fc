/**
 * The one way in which an agent asks a model: a structured answer, parsed against the agent's schema, within the turn's
 * time and number of calls. Every other end has a name; none of them is text that somebody could send (must-hold 40).
 */
import { z } from 'zod';
import type { ModelCall } from '../../domain.ts';
import { ServiceFailure } from '../../errors.ts';
import type { Clock, ModelAnswer, ModelPort, ModelRequest } from '../../ports.ts';
import type { Breaker } from './breaker.ts';
import type { PriceOf } from './prices.ts';

/** Questions that one turn may put to models; a failed one may be put once more. */
export const CALLS_PER_TURN_MAX = 2;
const RETRIES_PER_TURN_MAX = 1;
/** One call may not eat the whole turn's time. */
export const CALL_TIMEOUT_MS = 4_000;
/** Less time than this brings no answer: it is not begun. */
const CALL_LEAST_MS = 300;
const RETRY_WAIT_MS = 200;
const ANSWER_TOKENS_MAX = 500;
/** Longer answers are not looked at. */
const ANSWER_CHARS_MAX = 16_384;
const BROKEN_CHARS_KEPT = 1_000;

/** An agent: which prompt, which schema; what it is told is data. */
export interface Question<T> {
  readonly agent: string;
  readonly model: string;
  /** `<agent>@<n>`. */
  readonly prompt: string;
  readonly system: string;
  /** Structured input: no text is read back out of a sentence (must-hold 41). */
  readonly input: unknown;
  readonly schema: z.ZodType<T>;
}
export type Asked<T> =
  | { readonly outcome: 'answered'; readonly value: T }
  | { readonly outcome: Exclude<ModelCall['outcome'], 'answered'> | 'closed' };

/** What one turn may still do with models, and what it did. */
export interface Sitting {
  readonly port: ModelPort;
  readonly clock: Clock;
  readonly breaker: Breaker;
  /** Epoch ms: nobody waits longer. */
  readonly deadline: number;
  readonly priceOf: PriceOf;
  readonly calls: ModelCall[];
  retries: number;
}

export function openSitting(given: Omit<Sitting, 'calls' | 'retries'>): Sitting {
  return { ...given, calls: [], retries: RETRIES_PER_TURN_MAX };
}

/** Asks, and once more with what was wrong when the answer does not follow the schema. */
export async function ask<T>(sitting: Sitting, question: Question<T>): Promise<Asked<T>> {
  const messages: ModelRequest['messages'] = [
    { role: 'system', content: question.system },
    { role: 'user', content: JSON.stringify(question.input) },
  ];
  const first = await put(sitting, question, messages);
  if (first.outcome !== 'invalid' || first.broken === undefined) return told(first);
  const again = await put(sitting, question, [
    ...messages,
    { role: 'assistant', content: first.broken.slice(0, BROKEN_CHARS_KEPT) },
    { role: 'user', content: `Esa respuesta no sirve (${first.problem}). Responde solo con el JSON del esquema.` },
  ]);
  return again.outcome === 'closed' ? told(first) : told(again);
}

type Put<T> = Asked<T> & { readonly broken?: string; readonly problem?: string };

function told<T>(put: Put<T>): Asked<T> {
  return put.outcome === 'answered' ? { outcome: 'answered', value: put.value } : { outcome: put.outcome };
}

/** One question with its retry. */
async function put<T>(sitting: Sitting, question: Question<T>, messages: ModelRequest['messages']): Promise<Put<T>> {
  if (sitting.calls.filter((c) => c.outcome !== 'failed').length >= CALLS_PER_TURN_MAX) return { outcome: 'closed' };
  if (timeLeft(sitting) < CALL_LEAST_MS || !sitting.breaker.allows()) return { outcome: 'closed' };
  const began = sitting.clock.now();
  const answer = await attempt(sitting, question, messages);
  const read = 'outcome' in answer ? readAnswer(answer, question.schema) : ({ outcome: answer.failed } as const);
  note(sitting, question, { outcome: read.outcome, ms: sitting.clock.now() - began, ...tokensOf(answer) });
  if ('failed' in answer && answer.retryAfterMs !== undefined && sitting.retries > 0) {
    sitting.retries -= 1;
    if (answer.retryAfterMs + CALL_LEAST_MS > timeLeft(sitting)) return read;
    await pause(sitting.clock, answer.retryAfterMs);
    return put(sitting, question, messages);
  }
  return read;
}

interface Failed {
  readonly failed: 'failed' | 'late';
  /** Absent: the same call would fail again. */
  readonly retryAfterMs?: number;
}

/** One call, until it is answered or too late: the breaker learns of both. */
async function attempt<T>(
  { port, clock, breaker, ...sitting }: Sitting,
  question: Question<T>,
  messages: ModelRequest['messages'],
): Promise<ModelAnswer | Failed> {
  const waiting = new AbortController();
  const { schema, agent, model } = question;
  const request = { agent, model, messages, schema: jsonSchema(schema), maxTokens: ANSWER_TOKENS_MAX };
  let stop = (): void => undefined;
  const late = new Promise<Failed>((resolve) => {
    const at = Math.min(clock.now() + CALL_TIMEOUT_MS, sitting.deadline);
    stop = clock.wake(at, () => {
      resolve({ failed: 'late' });
      waiting.abort();
    });
  });
  const called = port.complete({ ...request, signal: waiting.signal }).catch(failureOf);
  const answer = await Promise.race([called, late]);
  stop();
  if ('failed' in answer) breaker.failed();
  return answer;
}

function failureOf(error: unknown): Failed {
  if (!(error instanceof ServiceFailure)) return { failed: 'failed' };
  return error.retryable ? { failed: 'failed', retryAfterMs: error.afterMs ?? RETRY_WAIT_MS } : { failed: 'failed' };
}

function timeLeft({ clock, deadline }: Sitting): number {
  return deadline - clock.now();
}

function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.wake(clock.now() + ms, resolve));
}

/* ── Answers ────────────────────────────────────────────────────────────────────────────────────────────────────── */

function readAnswer<T>(answer: ModelAnswer, schema: z.ZodType<T>): Put<T> {
  if (answer.outcome !== 'text') return { outcome: answer.outcome };
  if (answer.text.length > ANSWER_CHARS_MAX) return { outcome: 'invalid' };
  const json = parsed(answer.text);
  if (json === undefined) return { outcome: 'invalid', broken: answer.text, problem: 'no es JSON' };
  const value = schema.safeParse(json);
  if (value.success) return { outcome: 'answered', value: value.data };
  const wrong = value.error.issues.map(({ path }) => path.join('.') || 'la raíz').slice(0, 5);
  return { outcome: 'invalid', broken: answer.text, problem: `no vale: ${wrong.join(', ')}` };
}

/** The whole text or, where a server wraps it, what its code fence holds. Nothing is mended (must-hold 42). */
function parsed(text: string): unknown {
  const fenced = /^\s*```(?:json)?\s*\n([\s\S]*)\n\s*```\s*$/.exec(text)?.[1];
  try {
    return JSON.parse(fenced ?? text) as unknown;
  } catch {
    return undefined;
  }
}

function tokensOf(answer: ModelAnswer | Failed): Pick<ModelCall, 'tokensIn' | 'tokensOut'> {
  return 'outcome' in answer
    ? { tokensIn: answer.tokensIn, tokensOut: answer.tokensOut }
    : { tokensIn: 0, tokensOut: 0 };
}

type Noted = Omit<ModelCall, 'agent' | 'model' | 'prompt' | 'microUsd' | 'outcome'> & {
  readonly outcome: Asked<unknown>['outcome'];
};

function note<T>(sitting: Sitting, { agent, model, prompt }: Question<T>, noted: Noted): void {
  const { outcome, ...figures } = noted;
  if (outcome === 'closed') return;
  // Nonsense is an outage, too: a provider that raves is left alone for a while.
  if (outcome === 'invalid') sitting.breaker.failed();
  else if (outcome !== 'failed' && outcome !== 'late') sitting.breaker.succeeded();
  sitting.calls.push({ agent, model, prompt, outcome, microUsd: sitting.priceOf(model, figures), ...figures });
}

/** As OpenAI's strict mode wants it: objects closed, every key required; limits are checked here, not there. */
export function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    override: ({ jsonSchema: node }) => {
      for (const limit of ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const)
        Reflect.deleteProperty(node, limit);
    },
  });
  return rest;
}
