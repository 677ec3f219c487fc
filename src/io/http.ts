/**
 * The one outgoing client: undici pools, one per origin, sized by a setting (connections ≈ messages/s × latency).
 * No redirects and no retries here: whether a call may be repeated is the outbox's decision (reliability 2.5).
 */
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';
import { reasonOf, ServiceFailure, UnclearFailure } from '../errors.ts';
import { NEVER_SENT, waitFor } from './http-time.ts';

const CONNECT_TIMEOUT_MS = 3_000;
const KEEP_ALIVE_MS = 10_000;
const RESPONSE_BYTES_MAX = 2 * 1024 * 1024;
/** Origins come from the configuration; more means that somebody calls addresses taken from messages. */
const ORIGINS_MAX = 64;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute, http or https. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** From the call to the last byte of the answer. */
  readonly timeoutMs: number;
  /** For calls that somebody may stop waiting for; each costs more than the call's own bookkeeping. */
  readonly signal?: AbortSignal;
}
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}
export interface JsonRequest extends Omit<HttpRequest, 'body'> {
  readonly json?: unknown;
}

/** A download: bounded by its own measure, since files are bigger than answers. */
export interface BytesRequest extends Omit<HttpRequest, 'signal'> {
  readonly bytesMax: number;
  readonly signal: AbortSignal;
}
export interface BytesAnswer {
  readonly status: number;
  /** Absent: more came than `bytesMax`, and the rest was not read. */
  readonly bytes?: Uint8Array;
}

export interface Http {
  /** One exchange. Throws the transport's own error, with its `code`, when there is no whole answer. */
  exchange(request: HttpRequest): Promise<HttpAnswer>;
  /** One exchange. Throws ServiceFailure when nothing was sent, UnclearFailure when it may have been. */
  request(request: HttpRequest): Promise<HttpAnswer>;
  /** As `request`, JSON both ways. A body that is none: UnclearFailure on 2xx, else `undefined`. */
  json(request: JsonRequest): Promise<{ readonly status: number; readonly body: unknown }>;
  /** One exchange, the answer as bytes. Throws the transport's own error when there is no whole answer. */
  bytes(request: BytesRequest): Promise<BytesAnswer>;
  close(): Promise<void>;
}

/** `connections`: at once, per origin; further calls wait within their own time. */
export function createHttp(options: { readonly connections: number; readonly responseBytesMax?: number }): Http {
  const pools = createPools(options.connections, options.responseBytesMax ?? RESPONSE_BYTES_MAX);
  const files = createPools(options.connections, UNBOUNDED);
  const exchange = async (request: HttpRequest): Promise<HttpAnswer> => wholeAnswer(pools, request);
  const request = async (asked: HttpRequest): Promise<HttpAnswer> => {
    try {
      return await exchange(asked);
    } catch (error) {
      throw transportFailure(error, asked.url);
    }
  };
  return {
    exchange,
    request,
    json: async (asked) => readJson(asked, await request(withBody(asked))),
    bytes: async (asked) => {
      const { statusCode: status, headers, body } = await call(files, asked);
      if (Number(headers['content-length'] ?? 0) <= asked.bytesMax)
        return { status, ...(await atMost(body, asked.bytesMax)) };
      body.on('error', () => undefined).destroy();
      return { status };
    },
    close: async () => {
      await Promise.all([pools.close(), files.close()]);
    },
  };
}

/** For undici: files are counted while they are read. */
const UNBOUNDED = -1;

type Pools = ReturnType<typeof createPools>;

/** Files are rare: a signal is their clock, and covers the reading, too. */
function call(pools: Pools, request: BytesRequest): Promise<Dispatcher.ResponseData> {
  const { pool, options } = addressed(pools, request);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(request.timeoutMs)]);
  return pool.request({ ...options, signal });
}

