/** Deploys in the middle of conversations: old code and new on one database, customers writing all the while. */
import { expect } from 'vitest';
import type { Appointment, ConversationRecord } from '../../src/domain.ts';
import type { Customer } from './customer.ts';
import { inFleet, type Fleet, type Replica } from './fleet.ts';
import { MAIN, logged } from './server.ts';
import { TALKS, play, type Talk, type Told } from './talks.ts';
import { until } from './wait.ts';
import { accounts, factsIn, type Facts } from './world.ts';

/** What old code leaves is nobody's for ten seconds; the sweeper of new code knows of it by then. The rest is the machine's. */
export const HANDED_OVER_WITHIN_MS = 20_000;
const NAME = 'Zulma Canaria';

export interface Rollout {
  /** The program of the next version. */
  readonly next: string;
  readonly customers: number;
  /** `quietly()` */
  readonly quiet: readonly (readonly string[])[];
}

/** What a deploy was like, for the record. */
export interface Figures {
  readonly customers: number;
  /** Conversations that old code left to new code. */
  readonly left: number;
  /** The longest that anybody waited for an answer; of a deploy that was taken back, since new code is there again. */
  readonly slowestMs: number;
  readonly medianMs: number;
  /** The longest that an old replica took to end. */
  readonly drainedWithinMs: number;
}

/** What each talk says on one replica to which nothing happens. */
export async function quietly(): Promise<readonly (readonly string[])[]> {
  const told: Told[] = [];
  await inFleet(businesses(TALKS.length), async (fleet) => {
    const replica = await fleet.start(MAIN);
    told.push(...(await Promise.all(cast(fleet, TALKS.length).map(({ customer, talk }) => play(customer, talk)))));
    await fleet.retire(replica);
  });
  return told.map(({ lines }) => lines);
}

/** Two old replicas, everybody in the middle of a booking; two new ones take their place, one by one. */
export async function rollForward({ next, customers, quiet }: Rollout): Promise<Figures> {
  let figures: Figures | undefined;
  await inFleet(businesses(customers), async (fleet) => {
    const old = await Promise.all([fleet.start(MAIN), fleet.start(MAIN)]);
    const [first, second] = [gate(customers), gate(Math.floor(customers / 2))];
    const actors = cast(fleet, customers);
    const talks = actors.map(({ customer, talk, n }) => {
      const middle = 1 + (n % (talk.steps.length - 2));
      return play(customer, talk, async (step) => {
        if (step === middle) await first.pass();
        if (step === middle + 1 && n % 2 === 1) await second.pass();
      });
    });
    const deploy = async () => {
      await first.full();
      await fleet.start(next);
      first.open();
      const drained = [await fleet.retire(old[0])];
      await second.full();
      await fleet.start(next);
      second.open();
      // It goes when it has met what new code wrote: otherwise nothing was tried.
      await until(() => leftBy(old).size > 0, { what: 'old code leaves a conversation to new code' });
      drained.push(await fleet.retire(old[1]));
      return drained;
    };
    const [told, drained] = await Promise.all([Promise.all(talks), deploy()]);
    await expectAsIfNothingHad(fleet, { actors, told, quiet });
    figures = figuresOf({ told, old, drained });
  });
  return figures!;
}

/** New code is taken back for a while: what it began waits for it, untouched; everybody else is served by the old. */
export async function rollBack({ next, customers, quiet }: Rollout): Promise<Figures> {
  let figures: Figures | undefined;
  await inFleet(businesses(customers + TALKS.length), async (fleet) => {
    const before = await fleet.start(next);
    const middle = gate(customers);
    const actors = cast(fleet, customers + TALKS.length);
    const [begun, others] = [actors.slice(0, customers), actors.slice(customers)];
    const talks = begun.map(({ customer, talk, n }) =>
      play(customer, talk, async (step) => {
        if (step === talk.steps.length - 1 - (n % 2)) await middle.pass();
      }),
    );
    const deploys = async () => {
      await middle.full();
      const records = await recordsOf(fleet, begun);
      const old = await fleet.start(MAIN);
      await fleet.retire(before);
      middle.open();
      await until(() => leftBy([old]).size === customers, { what: 'all are left', ms: 60_000 });
      const told = await Promise.all(others.map(({ customer, talk }) => play(customer, talk)));
      expect(begun.flatMap(({ customer }) => customer.unheard())).toEqual([]);
      expect(await recordsOf(fleet, begun)).toEqual(records);
      await fleet.start(next);
      const since = performance.now();
      return { old, told, since, drained: [await fleet.retire(old)] };
    };
    const ended = Promise.all(talks).then((told) => ({ told, at: performance.now() }));
    const [{ told, at }, during] = await Promise.all([ended, deploys()]);
    await expectAsIfNothingHad(fleet, { actors, told: [...told, ...during.told], quiet });
    figures = {
      ...figuresOf({ told, old: [during.old], drained: during.drained }),
      slowestMs: Math.round(at - during.since),
    };
  });
  return figures!;
}

