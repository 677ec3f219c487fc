/** What settings and tenants demand of each other. Each rule reports; none stops another. Long because it is their list. */
import { isDemo, type Channel, type Tenant } from '../domain.ts';
import type { ConfigProblem } from '../errors.ts';
import { CODES, place } from './problems.ts';
import type { Settings, SettingName } from './settings.ts';

export const ENVIRONMENT = 'entorno o .env';
const ADMIN_TOKEN_CHARS_MIN = 16;

export interface Facts {
  readonly settings: Settings;
  readonly tenants: readonly Tenant[];
  /** Variables that a tenant's `…Env` keys name, where they are set. */
  readonly named: ReadonlyMap<string, unknown>;
}

export function broken(facts: Facts): ConfigProblem[] {
  const { settings } = facts;
  const problems = [
    ...production(settings),
    ...stores(settings),
    ...wakeUps(settings),
    ...chatwoot(settings),
    ...facts.tenants.flatMap((tenant) => [
      ...tenant.channels.flatMap((channel) => channelRules(facts, tenant, channel)),
      ...payments(facts, tenant),
      ...calendars(settings, tenant),
    ]),
  ];
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** A provider's credential goes to a host of this machine: a test, nothing leaves. */
export function isLoopback(baseUrl: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(URL.parse(baseUrl)?.hostname ?? '');
}

function production(settings: Settings): ConfigProblem[] {
  if (settings.NODE_ENV !== 'production') return [];
  const problems: ConfigProblem[] = [];
  if (settings.CLOCK_START !== undefined) {
    problems.push(at('CLOCK_START', CODES.production, 'el reloj no se mueve en producción', 'quita CLOCK_START'));
  }
  if (settings.ADMIN_TOKEN !== undefined && settings.ADMIN_TOKEN.length < ADMIN_TOKEN_CHARS_MIN) {
    const fix = `usa ${ADMIN_TOKEN_CHARS_MIN} caracteres o más: openssl rand -hex 24`;
    problems.push(at('ADMIN_TOKEN', CODES.production, 'la clave del panel es corta para producción', fix));
  }
  if (settings.PUBLIC_BASE_URL?.startsWith('http:') === true && !isLoopback(settings.PUBLIC_BASE_URL)) {
    problems.push(at('PUBLIC_BASE_URL', CODES.production, 'no es https', 'usa la dirección https del servidor'));
  }
  return problems;
}

function stores(settings: Settings): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const projectless = settings.GOOGLE_CLOUD_PROJECT === undefined && settings.FIRESTORE_EMULATOR_HOST === undefined;
  if (settings.STORE === 'firestore' && projectless) {
    problems.push(
      missing('GOOGLE_CLOUD_PROJECT', 'STORE es firestore', 'pon el id del proyecto, o FIRESTORE_EMULATOR_HOST'),
    );
  }
  const emulator = settings.FIRESTORE_EMULATOR_HOST;
  if (settings.STORE === 'firestore' && emulator !== undefined && !/^[^\s/]+$/.test(emulator)) {
    const what = `"${emulator}" no es un servidor con su puerto`;
    problems.push(at('FIRESTORE_EMULATOR_HOST', CODES.url, what, 'escribe por ejemplo 127.0.0.1:8080, sin http://'));
  }
  if (settings.BURST_QUIET_MS > settings.BURST_MAX_MS) {
    const what = `la pausa (${settings.BURST_QUIET_MS} ms) es mayor que BURST_MAX_MS (${settings.BURST_MAX_MS} ms)`;
    problems.push(at('BURST_QUIET_MS', CODES.contradiction, what, 'baja la pausa o sube BURST_MAX_MS'));
  }
  return problems;
}

function wakeUps(settings: Settings): ConfigProblem[] {
  const external = settings.SWEEP === 'external';
  const problems: ConfigProblem[] = [];
  if (external && settings.INTERNAL_TOKEN === undefined) {
    problems.push(
      missing('INTERNAL_TOKEN', 'SWEEP es external', 'invéntala (openssl rand -hex 24) y dásela al planificador'),
    );
  }
  if (settings.CLOUD_TASKS_QUEUE === undefined) return problems;
  if (!external) {
    const what = 'una cola despierta a un proceso que con SWEEP=internal se despierta solo';
    problems.push(at('CLOUD_TASKS_QUEUE', CODES.contradiction, what, 'pon SWEEP=external, o quita la cola'));
  }
  if (settings.PUBLIC_BASE_URL === undefined) {
    const fix = 'pon la dirección https del servicio, a la que llama la cola';
    problems.push(missing('PUBLIC_BASE_URL', 'CLOUD_TASKS_QUEUE está puesta', fix));
  }
  if (settings.CLOUD_TASKS_EMULATOR_HOST !== undefined && settings.NODE_ENV === 'production') {
    const what = 'en producción la clave interna no se manda a un emulador';
    problems.push(at('CLOUD_TASKS_EMULATOR_HOST', CODES.production, what, 'quita CLOUD_TASKS_EMULATOR_HOST'));
  }
  return problems;
}

