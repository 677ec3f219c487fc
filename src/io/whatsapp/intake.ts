/** A WhatsApp webhook from its raw bytes to stored rows: verify → parse → receive. Nothing is understood here. */
import type { Address, InboundMessage, NewInboxRow } from '../../domain.ts';
import type { Clock, Store, WebhookPort, WebhookReply } from '../../ports.ts';
import { StoreUnavailable } from '../../errors.ts';
import { refusedLater } from './failures.ts';
import { conversationIdOf, familyOf, inboxIdOf } from './identity.ts';
import { parseWebhook, UnreadableWebhook } from './parse.ts';
import type { Delivery, DeliveryStatus, IgnoredReason, ParsedWebhook } from './parse.ts';
import { createVerifier } from './signature.ts';

/** What was acknowledged without a row, for the metrics. */
export type AcknowledgedReason =
  IgnoredReason | 'unknown_number' | 'reaction' | 'too_old' | 'foreign_status' | 'status_failed' | 'undelivered';

/** A message that WhatsApp took and did not deliver. `alarm`: the next ones will not arrive either. */
export interface Undelivered {
  readonly conversation: string;
  readonly effect: string;
  readonly reason: string;
  readonly alarm: boolean;
}

export interface WhatsAppIntakeDeps {
  readonly provider: Address['provider'];
  readonly tenantByPhoneNumberId: (phoneNumberId: string) => { readonly id: string } | undefined;
  /** Every app secret in use: at least one, none empty. Checked when the intake is made. */
  readonly appSecrets: readonly string[];
  /** The one that webhooks about this number are signed with. */
  readonly appSecretFor: (phoneNumberId: string) => string;
  readonly resolveContact: Store['resolveContact'];
  /** Stores all rows or none, and wakes their conversations. Resolves when they are stored. */
  readonly receive: (rows: readonly NewInboxRow[]) => Promise<void>;
  readonly noteStatus: Store['noteStatus'];
  readonly count: (reason: AcknowledgedReason, n: number) => void;
  /** Told of each, at least once: the webhook is answered when it is done. */
  readonly undelivered?: (message: Undelivered) => Promise<void>;
  readonly clock: Pick<Clock, 'now'>;
  /** Messages with an older timestamp (ms before arrival) are acknowledged only: their tombstone may be gone. */
  readonly maxAgeMs?: number;
  /** What came was sent so long after our clock says that it arrived: what is booked by that clock is booked wrongly. */
  readonly clockBehind?: (ms: number) => void;
}

/** Throws TypeError at once when a secret is missing or empty. */
export function createWhatsAppIntake(deps: WhatsAppIntakeDeps): WebhookPort {
  const signerOf = createVerifier(deps.appSecrets);
  return {
    post: async ({ headers, raw }) => {
      const signature = headers['x-hub-signature-256'];
      const signer = signerOf(typeof signature === 'string' ? signature : undefined, raw);
      if (signer === undefined) return UNSIGNED;
      const arrivedAt = deps.clock.now();
      const parsed = tryParse(raw, { provider: deps.provider, arrivedAt });
      if ('status' in parsed) return parsed;
      for (const [reason, n] of parsed.ignored) deps.count(reason, n);
      if (parsed.clockBehindMs !== undefined) deps.clockBehind?.(parsed.clockBehindMs);
      const ours = parsed.deliveries.flatMap((delivery) => addressed(deps, delivery));
      // A secret speaks for its own numbers only (D1): nothing of such a webhook is kept.
      if (ours.some(({ phoneNumberId }) => deps.appSecretFor(phoneNumberId) !== signer)) return UNSIGNED;
      await store(deps, ours, arrivedAt);
      return OK;
    },
  };
}

const OK: WebhookReply = { status: 200 };
const UNSIGNED: WebhookReply = {
  status: 401,
  code: 'bad_signature',
  what: 'The signature does not fit the body',
  fix: 'Send exactly one X-Hub-Signature-256 over the raw bytes, made with the app secret of this number',
};

/**
 * Meta never signs what is not JSON: whoever does holds the secret and has a fault to see, so it is a 400 and not a
 * silent 200. It would be repeated for days only by a sender that is broken anyway.
 */
