/** A wrong call of any command: one line that says what to do, how it is called, exit 2; never a stack. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, type Arguments, type CommandSpec, type ExitCode, type Terminal } from '../../src/cli/args.ts';
import { chat, chatCommand } from '../../src/cli/chat.ts';
import { dialogues, dialoguesCommand } from '../../src/cli/dialogues.ts';
import { doctor, doctorCommand } from '../../src/cli/doctor.ts';
import { evalCommand, evaluate } from '../../src/cli/eval.ts';
import { proveCommand, proveMachines } from '../../src/cli/prove.ts';
import { replayCommand, replayRecorded } from '../../src/cli/replay.ts';
import { simulateCommand, simulateSeeds } from '../../src/cli/simulate.ts';
import { store, storeCommand } from '../../src/cli/store.ts';
import { understand, understandCommand } from '../../src/cli/understand.ts';
import { version } from '../../src/io/version.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Ours; vitest, eslint, tsc and prettier explain themselves. */
const COMMANDS = Object.values(scripts).flatMap((line) => /^node (\S+\.ts)$/.exec(line)?.[1] ?? []);
const FOR_DEVELOPERS = readdirSync(path.join(ROOT, 'scripts'))
  .map((name) => `scripts/${name}`)
  .filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes('mainCommand('));
const PROGRAMS = [...new Set([...COMMANDS, ...FOR_DEVELOPERS])];

const folder = mkdtempSync(path.join(tmpdir(), 'turno-usage-'));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly talk: string;
}

/** In a folder of its own, without `.env` and data of this machine; what reads this repository runs in it. */
function run(
  program: string,
  args: readonly string[],
  cwd = program.startsWith('scripts/') ? ROOT : folder,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
    const child = spawn(process.execPath, [path.join(ROOT, program), ...args], {
      cwd,
      env: { PATH, NODE_COMPILE_CACHE },
    });
    let [out, talk] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (talk += text));
    child.stdin.end();
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code, out, talk });
    });
  });
}

/** Commands as this process calls them: what a wrong call is answered with needs no start of its own. */
const HERE = new Map([
  ['src/cli/chat.ts', called(chatCommand, chat)],
  ['src/cli/dialogues.ts', called(dialoguesCommand, dialogues)],
  ['src/cli/doctor.ts', called(doctorCommand, doctor)],
  ['src/cli/eval.ts', called(evalCommand, evaluate)],
  ['src/cli/prove.ts', called(proveCommand, proveMachines)],
  ['src/cli/replay.ts', called(replayCommand, replayRecorded)],
  ['src/cli/simulate.ts', called(simulateCommand, simulateSeeds)],
  ['src/cli/store.ts', called(storeCommand, store)],
  ['src/cli/understand.ts', called(understandCommand, understand)],
]);

function called<O extends ParseArgsOptionsConfig>(
  spec: CommandSpec<O>,
  command: (args: Arguments<O>, terminal: Terminal) => Promise<ExitCode>,
): (argv: readonly string[]) => Promise<Ended> {
  return async (argv) => {
    let [out, talk] = ['', ''];
    const terminal: Terminal = {
      out: (line) => (out += `${line}\n`),
      talk: (line) => (talk += `${line}\n`),
      env: {},
    };
    const code = await runCommand(spec, command, { argv, terminal });
    return { code, out, talk };
  };
}

