import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { createApp, createServer } from '../app.ts';
import { forWatchers } from '../app/watchers.ts';
import { leftBehindWarnings } from '../cli/left-behind.ts';
import { bookedAhead, notGivenWarnings } from '../cli/not-given.ts';
import type { Config } from '../config.ts';
import { notConnected } from '../config/not-connected.ts';
import { warnings } from '../config/warnings.ts';
import { StoreUnavailable, reasonOf } from '../errors.ts';
import type { Clock, Log, Store } from '../ports.ts';
import { systemClock } from '../io/clock.ts';
import { lateHttp } from '../io/late-http.ts';
import { createLog } from '../io/log.ts';
import { prometheusMetrics, type PrometheusMetrics } from '../io/metrics.ts';
import { systemRandom } from '../io/random.ts';
import { refusalLog } from '../io/refusals.ts';
import { createWiring, type Wiring } from './wiring.ts';
import { shared } from './shared.ts';
import { openStore } from './store.ts';
import { startUpkeep } from './upkeep.ts';
import { version } from '../io/version.ts';

/** The server put together, started and stopped. Long because what is begun here is ended here, in the other order. */

/** A server that listens. `stop` drains: new work refused, what is under way made safe, store closed. */
export interface Running {
  readonly config: Config;
  readonly url: string;
  readonly simulated: boolean;
  readonly demoSecret: string | undefined;
  /** Resolves when messages are worked on; rejects when they cannot be, and the server is of no use. */
  readonly working: Promise<void>;
  stop(): Promise<void>;
}

const PORTS_TRIED_MAX = 20;
/** Cloud Run gives ten seconds in all; the store needs the last of them (G2). */
const DRAIN_MS = 7_000;
/** What is stored by now is acknowledged by then; who sends slowly is cut. */
const ANSWERED_MS = 1_000;
/** Calls to others that nobody waits for any more are cut: what they were stays owed. */
const HANG_UP_MS = 500;
/** A database that does not answer holds nobody here: what it has not taken is owed, and done by the next start. */
const CLOSED_MS = 1_000;
/** Being asked whether it is ready costs a write: whoever asks, and however often, it costs one a second. */
const READY_HOLDS_MS = 1_000;

export async function serve(config: Config): Promise<Running> {
  const port = await freePort(config);
  const url = `http://${reachable(config.host)}:${port}`;
  const clock = systemClock(config.clockStart);
  const log = createLog({
    level: config.logLevel,
    style: config.production || !process.stdout.isTTY ? 'json' : 'pretty',
    stream: process.stderr,
    now: () => clock.now(),
  });
  const store = await openStore(config, log);
  const { httpConnections: connections } = config;
  const http = lateHttp(async () => (await import('../io/http.ts')).createHttp({ connections }));
  const metrics = countingAloud(prometheusMetrics({ ofProcess: true }), log, clock);
  const wiring = await createWiring({ config, url, clock, random: systemRandom(), log, store, http, metrics });
  const life = { draining: false };
  const server = createServer(createAppOf({ config, wiring, life, log, store, metrics, clock }));
  const answered = answers(server);
  await listen(server, port, config.host);
  const endUpkeep = startUpkeep({ store, clock, log });
  watchForBugs(log);
  // Behind the port, and behind who waits for it: each of these loads something.
  const working = afterThis().then(async () => {
    for (const { what } of notConnected(config)) log.warn('server.not_connected', { what });
    for (const { what, fix } of warnings(config)) log.warn('server.hardly_meant', { what, fix });
    await tellLeftBehind(store, config, { log, now: clock.now() });
    log.info('server.listening', { port, store: config.store.kind, environment: config.environment });
    await wiring.prepare().catch((error: unknown) => {
      log.error('server.cannot_work', { reason: reasonOf(error), fix: 'npm ci; npm run doctor' });
      throw error;
    });
  });
  // Reads what every business has to come: nobody waits for it.
  void working.then(() => tellNotGiven(store, config, { log, now: clock.now() })).catch(() => undefined);
  return {
    config,
    url,
    simulated: wiring.simulated,
    demoSecret: wiring.demoSecret,
    working,
    stop: async () => {
      life.draining = true;
      log.info('server.draining');
      endUpkeep();
      server.close();
      server.closeIdleConnections();
      await Promise.race([wiring.stop(), after(DRAIN_MS)]);
      await Promise.race([answered(), after(ANSWERED_MS)]);
      server.closeAllConnections();
      await Promise.race([http.close().catch(() => undefined), after(HANG_UP_MS)]);
      const closed = await Promise.race([store.close().then(() => true), after(CLOSED_MS)]);
      log.info('server.stopped', closed === true ? {} : { left: 'the store did not answer: its connections are cut' });
    },
  };
}

