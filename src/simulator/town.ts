/** Who takes part in a simulation, put together: replicas, customers, the provider between them, the services outside. */
import type { Address, ConversationId, InboundContent, OutboundMessage, PaymentFact, Tenant } from '../domain.ts';
import type { Store } from '../ports.ts';
import type { Planted } from './bugs.ts';
import { BUSINESSES, addressOf, deedOf } from './business.ts';
import { createCustomer, type Customer } from './customer.ts';
import type { Dice } from './dice.ts';
import { giveAppointment } from './given.ts';
import { watchStore } from './invariants.ts';
import { createOutside, type Outside } from './outside.ts';
import { createProvider, type Provider } from './provider.ts';
import { createReplica, type Replica } from './replica.ts';
import type { Timeline } from './timeline.ts';
import type { Trace } from './trace.ts';
import { Wire } from './wire.ts';

const CONTACTS = [2, 3] as const;
const WORDS_EACH = [6, 10] as const;
/** Customers who have an appointment when they come. */
const GIVEN_RATE = 0.5;
const DOWN_MS = [100, 8_000] as const;
const STATUS_LOST_RATE = 0.02;
const CALENDAR_REFUSES_RATE = 0.02;
const PERSON_GIVES_BACK_MS = [5_000, 40_000] as const;
/** One in so many is never given back: whoever took it forgets, and the timer of a day does it (must-hold 74). */
const FORGOTTEN_ONE_IN = 4;

export interface TownOptions {
  readonly dice: Dice;
  readonly timeline: Timeline;
  readonly trace: Trace;
  readonly store: Store;
  readonly bug: Planted | undefined;
  readonly report: (violation: string) => void;
}
export interface Town {
  readonly dice: Dice;
  readonly timeline: Timeline;
  readonly tenant: Tenant;
  readonly wire: Wire;
  readonly outside: Outside;
  readonly provider: Provider;
  readonly replicas: readonly Replica[];
  readonly customers: readonly Customer[];
  /** Sends of which some process did not know whether they arrived. */
  readonly unclear: ReadonlySet<string>;
  /** Messages that customers wrote. */
  messages(): number;
  /** One more word of this customer's, of its own accord. */
  greets(conversation: ConversationId): void;
}
type Growing = Omit<Town, 'replicas' | 'customers' | 'unclear' | 'messages' | 'greets'> & {
  readonly replicas: Replica[];
  readonly customers: Customer[];
  messages: number;
};

export async function openTown({ dice, timeline, trace, store, bug, report }: TownOptions): Promise<Town> {
  const wire = new Wire({
    dice,
    timeline,
    trace,
    onEnd: () => {
      restart(town);
    },
  });
  const sentAt: number[] = [];
  const outside = createOutside({
    onSent: ({ to, message, effect }) => {
      sentAt.push(timeline.now());
      deliver(town, { to, effect, message });
    },
    onHandoff: (conversation) => {
      // By what has happened so far and not by the dice: the seeds that find the planted bugs stay what they are.
      if (outside.sent.length % FORGOTTEN_ONE_IN === 0) return;
      const body = deedOf('person.returned', town.tenant, conversation);
      town.provider.post({ conversation, id: `person-${dice.token()}`, body }, dice.between(...PERSON_GIVES_BACK_MS));
    },
    refuses: () => dice.chance(CALENDAR_REFUSES_RATE),
  });
  const replicas: Replica[] = [];
  const provider = createProvider({ dice, timeline, trace, replicas: () => replicas });
  const tenant = dice.pick(BUSINESSES);
  if (tenant === undefined) throw new Error('there is no business to simulate');
  const town: Growing = { dice, timeline, tenant, wire, outside, provider, replicas, customers: [], messages: 0 };
  const unclear = new Set<string>();
  const watched = watchStore(
    noting(store, unclear),
    {
      happened: () => outside,
      clockErred: () => replicas.some((one) => one.clockErred),
      now: () => timeline.now(),
      sentBy: (at) => outside.sent.filter((_, i) => (sentAt[i] ?? Infinity) <= at),
      later: (at, look) => {
        timeline.at(at, look);
      },
    },
    report,
  );
  const world = { dice, timeline, trace, wire, outside, bug, store: bug?.store?.(watched) ?? watched };
  replicas.push(createReplica('a', world), createReplica('b', world));
  for (let i = 0, n = dice.between(...CONTACTS); i < n; i++) {
    const conversation = `${tenant.id}.c${i}`;
    const appointments = dice.chance(GIVEN_RATE) ? 1 : 0;
    if (appointments > 0) await giveAppointment({ tenant, conversation, place: i }, { store: watched, outside });
    town.customers.push(join(town, { conversation, appointments, from: addressOf(tenant, `c${i}`) }));
  }
  for (const replica of replicas) replica.start();
  const greets = (conversation: ConversationId) => {
    const from = addressOf(tenant, conversation.slice(tenant.id.length + 1));
    post(town, { conversation, from }, { type: 'text', text: 'hola' });
  };
  return { ...town, unclear, messages: () => town.messages, greets };
}

