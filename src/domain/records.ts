import { z } from 'zod';
import type { Appointment, Order } from './booking.ts';
import type { CustomerEvent, EffectAnswer, PersonEvent, TimerKind, TurnInput } from './events.ts';
import type { Contact, World } from './world.ts';
import type { Copy } from './copy.ts';
import type { Effect, EffectKind } from './effects.ts';
import type { ReadMedium } from './media.ts';
import type { Address, ConversationId, InboundMessage, OutboundMessage } from './messages.ts';

/** A machine of the stack as stored: XState keeps neither its id nor its version in a snapshot, so we do. */
export interface Frame {
  readonly machine: string;
  readonly version: number;
  readonly snapshot: { readonly value: string; readonly status: 'active' | 'done'; readonly context: unknown };
  /** The outbox id whose answer this frame waits for. */
  readonly awaiting?: string;
  /** Begun behind another errand of its message, and not asked about yet. */
  readonly waits?: true;
}

/** One conversation, no history inside: FLOWS_OPEN_MAX frames, each with a list of SLOTS_OFFERED_MAX hours at most. */
export interface ConversationRecord {
  readonly id: ConversationId;
  readonly tenant: string;
  readonly version: number;
  /** Random token of the commit that wrote this version: read back after an unclear commit. */
  readonly turnId: string;
  readonly frames: readonly Frame[];
  readonly address: Address;
  readonly contact: Contact;
  /** The customer's last message, epoch ms; 0: none yet, a person wrote first. */
  readonly lastInboundAt: number;
  readonly timers: Readonly<Partial<Record<TimerKind, { readonly generation: number; readonly dueAt: number }>>>;
  /** A late message was decided without a word yet: the first words say that they are late (must-hold 27). */
  readonly lateAnswer?: true;
  /**
   * Something else was said after the pending question; 'person': by one of the business, who may have settled it; 'wait':
   * last of all that there is no hurry.
   */
  readonly aside?: true | 'person' | 'wait';
  /** The offer that was said last: a question that was asked again is newer than what was shown in between. */
  readonly asked?: string;
  /** When it was said first, epoch ms: what came before that is no answer to it. */
  readonly askedAt?: number;
  /** When it was put last, epoch ms: what is answered long after that is asked once more. */
  readonly putAt?: number;
  /** The turn that said it last. */
  readonly askedIn?: number;
  /** How much later than it was written the last message came in, by its sender's clock and ours (ms). */
  readonly lagMs?: number;
  /** Turns in a row, up to this one, that only services' answers began (`conversation/unasked.ts`); absent: none. */
  readonly unasked?: number;
  /** Since the question was put a person wrote, or never gave the conversation back, or its words reached nobody: a typed answer is to something else (HUMAN-3). */
  readonly askAgain?: true;
  /** Words of money and of a person that reached nobody: the customer's next message is answered with them first. */
  readonly unsaid?: readonly Copy[];
  /** What this sender used up: until when it weighs (`conversation/allowance.ts`); absent: nothing does. */
  readonly heardUntil?: number;
  readonly askedUntil?: number;
  /** The orders that the next turn looks at (`sight.ts`), and the turn that said so. Absent: there is none, or older code wrote last. */
  readonly sight?: { readonly turn: number; readonly orders: readonly string[] };
}

export type InboxBody =
  | { readonly kind: 'message'; readonly message: InboundMessage }
  | { readonly kind: 'answer'; readonly answer: EffectAnswer }
  | { readonly kind: 'timer'; readonly timer: TimerKind; readonly generation: number }
  /** A provider's notice: it is fetched from the provider before anything is believed. */
  | { readonly kind: 'payment'; readonly provider: string; readonly paymentId: string }
  /** `to`: whom the person wrote to, who may never have written. */
  | { readonly kind: 'person'; readonly event: PersonEvent['type']; readonly to: Address; readonly text?: string };

export interface NewInboxRow {
  readonly conversation: ConversationId;
  /** Idempotency key inside the conversation: hash of the provider id, `res:<effect>`, `timer:<kind>:<generation>`. */
  readonly id: string;
  readonly arrivedAt: number;
  readonly body: InboxBody;
}
export interface InboxRow extends NewInboxRow {
  /** Order of commit of arrival, set by the store. */
  readonly seq: number;
  readonly state: 'pending' | 'done' | 'dead';
  /** Counted durably before work; a row is born with 1 because its receiver works on it at once. */
  readonly attempts: number;
}

