/**
 * A model server over a socket, in OpenAI's format. It takes only what our own rules of a strict structured call and, when
 * `../shared/contracts` is there, OpenAI's published schema take; what it refused for its shape stands in `violations`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';

/** What a well-behaved or hostile model answers: the JSON value of its message. */
export type Brain = (asked: ModelAsked) => unknown;

export interface ModelAsked {
  readonly agent: string;
  readonly model: string;
  readonly system: string;
  /** The input's JSON, parsed. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly schema: Readonly<Record<string, unknown>>;
  /** Pictures and files, as parts of the message. */
  readonly attached: readonly Readonly<Record<string, unknown>>[];
  /** Optional parameters that came along. */
  readonly params: readonly string[];
  /** A repair: the broken answer and what was wrong stand in the messages. */
  readonly repair: boolean;
}

export const MODEL_FAULTS = [
  'slow',
  'down',
  'cut',
  'limited',
  'broke',
  'refusing',
  'filtered',
  'truncated',
  'prose',
  'half',
  'unknown_action',
  'extra_keys',
  'megabyte',
  'html',
  'no_choices',
] as const;
/** A model that refuses one of the parameters; the others are outages. */
export type ModelFault = (typeof MODEL_FAULTS)[number] | 'no_temperature' | 'no_completion_limit';

export interface FakeModel {
  readonly baseUrl: string;
  readonly asked: readonly ModelAsked[];
  /** Requests that it leaves without an answer. */
  hanging(): number;
  readonly violations: readonly string[];
  /** The next `times` calls fail in this way. */
  fail(fault: ModelFault, times?: number): void;
  /** Ends faults that are left, and answers those who wait. */
  heal(): void;
  think(brain: Brain): void;
  close(): Promise<void>;
}

const CONTRACT = new URL('../../../shared/contracts/openai.openapi.json', import.meta.url);
/** Whether bodies are held against OpenAI's own schema, too. */
export const modelContractIsHere = existsSync(CONTRACT);

export async function startModel(first: Brain): Promise<FakeModel> {
  const asked: ModelAsked[] = [];
  const violations: string[] = [];
  const faults: ModelFault[] = [];
  const waiting = new Set<() => void>();
  const contract = contractErrors();
  let brain = first;

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const text = await textOf(req);
    const fault = faults.shift();
    const read = readRequest(req, text, contract);
    if (typeof read === 'string') violations.push(read);
    else asked.push(read);
    if (fault === 'slow') await new Promise<void>((resolve) => waiting.add(resolve));
    if (typeof read === 'string')
      send(res, 400, { error: { message: read, type: 'invalid_request_error', param: null, code: null } });
    else if (fault === undefined || fault === 'slow') send(res, 200, completion(JSON.stringify(brain(read))));
    else misbehave(res, fault, read);
  };
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const heal = (): void => {
    faults.length = 0;
    for (const go of waiting) go();
    waiting.clear();
  };
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    violations,
    fail: (fault, times = 1) => faults.push(...Array<ModelFault>(times).fill(fault)),
    hanging: () => waiting.size,
    heal,
    think: (next) => {
      brain = next;
    },
    close: async () => {
      heal();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/* ── What comes in ──────────────────────────────────────────────────────────────────────────────────────────────── */

const bodySchema = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(['system', 'user', 'assistant']),
        content: z.union([z.string().min(1), z.array(z.looseObject({ type: z.string() })).min(1)]),
      }),
    )
    .min(2),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
      strict: z.literal(true),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
  temperature: z.literal(0).optional(),
  max_completion_tokens: z.number().int().positive().optional(),
  max_tokens: z.number().int().positive().optional(),
});

function readRequest(
  req: IncomingMessage,
  text: string,
  contract: (body: unknown) => string | undefined,
): ModelAsked | string {
  if (req.method !== 'POST' || req.url !== '/v1/chat/completions')
    return `${req.method ?? ''} ${req.url ?? ''} is no call`;
  if (!/^Bearer \S+$/.test(req.headers.authorization ?? '')) return 'no bearer token';
  const body = bodySchema.safeParse(JSON.parse(text));
  if (!body.success) return z.prettifyError(body.error);
  const { json_schema: format } = body.data.response_format;
  const wrong = contract(JSON.parse(text)) ?? looseness(format.schema, 'schema', true);
  if (wrong !== undefined) return wrong;
  const [system, user] = body.data.messages;
  const parts = typeof user?.content === 'string' ? [{ type: 'text', text: user.content }] : (user?.content ?? []);
  const [words, ...attached] = parts as [Record<string, unknown>?, ...Record<string, unknown>[]];
  return {
    agent: format.name,
    model: body.data.model,
    system: typeof system?.content === 'string' ? system.content : '',
    input: JSON.parse(String(words?.['text'])) as Record<string, unknown>,
    attached,
    schema: format.schema,
    params: ['temperature', 'max_completion_tokens', 'max_tokens'].filter((name) => name in body.data),
    repair: body.data.messages.length > 2,
  };
}

