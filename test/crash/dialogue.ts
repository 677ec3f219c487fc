/**
 * One customer's dialogue from the first word to the end: books, pays, moves, cancels. It goes on from whatever is on
 * disk, so that it can be killed and started again anywhere.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine, type Engine } from '../../src/conversation.ts';
import { DEFAULT_SETTINGS } from '../../src/conversation/parts.ts';
import {
  choicesOf,
  type ConversationId,
  type InboundContent,
  type InboxBody,
  type OutboundMessage,
  type Tenant,
} from '../../src/domain.ts';
import { createHandlers, failureAnswer, performWith, policyOf } from '../../src/handlers/index.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock, type VirtualClock } from '../../src/simulated/clock.ts';
import { START, addressOf, businessOf } from '../../src/simulator/business.ts';
import { violationsAtRest } from '../../src/simulator/invariants.ts';
import { marksIn, renderMarks, wordsOnly } from '../../src/simulator/words.ts';
import { systemClock } from '../../src/io/clock.ts';
import { systemRandom } from '../../src/io/random.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { createBoundaries, type Boundaries, type Crash } from './boundaries.ts';
import { openLoggedOutside, type LoggedOutside } from './outside.ts';

const CONVERSATION: ConversationId = 'pago.ana';
/** Long enough for what a dead process was sending to be given up or sent again. */
const REST_MS = 90_000;
/** A process that is started again finds itself so much later. */
const DOWN_MS = 2_000;
/** After so long the invariants expect everything to be finished. */
const FINISHED_MS = 61_000;
const WORDS_MAX = 40;

export interface Told {
  readonly violations: readonly string[];
  readonly boundaries: readonly string[];
  /** What the customer was told, by its key. */
  readonly marks: readonly string[];
  /** Words that are said once only were given up, and shown to a person. */
  readonly cutOff: boolean;
}

interface Run {
  readonly tenant: Tenant;
  readonly raw: Store;
  readonly log: LoggedOutside;
  readonly boundaries: Boundaries;
  readonly clock: VirtualClock;
  readonly engine: Engine;
}

/** Goes to the end of the dialogue, or dies at `crash`. */
export async function goOn(directory: string, crash?: Crash): Promise<Told> {
  const tenant = businessOf('pago');
  if (tenant === undefined) throw new Error('the simulation has a business that wants its money first');
  const raw = await openStored(directory);
  const log = await openLoggedOutside(join(directory, 'outside.jsonl'));
  const clock = createVirtualClock(Math.max(START, ...log.lines.map(({ at }) => at)) + DOWN_MS);
  const boundaries = createBoundaries(crash);
  const run: Run = { tenant, raw, log, clock, boundaries, engine: engineOf({ tenant, raw, log, clock, boundaries }) };
  run.engine.start();
  await rest(run);
  await deliver(run);
  for (let words = 0; words < WORDS_MAX && speak(run); words++) await deliver(run);
  await pass(run, FINISHED_MS);
  await run.engine.stop();
  const told: Told = {
    violations: await violationsOf(run),
    boundaries: boundaries.names,
    marks: marksOf(run),
    cutOff: (await raw.outbox(CONVERSATION)).some(({ kind, state }) => kind === 'sendMessage' && state === 'parked'),
  };
  await raw.close();
  log.close();
  return told;
}

/** A project on a Firestore emulator. */
export interface OnFirestore {
  readonly emulatorHost: string;
  readonly project: string;
}

/** From now on the dialogue of this directory is kept there, and not in a file of its own. */
export function keepOn(directory: string, firestore: OnFirestore): void {
  writeFileSync(join(directory, 'firestore.json'), JSON.stringify(firestore));
}

async function openStored(directory: string): Promise<Store> {
  const elsewhere = join(directory, 'firestore.json');
  if (!existsSync(elsewhere)) return openSqliteStore({ path: join(directory, 'turno.db') });
  const { openFirestoreStore } = await import('../../src/state/firestore.ts');
  const firestore = JSON.parse(readFileSync(elsewhere, 'utf8')) as OnFirestore;
  return openFirestoreStore({ ...firestore, clock: systemClock(), random: systemRandom() });
}

function engineOf({ tenant, raw, log, clock, boundaries }: Omit<Run, 'engine'>): Engine {
  const store = boundaries.wrap('store', raw);
  const outside = <K extends keyof typeof log.outside.ports>(port: K) => {
    const methods = Object.keys(log.outside.ports[port]);
    const calls = methods.map((method) => [method, (...args: unknown[]) => log.call(port, method, args, clock.now())]);
    return boundaries.wrap(port, Object.fromEntries(calls) as (typeof log.outside.ports)[K]);
  };
  const ports = {
    channel: outside('channel'),
    calendar: outside('calendar'),
    payments: outside('payments'),
    desk: outside('desk'),
  };
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  let tokens = 0;
  return createEngine({
    store,
    clock,
    log: quiet,
    random: { token: () => `${process.pid}-${tokens++}`, unit: () => 0.5 },
    understanding: boundaries.wrap('understanding', wordsOnly),
    tenantOf: (id) => (id === tenant.id ? tenant : undefined),
    render: renderMarks,
    textOf: ({ text }) => text,
    perform: performWith(createHandlers({ store, ...ports })),
    policyOf,
    failureAnswer,
    settings: { ...DEFAULT_SETTINGS, by: `p${process.pid}`, sweepEveryMs: 5_000 },
  });
}

