/**
 * The real Firestore emulator for who runs dialogues, benchmarks or tests on Firestore without an account: the one that
 * FIRESTORE_EMULATOR_HOST names, else one that is started here, from where Google's packages put it, and ended again.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { ConfigError } from '../errors.ts';
import { systemClock } from '../io/clock.ts';

export interface Emulator {
  /** `host:port`. */
  readonly host: string;
  stop(): Promise<void>;
}

const PLACES = ['/usr/lib/google-cloud-sdk', '/usr/share/google-cloud-sdk', '/opt/google-cloud-sdk'].map(
  (sdk) => `${sdk}/platform/cloud-firestore-emulator/cloud_firestore_emulator`,
);
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A cold JVM on a busy machine takes tens of seconds. */
const START_MS = 90_000;
const LOOK_EVERY_MS = 100;
/** It lives for minutes: compiling for a long life takes a fifth of that, of two cores. */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** Throws a ConfigError where there is neither. */
export async function emulatorOf(given: string | undefined): Promise<Emulator> {
  if (given !== undefined && given !== '') return { host: given, stop: () => Promise.resolve() };
  const why = whyNoEmulator();
  if (why === undefined) return startEmulator();
  const where = 'entorno o .env › FIRESTORE_EMULATOR_HOST';
  const fix = 'instala el paquete google-cloud-cli-firestore-emulator y Java 17, o di dónde escucha uno';
  throw new ConfigError([{ code: 'CFG-023', what: `no hay emulador de Firestore: ${why}`, where, fix }]);
}

/** Undefined: one can be started here. */
export function whyNoEmulator(): string | undefined {
  if (!PLACES.some((place) => existsSync(place))) return 'no está instalado';
  return spawnSync('java', ['-version']).error === undefined ? undefined : 'necesita Java 17 en el PATH';
}

/** Starts one with these further arguments (`--rules=FILE`). Throws what it said when it does not answer in time. */
export async function startEmulator(more: readonly string[] = []): Promise<Emulator> {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const program = PLACES.find((place) => existsSync(place)) ?? 'cloud_firestore_emulator';
  // Its script starts a JVM: in a group of its own both can be ended.
  const child = spawn(program, ['start', '--host=127.0.0.1', `--port=${port}`, ...more], {
    detached: true,
    env: { ...process.env, JAVA_TOOL_OPTIONS: `${JAVA_OPTIONS} ${process.env['JAVA_TOOL_OPTIONS'] ?? ''}`.trimEnd() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()));
  child.once('error', (error) => said.push(error.message));
  const forget = endsWithUs(child);
  const stop = () => {
    forget();
    return end(child);
  };
  if (await answersInTime(host, child)) return { host, stop };
  await stop();
  throw new Error(`The Firestore emulator did not start:\n${said.join('')}`);
}

async function answersInTime(host: string, child: ChildProcess): Promise<boolean> {
  const clock = systemClock();
  const deadline = clock.now() + START_MS;
  while (clock.now() < deadline && child.exitCode === null) {
    if (await answers(host)) return true;
    await new Promise<void>((resolve) => void clock.wake(clock.now() + LOOK_EVERY_MS, resolve));
  }
  return false;
}

async function answers(host: string): Promise<boolean> {
  try {
    return (await fetch(`http://${host}/`)).ok;
  } catch {
    return false;
  }
}

/**
 * Ctrl-C and a supervisor's SIGTERM end a process without its `finally`, and a group of its own does not get them: the
 * JVM would stay for ever. Returns how to forget it.
 */
export function endsWithUs(child: ChildProcess): () => void {
  const last = () => void end(child);
  const told = (signal: NodeJS.Signals) => {
    last();
    forget();
    // Nobody else handles it: then it does what it always does.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const forget = () => {
    process.off('exit', last);
    for (const signal of SIGNALS) process.off(signal, told);
  };
  process.once('exit', last);
  for (const signal of SIGNALS) process.once(signal, told);
  return forget;
}

function end({ pid, exitCode }: ChildProcess): Promise<void> {
  try {
    if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
  return Promise.resolve();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no free port'));
        else resolve(address.port);
      });
    });
  });
}