/** Of the answer to an effect: told twice it is one. */
export function answerIdOf({ turn, n }: Pick<OutboxRow, 'turn' | 'n'>): string {
  return `res:${turn}.${n}`;
}

export type EffectClass = 'chat' | 'once' | 'idempotent';
export type OutboxState =
  | 'pending'
  /** Written before the call. Found after a crash it means: maybe done. */
  | 'running'
  /** An unclear send waits for a status with our id. */
  | 'unclear'
  | 'done'
  /** Given up: a person looks at it. */
  | 'parked';

export interface OutboxRow {
  /** `<conversation>.<turn>.<n>` */
  readonly id: string;
  readonly conversation: ConversationId;
  readonly turn: number;
  readonly n: number;
  readonly kind: EffectKind;
  readonly class: EffectClass;
  readonly effect: Effect;
  /** The rendered text of a sendMessage, fixed at commit. */
  readonly message?: OutboundMessage;
  /** What is to be done is damaged in the store, or was edited by hand: of `effect` only the type is true. */
  readonly unreadable?: true;
  readonly state: OutboxState;
  readonly attempts: number;
  /** Not before this instant (epoch ms). While the row runs: the instant of its mark, set by the store. */
  readonly dueAt: number;
  readonly providerId?: string;
  /** The provider's last word on a message, set by the store (`noteStatus`). */
  readonly status?: 'sent' | 'failed' | 'delivered' | 'read';
  readonly createdAt: number;
}

/** A message whose provider has confirmed it, whatever the call that sent it has heard. */
export function hasArrived({ status }: { readonly status?: OutboxRow['status'] }): boolean {
  return status !== undefined && status !== 'failed';
}

/** What understanding made of a turn's messages, kept for audit, replay and metrics. */
export interface Reading {
  readonly events: readonly CustomerEvent[];
  readonly by: 'id' | 'answer' | 'keywords' | 'model' | 'offline';
  readonly confidence: number;
  /** Who of the offline reader decided, by the name of its function: for whoever mends a misreading. */
  readonly reader?: string;
  readonly language?: Contact['language'];
  /** Questions that were put to models on the way, answered or not. */
  readonly calls?: readonly ModelCall[];
  /** What became of the media among the messages. */
  readonly media?: readonly ReadMedium[];
}

/** One question to a model as the turn keeps it: what the console and the bill show. */
export interface ModelCall {
  readonly agent: string;
  readonly model: string;
  /** `<agent>@<n>`: which wording of the prompt asked. */
  readonly prompt: string;
  readonly outcome: 'answered' | 'refused' | 'truncated' | 'invalid' | 'failed' | 'late';
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly microUsd: number;
  readonly ms: number;
}

export interface TurnRecord {
  readonly conversation: ConversationId;
  readonly n: number;
  readonly at: number;
  readonly tenantVersion: string;
  readonly consumed: readonly string[];
  readonly inputs: readonly TurnInput[];
  readonly reading?: Omit<Reading, 'events'>;
  readonly taken?: readonly string[];
  /** What they came for last, where the turn was asked for the same again. */
  readonly usual?: World['usual'];
  readonly usualOfEach?: World['usualOfEach'];
  /** `machine:STATE` after each microstep. */
  readonly path: readonly string[];
  readonly effects: readonly EffectKind[];
  /** What the world held besides the conversation, where it held anything: replay needs it. */
  readonly appointments?: readonly Appointment[];
  readonly past?: World['past'];
  readonly begun?: World['begun'];
  readonly orders?: readonly Order[];
  readonly contact?: Contact;
}

export interface HistoryMessage {
  readonly conversation: ConversationId;
  readonly turn: number;
  readonly n: number;
  readonly at: number;
  readonly role: 'customer' | 'bot' | 'person';
  readonly text: string;
}

export interface TimerRow {
  readonly conversation: ConversationId;
  readonly kind: TimerKind;
  readonly generation: number;
  readonly dueAt: number;
}

/** Stored frames are read by other versions of this code: parsed, never trusted (must-hold 5, H2). */
export const frameSchema = z.object({
  machine: z.string(),
  version: z.number().int(),
  snapshot: z.object({ value: z.string(), status: z.enum(['active', 'done']), context: z.unknown() }),
  awaiting: z.string().optional(),
  waits: z.literal(true).optional(),
});
