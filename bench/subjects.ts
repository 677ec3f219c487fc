import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUSINESSES, numberOf, type World } from './world.ts';

export interface Usage {
  readonly cpuMs: number;
  readonly heapBytes: number;
  readonly rssBytes: number;
  /** Firestore only. */
  readonly calls?: Calls;
}

/** Commits, documents that they wrote, requests to read, documents read (one at least each). */
export type Calls = Record<'commits' | 'written' | 'requests' | 'read', number>;

export function callsOf(of: (name: keyof Calls) => number): Calls {
  return { commits: of('commits'), written: of('written'), requests: of('requests'), read: of('read') };
}

/** A server being measured, in a process of its own. */
export interface Subject {
  /** One, or several that share a store. */
  readonly urls: readonly string[];
  usage(): Promise<Usage>;
  /** The same, after a forced collection: for its heap, since its next turns are as dear as those of a cold process. */
  collected(): Promise<Usage>;
  /** Bytes of its database files as they are. */
  diskBytes(): Promise<number>;
  /** Bytes after compaction. */
  compactedBytes(): Promise<number>;
  stop(): Promise<void>;
}

export function startTurno(world: World): Promise<Subject> {
  return start('./turno-server.ts', world);
}

export function startFloor(world: World): Promise<Subject> {
  return start('./floor-server.ts', world);
}

/** On a project of an emulator; `calls()` of their database are counted. */
export interface OnFirestore {
  readonly emulatorHost: string;
  readonly project: string;
}

export function startTurnoOnFirestore(world: World, firestore: OnFirestore): Promise<Subject> {
  return start('./turno-server.ts', world, settingsOf(firestore));
}

export function startFloorOnFirestore(world: World, firestore: OnFirestore): Promise<Subject> {
  return start('./floor-firestore.ts', world, settingsOf(firestore));
}

function settingsOf({ emulatorHost, project }: OnFirestore): Record<string, string> {
  return { STORE: 'firestore', FIRESTORE_EMULATOR_HOST: emulatorHost, GOOGLE_CLOUD_PROJECT: project };
}

async function start(file: string, world: World, settings: Record<string, string> = {}): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'turno-bench-'));
  const db = join(folder, 'bench.db');
  const child = fork(new URL(file, import.meta.url), {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'warn',
      SQLITE_PATH: db,
      BURST_QUIET_MS: '0',
      WHATSAPP_API_BASE_URL: world.graphUrl,
      WHATSAPP_ACCESS_TOKEN: 'bench',
      WHATSAPP_APP_SECRET: world.secret,
      WHATSAPP_VERIFY_TOKEN: 'bench',
      TENANTS_FILE: tenantsFile(folder),
      ...settings,
    },
  });
  const { url } = (await message(child)) as { url: string };
  const ask = async (question: string) => {
    child.send(question);
    return (await message(child)) as Usage;
  };
  return {
    urls: [url],
    usage: () => ask('usage'),
    collected: () => ask('collect'),
    diskBytes: () => Promise.resolve(sizeOf(db) + sizeOf(`${db}-wal`)),
    compactedBytes: async () => {
      await ask('compact');
      return sizeOf(db);
    },
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.send('stop');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Several processes as one. */
export function together(subjects: readonly Subject[]): Subject {
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const summed = async (of: (subject: Subject) => Promise<Usage>): Promise<Usage> => {
    const all = await Promise.all(subjects.map(of));
    return {
      cpuMs: sum(all.map(({ cpuMs }) => cpuMs)),
      heapBytes: sum(all.map(({ heapBytes }) => heapBytes)),
      rssBytes: sum(all.map(({ rssBytes }) => rssBytes)),
      calls: callsOf((name) => sum(all.map(({ calls }) => calls?.[name] ?? 0))),
    };
  };
  return {
    urls: subjects.flatMap(({ urls }) => urls),
    usage: () => summed((subject) => subject.usage()),
    collected: () => summed((subject) => subject.collected()),
    diskBytes: async () => sum(await Promise.all(subjects.map((subject) => subject.diskBytes()))),
    compactedBytes: async () => sum(await Promise.all(subjects.map((subject) => subject.compactedBytes()))),
    stop: async () => {
      await Promise.all(subjects.map((subject) => subject.stop()));
    },
  };
}

function message(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const failed = (code: unknown) => {
      reject(new Error(`the measured server ended with ${String(code)}`));
    };
    child.once('exit', failed);
    child.once('message', (answer) => {
      child.off('exit', failed);
      resolve(answer);
    });
  });
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** The same clinic so many times: nobody has 64 customers a second who all want one of the same nine hours. */
export function tenantsFile(folder: string): string {
  const { tenants } = JSON.parse(readFileSync(new URL('./tenants.json', import.meta.url), 'utf8')) as {
    tenants: readonly [object];
  };
  const copies = Array.from({ length: BUSINESSES }, (_, n) => ({
    ...tenants[0],
    id: `bench-${n}`,
    channels: [{ provider: 'whatsapp', phoneNumberId: numberOf(n) }],
  }));
  const path = join(folder, 'tenants.json');
  writeFileSync(path, JSON.stringify({ tenants: copies }));
  return path;
}
