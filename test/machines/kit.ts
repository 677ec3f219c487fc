/** given / when / owes: a conversation of the real machines, with no store, no clock and no mocks. */
import { expect } from 'vitest';
import type {
  Copy,
  CopyKey,
  CustomerEvent,
  Detalles,
  Effect,
  Order,
  PaymentFact,
  Slot,
  Tenant,
  TurnInput,
  Write,
} from '../../src/domain.ts';
import { FREE, appointment, plain, slot } from '../../src/prover/businesses.ts';
import { FILE_CHANGES } from '../../src/prover/file-changes.ts';
import { awaited, later, play, standing, talkOf, type Setting, type Talk } from '../../src/prover/talk.ts';

export { FREE, appointment, plain, slot };
export { branches, deposit, direct } from '../../src/prover/businesses.ts';

/** An input, or how to make one out of the conversation as it stands: answers name the call that they answer. */
export type Happening = TurnInput | Reply;
export type Reply = (talk: Talk) => TurnInput;

export class Conversation {
  readonly talk: Talk;
  constructor(talk: Talk) {
    this.talk = talk;
  }

  /** One turn: all of these arrive together. */
  when(...happenings: readonly Happening[]): Conversation {
    return this.#next(happenings, []);
  }

  /** The commit found these granules taken: the same turn is planned again, knowing it. */
  whenTaken(taken: readonly string[], ...happenings: readonly Happening[]): Conversation {
    return this.#next(happenings, taken);
  }

  /** Several turns, one happening each. */
  after(...happenings: readonly Happening[]): Conversation {
    return happenings.reduce<Conversation>((conversation, one) => conversation.when(one), this);
  }

  later(ms: number): Conversation {
    return new Conversation(later(this.talk, ms));
  }

  /** The tenants file changes before the next turn. */
  changed(how: keyof typeof FILE_CHANGES | ((tenant: Tenant) => Tenant)): Conversation {
    const { world } = this.talk;
    const change = typeof how === 'string' ? FILE_CHANGES[how] : how;
    return new Conversation({ ...this.talk, world: { ...world, tenant: change(world.tenant) } });
  }

  /** Kinds of all effects of the last turn, in order: words as `say <copy key>`. */
  owes(...expected: readonly string[]): this {
    expect(this.talk.plan.owed.map(({ effect }) => labelOf(effect))).toEqual(expected);
    return this;
  }

  /** The words of this key were said in the last turn, with these facts among theirs. */
  says<K extends CopyKey>(key: K, facts: Partial<Extract<Copy, { key: K }>> = {}): this {
    expect(this.copies().find((copy) => copy.key === key)).toMatchObject({ key, ...facts });
    return this;
  }

  /** What the last turn writes down, in order. */
  writes(...expected: readonly Write['type'][]): this {
    expect(this.talk.plan.writes.map((write) => write.type)).toEqual(expected);
    return this;
  }

  /** The stack between turns, ground first. */
  standsAt(...states: readonly string[]): this {
    expect(standing(this.talk)).toEqual(states);
    return this;
  }

  copies(): Copy[] {
    return this.talk.plan.owed.flatMap(({ effect }) => (effect.type === 'sendMessage' ? [effect.copy] : []));
  }

  effect<T extends Effect['type']>(type: T): Extract<Effect, { type: T }> {
    const found = this.talk.plan.owed.map((o) => o.effect).find((e) => e.type === type);
    expect(found, `an effect ${type}`).toBeDefined();
    return found as Extract<Effect, { type: T }>;
  }

  write<T extends Write['type']>(type: T): Extract<Write, { type: T }> {
    const found = this.talk.plan.writes.find((w) => w.type === type);
    expect(found, `a write ${type}`).toBeDefined();
    return found as Extract<Write, { type: T }>;
  }

  /** What a frame keeps between turns. */
  context(machine: string): Record<string, unknown> {
    const frame = this.talk.frames.find((f) => f.machine === machine);
    expect(frame, `a frame of ${machine}`).toBeDefined();
    return frame!.snapshot.context as Record<string, unknown>;
  }

  order(): Order {
    const order = this.talk.world.orders.at(-1);
    expect(order, 'an order').toBeDefined();
    return order!;
  }

  #next(happenings: readonly Happening[], taken: readonly string[]): Conversation {
    const inputs = happenings.map((one) => (typeof one === 'function' ? one(this.talk) : one));
    return new Conversation(play(this.talk, inputs, taken));
  }
}

export function given(setting: Partial<Setting> = {}): Conversation {
  return new Conversation(talkOf({ tenant: plain, ...setting }));
}

/* ── What customers do ──────────────────────────────────────────────────────────────────────────────────────────── */

export const wantsBooking = (detalles: Detalles = {}): CustomerEvent => ({ type: 'customer.wants_booking', detalles });
/** Beside what is open, and no correction of it. */
export const wantsOneMore = (detalles: Detalles): CustomerEvent => ({
  type: 'customer.wants_booking',
  detalles,
  mas: true,
});
export const drops = (servicio: string): CustomerEvent => ({ type: 'customer.drops', servicio });
export const wantsMove = (detalles: Detalles = {}): CustomerEvent => ({ type: 'customer.wants_reschedule', detalles });
export const wantsCancel = (detalles: Detalles = {}, cuantas?: number | 'todas'): CustomerEvent => ({
  type: 'customer.wants_cancellation',
  detalles,
  ...(cuantas === undefined ? {} : { cuantas }),
});
export const wantsPayment = (servicio?: string): CustomerEvent =>
  servicio === undefined ? { type: 'customer.wants_payment' } : { type: 'customer.wants_payment', servicio };
