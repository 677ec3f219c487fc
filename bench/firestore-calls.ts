/** Counts what a process asks of Firestore, at the client that everything goes through. */
import { Firestore, Query, WriteBatch } from 'firebase-admin/firestore';
import type { Calls } from './subjects.ts';

export function countCalls(): () => Calls {
  const calls = { commits: 0, written: 0, requests: 0, read: 0 };
  around(WriteBatch.prototype, 'commit', (written) => {
    calls.commits += 1;
    calls.written += sizeOf(written);
  });
  around(Firestore.prototype, 'getAll', (found) => {
    calls.requests += 1;
    calls.read += sizeOf(found);
  });
  around(Query.prototype, 'get', (found) => {
    calls.requests += 1;
    calls.read += Math.max(1, sizeOf(found));
  });
  return () => ({ ...calls });
}

/** Looks at what a method resolves with; a call that failed is counted by nobody. */
function around(prototype: object, name: string, look: (result: unknown) => void): void {
  const method = Reflect.get(prototype, name) as (...args: unknown[]) => Promise<unknown>;
  Reflect.set(prototype, name, async function (this: unknown, ...args: unknown[]) {
    const result = await method.apply(this, args);
    look(result);
    return result;
  });
}

/** Documents in a list of results, or in what a query found. */
function sizeOf(result: unknown): number {
  return Array.isArray(result) ? result.length : (result as { size: number }).size;
}
