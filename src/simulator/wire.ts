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
  readonly to: 'store' | 'services' | 'thought';
  readonly losses?: Losses;
  /** Probability of each of the two losses while faults are on. */
  readonly lossRate: number;
  /** Usual and worst time of one way (ms), and how often the worst. */
  readonly usualMs: number;
  readonly slowMs: number;
  readonly slowRate: number;
}

/** A partition (B3): nothing passes this way until it is over. Both in epoch ms; the beginning of a replica's name, '' is all of them. */
export interface Cut {
  readonly to: Route['to'];
  readonly replica: string;
  readonly lost: 'request' | 'answer';
  readonly from: number;
  readonly until: number;
}

interface Call<T> {
  readonly name: string;
  readonly route: Route;
  readonly work: () => Promise<T>;
}
/** One call under way. */
interface Sent<T> extends Call<T> {
  readonly process: Process;
  readonly strike: Strike | undefined;
  readonly lost: 'request' | 'answer' | undefined;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

export class Wire {
  readonly #dice: Dice;
  readonly #timeline: Timeline;
  readonly #trace: Trace;
  readonly #onEnd: () => void;
  #healed = false;
  #cut: Cut | undefined;
  readonly counts = { lost: 0, cut: 0, crashes: 0, zombies: 0, calls: 0 };

  constructor(parts: { dice: Dice; timeline: Timeline; trace: Trace; onEnd: () => void }) {
    this.#dice = parts.dice;
    this.#timeline = parts.timeline;
    this.#trace = parts.trace;
    this.#onEnd = parts.onEnd;
  }

  /** From now on nothing is lost any more. */
  heal(): void {
    this.#healed = true;
  }

  cut(cut: Cut): void {
    this.#cut = cut;
  }

  /** Its end was planned, and what it still had under way is lost with it. */
  end(process: Process, how: 'stopped' | 'killed'): void {
    if (!process.alive) return;
    process.alive = false;
    this.#trace.note(`${process.name} is ${how}`);
    this.#onEnd();
  }

  /** Lets something happen inside a process: now, when it goes on, or never. */
  inside(process: Process, happen: () => void): void {
    if (!process.alive) return;
    if (process.frozenUntil <= this.#timeline.now()) happen();
    else
      this.#timeline.at(process.frozenUntil, () => {
        this.inside(process, happen);
      });
  }

  /** Never settles when the process dies before the answer. */
  call<T>(process: Process, call: Call<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (!process.alive) return;
      this.counts.calls += 1;
      const { strike } = process;
      process.strike = undefined;
      if (strike?.kind === 'crash' && strike.place === 'before') {
        this.#crash(process, `before ${call.name}`);
        return;
      }
      if (strike?.kind === 'freeze') this.#freeze(process, strike, call.name);
      const leavesAt =
        strike?.kind === 'freeze' && strike.place === 'before' ? process.frozenUntil : this.#timeline.now();
      const sent: Sent<T> = { ...call, process, strike, lost: this.#lossOf(process, call.route), resolve, reject };
      this.#timeline.at(leavesAt + this.#delay(call.route), () => {
        // A request that was on its way when its process died may or may not arrive.
        if (process.alive || this.#dice.chance(0.5)) this.#apply(sent);
      });
    });
  }

  #apply<T>(sent: Sent<T>): void {
    const { name, process, lost, route, strike } = sent;
    // Sweeps that find nothing fill the account and tell nothing.
    if (lost !== undefined || !name.startsWith('due ')) {
      this.#trace.note(`${process.name} ${name}${lost === undefined ? '' : ` LOST ${lost}`}`);
    }
    if (lost === 'request') {
      this.#fail(sent, route.losses?.request(name));
      return;
    }
    const outcome = sent.work();
    if (strike?.kind === 'crash' && strike.place === 'between') {
      // The work is applied at once; nobody is left to hear of it.
      outcome.catch(() => undefined);
      this.#crash(process, `between ${name}`);
      return;
    }
    outcome.then(
      (value) => {
        if (lost === 'answer') this.#fail(sent, route.losses?.answer(name));
        else
          this.#answer(sent, () => {
            sent.resolve(value);
          });
      },
      (error: unknown) => {
        this.#fail(sent, error instanceof Error ? error : new Error(String(error)));
      },
    );
  }

  #fail<T>(sent: Sent<T>, error = new Error(`${sent.name}: lost`)): void {
    this.#answer(sent, () => {
      sent.reject(error);
    });
  }

  #answer<T>({ process, route, strike, name }: Sent<T>, tell: () => void): void {
    this.#timeline.after(this.#delay(route), () => {
      this.inside(process, () => {
        tell();
        if (strike?.kind === 'crash') this.#crash(process, `after ${name}`);
      });
    });
  }

  #delay({ usualMs, slowMs, slowRate }: Route): number {
    return this.#dice.chance(slowRate) ? this.#dice.between(usualMs, slowMs) : this.#dice.between(0, usualMs);
  }

  #lossOf(process: Process, route: Route): 'request' | 'answer' | undefined {
    if (this.#healed || route.losses === undefined) return undefined;
    if (this.#isCut(process, route)) {
      this.counts.cut += 1;
      return this.#cut?.lost;
    }
    const roll = this.#dice.unit();
    if (roll >= 2 * route.lossRate) return undefined;
    this.counts.lost += 1;
    return roll < route.lossRate ? 'request' : 'answer';
  }

  #isCut({ name }: Process, { to }: Route): boolean {
    const { replica = '', from, until, to: where } = this.#cut ?? { from: Infinity, until: 0 };
    const now = this.#timeline.now();
    return now >= from && now < until && to === where && name.startsWith(replica);
  }

  #crash(process: Process, why: string): void {
    if (!process.alive) return;
    process.alive = false;
    this.counts.crashes += 1;
    this.#trace.note(`${process.name} CRASH ${why}`);
    this.#onEnd();
  }

  #freeze(process: Process, { ms, place }: { ms: number; place: string }, name: string): void {
    this.counts.zombies += 1;
    process.frozenUntil = this.#timeline.now() + ms;
    this.#trace.note(`${process.name} FROZEN ${ms} ms ${place} ${name}`);
  }
}
