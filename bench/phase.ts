/** One measurement: so many conversations with a subject, so many at a time. */
import { setTimeout } from 'node:timers/promises';
import { conversation } from './script.ts';
import type { Subject } from './subjects.ts';
import { openWorld, type World } from './world.ts';

/** A customer's messages in one conversation of the script. */
export const TURNS = 6;

export interface Phase {
  readonly turnsPerSecond: number;
  readonly cpuMsPerTurn: number;
  readonly overheadMs: Percentiles;
}
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export type Running = World & { readonly subject: Subject };
export type Start = (world: World) => Promise<Subject>;

/** A subject with the world it talks to. Whoever opens it stops the one and closes the other. */
export async function opened(start: Start): Promise<Running> {
  const world = await openWorld();
  const subject = await start(world);
  world.target(...subject.urls);
  return { ...world, subject };
}

/** A subject from start to stop. */
export async function measured<T>(start: Start, work: (running: Running) => Promise<T>): Promise<T> {
  const running = await opened(start);
  try {
    return await work(running);
  } finally {
    await running.subject.stop();
    await running.close();
  }
}

/** `count` conversations of six turns, `width` at a time; the next word is said when the answer is there. */
export async function phase(world: Running, count: number, width: number): Promise<Phase> {
  const overheads: number[] = [];
  const before = await world.subject.usage();
  const started = performance.now();
  let left = count;
  const worker = async () => {
    while (left-- > 0) for await (const ms of conversation(world)) overheads.push(ms);
  };
  await Promise.all(Array.from({ length: width }, worker));
  const seconds = (performance.now() - started) / 1_000;
  const after = await world.subject.usage();
  const turns = count * TURNS;
  return {
    turnsPerSecond: turns / seconds,
    cpuMsPerTurn: (after.cpuMs - before.cpuMs) / turns,
    overheadMs: percentiles(overheads),
  };
}

/** `pauseMs`: so long a customer reads before the next word. */
export interface OpenLoad {
  readonly turnsPerSecond: number;
  readonly seconds: number;
  readonly pauseMs?: number;
}

/** Open load: a conversation begins so often, whether or not the ones before it have been answered (reliability G5). */
export async function openLoad(
  world: Running,
  { turnsPerSecond, seconds, pauseMs = 0 }: OpenLoad,
): Promise<{ ackMs: Percentiles; answerMs: Percentiles; turns: number }> {
  world.acknowledged();
  const answers: number[] = [];
  const everyMs = (1_000 * TURNS) / turnsPerSecond;
  const talks = Array.from({ length: Math.round((seconds * turnsPerSecond) / TURNS) }, async (_, n) => {
    await setTimeout(n * everyMs);
    for await (const ms of conversation(world)) {
      answers.push(ms);
      if (pauseMs > 0) await setTimeout(pauseMs);
    }
  });
  await Promise.all(talks);
  return { ackMs: percentiles([...world.acknowledged()]), answerMs: percentiles(answers), turns: answers.length };
}

export const PHASE_HEAD = `${''.padEnd(22)}  turns/s  CPU ms/turn    p50 ms    p95 ms    p99 ms`;

export function phaseRow(name: string, { turnsPerSecond, cpuMsPerTurn, overheadMs }: Phase): string {
  const cells = cellsOf(overheadMs);
  return `${name.padEnd(22)} ${turnsPerSecond.toFixed(0).padStart(8)} ${cpuMsPerTurn.toFixed(3).padStart(12)} ${cells}`;
}

/** As under the last three columns. */
export function cellsOf({ p50, p95, p99 }: Percentiles): string {
  return [p50, p95, p99].map((ms) => ms.toFixed(2).padStart(9)).join(' ');
}

function percentiles(values: number[]): Percentiles {
  return { p50: percentile(values, 0.5), p95: percentile(values, 0.95), p99: percentile(values, 0.99) };
}

function percentile(values: number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? 0;
}
