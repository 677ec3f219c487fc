import type { Usage } from './subjects.ts';

/** A measured server's side of the talk with the bench: usage, compaction, end. */
export function answerParent(acts: {
  compact: () => Promise<void>;
  stop: () => Promise<void>;
  calls?: () => Usage['calls'];
}): void {
  process.on('message', (question) => {
    void (async () => {
      if (question === 'stop') {
        await acts.stop();
        process.exit(0);
      }
      if (question === 'compact') await acts.compact();
      const { user, system } = process.cpuUsage();
      globalThis.gc?.();
      globalThis.gc?.();
      const { heapUsed, rss } = process.memoryUsage();
      const usage = { cpuMs: (user + system) / 1_000, heapBytes: heapUsed, rssBytes: rss, calls: acts.calls?.() };
      process.send?.(usage satisfies Record<keyof Usage, unknown>);
    })();
  });
}
