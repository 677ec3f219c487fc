/** The shape of the configuration. `config.ts` gives these names to everybody else. */
import type { Secret, Tenant } from '../domain.ts';
import type { NotConnected } from './not-connected.ts';
import type { Settings } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type LogLevel = Settings['LOG_LEVEL'];

export type StoreConfig =
  | { readonly kind: 'memory' }
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'firestore'; readonly project: string; readonly emulatorHost?: string };

/** Settings in groups; a group's secret is absent where it was not given. URLs have no trailing slash. */
export interface Config {
  readonly environment: Settings['NODE_ENV'];
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** PORT was given: when it is taken the next one is not tried. */
  readonly portFixed: boolean;
  readonly logLevel: LogLevel;
  readonly tenants: readonly Tenant[];
  /** Absent: the demo business. */
  readonly tenantsFile?: string;
  /** What is written where we look for settings, and has no effect. */
  readonly notes: readonly NotConnected[];
  readonly store: StoreConfig;
  readonly sweep: Settings['SWEEP'];
  /** Wake-ups by a queue, where SWEEP=external. */
  readonly cloudTasks?: { readonly queue: string; readonly emulatorHost?: string };
  readonly burst: { readonly quietMs: number; readonly maxMs: number };
  /** Epoch ms at which the clock starts. */
  readonly clockStart?: number;
  readonly httpConnections: number;
  readonly publicBaseUrl?: string;
  readonly adminToken?: Secret;
  readonly internalToken?: Secret;
  readonly whatsapp: {
    readonly baseUrl: string;
    readonly version: string;
    readonly accessToken?: Secret;
    readonly appSecret?: Secret;
    readonly verifyToken?: Secret;
  };
  readonly d360: { readonly baseUrl: string; readonly apiKey?: Secret; readonly webhookToken?: Secret };
  readonly msgio: {
    readonly baseUrl?: string;
    readonly token?: Secret;
    readonly verifyToken?: Secret;
    readonly humanVerifyToken?: Secret;
  };
  readonly models: ModelsConfig;
  readonly chatwoot?: {
    readonly baseUrl: string;
    readonly accountId: number;
    readonly inboxId: number;
    readonly token: Secret;
    readonly webhookSecret?: Secret;
  };
  readonly google: { readonly calendarBaseUrl: string; readonly credentialsFile?: string };
  readonly maravia: { readonly baseUrl?: string };
  readonly mercadopago: PaymentsConfig;
  readonly stripe: PaymentsConfig;
  /** Values of the variables that tenants name in their `…Env` keys. */
  readonly named: ReadonlyMap<string, Secret>;
}

export interface ModelsConfig {
  readonly baseUrl: string;
  /** Absent: no model is called, unless `baseUrl` is on this machine. */
  readonly apiKey?: Secret;
  readonly enabled: boolean;
  /** A server on this machine: its calls cost nothing. */
  readonly free: boolean;
  readonly model: string;
  /** Per agent, where it differs. */
  readonly byAgent: {
    readonly meta: string;
    readonly intent: string;
    readonly cero: string;
    readonly generador: string;
    readonly lector: string;
    readonly observer: string;
    readonly refiner: string;
  };
  /** GENERADOR_MODEL was given: templates are said in other words outside of flows. */
  readonly writes: boolean;
  readonly embedding?: string;
  readonly transcription?: string;
  readonly turnBudgetMs: number;
  readonly tenantDailyUsd: number;
}

export interface PaymentsConfig {
  readonly baseUrl: string;
  readonly accessToken?: Secret;
  readonly webhookSecret?: Secret;
}
