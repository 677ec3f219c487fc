import {
  EVENTS_PER_TURN_MAX,
  STALE_MESSAGE_MS,
  tenantIdOf,
  usualOf,
  visitsBegun,
  visitsOver,
  type Address,
  type Appointment,
  type Contact,
  type ConversationRecord,
  type CustomerEvent,
  type InboundMessage,
  type InboxRow,
  type OutboundMessage,
  type OutboxRow,
  type Reading,
  type Tenant,
  type TurnInput,
} from '../domain.ts';
import {
  isHandedOver,
  legalEvents,
  paysFirst,
  questionOf,
  ranOutLately,
  turn,
  waitingOrder,
  waysOutAsked,
  type TurnPlan,
  type WorldBefore,
} from '../machines/turn.ts';
import type { CommitOutcome, Loaded, TurnCommit } from '../ports.ts';
import { MODEL_CALLS, isUsedUp } from './allowance.ts';
import { asSaid, inOrderSaid, isFlooded, isGivenBack, isSpokenTo, lostWordsOf, messagesRead } from './batch.ts';
import { booksOf } from './books.ts';
import { assemble } from './commit.ts';
import { keepConfiguration } from './configurations.ts';
import { withOwnNumber } from './own-number.ts';
import { REPLANS_MAX, type KnownWords, type Parts } from './parts.ts';
import { isEarly } from './timers.ts';
import { unsaidFor } from './unsaid.ts';
import { ANSWERS, askedAgain, withoutUnseen } from './unseen.ts';

/**
 * One turn from what was loaded to what was committed. Long because gathering, deciding and committing are read one after
 * the other.
 */

/** What became of a turn. */
export interface TurnOutcome {
  /** Somebody else wrote this conversation's next version first: load again. */
  readonly lost: boolean;
  /** Instants at which timers that were set fall due. */
  readonly timers: readonly number[];
  readonly address: Address;
  /** What the turn owes. */
  readonly outbox: readonly OutboxRow[];
}

/** One turn: gather (understand), decide (pure), commit. */
export interface TurnRequest {
  readonly loaded: Loaded;
  readonly batch: readonly InboxRow[];
  /** These rows failed too often: they are buried, with an apology and a person. */
  readonly poisoned: boolean;
  /** The caller does what is owed at once: nothing older of this conversation waits. */
  readonly atOnce: boolean;
  /** What the caller knows of the words that this turn of the conversation said, and of all since. */
  readonly knownOf: (turn: number) => KnownWords;
}

/** What `assemble` needs to write a turn down. */
export interface Decided extends TurnRequest {
  readonly conversation: ConversationRecord;
  readonly tenant: Tenant;
  readonly world: WorldBefore;
  readonly inputs: readonly TurnInput[];
  readonly reading: Reading | undefined;
  readonly plan: TurnPlan;
  readonly reworded?: Reworded;
  /** An answer that comes late through our fault says so (must-hold 27). */
  readonly late: boolean;
  /** What was answered is put again: by the clocks its answer came before it. */
  readonly early: boolean;
}

/** Words that are not the template's. */
export interface Reworded {
  /** By id of what is owed. */
  readonly messages: ReadonlyMap<string, OutboundMessage>;
  /** Questions that were put to models for it. */
  readonly calls: number;
}

