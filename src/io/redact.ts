/**
 * What may stand in a log line (D8, must-hold 79). Two nets: strings under keys that are not known to be harmless are
 * masked whole; all other strings lose whatever looks like a number of a person, an address, a credential or a link.
 */

const MASK = '[redacted]';
const TEXT_CHARS_MAX = 2_000;
const DEPTH_MAX = 4;
const ITEMS_MAX = 20;
const STACK_LINES_MAX = 12;

/** Keys whose strings are words of our own: names of states, kinds, codes, places in the code. */
const PLAIN_KEYS = new Set(
  (
    'tenant conversation turn effect order appointment service professional branch kind type state machine event by ' +
    'outcome reason code port host method route status provider version revision where what fix error cause stack ' +
    'level store file signal command mode environment was is topic flow timer row key id request url sweep cli service_version agent model'
  ).split(' '),
);
/** `<tenant>.<26 base32hex>` with a turn and a number behind it: a hash already, and its digits are no telephone. */
const OWN_ID = /^[a-z0-9-]{1,63}\.[0-9a-v]{26}(\.\d{1,9}){0,2}$/;
/** Events (`turno.terminado`) and states (`AGENDA_MOSTRANDO_OPCIONES`): most of what is logged, spared the patterns. */
const NAME_OF_OURS = /^(?:[a-z]{1,20}(?:\.[a-z]{1,20}){0,3}|[A-Z]{1,20}(?:_[A-Z]{1,20}){0,4})$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The fields of a line as they may be written: JSON values, bounded in depth and size. */
export function redactFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [redact(key), valueOf(key, value, 0)]));
}

/** A text without what could name a person or open a door, on one line. */
export function redact(text: string): string {
  if (NAME_OF_OURS.test(text) || OWN_ID.test(text) || UUID.test(text)) return text;
  const short = text.length > TEXT_CHARS_MAX ? `${text.slice(0, TEXT_CHARS_MAX)}…` : text;
  return RULES.reduce((masked, rule) => rule(masked), escapeControls(short));
}

/** An error in parts: class, code, message, place. Causes are followed; own fields of its class are not. */
export function redactError(error: Error, depth = 0): Record<string, unknown> {
  const code = 'code' in error && typeof error.code === 'string' ? { code: redact(error.code) } : {};
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause =
    error.cause === undefined || depth >= DEPTH_MAX ? {} : { cause: valueOf('cause', error.cause, depth + 1) };
  return {
    name: redact(error.name),
    ...code,
    message: redact(error.message),
    stack: frames.slice(0, STACK_LINES_MAX).map((line) => redact(line.trim())),
    ...cause,
  };
}

const LINK = /\bhttps?:\/\/[^\s"'<>]+/giu;
const CREDENTIAL = /\b(?:EAA|sk_|rk_|pk_|whsec_|APP_USR-|TEST-|AIza|ya29\.|ghp_|xox.-)[\w.-]{6,}/g;
const LONG_MIX = /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}\b/g;
const NAMED_SECRET =
  /((?:token|secret|password|passwd|clave|contraseña|api[-_ ]?key|authorization|signature)["']?\s*[:=]\s*)["']?[^\s"',;}]+/giu;
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const NUMBER = /\+?\p{Nd}(?:[ .()\u00a0-]{0,2}\p{Nd}){6,}/gu;

/** In this order. A wamid is base64 of a telephone number. */
const RULES: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\bwamid\.[\w+/=-]+/g, 'wamid.[id]'),
  (text) => text.replace(LINK, hostOnly),
  (text) => text.replace(/\b(Bearer|Basic)\s+[^\s"',;]+/gi, '$1 [token]'),
  (text) => text.replace(NAMED_SECRET, '$1[token]'),
  (text) => text.replace(EMAIL, '[email]'),
  (text) => text.replace(CREDENTIAL, '[token]'),
  (text) => text.replace(LONG_MIX, '[token]'),
  (text) => text.replace(NUMBER, numberOrDate),
];

function hostOnly(found: string): string {
  const parsed = URL.parse(found);
  return parsed === null ? '[url]' : `${parsed.protocol}//${parsed.host}/…`;
}

/** Seven digits or more are a telephone, an identity number or a card, unless they are a date. */
function numberOrDate(found: string): string {
  const [, date, rest] = /^((?:19|20)\d{2}-[01]\d-[0-3]\d)(.*)$/.exec(found) ?? [];
  if (date === undefined || rest === undefined) return '[number]';
  return rest.replace(/\P{Nd}/gu, '').length < 7 ? date + rest : `${date}[number]`;
}

/** No line breaks, no terminal codes, no direction marks: one event is one line (log injection). */
function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (found) =>
    found === '\n' ? '\\n' : `\\u${(found.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

function valueOf(key: string, value: unknown, depth: number): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return numberOf(key, Number(value));
  if (typeof value === 'string') return PLAIN_KEYS.has(key) || /(?:At|Version)$/.test(key) ? redact(value) : MASK;
  if (value instanceof Error) return redactError(value, depth);
  if (depth >= DEPTH_MAX || typeof value !== 'object') return MASK;
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map((item) => valueOf(key, item, depth + 1));
  const entries: readonly [string, unknown][] = Object.entries(value);
  return Object.fromEntries(entries.slice(0, ITEMS_MAX).map(([k, v]) => [redact(k), valueOf(k, v, depth + 1)]));
}

/** Instants and measures are written; any other number of seven digits could be somebody's. */
function numberOf(key: string, value: number): unknown {
  const measure = /^(at|ms|bytes|n|turn|count)$|(At|Ms|Bytes|Seconds|Minor|Max|Count)$/.test(key);
  return measure || !Number.isFinite(value) || Math.abs(value) < 1_000_000 ? value : MASK;
}
