import { DAY_MS } from '../domain.ts';
import type {
  Copy,
  Effect,
  EffectClass,
  ModelCall,
  Offer,
  OutboundMessage,
  OutboxRow,
  Tenant,
  Address,
  EffectAnswer,
  Contact,
  Appointment,
} from '../domain.ts';
import type { Clock, Log, Metrics, Random, Store, Understanding, WakeUps } from '../ports.ts';

/** What the engine is built from: `main.ts` hands in the real ones, the simulator its own. */
export interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly understanding: Understanding;
  readonly tenantOf: (id: string) => Tenant | undefined;
  readonly render: (copy: Copy, offer: Offer | undefined, context: RenderContext) => OutboundMessage;
  readonly textOf: (message: OutboundMessage) => string;
  /** Says a rendered message in other words, or leaves it; bounded in time, throws nothing. Absent: templates as they are. */
  readonly reword?: (
    copy: Copy,
    message: OutboundMessage,
    context: RenderContext,
  ) => Promise<{ readonly message: OutboundMessage; readonly calls: readonly ModelCall[] }>;
  /** The name under which the store knows the number of an address. Absent: numbers are taken to stay whose they are. */
  readonly numberAliasOf?: (tenant: string, address: Address) => string | undefined;
  readonly perform: (effect: Effect, context: PerformContext) => Promise<Performed>;
  readonly policyOf: (effect: Effect) => EffectPolicy;
  readonly failureAnswer: (effect: Effect, id: string) => EffectAnswer | undefined;
  readonly metrics?: Metrics;
  /** Absent: this process wakes itself. */
  readonly wakeUps?: WakeUps;
  readonly settings: Settings;
}

export interface Settings {
  /** This process, among replicas. */
  readonly by: string;
  /** A burst ends after so much silence, or at most so long after its first message (ms). */
  readonly quietMs: number;
  readonly maxMs: number;
  /** Replicas share the work: take leases. They save work; safety never needs them. */
  readonly leases: boolean;
  readonly leaseMs: number;
  /** Who finds a lease taken looks again so soon: most end long before their time. Absent: at its end. */
  readonly leaseLookMs?: number;
  readonly retryMs: number;
  /** Inbox rows and running effects older than this are nobody's (ms). */
  readonly inboxAgeMs: number;
  readonly runningAgeMs: number;
  /** Since when no other process can work on this store (epoch ms); absent among replicas. */
  readonly aloneSince?: number;
  /** The sweeper looks at least so often (ms). */
  readonly sweepEveryMs: number;
}

export const DEFAULT_SETTINGS: Omit<Settings, 'by'> = {
  quietMs: 800,
  maxMs: 4_000,
  leases: false,
  leaseMs: 5_000,
  retryMs: 500,
  inboxAgeMs: 10_000,
  runningAgeMs: 30_000,
  sweepEveryMs: 1_000,
};

export interface RenderContext {
  readonly tenant: Tenant;
  readonly contact: Contact;
  readonly now: number;
  readonly appointments: readonly Appointment[];
}
export interface PerformContext {
  readonly row: OutboxRow;
  readonly tenant: Tenant;
  readonly address: Address;
  readonly now: number;
  /** Nobody waits for this try any more: it was given up, and is done again or put right. No further call of it may be made. */
  readonly over: () => boolean;
}
export interface Performed {
  readonly answer?: EffectAnswer;
  readonly providerId?: string;
}
export interface EffectPolicy {
  readonly class: EffectClass;
  readonly attemptsMax: number;
  readonly timeoutMs: number;
  readonly backoffMs: (attempt: number, jitter: number) => number;
}

/** Beyond it the first attempt of some rows is counted twice: harmless, and memory stays flat. */
export const FRESH_ROWS_MAX = 10_000;

/** Clocks of replicas may be so far apart, and nobody reads and answers sooner than that (ms). */
export const SOONEST_ANSWER_MS = 1_000;

/** Whether words have gone out; `unclear`: a call for them goes on, or had no answer. */
export type Said = 'yes' | 'no' | 'unclear';

export interface KnownWords {
  readonly said: Said;
  /** When the call began that took the question to the channel (epoch ms), where this process made it. */
  readonly begunAt?: number;
}

/** Conversations whose last words this process knows to be its own; of others the store is asked first. */
export const TALKING_MAX = 1_000;
/** Clocks of healthy replicas differ by less (ms). */
export const CLOCKS_APART_MS = 5_000;
export const SWEEP_LIMIT = 200;
/** A wake-up from outside comes so much later than our own: who is awake does its work itself. */
export const WAKE_UP_GRACE_MS = 1_000;
/** So often the sweeper also looks at what is stamped with an instant to come, up to so far ahead (ms). */
export const LOOK_AHEAD_EVERY_MS = 30_000;
export const LOOK_AHEAD_MS = DAY_MS;
/** A turn is planned again at most so often because slots were taken meanwhile. */
export const REPLANS_MAX = 8;
