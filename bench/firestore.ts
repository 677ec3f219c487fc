/**
 * `npm run bench -- --store firestore`, on an emulator:
 *   (a) this server with everything on, one process and two
 *   (b) a floor that does one conditional batch a turn, one process and two
 * First how much of it one process does, each alone; then what a turn costs of one process and of two, side by side.
 * The emulator shares the machine and is not Firestore: quote ratios, and calls per turn.
 */
import { randomUUID } from 'node:crypto';
import { emulatorOf } from '../src/cli/emulator.ts';
import { measured, phase, PHASE_HEAD, phaseRow, type Phase, type Running, type Start } from './phase.ts';
import { sideBySide, type PerTurn } from './side-by-side.ts';
import { startFloorOnFirestore, startTurnoOnFirestore, together } from './subjects.ts';
import type { OnFirestore } from './subjects.ts';
import type { World } from './world.ts';

/** The first conversations of a process cost half as much again as later ones. */
const WARM_UP = 75;
const WIDTH = 16;
/** Turns a second. A second process is there to carry as much again; one process with all of it is measured, too. */
const EACH = 25;
const ALL = 2 * EACH;

type StartOnFirestore = typeof startTurnoOnFirestore;
interface Processes {
  readonly one: PerTurn;
  readonly oneWithAll: PerTurn;
  readonly two: PerTurn;
  /** CPU of a turn, two processes to one: as much to do for each process, and as much in all. */
  readonly ratio: { readonly asMuchForEach: number; readonly asMuchInAll: number };
}
interface Report {
  readonly saturated: { readonly floor: Phase; readonly turno: Phase };
  readonly floor: Processes;
  readonly turno: Processes;
  readonly throughput: number;
}

export async function onFirestore({ conversations, json }: { conversations: number; json: boolean }): Promise<string> {
  const work = (world: Running) => saturated(world, conversations);
  const alone = await onEmulator(async (at) => ({
    floor: await measured((world) => startFloorOnFirestore(world, at()), work),
    turno: await measured((world) => startTurnoOnFirestore(world, at()), work),
  }));
  // It slows down as it fills: another one, empty.
  const [floor, twoFloors, turno, twoTurnos] = await onEmulator((at) =>
    sideBySide([...bothOf(startFloorOnFirestore, at), ...bothOf(startTurnoOnFirestore, at)]),
  );
  const report: Report = {
    saturated: alone,
    floor: compared(floor, twoFloors),
    turno: compared(turno, twoTurnos),
    throughput: alone.turno.turnsPerSecond / alone.floor.turnsPerSecond,
  };
  return json ? `${JSON.stringify(report, null, 2)}\n` : table(report);
}

async function onEmulator<T>(work: (at: () => OnFirestore) => Promise<T>): Promise<T> {
  const emulator = await emulatorOf(process.env['FIRESTORE_EMULATOR_HOST']);
  try {
    return await work(() => ({ emulatorHost: emulator.host, project: `demo-${randomUUID().slice(0, 18)}` }));
  } finally {
    await emulator.stop();
  }
}

function bothOf(start: StartOnFirestore, at: () => OnFirestore) {
  const alone = (world: World) => start(world, at());
  return [
    { start: alone, turnsPerSecond: [EACH, ALL] },
    { start: twice(start, at()), turnsPerSecond: [ALL] },
  ];
}

/** Two processes that share a project; each message comes to the one or the other. */
function twice(start: StartOnFirestore, same: OnFirestore): Start {
  return async (world) => together([await start(world, same), await start(world, same)]);
}

async function saturated(world: Running, conversations: number): Promise<Phase> {
  await phase(world, WARM_UP, WIDTH);
  return phase(world, conversations, WIDTH);
}

function compared([one, oneWithAll]: readonly PerTurn[] = [], [two]: readonly PerTurn[] = []): Processes {
  if (!one || !oneWithAll || !two) throw new Error('A subject was not measured at all of its loads.');
  const ratio = { asMuchForEach: two.cpuMs / one.cpuMs, asMuchInAll: two.cpuMs / oneWithAll.cpuMs };
  return { one, oneWithAll, two, ratio };
}

const NAME = 32;

function table({ saturated: { floor: floorAlone, turno: turnoAlone }, floor, turno, throughput }: Report): string {
  return [
    PHASE_HEAD,
    phaseRow(`floor, ${WIDTH} at a time`, floorAlone),
    phaseRow(`turno, ${WIDTH} at a time`, turnoAlone),
    '',
    `${'a turn, side by side'.padEnd(NAME)}    CPU ms   commits   written  requests      read`,
    ...rows('floor', floor),
    ...rows('turno', turno),
    '',
    `turno / floor            throughput ${throughput.toFixed(2)}`,
    ratioRow('floor', floor),
    ratioRow('turno', turno),
    '',
  ].join('\n');
}

function rows(name: string, { one, oneWithAll, two }: Processes): string[] {
  return [
    row(`${name}, ${EACH} a second`, one),
    row(`${name}, ${ALL} a second`, oneWithAll),
    row(`${name}, ${ALL} a second to two`, two),
  ];
}

function row(name: string, { cpuMs, calls: { commits, written, requests, read } }: PerTurn): string {
  const cells = [cpuMs, commits, written, requests, read].map((cell) => cell.toFixed(2).padStart(9));
  return `${name.padEnd(NAME)} ${cells.join(' ')}`;
}

function ratioRow(name: string, { ratio: { asMuchForEach, asMuchInAll } }: Processes): string {
  return `${name}, two processes / one: CPU of a turn ${asMuchForEach.toFixed(2)} with as much to do for each, ${asMuchInAll.toFixed(2)} with as much in all`;
}
