/**
 * The tenants file: JSON → `Tenant[]`, or every problem at once. Imported by `config.ts`, the command line and tests.
 * Nothing is guessed: a file that is not right in every detail is refused with the places and the fixes (must-hold 17,
 * 71: a demo catalogue sold because the real one could not be read).
 */
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { canonicalJson, parsePrice } from './domain.ts';
import type { Hours, Language, Tenant, Treatment, Weekday } from './domain.ts';
import { ConfigError, reasonOf, SAVE_AS_UTF8 } from './errors.ts';
import type { ConfigProblem } from './errors.ts';
import type { z } from 'zod';
import type { NotConnected } from './config/not-connected.ts';
import { crossCheck } from './tenants/checks.ts';
import { CODES, explain, ONCE } from './config/problems.ts';
import { withoutMark } from './config/text.ts';
import { jsonEndsAt } from './tenants/json-place.ts';
import { keyTwice } from './tenants/key-twice.ts';
import { durationMs, fileShape } from './tenants/shape.ts';
import type { WrittenTenant, WrittenWeek } from './tenants/shape.ts';

/** The demo business, used when `TENANTS_FILE` is not set. */
export const DEMO_TENANTS_URL = new URL('../fixtures/tenants/demo.json', import.meta.url);

/** Throws ConfigError. `source` names the file in the problems' places. */
export function parseTenants(json: unknown, source: string): Tenant[] {
  const parsed = fileShape.safeParse(json, ONCE);
  const problems = crossCheck(json, source);
  if (!parsed.success) problems.unshift(...explain({ error: parsed.error, raw: json, schema: fileShape, source }));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return parsed.data.tenants.map(normalise);
}

/** Reads and parses a tenants file. Throws ConfigError, also when it cannot be read or is no JSON. */
export function readTenants(file: string | URL): Tenant[] {
  return readTenantsFile(file).tenants;
}

/** The same, with what is written in it to no effect. */
export function readTenantsFile(file: string | URL): { readonly tenants: Tenant[]; readonly notes: NotConnected[] } {
  const source = file instanceof URL ? file.pathname.split('/').slice(-3).join('/') : file;
  const json = readJson(file, source);
  const tenants = parseTenants(json, source);
  return { tenants, notes: tenants.flatMap((tenant, i) => unasked(tenant, json, i)) };
}

/** A deposit that is written down and never asked for. */
function unasked({ id, booking }: Tenant, json: unknown, i: number): NotConnected[] {
  const written = (json as z.input<typeof fileShape>).tenants[i]?.booking?.deposit;
  if (written === undefined || booking.paymentBeforeBooking === 'deposit') return [];
  const what = `${id} tiene "deposit" y no se le pide a nadie: paymentBeforeBooking es "${booking.paymentBeforeBooking}"`;
  return [{ what, fix: 'pon "paymentBeforeBooking": "deposit", o quita "deposit"' }];
}

/** An editor of Windows saved it in its own way: the accents of "Clínica" would reach customers as question marks. */
const NOT_UTF8 = {
  what: 'no está guardado en UTF-8: se perderían los acentos',
  fix: SAVE_AS_UTF8,
};

function readJson(file: string | URL, source: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const fix =
      'corrige la ruta de TENANTS_FILE o da permiso de lectura; sin TENANTS_FILE se usa el negocio de demostración';
    throw new ConfigError([
      { code: CODES.unreadable, where: source, what: `no se puede leer (${codeOf(error)})`, fix },
    ]);
  }
  if (!isUtf8(bytes)) throw new ConfigError([{ code: CODES.notJson, where: source, ...NOT_UTF8 }]);
  const text = bytes.toString('utf8');
  const json = parsed(text, source);
  const twice = keyTwice(text);
  if (twice === undefined) return json;
  const what = `la clave "${twice.key}" está dos veces en el mismo objeto, y valdría solo la segunda`;
  throw new ConfigError([
    { code: CODES.duplicate, where: `${source} › línea ${twice.line}`, what, fix: 'deja una sola' },
  ]);
}

function parsed(text: string, source: string): unknown {
  try {
    const json: unknown = JSON.parse(withoutMark(text));
    return json;
  } catch (error) {
    throw new ConfigError([notJson(text, source, error)]);
  }
}

