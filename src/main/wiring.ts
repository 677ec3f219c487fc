import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Router } from 'express';
import type { AppDeps } from '../app.ts';
import { channelCredentials, isSimulated, type Config } from '../config.ts';
import { createEngine, type Engine } from '../conversation.ts';
import { DEFAULT_SETTINGS, type Settings } from '../conversation/parts.ts';
import { missedLater } from '../conversation/undelivered.ts';
import { historyText, render } from '../copy/index.ts';
import { TOMBSTONE_MS, type Channel, type NewInboxRow, type Tenant } from '../domain.ts';
import { ServiceFailure } from '../errors.ts';
import { createHandlers, failureAnswer, performWith, policyOf, routeCalendars } from '../handlers/index.ts';
import type { Http } from '../io/http.ts';
import { createLocalCalendar } from '../io/local-calendar.ts';
import type { Clock, Log, MediaPort, Metrics, PaymentsPort, Random, Store } from '../ports.ts';
import type { SandboxPayments } from '../simulated/payments.ts';
import { channelsOf, type Numbers } from './channels.ts';
import { seedDemo } from './demo.ts';
import { lateAgents, type Agents } from './late-agents.ts';
import { internalOf, wakeUpsOf } from './wake-ups.ts';

/** Everything behind the routes, put together for one configuration. */
export interface Wiring {
  readonly whatsapp: AppDeps['whatsapp'];
  readonly webhooks: NonNullable<AppDeps['webhooks']>;
  /** Where SWEEP=external. */
  readonly internal: AppDeps['internal'];
  readonly routers: readonly { path: string; router: Router }[];
  /** Some channel runs on the simulated Meta. */
  readonly simulated: boolean;
  /** The app secret that signs webhooks where none was configured, to be shown to who tries the product. */
  readonly demoSecret: string | undefined;
  busy(): number;
  /** Loads what the first message needs. Rejects when it cannot be. */
  prepare(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface World {
  readonly config: Config;
  /** Where this server listens. */
  readonly url: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly store: Store;
  readonly http: Http;
  readonly metrics: Metrics;
}

/** Signs the demo's webhooks: known to everybody, and refused in production (config rules). */
export const DEMO_APP_SECRET = 'turno-demo';
const DEMO_VERIFY_TOKEN = 'turno-demo';
const META_PATH = '/simulated/meta';
/** Later than Meta's seven days, and before the tombstone of the same message may be gone (A6). */
const MESSAGE_AGE_MAX_MS = TOMBSTONE_MS - 3_600_000;

export async function createWiring(world: World): Promise<Wiring> {
  const { config, store, clock } = world;
  const tenants = new Map(config.tenants.map((tenant) => [tenant.id, tenant]));
  const numbers = numbersOf(config);
  const simulated = [...numbers.values()].some(({ channel }) => isSimulated(config, channel));
  const meta = simulated ? await simulatedMeta(world, numbers) : undefined;
  const sandbox = config.production ? undefined : await sandboxOf(world, (rows) => engine.receive(rows));
  const channels = channelsOf(
    { config, http: world.http, demo: { baseUrl: `${world.url}${META_PATH}`, token: meta?.token ?? '' } },
    numbers,
  );
  const { createSimulatedDesk } = await import('../simulated/desk.ts');
  const wakeUps = await wakeUpsOf(world);
  const { models } = config;
  const agents = lateAgents(() => agentsOf(world, channels.media), { writes: models.enabled && models.writes });
  const engine: Engine = createEngine({
    store,
    clock,
    random: world.random,
    log: world.log,
    metrics: world.metrics,
    understanding: agents.understanding,
    ...(agents.reword && { reword: agents.reword }),
    tenantOf: (id) => tenants.get(id),
    render,
    textOf: historyText,
    perform: performWith(
      createHandlers({
        store,
        channel: channels.channel,
        calendar: routeCalendars({ local: createLocalCalendar() }),
        payments: paymentsOf(sandbox),
        desk: createSimulatedDesk(),
      }),
    ),
    policyOf,
    failureAnswer,
    ...(wakeUps ? { wakeUps } : {}),
    settings: {
      ...DEFAULT_SETTINGS,
      by: world.random.token(),
      ...sharing(config, clock),
      quietMs: config.burst.quietMs,
      maxMs: config.burst.maxMs,
    },
  });
  return {
    whatsapp: intakeOf(world, numbers, engine),
    webhooks: sandbox ? [{ path: '/webhooks/sandbox', port: sandbox.webhook }] : [],
    internal: internalOf(world, engine, tenants),
    routers: [
      ...(meta ? [{ path: META_PATH, router: meta.router }] : []),
      ...(sandbox ? [{ path: '/sandbox/pagos', router: sandbox.router }] : []),
    ],
    simulated,
    demoSecret: config.whatsapp.appSecret === undefined && simulated ? DEMO_APP_SECRET : undefined,
    busy: () => engine.busy(),
    prepare: () => agents.prepare(),
    start: async () => {
      if (config.tenantsFile === undefined) await seedDemo(store, config.tenants, clock.now());
      await sandbox?.resume();
      if (config.sweep === 'internal') engine.start();
    },
    stop: () => engine.stop(),
  };
}

/** So often a replica looks for work that others dropped, ms: every look is read, and billed. Its own it knows itself. */
const SHARED_SWEEP_MS = 10_000;
/** Longer than models may take (TURN_MODEL_BUDGET_MS): a lease that ends in mid-turn has them asked twice. */
const LEASE_MS = 15_000;
const LEASE_LOOK_MS = 1_000;

/** A file has one process. On Firestore replicas share the work, and a lease keeps two from asking models the same. */
function sharing({ store, models }: Config, clock: Clock): Partial<Settings> {
  if (store.kind !== 'firestore') return { aloneSince: clock.now() };
  const lease = { leaseMs: LEASE_MS, leaseLookMs: LEASE_LOOK_MS };
  return { leases: models.enabled, ...lease, sweepEveryMs: SHARED_SWEEP_MS };
}

/** What the webhook of WhatsApp needs: whose numbers and secrets are whose, and where messages go. */
function intakeOf({ config, store, clock, metrics, log }: World, numbers: Numbers, engine: Engine): Wiring['whatsapp'] {
  const secretFor = (phoneNumberId: string) => secretOf(config, numbers.get(phoneNumberId)?.channel);
  return {
    provider: 'whatsapp',
    tenantByPhoneNumberId: (id) => numbers.get(id)?.tenant,
    appSecrets: [...new Set([...numbers.keys()].map(secretFor))],
    appSecretFor: secretFor,
    verifyToken: config.whatsapp.verifyToken?.reveal() ?? (config.production ? '' : DEMO_VERIFY_TOKEN),
    resolveContact: (...args) => store.resolveContact(...args),
    receive: (rows) => engine.receive(rows),
    noteStatus: (status) => store.noteStatus(status),
    count: (reason, n) => {
      for (let i = 0; i < n; i++) metrics.webhookRejected(reason);
    },
    undelivered: async ({ conversation, effect, reason, alarm }) => {
      if (alarm) log.error('message.undelivered', { effect, reason });
      else log.warn('message.undelivered', { effect, reason });
      const receive = (rows: readonly NewInboxRow[]) => engine.receive(rows);
      await missedLater({ store, failureAnswer, receive, clock }, conversation, effect);
    },
    clock,
    // On a clock of its own (CLOCK_START) a message's age says nothing.
    ...(config.clockStart === undefined ? { maxAgeMs: MESSAGE_AGE_MAX_MS } : {}),
  };
}

function numbersOf({ tenants }: Config): Numbers {
  return new Map(
    tenants.flatMap((tenant) => tenant.channels.map((channel) => [channel.phoneNumberId, { tenant, channel }])),
  );
}

/** A channel's own secret, the global one, or outside production the demo's. */
function secretOf(config: Config, channel: Channel | undefined): string {
  const given = channel ? channelCredentials(config, channel).appSecret : config.whatsapp.appSecret;
  return (given ?? config.whatsapp.appSecret)?.reveal() ?? DEMO_APP_SECRET;
}

/** Without a key, and without a server of one's own, no model is there: the offline reader is all (AGENT-8). */
async function agentsOf({ config, clock, log, store, http }: World, media: MediaPort): Promise<Agents> {
  const { models } = config;
  if (!models.enabled) {
    const { createOfflineUnderstanding } = await import('../agents/offline/index.ts');
    return { understanding: createOfflineUnderstanding() };
  }
  const { hearingPort, modelAgents, modelPort } = await import('../cli/models.ts');
  const eyes = { port: media, hears: hearingPort(models, http) };
  return modelAgents(modelPort(models, http), models, { clock, log, spending: store, media: eyes });
}

async function simulatedMeta(world: World, numbers: Numbers): Promise<{ router: Router; token: string }> {
  const { createSimulatedMeta, deliverTo } = await import('../simulated/meta.ts');
  const token = randomBytes(16).toString('hex');
  const { router } = createSimulatedMeta({
    phoneNumberIds: [...numbers.keys()],
    accessToken: token,
    appSecret: world.config.whatsapp.appSecret?.reveal() ?? DEMO_APP_SECRET,
    clock: world.clock,
    random: world.random,
    deliver: deliverTo(`${world.url}/webhooks/whatsapp`, (request) => world.http.exchange(request)),
    production: world.config.production,
  });
  return { router, token };
}

async function sandboxOf(world: World, receive: Engine['receive']): Promise<SandboxPayments> {
  const { createSandboxPayments, createFileState, createMemoryState } = await import('../simulated/payments.ts');
  const { config, http, url } = world;
  const file = config.store.kind === 'sqlite' ? join(dirname(config.store.path), 'sandbox-pagos.jsonl') : undefined;
  return createSandboxPayments({
    state: file === undefined ? createMemoryState() : createFileState(file),
    publicBaseUrl: config.publicBaseUrl ?? url,
    secret: DEMO_APP_SECRET,
    clock: world.clock,
    deliver: async ({ body, headers }) =>
      (await http.exchange({ method: 'POST', url: `${url}/webhooks/sandbox`, headers, body, timeoutMs: 10_000 }))
        .status,
    receive,
    production: config.production,
  });
}

/** Only what works is offered (must-hold 70): a tenant with a provider that this build lacks gets a clear failure. */
function paymentsOf(sandbox: SandboxPayments | undefined): PaymentsPort {
  const of = (tenant: Tenant): PaymentsPort => {
    if (tenant.payments.provider === 'sandbox' && sandbox) return sandbox;
    throw new ServiceFailure(`payments by ${tenant.payments.provider} are not available here`, { retryable: false });
  };
  return {
    createLink: async (request) => of(request.tenant).createLink(request),
    fetch: async (request) => of(request.tenant).fetch(request),
    refund: async (request) => of(request.tenant).refund(request),
  };
}
