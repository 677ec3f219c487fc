import { reasonOf } from '../errors.ts';
import type { Clock, Log, Store } from '../ports.ts';

/** Not at once: a start is busy enough, and who restarts often loses nothing by waiting. */
const FIRST_MS = 10 * 60_000;
const EVERY_MS = 60 * 60_000;

/** Lets the store drop what is done, now and then, so that its file stays small. Returns an end. */
export function startUpkeep({ store, clock, log }: { store: Store; clock: Clock; log: Log }): () => void {
  let cancel: () => void = () => undefined;
  const wakeIn = (ms: number): void => {
    cancel = clock.wake(clock.now() + ms, () => void compact());
  };
  const compact = async (): Promise<void> => {
    try {
      log.info('store.compacted', { count: await store.compact(clock.now()) });
    } catch (error) {
      log.warn('store.not_compacted', { reason: reasonOf(error) });
    }
    if (!ended) wakeIn(EVERY_MS);
  };
  let ended = false;
  wakeIn(FIRST_MS);
  return () => {
    ended = true;
    cancel();
  };
}
