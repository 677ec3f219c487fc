/**
 * The real engine with fakes around it, in one process: one business, one customer, a clock that the caller moves (or
 * the machine's own). `dialogues`, `chat`, tests and the console stand on it. Imported by the command line, tests and
 * the console; it composes, so like `main.ts` it may import everything.
 *
 *   rig         the engine and the customer's side of it
 *   rig/model   the agents that ask a model, where there is one
 *   rig/faults  ports that fail as a dialogue file asks
 *   rig/fakes   calendar and payments without an account; rig/phone: what the customer's phone shows
 *   rig/media   what is in the files that the customer sends
 *   rig/watch   what was booked, moved and cancelled, seen at the store
 *   rig/pace    at rest, and time that passes
 *
 * Long because it composes: every port once, by name.
 */
import { createMediaUnderstanding } from '../agents/media.ts';
import { createOfflineUnderstanding } from '../agents/offline/index.ts';
import { createEngine, type Engine } from '../conversation.ts';
import { DEFAULT_SETTINGS, type Settings } from '../conversation/parts.ts';
import { historyText, render } from '../copy/index.ts';
import type {
  ConversationId,
  InboundContent,
  InboundMessage,
  InboxBody,
  NewInboxRow,
  PaymentFact,
  PersonEvent,
  Tenant,
} from '../domain.ts';
import { reasonOf, StoreUnavailable } from '../errors.ts';
import { createHandlers, failureAnswer, performWith, policyOf, routeCalendars } from '../handlers/index.ts';
import { createLocalCalendar } from '../io/local-calendar.ts';
import { canonicalWaId, conversationIdOf, familyOf, inboxIdOf, numberAliasOf } from '../io/whatsapp/identity.ts';
import type { Clock, Log, Metrics, Random, Store, Understanding, WakeUps } from '../ports.ts';
import { createSimulatedDesk, type SimulatedDesk } from '../simulated/desk.ts';
import { modelAgents } from './models.ts';
import { createFakeCalendar, createFakePayments, type FakePayments } from './rig/fakes.ts';
import { faulty, type Fault, type FaultyPort } from './rig/faults.ts';
import { createGauge } from './rig/gauge.ts';
import { createAttachments, type Shows } from './rig/media.ts';
import { countedModel, type RigModel } from './rig/model.ts';
import { createPace, type Pace } from './rig/pace.ts';
import { createPhone, type Phone } from './rig/phone.ts';
import { watchStore, type Watch } from './rig/watch.ts';

export type { Fault } from './rig/faults.ts';
export type { RigModel } from './rig/model.ts';
export type { Choice, Shown } from './rig/phone.ts';
export type { Deed } from './rig/watch.ts';

export interface RigOptions {
  readonly tenants: readonly Tenant[];
  readonly tenant: Tenant;
  /** `createVirtualClock()` to move time by hand, `systemClock()` to let it run. */
  readonly clock: Clock;
  /** Closed by `close()`. */
  readonly store: Store;
  readonly customer: { readonly waId: string; readonly name?: string };
  /** Absent: offline. */
  readonly understanding?: Understanding;
  /** The agents ask this model; faults of the port `model` hold for it. */
  readonly model?: RigModel;
  readonly faults?: readonly Fault[];
  /** For who goes on with a store of an earlier run: absent, the same run twice makes the same ids. */
  readonly random?: Random;
  readonly settings?: Partial<Settings>;
  readonly metrics?: Metrics;
  readonly wakeUps?: WakeUps;
}

export interface Rig extends Pace, Pick<Phone, 'shown'>, Watch {
  readonly tenant: Tenant;
  readonly conversation: ConversationId;
  readonly clock: Clock;
  /** The store itself: reading it counts for no fault. */
  readonly store: Store;
  readonly engine: Engine;
  readonly desk: SimulatedDesk;
  readonly payments: FakePayments;
  /** What the customer sends arrives in one delivery, as a provider posts it, so many ms after it was said. Returns the rows' ids. */
  say(contents: readonly InboundContent[], lateMs?: number): readonly string[];
  /** What is in a file that the customer sends, for who looks at it or listens. */
  shows(mediaId: string, what: Shows): void;
  /** The provider posts again what it posted before. */
  redeliver(ids: readonly string[]): void;
  /** Whatever else arrives: a provider's notice. */
  deliver(bodies: readonly InboxBody[]): void;
  /** What a person does at the desk, with what they write. */
  person(...deeds: readonly PersonDeed[]): void;
  /** A payment as its provider knows it from now on, and the notice that a webhook brings. */
  pay(fact: PaymentFact): void;
  modelCalls(): number;
  /** Our own faults, not those that were asked for: bodies that Meta would refuse, turns that threw. */
  problems(): readonly string[];
  close(): Promise<void>;
}

