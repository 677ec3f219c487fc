import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUSINESSES, numberOf, type World } from './world.ts';

/** A server being measured, in a process of its own. */
export interface Subject {
  readonly url: string;
  usage(): Promise<{ cpuMs: number; heapBytes: number; rssBytes: number }>;
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

async function start(file: string, world: World): Promise<Subject> {
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
    },
  });
  const { url } = (await message(child)) as { url: string };
  const ask = async (question: string) => {
    child.send(question);
    return (await message(child)) as { cpuMs: number; heapBytes: number; rssBytes: number };
  };
  return {
    url,
    usage: () => ask('usage'),
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