/** Relative paths are of a folder in which nothing is. */
const home = process.cwd();
beforeAll(() => {
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

describe.concurrent('every command of ours', () => {
  it('is here', () => {
    expect(COMMANDS).toContain('src/main.ts');
    expect(COMMANDS.length).toBeGreaterThan(10);
    expect(Object.values(scripts).filter((line) => line.startsWith('node ')).length).toBe(COMMANDS.length);
  });

  it.each(PROGRAMS)('%s --help says what it does and how it is called', async (program) => {
    const { code, out, talk } = await run(program, ['--help']);
    expect([code, talk]).toEqual([0, '']);
    expect(out).toMatch(/^\S.*\.\n\nuso: (npm start|npm run \w|node scripts\/)/);
  });

  it.each([...HERE])('%s --version says which one it is', async (_program, called) => {
    expect(await called(['--version'])).toMatchObject({ code: 0, out: `${version().version}\n`, talk: '' });
  });

  // The others are wired alike, and a start of their own is dear.
  it.each([...HERE.keys(), 'src/main.ts'])('%s with an option that does not exist', async (program) => {
    refused(await call(program, ['--bogus']), /^✗ la opción --bogus no existe; valen .*--help$/);
  });
});

describe.concurrent('a wrong value', () => {
  it.each([
    ['src/main.ts', ['demo.json'], /^✗ sobra «demo\.json»/],
    ['src/cli/chat.ts', ['--tenants'], /^✗ a --tenants le falta su valor/],
    ['src/cli/simulate.ts', ['--seeds', '-3'], /^✗ --seeds: lo que sigue empieza con guion, y así no es un valor/],
    ['src/cli/chat.ts', ['--tenants', 'none.json'], /^✗ --tenants none\.json: no hay tal archivo/],
    ['src/cli/chat.ts', ['--tenant', 'nobody'], /^✗ --tenant nobody no existe; vale uno de: /],
    ['src/cli/chat.ts', ['--store', 'cloud'], /^✗ --store cloud no existe; vale memory o sqlite/],
    ['src/cli/dialogues.ts', [], /^✗ falta al menos una ruta/],
    ['src/cli/dialogues.ts', ['.', '--json=yes'], /^✗ --json va sola, sin valor/],
    ['src/cli/dialogues.ts', ['.', '--tenants', 'none.json'], /^✗ --tenants none\.json: no hay tal archivo/],
    ['src/cli/understand.ts', ['--agents', 'oracle'], /^✗ --agents oracle/],
    ['src/cli/simulate.ts', ['--seeds', 'many'], /^✗ --seeds many: va un número entero desde 1/],
    ['src/cli/simulate.ts', ['--from', '1e3'], /^✗ --from 1e3: va un número entero/],
    ['src/cli/simulate.ts', ['--bug', 'none'], /^✗ --bug none: va uno de /],
    ['src/cli/replay.ts', [], /^✗ di un archivo o una conversación/],
    ['src/cli/replay.ts', ['none.json'], /^✗ no hay archivo «none\.json»/],
    ['src/cli/store.ts', [], /^✗ di export, import, dead o retry/],
    ['src/cli/store.ts', ['export', 'a', 'b'], /^✗ sobra «b»/],
    ['src/cli/store.ts', ['export', '--store', 'cloud'], /^✗ --store cloud no existe; vale sqlite o firestore/],
    ['src/cli/store.ts', ['export', '--into-non-empty'], /^✗ --into-non-empty es de import/],
    ['src/cli/store.ts', ['dead', 'x'], /^✗ sobra «x»/],
    ['src/cli/store.ts', ['retry'], /^✗ di un ID/],
    ['src/cli/store.ts', ['import', 'none.jsonl'], /^✗ import none\.jsonl: no hay tal archivo/],
    ['src/cli/diagrams.ts', ['--check=no'], /^✗ --check va sola/],
    ['scripts/train.ts', ['--folds', 'x'], /^✗ --folds x: va un número entero desde 2/],
    ['scripts/bench.ts', ['--long', '0'], /^✗ --long 0: va un número entero desde 1/],
    ['src/cli/eval.ts', ['--suite', 'none'], /^✗ --suite none: no está aquí; hay /],
    ['src/cli/eval.ts', ['--agents', 'oracle'], /^✗ --agents oracle/],
  ] as const)('%s %j', async (program, args, line) => {
    refused(await call(program, args), line);
  });

  it('of a dialogue: a path where nothing is', async () => {
    const { code, out } = await run('src/cli/dialogues.ts', ['none.yaml']);
    expect(code).toBe(2);
    expect(out).toContain('no existe: corrige la ruta');
    expect(out).toMatch(/^0 passed, 1 failed$/m);
  });
});

it('a command that nobody reads any more (| head) fails without a stack', async () => {
  const child = spawn(process.execPath, [path.join(ROOT, 'src/cli/dialogues.ts'), 'none.yaml'], { cwd: folder });
  child.stdout.destroy();
  let talk = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (talk += text));
  expect(await new Promise((resolve) => child.once('close', resolve))).toBeGreaterThan(0);
  expect(talk).toBe('');
});

describe.concurrent('.env', () => {
  it('that cannot be read starts nothing, and says how to put it right', async () => {
    const own = path.join(folder, 'locked');
    mkdirSync(own);
    // A folder of that name: permissions do not stop who runs tests as root.
    mkdirSync(path.join(own, '.env'));
    for (const program of ['src/main.ts', 'src/cli/doctor.ts']) {
      const { code, out, talk } = await run(program, [], own);
      expect([code, out]).toEqual([3, '']);
      expect(talk.split('\n')[0]).toMatch(/^✗ CFG-011 {2}\.env está, pero no se puede leer \(E\w+\)$/);
    }
  });

  it('is read with the mark of an editor before it and with CRLF, and refused in UTF-16: no name would be found', async () => {
    const own = path.join(folder, 'windows');
    mkdirSync(own);
    const written = 'TENANTS_FILE=mine.json\r\nLOG_LEVEL=warn\r\n';
    writeFileSync(path.join(own, '.env'), `\uFEFF${written}`);
    const marked = await run('src/main.ts', [], own);
    expect([marked.code, marked.talk]).toEqual([3, expect.stringMatching(/CFG-005.*\n.*mine\.json/)]);
    writeFileSync(path.join(own, '.env'), Buffer.from(`\uFEFF${written}`, 'utf16le'));
    for (const program of ['src/main.ts', 'src/cli/doctor.ts']) {
      const { code, out, talk } = await run(program, [], own);
      expect([code, out]).toEqual([3, '']);
      expect(talk).toMatch(/^✗ CFG-011 {2}\.env está, pero no está en UTF-8\n.*\n.*codificación UTF-8/);
    }
  });

  it('is read by the commands that need settings', async () => {
    const own = path.join(folder, 'with');
    mkdirSync(own);
    writeFileSync(path.join(own, '.env'), 'TENANTS_FILE=mine.json\n');
    chmodSync(path.join(own, '.env'), 0o600);
    for (const program of ['src/main.ts', 'src/cli/doctor.ts']) {
      const { code, out, talk } = await run(program, [], own);
      expect(code).toBeGreaterThan(0);
      expect(out + talk).toMatch(/mine\.json/);
    }
  });
});

function call(program: string, args: readonly string[]): Promise<Ended> {
  return HERE.get(program)?.(args) ?? run(program, args);
}

function refused({ code, out, talk }: Ended, line: RegExp): void {
  expect([code, out]).toEqual([2, '']);
  const [first = '', usage = '', ...more] = talk.trimEnd().split('\n');
  expect(first).toMatch(line);
  expect(usage).toMatch(/^ {2}uso: /);
  expect(more).toEqual([]);
}

describe('a simulation that failed', () => {
  it('says the command that shows it again, bug and store with it', async () => {
    const { code, out } = await called(simulateCommand, simulateSeeds)(['--seeds', '20', '--bug', 'no-cas']);
    expect(code).toBe(1);
    expect(out).toMatch(/repetir: npm run simulate -- --seeds 1 --from \d+ --bug no-cas$/m);
  });
});