const CHATWOOT = ['CHATWOOT_BASE_URL', 'CHATWOOT_ACCOUNT_ID', 'CHATWOOT_INBOX_ID', 'CHATWOOT_API_TOKEN'] as const;

/** All of Chatwoot's settings or none: half a desk takes over conversations that nobody sees (must-hold 73). */
function chatwoot(settings: Settings): ConfigProblem[] {
  const set = [...CHATWOOT, 'CHATWOOT_WEBHOOK_SECRET' as const].filter((name) => settings[name] !== undefined);
  if (set.length === 0) return [];
  const fix = 'complétalas desde Chatwoot › Ajustes, o quita todas las CHATWOOT_*';
  return CHATWOOT.filter((name) => settings[name] === undefined).map((name) =>
    missing(name, `hay ${set.join(', ')}`, fix),
  );
}

/** What each provider of a channel cannot work without, and where it is found. */
const NEEDS: Readonly<Record<Channel['provider'], readonly [name: SettingName, fix: string][]>> = {
  whatsapp: [
    ['WHATSAPP_APP_SECRET', 'cópialo de Meta › App › Configuración › Básica, o quita el token para usar el simulado'],
  ],
  '360dialog': [
    ['D360_API_KEY', 'créala en 360dialog › tu número › API key'],
    ['D360_WEBHOOK_TOKEN', 'invéntala (openssl rand -hex 24) y ponla en la URL del webhook'],
  ],
  msgio: [
    ['MSGIO_API_URL', 'pon la dirección de la API de tu proveedor'],
    ['MSGIO_API_TOKEN', 'pídela a tu proveedor'],
    ['MSGIO_WEBHOOK_VERIFY_TOKEN', 'invéntala (openssl rand -hex 24) y dásela a tu proveedor'],
  ],
  chatwoot: [
    ['CHATWOOT_BASE_URL', 'pon la dirección de tu Chatwoot'],
    ['CHATWOOT_WEBHOOK_SECRET', 'cópialo de Chatwoot › Ajustes › Integraciones › Webhooks'],
  ],
  simulated: [],
};
/** The settings that a channel's own `…Env` keys stand in for. */
const TOKENS: readonly SettingName[] = ['WHATSAPP_ACCESS_TOKEN', 'D360_API_KEY', 'MSGIO_API_TOKEN'];
const APP_SECRETS: readonly SettingName[] = ['WHATSAPP_APP_SECRET'];

/** Its webhooks are heard and its messages sent: everybody else's would be a number that answers nobody. */
export function connectsChannel({ provider }: Channel): boolean {
  return provider === 'whatsapp' || provider === 'simulated';
}

function channelRules(facts: Facts, tenant: Tenant, channel: Channel): ConfigProblem[] {
  const { settings, named } = facts;
  const live = settings.NODE_ENV === 'production';
  const where = channelPlace(tenant, channel);
  if (channel.provider === 'simulated') {
    const fix = 'usa whatsapp, 360dialog, msgio o chatwoot, o quita NODE_ENV=production';
    return live ? [{ code: CODES.production, where, what: 'el canal simulado no existe en producción', fix }] : [];
  }
  const problems = undefinedNames([channel.accessTokenEnv, channel.appSecretEnv], where, named);
  const tokenless = settings.WHATSAPP_ACCESS_TOKEN === undefined && channel.accessTokenEnv === undefined;
  if (channel.provider === 'whatsapp' && tokenless) {
    const why = `el canal de ${tenant.id} es whatsapp y en producción no hay canal simulado`;
    const fix = 'cópialo de Meta › App › WhatsApp › Configuración de la API';
    return live ? [...problems, missing('WHATSAPP_ACCESS_TOKEN', why, fix)] : problems;
  }
  const absent = NEEDS[channel.provider].filter(([name]) => {
    const replaced =
      (TOKENS.includes(name) && channel.accessTokenEnv !== undefined) ||
      (APP_SECRETS.includes(name) && channel.appSecretEnv !== undefined);
    return settings[name] === undefined && !replaced;
  });
  problems.push(...absent.map(([name, fix]) => missing(name, `el canal de ${tenant.id} es ${channel.provider}`, fix)));
  if (!connectsChannel(channel)) {
    const what = `el canal ${channel.provider} todavía no está conectado: nadie recibiría lo que escriben a ese número`;
    problems.push({ code: CODES.notConnected, where, what, fix: 'usa whatsapp, o simulated para probar' });
  }
  const host = channelHost(settings, channel);
  return [...problems, ...metaId(channel, host, where), ...demoGuard(tenant, host, where)];
}

/** Meta's webhooks name the number by its id, of digits alone: no other spelling would ever be met. A simulated one may. */
function metaId({ provider, phoneNumberId }: Channel, host: string | undefined, where: string): ConfigProblem[] {
  if (provider !== 'whatsapp' || host === undefined || isLoopback(host) || /^\d+$/.test(phoneNumberId)) return [];
  const what = `"${phoneNumberId}" no es un identificador de número de Meta: ningún webhook lo encontraría`;
  const fix =
    'copia el «Identificador de número de teléfono» de Meta › WhatsApp › Configuración de la API: solo cifras';
  return [{ code: CODES.value, where: `${where}.phoneNumberId`, what, fix }];
}

