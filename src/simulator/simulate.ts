/** One seed: a few customers, two replicas, one store, and everything that can go wrong; then peace, and the account. */
import type { Address, InboundContent, PaymentFact } from '../domain.ts';
import type { Store } from '../ports.ts';
import { BUGS, type Planted } from './bugs.ts';
import { BUSINESSES, START, addressOf } from './business.ts';
import { createCustomer, type Customer } from './customer.ts';
import { createDice, type Dice } from './dice.ts';
import { giveAppointment } from './given.ts';
import { violationsAtRest, watchStore } from './invariants.ts';
import { createOutside, type Outside } from './outside.ts';
import { createProvider, type Provider } from './provider.ts';
import { createReplica, type Replica } from './replica.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import { createTrace } from './trace.ts';
import { createWire, type Strike } from './wire.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly store: () => Promise<Store>;
  /** Name of a planted bug. */
  readonly bug?: string;
  /** Resolves when every promise that can go on has gone on: one turn of the event loop. */
  readonly breathe: () => Promise<void>;
  readonly wholeTrace?: boolean;
}
export interface SimulationReport {
  readonly seed: number;
  readonly violations: readonly string[];
  readonly turns: number;
  readonly messages: number;
  readonly crashes: number;
  readonly zombies: number;
  readonly lost: number;
  readonly duplicates: number;
  readonly awaits: number;
  readonly digest: string;
  readonly tail: readonly string[];
}

const CONTACTS = [2, 3] as const;
const WORDS_EACH = [6, 10] as const;
/** Customers who have an appointment when they come. */
const GIVEN_RATE = 0.5;
const CRASHES = [2, 4] as const;
const ZOMBIES = [1, 3] as const;
const ZOMBIE_MS_MAX = 20_000;
const DOWN_MS_MAX = 8_000;
/** Customers are given so long; faults happen in the first part of it. */
const TALK_MS = 4 * 60_000;
const FAULTS_MS = 70_000;
const JUMP_RATE = 0.3;
const JUMP_MS_MAX = 3_600_000;
/** Everything is finished so long after the last fault (reliability 2.1, liveness). */
const REST_MS = 60_000;
/** Late duplicates, timers and orders come in this time. */
const TAIL_MS = 15 * 60_000;
const STATUS_LOST_RATE = 0.02;
const PERSON_GIVES_BACK_MS = [5_000, 40_000] as const;

interface Simulation {
  readonly dice: Dice;
  readonly timeline: Timeline;
  readonly outside: Outside;
  readonly provider: Provider;
  readonly replicas: Replica[];
  readonly customers: Customer[];
  messages: number;
}

export async function simulate(options: SimulationOptions): Promise<SimulationReport> {
  const dice = createDice(options.seed);
  const timeline = createTimeline(START);
  const trace = createTrace(() => timeline.now(), START, options.wholeTrace ?? false);
  const violations: string[] = [];
  let tail: readonly string[] | undefined;
  const report = (what: string) => {
    trace.note(`VIOLATION ${what}`);
    violations.push(what);
    tail ??= trace.tail();
  };
  const bug: Planted | undefined = options.bug === undefined ? undefined : BUGS[options.bug]?.plant();
  const wire = createWire({ dice, timeline, trace, onCrash: restart });
  const outside = createOutside({
    onSent: ({ to, message, effect }) => {
      deliver(simulation, { to, effect, text: message });
    },
    onHandoff: (conversation) => {
      const id = `person-${dice.token()}`;
      provider.post(
        { conversation, id, body: { kind: 'person', event: 'person.returned' } },
        dice.between(...PERSON_GIVES_BACK_MS),
      );
    },
    refuses: () => dice.chance(0.02),
  });
  const raw = await options.store();
  const watched = watchStore(raw, () => outside, report);
  const store = bug?.store?.(watched) ?? watched;
  const replicas: Replica[] = [];
  const provider = createProvider({ dice, timeline, trace, replicas: () => replicas });
  const simulation: Simulation = { dice, timeline, outside, provider, replicas, customers: [], messages: 0 };
  const world = { dice, timeline, trace, wire, store, outside, bug };
  replicas.push(createReplica('a', world), createReplica('b', world));
  const tenant = dice.pick(BUSINESSES) ?? BUSINESSES[0];
  if (tenant === undefined) throw new Error('there is no business to simulate');

  function restart(): void {
    timeline.after(dice.between(100, DOWN_MS_MAX), () => {
      for (const replica of replicas) if (replica.process === undefined) replica.start();
    });
  }

  async function runUntil(instant: number, over: () => boolean = () => false): Promise<void> {
    while (!over() && timeline.step(instant)) await options.breathe();
  }

  for (let i = 0, n = dice.between(...CONTACTS); i < n; i++) {
    const conversation = `${tenant.id}.c${i}`;
    const appointments = dice.chance(GIVEN_RATE) ? 1 : 0;
    if (appointments > 0) await giveAppointment({ tenant, conversation, place: i }, { store: watched, outside });
    simulation.customers.push(join(simulation, { conversation, appointments, from: addressOf(tenant, `c${i}`) }));
  }
  for (const replica of replicas) replica.start();
  planFaults(simulation);
  await runUntil(START + FAULTS_MS);
  await runUntil(START + TALK_MS, () => simulation.customers.every((one) => one.done()) && provider.waiting() === 0);
  for (const replica of replicas) replica.setClock(0);
  wire.heal();
  trace.note('faults are over');
  await runUntil(timeline.now() + REST_MS);
  const check = async (when: string) => {
    const at = { store: raw, tenant, happened: outside, acknowledged: provider.acknowledged, now: timeline.now() };
    for (const what of await violationsAtRest(at)) report(`${when}: ${what}`);
  };
  await check('at rest');
  if (violations.length === 0) {
    await runUntil(timeline.now() + TAIL_MS);
    await check('at the end');
  }
  const turns = (await Promise.all((await raw.conversations(tenant.id)).map((id) => raw.turns(id)))).flat().length;
  await raw.close();
  const { crashes, zombies, lost, calls } = wire.counts;
  return {
    ...{ seed: options.seed, violations, turns, messages: simulation.messages, crashes, zombies, lost },
    ...{
      duplicates: provider.counts.duplicates,
      awaits: calls,
      digest: trace.digest(),
      tail: options.wholeTrace === true ? trace.tail() : (tail ?? trace.tail()),
    },
  };
}

