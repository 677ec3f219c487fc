/**
 * `npm run bench`: this server with everything on beside a bare floor, on the same work, in one run.
 *   (a) signature, inbox, turn record, outbox, SQLite with synchronous=FULL
 *   (b) node:http, a hand-written switch, one UPDATE a turn with synchronous=FULL, undici out
 * With `--store firestore` the same on an emulator (`firestore.ts`).
 * Figures on stdout as a table, or JSON with --json. Quote ratios: machines differ, and drift.
 */
import { parseArgs } from 'node:util';
import { syncedWriteMs } from './disk.ts';
import { cellsOf, measured, openLoad, phase, phaseRow, PHASE_HEAD, type Phase, type Running } from './phase.ts';
import { startFloor, startTurno } from './subjects.ts';
import { longConversation } from './script.ts';
import { startTimes, type StartTime } from './startup.ts';

const { values } = parseArgs({
  options: {
    conversations: { type: 'string' },
    idle: { type: 'string', default: '20000' },
    long: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
    store: { type: 'string', default: 'sqlite' },
  },
});
/** Unless `--conversations` says otherwise. The emulator keeps all in memory and slows down as it fills: more would measure that. */
const CONVERSATIONS = { sqlite: 2_000, firestore: 150 };
const SATURATING = 64;
const LIGHT = 2;
const WARM_UP = 200;
/** Reliability G5: so many come whether or not the others are answered; acknowledged within 100 ms. */
const OPEN = { turnsPerSecond: 100, seconds: 20 };

/** Where the milliseconds of a row begin. */
const LABEL = PHASE_HEAD.indexOf('p50') - 4;
const ANSWERED_ENDS = 'turno, 100 a second, open: acknowledged'.length;

interface Report {
  readonly turno: {
    readonly saturated: Phase;
    readonly light: Phase;
    readonly open: Awaited<ReturnType<typeof openLoad>>;
    readonly slope: { earlyMs: number; lateMs: number };
  };
  readonly floor: { readonly saturated: Phase; readonly light: Phase };
  readonly ratio: { readonly throughput: number; readonly cpu: number };
  /** Before and after the two: on a shared machine it changes by the minute. */
  readonly disk: { readonly syncedWriteMs: readonly [number, number] };
  readonly idle: Idle;
  readonly startup: Awaited<ReturnType<typeof startTimes>>;
}
interface Idle {
  readonly conversations: number;
  readonly heapBytesEach: number;
  readonly rssMb: number;
  readonly diskBytesEach: number;
  readonly compactedBytesEach: number;
}

async function main(): Promise<void> {
  const count = Number(values.conversations ?? CONVERSATIONS.sqlite);
  const before = syncedWriteMs();
  const floor = await measured(startFloor, (world) => throughput(world, count));
  const turno = await measured(startTurno, async (world) => ({
    ...(await throughput(world, count)),
    open: await openLoad(world, OPEN),
    slope: await slope(world, Number(values.long)),
  }));
  const disk = { syncedWriteMs: [before, syncedWriteMs()] } as const;
  const idle = await measured(startTurno, (world) => idleMemory(world, Number(values.idle)));
  const startup = await startTimes();
  const ratio = {
    throughput: turno.saturated.turnsPerSecond / floor.saturated.turnsPerSecond,
    cpu: turno.saturated.cpuMsPerTurn / floor.saturated.cpuMsPerTurn,
  };
  const report = { turno, floor, ratio, disk, idle, startup };
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : table(report));
}

async function throughput(world: Running, count: number): Promise<{ saturated: Phase; light: Phase }> {
  await phase(world, WARM_UP, SATURATING);
  const saturated = await phase(world, count, SATURATING);
  const light = await phase(world, Math.ceil(count / 10), LIGHT);
  return { saturated, light };
}

/** CPU of a turn early and late in one long conversation: it must not depend on what was said before. */
async function slope(world: Running, messages: number): Promise<{ earlyMs: number; lateMs: number }> {
  const part = Math.min(1_000, Math.floor(messages / 4));
  const speak = longConversation(world);
  const cost = async (n: number) => {
    const before = await world.subject.usage();
    for (let i = 0; i < n; i++) await speak();
    return ((await world.subject.usage()).cpuMs - before.cpuMs) / n;
  };
  await cost(10);
  const earlyMs = await cost(part);
  await cost(Math.max(0, messages - 2 * part - 10));
  return { earlyMs, lateMs: await cost(part) };
}

/** What an idle conversation of six turns leaves behind: heap after a forced collection, bytes on disk. */
async function idleMemory(world: Running, count: number): Promise<Idle> {
  await phase(world, WARM_UP, SATURATING);
  const [before, diskBefore] = [await world.subject.collected(), await world.subject.diskBytes()];
  await phase(world, count, SATURATING);
  const [after, diskAfter] = [await world.subject.collected(), await world.subject.diskBytes()];
  const compacted = await world.subject.compactedBytes();
  return {
    conversations: count,
    heapBytesEach: (after.heapBytes - before.heapBytes) / count,
    rssMb: after.rssBytes / 1e6,
    diskBytesEach: (diskAfter - diskBefore) / count,
    compactedBytesEach: compacted / (count + WARM_UP),
  };
}

function startRow(what: string, { warm, cold }: Report['startup'], of: (time: StartTime) => number): string {
  return `${what.padEnd(24)} ${of(warm).toFixed(0)} ms with a warm compile cache, ${of(cold).toFixed(0)} ms cold`;
}

function table({ turno, floor, ratio, disk, idle, startup }: Report): string {
  return [
    PHASE_HEAD,
    phaseRow(`turno, ${SATURATING} at a time`, turno.saturated),
    phaseRow(`floor, ${SATURATING} at a time`, floor.saturated),
    phaseRow(`turno, ${LIGHT} at a time`, turno.light),
    phaseRow(`floor, ${LIGHT} at a time`, floor.light),
    `${`turno, ${OPEN.turnsPerSecond} a second, open: acknowledged`.padEnd(LABEL)} ${cellsOf(turno.open.ackMs)}`,
    `${'answered'.padStart(ANSWERED_ENDS).padEnd(LABEL)} ${cellsOf(turno.open.answerMs)}`,
    '',
    `turno / floor            throughput ${ratio.throughput.toFixed(2)}   CPU ${ratio.cpu.toFixed(2)}`,
    `a synced write           ${disk.syncedWriteMs.map((ms) => ms.toFixed(2)).join(' and ')} ms: the floor waits for one a turn, this server shares them`,
    `CPU of a turn            after 10 messages ${turno.slope.earlyMs.toFixed(3)} ms, after ${values.long} ${turno.slope.lateMs.toFixed(3)} ms`,
    `idle conversations       ${idle.conversations} of six turns: ${idle.heapBytesEach.toFixed(0)} bytes of heap each, RSS ${idle.rssMb.toFixed(0)} MB`,
    `disk                     ${(idle.diskBytesEach / 1000).toFixed(1)} kB each as written, ${(idle.compactedBytesEach / 1000).toFixed(1)} kB compacted`,
    startRow('start to listening', startup, ({ listeningMs }) => listeningMs),
    startRow('start to ready', startup, ({ readyMs }) => readyMs),
    '',
  ].join('\n');
}

if (values.store === 'firestore') {
  const { onFirestore } = await import('./firestore.ts');
  const conversations = Number(values.conversations ?? CONVERSATIONS.firestore);
  process.stdout.write(await onFirestore({ conversations, json: values.json }));
} else await main();
