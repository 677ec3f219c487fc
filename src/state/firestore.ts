/**
 * The Store on Firestore: for replicas that hold no state. Every write is a blind batch with preconditions, read back
 * when its answer is unclear; no transaction, no blind increment (`firestore/change.ts`). Loaded only by who asks for it.
 */
import { StoreUnavailable } from '../errors.ts';
import type { Clock, Random, Store } from '../ports.ts';
import { Documents } from './firestore/change.ts';
import { claims } from './firestore/claims.ts';
import { connect, inTime, mayClose, type ClientOptions } from './firestore/client.ts';
import * as turns from './firestore/commit.ts';
import * as configurations from './firestore/configurations.ts';
import * as inbox from './firestore/inbox.ts';
import * as outbox from './firestore/outbox.ts';
import { leftBehind } from './firestore/left.ts';
import { LAYOUT, pathsOf, type Paths } from './firestore/paths.ts';
import { due } from './firestore/due.ts';
import * as reads from './firestore/reads.ts';
import { bringUp, checkLayout } from './firestore/schema.ts';
import { compact, spendingOf } from './firestore/upkeep.ts';

export interface FirestoreOptions extends ClientOptions {
  readonly clock: Clock;
  readonly random: Random;
}

/** Throws a ConfigError for a store of a newer Turno, StoreUnavailable when the database does not answer. */
export async function openFirestoreStore(options: FirestoreOptions): Promise<Store> {
  const { clock, random } = options;
  const client = connect(options);
  const paths = pathsOf(client.db);
  const documents = new Documents(paths, clock);
  const parts: Parts = { documents, paths, token: tokens(random.token()), damaged: new Set() };
  let open = true;
  const run: Runner = (work) => {
    if (!open) return Promise.reject(new StoreUnavailable('The store is closed: open it again.'));
    return inTime(clock, work());
  };
  const close = async (): Promise<void> => {
    if (!open) return;
    open = false;
    await parts.documents.flush().catch(() => undefined);
    await client.close();
  };
  try {
    await bringUp({ ...parts, clock, by: parts.token() });
  } catch (error) {
    if (mayClose(error)) await close();
    throw error;
  }
  return { ...writers(parts, run), ...effects(parts, run), ...readers(parts, run), ...upkeep(parts, run), close };
}

interface Parts extends inbox.Inbox {
  /** Names of documents that a search could not read: told with what is due, and then forgotten. */
  readonly damaged: Set<string>;
}
type Runner = <T>(work: () => Promise<T>) => Promise<T>;
type Outbox = 'owed' | 'outbox' | 'markRunning' | 'settle' | 'noteStatus' | 'retry';
type Writer =
  'resolveContact' | 'receive' | 'begin' | 'endLease' | 'commit' | 'block' | 'putAppointment' | 'keepConfiguration';
type Upkeep = 'compact' | 'check' | 'spend' | 'spent';

function writers(parts: Parts, run: Runner): Pick<Store, Writer> {
  return {
    resolveContact: (tenant, aliases, proposed) =>
      run(() => inbox.resolveContact(parts, tenant, { aliases, proposed })),
    receive: (rows) => run(() => inbox.receive(parts, rows)),
    begin: (id, rows, lease) => run(() => inbox.begin(parts, id, { rows, lease })),
    endLease: (id, by) => run(() => inbox.endLease(parts, id, by)),
    commit: (turn) => run(async () => turns.commit(parts, turn)),
    block: (tenant, holder, keys) => run(() => turns.block(parts, tenant, { holder, keys })),
    putAppointment: (appointment) => run(() => turns.putAppointment(parts, appointment)),
    keepConfiguration: (one) => run(() => configurations.keepConfiguration(parts.paths, one)),
  };
}

function effects(parts: Parts, run: Runner): Pick<Store, Outbox> {
  return {
    owed: (id) => run(() => reads.owed(parts, id)),
    outbox: (id) => run(() => reads.outbox(parts, id)),
    markRunning: (row, at) => run(() => outbox.markRunning(parts, row, at)),
    settle: (row, settlement, answer) => run(() => outbox.settle(parts, row, { settlement, answer })),
    noteStatus: (status) => run(() => outbox.noteStatus(parts, status)),
    retry: (given, at) =>
      run(() => ('message' in given ? inbox.reviveMessage(parts, given) : outbox.retry(parts, given, at))),
  };
}

function readers(parts: Parts, run: Runner): Omit<Store, Outbox | Writer | Upkeep | 'close'> {
  return {
    holderOf: (tenant, alias) => run(() => inbox.holderOf(parts, tenant, alias)),
    load: (id, limit) => run(() => reads.load(parts, id, limit)),
    recall: (id, orders) => run(() => reads.recall(parts, id, orders)),
    committed: (id) => run(() => reads.committed(parts, id)),
    due: (query) => run(() => due(parts, query, parts.damaged)),
    claims: (query) => run(() => claims(parts.paths, query, (name) => parts.damaged.add(name))),
    appointments: (tenant, range) => run(() => reads.appointmentsBetween(parts, tenant, range)),
    turns: (id) => run(() => reads.turns(parts, id)),
    messages: (id, last) => run(() => reads.messages(parts, id, last)),
    configuration: (tenant, version) => run(() => configurations.configuration(parts.paths, tenant, version)),
    conversations: (tenant) => run(() => reads.conversationsOf(parts, tenant)),
    leftBehind: (query) => run(() => leftBehind(parts.paths, query)),
  };
}

function upkeep({ paths, token }: Parts, run: Runner): Pick<Store, Upkeep> {
  const spending = spendingOf(paths, token());
  return {
    compact: (now) => compactAll(paths, run, now),
    check: () => run(() => probe(paths)),
    spend: (tenant, day, micros) => run(() => spending.spend(tenant, day, micros)),
    spent: (tenant, day) => run(() => spending.spent(tenant, day)),
  };
}

/** Nobody waits for it, and it may take longer than an answer: only the closed store refuses it. */
async function compactAll(paths: Paths, run: Runner, now: number): Promise<number> {
  await run(() => Promise.resolve());
  return compact(paths, now);
}

/** Writes as a message would: an account that may only read shows here, and a store that newer code has taken over. */
async function probe(paths: Paths): Promise<void> {
  await Promise.all([checkLayout({ paths }), paths.probe().set({ v: LAYOUT })]);
}

function tokens(process: string): () => string {
  let calls = 0;
  return () => `${process}.${(calls += 1)}`;
}
