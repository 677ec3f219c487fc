/**
 * What the shell and the handlers need from outside. Every await in the engine is one of these, so a simulator, a
 * crash test and a replay can stand in for the world. Imports only domain types.
 * Long because all of them stand here: who asks what the engine can wait for reads one file.
 */
import type {
  Address,
  Appointment,
  ConversationId,
  ConversationRecord,
  DomainEvent,
  Handoff,
  HistoryMessage,
  InboundMessage,
  Language,
  NewInboxRow,
  Order,
  OutboundMessage,
  OutboxRow,
  OutboxState,
  PaymentFact,
  Question,
  Reading,
  Slot,
  Tenant,
  TimerRow,
  TurnRecord,
} from './domain.ts';
import type { ConfigurationsPort } from './ports/configurations.ts';
import type { Loaded, Recalled } from './ports/loaded.ts';
import type { MediaFile } from './ports/media.ts';

export type * from './ports/configurations.ts';
export type * from './ports/loaded.ts';
export type * from './ports/media.ts';
export type * from './ports/watching.ts';

export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Calls back once, not before `at` (epoch ms). Returns a cancel. */
  wake(at: number, call: () => void): () => void;
}

export interface Random {
  /** A token that nobody else makes: turn ids, lease holders. */
  token(): string;
  /** 0 ≤ x < 1, for jitter. */
  unit(): number;
}

/* ── Store ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Takes or frees granules. `keys` are `granuleKeys()`; all of one commit's operations succeed, or none. */
export type ClaimOp =
  /** Take or renew until an instant. A granule that this holder has firm stays firm. */
  | { readonly op: 'hold'; readonly holder: string; readonly keys: readonly string[]; readonly until: number }
  | { readonly op: 'firm'; readonly holder: string; readonly keys: readonly string[] }
  /** Drops this holder's temporary claims among `keys`; firm ones stay. */
  | { readonly op: 'release'; readonly holder: string; readonly keys: readonly string[] }
  /** Drops this holder's claims among `keys`, firm ones too. */
  | { readonly op: 'free'; readonly holder: string; readonly keys: readonly string[] };

export interface Claim {
  readonly key: string;
  readonly holder: string;
  /** Absent = firm. A hold in the past counts as free. */
  readonly until?: number;
}

/** One turn, written all or nothing. */
export interface TurnCommit {
  /** Version = expected version + 1. */
  readonly conversation: ConversationRecord;
  /** 0 = the record must not exist yet. */
  readonly expectedVersion: number;
  /** Inbox ids, pending → done. */
  readonly consumed: readonly string[];
  /** Inbox ids, pending → dead. */
  readonly dead: readonly string[];
  readonly turn: TurnRecord;
  readonly outbox: readonly OutboxRow[];
  readonly claims: readonly ClaimOp[];
  /** Whole rows, put. Only this conversation's turns write them. */
  readonly appointments: readonly Appointment[];
  readonly orders: readonly Order[];
  readonly timers: readonly TimerRow[];
  readonly cancelledTimers: readonly TimerRow['kind'][];
  readonly messages: readonly HistoryMessage[];
  /** The instant by which holds are judged expired. */
  readonly at: number;
  /** Whoever decided it under a lease: theirs ends with it. */
  readonly leaseOf?: string;
}

export type CommitOutcome =
  | { readonly outcome: 'committed' }
  /** Somebody else wrote this version, or consumed a row: load again. */
  | { readonly outcome: 'lost' }
  /** A granule belongs to somebody else: plan the same turn again, knowing it. */
  | { readonly outcome: 'taken'; readonly key: string };

export interface Settlement {
  readonly state: Exclude<OutboxState, 'running'>;
  readonly dueAt?: number;
  readonly providerId?: string;
  /**
   * The call that was marked at this instant (epoch ms) was surely not made: it counts as no attempt. Nothing changes where
   * somebody else has marked the row since.
   */
  readonly unsent?: number;
}

/** An inbox row that is dead, or an outbox row that is parked. */
export type GivenUp = { readonly conversation: ConversationId } & (
  { readonly message: string } | { readonly effect: string }
);

