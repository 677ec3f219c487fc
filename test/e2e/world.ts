/** Everything outside one server: Meta, its Graph API, customers, the clock, and the database looked at from outside. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Agent } from 'undici';
import type { Appointment, HistoryMessage, Order, OutboxRow, TurnRecord } from '../../src/domain.ts';
import type { Store } from '../../src/ports.ts';
import { inboxIdOf } from '../../src/io/whatsapp/identity.ts';
import { fold, unfold } from '../../src/state/fold.ts';
import { createSqliteStore } from '../../src/state/sqlite.ts';
import { startGraph, type FakeGraph } from '../fakes/graph.ts';
import { Customer, signed, type Courier } from './customer.ts';
import { freePort, launch, listening, type Launch, type Process } from './server.ts';
import { tick, until } from './wait.ts';

export const TENANT = 'demo-sonrisa';
export const APP_SECRET = 'app-secret-of-the-tests';
export const VERIFY_TOKEN = 'verify-token-of-the-tests';
/** Monday, nine in the morning in Buenos Aires. */
export const START = Date.parse('2026-03-02T09:00:00-03:00');
/** A new process reads its clock a little after it was started: without this, time would run backwards. */
const RESTART_MS = 10_000;
export const SOCKETS = 200;
const POST_TIMEOUT_MS = 60_000;
const DELIVER_WITHIN_MS = 60_000;

export interface World {
  readonly folder: string;
  readonly database: string;
  readonly port: number;
  readonly url: string;
  readonly graph: FakeGraph;
  readonly courier: Courier;
  /** Epoch ms on the clock of the servers. */
  now(): number;
  /** The next start is so much later. */
  advance(ms: number): void;
  /** Starts the server and waits until it listens. */
  start(env?: Readonly<Record<string, string>>, command?: Launch['command']): Promise<Process>;
  /** The server that was started last, whether it listens yet or not. */
  last(): Process;
  customer(name: string): Customer;
  customers(): readonly Customer[];
  /** All that servers of this world wrote. */
  output(): string;
  close(): Promise<void>;
}

/** Runs a test in a world of its own and holds it, at the end, against what must be true of every world. */
export async function inWorld(test: (world: World) => Promise<void>): Promise<void> {
  const world = await openWorld();
  const pages: string[] = [];
  try {
    await test(world);
  } finally {
    pages.push(await openPages(world));
    await world.close();
  }
  if (world.graph.violations.length > 0) throw new Error(world.graph.violations.join('\n'));
  const leaks = leaksIn([world.output(), ...pages].join('\n'), world);
  if (leaks.length > 0) throw new Error(`in the log, or on a page that anybody may open: ${leaks.join(', ')}`);
}

/** Numbers, names, texts and payment links of customers that stand in what was written or shown (D8). */
export function leaksIn(output: string, world: Pick<World, 'customers' | 'graph'>): readonly string[] {
  const said = world.customers().flatMap(({ waId, name, texts }) => [waId, waId.slice(-8), name, ...texts]);
  const links = world.graph.sent().flatMap(({ body }) => linksOf(JSON.stringify(body)));
  const shown = output.toLowerCase();
  return [...new Set([...said, ...links])].filter(
    (canary) => canary.length >= 6 && shown.includes(canary.toLowerCase()),
  );
}

/** Their paths: an address alone names nobody. */
function linksOf(text: string): readonly string[] {
  return [...text.matchAll(/https?:\/\/[^/"\\]+(\/[^"\\]{8,})/g)].map(([, path]) => path ?? '');
}

/** What operators' pages say at the end, where somebody still answers. */
async function openPages({ url }: World): Promise<string> {
  const pages = ['/metrics', '/health', '/readyz', '/version'].map(async (path) =>
    (await fetch(url + path, { signal: AbortSignal.timeout(2_000) })).text(),
  );
  return (await Promise.allSettled(pages)).map((page) => (page.status === 'fulfilled' ? page.value : '')).join('\n');
}

let worlds = 0;

