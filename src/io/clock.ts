/** Adapters to the world outside. Imports domain, ports and errors; `main.ts` and the command line import these. */
import type { Clock } from '../ports.ts';

/** So often a sleeper looks at the clock again: one that is set forward is noticed, and no delay overflows setTimeout. */
const LOOK_EVERY_MS = 60_000;

/** The machine's clock, or one that starts at `startAt` (epoch ms) now and runs on. */
export function systemClock(startAt?: number): Clock {
  const offsetMs = startAt === undefined ? 0 : startAt - Date.now();
  const now = () => Date.now() + offsetMs;
  return {
    now,
    wake: (at, call) => {
      let timer: NodeJS.Timeout;
      // A clock that is set back delays nobody: whoever asked for a second is woken after a second, and looks for himself.
      const latest = performance.now() + at - now();
      const leftMs = () => Math.min(at - now(), latest - performance.now());
      const arm = () => {
        timer = setTimeout(
          () => {
            // Timers may fire a little early.
            if (leftMs() <= 0) call();
            else arm();
          },
          Math.min(Math.max(Math.ceil(leftMs()), 0), LOOK_EVERY_MS),
        );
      };
      arm();
      return () => {
        clearTimeout(timer);
      };
    },
  };
}
