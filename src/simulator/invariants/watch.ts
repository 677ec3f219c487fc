/**
 * Looks at every write to the store as it is applied. Keeps a picture of its own, so that it believes nobody. Long
 * because the picture and what must hold of it are read together.
 */
import {
  MINUTE_MS,
  granuleKeys,
  type Appointment,
  type Configuration,
  type ConversationId,
  type ConversationRecord,
  type InboxRow,
  type NewInboxRow,
  type Order,
  type OutboxRow,
  type Slot,
  type TurnRecord,
} from '../../domain.ts';
import { questionOf } from '../../machines/turn.ts';
import type { Store, TurnCommit } from '../../ports.ts';
import type { Happened, Sent } from '../outside.ts';
import { marksIn } from '../words.ts';
import { deedViolation, paidAsItSays } from './deeds.ts';
import { unreadDeeds } from './read.ts';

interface Seen {
  record: ConversationRecord | undefined;
  readonly arrived: Map<string, { readonly order: number; readonly row: NewInboxRow; readonly at: number }>;
  /** Order of arrival of the last row that a turn took. */
  taken: number;
}

/** What was seen of the world beside the store. */
export interface Witness {
  readonly happened: () => Happened;
  /** Some process's clock was wrong for a while. */
  readonly clockErred: () => boolean;
  /** True time (epoch ms). */
  readonly now: () => number;
  /** What had reached customers by then. */
  readonly sentBy: (at: number) => readonly Sent[];
  /** At that true time, or at once where it is over. */
  readonly later: (at: number, look: () => void) => void;
}

/** Hands everything on to `store` and tells `report` what must not be. */
export function watchStore(store: Store, seen: Witness, report: (violation: string) => void): Store {
  const watch = new Watch(store, seen, report);
  return {
    ...store,
    receive: async (rows) => {
      const outcome = await store.receive(rows);
      rows.forEach((row, i) => {
        if (outcome[i] === 'new') watch.arrives(row);
      });
      return outcome;
    },
    putAppointment: async (appointment) => {
      await store.putAppointment(appointment);
      watch.given(appointment);
    },
    keepConfiguration: async (configuration) => {
      await store.keepConfiguration(configuration);
      watch.kept(configuration);
    },
    settle: async (row, settlement, answer) => {
      await store.settle(row, settlement, answer);
      if (answer !== undefined) watch.arrives(answer);
      if (settlement.state === 'done') watch.putRight(row);
    },
    commit: async (turn) => {
      const outcome = await store.commit(turn);
      if (outcome.outcome === 'committed') await watch.committed(turn);
      return outcome;
    },
  };
}

/** What one replica has begun to say, behind what it said before, has reached the customer by then (ms). */
const UNDER_WAY_MS = 5_000;

class Watch {
  readonly #store: Store;
  readonly #seenBy: Witness;
  readonly #report: (violation: string) => void;
  readonly #contacts = new Map<ConversationId, Seen>();
  /** By whom each message was taken. */
  readonly #told = new Map<string, string>();
  readonly #appointments = new Map<string, Appointment>();
  readonly #orders = new Map<string, Order>();
  readonly #effects = new Set<string>();
  /** What turns may have been decided with. */
  readonly #configurations = new Set<string>();
  /** Appointments that are being moved or cancelled, by the row that will bring the answer. */
  readonly #changes = new Map<string, string>();
  /** Where an event may stand until it is put right, by the row that owes it. */
  readonly #adrift = new Map<string, { readonly id: string; readonly slot: Slot }>();
  /** Appointments whose event was ever put right. */
  readonly #mended = new Set<string>();

  constructor(store: Store, seenBy: Witness, report: (violation: string) => void) {
    this.#store = store;
    this.#seenBy = seenBy;
    this.#report = report;
  }

