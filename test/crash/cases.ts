/** Runs crash cases: a process that kills itself, perhaps a second one that does, then one that goes on to the end. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLACES, type Crash } from './boundaries.ts';
import { goOn, keepOn, type Told } from './dialogue.ts';

/** Where the dialogues are kept: a file each, or a project each on this emulator (`host:port`). */
export interface Kept {
  readonly emulatorHost?: string;
}

/** Where each process of a case dies, in order; the last one lives. */
export type Case = readonly Crash[];

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** Processes at a time. */
const AT_ONCE = 2;
/** A database that answers in its own time makes a few sweeps more or less: the last calls of one run may be missing in another. */
const MISSING_MAX = 5;

/** What is wrong after each case; nothing, when every promise held and the customer came to the end. */
export async function runCases(cases: readonly Case[], kept: Kept = {}): Promise<string[]> {
  const wrong: string[] = [];
  const waiting = [...cases];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const name = one.map(({ call, place }) => `${place} call ${call}`).join(', then ');
      wrong.push(...(await runCase(one, kept)).map((what) => `${name}: ${what}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}

/** Every call × every place. */
export function everyCase(calls: number): Case[] {
  return Array.from({ length: calls }, (_, i) => PLACES.map((place): Case => [{ call: i + 1, place }])).flat();
}

/** So many of them, spread evenly. */
export function sampled(calls: number, size: number): Case[] {
  const every = everyCase(calls);
  return Array.from({ length: size }, (_, i) => every[Math.floor((i * every.length) / size)] ?? []);
}

/** The boundaries of a run in which nothing fails, and what it told. */
export function record(kept: Kept = {}): Promise<Told> {
  return inDirectory(kept, (directory) => goOn(directory));
}

async function runCase(one: Case, kept: Kept): Promise<string[]> {
  const missing = kept.emulatorHost === undefined ? 0 : MISSING_MAX;
  for (let earlier = 0; earlier <= missing; earlier++) {
    const tried = one.map(({ call, place }): Crash => ({ call: call - earlier, place }));
    const { survived, wrong } = await inDirectory(kept, (directory) => tryCase(directory, tried));
    if (!survived || wrong.length > 0) return wrong;
  }
  return ['the process survived'];
}

/** `survived`: the first process came to its end before its call. */
async function tryCase(directory: string, one: Case): Promise<{ survived: boolean; wrong: string[] }> {
  const killed = [];
  for (const crash of one) killed.push(await dies(directory, crash));
  // Opened anew, as a new process would: everything it knows is on disk.
  const { violations, marks, cutOff } = await goOn(directory);
  // Words about money that were cut off are a person's: who is killed again asks for them, and is handed over.
  const handedOver = one.length > 1 && cutOff && marks.includes('persona_avisada');
  const ended = marks.includes('turno_cancelado') || handedOver;
  const end = ended ? [] : [`the customer did not come to the end: ${marks.join(' ')}`];
  return { survived: killed[0] !== true, wrong: [...violations, ...end] };
}

/** True when the process was killed; a second one may reach the end before its call. */
function dies(directory: string, { call, place }: Crash): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [WORKER, directory, String(call), place], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve(true);
      else if (code === 0) resolve(false);
      else reject(new Error(`the worker failed with ${code ?? signal ?? 'nothing'} at ${place} call ${call}`));
    });
  });
}

async function inDirectory<T>({ emulatorHost }: Kept, work: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'turno-crash-'));
  if (emulatorHost !== undefined) keepOn(directory, { emulatorHost, project: `turno-${randomUUID().slice(0, 18)}` });
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
