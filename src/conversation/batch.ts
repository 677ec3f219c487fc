import {
  BURST_MESSAGES_MAX,
  DELIVERY_DELAY_MAX_MS,
  INBOX_ATTEMPTS_MAX,
  INBOX_ATTEMPTS_SINGLE,
  type ConversationRecord,
  type InboundMessage,
  type InboxRow,
} from '../domain.ts';
import { FLOOD_PACE_MS, MESSAGES, isUsedUp } from './allowance.ts';

/** Which inbox rows make the next turn, and which of their messages are read. Pure. */

interface Quiet {
  readonly now: number;
  readonly quietMs: number;
  readonly maxMs: number;
}

/** Rows for a turn now; none and no instant: nothing is to be done; an instant: look again then. */
export interface Next {
  readonly batch: readonly InboxRow[];
  readonly at?: number;
}

export function nextBatch(all: readonly InboxRow[], conversation: ConversationRecord | undefined, quiet: Quiet): Next {
  // What came before the first word is of the turn behind it: nobody is there yet to whom it happens.
  const rows = conversation === undefined ? all.slice(Math.max(0, all.findIndex(isBeginning))) : all;
  if (isFlooded(conversation, quiet.now) && !rows.some(isToBeSingled)) return ofFlood(rows, conversation, quiet.now);
  const at = ready(rows, quiet);
  return at === undefined ? { batch: takeBatch(rows) } : { batch: [], at };
}

export function isFlooded(
  conversation: ConversationRecord | undefined,
  now: number,
): conversation is ConversationRecord {
  return isUsedUp(MESSAGES, conversation?.heardUntil, now);
}

/**
 * All that waits together, in order of arrival, but seldom (D7). Only what nobody holds back is taken at once, behind a turn
 * of its own for the messages before it: of one turn timers, people and payments are heard first, and would overtake them.
 */
function ofFlood(rows: readonly InboxRow[], { lastInboundAt }: ConversationRecord, now: number): Next {
  const prompt = rows.slice(0, rows.findLastIndex(isPrompt) + 1);
  if (prompt.length > 0 || rows.length === 0) return { batch: upToMessages(prompt) };
  const at = lastInboundAt + FLOOD_PACE_MS;
  // Further ahead than the pace: a clock that ran ahead wrote it (E2).
  return at > now && at <= now + FLOOD_PACE_MS ? { batch: [], at } : { batch: rows };
}

/** Without the first that nobody holds back behind a message. */
function upToMessages(rows: readonly InboxRow[]): readonly InboxRow[] {
  const message = rows.findIndex(isMessage);
  const behind = message < 0 ? -1 : rows.findIndex((row, i) => i > message && isPrompt(row));
  return behind < 0 ? rows : rows.slice(0, behind);
}

/** Undefined: go. Otherwise the instant until which the burst is still awaited (CONV-13). */
function ready(rows: readonly InboxRow[], { now, quietMs, maxMs }: Quiet): number | undefined {
  if (rows.some((row) => !isText(row)) || rows.length >= BURST_MESSAGES_MAX) return undefined;
  const first = Math.min(...rows.map((row) => row.arrivedAt));
  const last = Math.max(...rows.map((row) => row.arrivedAt));
  const until = Math.min(last + quietMs, first + maxMs);
  // Further ahead than any burst is awaited: a clock that ran ahead stamped these rows, and nobody waits for it (E2).
  return until > now && until <= now + maxMs ? until : undefined;
}

/**
 * A prefix in order of arrival: whatever is not a customer's message, then one group of messages. Texts and media
 * that came together are one group; a tap is a group of its own and never merged (must-hold 29).
 */
export function takeBatch(rows: readonly InboxRow[]): InboxRow[] {
  const [first] = rows;
  if (first && isToBeSingled(first)) return [first];
  const batch: InboxRow[] = [];
  let group: 'none' | 'tap' | 'words' = 'none';
  for (const row of rows) {
    if (isToBeSingled(row) || batch.length >= BURST_MESSAGES_MAX) break;
    const kind = row.body.kind !== 'message' ? 'none' : row.body.message.content.type === 'tap' ? 'tap' : 'words';
    if (group !== 'none' && (kind !== 'words' || group === 'tap')) break;
    if (kind !== 'none') group = kind;
    batch.push(row);
  }
  return batch;
}

