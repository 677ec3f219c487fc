/**
 * A Graph API over a socket, for servers that run as processes of their own. It takes only what our wire schema and, when
 * `../shared/contracts` is there, Meta's published schema take; what it refused for its shape stands in `violations`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { LIST_ROWS_MAX, sendBodySchema, type SendBody } from '../../src/io/whatsapp/wire.ts';

/** How a call fails. `garbage`, `cut` and `slow` take the message; the others do not. */
export type GraphFault =
  | { readonly kind: 'refuse'; readonly status: number; readonly code?: number }
  /** 200 with a body that is no JSON. */
  | { readonly kind: 'garbage' }
  /** The connection is cut instead of an answer. */
  | { readonly kind: 'cut' }
  /** The answer waits until the test lets it go. */
  | { readonly kind: 'slow' };

export interface GraphSent {
  readonly wamid: string;
  /** wa_id. */
  readonly to: string;
  /** Our own id of the effect, as it comes back in statuses. */
  readonly effect: string;
  readonly body: SendBody;
}

export interface FakeGraph {
  readonly url: string;
  readonly token: string;
  /** Every message that was taken, oldest first; of one customer when a wa_id is given. */
  sent(to?: string): readonly GraphSent[];
  /** The n-th message to a customer, from 0, as soon as it is there. */
  nth(to: string, n: number): Promise<GraphSent>;
  /** Calls that came, taken or not. */
  calls(): number;
  readonly violations: readonly string[];
  /** The next `times` calls fail in this way. */
  fail(fault: GraphFault, times: number): void;
  /** Ends faults that are left, and answers those who wait. */
  heal(): void;
  /** Nobody listens any more (ECONNREFUSED) until `up()`, at the same address. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

const CONTRACT = new URL('../../../shared/contracts/whatsapp/send-message.schema.json', import.meta.url);
/** Whether bodies are held against Meta's own schema, too. */
export const contractIsHere = existsSync(CONTRACT);

export async function startGraph(): Promise<FakeGraph> {
  const token = 'graph-token-of-the-tests';
  const sent: GraphSent[] = [];
  const byCustomer = new Map<string, GraphSent[]>();
  const awaited = new Map<string, (message: GraphSent) => void>();
  const violations: string[] = [];
  const faults: { fault: GraphFault; left: number }[] = [];
  const waiting = new Set<() => void>();
  const contract = contractErrors();
  let calls = 0;

  const take = (body: SendBody): GraphSent => {
    const message = {
      wamid: `wamid.out.${sent.length}`,
      to: body.to ?? body.recipient ?? '',
      effect: body.biz_opaque_callback_data ?? '',
      body,
    };
    sent.push(message);
    const known = byCustomer.get(message.to) ?? [];
    byCustomer.set(message.to, [...known, message]);
    awaited.get(`${message.to} ${known.length}`)?.(message);
    return message;
  };
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const text = await textOf(req);
    calls += 1;
    const fault = nextFault(faults);
    if (fault?.kind === 'refuse') {
      refuse(res, { ...fault, quoted: text });
      return;
    }
    const body = checked({ req, text, token, contract });
    if (typeof body === 'string') {
      violations.push(body);
      refuse(res, { status: 400, code: 131009, quoted: text });
      return;
    }
    const message = take(body);
    if (fault?.kind === 'slow') await new Promise<void>((resolve) => waiting.add(resolve));
    if (fault?.kind === 'cut') res.socket?.destroy();
    else if (fault?.kind === 'garbage') res.end(`<!doctype html><title>ok</title>${text}`);
    else accept(res, message);
  };

  // A server that is killed in the middle of a call leaves half a request behind.
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const heal = (): void => {
    faults.length = 0;
    for (const go of waiting) go();
    waiting.clear();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    token,
    sent: (to) => (to === undefined ? sent : (byCustomer.get(to) ?? [])),
    nth: (to, n) =>
      new Promise((resolve) => {
        const there = byCustomer.get(to)?.[n];
        if (there === undefined) awaited.set(`${to} ${n}`, resolve);
        else resolve(there);
      }),
    calls: () => calls,
    violations,
    fail: (fault, times) => {
      faults.push({ fault, left: times });
    },
    heal,
    down: () => stop(server),
    up: () => listen(server, port),
    close: async () => {
      heal();
      await stop(server);
    },
  };
}

function nextFault(faults: { fault: GraphFault; left: number }[]): GraphFault | undefined {
  const [current] = faults;
  if (current === undefined) return undefined;
  current.left -= 1;
  if (current.left <= 0) faults.shift();
  return current.fault;
}

/** The body, or what is wrong with the call. */
function checked(call: {
  req: IncomingMessage;
  text: string;
  token: string;
  contract: (value: unknown) => string | undefined;
}): SendBody | string {
  const { req, text, token, contract } = call;
  if (req.method !== 'POST' || !/^\/v\d+\.\d+\/\d+\/messages$/.test(req.url ?? '')) return `${req.method} ${req.url}`;
  if (req.headers.authorization !== `Bearer ${token}`) return 'wrong or missing token';
  const value = jsonOr(text);
  const ours = sendBodySchema.safeParse(value);
  if (!ours.success) return `our schema: ${ours.error.message}`;
  const theirs = contract(value);
  if (theirs !== undefined) return `Meta's schema: ${theirs}`;
  const { data } = ours;
  const rows =
    data.type === 'interactive' && data.interactive.type === 'list'
      ? data.interactive.action.sections.flatMap((s) => s.rows).length
      : 0;
  if (rows > LIST_ROWS_MAX) return `${rows} rows`;
  return data.biz_opaque_callback_data === undefined ? 'no biz_opaque_callback_data' : data;
}

function contractErrors(): (value: unknown) => string | undefined {
  if (!contractIsHere) return () => undefined;
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  const validate = ajv.compile(JSON.parse(readFileSync(CONTRACT, 'utf8')) as object);
  return (value) => (validate(value) ? undefined : ajv.errorsText(validate.errors));
}

function accept(res: ServerResponse, { to, wamid }: GraphSent): void {
  res.writeHead(200, { 'content-type': 'application/json' });
  res.end(
    JSON.stringify({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: wamid }],
    }),
  );
}

/** As Meta words it: its texts quote what was sent, number and words, and none of that may reach a log (D8). */
function refuse(res: ServerResponse, refusal: { status: number; code?: number; quoted: string }): void {
  const { status, code, quoted } = refusal;
  res.writeHead(status, { 'content-type': code === undefined ? 'text/html' : 'application/json' });
  const error = { message: `(#${code}) ${quoted}`, type: 'OAuthException', code, fbtrace_id: 'AbC123' };
  res.end(code === undefined ? `<h1>Bad gateway</h1>${quoted}` : JSON.stringify({ error }));
}

async function textOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) =>
    server.close(() => {
      resolve();
    }),
  );
}
