/** The tenants file as it is written (public surface), strictly: only `src/tenants.ts` and its siblings import this. */
import { z } from 'zod';
import { isCurrency } from '../domain.ts';
import { CODES, must } from '../config/problems.ts';

const MINUTES_PER_DAY = 1_440;
const WINDOW_DAYS_MAX = 365;
const REMINDERS_MAX = 5;
const NAME_CHARS_MAX = 100;
const GREETING_CHARS_MAX = 1_024;
const URL_CHARS_MAX = 500;

const id = must(z.string(), (text) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/.test(text), {
  code: CODES.value,
  what: 'el identificador no es válido',
  fix: 'usa de 1 a 40 letras sin acento, cifras, guiones o guiones bajos',
});
/** A tenant's id starts conversation ids (`<tenant>.<c>`) and store paths: no dot, no slash. */
const tenantId = must(z.string(), (text) => /^[a-z0-9][a-z0-9-]{0,62}$/.test(text), {
  code: CODES.value,
  what: 'el identificador del negocio no es válido',
  fix: 'usa de 1 a 63 minúsculas sin acento, cifras o guiones',
});
/** Shows nothing, turns the writing round, or is half a letter. A joiner stays: emoji are made with it. */
const UNSEEN = /[\u00ad\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\p{Cs}]/gu;
const JOINERS = /\u200c|\u200d|\ufe0f/g;
/** In one line: it stands in sentences and in titles of rows, where WhatsApp takes no other, and no blank one. */
const name = z
  .string()
  .overwrite((text) => text.replace(UNSEEN, '').replace(/[\s\p{Cc}]+/gu, ' '))
  .overwrite((text) => (text.replace(JOINERS, '').trim() === '' ? '' : text))
  .trim()
  .min(1)
  .max(NAME_CHARS_MAX);
const variable = must(z.string(), (text) => /^[A-Z][A-Z0-9_]*$/.test(text), {
  code: CODES.value,
  what: 'aquí va el nombre de una variable de entorno, nunca el secreto',
  fix: 'escribe el nombre en mayúsculas, por ejemplo "SONRISA_WA_TOKEN", y el secreto en .env',
  secret: true,
});
const minutes = z.int().min(0);
const ofFive = (schema: z.ZodInt) =>
  must(schema, (value) => value % 5 === 0, {
    code: CODES.five,
    what: 'no es múltiplo de 5 minutos',
    fix: 'usa un múltiplo de 5: la agenda se guarda en pasos de cinco minutos',
  });

/** Hours of one day: 'HH:MM' pairs in order, apart from each other, inside one civil day. Midnight ends it as '24:00'. */
export const isTime = (text: string): boolean => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text);
const NO_TIME = {
  code: CODES.hours,
  what: 'la hora no existe',
  fix: 'usa "HH:MM" de 00:00 a 23:59; el final del día es "24:00"',
};
const opening = must(z.string(), (text) => isTime(text) && text !== '24:00', NO_TIME);
const closing = must(z.string(), isTime, NO_TIME);
const day = z.array(z.tuple([opening, closing]));
const week = z.strictObject({
  mon: day.optional(),
  tue: day.optional(),
  wed: day.optional(),
  thu: day.optional(),
  fri: day.optional(),
  sat: day.optional(),
  sun: day.optional(),
});
const civilDate = must(z.string(), isCivilDate, {
  code: CODES.value,
  what: 'la fecha no existe',
  fix: 'usa "AAAA-MM-DD" con un día que exista',
});
const duration = must(z.string(), (text) => durationMs(text) !== undefined, {
  code: CODES.value,
  what: 'no es una duración ISO 8601 en semanas, días, horas y minutos',
  fix: 'usa por ejemplo "PT24H", "PT30M" o "P1D"',
});

const channel = z.strictObject({
  provider: z.enum(['whatsapp', '360dialog', 'msgio', 'chatwoot', 'simulated']),
  phoneNumberId: z.string().trim().min(1).max(NAME_CHARS_MAX),
  displayPhoneNumber: must(z.string(), (text) => /^\+?\d{8,15}$/.test(text), {
    code: CODES.value,
    what: 'el número no está en formato internacional',
    fix: 'escribe país y número, solo cifras (8 a 15)',
  }).optional(),
  accessTokenEnv: variable.optional(),
  appSecretEnv: variable.optional(),
});

const branch = z.strictObject({
  id,
  name,
  address: z.string().trim().min(1).optional(),
  openingHours: week,
  closedDates: z.array(civilDate).default([]),
});

const service = z.strictObject({
  id,
  name,
  categoryId: id.optional(),
  branchIds: z.array(id).min(1).optional(),
  durationMinutes: ofFive(z.int().min(5).max(MINUTES_PER_DAY)),
  price: z.string(),
  modality: z.enum(['presencial', 'virtual']).default('presencial'),
  joinUrl: z
    .url({ protocol: /^https$/ })
    .max(URL_CHARS_MAX)
    .optional(),
});

