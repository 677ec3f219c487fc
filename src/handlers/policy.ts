import type { AnswerEvent, Effect, EffectAnswer, EffectClass, EffectKind, Handoff } from '../domain.ts';
import {
  MINUTE_MS,
  EFFECT_ATTEMPTS_MAX,
  INTERACTIVE_ATTEMPTS_MAX,
  INTERACTIVE_TIMEOUT_MS,
  SEND_TIMEOUT_MS,
  saidLater,
  toldDeeds,
} from '../domain.ts';

export interface Policy {
  readonly class: EffectClass;
  /** Calls in all, counted before each. An unclear send has a limit of its own: two (reliability 2.5). */
  readonly attemptsMax: number;
  readonly timeoutMs: number;
  /** Wait after the `attempt`-th call, from 1, failed. `jitter` is 0 ≤ x < 1. */
  readonly backoffMs: (attempt: number, jitter: number) => number;
}

/** Between the tries that a customer waits through: with three timeouts still below ten seconds. */
const INTERACTIVE_WAITS_MS = [300, 900] as const;
const BACKGROUND_TIMEOUT_MS = 10_000;
/**
 * Waits after each call that failed, of which a fifth is jitter. Three soon, for who waits for an answer; then they are
 * spread over two minutes, never a minute apart: a fault of up to two minutes is over less than a minute before it is
 * noticed (reliability 2.1, B3). The last wait outlasts an outage. Full jitter could spend all calls in its first seconds.
 */
const BACKOFF_MS = [500, 2_000, 6_000, 49_000, 49_000, 49_000, 15 * MINUTE_MS] as const;
const BACKOFF_JITTER = 0.2;

const interactive = {
  class: 'idempotent',
  attemptsMax: INTERACTIVE_ATTEMPTS_MAX,
  timeoutMs: INTERACTIVE_TIMEOUT_MS,
  backoffMs: (attempt) => INTERACTIVE_WAITS_MS[attempt - 1] ?? INTERACTIVE_WAITS_MS[1],
} as const satisfies Policy;

const background = {
  class: 'idempotent',
  attemptsMax: EFFECT_ATTEMPTS_MAX,
  timeoutMs: BACKGROUND_TIMEOUT_MS,
  backoffMs: (attempt, jitter) => {
    const most = BACKOFF_MS[attempt - 1] ?? BACKOFF_MS[BACKOFF_MS.length - 1] ?? 0;
    return Math.round(most * (1 - BACKOFF_JITTER * jitter));
  },
} as const satisfies Policy;

/** A send that surely did not happen is tried like any background effect; what is unclear, `drain` judges by class. */
const chat = { ...background, class: 'chat', timeoutMs: SEND_TIMEOUT_MS } as const satisfies Policy;

const POLICIES = {
  sendMessage: chat,
  findSlots: interactive,
  createEvent: interactive,
  moveEvent: interactive,
  deleteEvent: interactive,
  createLink: interactive,
  openHandoff: interactive,
  fetchPayment: background,
  refund: background,
} as const satisfies Record<EffectKind, Policy>;

/** chat | once | idempotent, attempts, timeout and backoff of an effect: the one table (reliability 2.5). */
export function policyOf(effect: Effect): Policy {
  if (effect.type === 'sendMessage' && effect.once === true) return { ...chat, class: 'once' };
  return isBackground(effect) ? background : POLICIES[effect.type];
}

const FAILURES = {
  sendMessage: undefined,
  findSlots: 'slots.failed',
  createEvent: 'calendar.failed',
  moveEvent: 'calendar.failed',
  deleteEvent: 'calendar.failed',
  createLink: 'link.failed',
  openHandoff: 'desk.failed',
  fetchPayment: undefined,
  refund: undefined,
} as const satisfies Record<EffectKind, AnswerEvent['type'] | undefined>;

/**
 * Who is told when an effect is given up: the frame that waits for it, people where nobody waits and the world outside
 * is not as we say (reliability 2.5), or the customer to whom people were promised. Of other words the engine alone hears:
 * what they asked, nobody has read. Undefined for other notes to the desk: there is nobody else to tell.
 */
export function failureAnswer(effect: Effect, effectId: string): EffectAnswer | undefined {
  const type = FAILURES[effect.type];
  if (type !== undefined && !isBackground(effect)) return { type, effect: effectId };
  if (isMissed(effect)) return { type: 'call.given_up', call: effect };
  if (effect.type !== 'sendMessage') return undefined;
  const words = saidLater(effect);
  return { type: 'words.lost', ...(words.length > 0 && { words }) };
}

/** What must not stay undone unseen: the calendar, money, words of a deed or about money, and a person for it. */
function isMissed(effect: Effect): boolean {
  if (effect.type === 'sendMessage') return effect.once === true || toldDeeds(effect).length > 0;
  if (effect.type === 'openHandoff') return isPromised(effect.handoff);
  return effect.type !== 'findSlots';
}

/**
 * The customer was told that people see to this money: what is missing of a part, what is looked into, what was said to be
 * paid by a link that is void (`pago_parcial`, `pago_en_revision`, `link_dejado`, `pago_sin_turno`). Of money that is given
 * back, and of a receipt that waits for its provider, nothing of the kind was said.
 */
function isPromised({ reason, order }: Handoff): boolean {
  if (order === undefined) return false;
  if (reason === 'payment') return order.status !== 'refunded';
  if (reason === 'receipt') return order.status === 'claimed' && order.dropped === true;
  return reason === 'order_without_slot';
}

/** Nobody waits for it: a booking that is firm already (AGENDA-12), an event of one that is gone, a note for the desk. */
function isBackground(effect: Effect): boolean {
  return 'background' in effect && effect.background;
}
