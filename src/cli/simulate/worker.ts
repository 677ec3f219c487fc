/** One core's share of `npm run simulate`: asks for seeds, answers with their sums. */
import { parentPort } from 'node:worker_threads';
import { runSeeds, type RunOptions } from '../../simulator/index.ts';

export type Share = Omit<RunOptions, 'breathe'>;

export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

parentPort?.on('message', (share: Share) => {
  void runSeeds({ ...share, breathe }).then((totals) => parentPort?.postMessage(totals));
});
