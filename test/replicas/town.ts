/** Replicas of the real server on one Firestore emulator, and the customers of one business who write to all of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent } from 'undici';
import type { Appointment, OutboxRow, TurnRecord } from '../../src/domain.ts';
import type { Store } from '../../src/ports.ts';
import { Customer, rowsOf, wordsOf, type Courier } from '../e2e/customer.ts';
import { freePort, launch, listening, type Process } from '../e2e/server.ts';
import { tick, until } from '../e2e/wait.ts';
import { accounts, courierTo, factsIn, leaksIn, settingsFor } from '../e2e/world.ts';
import { startGraph, type FakeGraph } from '../fakes/graph.ts';
import { emulatorHost, freshProject, openStore } from '../firestore/kit.ts';

const DELIVER_WITHIN_MS = 120_000;
const REST_WITHIN_MS = 120_000;
/** Later than any mark of a running effect and any lease: who starts so late takes over at once what others dropped. */
const LATER_MS = 60_000;
const SOCKETS = 400;
/** What a dead replica was doing is taken over after 30 s, by the next look of another: up to ten later. */
const PATIENCE_MS = 90_000;

export interface Replica {
  readonly url: string;
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM. */
  end(): Promise<void>;
  pause(): void;
  resume(): void;
  running(): boolean;
}

export interface Town {
  readonly graph: FakeGraph;
  readonly replicas: readonly Replica[];
  /** Straight to the emulator, whatever the wire does. */
  readonly store: Store;
  customer(name: string): Customer;
  customers(): readonly Customer[];
  /** Webhooks that were posted so far, each to every replica. */
  posted(): number;
  output(): string;
  /** Every webhook is taken by every replica, and nobody owes anything: one last replica does what the dead ones left. */
  rest(): Promise<void>;
}

export interface TownOptions {
  readonly replicas: number;
  readonly env?: Readonly<Record<string, string>>;
  /** How replicas reach the emulator; absent: directly. */
  readonly through?: string;
}

export async function inTown(options: TownOptions, test: (town: Town) => Promise<void>): Promise<void> {
  const { town, close } = await openTown(options);
  try {
    await Promise.all(town.replicas.map((replica) => replica.start()));
    await test(town);
    if (town.graph.violations.length > 0) throw new Error(town.graph.violations.join('\n'));
    const leaks = leaksIn(town.output(), town);
    if (leaks.length > 0) throw new Error(`in the log: ${leaks.join(', ')}`);
  } finally {
    await close();
  }
}

let towns = 0;

async function openTown(options: TownOptions): Promise<{ town: Town; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'turno-replicas-'));
  const graph = await startGraph();
  const agent = new Agent({ connections: SOCKETS });
  const project = freshProject();
  const store = await openStore(project);
  const customers: Customer[] = [];
  const processes: Process[] = [];
  const prefix = `54911${String(5_000 + (process.pid % 1_000) + towns++).padStart(4, '0')}`;
  const env = {
    STORE: 'firestore',
    GOOGLE_CLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: options.through ?? emulatorHost ?? '',
    LOG_LEVEL: 'warn',
    ...settingsFor(graph),
    ...options.env,
  };
  const replicas = await Promise.all(
    Array.from({ length: options.replicas }, () => createReplica({ folder, env, processes })),
  );
  const mail = mailTo(replicas, agent);
  const town: Town = {
    graph,
    replicas,
    store,
    customer: (name) => {
      const waId = prefix + String(customers.length).padStart(4, '0');
      const customer = new Customer({
        waId,
        name,
        graph,
        courier: mail.courier,
        now: () => Date.now(),
        patienceMs: PATIENCE_MS,
      });
      customers.push(customer);
      return customer;
    },
    customers: () => customers,
    posted: mail.posted,
    output: () => processes.map((one) => one.stdout() + one.stderr()).join(''),
    rest: async () => {
      await mail.delivered();
      await Promise.all(replicas.map((replica) => replica.end()));
      const later = { ...env, CLOCK_START: new Date(Date.now() + LATER_MS).toISOString() };
      const last = await createReplica({ folder, env: later, processes });
      await last.start();
      await until(async () => (await owing(store)) === 0, { what: 'nobody owes anything', ms: REST_WITHIN_MS });
      await last.end();
    },
  };
  const close = async (): Promise<void> => {
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    await agent.destroy();
    await graph.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { town, close };
}

async function createReplica({
  folder,
  env,
  processes,
}: {
  folder: string;
  env: Readonly<Record<string, string>>;
  processes: Process[];
}): Promise<Replica> {
  const port = await freePort();
  let current: Process | undefined;
  const signal = (name: NodeJS.Signals) => () => {
    if (current?.running() === true) process.kill(current.pid, name);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      current = launch({ cwd: folder, env: { ...env, PORT: String(port) } });
      processes.push(current);
      await listening(current);
    },
    kill: async () => {
      await current?.end('SIGKILL');
    },
    end: async () => {
      await current?.end('SIGTERM');
    },
    pause: signal('SIGSTOP'),
    resume: signal('SIGCONT'),
    running: () => current?.running() === true,
  };
}

