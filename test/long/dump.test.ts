/**
 * Stores that move, at the size of a real one: 10,000 conversations of one turn between files and databases, each step a
 * process of its own whose time and peak memory are told; 500 in the middle of everything to Firestore and back.
 * Five minutes with the emulator on two cores, seconds without.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMemory } from '../../src/state/memory.ts';
import { emulatorHost, freshProject } from '../firestore/kit.ts';
import { openShop } from '../simulator/shop.ts';
import { textOf } from '../state/dump-kit.ts';
import { temporaryFiles } from '../state/files.ts';
import { towns } from '../state/towns.ts';

const FEW = 1_000;
const MANY = 10_000;
/** What ten times as many conversations may take more, MiB: nothing that grows. */
const MORE_MIB_MAX = 40;
/** So little heap that garbage is collected before it counts as need, MiB. */
const HEAP = '--max-old-space-size=80';
const MIB = 1024 * 1024;

const fresh = temporaryFiles();
const sqlite = () => ({ SQLITE_PATH: fresh() });
const firestore = () => ({
  STORE: 'firestore',
  GOOGLE_CLOUD_PROJECT: freshProject(),
  FIRESTORE_EMULATOR_HOST: emulatorHost ?? '',
});
type Settings = Readonly<Record<string, string>>;

interface Step {
  readonly ms: number;
  readonly peakMib: number;
}

/** The command as a process: how long it took and how much memory it had at most. */
async function step(settings: Settings, deed: string, file: string): Promise<Step> {
  const source = (name: string) => new URL(`../../src/cli/${name}.ts`, import.meta.url).href;
  const program = `
    import { runCommand } from '${source('args')}';
    import { store, storeCommand } from '${source('store')}';
    const terminal = { out: () => undefined, talk: (line) => console.error(line), env: process.env };
    const argv = process.argv.slice(1);
    process.exitCode = await runCommand(storeCommand, store, { argv, terminal });
    console.log(process.resourceUsage().maxRSS);
  `;
  const { PATH = '' } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [HEAP, '--input-type=module', '--eval', program, deed, file], {
    env: { PATH, ...settings },
  });
  const [out, talk]: string[][] = [[], []];
  child.stdout.on('data', (data: Buffer) => out?.push(data.toString()));
  child.stderr.on('data', (data: Buffer) => talk?.push(data.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code, talk?.join('')).toBe(0);
  return { ms: performance.now() - began, peakMib: Number(out?.join('')) / 1024 };
}

/** Into a store, out of it, into one of another kind, and out: the same bytes each time. Each step's figures. */
async function around(first: string, stores: readonly Settings[]): Promise<ReadonlyMap<string, Step>> {
  const steps = new Map<string, Step>();
  const text = readFileSync(first);
  let file = first;
  for (const [i, settings] of stores.entries()) {
    const name = `${i + 1} ${settings['STORE'] ?? 'sqlite'}`;
    const copy = path.join(path.dirname(first), `${i}.jsonl`);
    steps.set(`into ${name}`, await step(settings, 'import', file));
    steps.set(`out of ${name}`, await step(settings, 'export', copy));
    expect(readFileSync(copy).equals(text)).toBe(true);
    file = copy;
  }
  return steps;
}

function saved(text: string): string {
  const file = fresh('copia.jsonl');
  mkdirSync(path.dirname(file));
  writeFileSync(file, text);
  return file;
}

async function oneTurnEach(conversations: number): Promise<string> {
  const memory = createMemory();
  const shop = openShop({ store: memory.store, settings: { quietMs: 0, maxMs: 0 } });
  for (let i = 0; i < conversations; i += 1) {
    await shop.say(`c${i}`, `m${i}`, 'hola');
    if (i % 100 === 99) await shop.pass(1_000);
  }
  return textOf(memory.portable);
}

function told(what: string, steps: ReadonlyMap<string, Step>, file: string): void {
  const lines = [...steps].map(
    ([name, { ms, peakMib }]) => `${name} ${(ms / 1000).toFixed(1)} s ${peakMib.toFixed(0)} MiB`,
  );
  process.stdout.write(`${what}, ${(statSync(file).size / MIB).toFixed(1)} MiB: ${lines.join(' · ')}\n`);
}

const ROUTES: readonly (readonly [name: string, stores: () => readonly Settings[]])[] = [
  ['SQLite, another SQLite', () => [sqlite(), sqlite()]],
  ...(emulatorHost === undefined
    ? []
    : ([['SQLite, Firestore, SQLite', () => [sqlite(), firestore(), sqlite()]]] as const)),
];

describe.each(ROUTES)('through %s', (name, stores) => {
  let [few, many] = ['', ''];
  beforeAll(async () => {
    few = saved(await oneTurnEach(FEW));
    many = saved(await oneTurnEach(MANY));
  }, 600_000);

  it(`${MANY} conversations of one turn are the same bytes, and memory stays flat`, async () => {
    const small = await around(few, stores());
    const large = await around(many, stores());
    told(`${FEW} of one turn, ${name}`, small, few);
    told(`${MANY} of one turn, ${name}`, large, many);
    const more = [...large].map(([step, { peakMib }]) => peakMib - (small.get(step)?.peakMib ?? 0));
    expect(Math.max(...more)).toBeLessThan(MORE_MIB_MAX);
  });

  it('500 conversations in the middle of everything are the same bytes', async () => {
    const file = saved(await textOf((await towns(500)).portable));
    told(`500 in the middle of everything, ${name}`, await around(file, stores()), file);
  });
});
