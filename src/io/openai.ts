/**
 * Any server that speaks OpenAI's Chat Completions, by base URL (AGENT-7). The package is imported at the first call, so
 * that a start that needs no model pays nothing for it; its own retries are off and its calls go through our client.
 */
import type OpenAI from 'openai';
import { reasonOf, ServiceFailure } from '../errors.ts';
import type { MediaFile, ModelAnswer, ModelPort, ModelRequest } from '../ports.ts';
import type { Http, HttpRequest } from './http.ts';

export interface OpenAiOptions {
  readonly baseUrl: string;
  /** Absent: a server on this machine that asks for none. */
  readonly apiKey?: string;
  readonly exchange: Http['exchange'];
  /** From the call to the last byte of the answer. */
  readonly timeoutMs: number;
}

type Params = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
/** What not every model takes: left out from the second call on. */
const OPTIONAL = ['temperature', 'max_completion_tokens'] as const;
type Optional = (typeof OPTIONAL)[number];
/** What older servers call `max_completion_tokens`. */
const OLD_LIMIT = 'max_tokens';
const MODELS_KNOWN_MAX = 100;

export function createOpenAiModel(options: OpenAiOptions): ModelPort {
  let client: Promise<OpenAI> | undefined;
  const refused = new Map<string, ReadonlySet<Optional>>();
  const complete = async (request: ModelRequest): Promise<ModelAnswer> => {
    client ??= openClient(options);
    const left = refused.get(request.model) ?? new Set<Optional>();
    try {
      return answerOf(await create(await client, request, left));
    } catch (error) {
      const param = unsupported(error);
      if (param === undefined || left.has(param)) throw failureOf(error);
      if (refused.size >= MODELS_KNOWN_MAX) refused.clear();
      refused.set(request.model, new Set([...left, param]));
      return complete(request);
    }
  };
  return { complete };
}

/** The package, imported now, on our client. */
export async function openClient(options: OpenAiOptions): Promise<OpenAI> {
  const { default: OpenAi } = await import('openai');
  return new OpenAi({
    baseURL: options.baseUrl,
    // The package refuses to start without one, and would look into the environment for the rest.
    apiKey: options.apiKey ?? 'none',
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: options.timeoutMs,
    logLevel: 'off',
    fetch: fetchOver(options),
  });
}

/** The package's calls on our pools: sized, bounded in bytes, cancelled when nobody waits. */
function fetchOver({ exchange, timeoutMs }: OpenAiOptions) {
  return async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { status, headers, text } = await exchange({
      method: 'POST',
      url: url instanceof Request ? url.url : url.toString(),
      ...(await bodyOf(init)),
      ...(init.signal ? { signal: init.signal } : {}),
      timeoutMs,
    });
    const flat = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      // The body is whole and plain by now.
      value === undefined || /^(?:content-(?:length|encoding)|transfer-encoding)$/i.test(name)
        ? []
        : [[name, String(value)]],
    );
    return new Response(status === 204 ? null : text, { status, headers: flat });
  };
}

/** JSON as it is; a form as bytes, its boundary in its type. */
async function bodyOf({ headers, body }: RequestInit): Promise<Pick<HttpRequest, 'headers' | 'body'>> {
  const flat = Object.fromEntries(new Headers(headers));
  if (typeof body === 'string') return { headers: flat, body };
  if (!(body instanceof FormData)) return { headers: flat };
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  return { headers: { ...flat, 'content-type': type }, body: new Uint8Array(await form.arrayBuffer()) };
}

function create(client: OpenAI, request: ModelRequest, without: ReadonlySet<Optional>) {
  const { agent, model, schema, maxTokens, signal } = request;
  const limit: Record<string, number> = {
    [without.has('max_completion_tokens') ? OLD_LIMIT : 'max_completion_tokens']: maxTokens,
  };
  const params: Params = {
    model,
    messages: messagesOf(request),
    response_format: { type: 'json_schema', json_schema: { name: agent, strict: true, schema: { ...schema } } },
    ...(without.has('temperature') ? {} : { temperature: 0 }),
    ...limit,
  };
  return client.chat.completions.create(params, { signal });
}

