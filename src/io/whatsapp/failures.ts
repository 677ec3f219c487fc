/** What a refusal of Meta's means for us, by its code (services 1.9). Texts are ours: theirs may quote a customer. */
import { ServiceFailure, UnclearFailure } from '../../errors.ts';
import { errorSchema } from './wire.ts';
import { MINUTE_MS } from '../../domain.ts';

/** What to do about a code. `alarm`: this and others like it will fail until a person acts. */
interface Meaning {
  readonly what: string;
  readonly fix: string;
  readonly retryable: boolean;
  readonly afterMs?: number;
  readonly alarm?: true;
}

/** A number may have a token of its own. */
const TOKEN = 'WHATSAPP_ACCESS_TOKEN (or what accessTokenEnv of its channel names)';
const token = alarm('the access token is invalid or expired', `renew ${TOKEN}`);
const permission = alarm('the app may not do this', "check the app's permissions for this number in Meta Business");
const restricted = alarm('the account is restricted or locked', "see the account's status in WhatsApp Manager");
const ours = never('the request has a wrong parameter', 'this is a fault of ours: report it with the trace id');
const template = lost('the template is not usable', "check the template's name, language, parameters and status");
const hiccup = again('WhatsApp is not available now', 2_000);

const MEANINGS: ReadonlyMap<number, Meaning> = new Map([
  [0, token],
  [190, token],
  [3, permission],
  [10, permission],
  [131005, permission],
  [4, again('too many calls of this app', MINUTE_MS)],
  [80007, again('too many calls of this account', MINUTE_MS)],
  [130429, again("the number's throughput is used up", 1_000)],
  [131048, alarm("the number's spam limit is reached", "see the number's quality in WhatsApp Manager")],
  [133010, alarm('the number is not registered', 'register it in WhatsApp Manager, or with its provider')],
  [131037, alarm("the number's display name is not approved", 'see the display name in WhatsApp Manager')],
  [131030, lost('a test number writes only to its list', "add the customer's number to the app's test recipients")],
  [131064, lost('limit for misclassified templates', "correct the templates' categories")],
  [368, restricted],
  [131031, restricted],
  [130497, lost('the account may not write to this country', "see the account's status in WhatsApp Manager")],
  ...[1, 2, 131000, 131016, 135000].map((code) => [code, hiccup] as const),
  [131057, again('the number is under maintenance', MINUTE_MS)],
  [133016, again('too many registrations of the number', 60 * MINUTE_MS)],
  [100, ours],
  [131008, ours],
  [131009, ours],
  [131021, never('sender and recipient are the same number', 'nothing is owed')],
  [131026, never('the customer cannot receive it', 'reach the customer another way')],
  [131047, never('more than 24 hours since the last message of the customer', 'only a template can be sent')],
  [131049, never('Meta withheld it', 'do not repeat it')],
  [131050, never('the customer opted out', 'do not repeat it')],
  [130472, never("the customer is in an experiment of Meta's", 'do not repeat it')],
  [131051, never('the type of message is not supported', 'send text')],
  [131062, never('this cannot be sent to a user id', "ask for the customer's number")],
  ...[131042, 131045].map(
    (code) => [code, alarm('payment or certificate of the account', 'see WhatsApp Manager')] as const,
  ),
  ...[132000, 132001, 132005, 132007, 132008, 132012, 132015, 132016].map((code) => [code, template] as const),
  ...[132068, 132069].map((code) => [code, lost('the flow is blocked', 'see the flow in WhatsApp Manager')] as const),
]);

/** Too many messages to one person: that person's queue waits, nobody else's. */
export const PAIR_RATE_CODE = 131056;
const PAIR_RATE: Meaning = again('too many messages to one person', 4_000);

/** Refusals of this form of a message, not of what it says: in plain words it may pass (services 1.9, must-hold 32). */
const FORM_CODES: ReadonlySet<number> = new Set([100, 131008, 131009, 131051]);

export function refusesTheForm(error: MetaError | undefined): boolean {
  return error !== undefined && FORM_CODES.has(error.code) && !isNoSuchNumber(error);
}
/** 4, 16, 64, 256 s. */
const PAIR_RATE_STEPS_MAX = 4;

export function pairRateWaitMs(times: number): number {
  return 4 ** Math.min(Math.max(times, 1), PAIR_RATE_STEPS_MAX) * 1_000;
}

export interface MetaError {
  readonly code: number;
  readonly subcode?: number | undefined;
  readonly transient: boolean;
  readonly trace: string | undefined;
}

