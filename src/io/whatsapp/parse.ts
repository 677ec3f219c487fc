/**
 * A webhook's raw bytes → messages and statuses in our own words. Total over what Meta may send: an item is read,
 * becomes `unsupported`, or is left out for a named reason, and never takes its siblings along (CHAN-1, CHAN-6).
 * No recursion: depth and size are bounded by the body limit, and what no schema names is never walked.
 * Long because one walk from envelope to message is read in one file.
 */
import { isUtf8 } from 'node:buffer';
import { DAY_MS, MINUTE_MS } from '../../domain.ts';
import type { Address, InboundContent, InboundMessage } from '../../domain.ts';
import { canonicalWaId } from './identity.ts';
import { contentOf, tidy } from './content.ts';
import {
  changeSchema,
  contactSchema,
  entrySchema,
  envelopeSchema,
  messagesValueSchema,
  messageSchema,
  statusSchema,
} from './wire.ts';
import type { WireMessage } from './wire.ts';

/** A provider's word on a message of ours. `effect` is the outbox id that went along with it. */
export interface DeliveryStatus {
  readonly effect?: string;
  readonly status: 'sent' | 'delivered' | 'read' | 'failed';
  /** Epoch ms. */
  readonly at: number;
  readonly providerId: string;
  /** Meta's code of a failure. */
  readonly code?: number;
}

/** One `change` about one of our numbers. */
export interface Delivery {
  readonly phoneNumberId: string;
  readonly messages: readonly InboundMessage[];
  readonly statuses: readonly DeliveryStatus[];
}

/** Why an item was left out on purpose. */
export type IgnoredReason =
  | 'other_object'
  | 'other_field'
  | 'malformed'
  | 'no_sender'
  /** The business's own words, which come as if somebody had written them. */
  | 'echo'
  | 'group'
  | 'system'
  | 'revoke'
  | 'call_permission'
  | 'other_status';

export interface ParsedWebhook {
  readonly deliveries: readonly Delivery[];
  readonly ignored: ReadonlyMap<IgnoredReason, number>;
  /** Where what came was sent so long after it arrived, ms: our clock is wrong. */
  readonly clockBehindMs?: number;
}

/** Meta's clock and a right one of ours are seconds apart. */
const CLOCKS_APART_MAX_MS = 10 * MINUTE_MS;

/** The body is no WhatsApp webhook at all. */
export class UnreadableWebhook extends Error {
  readonly code: 'invalid_utf8' | 'invalid_json' | 'not_an_envelope';
  constructor(code: UnreadableWebhook['code']) {
    super(code);
    this.name = 'UnreadableWebhook';
    this.code = code;
  }
}

export interface ParseOptions {
  readonly provider: Address['provider'];
  /** Epoch ms: stands in for a missing or impossible timestamp. */
  readonly arrivedAt: number;
}

/** Throws UnreadableWebhook and nothing else. */
export function parseWebhook(raw: Uint8Array, options: ParseOptions): ParsedWebhook {
  const envelope = envelopeSchema.safeParse(readJson(raw));
  if (!envelope.success) throw new UnreadableWebhook('not_an_envelope');
  const reading: Reading = { ...options, deliveries: [], ignored: new Map(), latest: options.arrivedAt };
  if (envelope.data.object !== 'whatsapp_business_account') {
    leaveOut(reading, 'other_object');
    return result(reading);
  }
  for (const entry of envelope.data.entry) {
    const read = entrySchema.safeParse(entry);
    if (!read.success) leaveOut(reading, 'malformed');
    else for (const change of read.data.changes) readChange(reading, change);
  }
  return result(reading);
}

interface Reading extends ParseOptions {
  readonly deliveries: Delivery[];
  readonly ignored: Map<IgnoredReason, number>;
  /** Of all that was told, epoch ms. */
  latest: number;
}

function result({ deliveries, ignored, latest, arrivedAt }: Reading): ParsedWebhook {
  const ahead = latest - arrivedAt;
  return { deliveries, ignored, ...(ahead > CLOCKS_APART_MAX_MS && { clockBehindMs: ahead }) };
}

function readJson(raw: Uint8Array): unknown {
  if (!isUtf8(raw)) throw new UnreadableWebhook('invalid_utf8');
  try {
    return JSON.parse(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('utf8'));
  } catch {
    throw new UnreadableWebhook('invalid_json');
  }
}

function readChange(reading: Reading, raw: unknown): void {
  const change = changeSchema.safeParse(raw);
  if (!change.success) {
    leaveOut(reading, 'malformed');
    return;
  }
  // Echoes of what a person wrote from the business's own phone, calls, templates, accounts: acknowledged, not read.
  if (change.data.field !== 'messages') {
    leaveOut(reading, 'other_field');
    return;
  }
  const value = messagesValueSchema.safeParse(change.data.value);
  if (!value.success) {
    leaveOut(reading, 'malformed');
    return;
  }
  const { metadata, contacts, messages, statuses } = value.data;
  const ownNumber = metadata.display_phone_number && canonicalWaId(metadata.display_phone_number);
  const context = { reading, book: contactBook(contacts), phoneNumberId: metadata.phone_number_id, ownNumber };
  reading.deliveries.push({
    phoneNumberId: metadata.phone_number_id,
    messages: messages.flatMap((m) => readMessage(context, m)),
    statuses: statuses.flatMap((s) => readStatus(reading, s)),
  });
}