  arrives(row: NewInboxRow): void {
    const { arrived } = this.#seen(row.conversation);
    if (arrived.has(row.id)) return;
    arrived.set(row.id, { order: arrived.size + 1, row, at: this.#seenBy.now() });
  }

  given(appointment: Appointment): void {
    this.#appointments.set(appointment.id, appointment);
  }

  kept({ tenant, version }: Configuration): void {
    this.#configurations.add(`${tenant} ${version}`);
  }

  putRight({ id }: Pick<OutboxRow, 'id'>): void {
    this.#adrift.delete(id);
  }

  async committed(commit: TurnCommit): Promise<void> {
    const { conversation, turn } = commit;
    const contact = this.#seen(conversation.id);
    const say = (what: string) => {
      this.#report(`${conversation.id} turn ${turn.n}: ${what}`);
    };
    const version = contact.record?.version ?? 0;
    if (conversation.version !== version + 1) say(`version ${conversation.version} after ${version}`);
    if (turn.n !== conversation.version) say(`wrote turn ${turn.n} as version ${conversation.version}`);
    if (!this.#configurations.has(`${conversation.tenant} ${turn.tenantVersion}`))
      say(`was decided with ${turn.tenantVersion}, which the store does not have`);
    this.#lookAtRows(contact, turn, say);
    const rows = turn.consumed.flatMap((id) => contact.arrived.get(id)?.row ?? []);
    const { record } = contact;
    const misheard = [
      ...answerViolations(turn),
      ...timerViolations(turn, record),
      ...tapViolations(rows, turn, record),
    ];
    for (const what of misheard) say(what);
    this.#lookAtConsent(commit, contact, say);
    this.#lookAtFacts(commit, say);
    this.#setAdrift(commit);
    this.#lookAtWords(commit, say);
    this.#follow(commit);
    contact.record = conversation;
    if (commit.claims.length > 0) await this.#lookAtClaims(commit, say);
  }

  #seen(id: ConversationId): Seen {
    const found = this.#contacts.get(id) ?? { record: undefined, arrived: new Map(), taken: 0 };
    this.#contacts.set(id, found);
    return found;
  }

  #lookAtRows(contact: Seen, { conversation, consumed, n }: TurnRecord, say: (what: string) => void): void {
    for (const id of consumed) {
      const arrival = contact.arrived.get(id);
      if (arrival === undefined) {
        say(`took ${id}, which never arrived`);
        continue;
      }
      const { body } = arrival.row;
      const key = body.kind === 'message' ? body.message.id : `${conversation} ${id}`;
      const earlier = this.#told.get(key);
      if (earlier !== undefined) say(`took ${key}, taken before by ${earlier}`);
      this.#told.set(key, `${conversation} turn ${n}`);
      if (arrival.order < contact.taken) say(`took ${id} after a row that arrived later`);
      contact.taken = Math.max(contact.taken, arrival.order);
    }
  }

  /** Sent when the last message that this turn took came in, or under way in another replica: two clocks cannot tell (decision 015). */
  #lookAtConsent({ turn, outbox }: TurnCommit, { arrived }: Seen, say: (what: string) => void): void {
    const { sentBy, later } = this.#seenBy;
    const taken = turn.consumed.flatMap((id) => arrived.get(id) ?? []).filter(({ row }) => row.body.kind === 'message');
    const until = Math.max(0, ...taken.map(({ at }) => at)) + UNDER_WAY_MS;
    const look = () => unreadDeeds(turn, outbox, () => sentBy(until));
    if (look().length === 0) return;
    later(until, () => {
      for (const what of look()) say(what);
    });
  }