export const accepts: CustomerEvent = { type: 'customer.accepts' };
export const rejects: CustomerEvent = { type: 'customer.rejects' };
export const retries: CustomerEvent = { type: 'customer.retries' };
export const otherTime: CustomerEvent = { type: 'customer.wants_other_time' };
export const goesBack: CustomerEvent = { type: 'customer.goes_back' };
export const unclear: CustomerEvent = { type: 'customer.not_understood' };
export const stale: CustomerEvent = { type: 'customer.taps_stale' };
export const wantsPerson: CustomerEvent = { type: 'customer.wants_person' };
export const myAppointments: CustomerEvent = { type: 'customer.wants_appointments' };
export const claimsPayment: CustomerEvent = { type: 'customer.claims_payment' };
export const thanks: CustomerEvent = { type: 'customer.acknowledges' };
export const greets: CustomerEvent = { type: 'customer.greets' };
export const exits = (word: 'salir' | 'cancelar' | 'menu' = 'salir'): CustomerEvent => ({
  type: 'customer.exits',
  word,
});
export const asksDue: CustomerEvent = { type: 'customer.asks', topic: 'deuda' };
export const asksHowToPay: CustomerEvent = { type: 'customer.asks', topic: 'deuda', como: true };
export const asksIfArrived: CustomerEvent = { type: 'customer.asks', topic: 'deuda', llego: true };
export const asks: CustomerEvent = { type: 'customer.asks', topic: 'precio', servicio: 'corte' };
export const tells = (field: 'name' | 'email' | 'nationalId', value: string): CustomerEvent => ({
  type: 'customer.answers',
  field,
  value,
});

/** The n-th row of the newest list. */
export function picks(n: number): Reply {
  return (talk) => ({ type: 'customer.selects', offer: newestOffer(talk), n });
}
export function seesMore(page = 1): Reply {
  return (talk) => ({ type: 'customer.wants_more', offer: newestOffer(talk), page });
}
export const picksOf = (offer: string, n: number): CustomerEvent => ({ type: 'customer.selects', offer, n });

/* ── What services answer ───────────────────────────────────────────────────────────────────────────────────────── */

export interface Found {
  readonly slots?: readonly Slot[];
  readonly exact?: Slot;
  readonly ambiguous?: readonly string[];
  readonly relaxed?: boolean;
  readonly more?: boolean;
  readonly beyond?: string;
}
export function found({ slots = FREE, relaxed = false, ...more }: Found = {}): Reply {
  return (talk) => ({ type: 'slots.found', effect: asked(talk, 'findSlots'), slots, relaxed, ...more });
}
export const notFound: Reply = (talk) => ({ type: 'slots.failed', effect: asked(talk, 'findSlots') });
export function written(kind: 'createEvent' | 'moveEvent' | 'deleteEvent' = 'createEvent'): Reply {
  return (talk) => ({ type: 'calendar.written', effect: asked(talk, kind), eventId: 'event-1' });
}
export function refused(kind: 'createEvent' | 'moveEvent' | 'deleteEvent' = 'createEvent', retried = false): Reply {
  return (talk) => ({ type: 'calendar.refused', effect: asked(talk, kind), ...(retried ? { retried } : {}) });
}
export function failed(kind: 'createEvent' | 'moveEvent' | 'deleteEvent' = 'createEvent'): Reply {
  return (talk) => ({ type: 'calendar.failed', effect: asked(talk, kind) });
}
export const linked: Reply = (talk) => ({
  type: 'link.created',
  effect: asked(talk, 'createLink'),
  url: 'https://pay.example/1',
  providerId: 'p-1',
});
export const notLinked: Reply = (talk) => ({ type: 'link.failed', effect: asked(talk, 'createLink') });
export const deskOpened: Reply = (talk) => ({ type: 'desk.opened', effect: asked(talk, 'openHandoff') });
export const deskFailed: Reply = (talk) => ({ type: 'desk.failed', effect: asked(talk, 'openHandoff') });
export const took: TurnInput = { type: 'person.took' };
export const returned: TurnInput = { type: 'person.returned' };
export const fired = (kind: 'silencio' | 'parar' | 'persona' | 'orden'): TurnInput => ({ type: 'timer.fired', kind });

/** The provider's word on the newest order. */
export function paid(
  status: 'approved' | 'rejected' | 'refunded' | 'charged_back' = 'approved',
  amountMinor?: number,
): Reply {
  return (talk) => paidOf(talk.world.orders.at(-1)!, { status, ...(amountMinor === undefined ? {} : { amountMinor }) });
}
/** The same on any order. */
export function paidOf(order: Order, fact: Partial<PaymentFact> = {}): TurnInput {
  const { id, attempt, amountMinor, currency } = order;
  const payment = { paymentId: 'pay-1', provider: 'sandbox', reference: `${id}:${attempt}`, amountMinor, currency };
  return { type: 'payment.fetched', effect: 'fetched', payment: { ...payment, status: 'approved', ...fact } };
}

function asked(talk: Talk, kind: Effect['type']): string {
  return awaited(talk, kind) ?? Object.entries(talk.unanswered).findLast(([, e]) => e.type === kind)?.[0] ?? 'nobody';
}

export function newestOffer({ frames }: Talk): string {
  const ids = frames.flatMap((f) => (f.snapshot.context as { offer?: { id: string } | null }).offer?.id ?? []);
  return ids.sort((a, b) => parseInt(b, 36) - parseInt(a, 36))[0] ?? 'none';
}

function labelOf(effect: Effect): string {
  return effect.type === 'sendMessage' ? `say ${effect.copy.key}` : effect.type;
}
