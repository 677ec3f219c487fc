/** Every setting by its name in the environment, one by one. What they demand of each other is in `rules.ts`. */
import { z } from 'zod';
import { CODES, must } from './problems.ts';
import { MINUTE_MS } from '../domain.ts';

const PORT_MAX = 65_535;
const TOKEN_CHARS_MIN = 8;
/** It opens a route that anybody can reach. */
const INTERNAL_TOKEN_CHARS_MIN = 32;

function whole(min: number, max: number) {
  const rule = { code: CODES.number, what: 'no es un número entero válido', fix: `usa un entero de ${min} a ${max}` };
  const holds = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return must(z.string(), holds, rule).transform(Number);
}

const dollars = must(z.string(), (text) => /^\d{1,6}(\.\d{1,4})?$/.test(text), {
  code: CODES.number,
  what: 'no es una cantidad de dólares',
  fix: 'usa por ejemplo "2.50"; 0 apaga los modelos',
}).transform(Number);

/** An http(s) URL without credentials, query or trailing slash: paths are appended to it. */
const url = must(
  must(z.string(), isHttpUrl, {
    code: CODES.url,
    what: 'no es una URL http o https sin parámetros',
    fix: 'escribe la dirección completa, por ejemplo "https://api.ejemplo.com/v1"',
  }),
  (text) => !/\/\/[^/]*@/.test(text),
  {
    code: CODES.url,
    what: 'la URL lleva usuario o clave',
    fix: 'quítalos: las claves tienen su propia variable',
    secret: true,
  },
).transform((text) => text.replace(/\/+$/, ''));