/** What a store that does not answer holds is told by whoever asks next: no start waits for it. */
async function tellLeftBehind(
  store: Store,
  { tenants }: Config,
  { log, now }: { log: Log; now: number },
): Promise<void> {
  try {
    const found = await store.leftBehind({ known: tenants.map(({ id }) => id), now });
    for (const { what, fix } of leftBehindWarnings(found)) log.error('tenant.left_behind', { what, fix });
  } catch (error) {
    log.warn('tenant.not_looked_for', { reason: reasonOf(error) });
  }
}

/** The same of appointments that the file as it is today would not give (another id, a closed day). */
async function tellNotGiven(store: Store, { tenants }: Config, { log, now }: { log: Log; now: number }): Promise<void> {
  try {
    const found = await bookedAhead(store, tenants, now);
    for (const { what, fix } of notGivenWarnings(tenants, found)) log.error('appointments.not_given', { what, fix });
  } catch (error) {
    log.warn('appointments.not_looked_for', { reason: reasonOf(error) });
  }
}

/** A mistyped number or secret is the likeliest mistake of a first day, and nothing else would show it. */
function countingAloud(counted: PrometheusMetrics, log: Log, clock: Clock): PrometheusMetrics {
  const tell = refusalLog(log, clock);
  return {
    ...counted,
    webhookRejected: (reason) => {
      counted.webhookRejected(reason);
      tell(reason);
    },
  };
}

interface AppParts {
  readonly config: Config;
  readonly wiring: Wiring;
  readonly life: { readonly draining: boolean };
  readonly log: ReturnType<typeof createLog>;
  readonly store: Awaited<ReturnType<typeof openStore>>;
  readonly metrics: ReturnType<typeof prometheusMetrics>;
  readonly clock: Clock;
}

function createAppOf(parts: AppParts): ReturnType<typeof createApp> {
  const { config, wiring, life, log, store, metrics, clock } = parts;
  const checked = shared(() => store.check(), { clock, ms: READY_HOLDS_MS });
  return createApp({
    whatsapp: wiring.whatsapp,
    webhooks: wiring.webhooks,
    ...(wiring.internal ? { internal: wiring.internal } : {}),
    routers: wiring.routers,
    draining: () => life.draining,
    watch: metrics,
    log,
    version: version(),
    health: () => Promise.resolve({ store: config.store.kind, tenants: config.tenants.length, working: wiring.busy() }),
    ready: async () => {
      if (life.draining) return { code: 'draining', what: 'The server is stopping', fix: 'Use another replica' };
      // Not before messages can be worked on.
      await wiring.prepare();
      return checked().then(
        () => undefined,
        (error: unknown) => unusable(error, log),
      );
    },
    metrics: () => metrics.text(),
    ...(config.production ? { watchers: forWatchers(config.internalToken?.reveal()) } : {}),
  });
}

/** What the store says of itself may name the machine: it is for the log. Another failure is the route's. */
function unusable(error: unknown, log: Log): { code: string; what: string; fix: string } {
  if (!(error instanceof StoreUnavailable)) throw error;
  log.error('store.unavailable', { error: reasonOf(error) });
  return {
    code: 'store_unavailable',
    what: 'The store takes nothing: messages are not acknowledged',
    fix: 'Look at the line store.unavailable of the log: it tells why, and what to do',
  };
}

/** A bug must be seen and must not stop the others' conversations; a broken process is another matter. */
function watchForBugs(log: ReturnType<typeof createLog>): void {
  process.on('unhandledRejection', (reason) => {
    log.error('process.unhandled_rejection', { reason: reasonOf(reason) });
  });
}

/** PORT wins; without it the next free one is taken and said (console.md 1). */
async function freePort({ host, port, portFixed }: Config): Promise<number> {
  for (let candidate = port; candidate < port + PORTS_TRIED_MAX; candidate++) {
    if (portFixed || (await isFree(host, candidate))) return candidate;
  }
  return port;
}

/** The address at which this machine finds a server on this host: "all interfaces" is none to call. */
export function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createProbe();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, host, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}

const WHY_NOT: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `el puerto ${port} está ocupado: cambia PORT o quítalo para usar el siguiente libre`,
  EACCES: (port) => `no hay permiso para abrir el puerto ${port}: usa uno desde 1024 en PORT`,
  EADDRNOTAVAIL: (_port, host) => `${host} no es una dirección de esta máquina: cambia HOST o quítalo`,
  ENOTFOUND: (_port, host) => `no se encuentra la dirección ${host}: cambia HOST o quítalo`,
};

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = WHY_NOT[error.code ?? '']?.(port, host);
      reject(why === undefined ? error : new Error(why));
    });
    server.listen(port, host, resolve);
  });
}

/** Resolves when every request that came so far has its answer, or its sender is gone. */
function answers(server: Server): () => Promise<void> {
  const owed = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    owed.add(response);
    response.once('close', () => owed.delete(response));
  });
  return async () => {
    await Promise.all([...owed].map((response) => once(response, 'close')));
  };
}

function afterThis(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