const professional = z.strictObject({
  id,
  name,
  branchIds: z.array(id).min(1).optional(),
  serviceIds: z.array(id).min(1).optional(),
  calendar: z
    .strictObject({ provider: z.enum(['local', 'google', 'maravia']), id: z.string().min(1).optional() })
    .default({ provider: 'local' }),
  hours: week.optional(),
});

const deposit = must(
  z.strictObject({ percent: z.number().positive().max(100).optional(), amount: z.string().optional() }),
  (value) => (value.percent === undefined) !== (value.amount === undefined),
  {
    code: CODES.value,
    what: 'la seña lleva "percent" o "amount", uno de los dos',
    fix: 'escribe por ejemplo {"percent": 30} o {"amount": "5000.00"}',
  },
);

const booking = z.strictObject({
  windowDays: z.int().min(1).max(WINDOW_DAYS_MAX).default(30),
  minNoticeMinutes: minutes.default(60),
  slotStepMinutes: ofFive(z.int().min(5).max(MINUTES_PER_DAY)).default(30),
  confirmBeforeBooking: z.boolean().default(true),
  askFor: must(z.array(z.enum(['name', 'email', 'nationalId'])), (fields) => new Set(fields).size === fields.length, {
    code: CODES.duplicate,
    what: 'pide dos veces el mismo dato',
    fix: 'deja cada dato una sola vez',
  }).default([]),
  paymentBeforeBooking: z.enum(['none', 'deposit', 'full']).default('none'),
  deposit: deposit.default({ percent: 30 }),
  reminders: z.array(duration).max(REMINDERS_MAX).default(['PT24H', 'PT2H']),
  cancelNoticeMinutes: minutes.default(0),
});

export const tenantShape = z.strictObject({
  id: tenantId,
  businessName: name,
  botName: name.optional(),
  // Language and country: what else a tag may ask for (other digits, another calendar) customers could not read.
  locale: must(z.string(), isLocale, {
    code: CODES.region,
    what: 'el idioma no es una etiqueta BCP 47 de español, portugués o inglés',
    fix: 'usa por ejemplo "es-AR", "pt-BR" o "en-US"',
  }).transform((tag) => tag.replace(/-[a-z0-9]-.*$/i, '')),
  timeZone: must(z.string(), isTimeZone, {
    code: CODES.region,
    what: 'la zona horaria no existe',
    fix: 'usa un nombre de la base IANA, por ejemplo "America/Lima"',
  }),
  currency: must(z.string(), isCurrency, {
    code: CODES.region,
    what: 'la moneda no existe',
    fix: 'usa su código ISO 4217 en mayúsculas, por ejemplo "ARS" o "PEN"',
  }),
  channels: z.array(channel).min(1),
  branches: z.array(branch).min(1),
  categories: z.array(z.strictObject({ id, name })).default([]),
  services: z.array(service).min(1),
  professionals: z.array(professional).min(1),
  booking: booking.prefault({}),
  payments: z
    .strictObject({
      provider: z.enum(['sandbox', 'mercadopago', 'stripe']),
      accessTokenEnv: variable.optional(),
      webhookSecretEnv: variable.optional(),
    })
    .default({ provider: 'sandbox' }),
  style: z
    .strictObject({
      treatment: z.enum(['vos', 'tu', 'usted']).optional(),
      greeting: z.string().trim().min(1).max(GREETING_CHARS_MAX).optional(),
    })
    .default({}),
  silence: z.strictObject({ nudgeAfter: duration.default('PT30M'), parkAfter: duration.default('PT24H') }).prefault({}),
});
export const fileShape = z.strictObject({ tenants: z.array(tenantShape).min(1) });

export type WrittenTenant = z.output<typeof tenantShape>;
export type WrittenWeek = z.output<typeof week>;

/** ISO 8601 duration as ms; undefined when it is none, negative, or counts months or years, which have no length. */
export function durationMs(text: string): number | undefined {
  try {
    const value = Temporal.Duration.from(text);
    if (value.sign < 0 || value.years !== 0 || value.months !== 0) return undefined;
    return value.total({ unit: 'milliseconds', relativeTo: Temporal.PlainDate.from('2000-01-03') });
  } catch {
    return undefined;
  }
}

function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

function isLocale(text: string): boolean {
  try {
    return /^(es|pt|en)(-|$)/.test(new Intl.Locale(text).toString());
  } catch {
    return false;
  }
}

/** A bare offset or an abbreviation has no summer time rule: only names with a region, and UTC, that days are reckoned in. */
function isTimeZone(text: string): boolean {
  if (!/^(UTC|[A-Z][A-Za-z_]+\/[A-Za-z0-9_+/-]+)$/.test(text)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}