/** Printable, and not in quotes that a shell or `.env` would have taken off: a service refuses it in every call. */
export function isCredential(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text) && !/^(["'`]).*\1$/.test(text);
}
export const NO_CREDENTIAL = {
  code: CODES.contradiction,
  what: 'la clave lleva espacios, comillas, saltos de línea o letras que no son ASCII',
  fix: 'cópiala de nuevo, entera y sin comillas',
  secret: true,
} as const;
const token = must(z.string(), isCredential, NO_CREDENTIAL).optional();
function ownToken(charsMin: number) {
  return must(z.string(), (text) => text.length >= charsMin && isCredential(text), {
    code: CODES.contradiction,
    what: `la clave es demasiado corta, o lleva espacios o comillas`,
    fix: `inventa una de ${charsMin} caracteres o más: openssl rand -hex 24`,
    secret: true,
  }).optional();
}
const queue = must(z.string(), (text) => /^projects\/[\w:.-]+\/locations\/[\w-]+\/queues\/[\w-]+$/.test(text), {
  code: CODES.choice,
  what: 'no es el nombre completo de una cola',
  fix: 'usa "projects/MI-PROYECTO/locations/REGION/queues/COLA": gcloud tasks queues describe COLA lo dice',
}).optional();
const hostAndPort = must(z.string(), (text) => /^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(text), {
  code: CODES.url,
  what: 'no es un host con su puerto',
  fix: 'usa por ejemplo "127.0.0.1:9499"',
}).optional();
const text = z.string().optional();
const instant = must(z.string(), (value) => instantMs(value) !== undefined, {
  code: CODES.instant,
  what: 'no es un instante ISO 8601 con zona',
  fix: 'usa por ejemplo "2030-05-06T09:00:00-03:00"',
}).transform((value) => instantMs(value) ?? 0);

export const settingsShape = z.object({
  PORT: whole(1, PORT_MAX).optional(),
  HOST: z.string().default('127.0.0.1'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TENANTS_FILE: text,
  ADMIN_TOKEN: ownToken(TOKEN_CHARS_MIN),
  STORE: z.enum(['sqlite', 'firestore', 'memory']).default('sqlite'),
  SQLITE_PATH: z.string().default('./data/turno.db'),
  GOOGLE_CLOUD_PROJECT: text,
  FIRESTORE_EMULATOR_HOST: text,
  SWEEP: z.enum(['internal', 'external']).default('internal'),
  INTERNAL_TOKEN: ownToken(INTERNAL_TOKEN_CHARS_MIN),
  CLOUD_TASKS_QUEUE: queue,
  CLOUD_TASKS_EMULATOR_HOST: hostAndPort,
  BURST_QUIET_MS: whole(0, MINUTE_MS).prefault('800'),
  BURST_MAX_MS: whole(0, MINUTE_MS).prefault('4000'),
  CLOCK_START: instant.optional(),
  HTTP_CONNECTIONS: whole(1, 4_096).prefault('256'),
  PUBLIC_BASE_URL: url.optional(),

  WHATSAPP_API_BASE_URL: url.prefault('https://graph.facebook.com'),
  WHATSAPP_API_VERSION: must(z.string(), (value) => /^v\d{1,3}\.\d{1,2}$/.test(value), {
    code: CODES.choice,
    what: 'no es una versión de la API de Meta',
    fix: 'usa por ejemplo "v23.0"',
  }).default('v23.0'),
  WHATSAPP_ACCESS_TOKEN: token,
  WHATSAPP_APP_SECRET: token,
  WHATSAPP_VERIFY_TOKEN: token,
  D360_BASE_URL: url.prefault('https://waba-v2.360dialog.io'),
  D360_API_KEY: token,
  D360_WEBHOOK_TOKEN: token,
  MSGIO_API_URL: url.optional(),
  MSGIO_API_TOKEN: token,
  MSGIO_WEBHOOK_VERIFY_TOKEN: token,
  MSGIO_HUMAN_WEBHOOK_VERIFY_TOKEN: token,

  OPENAI_API_KEY: token,
  OPENAI_BASE_URL: url.prefault('https://api.openai.com/v1'),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  META_AGENT_MODEL: text,
  INTENT_MODEL: text,
  AGENTE_CERO_MODEL: text,
  GENERADOR_MODEL: text,
  LECTOR_MODEL: text,
  OBSERVER_MODEL: text,
  REFINER_MODEL: text,
  EMBEDDING_MODEL: text,
  TRANSCRIPTION_MODEL: text,
  TURN_MODEL_BUDGET_MS: whole(0, MINUTE_MS).prefault('6000'),
  TENANT_DAILY_MODEL_USD: dollars.prefault('5'),

  CHATWOOT_BASE_URL: url.optional(),
  CHATWOOT_ACCOUNT_ID: whole(1, 999_999_999).optional(),
  CHATWOOT_INBOX_ID: whole(1, 999_999_999).optional(),
  CHATWOOT_API_TOKEN: token,
  CHATWOOT_WEBHOOK_SECRET: token,
  GOOGLE_APPLICATION_CREDENTIALS: text,
  GOOGLE_CALENDAR_BASE_URL: url.prefault('https://www.googleapis.com/calendar/v3'),
  MARAVIA_BASE_URL: url.optional(),

  MERCADOPAGO_ACCESS_TOKEN: token,
  MERCADOPAGO_WEBHOOK_SECRET: token,
  MERCADOPAGO_BASE_URL: url.prefault('https://api.mercadopago.com'),
  STRIPE_SECRET_KEY: token,
  STRIPE_WEBHOOK_SECRET: token,
  STRIPE_BASE_URL: url.prefault('https://api.stripe.com'),
});

export type Settings = z.output<typeof settingsShape>;
export type SettingName = keyof Settings;
export const SETTING_NAMES: readonly string[] = Object.keys(settingsShape.shape);

function isHttpUrl(value: string): boolean {
  const parsed = URL.parse(value);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.search === '' && parsed.hash === '';
}

const LAST_START_MS = Date.parse('9000-01-01T00:00:00Z');

function instantMs(value: string): number | undefined {
  try {
    const at = Temporal.Instant.from(value).epochMilliseconds;
    // A clock that starts at the end of time has nowhere to go on to.
    return at >= 0 && at <= LAST_START_MS ? at : undefined;
  } catch {
    return undefined;
  }
}
