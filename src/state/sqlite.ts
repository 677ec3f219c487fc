/** The Store on node:sqlite: one file, every write through a group commit, reads straight from the file. */
import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../errors.ts';
import type { Store } from '../ports.ts';
import { createGroupCommit, type GroupCommit, type Schedule } from './group-commit.ts';
import { openDatabase } from './schema.ts';
import * as turns from './sqlite-commit.ts';
import * as configurations from './sqlite-configurations.ts';
import { compactionSteps } from './sqlite-compact.ts';
import { isDamage, unavailable } from './sqlite-errors.ts';
import * as inbox from './sqlite-inbox.ts';
import * as outbox from './sqlite-outbox.ts';
import { due } from './sqlite-due.ts';
import { inItsPlace } from './sqlite-place.ts';
import type { FileLock } from './sqlite-lock.ts';
import { leftBehind } from './sqlite-left.ts';
import * as reads from './sqlite-reads.ts';
import * as spending from './sqlite-spending.ts';
import { statements, type File, type Sql } from './sqlite-rows.ts';

/** What `check()` writes, bytes: more than most messages. */
const PROBE_BYTES = 8_192;

/**
 * How long a server waits for who holds its file, ms: a replication does for a moment (Litestream's checkpoints), no other
 * server ever. Longer would hold the event loop, and whoever asks whether it is alive, with it. What is refused comes again.
 */
const ALONE_BUSY_MS = 500;

export interface SqliteOptions {
  /** The database file; its directory is made when missing. ':memory:' keeps it in memory. */
  readonly path: string;
  /** Drop the texts of done rows at once instead of at `compact()`: smaller file, about 3 µs more for each. Off. */
  readonly compact?: boolean;
  /** Held by who serves the file, and released by who took it. Without it others may write beside this store. */
  readonly lock?: FileLock;
}

/** Throws a ConfigError for a file of a newer Turno, StoreUnavailable for what the disk refuses. */
export function openSqliteStore(options: SqliteOptions): Promise<Store> {
  return new Promise((resolve) => {
    const db = openDatabase(options.path);
    const schedule: Schedule = { soon: setImmediate, later: setTimeout };
    if (options.lock !== undefined) db.exec(`PRAGMA busy_timeout = ${ALONE_BUSY_MS}`);
    const guard = inItsPlace(db, options);
    resolve(createSqliteStore({ db, schedule, compact: options.compact ?? false, guard }));
  });
}

/** The store on an open database, which it closes. Tests bring their own `schedule`. */
export function createSqliteStore(options: {
  db: DatabaseSync;
  schedule: Schedule;
  compact: boolean;
  guard?: () => void;
}): Store {
  const { db } = options;
  const sql = statements(db);
  const group = createGroupCommit(db, options.schedule, options.guard);
  // A damaged page does not heal: who asks whether the store can be used hears of it from then on.
  const harm: { error?: Error } = {};
  const noted = (error: unknown): Error => {
    const told = unavailable(error);
    if (isDamage(told.cause)) harm.error ??= told;
    return told;
  };
  const read = <T>(work: () => T): Promise<T> =>
    new Promise((resolve) => {
      if (!db.isOpen) throw closed();
      resolve(translated(work, noted));
    });
  const write: Runner = (work, patient) =>
    db.isOpen
      ? group.run(work, patient).catch((error: unknown) => Promise.reject(noted(error)))
      : Promise.reject(closed());
  return {
    ...writers({ sql, dropTexts: options.compact }, write),
    // Most messages come from a contact that is known: that takes no transaction.
    resolveContact: async (tenant, aliases, proposed) =>
      (await read(() => inbox.knownContact(sql, tenant, aliases, proposed))) ??
      (await write(() => inbox.resolveContact(sql, tenant, aliases, proposed))),
    ...readers(sql, read),
    // Asked about every second, also where nothing is written: what happened to the file is known soon.
    due: (query) =>
      read(() => {
        options.guard?.();
        return due(sql, query);
      }),
    compact: (now) => compact(sql, write, now),
    check: () =>
      write(() => {
        if (harm.error !== undefined) throw harm.error;
        probe(sql);
      }),
    close: () =>
      new Promise((resolve) => {
        if (db.isOpen)
          translated(() => {
            close(db, group);
          });
        resolve();
      }),
  };
}

