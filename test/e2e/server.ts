/** The real server as a process: `node src/main.ts`, watched from outside. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { until } from './wait.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const MAIN = `${ROOT}src/main.ts`;

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** From the signal, or from the start, to the end. */
  readonly ms: number;
}

export interface Process {
  readonly pid: number;
  stdout(): string;
  stderr(): string;
  readonly exited: Promise<Exit>;
  running(): boolean;
  /** Whoever read its output has gone. */
  unread(): void;
  /** Resolves when the process is gone. */
  end(signal: NodeJS.Signals): Promise<Exit>;
}

export interface Launch {
  /** Its working directory. */
  readonly cwd: string;
  /** All that it sees of the environment, besides PATH and the like. */
  readonly env: Readonly<Record<string, string>>;
  /** In place of `node src/main.ts`. */
  readonly command?: readonly [string, ...string[]];
}

export function launch({ cwd, env, command = [process.execPath, MAIN] }: Launch): Process {
  const [program, ...args] = command;
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const inherited = { PATH, HOME, ...(TMPDIR === undefined ? {} : { TMPDIR }) };
  const child = spawn(program, args, { cwd, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const out = collected(child);
  let since = performance.now();
  let running = true;
  const exited = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running = false;
      resolve({ code, signal, ms: performance.now() - since });
    });
  });
  return {
    pid: child.pid ?? 0,
    stdout: () => out.stdout,
    stderr: () => out.stderr,
    exited,
    running: () => running,
    unread: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    end: async (signal) => {
      since = performance.now();
      if (running) child.kill(signal);
      const exit = await exited;
      const shown = credentialsIn(out.stdout + out.stderr, env);
      if (shown.length > 0) throw new Error(`what the server wrote shows ${shown.join(', ')}`);
      return exit;
    },
  };
}

/** Names of credentials that it was given and that stand in what it wrote (D8): looked at whenever a server ends. */
function credentialsIn(output: string, env: Launch['env']): readonly string[] {
  return Object.entries(env)
    .filter(([name, value]) => /TOKEN|SECRET|KEY/.test(name) && value.length >= 8 && output.includes(value))
    .map(([name]) => name);
}

function collected(child: ChildProcess): { stdout: string; stderr: string } {
  const out = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (out.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (out.stderr += text));
  return out;
}

/** Waits for the banner; gives the address that it names. */
export async function listening(process: Process): Promise<string> {
  return until(
    () => {
      const url = /(http:\/\/\S+)\/readyz[\s\S]*npm test/.exec(process.stdout())?.[1];
      if (url === undefined && !process.running()) throw new Error(`the server ended:\n${process.stderr()}`);
      return url;
    },
    { what: 'the server listens', ms: 25_000, told: () => process.stdout() + process.stderr() },
  );
}

/** Lines of the log with this event. */
export function logged(process: Process, event: string): readonly Readonly<Record<string, unknown>>[] {
  return process
    .stderr()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter((line) => line['event'] === event);
}

/** A port that nobody has at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}
