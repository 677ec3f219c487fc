/** One replica of the engine: dies, starts again, stands still, and has a clock of its own that may be wrong. */
import { createEngine, type Engine, type Settings } from '../conversation.ts';
import { DEFAULT_SETTINGS, type Parts } from '../conversation/parts.ts';
import type { NewInboxRow, OutboxRow } from '../domain.ts';
import { ServiceFailure, StoreUnavailable, UnclearFailure } from '../errors.ts';
import { createHandlers, failureAnswer, performWith, policyOf } from '../handlers/index.ts';
import type { Clock, Store, TurnCommit, Understanding } from '../ports.ts';
import type { Planted } from './bugs.ts';
import { businessOf } from './business.ts';
import type { Dice } from './dice.ts';
import type { Outside } from './outside.ts';
import type { Timeline } from './timeline.ts';
import type { Trace } from './trace.ts';
import type { Process, Route, Wire } from './wire.ts';
import { renderMarks, wordsOnly } from './words.ts';

/** A sweep costs the simulation as much as a turn; ten seconds keep the promise of sixty. */
const SWEEP_EVERY_MS = 10_000;
/** Cloud Run's ten seconds, less what the store needs (G2). */
const STOPPED_WITHIN_MS = 7_000;
/** As the system's clock: a long wait is looked at again after a day. */
const CLOCK_STEP_MS = 24 * 3_600_000;

const STORE: Route = {
  to: 'store',
  lossRate: 0.01,
  usualMs: 3,
  slowMs: 400,
  slowRate: 0.02,
  losses: {
    request: (name) => new StoreUnavailable(`${name}: not reached`),
    answer: (name) => new StoreUnavailable(`${name}: no answer`),
  },
};
const SERVICE: Route = {
  to: 'services',
  lossRate: 0.04,
  usualMs: 300,
  slowMs: 6_000,
  slowRate: 0.03,
  losses: {
    request: (name) => new ServiceFailure(`${name}: refused`, { retryable: true }),
    answer: (name) => new UnclearFailure(`${name}: no answer`),
  },
};
/** Understanding never fails by contract, it only takes its time. */
const THINKING: Route = { to: 'thought', lossRate: 0, usualMs: 40, slowMs: 2_000, slowRate: 0.05 };

export interface World {
  readonly dice: Dice;
  readonly timeline: Timeline;
  readonly trace: Trace;
  readonly wire: Wire;
  /** The one store, as the bug (if any) leaves it. */
  readonly store: Store;
  readonly outside: Outside;
  readonly bug: Planted | undefined;
}

export interface Replica {
  readonly name: string;
  /** The running process, if it runs. */
  readonly process: Process | undefined;
  start(): void;
  /** Is told to end (a deploy): refuses what comes, makes safe what is under way, and is gone; killed where that takes too long. */
  stop(): void;
  /** As a webhook would: rows get this replica's instant of arrival. Never answers when the process dies meanwhile. */
  receive(row: Omit<NewInboxRow, 'arrivedAt'>): Promise<void>;
  noteStatus(status: Parameters<Store['noteStatus']>[0]): void;
  /** Its clock was wrong once. */
  readonly clockErred: boolean;
  /** Sets its wall clock off by so much (ms); timers run on unaffected. */
  setClock(offsetMs: number): void;
}

export function createReplica(name: string, world: World): Replica {
  const { timeline, wire } = world;
  let offset = 0;
  let erred = false;
  let starts = 0;
  let running: { process: Process; engine: Engine; store: Store; stopping: boolean } | undefined;

  const now = () => timeline.now() + offset;

  return {
    name,
    get process() {
      return running?.process.alive === true ? running.process : undefined;
    },
    get clockErred() {
      return erred;
    },
    start: () => {
      const process: Process = { name: `${name}.${++starts}`, alive: true, frozenUntil: 0, strike: undefined };
      const parts = partsOf(world, { process, clock: clockOf(world, process, now), by: process.name });
      const engine = createEngine(parts);
      running = { process, engine, store: parts.store, stopping: false };
      world.trace.note(`${process.name} starts`);
      engine.start();
    },
    stop: () => {
      if (running?.process.alive !== true || running.stopping) return;
      running.stopping = true;
      endWell(world, running);
    },
    receive: (row) => {
      if (running?.process.alive !== true || running.stopping) return Promise.reject(new Error('connection refused'));
      const { process, engine } = running;
      return new Promise((resolve, reject) => {
        wire.inside(process, () => {
          engine.receive([{ ...row, arrivedAt: now() }]).then(resolve, reject);
        });
      });
    },
    noteStatus: (status) => {
      if (running?.process.alive !== true) return;
      const { store } = running;
      wire.inside(running.process, () => {
        store.noteStatus({ ...status, at: now() }).catch(() => undefined);
      });
    },
    setClock: (offsetMs) => {
      offset = offsetMs;
      erred ||= offsetMs !== 0;
      world.trace.note(`${name} clock ${offsetMs}`);
    },
  };
}

