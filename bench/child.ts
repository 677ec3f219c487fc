import type { Usage } from './subjects.ts';

/**
 * A measured server's side of the talk with the bench: usage, collection, compaction, end. Collecting throws away what the
 * engine has learned of the code, too: whoever measures a turn's CPU after it measures a cold process.
 */
export function answerParent(acts: {
  compact: () => Promise<void>;
  stop: () => Promise<void>;
  calls?: () => Usage['calls'];
}): void {
  // The bench's own collections are no work of the server's: what they cost is left out.
  let collectionsMs = 0;
  process.on('message', (question) => {
    void (async () => {
      if (question === 'stop') {
        await acts.stop();
        process.exit(0);
      }
      if (question === 'compact') await acts.compact();
      if (question === 'collect') {
        const before = process.cpuUsage();
        globalThis.gc?.();
        globalThis.gc?.();
        collectionsMs += millisecondsOf(process.cpuUsage(before));
      }
      const cpuMs = millisecondsOf(process.cpuUsage()) - collectionsMs;
      const { heapUsed, rss } = process.memoryUsage();
      const usage = { cpuMs, heapBytes: heapUsed, rssBytes: rss, calls: acts.calls?.() };
      process.send?.(usage satisfies Record<keyof Usage, unknown>);
    })();
  });
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}