/**
 * The customer's messages of a batch in the order in which they were said, as they are read and shown: a webhook may bring
 * "mejor no" before the "dale" of four seconds earlier. Provider's seconds first; what has the same second, in order of
 * arrival (reliability 2.1). The batch itself is taken in order of arrival.
 */
export function inOrderSaid(rows: readonly InboxRow[]): InboxRow[] {
  const said = rows.filter(isMessage).sort((one, other) => one.body.message.at - other.body.message.at);
  return rows.map((row) => (isMessage(row) ? (said.shift() ?? row) : row));
}

/**
 * When a message was said, as far as it can be: never later than now, and where its timestamp is older than any delivery
 * takes, when it arrived here. What waited in our own inbox stays as old as it is.
 */
export function asSaid({ arrivedAt }: InboxRow, message: InboundMessage, now: number): InboundMessage {
  const arrived = Math.min(arrivedAt, now);
  const at = arrived - message.at > DELIVERY_DELAY_MAX_MS ? arrived : Math.min(message.at, now);
  return at === message.at ? message : { ...message, at };
}

/** Of a flood the newest group is read, as of any burst: one tap, or so many words. The others are kept and shown. */
export function messagesRead(messages: readonly InboundMessage[]): readonly InboundMessage[] {
  const lastTap = messages.findLastIndex(({ content }) => content.type === 'tap');
  if (lastTap === messages.length - 1) return messages.slice(-1);
  return messages.slice(lastTap + 1).slice(-BURST_MESSAGES_MAX);
}

/** Tried too often: the turn becomes an apology and a person (reliability 2.5, poison messages). */
export function tooOften(batch: readonly InboxRow[]): boolean {
  return batch.some((row) => row.attempts >= INBOX_ATTEMPTS_MAX);
}

/** A conversation begins with a customer or a person. */
export function isBeginning({ body: { kind } }: InboxRow): boolean {
  return kind === 'message' || kind === 'person';
}

/** Neither the sender's nor an answer to them: a person, a payment, a timer. */
function isPrompt({ body: { kind } }: InboxRow): boolean {
  return kind !== 'message' && kind !== 'answer';
}

/** Tried so often that it is tried by itself: who of a batch is at fault shows then. */
export function isToBeSingled({ attempts }: InboxRow): boolean {
  return attempts >= INBOX_ATTEMPTS_SINGLE;
}

function isMessage(row: InboxRow): row is InboxRow & { body: Extract<InboxRow['body'], { kind: 'message' }> } {
  return row.body.kind === 'message';
}

function isText(row: InboxRow): boolean {
  return isMessage(row) && row.body.message.content.type === 'text';
}

/** One of the business wrote: a typed yes is to them, not to what the bot asked before (CONV-5). */
export function isSpokenTo(batch: readonly InboxRow[]): boolean {
  return batch.some(({ body }) => body.kind === 'person' && body.text !== undefined);
}

/** Words of the turn that put the question reached nobody, and will not (AGENDA-4). */
export function lostWordsOf(batch: readonly InboxRow[], { askedIn }: Pick<ConversationRecord, 'askedIn'>): boolean {
  return batch.some(({ id, body }) => {
    if (body.kind !== 'answer' || askedIn === undefined || !id.startsWith(`res:${askedIn}.`)) return false;
    const { answer } = body;
    return answer.type === 'words.lost' || (answer.type === 'call.given_up' && answer.call.type === 'sendMessage');
  });
}

/** A person gave the conversation back: whatever was asked before, something else was said since. */
export function isGivenBack(batch: readonly InboxRow[]): boolean {
  return batch.some(({ body }) => body.kind === 'person' && body.event === 'person.returned');
}