/** Work that nobody may be doing: found by the sweeper. */
export interface Due {
  readonly conversations: readonly ConversationId[];
  readonly timers: readonly TimerRow[];
  /** Earliest later instant at which something falls due (by this query's own delays), if any. */
  readonly nextAt?: number;
  /** Names of rows of which nobody can tell whose they are or when they are due: damaged, or edited by hand. */
  readonly unreadable?: readonly string[];
}

/** What a store holds of a business that is not in the tenants file: nobody answers for it, and its hours are nobody's. */
export interface LeftBehind {
  readonly tenant: string;
  /** Those with a committed turn. */
  readonly conversations: number;
  /** Booked, and still to come. */
  readonly appointments: number;
  /** Asked for, and neither paid nor ended. */
  readonly orders: number;
}

/**
 * The record of everything. One contract suite (`test/contracts/store.contract.ts`) holds for every implementation.
 * Any call may throw `StoreUnavailable`, after which it may or may not have happened: commits are read back by
 * `turnId`, everything else is idempotent.
 */
export interface Store extends SpendingPort, ConfigurationsPort {
  /**
   * Whose message it is, by the hashed provider ids that came with it, and remembers them. The first says who it is and
   * decides where it is known. A further one is a number, which may have been given to somebody else: where the first is
   * new and the number's conversation is known under another name, too, it is `proposed` and the number is his from then
   * on, as it is of a known one who comes with it. A conversation that has the number alone takes the first as its own.
   */
  resolveContact(tenant: string, aliases: readonly string[], proposed: ConversationId): Promise<ConversationId>;
  /** Whose this name is now. */
  holderOf(tenant: string, alias: string): Promise<ConversationId | undefined>;
  /** Stores each row unless its id was seen before, within TOMBSTONE_MS. All or nothing. */
  receive(rows: readonly NewInboxRow[]): Promise<readonly ('new' | 'seen')[]>;
  /** Costs the same however many appointments and orders there ever were. */
  load(id: ConversationId, limit: number): Promise<Loaded>;
  /** These orders of the contact, whatever their age; what is none of theirs is left out. */
  recall(id: ConversationId, orders: readonly string[]): Promise<Recalled>;
  /** Counts one more attempt for these rows and takes the lease, before work. */
  begin(
    id: ConversationId,
    rows: readonly string[],
    lease: { by: string; at: number; until: number },
  ): Promise<{ begun: true } | { begun: false; busyUntil: number }>;
  endLease(id: ConversationId, by: string): Promise<void>;
  commit(turn: TurnCommit): Promise<CommitOutcome>;
  /** Who wrote the current version: the read-back after an unclear commit. */
  committed(id: ConversationId): Promise<{ version: number; turnId: string } | undefined>;

  /** Rows that are neither done nor parked, in order of (turn, n). */
  owed(id: ConversationId): Promise<readonly OutboxRow[]>;
  /** Compare-and-set on (state, attempts) → running, attempts + 1. False: somebody else has it. */
  markRunning(row: Pick<OutboxRow, 'id' | 'conversation' | 'state' | 'attempts'>, at: number): Promise<boolean>;
  /** Ends or postpones a running (or unclear) effect and puts its answer into the inbox, in one commit. Idempotent. */
  settle(row: Pick<OutboxRow, 'id' | 'conversation'>, settlement: Settlement, answer?: NewInboxRow): Promise<void>;
  /** A provider's word on a message of ours: sent, delivered, read settle an unclear send; failed is noted. Rank never falls. */
  noteStatus(status: {
    conversation: ConversationId;
    effect: string;
    status: 'sent' | 'delivered' | 'read' | 'failed';
    at: number;
  }): Promise<void>;

  /**
   * What was given up is owed again, from `at` (epoch ms) on and as if it was never tried: a message behind those that wait
   * already, an effect with an answer that is news, however its failure was answered. False: it was not given up, arrived
   * after all, or its failure has still to be heard.
   */
  retry(given: GivenUp, at: number): Promise<boolean>;

  /**
   * Pending inbox that arrived by `inboxBefore`, owed effects due by `now` (running ones marked by `runningBefore`), timers
   * due by `now`; each list longest due first, at most `limit`.
   */
  due(query: { now: number; inboxBefore: number; runningBefore: number; limit: number }): Promise<Due>;

