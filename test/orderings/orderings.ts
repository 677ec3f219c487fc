/**
 * Two workers on one store, every call and every answer of theirs an item that fast-check's scheduler lets go in any order,
 * and time itself one more of them (reliability A8). Nothing is lost and nobody dies: that is the simulator's matter.
 */
import fc from 'fast-check';
import { createEngine, type Engine } from '../../src/conversation.ts';
import { DEFAULT_SETTINGS } from '../../src/conversation/parts.ts';
import { choicesOf, type Choice, type InboundContent, type NewInboxRow, type Tenant } from '../../src/domain.ts';
import { createHandlers, failureAnswer, performWith, policyOf } from '../../src/handlers/index.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock, type VirtualClock } from '../../src/simulated/clock.ts';
import type { Planted } from '../../src/simulator/bugs.ts';
import { BUSINESSES, START, addressOf, businessOf, deedOf } from '../../src/simulator/business.ts';
import { violationsAtRest, watchStore } from '../../src/simulator/invariants.ts';
import { createOutside, type Outside } from '../../src/simulator/outside.ts';
import { renderMarks, wordsOnly } from '../../src/simulator/words.ts';
import { createMemoryStore } from '../../src/state/memory.ts';

/** One thing that a customer does, to one worker or to both. */
interface Said {
  readonly who: number;
  /** A number taps that choice of what he read last. */
  readonly what: string | number;
  readonly to: 'a' | 'b' | 'both';
  /** So many other things may happen before it: at none he does not wait for the answer. */
  readonly pause: number;
}

const WORDS = [
  ...['quiero un turno corte', 'quiero un turno corte', 'quiero un turno color', 'mover', 'cancelar', 'si'],
  ...['pagar corte', 'salir'],
];
const said: fc.Arbitrary<Said> = fc.record({
  who: fc.nat({ max: 2 }),
  // Mostly the first row or button, so that customers meet.
  what: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(0, 0, 0, 1) },
    { weight: 1, arbitrary: fc.constantFrom(...WORDS) },
  ),
  to: fc.constantFrom('a', 'b', 'both'),
  pause: fc.constantFrom(0, 5, 25, 50),
});

/** Beyond the minute in which everything must be finished. */
const REST_MS = 2 * 60_000;
const TICK_MS = 400;
const STEPS_MAX = 20_000;

interface Stage {
  readonly scheduler: fc.Scheduler;
  readonly clock: VirtualClock;
  readonly tenant: Tenant;
  readonly store: Store;
  readonly outside: Outside;
  readonly planted: Planted | undefined;
}

/** A script of either business, in an order of its own. */
export function orderings(plant?: () => Planted) {
  const scripts = fc.noBias(fc.array(said, { minLength: 4, maxLength: 20, size: 'max' }));
  return fc.asyncProperty(fc.scheduler(), scripts, fc.nat({ max: 1 }), async (scheduler, script, business) => {
    const planted = plant?.();
    const violations = await violationsOf(scheduler, { script, business, ...(planted && { planted }) });
    if (violations.length > 0) throw new Error(violations.join('\n'));
  });
}

/** What was wrong; empty when nothing was. */
async function violationsOf(
  scheduler: fc.Scheduler,
  { script, business, planted }: { script: readonly Said[]; business: number; planted?: Planted },
): Promise<string[]> {
  const tenant = BUSINESSES[business % BUSINESSES.length];
  if (tenant === undefined) throw new Error('there is no business');
  const clock = createVirtualClock(START);
  const violations: string[] = [];
  const acknowledged: NewInboxRow[] = [];
  const choices = new Map<string, readonly Choice[]>();
  const post = { row: (_row: Omit<NewInboxRow, 'arrivedAt'>, _to: Said['to']): void => undefined };
  const sentAt: number[] = [];
  const outside = createOutside({
    onSent: ({ to, message }) => {
      sentAt.push(clock.now());
      choices.set(to.waId ?? '', choicesOf(message));
    },
    onHandoff: (conversation) => {
      post.row(
        {
          conversation,
          id: `back-${conversation}-${clock.now()}`,
          body: deedOf('person.returned', tenant, conversation),
        },
        'a',
      );
    },
    refuses: () => false,
  });
  const watched = watchStore(
    createMemoryStore(),
    {
      happened: () => outside,
      clockErred: () => false,
      now: () => clock.now(),
      sentBy: (at) => outside.sent.filter((_, i) => (sentAt[i] ?? Infinity) <= at),
      later: (_at, look) => {
        look();
      },
    },
    (what) => violations.push(what),
  );
  const store = planted?.store?.(watched) ?? watched;
  const stage: Stage = { scheduler, clock, tenant, store, outside, planted };
  const workers = { a: workerOf(stage, 'a'), b: workerOf(stage, 'b') };
  post.row = (row, to) => {
    const arrived = { ...row, arrivedAt: clock.now() };
    for (const name of to === 'both' ? (['a', 'b'] as const) : [to]) {
      void workers[name].receive([arrived]).then(() => acknowledged.push(arrived));
    }
  };
  for (const one of Object.values(workers)) one.start();
  await play(stage, script, { choices, post: post.row });
  const at = { store: watched, tenant, happened: outside, acknowledged, now: clock.now() };
  return [...violations, ...(await violationsAtRest(at))];
}

