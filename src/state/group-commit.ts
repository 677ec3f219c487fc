/**
 * Group commit: all writes that are due in the same tick share one transaction, and so one wait for the disk.
 * A full fsync costs 60–70 µs of CPU alone and a few when shared (design: why).
 */
import type { DatabaseSync } from 'node:sqlite';
import { refusesAll, unavailable } from './sqlite-errors.ts';

/** Operations in one transaction: bounds how long the event loop is held (about 10 ms) when very many are due. */
const GROUP_MAX = 512;

/** Calls back later, once: `setImmediate` outside tests. */
export type Schedule = (flush: () => void) => void;

export interface GroupCommit {
  /**
   * Runs `work` inside a transaction, after all that were handed in before, and resolves with its result after COMMIT.
   * `work` is synchronous, looks before it writes, and may run twice: once in the group, once alone when another member
   * (or it itself) threw. What it throws, and what the disk refuses, rejects this promise only.
   */
  run<T>(work: () => T): Promise<T>;
  /** Runs at once whatever waits. */
  flush(): void;
}

interface Member {
  /** Runs the work; `settle` then tells the caller. */
  readonly work: () => void;
  readonly settle: () => void;
  readonly fail: (error: unknown) => void;
}

export function createGroupCommit(db: DatabaseSync, schedule: Schedule): GroupCommit {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  let waiting: Member[] = [];
  let scheduled = false;

  function flush(): void {
    scheduled = false;
    const group = waiting.slice(0, GROUP_MAX);
    waiting = waiting.slice(GROUP_MAX);
    if (group.length === 0) return;
    if (waiting.length > 0) plan();
    const error = transaction(group);
    if (error === undefined) for (const member of group) member.settle();
    else if (group.length === 1 || refusesAll(error.error)) for (const member of group) member.fail(error.error);
    else for (const member of group) alone(member);
  }

  function plan(): void {
    if (scheduled) return;
    scheduled = true;
    schedule(flush);
  }

  function alone(member: Member): void {
    const error = transaction([member]);
    if (error === undefined) member.settle();
    else member.fail(error.error);
  }

  function transaction(group: readonly Member[]): { error: unknown } | undefined {
    try {
      begin.run();
      for (const member of group) member.work();
      commit.run();
      return undefined;
    } catch (error) {
      // SQLite has rolled back by itself after some errors of the disk.
      if (db.isTransaction) db.exec('ROLLBACK');
      return { error };
    }
  }

  return {
    run: <T>(work: () => T) =>
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
        plan();
      }),
    flush: () => {
      while (waiting.length > 0) flush();
    },
  };
}
