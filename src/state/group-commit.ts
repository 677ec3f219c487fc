/**
 * Group commit: all writes that are due in the same tick share one transaction, and so one wait for the disk.
 * A full fsync costs 60–70 µs of CPU alone and a few when shared (design: why).
 */
import type { DatabaseSync } from 'node:sqlite';
import { refusesAll, unavailable } from './sqlite-errors.ts';

/** Operations in one transaction: bounds how long the event loop is held (about 10 ms) when very many are due. */
const GROUP_MAX = 512;

/** What can wait for company waits so long at most, ms. Much less than the send that it follows. */
const PATIENCE_MS = 10;

/** Calls back once. */
export interface Schedule {
  /** In the next tick: `setImmediate` outside tests. */
  readonly soon: (flush: () => void) => void;
  /** After so many ms. Absent: nothing waits for company. */
  readonly later?: (flush: () => void, ms: number) => void;
}

export interface GroupCommit {
  /**
   * Runs `work` inside a transaction, after all that were handed in before, and resolves with its result after COMMIT.
   * `work` is synchronous, looks before it writes, and may run twice: once in the group, once alone when another member
   * (or it itself) threw. What it throws, and what the disk refuses, rejects this promise only.
   * Patient work commits with the next that is not, or after PATIENCE_MS: one wait for the disk less at light load.
   */
  run<T>(work: () => T, patient?: boolean): Promise<T>;
  /** Runs at once whatever waits. */
  flush(): void;
}

interface Member {
  /** Runs the work; `settle` then tells the caller. */
  readonly work: () => void;
  readonly settle: () => void;
  readonly fail: (error: unknown) => void;
}

/** `guard` throws where nothing may be written: it is asked before each transaction. */
export function createGroupCommit(db: DatabaseSync, schedule: Schedule, guard = (): void => undefined): GroupCommit {
  const transaction = transactions(db, guard);
  let waiting: Member[] = [];
  const planned = { soon: false, patiently: false };

  function plan(patient: boolean): void {
    if (planned.soon || (patient && planned.patiently)) return;
    if (patient && schedule.later) {
      planned.patiently = true;
      schedule.later(flushPatient, PATIENCE_MS);
    } else {
      planned.soon = true;
      schedule.soon(flushSoon);
    }
  }

  function flushSoon(): void {
    planned.soon = false;
    flush();
  }

  function flushPatient(): void {
    planned.patiently = false;
    flush();
  }

  function flush(): void {
    const group = waiting.slice(0, GROUP_MAX);
    waiting = waiting.slice(GROUP_MAX);
    if (group.length === 0) return;
    if (waiting.length > 0) plan(false);
    const failure = transaction(group);
    if (failure !== undefined && group.length > 1 && !refusesAll(failure.error)) {
      for (const member of group) tell([member], transaction([member]));
    } else tell(group, failure);
  }

  return {
    run: <T>(work: () => T, patient = false) =>
      new Promise<T>((resolve, reject) => {
        let result: { value: T } | undefined;
        waiting.push({
          work: () => {
            result = { value: work() };
          },
          settle: () => {
            if (result !== undefined) resolve(result.value);
          },
          fail: (error) => {
            reject(unavailable(error));
          },
        });
        plan(patient);
      }),
    flush: () => {
      while (waiting.length > 0) flush();
    },
  };
}

interface Failure {
  readonly error: unknown;
}

/** Runs all of a group in one transaction; a failure leaves nothing of it. */
function transactions(db: DatabaseSync, guard: () => void): (group: readonly Member[]) => Failure | undefined {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  return (group) => {
    try {
      guard();
      begin.run();
      for (const member of group) member.work();
      commit.run();
      return undefined;
    } catch (error) {
      rollback(db);
      return { error };
    }
  };
}

function rollback(db: DatabaseSync): void {
  // SQLite has rolled back by itself after some errors of the disk.
  if (!db.isTransaction) return;
  try {
    db.exec('ROLLBACK');
  } catch {
    // The first error says why, and is the one that the callers hear. The next BEGIN fails if this one still stands.
  }
}

function tell(group: readonly Member[], failure: Failure | undefined): void {
  for (const member of group) {
    if (failure === undefined) member.settle();
    else member.fail(failure.error);
  }
}