function join(
  simulation: Simulation,
  { conversation, from, appointments }: { conversation: string; from: Address; appointments: number },
): Customer {
  const { dice, timeline, outside, provider } = simulation;
  const says = (content: InboundContent) => {
    const id = `wamid-${conversation}-${++simulation.messages}`;
    const message = { id, at: timeline.now(), content, from, name: 'Ana' };
    provider.post({ conversation, id, body: { kind: 'message', message } }, dice.between(20, 400));
  };
  const pays = (fact: PaymentFact) => {
    outside.pay({ ...fact, status: 'pending' });
    notify(simulation, conversation, fact.paymentId);
    timeline.after(dice.between(500, 6_000), () => {
      outside.pay(fact);
      notify(simulation, conversation, fact.paymentId);
      if (dice.chance(0.5)) notify(simulation, conversation, fact.paymentId);
    });
  };
  const linkAt = (url: string) => outside.links.find((link) => link.url === url);
  const words = dice.between(...WORDS_EACH);
  return createCustomer({ conversation, from, dice, timeline, appointments, words, says, linkAt, pays });
}

/** The provider's notices take their time, so the later one may come first. */
function notify({ dice, provider }: Simulation, conversation: string, paymentId: string): void {
  const body = { kind: 'payment', provider: 'sandbox', paymentId } as const;
  provider.post({ conversation, id: `pago-${paymentId}-${dice.token()}`, body }, dice.between(100, 8_000));
}

/** What the channel does with a message of ours: it reaches the customer, and a status comes back, mostly. */
function deliver(
  simulation: Simulation,
  { to, effect, text }: { to: Address; effect: string; text: Parameters<Customer['hears']>[0] },
): void {
  const { dice, timeline, customers, replicas } = simulation;
  const customer = customers.find((one) => one.conversation.endsWith(`.${to.waId ?? ''}`));
  if (customer === undefined) return;
  timeline.after(dice.between(50, 800), () => {
    customer.hears(text);
  });
  if (dice.chance(STATUS_LOST_RATE)) return;
  timeline.after(dice.between(200, 4_000), () => {
    dice
      .pick(replicas)
      ?.noteStatus({ conversation: customer.conversation, effect, status: 'delivered', at: timeline.now() });
  });
}

function planFaults({ dice, timeline, replicas }: Simulation): void {
  const strike = (make: () => Strike) => {
    timeline.at(START + dice.between(500, FAULTS_MS - ZOMBIE_MS_MAX), () => {
      const running = replicas.filter((replica) => replica.process !== undefined);
      const process = dice.pick(running)?.process;
      if (process !== undefined) process.strike = make();
    });
  };
  for (let i = 0, n = dice.between(...CRASHES); i < n; i++) {
    strike(() => ({ kind: 'crash', place: dice.pick(['before', 'between', 'after'] as const) }));
  }
  for (let i = 0, n = dice.between(...ZOMBIES); i < n; i++) {
    strike(() => ({
      kind: 'freeze',
      place: dice.pick(['before', 'after'] as const),
      ms: dice.between(1_000, ZOMBIE_MS_MAX),
    }));
  }
  if (!dice.chance(JUMP_RATE)) return;
  const replica = dice.pick(replicas);
  timeline.at(START + dice.between(1_000, FAULTS_MS / 2), () =>
    replica?.setClock(dice.between(-JUMP_MS_MAX, JUMP_MS_MAX)),
  );
  timeline.at(START + dice.between(FAULTS_MS / 2, FAULTS_MS), () => replica?.setClock(0));
}
