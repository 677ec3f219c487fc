import { createEngine, type Engine, type Settings } from '../conversation.ts';
import { DEFAULT_SETTINGS, type Parts } from '../conversation/parts.ts';
import { historyText, render } from '../copy/index.ts';
import { isLive, type Config } from '../config.ts';
import type { Tenant } from '../domain.ts';
import { ServiceFailure } from '../errors.ts';
import { createHandlers, failureAnswer, performWith, policyOf, routeCalendars } from '../handlers/index.ts';
import { createLocalCalendar } from '../io/local-calendar.ts';
import { numberAliasOf } from '../io/whatsapp/identity.ts';
import type { Clock, MediaPort, PaymentsPort, WakeUps } from '../ports.ts';
import { seedDemo } from './demo.ts';
import { channelsOf, type Numbers, type Outside } from './channels.ts';
import { deskOf } from './desk.ts';
import type { World } from './wiring.ts';

/** What the engine reaches that the routes have, too. */
export interface Reach {
  readonly tenantOf: (id: string) => Tenant | undefined;
  readonly numbers: Numbers;
  readonly wakeUps: WakeUps | undefined;
  /** The sandbox, where there is one. */
  readonly payments: PaymentsPort | undefined;
  readonly demo: Outside['demo'];
}

/** Everything that reads, decides and does. Three files of four hang on this one: it is loaded behind the open port. */
export async function engineOf(world: World, { tenantOf, numbers, wakeUps, payments, demo }: Reach): Promise<Engine> {
  const { config, store, clock, random } = world;
  const channels = channelsOf({ config, http: world.http, demo }, numbers);
  const seeded = config.tenantsFile === undefined ? seedDemo(store, config.tenants, clock.now()) : undefined;
  const [agents] = await Promise.all([agentsOf(world, channels.media), seeded]);
  return createEngine({
    store,
    clock,
    random,
    log: world.log,
    metrics: world.metrics,
    ...agents,
    tenantOf,
    render,
    textOf: historyText,
    numberAliasOf,
    perform: performWith(
      createHandlers({
        store,
        channel: channels.channel,
        calendar: routeCalendars({ local: createLocalCalendar() }),
        payments: paymentsOf(config, payments),
        desk: deskOf(config, world.log),
      }),
    ),
    policyOf,
    failureAnswer,
    ...(wakeUps ? { wakeUps } : {}),
    settings: {
      ...DEFAULT_SETTINGS,
      by: random.token(),
      ...sharing(config, clock),
      quietMs: config.burst.quietMs,
      maxMs: config.burst.maxMs,
    },
  });
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

/** Without a key, and without a server of one's own, no model is there: the offline reader is all (AGENT-8). */
async function agentsOf(
  { config, clock, log, store, http }: World,
  media: MediaPort,
): Promise<Pick<Parts, 'understanding' | 'reword'>> {
  const { models } = config;
  if (!models.enabled) {
    const { createOfflineUnderstanding } = await import('../agents/offline/index.ts');
    return { understanding: createOfflineUnderstanding() };
  }
  const { hearingPort, modelAgents, modelPort } = await import('../cli/models.ts');
  const eyes = { port: media, hears: hearingPort(models, http) };
  return modelAgents(modelPort(models, http), models, { clock, log, spending: store, media: eyes });
}

/**
 * Only what works is offered (must-hold 70): a tenant with a provider that this build lacks gets a clear failure, and so
 * does one whose real customers would press "approve" on the page of the sandbox.
 */
export function paymentsOf(config: Config, sandbox: PaymentsPort | undefined): PaymentsPort {
  const of = (tenant: Tenant): PaymentsPort => {
    if (tenant.payments.provider === 'sandbox' && sandbox && !isLive(config, tenant)) return sandbox;
    throw new ServiceFailure(`payments by ${tenant.payments.provider} are not available here`, { retryable: false });
  };
  return {
    createLink: async (request) => of(request.tenant).createLink(request),
    fetch: async (request) => of(request.tenant).fetch(request),
    refund: async (request) => of(request.tenant).refund(request),
  };
}
