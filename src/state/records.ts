/**
 * The one codec of stored records, shared by all stores: JSON text out, checked JSON in. The checks look at the
 * envelope only, so that a damaged row is named here and not three calls later; what is inside a frame is parsed by the
 * machine that owns it (must-hold 5).
 */
import { z } from 'zod';
import { canonicalJson } from '../domain.ts';
import type {
  Appointment,
  ConfigurationRecord,
  ConversationId,
  ConversationRecord,
  HistoryMessage,
  InboxBody,
  Order,
  OutboundMessage,
  OutboxRow,
  Effect,
  EffectKind,
  TimerKind,
  TurnRecord,
} from '../domain.ts';
import type { TurnCommit } from '../ports.ts';
import { effectId } from './effects.ts';

export interface Codec<T> {
  write(value: T): string;
  /** Throws an Error that names the kind of record, and which one where the caller says it, when the text is not one. */
  read(text: string, name?: string): T;
  /** The same check of a value that was parsed already. */
  readonly schema: z.ZodType<T>;
}

/** What an outbox row loses when it is compacted. */
export interface Payload {
  readonly effect: Effect;
  readonly message?: OutboundMessage;
}

export const conversations = codec<ConversationRecord>('conversation', {
  id: 'string',
  version: 'number',
  frames: 'object',
  address: 'object',
  contact: 'object',
});
export const bodies = codec<InboxBody>('inbox body', { kind: 'string' });
export const turns = codec<TurnRecord>('turn', { n: 'number', consumed: 'object', inputs: 'object', path: 'object' });
export const payloads = codec<Payload>('effect', { effect: 'object' });
export const appointments = codec<Appointment>('appointment', { id: 'string', slot: 'object', status: 'string' });
export const orders = codec<Order>('order', { id: 'string', amountMinor: 'number', payments: 'object' });
/** One text for one configuration, whoever of several replicas writes it. */
export const configurations: Codec<ConfigurationRecord> = {
  ...codec<ConfigurationRecord>('configuration', { id: 'string', booking: 'object', branches: 'object' }),
  write: canonicalJson,
};
/** A turn's history messages as one text: `[[turn, n, at, role, text], …]`. */
export const history = {
  write: (messages: readonly HistoryMessage[]): string =>
    JSON.stringify(messages.map(({ turn, n, at, role, text }) => [turn, n, at, role, text])),
  read: (text: string, conversation: ConversationId): HistoryMessage[] =>
    historySchema
      .parse(parseJson(text))
      .map(([turn, n, at, role, said]) => ({ conversation, turn, n, at, role, text: said })),
};
const historySchema = z.array(
  z.tuple([z.number(), z.number(), z.number(), z.enum(['customer', 'bot', 'person']), z.string()]),
);
export const historyMessages = codec<HistoryMessage>('message', { role: 'string', text: 'string' });

/** Names as stored. A later version's kind is handed on: whoever dispatches on it has a path for the unknown. */
export function effectKind(text: string): EffectKind {
  return text as EffectKind;
}
export function timerKind(text: string): TimerKind {
  return text as TimerKind;
}

/** A compacted row still says what it was; nobody runs it again, so its facts are not needed. */
export function compactedEffect(kind: EffectKind): Effect {
  return { type: kind } as Effect;
}

/** An effect as a store kept it; compaction has taken the text. What is damaged says so, and hides no other row. */
export function effectOf(
  text: string | undefined,
  kind: EffectKind,
): Pick<OutboxRow, 'effect' | 'message' | 'unreadable'> {
  if (text === undefined) return { effect: compactedEffect(kind) };
  try {
    const payload = payloads.read(text);
    if (payload.effect.type === kind) return payload;
  } catch {
    // As below.
  }
  return { effect: compactedEffect(kind), unreadable: true };
}

/** Mistakes of the caller that a store would otherwise keep for ever. Throws a TypeError. */
export function checkCommit({ conversation, expectedVersion, outbox }: TurnCommit): void {
  if (conversation.version !== expectedVersion + 1) {
    throw new TypeError(`A commit of version ${conversation.version} cannot expect version ${expectedVersion}.`);
  }
  for (const row of outbox) {
    if (row.id === effectId(conversation.id, row.turn, row.n)) continue;
    throw new TypeError(`Outbox row '${row.id}' must be called '<conversation>.<turn>.<n>' of its own conversation.`);
  }
}

function codec<T>(what: string, fields: Readonly<Record<string, 'string' | 'number' | 'object'>>): Codec<T> {
  const wanted = Object.entries(fields);
  const isOne = (value: unknown): value is T => {
    if (typeof value !== 'object' || value === null) return false;
    const record = value as Readonly<Record<string, unknown>>;
    return wanted.every(([name, type]) => typeof record[name] === type);
  };
  return {
    schema: z.custom<T>(isOne),
    write: (value) => JSON.stringify(value),
    read: (text, name) => {
      const value = parseJson(text);
      if (isOne(value)) return value;
      const which = name === undefined ? what : `${what} (${name})`;
      throw new Error(
        `A stored ${which} cannot be read: it is damaged or was edited by hand; put it right, or restore a backup.`,
      );
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