/* ── Messages ──────────────────────────────────────────────────────────────────────────────────────────────────── */

interface Context {
  readonly reading: Reading;
  readonly book: ContactBook;
  readonly phoneNumberId: string;
  /** The business's number, where it is told. */
  readonly ownNumber: string | undefined;
}

function readMessage(context: Context, raw: unknown): readonly InboundMessage[] {
  const { reading } = context;
  const message = messageSchema.safeParse(raw);
  if (!message.success) return leaveOut(reading, 'malformed');
  if (message.data.group_id !== undefined) return leaveOut(reading, 'group');
  const from = senderOf(context, message.data);
  if (from === undefined) return leaveOut(reading, 'no_sender');
  if (from.waId !== undefined && from.waId === context.ownNumber) return leaveOut(reading, 'echo');
  const content = contentOf(message.data);
  if (content.type === 'ignored') return leaveOut(reading, content.reason);
  return [build(context, message.data, { from, content })];
}

function build(
  { reading, book }: Context,
  message: WireMessage,
  read: { from: Address; content: InboundContent },
): InboundMessage {
  const name = profileOf(book, message)?.name;
  return {
    id: message.id,
    at: instantOf(reading, message.timestamp),
    content: read.content,
    ...(name !== undefined && { name }),
    from: read.from,
  };
}

/** `from` is absent or empty for who hides the number: then the user id alone is the sender (services 1.6). */
function senderOf({ reading, book, phoneNumberId }: Context, message: WireMessage): Address | undefined {
  const profile = profileOf(book, message);
  const waId = someId(message.from) ?? profile?.waId;
  const userId = someId(message.from_user_id) ?? profile?.userId;
  if (waId === undefined && userId === undefined) return undefined;
  return {
    provider: reading.provider,
    phoneNumberId,
    ...(waId !== undefined && { waId: canonicalWaId(waId) }),
    ...(userId !== undefined && { userId }),
  };
}

/* ── Profiles: a name belongs to the sender whose id stands beside it, to nobody else (must-hold 38) ────────────── */

interface Profile {
  readonly name?: string;
  readonly waId?: string;
  readonly userId?: string;
}
type ContactBook = ReadonlyMap<string, Profile>;
const PROFILE_NAME_CHARS_MAX = 100;
/** Control characters, and those that turn the direction of what stands behind them. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function contactBook(contacts: readonly unknown[]): ContactBook {
  const book = new Map<string, Profile>();
  for (const raw of contacts) {
    const contact = contactSchema.safeParse(raw);
    if (!contact.success) continue;
    const waId = someId(contact.data.wa_id);
    const userId = someId(contact.data.user_id);
    const name = tidy(contact.data.profile?.name ?? '', PROFILE_NAME_CHARS_MAX)
      .replace(UNSEEN, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const profile = {
      ...(name !== '' && { name }),
      ...(waId !== undefined && { waId }),
      ...(userId !== undefined && { userId }),
    };
    if (waId !== undefined) book.set(waId, profile);
    if (userId !== undefined) book.set(userId, profile);
  }
  return book;
}

function profileOf(book: ContactBook, message: WireMessage): Profile | undefined {
  const byUser = message.from_user_id === undefined ? undefined : book.get(message.from_user_id);
  return byUser ?? (message.from === undefined ? undefined : book.get(message.from));
}

const USER_ID_CHARS_MAX = 200;
function someId(id: string | undefined): string | undefined {
  return id === undefined || id.trim() === '' || id.length > USER_ID_CHARS_MAX ? undefined : id;
}

/* ── Statuses ──────────────────────────────────────────────────────────────────────────────────────────────────── */

function readStatus(reading: Reading, raw: unknown): readonly DeliveryStatus[] {
  const status = statusSchema.safeParse(raw);
  if (!status.success) return leaveOut(reading, 'malformed');
  const known = knownStatus(status.data.status);
  if (known === undefined) return leaveOut(reading, 'other_status');
  const effect = status.data.biz_opaque_callback_data;
  const at = instantOf(reading, status.data.timestamp);
  const code = known === 'failed' ? status.data.errors?.[0]?.code : undefined;
  return [
    {
      ...(effect !== undefined && { effect }),
      ...(code !== undefined && { code }),
      ...{ status: known, at, providerId: status.data.id },
    },
  ];
}

function knownStatus(status: string): DeliveryStatus['status'] | undefined {
  switch (status) {
    case 'sent':
    case 'delivered':
    case 'read':
    case 'failed':
      return status;
    // A voice note that was heard was read.
    case 'played':
      return 'read';
    default:
      return undefined;
  }
}

/* ── Small things ──────────────────────────────────────────────────────────────────────────────────────────────── */

/** Unix seconds → ms. A clock far ahead of ours would open windows that are not open: then it is now. */
function instantOf(reading: Reading, timestamp: string | undefined): number {
  const { arrivedAt } = reading;
  const at = timestamp === undefined ? arrivedAt : Number(timestamp) * 1_000;
  reading.latest = Math.max(reading.latest, at);
  return at > arrivedAt + DAY_MS ? arrivedAt : at;
}

/** Counts, and gives what a list of read items gets for it: nothing. */
function leaveOut(reading: Reading, reason: IgnoredReason): readonly never[] {
  reading.ignored.set(reason, (reading.ignored.get(reason) ?? 0) + 1);
  return [];
}