export interface PersonDeed {
  readonly event: PersonEvent['type'];
  readonly text?: string;
}

export async function createRig(options: RigOptions): Promise<Rig> {
  const { tenant, clock, store } = options;
  const address = addressOf(options);
  const ids = conversationIdOf(tenant.id, familyOf(address.provider), address);
  const conversation = await store.resolveContact(tenant.id, ids.aliases, ids.proposed);
  const problems: string[] = [];
  const world = assemble(options, problems);
  const run = options.random === undefined ? 'rig' : `rig.${options.random.token()}`;
  const mail = createMail({ ...options, run, address, conversation, engine: world.engine, problems });
  const pace = createPace({
    clock,
    store,
    engine: world.engine,
    conversation,
    idle: () => world.gauge.busy() === 0,
    undelivered: mail.undelivered,
  });
  return {
    ...pace,
    ...mail,
    shown: world.phone.shown,
    shows: world.attachments.put,
    slotOf: world.watch.slotOf,
    deeds: world.watch.deeds,
    tenant,
    conversation,
    clock,
    store,
    engine: world.engine,
    desk: world.desk,
    payments: world.payments,
    pay: (fact) => {
      world.payments.know(fact);
      mail.deliver([{ kind: 'payment', provider: fact.provider, paymentId: fact.paymentId }]);
    },
    modelCalls: world.modelCalls,
    problems: () => problems,
    close: async () => {
      await pace.outlast(world.engine.stop());
      await store.close();
    },
  };
}

/** The first channel of the business is the one that the customer writes to. */
function addressOf({ tenant, customer }: RigOptions): InboundMessage['from'] {
  const [channel] = tenant.channels;
  if (!channel) throw new Error(`business ${tenant.id} has no channel`);
  return { provider: channel.provider, phoneNumberId: channel.phoneNumberId, waId: canonicalWaId(customer.waId) };
}

/* ── The engine and its world ───────────────────────────────────────────────────────────────────────────────────── */

/** Every port is watched (is anything under way?) and fails as asked; the store under all of it is the real one. */
function assemble(options: RigOptions, problems: string[]) {
  const { tenants, clock, faults = [] } = options;
  const gauge = createGauge();
  const watch = watchStore(options.store);
  const failing = <T extends object>(name: FaultyPort, port: T): T =>
    faulty(gauge.watched(port), { name, faults: faults.filter((f) => f.port === name), clock });
  const store = failing('store', watch.store);
  const phone = createPhone({ clock, store: options.store, problems });
  const desk = createSimulatedDesk();
  const payments = createFakePayments();
  const random = options.random ?? countingRandom();
  const models = options.model && countedModel(options.model);
  // Offline no model is called: a fault of the model port finds nothing to break.
  const agents =
    models === undefined
      ? { understanding: createOfflineUnderstanding() }
      : modelAgents(failing('model', models.port), models.rules, { clock, log: SILENT, spending: options.store });
  const attachments = createAttachments();
  const calendars = routeCalendars({
    local: createLocalCalendar(),
    google: createFakeCalendar(),
    maravia: createFakeCalendar(),
  });
  const handlers = createHandlers({
    store,
    calendar: failing('calendar', calendars),
    payments: failing('payments', payments),
    desk: failing('desk', desk),
    channel: failing('channel', phone.channel),
  });
  const engine = createEngine({
    store,
    clock,
    random,
    log: problemLog(problems),
    tenantOf: (id) => tenants.find((t) => t.id === id),
    ...agents,
    understanding: createMediaUnderstanding({
      text: options.understanding ?? agents.understanding,
      media: attachments.media,
      lector: attachments.lector,
      clock,
    }),
    render: (copy, offer, context) => {
      if (offer) watch.offered(offer);
      return render(copy, offer, context);
    },
    textOf: historyText,
    numberAliasOf,
    perform: performWith(handlers),
    policyOf,
    failureAnswer,
    ...(options.metrics === undefined ? {} : { metrics: options.metrics }),
    ...(options.wakeUps === undefined ? {} : { wakeUps: options.wakeUps }),
    settings: { ...DEFAULT_SETTINGS, by: 'rig', ...options.settings },
  });
  return { engine, gauge, watch, phone, desk, payments, attachments, modelCalls: () => models?.calls() ?? 0 };
}