  #lookAtFacts({ appointments, orders }: TurnCommit, say: (what: string) => void): void {
    // A commit is one fact: an hour that it gives back may be booked by it.
    for (const appointment of appointments) this.#appointments.set(appointment.id, appointment);
    for (const appointment of appointments) {
      const other = overlapping(appointment, this.#appointments);
      if (other !== undefined) say(`${appointment.id} overlaps ${other.id}`);
    }
    for (const order of orders) {
      this.#orders.set(order.id, order);
      if (order.status !== 'paid' || paidAsItSays(order, this.#seenBy.happened())) continue;
      say(`${order.id} paid, and its provider knows of no such payment`);
    }
  }

  #lookAtWords({ conversation, outbox }: TurnCommit, say: (what: string) => void): void {
    const facts = {
      appointments: this.#appointments,
      orders: this.#orders,
      happened: this.#seenBy.happened(),
      changes: [...this.#changes.values()],
      adrift: [...this.#adrift.values()],
      apart: this.#seenBy.clockErred() ? this.#mended : new Set<string>(),
    };
    for (const row of outbox) {
      if (this.#effects.has(row.id)) say(`effect ${row.id} owed twice`);
      this.#effects.add(row.id);
      for (const mark of marksIn(row.message?.text ?? '')) {
        const what = deedViolation(mark, { ...facts, conversation: conversation.id });
        if (what !== undefined) say(what);
      }
    }
  }

  #setAdrift({ outbox }: TurnCommit): void {
    for (const { effect, id } of outbox) {
      if (effect.type !== 'createEvent' || effect.maybeAt === undefined) continue;
      this.#adrift.set(id, { id: effect.appointment.id, slot: effect.maybeAt });
      this.#mended.add(effect.appointment.id);
    }
  }

  #follow({ turn, outbox }: TurnCommit): void {
    const { conversation, consumed } = turn;
    for (const id of consumed) this.#changes.delete(`${conversation} ${id}`);
    for (const { effect, n } of outbox) {
      if (effect.type !== 'moveEvent' && effect.type !== 'deleteEvent') continue;
      this.#changes.set(`${conversation} res:${turn.n}.${n}`, effect.appointment.id);
    }
  }

  /** What is booked is claimed at every moment, and by its own appointment. */
  async #lookAtClaims({ conversation: { tenant }, at }: TurnCommit, say: (what: string) => void): Promise<void> {
    const booked = [...this.#appointments.values()].filter((one) => one.status === 'booked' && one.tenant === tenant);
    if (booked.length === 0) return;
    const calendars = [...new Set(booked.map((one) => one.slot.professionalId))];
    const from = Math.min(...booked.map((one) => one.slot.start));
    const to = Math.max(...booked.map(endOf));
    const claims = await this.#store.claims({ tenant, calendars, from, to, at });
    const firm = new Map(claims.filter((claim) => claim.until === undefined).map((claim) => [claim.key, claim.holder]));
    for (const { id, slot, durationMinutes } of booked) {
      const lost = granuleKeys(slot, durationMinutes).find((key) => firm.get(key) !== id);
      if (lost !== undefined) say(`leaves ${id} without its time, ${lost} is of ${firm.get(lost) ?? 'nobody'}`);
    }
  }
}

/** An answer may only tell of the effect whose row brought it. */
function answerViolations({ conversation, consumed, inputs }: TurnRecord): string[] {
  const brought = new Set(
    consumed.flatMap((id) => (id.startsWith('res:') ? [`${conversation}.${id.slice('res:'.length)}`] : [])),
  );
  return inputs.flatMap((input) =>
    'effect' in input && !brought.has(input.effect)
      ? [`heard ${input.type} of ${input.effect}, whose answer it did not take`]
      : [],
  );
}

/** A timer fires only while it is the one that is set. */
function timerViolations({ consumed, inputs }: TurnRecord, before: ConversationRecord | undefined): string[] {
  return inputs.flatMap((input) => {
    if (input.type !== 'timer.fired') return [];
    const set = before?.timers[input.kind]?.generation;
    return set !== undefined && consumed.includes(`timer:${input.kind}:${set}`)
      ? []
      : [`timer ${input.kind} fired and was not set`];
  });
}

/** A tap on a list that is not open any more acts on nothing (must-hold 30). */
function tapViolations(
  rows: readonly Pick<InboxRow, 'body'>[],
  { inputs }: TurnRecord,
  before: ConversationRecord | undefined,
): string[] {
  const said = rows.flatMap(({ body }) => (body.kind === 'message' ? [body.message] : []));
  const contents = said.toSorted((one, other) => one.at - other.at).map(({ content }) => content);
  // What was written beside a tap acts by itself.
  if (contents.some(({ type }) => type === 'text')) return [];
  // Of several groups at once (a flood) the newest is read, whenever it came in.
  const last = contents.at(-1);
  const taps = last?.type === 'tap' ? [last.id] : [];
  if (taps.length === 0) return [];
  const question = questionOf(before?.frames ?? [], before?.asked);
  const open = [question.offer, ...(question.also ?? [])].map((offer) => offer?.id);
  const acts = inputs.filter(({ type }) => type.startsWith('customer.') && !HARMLESS.has(type));
  return taps
    .filter((tap) => !open.includes(/^[a-z]+_([^_]+)_/.exec(tap)?.[1]))
    .flatMap((tap) => acts.map(({ type }) => `${type} by a tap on ${tap}, which is not on offer`));
}
const HARMLESS: ReadonlySet<string> = new Set(['customer.taps_stale', 'customer.acknowledges']);

function overlapping(one: Appointment, all: ReadonlyMap<string, Appointment>): Appointment | undefined {
  if (one.status !== 'booked') return undefined;
  for (const other of all.values()) {
    const same = other.id !== one.id && other.status === 'booked' && other.tenant === one.tenant;
    if (
      same &&
      other.slot.professionalId === one.slot.professionalId &&
      other.slot.start < endOf(one) &&
      one.slot.start < endOf(other)
    )
      return other;
  }
  return undefined;
}

function endOf({ slot, durationMinutes }: Appointment): number {
  return slot.start + durationMinutes * MINUTE_MS;
}