interface Actor {
  readonly n: number;
  readonly customer: Customer;
  readonly talk: Talk;
}

function businesses(customers: number): Talk['business'][] {
  return Array.from({ length: customers }, (_, n) => talkOf(n).business);
}

function cast(fleet: Fleet, customers: number): Actor[] {
  return Array.from({ length: customers }, (_, n) => ({ n, customer: fleet.customer(n, NAME), talk: talkOf(n) }));
}

function talkOf(n: number): Talk {
  return TALKS[n % TALKS.length]!;
}

/** Holds customers back until it is opened. */
function gate(expected: number) {
  const opened = Promise.withResolvers<undefined>();
  const crowd = Promise.withResolvers<undefined>();
  let waiting = 0;
  return {
    pass: () => {
      waiting += 1;
      if (waiting === expected) crowd.resolve(undefined);
      return opened.promise;
    },
    /** All that are expected stand before it. */
    full: () => crowd.promise,
    open: () => {
      opened.resolve(undefined);
    },
  };
}

/* ── What must be true afterwards ───────────────────────────────────────────────────────────────────────────────── */

/** Each customer read what they read on a quiet replica, word for word, and has what was asked for, once. */
async function expectAsIfNothingHad(
  fleet: Fleet,
  { actors, told, quiet }: { actors: readonly Actor[]; told: readonly Told[]; quiet: Rollout['quiet'] },
): Promise<void> {
  for (const { n } of actors) expect(told[n]?.lines, `customer ${n}`).toEqual(quiet[n % TALKS.length]);
  const facts = await atRest(fleet, actors);
  for (const { n, customer, talk } of actors) {
    expect(facts[n]?.appointments.map(bookingOf).sort(), `customer ${n}`).toEqual(talk.books);
    expect(customer.unheard()).toEqual([]);
  }
  const turns = facts.flatMap((one) => one.turns);
  expect(accounts(fleet, { turns })).toEqual({ lost: 0, doubled: 0, copiesMax: 1 });
}

/** By business, once everything that is owed is done. */
async function atRest(fleet: Fleet, actors: readonly Actor[]): Promise<readonly Facts[]> {
  return until(
    async () => {
      const facts = await Promise.all(actors.map(({ n }) => factsIn(fleet.store, fleet.tenant(n))));
      const open = facts.flatMap(({ outbox }) => outbox).filter(({ state }) => state !== 'done');
      return open.length === 0 && accounts(fleet, { turns: facts.flatMap(({ turns }) => turns) }).lost === 0 && facts;
    },
    { what: 'rest', ms: 60_000 },
  );
}

async function recordsOf(fleet: Fleet, actors: readonly Actor[]): Promise<readonly (ConversationRecord | undefined)[]> {
  const records = actors.map(async ({ n }) => {
    const [id] = await fleet.store.conversations(fleet.tenant(n));
    return id === undefined ? undefined : (await fleet.store.load(id, 0)).conversation;
  });
  return Promise.all(records);
}

function bookingOf({ serviceId, slot }: Appointment): string {
  const local = Temporal.Instant.fromEpochMilliseconds(slot.start).toZonedDateTimeISO('America/Argentina/Buenos_Aires');
  return `${serviceId} ${local.toPlainDateTime().toString({ smallestUnit: 'minute' })}`;
}

/** Conversations that these replicas met and left to newer code. */
function leftBy(old: readonly Replica[]): ReadonlySet<unknown> {
  return new Set(old.flatMap((one) => logged(one, 'conversation.newer').map((line) => line['conversation'])));
}

function figuresOf({ told, old, drained }: { told: readonly Told[]; old: Replica[]; drained: number[] }): Figures {
  const waits = told.flatMap(({ waitsMs }) => waitsMs).sort((a, b) => a - b);
  return {
    customers: told.length,
    left: leftBy(old).size,
    slowestMs: Math.round(waits.at(-1) ?? 0),
    medianMs: Math.round(waits[Math.floor(waits.length / 2)] ?? 0),
    drainedWithinMs: Math.round(Math.max(...drained)),
  };
}