async function openWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'turno-e2e-'));
  const graph = await startGraph();
  const port = await freePort();
  const agent = new Agent({ connections: SOCKETS });
  const url = `http://127.0.0.1:${port}`;
  const database = join(folder, 'data', 'turno.db');
  const processes: Process[] = [];
  const customers: Customer[] = [];
  const began = performance.now();
  const prefix = `54911${String(3_000 + (process.pid % 1_000) + worlds++).padStart(4, '0')}`;
  let ahead = 0;
  const now = (): number => START + Math.round(performance.now() - began) + ahead;
  const courier = courierTo(() => url, agent);

  return {
    folder,
    database,
    port,
    url,
    graph,
    courier,
    now,
    advance: (ms) => {
      ahead += ms;
    },
    start: async (env = {}, command) => {
      if (processes.length > 0) ahead += RESTART_MS;
      const started = launch({
        cwd: folder,
        env: {
          PORT: String(port),
          CLOCK_START: new Date(now()).toISOString(),
          ...settingsFor(graph),
          ...env,
        },
        ...(command === undefined ? {} : { command }),
      });
      processes.push(started);
      await listening(started);
      return started;
    },
    last: () => {
      const process = processes.at(-1);
      if (process === undefined) throw new Error('no server was started');
      return process;
    },
    customer: (name) => {
      const waId = prefix + String(customers.length).padStart(4, '0');
      const customer = new Customer({ waId, name, graph, courier, now });
      customers.push(customer);
      return customer;
    },
    customers: () => customers,
    output: () => processes.map((p) => p.stdout() + p.stderr()).join(''),
    close: async () => {
      await Promise.all(processes.map((p) => p.end('SIGKILL')));
      await agent.destroy();
      await graph.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What every server of these tests is started with. */
export function settingsFor({ url, token }: FakeGraph): Record<string, string> {
  return {
    BURST_QUIET_MS: '20',
    WHATSAPP_API_BASE_URL: url,
    WHATSAPP_ACCESS_TOKEN: token,
    WHATSAPP_APP_SECRET: APP_SECRET,
    WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
  };
}

/** Meta, who posts to the address that `url` names at each try. */
export function courierTo(url: () => string, agent: Agent): Courier {
  const post: Courier['post'] = async (raw, signature = signed(APP_SECRET, raw)) => {
    try {
      const { statusCode, body } = await agent.request({
        origin: url(),
        path: '/webhooks/whatsapp',
        method: 'POST',
        body: raw,
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
        headersTimeout: POST_TIMEOUT_MS,
      });
      await body.dump();
      return statusCode;
    } catch {
      return 0;
    }
  };
  return {
    post,
    deliver: async (raw) => {
      const deadline = performance.now() + DELIVER_WITHIN_MS;
      for (let status = await post(raw); status !== 200; status = await post(raw)) {
        if (performance.now() > deadline) throw new Error(`Meta gave up: the webhook is answered with ${status}`);
        await tick();
      }
    },
  };
}

/* ── The database, from outside ────────────────────────────────────────────────────────────────────────────────── */

export interface Facts {
  /** Booked by customers: the demo's own left out. */
  readonly appointments: readonly Appointment[];
  readonly turns: readonly TurnRecord[];
  readonly outbox: readonly OutboxRow[];
  readonly messages: readonly HistoryMessage[];
  readonly orders: readonly Order[];
}

/** Read-only, whether a server runs on the file or not. */
export async function factsOf(world: World, path = world.database): Promise<Facts> {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 2_000 });
  const store = createSqliteStore({ db, schedule: { soon: setImmediate }, compact: false });
  try {
    return await factsIn(store);
  } finally {
    await store.close();
  }
}

/** What a store holds of one business. */
export async function factsIn(store: Store, tenant = TENANT): Promise<Facts> {
  const ids = await store.conversations(tenant);
  const of = async <T>(read: (id: string) => Promise<readonly T[]>) => (await Promise.all(ids.map(read))).flat();
  const all = await store.appointments(tenant, { from: 0, to: Number.MAX_SAFE_INTEGER });
  return {
    appointments: all.filter(({ id, status }) => status === 'booked' && !id.startsWith('demo.')),
    turns: await of((id) => store.turns(id)),
    outbox: await of((id) => store.outbox(id)),
    messages: await of((id) => store.messages(id, 1_000)),
    orders: await of(async (id) => (await store.load(id, 0)).orders),
  };
}

/** A frame as it is stored, to be changed by hand: what an accident or another version of Turno would leave. */
export interface StoredFrame {
  machine: string;
  version: number;
  snapshot: { value: string; context: Record<string, unknown> };
}

/** Changes the frames of every conversation in the file; the frame on top is the last. No server may run on it. */
export function tamper(world: World, change: (frames: StoredFrame[]) => void): void {
  const db = new DatabaseSync(world.database, { timeout: 2_000 });
  try {
    for (const { key, id, record } of db.prepare('SELECT key, id, record FROM contacts').all()) {
      if (typeof id !== 'string' || typeof record !== 'string') continue;
      const conversation = JSON.parse(unfold(record, id)) as { frames: StoredFrame[] };
      change(conversation.frames);
      const changed = fold(JSON.stringify(conversation), id, 'conversation');
      db.prepare('UPDATE contacts SET record = ? WHERE key = ?').run(changed, Number(key));
    }
  } finally {
    db.close();
  }
}

/** What must be true of every world at rest: each acknowledged message in exactly one turn, at most two copies of a send. */
export function accounts(
  world: Pick<World, 'customers' | 'graph'>,
  { turns }: Pick<Facts, 'turns'>,
): { lost: number; doubled: number; copiesMax: number } {
  const consumed = new Map<string, number>();
  for (const id of turns.flatMap((turn) => turn.consumed)) consumed.set(id, (consumed.get(id) ?? 0) + 1);
  const times = world
    .customers()
    .flatMap(({ acknowledged }) => acknowledged)
    .map((id) => consumed.get(inboxIdOf(id)) ?? 0);
  const copies = new Map<string, number>();
  for (const { effect } of world.graph.sent()) copies.set(effect, (copies.get(effect) ?? 0) + 1);
  return {
    lost: times.filter((n) => n === 0).length,
    doubled: times.filter((n) => n > 1).length,
    copiesMax: Math.max(0, ...copies.values()),
  };
}

/** Every acknowledged message is in a turn and nothing is owed that could be done now. */
export async function atRest(world: World): Promise<Facts> {
  let last: Facts | undefined;
  return until(
    async () => {
      last = await factsOf(world);
      const open = last.outbox.filter(({ state }) => state !== 'done' && state !== 'parked');
      return accounts(world, last).lost === 0 && open.length === 0 && last;
    },
    { what: 'rest', told: () => JSON.stringify(last?.outbox.filter(({ state }) => state !== 'done')).slice(0, 2_000) },
  );
}