export async function decide(parts: Parts, asked: TurnRequest): Promise<TurnOutcome> {
  const now = parts.clock.now();
  const { loaded, recalled } = await booksOf(parts.store, asked, now);
  const request = await withAddressee(parts, { ...asked, loaded });
  const tenant = tenantOf(parts, request);
  const conversation = conversationOf(request, { tenant, now });
  const messages = messagesRead(messagesOf(request.batch, now));
  const reading = request.poisoned ? undefined : await understand(parts, { request, conversation, tenant, messages });
  const contact = reading?.language ? { ...conversation.contact, language: reading.language } : conversation.contact;
  const world: WorldBefore = {
    at: now,
    conversation: conversation.id,
    turn: conversation.version + 1,
    tenant,
    contact,
    appointments: request.loaded.appointments.filter((a) => a.slot.start > now),
    // Why it cannot be decided nobody knows: what buries it says sorry, calls people and carries as little as can be.
    orders: request.poisoned ? [] : request.loaded.orders,
    ...(request.poisoned ? {} : visitsOver({ ...request.loaded, recalled }, now)),
    taken: [],
    ...usualOf(request.loaded.appointments, now),
    ...visitsBegun(request.loaded, now),
  };
  const before = request.batch.flatMap((row) => inputOf(row, { conversation, tenant, now }));
  const { events, early } = await withoutUnseen(parts, { request, conversation, reading, world, before });
  const inputs = request.poisoned
    ? [{ type: 'system.poisoned' } as const]
    : [
        ...unsaidFor({ conversation, batch: request.batch }),
        ...before,
        ...heardOf(events, { reading, conversation, tenant, batch: request.batch }),
      ];
  const isLate = conversation.lateAnswer === true || messages.some((m) => now - m.at > STALE_MESSAGE_MS);
  const late = isLate && !isHandedOver(conversation.frames);
  return commitPlan(parts, { ...request, conversation, tenant, world, inputs, reading, late, early: early === true });
}

/** The writer's own, if he ever came himself. */
function lastVisitOf(appointments: readonly Appointment[], now: number): Appointment | undefined {
  const over = appointments.filter(({ slot }) => slot.start <= now);
  return over.findLast(({ guest }) => guest === undefined) ?? over.at(-1);
}

/** Plans and commits; a slot that somebody else took meanwhile makes the same turn be planned again, knowing it. */
async function commitPlan(parts: Parts, decided: Omit<Decided, 'plan'>): Promise<TurnOutcome> {
  const { address } = decided.conversation;
  const started = parts.clock.now();
  await keepConfiguration(parts, decided.tenant);
  let world = decided.world;
  for (let i = 0; i < REPLANS_MAX; i++) {
    const plan = turn(decided.conversation.frames, decided.inputs, world);
    const reworded = await rewordedOf(parts, { ...decided, world, plan });
    const commit = assemble(parts, { ...decided, world, plan, ...(reworded ? { reworded } : {}) });
    const result = await commitOnce(parts, commit);
    if (result.outcome === 'committed') {
      parts.metrics?.turn(decided.reading?.by ?? 'engine', (parts.clock.now() - started) / 1_000);
      tellWatchers(parts, decided);
      return { lost: false, timers: commit.timers.map((t) => t.dueAt), address, outbox: commit.outbox };
    }
    if (result.outcome === 'lost') return { lost: true, timers: [], address, outbox: [] };
    world = { ...world, taken: [...world.taken, result.key] };
  }
  throw new Error(`slots were taken ${REPLANS_MAX} times in one turn`);
}

/** What operators should see: senders who are held back, messages that were given up. */
function tellWatchers({ metrics, log }: Parts, { conversation, world, poisoned, batch }: Omit<Decided, 'plan'>): void {
  if (isUsedUp(MODEL_CALLS, conversation.askedUntil, world.at)) metrics?.limited('models');
  if (isFlooded(conversation, world.at)) metrics?.limited('pace');
  if (!poisoned) return;
  log.error('message.dead', { conversation: conversation.id, count: batch.length });
  metrics?.dead(batch.length);
}

/** Taps, numbers and answers to what was asked cost no call. */
const CHOSEN: ReadonlySet<TurnInput['type']> = new Set([...ANSWERS, 'customer.answers']);

/** Only what answers a written message outside of flows is reworded: taps and answers of services cost no call (AGENT-9). */
async function rewordedOf(parts: Parts, decided: Decided): Promise<Reworded | undefined> {
  const { reword, render } = parts;
  const { plan, reading, tenant, world } = decided;
  const spoken = plan.owed.flatMap(({ id, effect }) => (effect.type === 'sendMessage' ? [{ id, effect }] : []));
  const [only] = spoken;
  const written = reading !== undefined && reading.by !== 'id' && !reading.events.some((e) => CHOSEN.has(e.type));
  const inFlow = plan.frames.length > 1;
  if (!reword || !written || inFlow || only === undefined || spoken.length > 1) return undefined;
  if (isUsedUp(MODEL_CALLS, decided.conversation.askedUntil, world.at)) return undefined;
  const context = { tenant, contact: world.contact, now: world.at, appointments: world.appointments };
  const { copy, offer } = only.effect;
  const { message, calls } = await reword(copy, render(copy, offer, context), context);
  return { messages: new Map([[only.id, message]]), calls: calls.length };
}

