import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** A1's long run: about four hours on two free cores. */
const SEEDS = 500_000;
/** Beyond those of each commit. */
const FROM = 10_001;
const SIMULATE = fileURLToPath(new URL('../../src/cli/simulate.ts', import.meta.url));

it(`${SEEDS} seeds: no message lost or doubled, no promise broken (A1)`, async () => {
  expect(await simulate(['--seeds', String(SEEDS), '--from', String(FROM)])).toMatch(/violations 0$/m);
});

it('ten thousand seeds on SQLite (A1)', async () => {
  expect(await simulate(['--seeds', '10000', '--from', String(FROM), '--store', 'sqlite'])).toMatch(/violations 0$/m);
});

function simulate(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SIMULATE, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', () => {
      resolve(said);
    });
  });
}
