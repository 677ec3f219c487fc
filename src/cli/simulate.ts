/** `npm run simulate`: seeds of the deterministic simulation on every core. Exit 1 on any violation, with its seed. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BUGS, NOTHING, added, type Failure, type StoreKind, type Totals } from '../simulator/index.ts';
import { EXIT, UsageError, mainCommand, wholeNumber } from './args.ts';
import type { Arguments, CommandSpec, ExitCode, Terminal } from './args.ts';
import type { Share } from './simulate/worker.ts';

const SEEDS_DEFAULT = 1_000;
/** Seeds that a core takes at a time. */
const SHARE_SEEDS = 25;
const TAIL_LINES = 40;

const options = {
  seeds: { type: 'string' },
  from: { type: 'string' },
  bug: { type: 'string' },
  store: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const simulateCommand: CommandSpec<typeof options> = {
  name: 'npm run simulate',
  does: 'Simula réplicas, clientes y fallas con tiempo virtual. La misma semilla da siempre la misma historia.',
  usage: '[-- --seeds N --from S --bug NOMBRE --store memory|sqlite --json]',
  examples: [
    'npm run simulate',
    'npm run simulate -- --seeds 5000',
    'npm run simulate -- --seeds 1 --from 42',
    'npm run simulate -- --bug no-cas',
  ],
  options,
  positionals: false,
};

export async function simulateSeeds(args: Arguments<typeof options>, terminal: Terminal): Promise<ExitCode> {
  const run: Share = {
    seeds: wholeNumber('--seeds', args.values.seeds ?? String(SEEDS_DEFAULT)),
    from: wholeNumber('--from', args.values.from ?? '1'),
    store: storeKind(args.values.store),
    ...bugNamed(args.values.bug),
  };
  const started = performance.now();
  const totals = await onEveryCore(run);
  const seedsPerMinute = Math.round((totals.seeds * 60_000) / (performance.now() - started));
  if (args.values.json === true) terminal.out(JSON.stringify({ ...totals, seedsPerMinute }));
  else tell(totals, { seedsPerMinute, run }, terminal);
  return totals.violations === 0 ? EXIT.ok : EXIT.failure;
}

/** Shares go out one by one, so that a slow core holds nobody up; sums come in whatever order. */
async function onEveryCore(run: Share): Promise<Totals> {
  const shares = sharesOf(run);
  const workers = Array.from(
    { length: Math.min(availableParallelism(), shares.length) },
    () => new Worker(new URL('./simulate/worker.ts', import.meta.url)),
  );
  try {
    const sums = await Promise.all(workers.map((worker) => workThrough(worker, shares)));
    return sums.reduce(added, NOTHING);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function workThrough(worker: Worker, shares: Share[]): Promise<Totals> {
  return new Promise((resolve, reject) => {
    let sum = NOTHING;
    const next = () => {
      const share = shares.shift();
      if (share === undefined) resolve(sum);
      else worker.postMessage(share);
    };
    worker.on('message', (totals: Totals) => {
      sum = added(sum, totals);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

function sharesOf(run: Share): Share[] {
  const shares: Share[] = [];
  for (let done = 0; done < run.seeds; done += SHARE_SEEDS) {
    shares.push({ ...run, from: run.from + done, seeds: Math.min(SHARE_SEEDS, run.seeds - done) });
  }
  return shares;
}

function tell(
  totals: Totals,
  { seedsPerMinute, run }: { seedsPerMinute: number; run: Share },
  { out }: Terminal,
): void {
  for (const failure of totals.failed.slice(0, 1)) for (const line of failureLines(failure, run)) out(line);
  if (totals.failed.length > 1)
    out(
      `otras semillas con fallas: ${totals.failed
        .slice(1)
        .map(({ seed }) => seed)
        .join(' ')}`,
    );
  out(`seeds ${totals.seeds}`);
  out(`turns ${totals.turns}`);
  out(`messages ${totals.messages}`);
  out(`crashes ${totals.crashes}`);
  out(`zombies ${totals.zombies}`);
  out(`duplicates ${totals.duplicates}`);
  out(`violations ${totals.violations}`);
  out(`seeds/minute ${seedsPerMinute}`);
}

function failureLines({ seed, violations, tail }: Failure, { bug, store }: Share): string[] {
  const same = [...(bug === undefined ? [] : ['--bug', bug]), ...(store === 'memory' ? [] : ['--store', store])];
  return [
    ...tail.slice(-TAIL_LINES),
    '',
    `✗ semilla ${seed}`,
    ...violations.map((what) => `  ${what}`),
    `  repetir: ${['npm run simulate -- --seeds 1 --from', seed, ...same].join(' ')}`,
    '',
  ];
}

function storeKind(text = 'memory'): StoreKind {
  if (text === 'memory' || text === 'sqlite') return text;
  throw new UsageError(`--store ${text}: va memory o sqlite`);
}

function bugNamed(name: string | undefined): { bug?: string } {
  if (name === undefined) return {};
  if (Object.hasOwn(BUGS, name)) return { bug: name };
  throw new UsageError(`--bug ${name}: va uno de ${Object.keys(BUGS).join(' ')}`);
}

if (import.meta.main) await mainCommand(simulateCommand, simulateSeeds);
