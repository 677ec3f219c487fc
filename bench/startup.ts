import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STARTS = 5;

/** From spawning `node src/main.ts`, ms: the port is open; `/readyz` says so, which it does when messages can be worked on. */
export interface StartTime {
  readonly listeningMs: number;
  readonly readyMs: number;
}

/** Medians, with a warm and with a cold compile cache. */
export async function startTimes(): Promise<{ warm: StartTime; cold: StartTime }> {
  const cache = mkdtempSync(join(tmpdir(), 'turno-cache-'));
  const cold: StartTime[] = [];
  const warm: StartTime[] = [];
  for (let i = 0; i < STARTS; i++) {
    rmSync(cache, { recursive: true, force: true });
    cold.push(await start(cache));
    warm.push(await start(cache));
  }
  rmSync(cache, { recursive: true, force: true });
  return { warm: medians(warm), cold: medians(cold) };
}

async function start(cache: string): Promise<StartTime> {
  const folder = mkdtempSync(join(tmpdir(), 'turno-start-'));
  const started = performance.now();
  const child = spawn(process.execPath, [new URL('../src/main.ts', import.meta.url).pathname], {
    env: { ...process.env, NODE_COMPILE_CACHE: cache, SQLITE_PATH: join(folder, 't.db'), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await new Promise<string>((resolve) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /Salud +(\S+)\/readyz/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const listeningMs = performance.now() - started;
  const { ok } = await fetch(`${url}/readyz`);
  if (!ok) throw new Error('the server listens and is not ready');
  const readyMs = performance.now() - started;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  // Who was cut off has not kept its compiled code: the next start would not be a warm one.
  if ((await gone) !== 0) throw new Error('the server did not end by itself');
  rmSync(folder, { recursive: true, force: true });
  return { listeningMs, readyMs };
}

function medians(times: readonly StartTime[]): StartTime {
  return {
    listeningMs: median(times.map(({ listeningMs }) => listeningMs)),
    readyMs: median(times.map(({ readyMs }) => readyMs)),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