/** A wall clock that may be wrong; its timers wait by the true one. */
function clockOf({ timeline, wire }: World, process: Process, now: () => number): Clock {
  return {
    now,
    wake: (at, call) => {
      let cancelled = false;
      const arm = () => {
        timeline.after(Math.min(Math.max(at - now(), 0), CLOCK_STEP_MS), () => {
          if (cancelled) return;
          wire.inside(process, () => {
            if (cancelled) return;
            if (now() >= at) call();
            else arm();
          });
        });
      };
      arm();
      return () => {
        cancelled = true;
      };
    },
  };
}

function endWell({ trace, wire, timeline }: World, { process, engine }: { process: Process; engine: Engine }): void {
  trace.note(`${process.name} is told to stop`);
  wire.inside(process, () => {
    void engine.stop().then(() => {
      wire.end(process, 'stopped');
    });
  });
  timeline.after(STOPPED_WITHIN_MS, () => {
    wire.end(process, 'killed');
  });
}

function partsOf(world: World, { process, clock, by }: { process: Process; clock: Clock; by: string }): Parts {
  const { wire, bug, outside, dice, trace } = world;
  const wired = onWire(world.store, (name, work) => wire.call(process, { name, route: STORE, work }));
  const store = bug?.inside?.(wired, (name, work) => wire.call(process, { name, route: STORE, work })) ?? wired;
  const service = <T extends object>(kind: string, port: T): T =>
    onWire(port, (name, work) => wire.call(process, { name: `${kind}.${name}`, route: SERVICE, work }));
  const perform = performWith(
    createHandlers({
      store,
      channel: service('channel', outside.ports.channel),
      calendar: service('calendar', outside.ports.calendar),
      payments: service('payments', outside.ports.payments),
      desk: service('desk', outside.ports.desk),
    }),
  );
  const understanding: Understanding = {
    understand: (request) =>
      wire.call(process, {
        name: 'understand',
        route: THINKING,
        work: () => (bug?.understanding ?? wordsOnly).understand(request),
      }),
  };
  const settings: Settings = { ...DEFAULT_SETTINGS, leases: true, sweepEveryMs: SWEEP_EVERY_MS, ...bug?.settings, by };
  const note = (event: string, fields?: Readonly<Record<string, unknown>>) => {
    trace.note(`${process.name} ${event} ${JSON.stringify(fields ?? {})}`);
  };
  return {
    store,
    clock,
    random: { token: () => dice.token(), unit: () => dice.unit() },
    log: { info: () => undefined, warn: note, error: note },
    understanding,
    tenantOf: businessOf,
    render: renderMarks,
    textOf: (message) => message.text,
    perform: bug?.perform?.(perform) ?? perform,
    policyOf: bug?.policyOf?.(policyOf) ?? policyOf,
    failureAnswer,
    settings,
  };
}

type Send = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** A port whose every method goes over the wire. */
function onWire<T extends object>(port: T, send: Send): T {
  const methods = Object.entries(port) as [string, (...args: unknown[]) => Promise<unknown>][];
  return Object.fromEntries(
    methods.map(([name, method]) => [
      name,
      (...args: unknown[]) => send(`${name} ${subjectOf(args)}`, () => method(...args)),
    ]),
  ) as T;
}

/** What a call is about, for the trace. */
function subjectOf([first, , last]: unknown[]): string {
  if (typeof first === 'string') return first;
  if (typeof first !== 'object' || first === null) return '';
  if ('turn' in first && 'outbox' in first) {
    const { turn, outbox } = first as TurnCommit;
    return `${turn.conversation} ${turn.n} [${turn.consumed.join()}] ${turn.inputs.map((input) => input.type).join()} → ${turn.path.join()} owes ${outbox.map(wordsOf).join()}`;
  }
  if ('id' in first) return `${String(first.id)}${typeof last === 'string' ? ` ${last}` : ''}`;
  return 'conversation' in first ? String(first.conversation) : '';
}

function wordsOf({ kind, message }: OutboxRow): string {
  return message?.text ?? kind;
}
