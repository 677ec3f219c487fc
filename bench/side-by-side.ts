/**
 * What a turn costs in CPU, of several subjects that run at the same time and take turns at being asked: what the machine
 * does by the minute falls on all of them alike. The load is open and far from what saturates, and customers read an
 * answer before they write the next word. It is told with each figure, since a process with less to do pays more for each
 * turn: its code and data are colder.
 */
import { setTimeout } from 'node:timers/promises';
import { opened, openLoad, phase, type Running, type Start } from './phase.ts';
import { callsOf, type Calls, type Usage } from './subjects.ts';

const SECONDS = 4;
const PAUSE_MS = 300;
const ROUNDS = 5;
/** Conversations that each process has had before: until then its turns become cheaper by the second. */
const WARM_UP_EACH = 150;
const WARM_UP_WIDTH = 16;
/** What is settled behind the last answer belongs to it, ms. */
const SETTLED_MS = 100;

export interface PerTurn {
  readonly cpuMs: number;
  readonly calls: Calls;
}

/** A subject, and the turns a second that it is asked for: one figure for each. */
export interface Asked {
  readonly start: Start;
  readonly turnsPerSecond: readonly number[];
}

interface Measuring {
  readonly running: Running;
  readonly loads: readonly { readonly turnsPerSecond: number; readonly slices: Slice[] }[];
}
interface Slice {
  readonly turns: number;
  readonly before: Usage;
  readonly after: Usage;
}

/** For each subject its figures, in the order of its loads. */
export async function sideBySide(asked: readonly Asked[]): Promise<PerTurn[][]> {
  const all: Measuring[] = [];
  try {
    for (const { start, turnsPerSecond } of asked) {
      const loads = turnsPerSecond.map((each) => ({ turnsPerSecond: each, slices: [] }));
      const running = await opened(start);
      all.push({ running, loads });
      await phase(running, WARM_UP_EACH * running.subject.urls.length, WARM_UP_WIDTH);
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const { running, loads } of all) {
        for (const { turnsPerSecond, slices } of loads) slices.push(await slice(running, turnsPerSecond));
      }
    }
  } finally {
    for (const { running } of all) {
      await running.subject.stop();
      await running.close();
    }
  }
  return all.map(({ loads }) => loads.map(({ slices }) => perTurn(slices)));
}

async function slice(running: Running, turnsPerSecond: number): Promise<Slice> {
  const before = await running.subject.usage();
  const { turns } = await openLoad(running, { turnsPerSecond, seconds: SECONDS, pauseMs: PAUSE_MS });
  await setTimeout(SETTLED_MS);
  return { turns, before, after: await running.subject.usage() };
}

function perTurn(slices: readonly Slice[]): PerTurn {
  const turns = slices.reduce((sum, one) => sum + one.turns, 0);
  const each = (of: (usage: Usage) => number) =>
    slices.reduce((sum, { before, after }) => sum + of(after) - of(before), 0) / turns;
  return {
    cpuMs: each(({ cpuMs }) => cpuMs),
    calls: callsOf((name) => each(({ calls }) => calls?.[name] ?? 0)),
  };
}