/* ── The customer, and the providers between ────────────────────────────────────────────────────────────────────── */

/** Says the next thing; false when there is nothing more to say. */
function speak({ log, clock }: Run): boolean {
  const at = clock.now();
  const link = log.outside.links.find(
    ({ key }) => !log.lines.some((line) => line.kind === 'paid' && line.fact.reference === key),
  );
  if (link !== undefined && lastSent(log)?.type === 'link') {
    const paymentId = `p-${link.key}`;
    const { key: reference, amountMinor, currency } = link;
    log.write({ kind: 'noticed', id: `notice-1-${paymentId}`, paymentId, at });
    log.write({ kind: 'noticed', id: `notice-2-${paymentId}`, paymentId, at });
    log.write({
      kind: 'paid',
      fact: { paymentId, provider: 'sandbox', reference, status: 'approved', amountMinor, currency },
      at,
    });
    return true;
  }
  const content = nextWords(log);
  if (content === undefined) return false;
  const said = log.lines.filter((line) => line.kind === 'said').length;
  log.write({ kind: 'said', id: `m${said + 1}`, content, at });
  return true;
}

function nextWords(log: LoggedOutside): InboundContent | undefined {
  const tapped = new Set(
    log.lines.flatMap((line) => (line.kind === 'said' && line.content.type === 'tap' ? [line.content.id] : [])),
  );
  const choices = choicesOf(lastSent(log)).filter(({ id }) => !tapped.has(id));
  const marks = new Set(log.outside.sent.flatMap(({ message }) => marksIn(message.text)).map(({ key }) => key));
  const choice =
    choices.find(({ title }) => title === 'si' || title === 'reintentar') ??
    choices.find(({ id }) => /^(turno|cita|servicio)_/.test(id));
  if (choice !== undefined) return { type: 'tap', id: choice.id, title: choice.title };
  if (!marks.has('turno_confirmado')) return { type: 'text', text: 'quiero un turno corte' };
  if (!marks.has('turno_reprogramado')) return { type: 'text', text: 'mover' };
  if (!marks.has('turno_cancelado')) return { type: 'text', text: 'cancelar' };
  return undefined;
}

function lastSent({ outside }: LoggedOutside): OutboundMessage | undefined {
  return outside.sent.at(-1)?.message;
}

/** What was posted and not answered with 200 is posted (again), and all goes its way. */
async function deliver(run: Run): Promise<void> {
  const { log, engine, clock } = run;
  for (const { id, body } of posted(run)) {
    if (log.lines.some((line) => line.kind === 'acknowledged' && line.id === id)) continue;
    await engine.receive([{ conversation: CONVERSATION, id, arrivedAt: clock.now(), body }]);
    log.write({ kind: 'acknowledged', id, at: clock.now() });
  }
  await rest(run);
}

function posted({ log, tenant }: Run): { id: string; body: InboxBody }[] {
  const from = addressOf(tenant, 'ana');
  return log.lines.flatMap((line): { id: string; body: InboxBody }[] => {
    if (line.kind === 'noticed')
      return [{ id: line.id, body: { kind: 'payment', provider: 'sandbox', paymentId: line.paymentId } }];
    if (line.kind !== 'said') return [];
    return [
      {
        id: line.id,
        body: { kind: 'message', message: { id: line.id, at: line.at, content: line.content, from, name: 'Ana' } },
      },
    ];
  });
}

/** Lets time pass until nothing waits any more. */
async function rest(run: Run): Promise<void> {
  const until = run.clock.now() + REST_MS;
  for (;;) {
    await quiet(run.boundaries);
    const [{ inbox }, owed] = await Promise.all([run.raw.load(CONVERSATION, 1), run.raw.owed(CONVERSATION)]);
    await quiet(run.boundaries);
    if (run.boundaries.waiting() > 0) continue;
    if ((inbox.length === 0 && owed.length === 0) || run.clock.now() >= until) return;
    run.clock.advanceTo(until);
  }
}

async function pass(run: Run, ms: number): Promise<void> {
  for (const until = run.clock.now() + ms; run.clock.now() < until; run.clock.advanceTo(until))
    await quiet(run.boundaries);
  await quiet(run.boundaries);
}

/** Until no port is being called and nobody has gone on to call one. */
async function quiet(boundaries: Boundaries): Promise<void> {
  for (let idle = 0; idle < 3;) {
    const calls = boundaries.names.length;
    await new Promise((resolve) => setImmediate(resolve));
    idle = boundaries.waiting() === 0 && boundaries.names.length === calls ? idle + 1 : 0;
  }
}

function violationsOf(run: Run): Promise<string[]> {
  const { raw: store, tenant, log, clock } = run;
  const acknowledged = posted(run)
    .filter(({ id }) => log.lines.some((line) => line.kind === 'acknowledged' && line.id === id))
    .map((one) => ({ conversation: CONVERSATION, ...one }));
  return violationsAtRest({ store, tenant, happened: log.outside, acknowledged, now: clock.now() });
}

function marksOf({ log }: Run): string[] {
  return log.outside.sent.flatMap(({ message }) => marksIn(message.text)).map(({ key }) => key);
}
