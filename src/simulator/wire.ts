/**
 * Every await of the engine passes here. A call leaves, is applied at one instant and answered at a later one, in seeded
 * random order; on the way its request or its answer may be lost, and its process may die or stop for a while.
 */
import type { Dice } from './dice.ts';
import type { Timeline } from './timeline.ts';
import type { Trace } from './trace.ts';

/** One running engine: it dies for ever, or stands still until an instant (a zombie). */
export interface Process {
  readonly name: string;
  alive: boolean;
  frozenUntil: number;
  /** What happens to it at its next await. */
  strike: Strike | undefined;
}
export type Strike =
  | { readonly kind: 'crash'; readonly place: 'before' | 'between' | 'after' }
  | { readonly kind: 'freeze'; readonly place: 'before' | 'after'; readonly ms: number };

/** How a service says that a request did not arrive, and that its answer did not. */
export interface Losses {
  readonly request: (name: string) => Error;
  readonly answer: (name: string) => Error;
}
export interface Route {
  readonly losses?: Losses;
  /** Probability of each of the two losses while faults are on. */
  readonly lossRate: number;
  /** Usual and worst time of one way (ms), and how often the worst. */
  readonly usualMs: number;
  readonly slowMs: number;
  readonly slowRate: number;
}

export interface Wire {
  call<T>(process: Process, call: { name: string; route: Route; work: () => Promise<T> }): Promise<T>;
  /** Lets something happen inside a process: now, when it goes on, or never. */
  inside(process: Process, happen: () => void): void;
  /** From now on nothing is lost any more. */
  heal(): void;
  /** Messages on their way whose process died meanwhile, by what became of them: for the report. */
  readonly counts: { lost: number; crashes: number; zombies: number; calls: number };
}

export function createWire(parts: {
  dice: Dice;
  timeline: Timeline;
  trace: Trace;
  onCrash: (process: Process) => void;
}): Wire {
  const { dice, timeline, trace } = parts;
  const counts = { lost: 0, crashes: 0, zombies: 0, calls: 0 };
  let healed = false;

  const delay = (route: Route) =>
    dice.chance(route.slowRate) ? dice.between(route.usualMs, route.slowMs) : dice.between(0, route.usualMs);

  function inside(process: Process, happen: () => void): void {
    if (!process.alive) return;
    if (process.frozenUntil <= timeline.now()) happen();
    else
      timeline.at(process.frozenUntil, () => {
        inside(process, happen);
      });
  }

  function crash(process: Process, why: string): void {
    if (!process.alive) return;
    process.alive = false;
    counts.crashes += 1;
    trace.note(`${process.name} CRASH ${why}`);
    parts.onCrash(process);
  }

  function freeze(process: Process, ms: number, why: string): void {
    counts.zombies += 1;
    process.frozenUntil = timeline.now() + ms;
    trace.note(`${process.name} FROZEN ${ms} ms ${why}`);
  }

  function call<T>(
    process: Process,
    { name, route, work }: { name: string; route: Route; work: () => Promise<T> },
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (!process.alive) return;
      counts.calls += 1;
      const { strike } = process;
      process.strike = undefined;
      if (strike?.kind === 'crash' && strike.place === 'before') {
        crash(process, `before ${name}`);
        return;
      }
      if (strike?.kind === 'freeze') freeze(process, strike.ms, `${strike.place} ${name}`);
      const leavesAt = strike?.kind === 'freeze' && strike.place === 'before' ? process.frozenUntil : timeline.now();
      const lost = lossOf(route);
      timeline.at(leavesAt + delay(route), () => {
        // A request that was on its way when its process died may or may not arrive.
        if (!process.alive && dice.chance(0.5)) return;
        apply();
      });

      function apply(): void {
        // Sweeps that find nothing fill the account and tell nothing.
        if (lost !== undefined || !name.startsWith('due ')) {
          trace.note(`${process.name} ${name}${lost === undefined ? '' : ` LOST ${lost}`}`);
        }
        if (lost === 'request') {
          answer(() => {
            reject(route.losses?.request(name) ?? new Error('lost'));
          });
          return;
        }
        const outcome = work();
        if (strike?.kind === 'crash' && strike.place === 'between') {
          // The work is applied at once; nobody is left to hear of it.
          outcome.catch(() => undefined);
          crash(process, `between ${name}`);
          return;
        }
        outcome.then(
          (value) => {
            answer(() => {
              if (lost === 'answer') reject(route.losses?.answer(name) ?? new Error('lost'));
              else resolve(value);
            });
          },
          (error: unknown) => {
            answer(() => {
              // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- handed on as it came
              reject(error);
            });
          },
        );
      }

      function answer(tell: () => void): void {
        timeline.after(delay(route), () => {
          inside(process, () => {
            tell();
            if (strike?.kind === 'crash') crash(process, `after ${name}`);
          });
        });
      }
    });
  }

  function lossOf(route: Route): 'request' | 'answer' | undefined {
    if (healed || route.losses === undefined) return undefined;
    const roll = dice.unit();
    if (roll >= 2 * route.lossRate) return undefined;
    counts.lost += 1;
    return roll < route.lossRate ? 'request' : 'answer';
  }

  return {
    call,
    inside,
    counts,
    heal: () => {
      healed = true;
    },
  };
}
