/** One seed: a few customers, two replicas, one store, and everything that can go wrong; then peace, and the account. */
import type { ConversationId } from '../domain.ts';
import type { Store } from '../ports.ts';
import { BUGS } from './bugs.ts';
import { START } from './business.ts';
import { createDice } from './dice.ts';
import { FAULTS_MS, planFaults } from './faults.ts';
import { violationsAtRest } from './invariants.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import { openTown, type Town } from './town.ts';
import { createTrace, type Trace } from './trace.ts';
import type { Cut } from './wire.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly store: () => Promise<Store>;
  /** Instead of crashes and zombies one way is cut (B3); times in ms from the start. */
  readonly cut?: Cut;
  /** Name of a planted bug. */
  readonly bug?: string;
  /** Resolves when every promise that can go on has gone on. */
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
  /** Calls that a partition lost. */
  readonly cut: number;
  readonly duplicates: number;
  readonly awaits: number;
  readonly digest: string;
  readonly tail: readonly string[];
}

/** Customers are given so long to say what they have to say. */
const TALK_MS = 4 * 60_000;
/** Everything is finished so long after the last fault (reliability 2.1, liveness). */
const REST_MS = 60_000;
/** Late duplicates, timers, links that run out and money that comes after them: all in this time. */
const TAIL_MS = 50 * 60_000;

interface Account {
  readonly timeline: Timeline;
  readonly trace: Trace;
  readonly store: Store;
  readonly violations: string[];
  readonly report: (violation: string) => void;
  /** The trace up to the first violation. */
  tail: readonly string[] | undefined;
}

export async function simulate(options: SimulationOptions): Promise<SimulationReport> {
  const dice = createDice(options.seed);
  const timeline = createTimeline(START);
  const account = openAccount(timeline, await options.store(), options.wholeTrace ?? false);
  const { trace, store, report } = account;
  const bug = options.bug === undefined ? undefined : BUGS[options.bug]?.plant();
  const town = await openTown({ dice, timeline, trace, store, report, bug });
  await happen(town, account, options);
  const turns = await turnsIn(store, town);
  await store.close();
  const { crashes, zombies, lost, cut, calls } = town.wire.counts;
  const tail = options.wholeTrace === true ? undefined : account.tail;
  return {
    ...{ seed: options.seed, violations: account.violations, turns, messages: town.messages() },
    ...{ crashes, zombies, lost, cut, duplicates: town.provider.counts.duplicates, awaits: calls },
    ...{ digest: trace.digest(), tail: tail ?? trace.tail() },
  };
}

/** Each version of a conversation is a turn of it: looked at when everything was at rest. */
async function turnsIn(store: Store, { tenant }: Town): Promise<number> {
  let turns = 0;
  for (const id of await store.conversations(tenant.id)) turns += (await store.committed(id))?.version ?? 0;
  return turns;
}

function openAccount(timeline: Timeline, store: Store, wholeTrace: boolean): Account {
  const trace = createTrace(() => timeline.now(), START, wholeTrace);
  const account: Account = {
    ...{ timeline, trace, store, violations: [], tail: undefined },
    report: (what) => {
      trace.note(`VIOLATION ${what}`);
      account.violations.push(what);
      account.tail ??= trace.tail();
    },
  };
  return account;
}

/** Trouble, then rest, then most of an hour in which only what is late comes. */
async function happen(
  town: Town,
  { timeline, trace, store, report, violations }: Account,
  { breathe, cut }: Pick<SimulationOptions, 'breathe' | 'cut'>,
): Promise<void> {
  const { tenant, outside, provider, replicas, customers } = town;
  const runUntil = async (instant: number, over: () => boolean = () => false) => {
    while (!over() && timeline.step(instant)) await breathe();
  };
  const check = async (when: string) => {
    const unordered = replicas.some((replica) => replica.clockErred) ? 'all' : town.unclear;
    const at = { store, tenant, happened: outside, acknowledged: provider.acknowledged, now: timeline.now() };
    for (const what of await violationsAtRest({ ...at, unordered })) report(`${when}: ${what}`);
  };
  if (cut === undefined) {
    planFaults(town);
    await runUntil(START + FAULTS_MS);
    await runUntil(START + TALK_MS, () => customers.every((one) => one.done()) && provider.waiting() === 0);
  } else {
    town.wire.cut({ ...cut, from: START + cut.from, until: START + cut.until });
    await runUntil(START + cut.until);
  }
  for (const replica of replicas) replica.setClock(0);
  town.wire.heal();
  trace.note('faults are over');
  await runUntil(timeline.now() + REST_MS);
  await check('at rest');
  if (violations.length > 0) return;
  await runUntil(timeline.now() + TAIL_MS);
  await check('at the end');
  const forgotten = await withPeople(store, town);
  if (violations.length > 0 || forgotten.length === 0) return;
  // Nobody gives these back, and nothing is swept for a day: the timer does it, and their next word is the bot's to answer.
  timeline.sleep(Math.max(...forgotten.map(({ until }) => until)));
  await runUntil(timeline.now() + REST_MS);
  for (const { id } of forgotten) town.greets(id);
  await runUntil(timeline.now() + 2 * REST_MS);
  await check('a day later');
  // Whom the bot handed over since, for another reason, has a timer of its own.
  const isForgotten = (now: { id: ConversationId; until: number }) =>
    forgotten.some(({ id, until }) => id === now.id && until === now.until);
  for (const one of (await withPeople(store, town)).filter(isForgotten))
    report(`a day later: ${one.id} is still with a person who forgot it`);
}

/** Conversations that a person has, and until when (epoch ms). */
async function withPeople(store: Store, { tenant }: Town): Promise<{ id: ConversationId; until: number }[]> {
  const ids = await store.conversations(tenant.id);
  const all = await Promise.all(
    ids.map(async (id) => ({ id, until: (await store.load(id, 0)).conversation?.timers.persona?.dueAt })),
  );
  return all.flatMap(({ id, until }) => (until === undefined ? [] : [{ id, until }]));
}