function noting(store: Store, unclear: Set<string>): Store {
  return {
    ...store,
    settle: (row, settlement, answer) => {
      if (settlement.state === 'unclear') unclear.add(row.id);
      return store.settle(row, settlement, answer);
    },
  };
}

function restart({ dice, timeline, replicas }: Growing): void {
  timeline.after(dice.between(...DOWN_MS), () => {
    for (const replica of replicas) if (replica.process === undefined) replica.start();
  });
}

function join(
  town: Growing,
  { conversation, from, appointments }: { conversation: string; from: Address; appointments: number },
): Customer {
  const { dice, timeline, outside } = town;
  const says = (content: InboundContent) => {
    post(town, { conversation, from }, content);
  };
  const pays = (fact: PaymentFact) => {
    outside.pay({ ...fact, status: 'pending' });
    notify(town, conversation, fact.paymentId);
    timeline.after(dice.between(500, 6_000), () => {
      outside.pay(fact);
      notify(town, conversation, fact.paymentId);
      if (dice.chance(0.5)) notify(town, conversation, fact.paymentId);
    });
  };
  const linkAt = (url: string) => outside.links.find((link) => link.url === url);
  const words = dice.between(...WORDS_EACH);
  return createCustomer({ conversation, from, dice, timeline, appointments, words, says, linkAt, pays });
}

function post(
  town: Growing,
  { conversation, from }: { conversation: ConversationId; from: Address },
  content: InboundContent,
): void {
  const id = `wamid-${conversation}-${++town.messages}`;
  const message = { id, at: town.timeline.now(), content, from, name: 'Ana' };
  town.provider.post({ conversation, id, body: { kind: 'message', message } }, town.dice.between(20, 400));
}

/** The provider's notices take their time, so the later one may come first. */
function notify({ dice, provider }: Growing, conversation: string, paymentId: string): void {
  const body = { kind: 'payment', provider: 'sandbox', paymentId } as const;
  provider.post({ conversation, id: `pago-${paymentId}-${dice.token()}`, body }, dice.between(100, 8_000));
}

/** What the channel does with a message of ours: it reaches the customer, and a status comes back, mostly. */
function deliver(
  town: Growing,
  { to, effect, message }: { to: Address; effect: string; message: OutboundMessage },
): void {
  const { dice, timeline, customers, replicas } = town;
  const customer = customers.find((one) => one.conversation.endsWith(`.${to.waId ?? ''}`));
  if (customer === undefined) return;
  timeline.after(dice.between(50, 800), () => {
    customer.hears(message);
  });
  if (dice.chance(STATUS_LOST_RATE)) return;
  timeline.after(dice.between(200, 4_000), () => {
    dice
      .pick(replicas)
      ?.noteStatus({ conversation: customer.conversation, effect, status: 'delivered', at: timeline.now() });
  });
}
