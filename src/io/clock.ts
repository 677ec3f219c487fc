/** Adapters to the world outside. Imports domain, ports and errors; `main.ts` and the command line import these. */
import type { Clock } from '../ports.ts';

/** A longer delay would overflow setTimeout's 31 bits (24.8 days) and fire at once; a day also survives clock jumps. */
const STEP_MS = 24 * 3_600_000;

/** The machine's clock, or one that starts at `startAt` (epoch ms) now and runs on. */
export function systemClock(startAt?: number): Clock {
  const offsetMs = startAt === undefined ? 0 : startAt - Date.now();
  const now = () => Date.now() + offsetMs;
  return {
    now,
    wake: (at, call) => {
      let timer: NodeJS.Timeout;
      const arm = () => {
        const waitMs = Math.min(Math.max(at - now(), 0), STEP_MS);
        timer = setTimeout(() => {
          // Timers may fire a little early, and the clock may have been set back meanwhile.
          if (now() >= at) call();
          else arm();
        }, waitMs);
      };
      arm();
      return () => {
        clearTimeout(timer);
      };
    },
  };
}