function messagesOf({ messages, attachments = [] }: ModelRequest): Params['messages'] {
  const first = messages.findIndex(({ role }) => role === 'user');
  return messages.map(({ role, content }, i): Params['messages'][number] =>
    role === 'user' && i === first && attachments.length > 0
      ? { role, content: [{ type: 'text', text: content }, ...attachments.map(partOf)] }
      : { role, content },
  );
}

type Part = OpenAI.Chat.ChatCompletionContentPart;
/** Data URLs: nobody but us can fetch what a customer sent. */
function partOf({ bytes, mimeType, name }: MediaFile): Part {
  const data = Buffer.from(bytes).toString('base64');
  const url = `data:${mimeType};base64,${data}`;
  if (mimeType.startsWith('image/')) return { type: 'image_url', image_url: { url } };
  if (!mimeType.startsWith('audio/'))
    return { type: 'file', file: { filename: name ?? 'documento.pdf', file_data: url } };
  // The package knows two formats; servers that hear more name them so, too.
  const format = soundOf(mimeType) as 'wav' | 'mp3';
  return { type: 'input_audio', input_audio: { data, format } };
}

/** The usual name of a kind of sound: servers go by the end of the file's name. */
export function soundOf(mimeType: string): string {
  const kind = mimeType.slice(mimeType.indexOf('/') + 1).replace(/^x-/, '');
  return { mpeg: 'mp3', mp4: 'm4a', opus: 'ogg', wave: 'wav' }[kind] ?? kind;
}

/** Other people's servers: nothing of the answer's shape is certain. */
function answerOf(completion: unknown): ModelAnswer {
  const { choices, usage } = (completion ?? {}) as Partial<OpenAI.ChatCompletion>;
  const tokens = { tokensIn: count(usage?.prompt_tokens), tokensOut: count(usage?.completion_tokens) };
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  const message = choice?.message as { content?: unknown; refusal?: unknown } | undefined;
  if (choice === undefined || message === undefined) {
    throw new ServiceFailure('the model server answered no completion', { retryable: true });
  }
  if (choice.finish_reason === 'length') return { outcome: 'truncated', ...tokens };
  const refusal = typeof message.refusal === 'string' && message.refusal !== '';
  if (refusal || choice.finish_reason === 'content_filter') return { outcome: 'refused', ...tokens };
  return { outcome: 'text', text: typeof message.content === 'string' ? message.content : '', ...tokens };
}

function count(tokens: unknown): number {
  return typeof tokens === 'number' && Number.isFinite(tokens) && tokens > 0 ? Math.round(tokens) : 0;
}

/* ── Failures ───────────────────────────────────────────────────────────────────────────────────────────────────── */

interface ApiError {
  readonly status?: unknown;
  readonly code?: unknown;
  readonly param?: unknown;
  readonly message: string;
  readonly headers?: unknown;
}
function apiError(error: unknown): ApiError | undefined {
  return error instanceof Error && 'status' in error ? error : undefined;
}

/** The optional parameter that a 400 complains about. */
function unsupported(error: unknown): Optional | undefined {
  const api = apiError(error);
  if (api?.status !== 400) return undefined;
  return OPTIONAL.find((name) => api.param === name) ?? OPTIONAL.find((name) => api.message.includes(name));
}

/** Names the status, never the body: it may repeat what the customer wrote. */
export function failureOf(error: unknown): ServiceFailure {
  if (error instanceof ServiceFailure) return error;
  const api = apiError(error);
  const status = typeof api?.status === 'number' ? api.status : undefined;
  if (api === undefined || status === undefined) {
    return new ServiceFailure(`no answer from the model server: ${named(error)}`, { retryable: true, cause: error });
  }
  // An empty account is a 429 as well, and stays empty.
  const retryable =
    api.code !== 'insufficient_quota' && (status === 408 || status === 409 || status === 429 || status >= 500);
  const after = api.headers instanceof Headers ? Number(api.headers.get('retry-after') ?? NaN) : NaN;
  return new ServiceFailure(`the model server answered ${status}`, {
    retryable,
    ...(after >= 0 ? { afterMs: after * 1_000 } : {}),
    cause: error,
  });
}

function named(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error instanceof SyntaxError ? 'its answer is no JSON' : reasonOf(error).slice(0, 120);
}
