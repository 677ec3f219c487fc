import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Router } from 'express';
import type { AppDeps } from '../app.ts';
import { forWatchers } from '../app/watchers.ts';
import { channelCredentials, connectsChannel, isLive, isSimulated, type Config } from '../config.ts';
import type { Engine } from '../conversation.ts';
import { HOUR_MS, TOMBSTONE_MS, type Channel, type NewInboxRow } from '../domain.ts';
import type { LateHttp } from '../io/late-http.ts';
import { clockLog } from '../io/refusals.ts';
import type { Clock, Log, Metrics, Random, Store } from '../ports.ts';
import type { SandboxPayments } from '../simulated/payments.ts';
import type { Numbers } from './channels.ts';
import { lateEngine } from './late-engine.ts';
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
  /** Resolves when messages can be worked on: what that needs is loaded behind the open port. Rejects when it cannot be. */
  prepare(): Promise<void>;
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
  readonly http: LateHttp;
  readonly metrics: Metrics;
}

/** Signs the webhooks of simulated channels: known to everybody, and believed for no other number. */
export const DEMO_APP_SECRET = 'turno-demo';
const DEMO_VERIFY_TOKEN = 'turno-demo';
const META_PATH = '/simulated/meta';
/** Later than Meta's seven days, and before the tombstone of the same message may be gone (A6). */
const MESSAGE_AGE_MAX_MS = TOMBSTONE_MS - HOUR_MS;

export async function createWiring(world: World): Promise<Wiring> {
  const { config } = world;
  const tenants = new Map(config.tenants.map((tenant) => [tenant.id, tenant]));
  const tenantOf = (id: string) => tenants.get(id);
  const numbers = numbersOf(config);
  const simulated = [...numbers.values()].some(({ channel }) => isSimulated(config, channel));
  const meta = simulated ? await simulatedMeta(world, numbers) : undefined;
  const played = config.tenants.some((tenant) => !isLive(config, tenant));
  const sandbox = played ? await sandboxOf(world, (rows) => engine.receive(rows)) : undefined;
  const wakeUps = await wakeUpsOf(world);
  const outside = {
    tenantOf,
    numbers,
    wakeUps,
    payments: sandbox,
    demo: { baseUrl: `${world.url}${META_PATH}`, token: meta?.token ?? '' },
  };
  const engine = lateEngine(async () => {
    // Both first: a word is marked as under way in the commit that owes it, and should be said right then. Killed in between
    // twice, it is given up unsaid (reliability 2.1).
    const [loaded] = await Promise.all([
      import('./engine.ts').then(({ engineOf }) => engineOf(world, outside)),
      world.http.prepare(),
    ]);
    await sandbox?.resume();
    if (config.sweep === 'internal') loaded.start();
    return loaded;
  });
  return {
    whatsapp: intakeOf(world, numbers, engine),
    webhooks: sandbox ? [{ path: '/webhooks/sandbox', port: sandbox.webhook }] : [],
    internal: internalOf(world, engine, tenantOf),
    routers: [
      ...(meta ? [{ path: META_PATH, router: meta.router }] : []),
      ...(sandbox ? [{ path: '/sandbox/pagos', router: sandbox.router }] : []),
    ],
    simulated,
    demoSecret: config.whatsapp.appSecret === undefined && simulated ? DEMO_APP_SECRET : undefined,
    busy: () => engine.busy(),
    prepare: () => engine.prepare(),
    stop: () => engine.stop(),
  };
}

/** What the webhook of WhatsApp needs: whose numbers and secrets are whose, and where messages go. */
function intakeOf(
  { config, store, clock, metrics, log }: World,
  numbers: Numbers,
  engine: Pick<Engine, 'receive'>,
): Wiring['whatsapp'] {
  const secretFor = (phoneNumberId: string) => {
    const channel = numbers.get(phoneNumberId)?.channel;
    return channel ? secretOf(config, channel) : '';
  };
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
      const { missedLater } = await import('../conversation/undelivered.ts');
      const { failureAnswer } = await import('../handlers/index.ts');
      const receive = (rows: readonly NewInboxRow[]) => engine.receive(rows);
      await missedLater({ store, failureAnswer, receive, clock }, conversation, effect);
    },
    clock,
    // On a clock of its own (CLOCK_START) a message's age says nothing.
    ...(config.clockStart === undefined ? { maxAgeMs: MESSAGE_AGE_MAX_MS, clockBehind: clockLog(log, clock) } : {}),
  };
}

/** Numbers that Meta serves, real or simulated: another provider's is neither believed here nor written to there. */
function numbersOf({ tenants }: Config): Numbers {
  return new Map(
    tenants.flatMap((tenant) =>
      tenant.channels.filter(connectsChannel).map((channel) => [channel.phoneNumberId, { tenant, channel }]),
    ),
  );
}

/** A channel's own secret, the global one, or the demo's where nobody real writes. Empty: no signature fits. */
function secretOf(config: Config, channel: Channel): string {
  const given = channelCredentials(config, channel).appSecret ?? config.whatsapp.appSecret;
  const open = !config.production && isSimulated(config, channel);
  return given?.reveal() ?? (open ? DEMO_APP_SECRET : '');
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
    watchers: forWatchers(world.config.internalToken?.reveal()),
  });
  return { router, token };
}

async function sandboxOf(world: World, receive: Engine['receive']): Promise<SandboxPayments> {
  const [{ createSandboxPayments, createFileState, createMemoryState }, { formatMoney }] = await Promise.all([
    import('../simulated/payments.ts'),
    import('../copy/formats.ts'),
  ]);
  const { config, http, url } = world;
  const file = config.store.kind === 'sqlite' ? join(dirname(config.store.path), 'sandbox-pagos.jsonl') : undefined;
  return createSandboxPayments({
    state: file === undefined ? createMemoryState() : createFileState(file),
    publicBaseUrl: config.publicBaseUrl ?? url,
    secret: DEMO_APP_SECRET,
    linkId: () => randomBytes(16).toString('hex'),
    clock: world.clock,
    money: formatMoney,
    deliver: async ({ body, headers }) =>
      (await http.exchange({ method: 'POST', url: `${url}/webhooks/sandbox`, headers, body, timeoutMs: 10_000 }))
        .status,
    receive,
    production: config.production,
  });
}
