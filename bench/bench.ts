/**
 * `npm run bench`: this server with everything on beside a bare floor, on the same work, in one run.
 *   (a) signature, inbox, turn record, outbox, SQLite with synchronous=FULL
 *   (b) node:http, a hand-written switch, one UPDATE a turn with synchronous=FULL, undici out
 * Figures on stdout as a table, or JSON with --json. Quote ratios: machines differ, and drift.
 */
import { parseArgs } from 'node:util';
import { startFloor, startTurno, type Subject } from './subjects.ts';
import { openWorld, type World } from './world.ts';
import { conversation, longConversation } from './script.ts';
import { startTimes } from './startup.ts';

const { values } = parseArgs({
  options: {
    conversations: { type: 'string', default: '2000' },
    idle: { type: 'string', default: '20000' },
    long: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
  },
});
const SATURATING = 64;
const LIGHT = 2;
const WARM_UP = 200;
const TURNS = 6;

interface Report {
  readonly turno: {
    readonly saturated: Phase;
    readonly light: Phase;
    readonly slope: { earlyMs: number; lateMs: number };
  };
  readonly floor: { readonly saturated: Phase; readonly light: Phase };
  readonly ratio: { readonly throughput: number; readonly cpu: number };
  readonly idle: Idle;
  readonly startup: { readonly warmMs: number; readonly coldMs: number };
}
interface Idle {
  readonly conversations: number;
  readonly heapBytesEach: number;
  readonly rssMb: number;
  readonly diskBytesEach: number;
  readonly compactedBytesEach: number;
}

interface Phase {
  readonly turnsPerSecond: number;
  readonly cpuMsPerTurn: number;
  readonly overheadMs: { readonly p50: number; readonly p95: number; readonly p99: number };
}

async function main(): Promise<void> {
  const count = Number(values.conversations);
  const floor = await measured(startFloor, (world) => throughput(world, count));
  const turno = await measured(startTurno, async (world) => ({
    ...(await throughput(world, count)),
    slope: await slope(world, Number(values.long)),
  }));
  const idle = await measured(startTurno, (world) => idleMemory(world, Number(values.idle)));
  const startup = await startTimes();
  const ratio = {
    throughput: turno.saturated.turnsPerSecond / floor.saturated.turnsPerSecond,
    cpu: turno.saturated.cpuMsPerTurn / floor.saturated.cpuMsPerTurn,
  };
  const report = { turno, floor, ratio, idle, startup };
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : table(report));
}

/** A subject from start to stop, with the world it talks to. */
async function measured<T>(
  start: (world: World) => Promise<Subject>,
  work: (world: World & { subject: Subject }) => Promise<T>,
): Promise<T> {
  const world = await openWorld();
  const subject = await start(world);
  world.target(subject.url);
  try {
    return await work({ ...world, subject });
  } finally {
    await subject.stop();
    await world.close();
  }
}
type Running = World & { readonly subject: Subject };

async function throughput(world: Running, count: number): Promise<{ saturated: Phase; light: Phase }> {
  await phase(world, WARM_UP, SATURATING);
  const saturated = await phase(world, count, SATURATING);
  const light = await phase(world, Math.ceil(count / 10), LIGHT);
  return { saturated, light };
}

/** `count` conversations of six turns, `width` at a time; the next word is said when the answer is there. */
async function phase(world: Running, count: number, width: number): Promise<Phase> {
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
    overheadMs: { p50: percentile(overheads, 0.5), p95: percentile(overheads, 0.95), p99: percentile(overheads, 0.99) },
  };
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
  const [before, diskBefore] = [await world.subject.usage(), await world.subject.diskBytes()];
  await phase(world, count, SATURATING);
  const [after, diskAfter] = [await world.subject.usage(), await world.subject.diskBytes()];
  const compacted = await world.subject.compactedBytes();
  return {
    conversations: count,
    heapBytesEach: (after.heapBytes - before.heapBytes) / count,
    rssMb: after.rssBytes / 1e6,
    diskBytesEach: (diskAfter - diskBefore) / count,
    compactedBytesEach: compacted / (count + WARM_UP),
  };
}

function percentile(values: number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? 0;
}

function table({ turno, floor, ratio, idle, startup }: Report): string {
  const row = (name: string, p: Phase) =>
    `${name.padEnd(22)} ${p.turnsPerSecond.toFixed(0).padStart(8)} ${p.cpuMsPerTurn.toFixed(3).padStart(12)} ${p.overheadMs.p50.toFixed(2).padStart(9)} ${p.overheadMs.p95.toFixed(2).padStart(9)} ${p.overheadMs.p99.toFixed(2).padStart(9)}`;
  return [
    `${''.padEnd(22)}  turns/s  CPU ms/turn    p50 ms    p95 ms    p99 ms`,
    row(`turno, ${SATURATING} at a time`, turno.saturated),
    row(`floor, ${SATURATING} at a time`, floor.saturated),
    row(`turno, ${LIGHT} at a time`, turno.light),
    row(`floor, ${LIGHT} at a time`, floor.light),
    '',
    `turno / floor            throughput ${ratio.throughput.toFixed(2)}   CPU ${ratio.cpu.toFixed(2)}`,
    `CPU of a turn            after 10 messages ${turno.slope.earlyMs.toFixed(3)} ms, after ${values.long} ${turno.slope.lateMs.toFixed(3)} ms`,
    `idle conversations       ${idle.conversations} of six turns: ${idle.heapBytesEach.toFixed(0)} bytes of heap each, RSS ${idle.rssMb.toFixed(0)} MB`,
    `disk                     ${(idle.diskBytesEach / 1000).toFixed(1)} kB each as written, ${(idle.compactedBytesEach / 1000).toFixed(1)} kB compacted`,
    `start to listening       ${startup.warmMs.toFixed(0)} ms with a warm compile cache, ${startup.coldMs.toFixed(0)} ms cold`,
    '',
  ].join('\n');
}

await main();
