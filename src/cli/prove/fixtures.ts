/** Golden traces and frames on disk: `fixtures/snapshots`. Written by `npm run prove -- --record`, read by tests. */
import { createHash } from 'node:crypto';
import { mkdirSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { GROUND, MACHINES } from '../../machines/registry.ts';
import { BUSINESSES, appointment } from '../../prover/businesses.ts';
import { goldenFrames, type GoldenFrame } from '../../prover/golden.ts';
import { scenarios } from '../../prover/prove.ts';
import { SITUATIONS } from '../../prover/situations.ts';
import type { Setting } from '../../prover/talk.ts';
import { record, recordSequences, type Step } from '../../prover/traces.ts';

const ROOT = new URL('../../../fixtures/snapshots/', import.meta.url);

/** A file of golden steps with the business that they were played with. */
export interface Trace {
  readonly name: string;
  readonly setting: Setting;
  readonly steps: readonly Step[];
}

const rowShape = z.tuple([z.number(), z.string(), z.boolean(), z.string(), z.string(), z.string(), z.string()]);
const sequencesShape = z.record(
  z.string(),
  z.strictObject({
    business: z.string(),
    mine: z.number(),
    situation: z.string().optional(),
    sequences: z.array(z.array(z.string())),
  }),
);
type Written = z.infer<typeof sequencesShape>[string];

/** All golden traces as they stand on disk. */
export function readTraces(): Trace[] {
  return sources().map(({ name, setting }) => {
    const rows = z.array(rowShape).parse(JSON.parse(readFileSync(traceFile(name), 'utf8')));
    const steps = rows.map(([from, happening, counted, stands, owes, writes, digest]): Step => ({
      from,
      happening,
      counted,
      stands,
      owes,
      writes,
      digest,
    }));
    return { name, setting, steps };
  });
}

/** Records all traces anew; returns what was written. Review the difference before you commit it. */
export function writeTraces(): string[] {
  mkdirSync(new URL('traces/', ROOT), { recursive: true });
  return sources().map(({ name, make }) => {
    const rows = make().map(({ from, happening, counted, stands, owes, writes, digest }) =>
      JSON.stringify([from, happening, counted, stands, owes, writes, digest]),
    );
    writeFileSync(traceFile(name), `[\n${rows.join(',\n')}\n]\n`);
    return `traces/${name}.json: ${rows.length} pasos`;
  });
}

/** Adds the frames of states that have none yet; what is there stays as it was stored. */
export function writeFrames(): string[] {
  const added = goldenFrames().flatMap((golden) => {
    const folder = new URL(`${golden.machine}/v${golden.version}/`, ROOT);
    const file = new URL(`${golden.state}.json`, folder);
    if (existsSync(file)) return [];
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(golden, undefined, 2)}\n`);
    return [`${golden.machine}/v${golden.version}/${golden.state}.json`];
  });
  writeFileSync(PUBLISHED, `${JSON.stringify(withToday(readPublished()), undefined, 2)}\n`);
  return added;
}

/** Every golden frame of every version. */
export function readFrames(): GoldenFrame[] {
  return framePaths().map((path) => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8')) as GoldenFrame);
}

function framePaths(): string[] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^\w+\/v\d+\/\w+\.json$/.test(path))
    .sort();
}

/** What earlier versions of this code may have stored: lines are added, none is ever changed or taken away. */
export interface Published {
  /** SHA-256 of each golden frame by its path. */
  readonly frames: Readonly<Record<string, string>>;
  /** By version of the reception machine: all machines of its day. Who knows a version knows these. */
  readonly machines: Readonly<Record<string, readonly string[]>>;
}

const PUBLISHED = new URL('published.json', ROOT);
const publishedShape = z.strictObject({
  frames: z.record(z.string(), z.string()),
  machines: z.record(z.string(), z.array(z.string())),
});

export function readPublished(): Published {
  return existsSync(PUBLISHED)
    ? publishedShape.parse(JSON.parse(readFileSync(PUBLISHED, 'utf8')))
    : { frames: {}, machines: {} };
}

/** The list with what stands on disk today and is not in it yet. */
export function withToday(published: Published): Published {
  const today = framePaths().map((path) => {
    const digest = createHash('sha256')
      .update(readFileSync(new URL(path, ROOT)))
      .digest('hex');
    return [path, digest] as const;
  });
  return {
    frames: { ...Object.fromEntries(today), ...published.frames },
    machines: { [MACHINES[GROUND].version]: Object.keys(MACHINES), ...published.machines },
  };
}

/** As it stands on disk today. */
export function digestsOfToday(): Readonly<Record<string, string>> {
  return withToday({ frames: {}, machines: {} }).frames;
}

interface Source {
  readonly name: string;
  readonly setting: Setting;
  readonly make: () => Step[];
}

function sources(): Source[] {
  const explored = scenarios().map((scenario): Source => {
    const name = scenario.name.replaceAll(/[^a-z]+/gu, '-');
    return { name, setting: scenario.setting, make: () => record(scenario) };
  });
  const sequences = sequencesShape.parse(JSON.parse(readFileSync(new URL('sequences.json', ROOT), 'utf8')));
  const written = Object.entries(sequences).map(([name, one]): Source => {
    const setting = settingOf(one);
    return { name: `written-${name}`, setting, make: () => recordSequences(setting, one.sequences) };
  });
  return [...explored, ...written];
}

/** The business, and how the customer stands with it when the first of the sequence happens. */
function settingOf({ business, mine, situation }: Omit<Written, 'sequences'>): Setting {
  const tenant = BUSINESSES.find(({ id }) => id === business);
  if (!tenant) throw new Error(`fixtures/snapshots/sequences.json: no business is called ${business}`);
  const found = situation === undefined ? {} : SITUATIONS[situation];
  if (!found) throw new Error(`fixtures/snapshots/sequences.json: no situation is called ${situation}`);
  return { tenant, appointments: Array.from({ length: mine }, (_, i) => appointment(`cita${i}`, 5 + i)), ...found };
}

function traceFile(name: string): URL {
  return new URL(`traces/${name}.json`, ROOT);
}
