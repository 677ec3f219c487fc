/** The real thing: engine, machines, offline reader, copy, a store in memory; three phones, a provider, a clock by hand. */
import { createOfflineUnderstanding } from '../../src/agents/offline/index.ts';
import { createFakePayments, type FakePayments } from '../../src/cli/rig/fakes.ts';
import { createPhone, type Phone, type Shown } from '../../src/cli/rig/phone.ts';
import { createEngine, type Engine } from '../../src/conversation.ts';
import { DEFAULT_SETTINGS } from '../../src/conversation/parts.ts';
import { historyText, render } from '../../src/copy/index.ts';
import type { ConversationId, InboundContent, InboxBody, NewInboxRow, PaymentFact, Tenant } from '../../src/domain.ts';
import { createHandlers, failureAnswer, performWith, policyOf } from '../../src/handlers/index.ts';
import { createLocalCalendar } from '../../src/io/local-calendar.ts';
import type { Log, PaymentsPort, Store, Understanding } from '../../src/ports.ts';
import { createSimulatedDesk } from '../../src/simulated/desk.ts';
import { createVirtualClock, type VirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { CUSTOMERS, START, addressOf, granulesOf, type Who } from './business.ts';
import type { Visit } from './words.ts';

/** A mistake that is made on purpose: the test of the test. */
export interface Planted {
  readonly store?: (store: Store) => Store;
  readonly understanding?: (real: Understanding) => Understanding;
  readonly payments?: (real: PaymentsPort) => PaymentsPort;
}

export interface Town {
  readonly tenant: Tenant;
  readonly clock: VirtualClock;
  readonly store: Store;
  /** What a customer reads because of this: what came on the phone until all is at rest. */
  says(who: Who, content: InboundContent): Promise<readonly Shown[]>;
  /** The channel brings his last message again. */
  repeats(who: Who): Promise<readonly Shown[]>;
  /** What the provider says of a payment from now on; its notice comes so many times. */
  reports(who: Who, fact: PaymentFact, notices: number): Promise<readonly Shown[]>;
  /** Staff take a time by hand; false: it is not free. */
  block(visit: Visit): Promise<boolean>;
  /** Lets time pass; what anybody reads meanwhile. */
  passes(ms: number): Promise<ReadonlyMap<Who, readonly Shown[]>>;
  conversationOf(who: Who): ConversationId;
  /** Turns that threw, messages that WhatsApp would refuse. */
  problems(): readonly string[];
}

const SWEEPS_MS = 24 * 3_600_000;

export async function openTown(tenant: Tenant, planted: Planted = {}): Promise<Town> {
  const clock = createVirtualClock(START);
  const problems: string[] = [];
  const real = createMemoryStore();
  const store = planted.store?.(real) ?? real;
  const phones = new Map(CUSTOMERS.map((who) => [who, createPhone({ clock, store: real, problems })]));
  const payments = createFakePayments();
  const engine = engineOf({ tenant, clock, store, phones, payments, problems, planted });
  engine.start();
  const settle = () => atRest(clock);
  await settle();
  const last = new Map<Who, NewInboxRow>();
  let serial = 0;
  const conversationOf = (who: Who) => `${tenant.id}.${who}`;
  const hears = async (who: Who, happens: () => Promise<void>): Promise<readonly Shown[]> => {
    const before = phones.get(who)?.shown().length ?? 0;
    await happens();
    await settle();
    return phones.get(who)?.shown().slice(before) ?? [];
  };
  const row = (who: Who, body: InboxBody): NewInboxRow => {
    const id = `in-${(serial += 1)}`;
    return { conversation: conversationOf(who), id, arrivedAt: clock.now(), body };
  };
  return {
    ...{ tenant, clock, store: real, conversationOf, problems: () => problems },
    says: (who, content) => {
      const from = addressOf(tenant, who);
      const message = { id: `wamid-${serial}`, at: clock.now(), content, from, name: 'Ema Paz' };
      const posted = row(who, { kind: 'message', message });
      last.set(who, posted);
      return hears(who, () => engine.receive([posted]));
    },
    repeats: (who) => {
      const again = last.get(who);
      return hears(who, () => engine.receive(again === undefined ? [] : [again]));
    },
    reports: (who, fact, notices) => {
      payments.know(fact);
      const body = { kind: 'payment', provider: fact.provider, paymentId: fact.paymentId } as const;
      return hears(who, () => engine.receive(Array.from({ length: notices }, () => row(who, body))));
    },
    block: (visit) => real.block(tenant.id, 'outside', granulesOf(visit)),
    passes: async (ms) => {
      const before = new Map(CUSTOMERS.map((who) => [who, phones.get(who)?.shown().length ?? 0]));
      for (const until = clock.now() + ms; clock.now() < until;) {
        clock.advanceTo(until);
        await settle();
      }
      return new Map(CUSTOMERS.map((who) => [who, phones.get(who)?.shown().slice(before.get(who)) ?? []]));
    },
  };
}

interface World {
  readonly tenant: Tenant;
  readonly clock: VirtualClock;
  readonly store: Store;
  readonly phones: ReadonlyMap<Who, Phone>;
  readonly payments: FakePayments;
  readonly problems: string[];
  readonly planted: Planted;
}

function engineOf({ tenant, clock, store, phones, payments, problems, planted }: World): Engine {
  let tokens = 0;
  const understanding = createOfflineUnderstanding();
  const handlers = createHandlers({
    store,
    payments: planted.payments?.(payments) ?? payments,
    calendar: createLocalCalendar(),
    desk: createSimulatedDesk(),
    channel: {
      send: (to, message, effect) => {
        const who = CUSTOMERS.find((one) => addressOf(tenant, one).waId === to.waId);
        const phone = who && phones.get(who);
        return phone ? phone.channel.send(to, message, effect) : Promise.reject(new Error('nobody has this number'));
      },
    },
  });
  return createEngine({
    ...{ store, clock, render, policyOf, failureAnswer, textOf: historyText, log: troubles(problems) },
    random: { token: () => `t-${(tokens += 1)}`, unit: () => 0.5 },
    understanding: planted.understanding?.(understanding) ?? understanding,
    tenantOf: () => tenant,
    perform: performWith(handlers),
    // A message is a turn: bursts are the simulator's matter.
    settings: { ...DEFAULT_SETTINGS, by: 'model', quietMs: 0, sweepEveryMs: SWEEPS_MS },
  });
}

/** Nothing fails in this town: whatever is logged as trouble is a fault of ours. */
function troubles(problems: string[]): Log {
  const note = (event: string, fields?: Readonly<Record<string, unknown>>) => {
    problems.push(`${event} ${String(fields?.['reason'])}`);
  };
  return { info: () => undefined, warn: note, error: note };
}

/** Until nobody goes on by himself, nor when called at this very instant. */
async function atRest(clock: VirtualClock): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve));
    if ((clock.next() ?? Infinity) > clock.now()) return;
    clock.advanceTo(clock.now());
  }
}