/** What a model did wrong stands in the turn's record. */
const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The same run twice makes the same ids. */
function countingRandom(): Random {
  let serial = 0;
  return { token: () => `rig-${(serial += 1)}`, unit: () => 0.5 };
}

/** Failing services are part of a story; a turn or a drain that throws for another reason is a fault of ours. */
function problemLog(problems: string[]): Log {
  const note = (event: string, fields?: Readonly<Record<string, unknown>>) => {
    const reason = String(fields?.['reason']);
    const ours = /^(turn|work|drain|sweep)\.failed$/.test(event) && !reason.startsWith('StoreUnavailable');
    if (ours) problems.push(`${event}: ${reason}`);
  };
  return { info: () => undefined, warn: note, error: note };
}

/* ── What arrives ───────────────────────────────────────────────────────────────────────────────────────────────── */

/** A provider whose webhook was not answered with 200 comes again: after a second, then twice as late each time. */
const REDELIVERY = { firstMs: 1_000, factor: 2, lastMs: 3_600_000 } as const;

interface MailDeps {
  /** What ids begin with: a store remembers those of every run. */
  readonly run: string;
  readonly clock: Clock;
  readonly customer: RigOptions['customer'];
  readonly address: InboundMessage['from'];
  readonly conversation: ConversationId;
  readonly engine: Engine;
  readonly problems: string[];
}

function createMail({ run, clock, customer, address, conversation, engine, problems }: MailDeps) {
  const posted = new Map<string, NewInboxRow>();
  let serial = 0;
  let undelivered = 0;

  const post = (rows: readonly NewInboxRow[]): void => {
    undelivered += 1;
    attempt(rows, REDELIVERY.firstMs);
  };
  const attempt = (rows: readonly NewInboxRow[], waitMs: number): void => {
    engine.receive(rows).then(
      () => {
        undelivered -= 1;
      },
      (error: unknown) => {
        if (!(error instanceof StoreUnavailable)) {
          undelivered -= 1;
          problems.push(`receive: ${reasonOf(error)}`);
          return;
        }
        clock.wake(clock.now() + waitMs, () => {
          attempt(rows, Math.min(waitMs * REDELIVERY.factor, REDELIVERY.lastMs));
        });
      },
    );
  };
  const rowOf = (body: InboxBody, id: string): NewInboxRow => ({
    conversation,
    id: inboxIdOf(id),
    arrivedAt: clock.now(),
    body,
  });
  const messageOf = (content: InboundContent, lateMs: number): InboundMessage => ({
    id: `wamid.${run}.${(serial += 1)}`,
    // Meta's timestamps count seconds.
    at: Math.floor((clock.now() - lateMs) / 1_000) * 1_000,
    content,
    from: address,
    ...(customer.name === undefined ? {} : { name: customer.name }),
  });
  const deliver = (bodies: readonly InboxBody[]): void => {
    post(bodies.map((body) => rowOf(body, `${run}.${(serial += 1)}`)));
  };
  return {
    say: (contents: readonly InboundContent[], lateMs = 0): readonly string[] => {
      const messages = contents.map((content) => messageOf(content, lateMs));
      const rows = messages.map((message) => rowOf({ kind: 'message', message }, message.id));
      for (const row of rows) posted.set(row.id, row);
      post(rows);
      return rows.map((row) => row.id);
    },
    redeliver: (ids: readonly string[]): void => {
      const again = ids.flatMap((id) => posted.get(id) ?? []);
      post(again.map((row) => ({ ...row, arrivedAt: clock.now() })));
    },
    deliver,
    person: (...deeds: readonly PersonDeed[]): void => {
      deliver(deeds.map((deed) => ({ kind: 'person', to: address, ...deed })));
    },
    undelivered: () => undelivered,
  };
}
