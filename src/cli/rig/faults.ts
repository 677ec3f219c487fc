import { ServiceFailure, StoreUnavailable, UnclearFailure } from '../../errors.ts';
import type { Clock } from '../../ports.ts';
import { aroundCalls } from './gauge.ts';

/** Ports that a dialogue file can let fail (public surface). */
export const PORTS = ['model', 'calendar', 'payments', 'channel', 'desk', 'store'] as const;
export type FaultyPort = (typeof PORTS)[number];

/** `down` refuses at once · `slow` does it and answers 20 s later · `garbage` answers 200 with nothing readable. */
export const MODES = ['down', 'slow', 'garbage'] as const;

export interface Fault {
  readonly port: FaultyPort;
  readonly mode: (typeof MODES)[number];
  /** The first so many calls of the port, counted from the start of the run. */
  readonly calls: number | 'always';
}

/** Virtual time of a slow answer, ms. */
const SLOW_MS = 20_000;

/** The port, failing on the calls that its faults name; where two name the same call the first one holds. */
export function faulty<T extends object>(
  port: T,
  { name, faults, clock }: { name: FaultyPort; faults: readonly Fault[]; clock: Clock },
): T {
  if (faults.length === 0) return port;
  let calls = 0;
  return aroundCalls(port, async (call, method) => {
    calls += 1;
    const nth = calls;
    const fault = faults.find((f) => f.calls === 'always' || nth <= f.calls);
    if (fault?.mode === 'down') throw refused(name);
    if (fault?.mode === 'garbage') throw unreadable(name, method);
    const answer = await call();
    if (fault) await new Promise<void>((resolve) => clock.wake(clock.now() + SLOW_MS, resolve));
    return answer;
  });
}

function refused(name: FaultyPort): Error {
  if (name === 'store') return new StoreUnavailable('the store is down, as the run asked');
  return new ServiceFailure(`${name} is down, as the run asked`, { retryable: true });
}

/** What only reads may simply be read again; what changes something may have happened. */
function unreadable(name: FaultyPort, method: string): Error {
  const message = `${name}.${method} answered garbage, as the run asked`;
  if (name === 'store') return new StoreUnavailable(message);
  const reads = method === 'busy' || method === 'fetch' || name === 'model';
  return reads ? new ServiceFailure(message, { retryable: true }) : new UnclearFailure(message);
}
