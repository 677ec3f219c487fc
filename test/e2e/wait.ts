/** Waiting for what happens in other processes: a condition with a deadline, never a pause of a guessed length. */

export interface Wait {
  /** Named in the failure. */
  readonly what: string;
  readonly ms?: number;
  /** Facts of the moment, for the failure. */
  readonly told?: () => string;
}

const DEADLINE_MS = 25_000;
const POLL_MS = 10;

/** Resolves with the first value that is neither undefined nor false. */
export async function until<T>(
  condition: () => T | undefined | false | Promise<T | undefined | false>,
  { what, ms = DEADLINE_MS, told }: Wait,
): Promise<T> {
  const deadline = performance.now() + ms;
  for (;;) {
    const value = await condition();
    if (value !== undefined && value !== false) return value;
    if (performance.now() > deadline) throw new Error(`not within ${ms} ms: ${what}\n${told?.() ?? ''}`);
    await tick();
  }
}

/** The same for what is announced: no look in between, so that a thousand can wait at once. */
export async function within<T>(announced: Promise<T>, { what, ms = DEADLINE_MS, told }: Wait): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`not within ${ms} ms: ${what}\n${told?.() ?? ''}`));
    }, ms);
  });
  return Promise.race([announced, late]).finally(() => {
    clearTimeout(timer);
  });
}

/** Gives the other processes a moment between two looks. */
export function tick(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
