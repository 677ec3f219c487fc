/** Every await of a process, counted; at a chosen one the process kills itself. */
export const PLACES = ['before', 'between', 'after'] as const;
export type Place = (typeof PLACES)[number];
export interface Crash {
  /** The n-th call of a port, from 1. */
  readonly call: number;
  readonly place: Place;
}

export interface Boundaries {
  /** Names of the calls so far, in order. */
  readonly names: readonly string[];
  /** Calls that are not answered yet. */
  waiting(): number;
  wrap<T extends object>(kind: string, port: T): T;
}

export function createBoundaries(crash: Crash | undefined): Boundaries {
  const names: string[] = [];
  let waiting = 0;
  async function call<T>(name: string, work: () => Promise<T>): Promise<T> {
    names.push(name);
    const place = crash?.call === names.length ? crash.place : undefined;
    if (place === 'before') die();
    waiting += 1;
    try {
      const answer = await work();
      if (place === 'between') die();
      // The engine goes on with the answer until it waits again; then it is over.
      if (place === 'after') setImmediate(die);
      return answer;
    } finally {
      waiting -= 1;
    }
  }
  return {
    names,
    waiting: () => waiting,
    wrap: <T extends object>(kind: string, port: T): T => {
      const methods = Object.entries(port) as [string, (...args: unknown[]) => Promise<unknown>][];
      const wrapped = methods.map(([name, method]) => [
        name,
        (...args: unknown[]) => call(`${kind}.${name}`, () => method(...args)),
      ]);
      return Object.fromEntries(wrapped) as T;
    },
  };
}

/** As the kernel does it: no handler, no flush, no goodbye. */
function die(): void {
  process.kill(process.pid, 'SIGKILL');
}
