/** Settings, one by one and right, → configuration in groups. */
import { Secret } from '../domain.ts';
import type { Tenant } from '../domain.ts';
import { isLoopback } from './rules.ts';
import type { Settings } from './settings.ts';
import type { Config, ModelsConfig, PaymentsConfig, StoreConfig } from './types.ts';

const PORT_DEFAULT = 3_000;

export function assemble(s: Settings, tenants: readonly Tenant[], named: Config['named']): Omit<Config, 'notes'> {
  return {
    environment: s.NODE_ENV,
    production: s.NODE_ENV === 'production',
    host: s.HOST,
    port: s.PORT ?? PORT_DEFAULT,
    portFixed: s.PORT !== undefined,
    logLevel: s.LOG_LEVEL,
    tenants,
    store: storeOf(s),
    sweep: s.SWEEP,
    burst: { quietMs: s.BURST_QUIET_MS, maxMs: s.BURST_MAX_MS },
    httpConnections: s.HTTP_CONNECTIONS,
    ...defined({
      tenantsFile: s.TENANTS_FILE,
      clockStart: s.CLOCK_START,
      publicBaseUrl: s.PUBLIC_BASE_URL,
      adminToken: secret(s.ADMIN_TOKEN),
      internalToken: secret(s.INTERNAL_TOKEN),
      cloudTasks: cloudTasksOf(s),
    }),
    ...channelsOf(s),
    models: modelsOf(s),
    ...servicesOf(s),
    named,
  };
}

function cloudTasksOf(s: Settings): Config['cloudTasks'] {
  if (s.CLOUD_TASKS_QUEUE === undefined) return undefined;
  return { queue: s.CLOUD_TASKS_QUEUE, ...defined({ emulatorHost: s.CLOUD_TASKS_EMULATOR_HOST }) };
}

function storeOf(s: Settings): StoreConfig {
  if (s.STORE === 'memory') return { kind: 'memory' };
  if (s.STORE === 'sqlite') return { kind: 'sqlite', path: s.SQLITE_PATH };
  // The emulator takes any project; "demo-" ones never leave the machine, by Firebase's own rule.
  const project = s.GOOGLE_CLOUD_PROJECT ?? 'demo-turno';
  return { kind: 'firestore', project, ...defined({ emulatorHost: s.FIRESTORE_EMULATOR_HOST }) };
}

function channelsOf(s: Settings): Pick<Config, 'whatsapp' | 'd360' | 'msgio'> {
  return {
    whatsapp: {
      baseUrl: s.WHATSAPP_API_BASE_URL,
      version: s.WHATSAPP_API_VERSION,
      ...defined({
        accessToken: secret(s.WHATSAPP_ACCESS_TOKEN),
        appSecret: secret(s.WHATSAPP_APP_SECRET),
        verifyToken: secret(s.WHATSAPP_VERIFY_TOKEN),
      }),
    },
    d360: {
      baseUrl: s.D360_BASE_URL,
      ...defined({ apiKey: secret(s.D360_API_KEY), webhookToken: secret(s.D360_WEBHOOK_TOKEN) }),
    },
    msgio: defined({
      baseUrl: s.MSGIO_API_URL,
      token: secret(s.MSGIO_API_TOKEN),
      verifyToken: secret(s.MSGIO_WEBHOOK_VERIFY_TOKEN),
      humanVerifyToken: secret(s.MSGIO_HUMAN_WEBHOOK_VERIFY_TOKEN),
    }),
  };
}

function modelsOf(s: Settings): ModelsConfig {
  return {
    baseUrl: s.OPENAI_BASE_URL,
    enabled: s.OPENAI_API_KEY !== undefined || isLoopback(s.OPENAI_BASE_URL),
    free: isLoopback(s.OPENAI_BASE_URL),
    model: s.OPENAI_MODEL,
    byAgent: {
      meta: s.META_AGENT_MODEL ?? s.OPENAI_MODEL,
      intent: s.INTENT_MODEL ?? s.OPENAI_MODEL,
      cero: s.AGENTE_CERO_MODEL ?? s.OPENAI_MODEL,
      generador: s.GENERADOR_MODEL ?? s.OPENAI_MODEL,
      lector: s.LECTOR_MODEL ?? s.OPENAI_MODEL,
      observer: s.OBSERVER_MODEL ?? s.OPENAI_MODEL,
      refiner: s.REFINER_MODEL ?? s.OPENAI_MODEL,
    },
    writes: s.GENERADOR_MODEL !== undefined,
    turnBudgetMs: s.TURN_MODEL_BUDGET_MS,
    tenantDailyUsd: s.TENANT_DAILY_MODEL_USD,
    ...defined({
      apiKey: secret(s.OPENAI_API_KEY),
      embedding: s.EMBEDDING_MODEL,
      transcription: s.TRANSCRIPTION_MODEL,
    }),
  };
}

function servicesOf(s: Settings): Pick<Config, 'chatwoot' | 'google' | 'maravia' | 'mercadopago' | 'stripe'> {
  const [baseUrl, accountId, inboxId, token] = [
    s.CHATWOOT_BASE_URL,
    s.CHATWOOT_ACCOUNT_ID,
    s.CHATWOOT_INBOX_ID,
    secret(s.CHATWOOT_API_TOKEN),
  ];
  const complete = baseUrl !== undefined && accountId !== undefined && inboxId !== undefined && token !== undefined;
  const webhookSecret = defined({ webhookSecret: secret(s.CHATWOOT_WEBHOOK_SECRET) });
  return {
    ...(complete ? { chatwoot: { baseUrl, accountId, inboxId, token, ...webhookSecret } } : {}),
    google: {
      calendarBaseUrl: s.GOOGLE_CALENDAR_BASE_URL,
      ...defined({ credentialsFile: s.GOOGLE_APPLICATION_CREDENTIALS }),
    },
    maravia: defined({ baseUrl: s.MARAVIA_BASE_URL }),
    mercadopago: paymentsOf(s.MERCADOPAGO_BASE_URL, s.MERCADOPAGO_ACCESS_TOKEN, s.MERCADOPAGO_WEBHOOK_SECRET),
    stripe: paymentsOf(s.STRIPE_BASE_URL, s.STRIPE_SECRET_KEY, s.STRIPE_WEBHOOK_SECRET),
  };
}

function paymentsOf(baseUrl: string, key: string | undefined, webhook: string | undefined): PaymentsConfig {
  return { baseUrl, ...defined({ accessToken: secret(key), webhookSecret: secret(webhook) }) };
}

function secret(value: string | undefined): Secret | undefined {
  return value === undefined ? undefined : new Secret(value);
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
/** Without the keys whose value is undefined: `exactOptionalPropertyTypes` tells the two apart. */
export function defined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Defined<T>;
}