function addressed(pools: Pools, request: HttpRequest): { pool: Pool; options: Dispatcher.DispatchOptions } {
  const url = new URL(request.url);
  const options = {
    method: request.method,
    path: url.pathname + url.search,
    headers: { ...request.headers },
    body: request.body ?? null,
    // undici's timers begin anew with the head and with each piece of the body, and not before a connection is free.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  return { pool: pools.of(url.origin), options };
}

/** The answer as undici tells of it: its own `request` makes a stream of each, a third of what a call costs. */
function wholeAnswer(pools: Pools, request: HttpRequest): Promise<HttpAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
  const { pool, options } = addressed(pools, request);
  const waiting = waitFor(request, promise, reject);
  const chunks: Buffer[] = [];
  let head: Omit<HttpAnswer, 'text'> = { status: 0, headers: {} };
  pool.dispatch(options, {
    onRequestStart: (controller) => {
      waiting.goesOut(controller);
    },
    onResponseStart: (_controller, status, headers) => {
      head = { status, headers };
    },
    onResponseData: (_controller, chunk) => {
      chunks.push(chunk);
    },
    onResponseEnd: () => {
      resolve({ ...head, text: UTF8.decode(Buffer.concat(chunks)) });
    },
    onResponseError: (_controller, error) => {
      reject(error);
    },
  });
  return promise;
}
const UTF8 = new TextDecoder();

/** A stream that is left early is destroyed by the loop, and its connection with it. */
async function atMost(body: AsyncIterable<unknown>, bytesMax: number): Promise<{ bytes?: Uint8Array }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > bytesMax) return {};
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
}

/** Before the request left: certainly not done, may be repeated. Anything later: maybe done. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  NEVER_SENT,
  'UND_ERR_INVALID_ARG',
  'ERR_INVALID_URL',
]);
/** A fault of ours: the same call fails the same way for ever. */
const HOPELESS = new Set(['UND_ERR_INVALID_ARG', 'ERR_INVALID_URL']);

/** Which of the two failures a transport error is. Names the host, never path or query: they may hold a secret. */
export function transportFailure(error: unknown, url: string): ServiceFailure | UnclearFailure {
  if (error instanceof ServiceFailure || error instanceof UnclearFailure) return error;
  const host = URL.parse(url)?.host ?? 'no host';
  const code = codeOf(error);
  if (code !== undefined && NOT_SENT.has(code)) {
    const retryable = !HOPELESS.has(code);
    return new ServiceFailure(`${host} could not be reached: ${code}`, { retryable, cause: error });
  }
  return new UnclearFailure(`no whole answer from ${host}: ${code ?? reasonOf(error)}`, { cause: error });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function withBody({ json, ...request }: JsonRequest): HttpRequest {
  const headers = { accept: 'application/json', ...request.headers };
  if (json === undefined) return { ...request, headers };
  return { ...request, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(json) };
}

function readJson({ url }: JsonRequest, answer: HttpAnswer): { status: number; body: unknown } {
  const { status, text } = answer;
  if (text === '') return { status, body: undefined };
  try {
    const body: unknown = JSON.parse(text);
    return { status, body };
  } catch (error) {
    if (status < 200 || status > 299) return { status, body: undefined };
    throw new UnclearFailure(`${URL.parse(url)?.host ?? 'no host'} answered ${status} with no JSON`, { cause: error });
  }
}

function createPools(connections: number, responseBytesMax: number) {
  const pools = new Map<string, Pool>();
  const of = (origin: string): Pool => {
    const known = pools.get(origin);
    if (known !== undefined) return known;
    if (pools.size >= ORIGINS_MAX) throw new ServiceFailure('too many different hosts', { retryable: false });
    const pool = new Pool(origin, {
      connections,
      pipelining: 1,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxResponseSize: responseBytesMax,
    });
    pools.set(origin, pool);
    return pool;
  };
  const close = async (): Promise<void> => {
    await Promise.all([...pools.values()].map((pool) => pool.close()));
    pools.clear();
  };
  return { of, close };
}
