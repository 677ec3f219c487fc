import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STARTS = 5;

/** Milliseconds from spawning `node src/main.ts` to the answer of the port: medians, warm and cold compile cache. */
export async function startTimes(): Promise<{ warmMs: number; coldMs: number }> {
  const cache = mkdtempSync(join(tmpdir(), 'turno-cache-'));
  const cold: number[] = [];
  const warm: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    rmSync(cache, { recursive: true, force: true });
    cold.push(await start(cache));
    warm.push(await start(cache));
  }
  rmSync(cache, { recursive: true, force: true });
  return { warmMs: median(warm), coldMs: median(cold) };
}

async function start(cache: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'turno-start-'));
  const started = performance.now();
  const child = spawn(process.execPath, [new URL('../src/main.ts', import.meta.url).pathname], {
    env: { ...process.env, NODE_COMPILE_CACHE: cache, SQLITE_PATH: join(folder, 't.db'), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('listo en')) resolve();
    });
  });
  const ms = performance.now() - started;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  // Who was cut off has not kept its compiled code: the next start would not be a warm one.
  if ((await gone) !== 0) throw new Error('the server did not end by itself');
  rmSync(folder, { recursive: true, force: true });
  return ms;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