function channelHost(settings: Settings, { provider }: Channel): string | undefined {
  if (provider === 'whatsapp') return settings.WHATSAPP_API_BASE_URL;
  if (provider === '360dialog') return settings.D360_BASE_URL;
  return provider === 'msgio' ? settings.MSGIO_API_URL : settings.CHATWOOT_BASE_URL;
}

/** A demo business never reaches real customers or real money, in no environment (console.md, guard by naming). */
function demoGuard(tenant: Tenant, baseUrl: string | undefined, where: string): ConfigProblem[] {
  if (!isDemo(tenant.id) || baseUrl === undefined || isLoopback(baseUrl)) return [];
  const fix = 'pon TENANTS_FILE con tu negocio (un id que no empiece por "demo-"), o quita la credencial';
  return [{ code: CODES.demo, where, what: `${tenant.id} es de demostración y tendría una credencial real`, fix }];
}

function payments(facts: Facts, tenant: Tenant): ConfigProblem[] {
  const { provider, accessTokenEnv, webhookSecretEnv } = tenant.payments;
  const where = place(tenant.id, ['payments']);
  const problems = undefinedNames([accessTokenEnv, webhookSecretEnv], where, facts.named);
  if (provider === 'sandbox') return problems;
  const { settings } = facts;
  const [key, secret, host]: readonly [SettingName, SettingName, string] =
    provider === 'stripe'
      ? ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', settings.STRIPE_BASE_URL]
      : ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET', settings.MERCADOPAGO_BASE_URL];
  const why = `los pagos de ${tenant.id} son por ${provider}`;
  const without = hasCustomers(settings, tenant)
    ? 'quita "payments": al cliente que quiera pagar se le dice que no se pudo generar el link'
    : 'usa "provider": "sandbox"';
  const fix = `cópiala del panel de ${provider}, o ${without}`;
  if (settings[key] === undefined && accessTokenEnv === undefined) problems.push(missing(key, why, fix));
  if (settings[secret] === undefined && webhookSecretEnv === undefined) problems.push(missing(secret, why, fix));
  const global = settings[key];
  const test = accessTokenEnv === undefined && typeof global === 'string' && /^(sk_test_|rk_test_|TEST-)/.test(global);
  return test ? problems : [...problems, ...demoGuard(tenant, host, where)];
}

/** Real ones write to it (`isLive` of the whole configuration): no payment is played to them. */
function hasCustomers(settings: Settings, { channels }: Tenant): boolean {
  if (settings.NODE_ENV === 'production') return true;
  const token = settings.WHATSAPP_ACCESS_TOKEN !== undefined;
  const real = ({ provider, accessTokenEnv }: Channel) =>
    provider === 'whatsapp' ? token || accessTokenEnv !== undefined : provider !== 'simulated';
  return !isLoopback(settings.WHATSAPP_API_BASE_URL) && channels.some(real);
}

function calendars(settings: Settings, tenant: Tenant): ConfigProblem[] {
  const used = new Set(tenant.professionals.map(({ calendar }) => calendar.provider));
  const problems: ConfigProblem[] = [];
  const fake = isLoopback(settings.GOOGLE_CALENDAR_BASE_URL);
  if (used.has('google') && settings.GOOGLE_APPLICATION_CREDENTIALS === undefined && !fake) {
    const fix = 'pon la ruta del JSON de la cuenta de servicio con la que compartiste el calendario';
    problems.push(missing('GOOGLE_APPLICATION_CREDENTIALS', `${tenant.id} usa calendarios de google`, fix));
  }
  if (used.has('maravia') && settings.MARAVIA_BASE_URL === undefined) {
    problems.push(missing('MARAVIA_BASE_URL', `${tenant.id} usa calendarios de maravia`, 'pon la dirección de su API'));
  }
  return problems;
}

function undefinedNames(
  names: readonly (string | undefined)[],
  where: string,
  named: ReadonlyMap<string, unknown>,
): ConfigProblem[] {
  return names.flatMap((name) =>
    name === undefined || named.has(name)
      ? []
      : [{ code: CODES.absent, where, what: `nombra la variable ${name}, que falta`, fix: `define ${name} en .env` }],
  );
}

function channelPlace(tenant: Tenant, channel: Channel): string {
  return place(tenant.id, ['channels', tenant.channels.indexOf(channel)]);
}

function missing(name: SettingName, why: string, fix: string): ConfigProblem {
  return { code: CODES.absent, where: place(ENVIRONMENT, [name]), what: `${name} falta, pero ${why}`, fix };
}

function at(name: SettingName, code: string, ...[what, fix]: readonly [what: string, fix: string]): ConfigProblem {
  return { code, where: place(ENVIRONMENT, [name]), what, fix };
}