type Runner = <T>(work: () => T, patient?: boolean) => Promise<T>;
type Reader =
  | 'holderOf'
  | 'load'
  | 'recall'
  | 'committed'
  | 'owed'
  | 'due'
  | 'claims'
  | 'appointments'
  | 'turns'
  | 'messages'
  | 'outbox'
  | 'conversations'
  | 'leftBehind'
  | 'configuration'
  | 'spent';
type Writer = Exclude<keyof Store, Reader | 'resolveContact' | 'compact' | 'check' | 'close'>;

function writers(file: File, write: Runner): Pick<Store, Writer> {
  const { sql } = file;
  return {
    receive: (rows) => write(() => rows.map((row) => inbox.receive(sql, row))),
    begin: (id, rows, lease) => write(() => inbox.begin(sql, id, rows, lease)),
    endLease: (id, by) =>
      write(() => {
        inbox.endLease(sql, id, by);
      }),
    commit: (turn) => write(() => turns.commit(file, turn)),
    markRunning: (row, at) => write(() => outbox.markRunning(file, row, at)),
    // Nobody waits for "done": until it is written a crash has the call made again, as it would while the call was out.
    settle: (row, settlement, answer) =>
      write(
        () => {
          outbox.settle(file, row, { settlement, answer });
        },
        settlement.state === 'done' && answer === undefined,
      ),
    retry: (given, at) => write(() => outbox.retry(file, given, at)),
    // Three for each message of ours, and no customer waits for one.
    noteStatus: (status) =>
      write(() => {
        outbox.noteStatus(file, status);
      }, true),
    block: (tenant, holder, keys) => write(() => turns.block(sql, tenant, { holder, keys })),
    putAppointment: (appointment) =>
      write(() => {
        turns.putAppointment(sql, appointment);
      }),
    keepConfiguration: (configuration) =>
      write(() => {
        configurations.keepConfiguration(sql, configuration);
      }),
    // No customer waits for it: with the next group is soon enough.
    spend: (tenant, day, microUsd) =>
      write(() => {
        spending.spend(sql, tenant, { day, microUsd });
      }, true),
  };
}

function readers(sql: Sql, read: Runner): Pick<Store, Exclude<Reader, 'due'>> {
  return {
    holderOf: (tenant, alias) => read(() => inbox.holderOf(sql, tenant, alias)),
    load: (id, limit) => read(() => reads.load(sql, id, limit)),
    recall: (id, orders) => read(() => reads.recall(sql, id, orders)),
    committed: (id) => read(() => reads.committed(sql, id)),
    owed: (id) => read(() => outbox.outboxRows(sql, id, 'owed')),
    claims: (query) => read(() => reads.claims(sql, query)),
    appointments: (tenant, range) => read(() => reads.appointmentsBetween(sql, tenant, range)),
    turns: (id) => read(() => reads.turns(sql, id)),
    messages: (id, last) => read(() => reads.lastMessages(sql, id, last)),
    outbox: (id) => read(() => outbox.outboxRows(sql, id, 'all')),
    conversations: (tenant) => read(() => reads.conversationsOf(sql, tenant)),
    configuration: (tenant, version) => read(() => configurations.configuration(sql, tenant, version)),
    leftBehind: (query) => read(() => leftBehind(sql, query)),
    spent: (tenant, day) => read(() => spending.spent(sql, tenant, day)),
  };
}

async function compact(sql: Sql, write: Runner, now: number): Promise<number> {
  let changed = 0;
  for (const step of compactionSteps(sql, now)) {
    // Each step is a transaction of its own, so that turns go on in between.
    for (let done = await write(step); ; done = await write(step)) {
      changed += done.changed;
      if (!done.more) break;
    }
  }
  return changed;
}

/** Writes as much as a message would, and takes it back: a full or read-only disk shows here. */
function probe(sql: Sql): void {
  const id = inbox.addBody(sql, ' '.repeat(PROBE_BYTES));
  sql('DELETE FROM bodies WHERE id = ?').run(id);
}

function close(db: DatabaseSync, group: GroupCommit): void {
  group.flush();
  db.close();
}

function closed(): StoreUnavailable {
  return new StoreUnavailable('The store is closed: open it again.');
}

function translated<T>(work: () => T, told: (error: unknown) => Error = unavailable): T {
  try {
    return work();
  } catch (error) {
    throw told(error);
  }
}