  /** Live claims on these calendars, granules in [from, to): expired holds left out. */
  claims(query: {
    tenant: string;
    calendars: readonly string[];
    from: number;
    to: number;
    at: number;
  }): Promise<readonly Claim[]>;
  /**
   * Seeds and blocks from outside a conversation (demo data, `busy` of dialogue files). Keys as `granuleKeys()`, firm, all
   * or none. False: somebody else has one of them (knowing no instant, a hold that expired counts too).
   */
  block(tenant: string, holder: string, keys: readonly string[]): Promise<boolean>;
  putAppointment(appointment: Appointment): Promise<void>;
  /** Those that start in [from, to), cancelled ones too, soonest first. */
  appointments(tenant: string, range: { from: number; to: number }): Promise<readonly Appointment[]>;

  turns(id: ConversationId): Promise<readonly TurnRecord[]>;
  messages(id: ConversationId, last: number): Promise<readonly HistoryMessage[]>;
  outbox(id: ConversationId): Promise<readonly OutboxRow[]>;
  /** Those with a committed turn, in order of id. */
  conversations(tenant: string): Promise<readonly ConversationId[]>;
  /** Of all businesses but these, in order of id. A look at a start: nothing is written, and what is of these costs nothing. */
  leftBehind(query: { known: readonly string[]; now: number }): Promise<readonly LeftBehind[]>;
  /**
   * Now at the latest done outbox rows lose their payload and consumed inbox rows their body; tombstones older than
   * TOMBSTONE_MS and expired holds go. How many rows changed.
   */
  compact(now: number): Promise<number>;
  /** Throws StoreUnavailable when it could not accept a message now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/* ── Understanding and the services ────────────────────────────────────────────────────────────────────────────── */

export interface UnderstandRequest {
  /** A burst, in order; taps stand alone. `at` of each is when it was said: its days and hours are meant from there. Never later than `now`. */
  readonly messages: readonly InboundMessage[];
  /** The customer never wrote before: a greeting alone tells the language (CONV-16). */
  readonly first?: boolean;
  readonly question: Question;
  /** Types of the events that some open frame can take now. */
  readonly legal: readonly DomainEvent['type'][];
  readonly tenant: Tenant;
  readonly language: Language;
  /** Both epoch ms. Nobody waits longer than the deadline; absent: whatever a turn may take. */
  readonly now: number;
  readonly deadline?: number;
  /** Live appointments, so that "el del jueves" finds one. */
  readonly appointments: readonly Appointment[];
  /** What they came for last, whoever booked it. */
  readonly lastVisit?: Appointment;
  /** A link of theirs, or a claim, waits for its money: "al rato pago" speaks of it. */
  readonly owes?: boolean;
  /** Their last link ran out just now. */
  readonly linkRanOut?: boolean;
  /** The booking that is asked about has to be paid first, and is not (AGENDA-16). Absent: as the business's file has it. */
  readonly paysFirst?: boolean;
  /**
   * A person has the conversation (HUMAN-3): only the word that gives it back to the bot is heard, as
   * `customer.exits` menu; no model is asked and no medium is read.
   */
  readonly handedOver?: boolean;
  /** Something else was said after the question, by us or by one of the business: thanks may be for that. 'wait': "sin apuro". */
  readonly aside?: boolean | 'person' | 'wait';
  /** This sender's questions to models are used up (D7): only what needs none. */
  readonly withoutModels?: boolean;
}
export interface Understanding {
  /** Never throws for what a customer wrote: at worst `customer.not_understood`. One to EVENTS_PER_TURN_MAX events. */
  understand(request: UnderstandRequest): Promise<Reading>;
}

/** One question to a model: an answer that must follow a JSON schema. */
export interface ModelRequest {
  /** Who asks, for records and recorded answers: `intencion_agendamiento`. */
  readonly agent: string;
  readonly model: string;
  readonly messages: readonly { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }[];
  /** Pictures and files that the first user message speaks of. */
  readonly attachments?: readonly MediaFile[];
  /** Strict: every key required, no others allowed. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxTokens: number;
  /** Nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}
/** What came back. `text` is as the model wrote it: parsed by who asked, never trusted. */
export type ModelAnswer = { readonly tokensIn: number; readonly tokensOut: number } & (
  | { readonly outcome: 'text'; readonly text: string }
  | { readonly outcome: 'refused' }
  /** Cut at `maxTokens`. */
  | { readonly outcome: 'truncated' }
);
export interface ModelPort {
  /** One attempt, no retries inside. Throws ServiceFailure when the provider gave no answer that can be read. */
  complete(request: ModelRequest): Promise<ModelAnswer>;
}

/* ── Spending, channels, services ──────────────────────────────────────────────────────────────────────────────── */

/** What models cost a business, kept outside of conversations: a restart does not forget it. */
export interface SpendingPort {
  /** Millionths of a dollar spent on that civil day ('YYYY-MM-DD'). */
  spent(tenant: string, day: string): Promise<number>;
  /** Adds. Counting a call twice after an unclear failure is harmless. */
  spend(tenant: string, day: string, microUsd: number): Promise<void>;
}

export interface ChannelPort {
  /** `effect` goes along and comes back in statuses. Throws ServiceFailure (not sent) or UnclearFailure (maybe sent). */
  send(to: Address, message: OutboundMessage, effect: string): Promise<{ providerId: string }>;
}

/** Busy time of a calendar that we do not keep ourselves, epoch ms, half-open. */
export interface Busy {
  readonly professionalId: string;
  readonly from: number;
  readonly to: number;
}
export interface CalendarPort {
  /** Throws when availability cannot be read: then nothing is offered and nothing booked (AGENDA-9). */
  busy(query: { tenant: Tenant; professionals: readonly string[]; from: number; to: number }): Promise<readonly Busy[]>;
  /** Idempotent by `eventId`. 'refused': the time is not free any more, or, but for `again`, the event was deleted. */
  create(event: CalendarEvent): Promise<'written' | 'refused'>;
  move(event: CalendarEvent): Promise<'written' | 'refused'>;
  /** Idempotent: what is gone is gone. */
  delete(event: CalendarEvent): Promise<void>;
}
export interface CalendarEvent {
  readonly tenant: Tenant;
  readonly eventId: string;
  readonly appointment: Appointment;
  readonly slot: Slot;
  /** Written however it stands in this calendar by now: at another time, or deleted. */
  readonly again?: true;
  /** Digits as the channel gives them, so that staff can call (AGENDA-12); some customers have none. */
  readonly phone?: string;
}

export interface PaymentsPort {
  /** Idempotent by `key` (`<order id>:<attempt>`). */
  createLink(request: {
    tenant: Tenant;
    order: Order;
    key: string;
    title: string;
  }): Promise<{ url: string; providerId: string }>;
  fetch(request: { tenant: Tenant; paymentId: string }): Promise<PaymentFact>;
  /** Idempotent by `key`. */
  refund(request: { tenant: Tenant; paymentId: string; key: string }): Promise<void>;
}

export interface DeskPort {
  /**
   * Resolves only when a person can see it (HUMAN-2, must-hold 73). Idempotent by `key`. With reason `taken_back` it is a
   * note for who had the conversation: nobody is asked to take it.
   */
  open(request: {
    tenant: Tenant;
    conversation: ConversationId;
    handoff: Handoff;
    note: string;
    key: string;
  }): Promise<void>;
}

/* ── Wake-ups from outside ─────────────────────────────────────────────────────────────────────────────────────── */

/**
 * Where this process may be asleep when something falls due, somebody outside calls it then. Best effort: throws nothing,
 * keeps nobody waiting for long, may come twice or never. What nobody is woken for is found by the sweeper.
 */
export interface WakeUps {
  /** For a conversation's pending rows, at this instant (epoch ms). */
  work(id: ConversationId, at: number): Promise<void>;
  /** For a timer, not before this instant (epoch ms). */
  sweep(at: number): Promise<void>;
}

/* ── Inbound HTTP ──────────────────────────────────────────────────────────────────────────────────────────────── */

/** A provider's POST as it came: `raw` is what it signed. */
export interface WebhookRequest {
  /** Lower-case names; a repeated header is joined with a comma, or a list. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly raw: Uint8Array;
}
/** 200 says that we own what was posted. A refusal says what to do about it. */
export type WebhookReply =
  | { readonly status: 200 }
  | { readonly status: 400 | 401 | 403 | 404; readonly code: string; readonly what: string; readonly fix: string };
export interface WebhookPort {
  /** Verify → read → store. Any throw is answered with 503, and the provider comes again. */
  post(request: WebhookRequest): Promise<WebhookReply>;
}