function notJson(text: string, source: string, error: unknown): ConfigProblem {
  const json = withoutMark(text);
  const end = jsonEndsAt(json);
  const ends = json.slice(end).trim() === '';
  // Inside of a string V8 tells the very letter; of other mistakes nothing.
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(reasonOf(error)) ?? [];
  const lines = json.slice(0, ends ? json.trimEnd().length : end).split('\n');
  const at = ends ? 'al final' : `columna ${column ?? (lines.at(-1) ?? '').length + 1}`;
  const where = `${source} › línea ${line ?? lines.length}, ${at}`;
  const reason = reasonOf(error)
    .replace(/^SyntaxError: /, '')
    .replace(/\s+/g, ' ');
  return { code: CODES.notJson, where, what: `no es JSON (${reason})`, fix: wayOut(json[end] ?? '') };
}

/** What people write who come from another language. */
function wayOut(letter: string): string {
  if (letter === "'" || letter === '‘' || letter === '’') return 'usa comillas dobles ("), no simples (\')';
  if (letter === '“' || letter === '”') return 'usa comillas rectas ("), no las de un procesador de textos';
  if (/[TFN]/.test(letter)) return 'escribe true, false o null, en minúsculas';
  if (letter === '/' || letter === '#') return 'quita el comentario: JSON no los admite';
  return 'corrige la coma, comilla o llave en ese lugar o justo antes';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : reasonOf(error);
}

/** A written tenant with every default in its place. */
function normalise(written: WrittenTenant): Tenant {
  const { botName, style, silence, booking, ...rest } = written;
  const entry: Omit<Tenant, 'version'> = {
    ...definite(rest),
    botName: botName ?? written.businessName,
    locale: new Intl.Locale(written.locale).toString(),
    language: languageOf(written.locale),
    channels: written.channels.map(definite),
    branches: written.branches.map((branch) => ({ ...definite(branch), openingHours: weekOf(branch.openingHours) })),
    services: services(written),
    professionals: professionals(written),
    booking: { ...booking, deposit: depositOf(written) },
    payments: definite(written.payments),
    style: { ...definite(style), treatment: style.treatment ?? treatmentOf(written.locale) },
    silence: { nudgeAfterMs: durationMs(silence.nudgeAfter) ?? 0, parkAfterMs: durationMs(silence.parkAfter) ?? 0 },
  };
  return { ...entry, version: versionOf(entry) };
}

function services(written: WrittenTenant): Tenant['services'] {
  return written.services.map(({ price, branchIds, ...service }) => ({
    ...definite(service),
    branchIds: branchIds ?? performedAt(service.id, written),
    priceMinor: minor(price, written.currency),
  }));
}

/** The branches at which somebody performs a service that names none; all of them where nobody performs it anywhere. */
function performedAt(service: string, { branches, professionals: people }: WrittenTenant): string[] {
  const all = branches.map(({ id }) => id);
  const who = people.filter(({ serviceIds }) => serviceIds?.includes(service) ?? true);
  const there = all.filter((id) => who.some(({ branchIds }) => branchIds?.includes(id) ?? true));
  return there.length > 0 ? there : all;
}

function professionals(written: WrittenTenant): Tenant['professionals'] {
  return written.professionals.map(({ branchIds, serviceIds, hours, ...professional }) => ({
    ...definite(professional),
    branchIds: branchIds ?? written.branches.map(({ id }) => id),
    serviceIds: serviceIds ?? written.services.map(({ id }) => id),
    calendar: definite(professional.calendar),
    ...(hours === undefined ? {} : { hours: weekOf(hours) }),
  }));
}

function depositOf({ booking, currency }: WrittenTenant): Tenant['booking']['deposit'] {
  const { percent, amount } = booking.deposit;
  return amount === undefined ? { percent: percent ?? 30 } : { amountMinor: minor(amount, currency) };
}

function minor(price: string, currency: string): number {
  const value = parsePrice(price, currency);
  if (value === undefined) throw new Error(`price ${price} passed the checks and is none`);
  return value;
}

function weekOf(week: WrittenWeek): Partial<Record<Weekday, readonly Hours[]>> {
  return definite(week);
}

function languageOf(locale: string): Language {
  const { language } = new Intl.Locale(locale);
  return language === 'pt' || language === 'en' ? language : 'es';
}

/** How a business of this region speaks to its customers, where it did not say. */
function treatmentOf(locale: string): Treatment {
  return ['es-AR', 'es-UY', 'es-PY'].includes(new Intl.Locale(locale).baseName) ? 'vos' : 'tu';
}

/** Short hash of the canonical JSON (sorted keys): the same configuration has the same version on every machine. */
function versionOf(entry: unknown): string {
  return createHash('sha256').update(canonicalJson(entry)).digest('hex').slice(0, 12);
}

/** Without the keys whose value is undefined: absent and undefined are one thing in a file, two in a type. */
function definite<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