/** Every call waits to be let go before it is made, and its answer before it is heard. */
function workerOf({ scheduler, clock, tenant, store, outside, planted }: Stage, by: string): Engine {
  const send = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    await scheduler.schedule(Promise.resolve(), `${by} ${name}`);
    return scheduler.schedule(work(), `${by} hears ${name}`);
  };
  const wired = <T extends object>(port: T): T =>
    new Proxy(port, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) =>
          send(String(name), () => Reflect.apply(member, target, args) as Promise<unknown>);
      },
    });
  const own = wired(store);
  const inside = planted?.inside?.(own, send) ?? own;
  const { channel, calendar, payments, desk } = outside.ports;
  const handlers = createHandlers({
    ...{ store: inside, channel: wired(channel), calendar: wired(calendar) },
    ...{ payments: wired(payments), desk: wired(desk) },
  });
  let tokens = 0;
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const perform = performWith(handlers);
  return createEngine({
    ...{ store: inside, clock, log: quiet, render: renderMarks, failureAnswer, tenantOf: businessOf },
    random: { token: () => `${by}-${(tokens += 1)}`, unit: () => 0.5 },
    understanding: wired(planted?.understanding ?? wordsOnly),
    textOf: ({ text }) => text,
    perform: planted?.perform?.(perform) ?? perform,
    policyOf: planted?.policyOf?.(policyOf) ?? policyOf,
    settings: {
      ...DEFAULT_SETTINGS,
      leases: true,
      sweepEveryMs: 10_000,
      ...planted?.settings,
      by: `${by}-${tenant.id}`,
    },
  });
}

interface Talk {
  readonly choices: ReadonlyMap<string, readonly Choice[]>;
  readonly post: (row: Omit<NewInboxRow, 'arrivedAt'>, to: Said['to']) => void;
}

/** The script is said in its order, whenever the scheduler comes to it; then everybody may finish. */
async function play({ scheduler, clock, tenant, outside }: Stage, script: readonly Said[], talk: Talk): Promise<void> {
  const paid = new Set<string>();
  const speak = ({ who, what, to }: Said, n: number) => {
    const customer = `c${who}`;
    const address = addressOf(tenant, customer);
    const message = { id: `m${n}`, at: clock.now(), from: address, name: 'Ana' };
    const content = contentOf(what, talk.choices.get(customer) ?? []);
    talk.post(
      {
        conversation: `${tenant.id}.${customer}`,
        id: message.id,
        body: { kind: 'message', message: { ...message, content } },
      },
      to,
    );
    for (const { key, amountMinor, currency, orderId } of outside.links) {
      if (paid.has(key)) continue;
      paid.add(key);
      const paymentId = `p-${key}`;
      outside.pay({ paymentId, provider: 'sandbox', reference: key, status: 'approved', amountMinor, currency });
      const conversation = orderId.slice(0, orderId.lastIndexOf('.'));
      talk.post({ conversation, id: `n-${key}`, body: { kind: 'payment', provider: 'sandbox', paymentId } }, 'both');
    }
  };
  const spoken = scheduler.scheduleSequence(
    script.flatMap((one, n) => [
      ...Array.from({ length: one.pause }, () => ({ label: 'a moment', builder: () => Promise.resolve() })),
      {
        label: `c${one.who} says ${one.what}`,
        builder: () => {
          speak(one, n);
          return Promise.resolve();
        },
      },
    ]),
  );
  await inAnyOrder(scheduler, clock, () => spoken.done);
  await inPeace(scheduler, clock);
}

/** Time may go on while calls are under way, by little steps, so that some of them are late and most are not. */
async function inAnyOrder(scheduler: fc.Scheduler, clock: VirtualClock, over: () => boolean): Promise<void> {
  let ticking = false;
  for (let step = 0; step < STEPS_MAX && !over(); step += 1) {
    if (!ticking) {
      ticking = true;
      void scheduler.schedule(Promise.resolve(), 'time goes on').then(() => {
        ticking = false;
        clock.advanceTo(Math.min(clock.next() ?? Infinity, clock.now() + TICK_MS));
      });
    }
    await breathe();
    await scheduler.waitNext(1);
  }
}

/** Whatever is under way is done, in any order, before time goes on: so everything that is owed comes to its end. */
async function inPeace(scheduler: fc.Scheduler, clock: VirtualClock): Promise<void> {
  const until = clock.now() + REST_MS;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    await breathe();
    if (scheduler.count() > 0) await scheduler.waitNext(1);
    else if (clock.now() >= until) return;
    else clock.advanceTo(Math.min(clock.next() ?? until, until));
  }
  throw new Error('the workers do not come to rest');
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function contentOf(what: string | number, choices: readonly Choice[]): InboundContent {
  if (typeof what === 'string') return { type: 'text', text: what };
  const choice = choices[what % Math.max(choices.length, 1)];
  return choice === undefined ? { type: 'text', text: 'hola' } : { type: 'tap', id: choice.id, title: choice.title };
}
