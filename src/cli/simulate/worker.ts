/** One core's share of `npm run simulate`: asks for seeds, answers with their sums. */
import { parentPort } from 'node:worker_threads';
import { runSeeds, type RunOptions } from '../../simulator/index.ts';

export type Share = Omit<RunOptions, 'breathe'>;

/** Node takes up its next tick when no promise can go on: as good as a turn of the event loop, and a third of a seed's time less. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    process.nextTick(resolve);
  });
}

parentPort?.on('message', (share: Share) => {
  void runSeeds({ ...share, breathe }).then((totals) => parentPort?.postMessage(totals));
});
