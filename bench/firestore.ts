/**
 * `npm run bench -- --store firestore`, on an emulator:
 *   (a) this server with everything on, one process and two
 *   (b) a floor that does one conditional batch a turn, one process and two
 * The emulator shares the machine and is not Firestore: quote ratios, and calls per turn.
 */
import { randomUUID } from 'node:crypto';
import { emulatorOf } from '../src/cli/emulator.ts';
import { measured, phase, PHASE_HEAD, phaseRow, TURNS, type Phase, type Running } from './phase.ts';
import { startFloorOnFirestore, startTurnoOnFirestore, together } from './subjects.ts';
import type { OnFirestore, Subject, Usage } from './subjects.ts';
import type { World } from './world.ts';

/**
 * A process, before it is measured: its first conversations cost half as much again as later ones. So many for each, or
 * two would be measured colder than one.
 */
const WARM_UP_EACH = 75;
const WIDTH = 16;

type Calls = NonNullable<Usage['calls']>;
interface Measured {
  readonly phase: Phase;
  /** Per turn. */
  readonly calls: Calls | undefined;
}

type Report = Readonly<Record<'floor' | 'one' | 'two' | 'twoFloors', Measured>> & {
  readonly ratio: { readonly throughput: number; readonly cpuOfTwo: number; readonly cpuOfTwoFloors: number };
};

export async function onFirestore({ conversations, json }: { conversations: number; json: boolean }): Promise<string> {
  const emulator = await emulatorOf(process.env['FIRESTORE_EMULATOR_HOST']);
  const at = () => ({ emulatorHost: emulator.host, project: `demo-${randomUUID().slice(0, 18)}` });
  const work = (world: Running) => measure(world, conversations);
  try {
    const floor = await measured((world) => startFloorOnFirestore(world, at()), work);
    const one = await measured((world) => startTurnoOnFirestore(world, at()), work);
    const two = await measured(twice(startTurnoOnFirestore, at()), work);
    const twoFloors = await measured(twice(startFloorOnFirestore, at()), work);
    const ratio = {
      throughput: one.phase.turnsPerSecond / floor.phase.turnsPerSecond,
      cpuOfTwo: two.phase.cpuMsPerTurn / one.phase.cpuMsPerTurn,
      cpuOfTwoFloors: twoFloors.phase.cpuMsPerTurn / floor.phase.cpuMsPerTurn,
    };
    const report = { floor, one, two, twoFloors, ratio };
    return json ? `${JSON.stringify(report, null, 2)}\n` : table(report);
  } finally {
    await emulator.stop();
  }
}

/** Two processes that share a project. */
function twice(start: typeof startFloorOnFirestore, same: OnFirestore): (world: World) => Promise<Subject> {
  return async (world) => together([await start(world, same), await start(world, same)]);
}

async function measure(world: Running, conversations: number): Promise<Measured> {
  await phase(world, WARM_UP_EACH * world.subject.urls.length, WIDTH);
  const before = (await world.subject.usage()).calls;
  const measuredPhase = await phase(world, conversations, WIDTH);
  const after = (await world.subject.usage()).calls;
  const each = (name: keyof Calls) => ((after?.[name] ?? 0) - (before?.[name] ?? 0)) / (conversations * TURNS);
  const calls = { commits: each('commits'), written: each('written'), requests: each('requests'), read: each('read') };
  return { phase: measuredPhase, calls: after && calls };
}

function table({ floor, one, two, twoFloors, ratio }: Report): string {
  const of = (name: string, { calls }: Measured) =>
    calls === undefined
      ? []
      : `${name.padEnd(22)} ${calls.commits.toFixed(2).padStart(8)} ${calls.written.toFixed(2).padStart(12)} ${calls.requests.toFixed(2).padStart(9)} ${calls.read.toFixed(2).padStart(9)}`;
  return [
    PHASE_HEAD,
    phaseRow('floor', floor.phase),
    phaseRow('floor, two processes', twoFloors.phase),
    phaseRow('turno', one.phase),
    phaseRow('turno, two processes', two.phase),
    '',
    `a turn on Firestore     commits      written  requests      read`,
    of('floor', floor),
    of('turno', one),
    of('turno, two processes', two),
    '',
    `turno / floor            throughput ${ratio.throughput.toFixed(2)}`,
    `two processes / one      CPU of a turn ${ratio.cpuOfTwo.toFixed(2)}, of a turn of the floor ${ratio.cpuOfTwoFloors.toFixed(2)}`,
    '',
  ]
    .flat()
    .join('\n');
}