function tryParse(raw: Uint8Array, options: Parameters<typeof parseWebhook>[1]): ParsedWebhook | WebhookReply {
  try {
    return parseWebhook(raw, options);
  } catch (error) {
    if (!(error instanceof UnreadableWebhook)) throw error;
    const what = {
      invalid_utf8: 'The body is not valid UTF-8',
      invalid_json: 'The body is not valid JSON',
      not_an_envelope: 'The body has no `object` and `entry`',
    }[error.code];
    return { status: 400, code: error.code, what, fix: 'Post a WhatsApp webhook as Meta documents it' };
  }
}

interface Addressed extends Delivery {
  readonly tenant: string;
}

/** A number that no tenant has: acknowledged, or Meta would come again for seven days. */
function addressed(deps: WhatsAppIntakeDeps, delivery: Delivery): readonly Addressed[] {
  const tenant = deps.tenantByPhoneNumberId(delivery.phoneNumberId);
  if (tenant !== undefined) return [{ ...delivery, tenant: tenant.id }];
  deps.count('unknown_number', delivery.messages.length + delivery.statuses.length);
  return [];
}

/**
 * After an outage Meta posts thousands at once, of as many customers: they are looked up together and stored together, in
 * pieces of a bounded size, one piece after the other. What is stored when a later piece fails comes again and was seen.
 */
async function store(deps: WhatsAppIntakeDeps, deliveries: readonly Addressed[], arrivedAt: number): Promise<void> {
  const kept = deliveries.flatMap((delivery) => worthKeeping(deps, delivery, arrivedAt));
  const conversationOf = contactResolver(deps);
  for (const piece of inPieces(kept)) {
    const conversations = await Promise.all(piece.map(({ tenant, message }) => conversationOf(tenant, message.from)));
    await deps.receive(
      piece.map(({ message }, i): NewInboxRow => {
        const body = { kind: 'message', message } as const;
        return { conversation: conversations[i] ?? '', id: inboxIdOf(message.id), arrivedAt, body };
      }),
    );
  }
  const statuses = deliveries.flatMap(({ tenant, statuses: told }) => told.map((status) => ({ tenant, status })));
  for (const piece of inPieces(statuses))
    await Promise.all(piece.map(({ tenant, status }) => note(deps, tenant, status)));
}

/** Messages, or statuses, that the store is asked about at one time: what SQLite writes in one transaction. */
const PIECE_MAX = 500;

function* inPieces<T>(all: readonly T[]): Generator<readonly T[], void> {
  for (let at = 0; at < all.length; at += PIECE_MAX) yield all.slice(at, at + PIECE_MAX);
}

interface Kept {
  readonly tenant: string;
  readonly message: InboundMessage;
}

function worthKeeping(deps: WhatsAppIntakeDeps, { tenant, messages }: Addressed, arrivedAt: number): readonly Kept[] {
  return messages.flatMap((message) => {
    // A thumb on a message of ours answers nothing that we asked with words or buttons.
    if (message.content.type === 'reaction') deps.count('reaction', 1);
    else if (arrivedAt - message.at > (deps.maxAgeMs ?? Infinity)) deps.count('too_old', 1);
    else return [{ tenant, message }];
    return [];
  });
}

/** A batch is mostly of one sender: it is looked up once. */
function contactResolver(deps: WhatsAppIntakeDeps): (tenant: string, from: Address) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (tenant, from) => {
    const { proposed, aliases } = conversationIdOf(tenant, familyOf(from.provider), from);
    const key = `${tenant} ${aliases.join()}`;
    const found = known.get(key) ?? deps.resolveContact(tenant, aliases, proposed);
    known.set(key, found);
    return found;
  };
}

/** `<conversation>.<turn>.<n>`, and a conversation begins with its tenant. */
const EFFECT = /^(.+)\.\d+\.\d+$/;

async function note(deps: WhatsAppIntakeDeps, tenant: string, status: DeliveryStatus): Promise<void> {
  const conversation = status.effect === undefined ? undefined : EFFECT.exec(status.effect)?.[1];
  if (status.effect === undefined || conversation === undefined || !conversation.startsWith(`${tenant}.`)) {
    deps.count('foreign_status', 1);
    return;
  }
  try {
    await deps.noteStatus({ conversation, effect: status.effect, status: status.status, at: status.at });
    if (status.status !== 'failed') return;
    deps.count('undelivered', 1);
    await deps.undelivered?.({ conversation, effect: status.effect, ...refusedLater(status.code) });
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    // One status that cannot be noted must not bring the whole webhook back for seven days.
    deps.count('status_failed', 1);
  }
}
