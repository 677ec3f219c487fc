/** The app with a store that only remembers, on a real socket. */
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp, createServer, SERVER_LIMITS } from '../../src/app.ts';
import type { AppDeps, ServerLimits } from '../../src/app.ts';
import type { NewInboxRow } from '../../src/domain.ts';
import type { Store } from '../../src/ports.ts';
import { signatureOf } from '../../src/io/whatsapp/signature.ts';

export const SECRET = 'secret-of-centro';
export const OTHER_SECRET = 'secret-of-norte';
export const NOW = Date.parse('2026-03-02T12:00:00Z');
export const SENDER = '5491150000001';

type Note = Parameters<Store['noteStatus']>[0];

export interface World {
  readonly rows: NewInboxRow[];
  readonly notes: Note[];
  readonly counts: Map<string, number>;
  readonly warnings: string[];
  readonly deps: AppDeps;
}

/** Two tenants, each with a number and a secret of its own. */
export function world(overrides: Partial<AppDeps['whatsapp']> = {}, more: Partial<AppDeps> = {}): World {
  const rows: NewInboxRow[] = [];
  const notes: Note[] = [];
  const counts = new Map<string, number>();
  const warnings: string[] = [];
  const told: AppDeps['log']['warn'] = (message, fields) => void warnings.push(`${message} ${JSON.stringify(fields)}`);
  const tenants = new Map([
    ['100', { id: 'centro', secret: SECRET }],
    ['200', { id: 'norte', secret: OTHER_SECRET }],
  ]);
  const deps: AppDeps = {
    whatsapp: {
      provider: 'whatsapp',
      tenantByPhoneNumberId: (id) => tenants.get(id),
      appSecrets: [SECRET, OTHER_SECRET],
      appSecretFor: (id) => tenants.get(id)?.secret ?? SECRET,
      resolveContact: (_tenant, _aliases, proposed) => Promise.resolve(proposed),
      receive: (received) => {
        rows.push(...received);
        return Promise.resolve();
      },
      noteStatus: (note) => {
        notes.push(note);
        return Promise.resolve();
      },
      count: (reason, n) => counts.set(reason, (counts.get(reason) ?? 0) + n),
      clock: { now: () => NOW },
      verifyToken: 'verify-me',
      ...overrides,
    },
    draining: () => false,
    log: { warn: told, error: told },
    version: { name: 'turno', version: '0.1.0' },
    health: () => Promise.resolve({ store: 'memory' }),
    ready: () => Promise.resolve(undefined),
    metrics: () => Promise.resolve('turno_up 1\n'),
    ...more,
  };
  return { rows, notes, counts, warnings, deps };
}

export async function listening<T>(
  deps: AppDeps,
  use: (port: number, server: Server) => Promise<T>,
  limits: ServerLimits = SERVER_LIMITS,
): Promise<T> {
  const server = createServer(createApp(deps), limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use((server.address() as AddressInfo).port, server);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly problem: { status?: unknown; code?: unknown; fix?: unknown; title?: unknown };
}

/** One request as it is written: headers as a list, so that one can be sent twice. */
export function ask(
  port: number,
  {
    method = 'GET',
    path,
    headers = [],
    body,
  }: { method?: string; path: string; headers?: [string, string][]; body?: Buffer },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const all = [
      ['host', 'localhost'],
      ...(body === undefined ? [] : [['content-length', String(body.length)]]),
      ...headers,
    ];
    const request = httpRequest({ port, host: '127.0.0.1', method, path, headers: all.flat() }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const isProblem = response.headers['content-type']?.startsWith('application/problem+json') === true;
        const problem = isProblem ? (JSON.parse(text) as Answer['problem']) : {};
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, problem });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

export function signed(body: Buffer, secret = SECRET): [string, string][] {
  return [['x-hub-signature-256', signatureOf(secret, body)]];
}

export function textWebhook(text: string, { id = 'wamid.1', number = '100', from = SENDER } = {}): Buffer {
  const messages = [{ from, id, timestamp: String(NOW / 1_000), type: 'text', text: { body: text } }];
  return webhookOf({ messages, contacts: [{ profile: { name: 'Ana' }, wa_id: from }] }, number);
}

export function webhookOf(value: Record<string, unknown>, number = '100'): Buffer {
  const metadata = { display_phone_number: '1', phone_number_id: number };
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
  return Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] }));
}

export function post(port: number, body: Buffer, headers = signed(body)): Promise<Answer> {
  return ask(port, { method: 'POST', path: '/webhooks/whatsapp', headers, body });
}