/** Undefined: not Meta's word but a proxy's, or garbage. */
export function metaErrorOf(text: string): MetaError | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const error = errorSchema.safeParse(parsed);
  if (!error.success) return undefined;
  const { code, error_subcode: subcode, is_transient, fbtrace_id } = error.data.error;
  return { code, subcode, transient: is_transient ?? false, trace: fbtrace_id };
}

/**
 * A non-2xx answer as the failure that `drain` understands. Meta's own refusal means: not sent. A 5xx without one,
 * or with a code that nobody knows, may hide a message that went out.
 */
export function failureOf(status: number, error: MetaError | undefined): ServiceFailure | UnclearFailure {
  if (error === undefined) return withoutMetasWord(status);
  const meaning = isNoSuchNumber(error) ? NO_SUCH_NUMBER : meaningOf(error.code);
  const told = `WhatsApp error ${error.code} (HTTP ${status}${error.trace === undefined ? '' : `, trace ${error.trace}`})`;
  if (meaning !== undefined) {
    return new ServiceFailure(`${told}: ${meaning.what}; ${meaning.fix}`, {
      retryable: meaning.retryable || error.transient,
      ...(meaning.afterMs !== undefined && { afterMs: meaning.afterMs }),
      ...(meaning.alarm && { alarm: true }),
    });
  }
  if (status >= 500 && !error.transient) return new UnclearFailure(`${told}: unknown`);
  const retryable = error.transient || status === 429;
  // Whoever operates this server reads of a code that nobody here knows: the next message may fare no better.
  return new ServiceFailure(`${told}: unknown`, { retryable, ...(!retryable && { alarm: true }) });
}

/** A proxy of ours, or a wrong address: whatever stands in the way refuses everybody's messages. */
function withoutMetasWord(status: number): ServiceFailure | UnclearFailure {
  const told = `HTTP ${status} without an error of WhatsApp's`;
  if (status >= 500 || status === 408) return new UnclearFailure(told);
  if (status === 429) return new ServiceFailure(`${told}; it is tried again`, { retryable: true });
  const fix = 'check WHATSAPP_API_BASE_URL and WHATSAPP_API_VERSION';
  return new ServiceFailure(`${told}; ${fix}`, { retryable: true, afterMs: MINUTE_MS, alarm: true });
}

/** Graph's "object does not exist, or you may not see it": what a mistyped number or another app's token gets. */
const NO_SUCH_NUMBER = alarm(
  'there is no such number for this token',
  `check phoneNumberId in TENANTS_FILE, and that ${TOKEN} is of that number's account`,
);

function isNoSuchNumber({ code, subcode }: MetaError): boolean {
  return code === 100 && subcode === 33;
}

function meaningOf(code: number): Meaning | undefined {
  return MEANINGS.get(code) ?? (code >= 200 && code <= 299 ? permission : undefined);
}

/**
 * A refusal that came later, as a status: most of Meta's do (services 1.9). Nothing can be done about this message, but
 * whoever reads the log learns what happened. `alarm`: the next ones will fare no better.
 */
export function refusedLater(code: number | undefined): { readonly reason: string; readonly alarm: boolean } {
  if (code === undefined) return { reason: 'WhatsApp did not deliver it and gave no code', alarm: false };
  const meaning = code === PAIR_RATE_CODE ? PAIR_RATE : meaningOf(code);
  if (meaning === undefined) return { reason: `WhatsApp error ${code}: unknown`, alarm: false };
  // Nobody tries it again: WhatsApp had taken it.
  const fix = meaning.retryable && meaning.alarm !== true ? '' : `; ${meaning.fix}`;
  return { reason: `WhatsApp error ${code}: ${meaning.what}${fix}`, alarm: meaning.alarm ?? false };
}

function again(what: string, afterMs: number): Meaning {
  return { what, fix: 'it is tried again', retryable: true, afterMs };
}
function never(what: string, fix: string): Meaning {
  return { what, fix, retryable: false };
}
/** Not sent, and not the customer's fault: it goes out once somebody has acted (`drain` waits ever longer). */
function alarm(what: string, fix: string): Meaning {
  return { what, fix, retryable: true, afterMs: MINUTE_MS, alarm: true };
}
/** Somebody has to act, and this message will not be the better for it: it concerns some messages or customers only. */
function lost(what: string, fix: string): Meaning {
  return { what, fix, retryable: false, alarm: true };
}
