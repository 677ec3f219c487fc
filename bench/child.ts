/** A measured server's side of the talk with the bench: usage, compaction, end. */
export function answerParent(acts: { compact: () => Promise<void>; stop: () => Promise<void> }): void {
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
      process.send?.({ cpuMs: (user + system) / 1_000, heapBytes: heapUsed, rssBytes: rss });
    })();
  });
}