/** A commit whose answer was lost may have happened: the record says by whom its version was written (law 4). */
async function commitOnce(parts: Parts, commit: TurnCommit): Promise<CommitOutcome> {
  try {
    return await parts.store.commit(commit);
  } catch (error) {
    const now = await parts.store.committed(commit.conversation.id);
    if (now?.turnId === commit.conversation.turnId) return { outcome: 'committed' };
    if ((now?.version ?? 0) !== commit.expectedVersion) return { outcome: 'lost' };
    throw error;
  }
}

/* ── Gathering ──────────────────────────────────────────────────────────────────────────────────────────────────── */

function messagesOf(batch: readonly InboxRow[], now: number): InboundMessage[] {
  return inOrderSaid(batch).flatMap((row) => (row.body.kind === 'message' ? [asSaid(row, row.body.message, now)] : []));
}

async function understand(
  parts: Parts,
  {
    request,
    conversation,
    tenant,
    messages,
  }: { request: TurnRequest; conversation: ConversationRecord; tenant: Tenant; messages: readonly InboundMessage[] },
): Promise<Reading | undefined> {
  if (messages.length === 0) return undefined;
  const now = parts.clock.now();
  const appointments = request.loaded.appointments.filter((a) => a.slot.start > now);
  const lastVisit = lastVisitOf(request.loaded.appointments, now);
  const reading = await parts.understanding.understand({
    messages,
    first: request.loaded.conversation === undefined,
    question: questionOf(conversation.frames, conversation.asked),
    get legal() {
      return legalEvents(conversation.frames);
    },
    tenant,
    language: conversation.contact.language,
    now,
    appointments,
    ...(lastVisit === undefined ? {} : { lastVisit }),
    owes: waitingOrder({ orders: request.loaded.orders, at: now }) !== undefined,
    linkRanOut: ranOutLately({ orders: request.loaded.orders, at: now }),
    get paysFirst() {
      return paysFirst(conversation.frames, { tenant, at: now, appointments, orders: request.loaded.orders });
    },
    handedOver: hasPerson(conversation, request.batch),
    aside: isGivenBack(request.batch) ? 'person' : (conversation.aside ?? false),
    withoutModels: isUsedUp(MODEL_CALLS, conversation.askedUntil, now),
  });
  return { ...reading, events: reading.events.slice(0, EVENTS_PER_TURN_MAX) };
}

/** People's last word among the rows counts: they stand before the messages of their batch. */
function hasPerson({ frames }: ConversationRecord, batch: readonly InboxRow[]): boolean {
  const said = batch.flatMap(({ body }) => (body.kind === 'person' ? [body.event] : [])).at(-1);
  return said === undefined ? isHandedOver(frames) : said === 'person.took';
}

interface Gathered {
  readonly conversation: ConversationRecord;
  readonly tenant: Tenant;
  readonly now: number;
}

interface HeardBehind extends Pick<Gathered, 'conversation' | 'tenant'> {
  readonly reading: Reading | undefined;
  readonly batch: readonly InboxRow[];
}

