import type { Clock } from '../ports.ts';

/** So long somebody waits for a turn before it is not waited for any more (ms). */
export const HELD_BACK_MS = 10_000;

/** Says that a turn is over. */
export type Leave = () => void;

interface Inside {
  readonly alone: boolean;
}

/**
 * Turns go beside each other; one that is suspected of ending whole processes goes alone. A process that dies takes with it
 * all that it had begun, and each of those has one attempt more: tried together again and again they would all be given up
 * for the one. So what was under way at several deaths is tried with nothing beside it, and only its own deaths are counted.
 *
 * Who comes while a suspect waits is held back, and goes when one suspect has been: both come to their turn.
 */
export class Turnstile {
  readonly #clock: Clock;
  /** Oldest first. */
  readonly #inside = new Set<Inside>();
  readonly #suspects: ((leave: Leave) => void)[] = [];
  readonly #held: ((leave: Leave) => void)[] = [];
  #alone: Inside | undefined;
  #stopWatching: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** No promise where nobody has to wait: nothing is put off by it. */
  enter(alone: boolean): Leave | Promise<Leave> {
    const busy = this.#alone !== undefined || this.#suspects.length > 0 || (alone && this.#inside.size > 0);
    if (!busy) return this.#admit(alone);
    return new Promise((resolve) => {
      (alone ? this.#suspects : this.#held).push(resolve);
      this.#watch();
    });
  }

  #admit(alone: boolean): Leave {
    const one = { alone };
    this.#inside.add(one);
    if (alone) this.#alone = one;
    return () => {
      this.#leave(one);
    };
  }

  #leave(one: Inside): void {
    if (!this.#inside.delete(one)) return;
    if (one === this.#alone) this.#alone = undefined;
    if (this.#alone !== undefined) return;
    if (one.alone || this.#suspects.length === 0) for (const go of this.#held.splice(0)) go(this.#admit(false));
    if (this.#inside.size === 0) this.#suspects.shift()?.(this.#admit(true));
    this.#watch();
  }

  /** A turn that hangs holds up nobody for ever. */
  #watch(): void {
    const [oldest] = this.#inside;
    if (this.#held.length + this.#suspects.length === 0 || oldest === undefined) {
      this.#stopWatching?.();
      this.#stopWatching = undefined;
    } else {
      this.#stopWatching ??= this.#clock.wake(this.#clock.now() + HELD_BACK_MS, () => {
        this.#stopWatching = undefined;
        this.#leave(oldest);
        this.#watch();
      });
    }
  }
}