/** Meta posts each webhook to every replica, again and again until it is taken; the first that takes it has it. */
function mailTo(replicas: readonly Replica[], agent: Agent) {
  const underWay = new Set<Promise<void>>();
  let posted = 0;
  const post = (url: string, raw: string) => courierTo(() => url, agent).post(raw);
  const deliverTo = async ({ url }: Replica, raw: string): Promise<void> => {
    const deadline = performance.now() + DELIVER_WITHIN_MS;
    while ((await post(url, raw)) !== 200) {
      if (performance.now() > deadline) throw new Error(`Meta gave up on ${url}`);
      await tick();
    }
  };
  const courier: Courier = {
    post: (raw) => post(replicas[0]?.url ?? '', raw),
    deliver: async (raw) => {
      posted += 1;
      const all = replicas.map((replica) => deliverTo(replica, raw));
      const every = Promise.all(all).then(() => undefined);
      underWay.add(every);
      // Who gave up is heard of at the end: `delivered` rejects.
      every.then(
        () => underWay.delete(every),
        () => undefined,
      );
      await Promise.any(all);
    },
  };
  return { courier, posted: () => posted, delivered: () => Promise.all(underWay) };
}

/** Conversations with something that waits, whenever it is due. */
async function owing(store: Store): Promise<number> {
  const ever = Number.MAX_SAFE_INTEGER;
  const { conversations } = await store.due({ now: ever, inboxBefore: ever, runningBefore: ever, limit: 200 });
  return conversations.length;
}

/* ── What was done ──────────────────────────────────────────────────────────────────────────────────────────────── */

export interface Outcome {
  /** Acknowledged messages that are in no turn; in more than one. */
  readonly lost: number;
  readonly doubled: number;
  /** Appointments that customers booked, and those of them that share a granule with another. */
  readonly booked: number;
  readonly overlapping: number;
  /** Second copies of messages that Meta got, and the most copies of one. */
  readonly repeated: number;
  readonly copiesMax: number;
  /** Words and deeds that were given up. Who only looked for times says so and is asked again. */
  readonly parked: number;
  readonly turns: readonly TurnRecord[];
  readonly outbox: readonly OutboxRow[];
}

export async function outcomeOf(town: Town): Promise<Outcome> {
  const { turns, outbox, appointments } = await factsIn(town.store);
  const sent = town.graph.sent().map(({ effect }) => effect);
  return {
    ...accounts(town, { turns }),
    // Of two copies at most, as `copiesMax` holds.
    repeated: sent.length - new Set(sent).size,
    booked: appointments.length,
    overlapping: overlaps(appointments),
    parked: outbox.filter(({ state, kind }) => state === 'parked' && kind !== 'findSlots').length,
    turns,
    outbox,
  };
}

function overlaps(appointments: readonly Appointment[]): number {
  const end = ({ slot, durationMinutes }: Appointment) => slot.start + durationMinutes * 60_000;
  return appointments.filter((a, i) =>
    appointments.some(
      (b, j) =>
        i < j && a.slot.professionalId === b.slot.professionalId && a.slot.start < end(b) && b.slot.start < end(a),
    ),
  ).length;
}

/* ── What customers say ─────────────────────────────────────────────────────────────────────────────────────────── */

/** The last is about nothing that the offline reader knows: where there is a model, it is asked. */
const QUESTIONS = [
  '¿cuánto sale la limpieza?',
  '¿dónde queda?',
  '¿a qué hora abren?',
  'mi cuñada volvió fascinada de su viaje',
];

/** Books, answering what is asked, and asks this and that, until so many messages are written. */
export async function talks(customer: Customer, messages: number, dice: () => number): Promise<void> {
  let booked = false;
  let left = messages;
  const wish = () =>
    customer.says(booked ? (QUESTIONS[left % QUESTIONS.length] ?? '') : 'quiero una limpieza para la semana que viene');
  await wish();
  for (left -= 1; left > 0; left -= 1) {
    const heard = [await customer.hears('the next words'), ...customer.unheard()];
    for (const _ of customer.unheard()) await customer.hears();
    const sent = heard.at(-1);
    if (sent === undefined) continue;
    booked ||= heard.some((one) => /confirmad|reservad|agendad/i.test(wordsOf(one)) && !rowsOf(one).some(isSlot));
    const slots = rowsOf(sent).filter(isSlot);
    const slot = slots[Math.floor(dice() * slots.length)];
    if (!booked && slot !== undefined) await customer.taps(slot);
    else if (!booked && rowsOf(sent).length > 0) await customer.says('sí');
    else await wish();
  }
  await customer.hears('the last words');
}

function isSlot({ id }: { readonly id: string }): boolean {
  return id.startsWith('turno_');
}

/** The same numbers in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