/** What OpenAI's strict mode refuses in a schema (wire/services: every key required, objects closed, root an object). */
function looseness(node: unknown, path: string, root = false): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (Array.isArray(node)) return node.map((one, i) => looseness(one, `${path}.${i}`)).find((w) => w !== undefined);
  const { type, properties, required, additionalProperties, ...rest } = node as Record<string, unknown>;
  if (root && type !== 'object') return `${path}: the root is no object`;
  if (type === 'object') {
    if (additionalProperties !== false) return `${path}: open object`;
    const keys = Object.keys(properties ?? {});
    if (JSON.stringify(keys.toSorted()) !== JSON.stringify(((required ?? []) as string[]).toSorted()))
      return `${path}: optional keys`;
  }
  const banned = ['oneOf', 'allOf', 'not', 'patternProperties', 'minLength', 'maxLength', 'default', '$schema'].find(
    (key) => key in rest,
  );
  if (banned !== undefined) return `${path}: ${banned}`;
  return Object.entries({ ...(properties ?? {}), items: rest['items'], anyOf: rest['anyOf'] })
    .map(([key, one]) => looseness(one, `${path}.${key}`))
    .find((wrong) => wrong !== undefined);
}

/** OpenAI's document is 3.1 with leftovers of 3.0: `nullable`, and alternatives that overlap. */
function contractErrors(): (body: unknown) => string | undefined {
  if (!modelContractIsHere) return () => undefined;
  const text = readFileSync(CONTRACT, 'utf8')
    .replaceAll(/"nullable":\s*(?:true|false),?/g, '')
    .replaceAll('"oneOf"', '"anyOf"')
    .replaceAll(/,(\s*\})/g, '$1');
  const { components } = JSON.parse(text) as { components: unknown };
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const validate = ajv.compile({ $ref: '#/components/schemas/CreateChatCompletionRequest', components });
  return (body) => (validate(body) ? undefined : ajv.errorsText(validate.errors));
}

function textOf(req: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      resolve(Buffer.concat(chunks).toString());
    });
    req.on('error', reject);
  });
}

/* ── What goes out ──────────────────────────────────────────────────────────────────────────────────────────────── */

const MEGABYTE = 1024 * 1024;

function completion(content: string | null, more: { finish_reason?: string; refusal?: string } = {}): unknown {
  const { finish_reason = 'stop', refusal = null } = more;
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, finish_reason, logprobs: null, message: { role: 'assistant', content, refusal } }],
    usage: { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 },
  };
}

function send(res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers });
  res.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function misbehave(res: ServerResponse, fault: Exclude<ModelFault, 'slow'>, { schema }: ModelAsked): void {
  const error = (code: string): unknown => ({ error: { message: code, type: code, param: null, code } });
  const said = (content: string | null, more = {}): void => {
    send(res, 200, completion(content, more));
  };
  const acts: Readonly<Record<typeof fault, () => unknown>> = {
    no_temperature: () => {
      send(res, 400, {
        error: {
          message: "Unsupported value: 'temperature'",
          type: 'invalid_request_error',
          param: 'temperature',
          code: 'unsupported_value',
        },
      });
    },
    no_completion_limit: () => {
      send(res, 400, {
        error: { message: 'unknown field max_completion_tokens', type: null, param: null, code: null },
      });
    },
    down: () => {
      send(res, 503, error('overloaded'));
    },
    cut: () => res.socket?.destroy(),
    limited: () => {
      send(res, 429, error('rate_limit_exceeded'), { 'retry-after': '1' });
    },
    broke: () => {
      send(res, 429, error('insufficient_quota'));
    },
    refusing: () => {
      said(null, { refusal: 'No puedo ayudar con eso.' });
    },
    filtered: () => {
      said(null, { finish_reason: 'content_filter' });
    },
    truncated: () => {
      said('{"accion_recomendada":"inici', { finish_reason: 'length' });
    },
    prose: () => {
      said('¡Listo! Tu turno quedó agendado para mañana a las 10.');
    },
    half: () => {
      said('{"accion_recomendada": "iniciar_triage_agendamiento", "detalles": {');
    },
    unknown_action: () => {
      said(JSON.stringify(exampleOf(schema, 'generar_link_pago')));
    },
    extra_keys: () => {
      said(JSON.stringify({ ...(exampleOf(schema) as object), efectos: ['createEvent'] }));
    },
    megabyte: () => {
      said('[' + '"a",'.repeat(MEGABYTE / 4) + '"a"]');
    },
    html: () => {
      send(res, 200, '<!doctype html><title>ok</title>', { 'content-type': 'text/html' });
    },
    no_choices: () => {
      send(res, 200, {});
    },
  };
  acts[fault]();
}

/** Some value of a schema: first choices, or `word` wherever a choice of words is asked for. */
export function exampleOf(node: unknown, word?: string): unknown {
  const {
    type,
    properties,
    anyOf,
    enum: choices,
  } = node as { type?: string | string[]; properties?: object; anyOf?: unknown[]; enum?: unknown[] };
  if (Array.isArray(type)) return null;
  if (choices !== undefined) return word ?? choices[0];
  if (anyOf !== undefined)
    return anyOf.some((one) => (one as { type?: string }).type === 'null') ? null : exampleOf(anyOf[0], word);
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties ?? {}).map(([key, one]) => [key, exampleOf(one, word)]));
  return type === 'array' ? [] : type === 'integer' ? 1 : type === 'null' ? null : 'x';
}
