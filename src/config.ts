/**
 * The environment → typed configuration, or every problem at once, each with its fix. The only reader of settings:
 * `main.ts` and the command line pass `process.env` in; nobody else looks at it (law 6). Fails closed: there is no
 * default for what is wrong (must-hold 47), secrets cannot be printed (must-hold 79).
 */
import { assemble, defined } from './config/assemble.ts';
import { broken, ENVIRONMENT, isLoopback } from './config/rules.ts';
import { CODES, explain, ONCE, place } from './config/problems.ts';
import { withoutEffect } from './config/without-effect.ts';
import { isCredential, NO_CREDENTIAL, settingsShape } from './config/settings.ts';
import type { Settings } from './config/settings.ts';
import { Secret } from './domain.ts';
import type { Channel, Tenant } from './domain.ts';
import { ConfigError } from './errors.ts';
import type { ConfigProblem } from './errors.ts';
import type { Config, Environment, PaymentsConfig } from './config/types.ts';
import { DEMO_TENANTS_URL, readTenantsFile } from './tenants.ts';

export { connectsChannel } from './config/rules.ts';
export type { Config, Environment, LogLevel, ModelsConfig, PaymentsConfig, StoreConfig } from './config/types.ts';

/** Throws ConfigError with every problem of the settings, of the tenants file and between them. Reads that file. */
export function loadConfig(env: Environment): Config {
  const { settings, problems, given } = readSettings(env);
  const read = attempt(() => readTenantsFile(settings.TENANTS_FILE ?? DEMO_TENANTS_URL), problems);
  const { tenants, notes } = read ?? { tenants: [], notes: [] };
  const named = namedVariables(tenants, env);
  problems.push(...badlyCopied(named));
  // What is there and wrong is not missing, too.
  const told = new Set(problems.map(({ where }) => where));
  const further = broken({ settings, tenants, named });
  problems.push(...further.filter(({ code, where }) => code !== CODES.absent || !told.has(where)));
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...assemble(settings, tenants, named), notes: [...withoutEffect(given), ...notes] };
}

/** A whatsapp channel without a token runs on the simulator, as `simulated` does (never in production). */
export function isSimulated(config: Config, channel: Channel): boolean {
  if (channel.provider === 'simulated') return true;
  return channel.provider === 'whatsapp' && channelCredentials(config, channel).accessToken === undefined;
}

/**
 * Real customers write to it, whatever NODE_ENV says: nothing is played to them, neither a payment nor a person. A fake
 * Meta on this machine has none, outside production.
 */
export function isLive(config: Config, tenant: Tenant): boolean {
  if (config.production) return true;
  return !isLoopback(config.whatsapp.baseUrl) && tenant.channels.some((channel) => !isSimulated(config, channel));
}

/** A channel's own credentials where it names variables, else the provider's global ones. */
export function channelCredentials(config: Config, channel: Channel): { accessToken?: Secret; appSecret?: Secret } {
  const global = {
    whatsapp: config.whatsapp.accessToken,
    '360dialog': config.d360.apiKey,
    msgio: config.msgio.token,
    chatwoot: config.chatwoot?.token,
    simulated: undefined,
  }[channel.provider];
  const globalSecret = channel.provider === 'whatsapp' ? config.whatsapp.appSecret : undefined;
  return defined({
    accessToken: channel.accessTokenEnv === undefined ? global : config.named.get(channel.accessTokenEnv),
    appSecret: channel.appSecretEnv === undefined ? globalSecret : config.named.get(channel.appSecretEnv),
  });
}

/** A tenant's own payment credentials where it names variables, else its provider's global ones. */
export function paymentCredentials(config: Config, tenant: Tenant): Omit<PaymentsConfig, 'baseUrl'> {
  const { provider, accessTokenEnv, webhookSecretEnv } = tenant.payments;
  const global = provider === 'sandbox' ? undefined : config[provider];
  return defined({
    accessToken: accessTokenEnv === undefined ? global?.accessToken : config.named.get(accessTokenEnv),
    webhookSecret: webhookSecretEnv === undefined ? global?.webhookSecret : config.named.get(webhookSecretEnv),
  });
}

/** Settings that can be used, and what is wrong with the others: those then count as absent, to find further problems. */
function readSettings(env: Environment): { settings: Settings; problems: ConfigProblem[]; given: string[] } {
  const raw = Object.fromEntries(
    Object.keys(settingsShape.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const given = Object.keys(raw);
  const parsed = settingsShape.safeParse(raw, ONCE);
  if (parsed.success) return { settings: parsed.data, problems: [], given };
  const problems = explain({ error: parsed.error, raw, schema: settingsShape, source: ENVIRONMENT });
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const usable = Object.fromEntries(Object.entries(raw).filter(([name]) => !wrong.has(name)));
  return {
    settings: settingsShape.parse(usable, ONCE),
    problems: problems.map((problem) => (problem.code === CODES.value ? { ...problem, code: CODES.choice } : problem)),
    given,
  };
}

function attempt<T>(read: () => T, problems: ConfigProblem[]): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** The tenants' own credentials, held to what the global ones are held to. */
function badlyCopied(named: ReadonlyMap<string, Secret>): ConfigProblem[] {
  const { code, what, fix } = NO_CREDENTIAL;
  return [...named].flatMap(([name, secret]) =>
    isCredential(secret.reveal()) ? [] : [{ code, what, fix, where: place(ENVIRONMENT, [name]) }],
  );
}

function namedVariables(tenants: readonly Tenant[], env: Environment): ReadonlyMap<string, Secret> {
  const names = tenants.flatMap(({ channels, payments }) => [
    ...channels.flatMap(({ accessTokenEnv, appSecretEnv }) => [accessTokenEnv, appSecretEnv]),
    payments.accessTokenEnv,
    payments.webhookSecretEnv,
  ]);
  return new Map(
    names.flatMap((name) => {
      const value = name === undefined ? undefined : env[name]?.trim();
      return name === undefined || value === undefined || value === '' ? [] : [[name, new Secret(value)]];
    }),
  );
}