/** As the machines hear it; a tap says itself what it answers. */
function heardOf(
  events: readonly CustomerEvent[],
  { reading, conversation, tenant, batch }: HeardBehind,
): readonly CustomerEvent[] {
  if (reading?.by === 'id') return events;
  const { askAgain, frames, asked } = conversation;
  // "No, gracias" to people, and no flow is open: what reception offers does nothing by itself, and is not asked again.
  if (frames.length < 2) return events;
  if (askAgain !== undefined || isSpokenTo(batch) || lostWordsOf(batch, conversation)) {
    // "A las 15", once people gave it back, chooses what is asked about then: it does nothing yet, unless it books at once.
    const isHarmless = ({ type }: CustomerEvent) =>
      type === 'customer.selects' && conversation.aside === 'person' && tenant.booking.confirmBeforeBooking;
    return events.flatMap((event) => (isHarmless(event) ? [event] : askedAgain([event])));
  }
  const beside = (event: CustomerEvent): boolean => event.type === 'customer.accepts' && waysOutAsked(frames, asked);
  return events.map((event) => (beside(event) ? { type: 'customer.taps_stale' } : event));
}

function inputOf({ body }: InboxRow, { conversation, tenant, now }: Gathered): TurnInput[] {
  switch (body.kind) {
    case 'message':
      return [];
    case 'answer':
      return [body.answer];
    case 'payment':
      return [{ type: 'payment.noticed', provider: body.provider, paymentId: body.paymentId }];
    case 'person':
      return [{ type: body.event }];
    case 'timer': {
      // A cancelled or renewed timer has another generation: this firing is nobody's (reliability 2.6).
      const current = conversation.timers[body.timer]?.generation === body.generation;
      return current && !isEarly(body.timer, conversation, { tenant, now })
        ? [{ type: 'timer.fired', kind: body.timer }]
        : [];
    }
  }
}

/** A conversation's id is `<tenant>.<c>`. */
function tenantOf(parts: Parts, { batch }: TurnRequest): Tenant {
  const id = batch[0]?.conversation ?? '';
  const name = tenantIdOf(id);
  const tenant = parts.tenantOf(name);
  if (!tenant) throw new Error(`no tenant ${name}: is it missing from the tenants file?`);
  return tenant;
}

/** Where no customer's message says it, the number that this turn writes to may be somebody else's by now. */
async function withAddressee(parts: Parts, request: TurnRequest): Promise<TurnRequest> {
  const { loaded, batch } = request;
  const told = batch.some(({ body }) => body.kind === 'message' && body.message.from.waId !== undefined);
  if (loaded.conversation === undefined || told) return request;
  return { ...request, loaded: { ...loaded, conversation: await withOwnNumber(parts, loaded.conversation) } };
}

/** The stored record, or the first one of a conversation that a customer or a person begins. */
function conversationOf(
  { loaded, batch }: TurnRequest,
  { tenant, now }: { tenant: Tenant; now: number },
): ConversationRecord {
  const messages = messagesOf(batch, now);
  const latest = messages.at(-1);
  if (loaded.conversation) return latest ? heardFrom(loaded.conversation, latest, now) : loaded.conversation;
  const id = batch[0]?.conversation;
  const address = latest?.from ?? batch.flatMap(({ body }) => (body.kind === 'person' ? [body.to] : []))[0];
  if (id === undefined || address === undefined) throw new Error('a conversation begins with a customer or a person');
  const born = {
    id,
    tenant: tenant.id,
    version: 0,
    turnId: '',
    frames: [],
    address,
    contact: { language: tenant.language },
    lastInboundAt: NEVER,
    timers: {},
  };
  return latest ? heardFrom(born, latest, now) : born;
}

/** Of a customer to whom a person wrote first, epoch ms. */
const NEVER = 0;

/** "❤️🔥" or "<b>" on a profile is nobody's name: where one is wanted it is asked for (AGENDA-11). */
const IS_NAME = /^[^<>]*\p{L}[^<>]*\p{L}[^<>]*$/u;

/** Identity is the channel's word, kept outside every flow (must-hold 8, 38). A name that we were told stays. */
function heardFrom(conversation: ConversationRecord, message: InboundMessage, now: number): ConversationRecord {
  const { name, from } = message;
  const contact: Contact = {
    ...conversation.contact,
    ...(name !== undefined && conversation.contact.name === undefined && IS_NAME.test(name) ? { name } : {}),
    ...(from.waId === undefined ? {} : { phone: from.waId }),
  };
  const address: Address = { ...conversation.address, ...from };
  return { ...conversation, contact, address, lastInboundAt: now };
}
