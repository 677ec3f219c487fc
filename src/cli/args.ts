/**
 * What all commands share: arguments, help, exit codes (public surface: 0 ok · 1 failure · 2 usage · 3 configuration),
 * data on stdout and talk on stderr. Imported by the files of this folder and by `main.ts` only.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Environment } from '../config.ts';
import { withoutMark } from '../config/text.ts';
import { ConfigError, reasonOf, SAVE_AS_UTF8 } from '../errors.ts';
import type { ConfigProblem } from '../errors.ts';
import { version } from '../io/version.ts';

export const EXIT = { ok: 0, failure: 1, usage: 2, configuration: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A wrong call of a command: told with its usage, exit 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** Where a command reads and writes. `out` is data, `talk` is for the person at the terminal; both add the line's end. */
export interface Terminal {
  readonly out: (line: string) => void;
  readonly talk: (line: string) => void;
  readonly env: Environment;
}

export interface CommandSpec<O extends ParseArgsOptionsConfig> {
  /** As it is called: `npm run doctor`. */
  readonly name: string;
  readonly does: string;
  /** What follows the name: `-- PATH… [--json]`. */
  readonly usage: string;
  readonly examples: readonly string[];
  readonly options: O;
  /** Paths or ids after the options; false refuses them. */
  readonly positionals: boolean;
}

export type Arguments<O extends ParseArgsOptionsConfig> = ReturnType<typeof parse<O>>;

/**
 * Runs a command to its exit code. `--help` and `--version` are understood by every command. Throws nothing: a usage error is 2, a
 * ConfigError 3 with four lines a problem, anything else 1.
 */
export async function runCommand<O extends ParseArgsOptionsConfig>(
  spec: CommandSpec<O>,
  run: (args: Arguments<O>, terminal: Terminal) => Promise<ExitCode>,
  call: { readonly argv: readonly string[]; readonly terminal: Terminal },
): Promise<ExitCode> {
  const { argv, terminal } = call;
  if (argv.includes('--help') || argv.includes('-h')) {
    terminal.out(helpOf(spec));
    return EXIT.ok;
  }
  if (argv.includes('--version')) {
    terminal.out(version().version);
    return EXIT.ok;
  }
  try {
    return await run(parse(spec, argv), terminal);
  } catch (error) {
    return explain(error, spec, terminal);
  }
}

/**
 * The reader's patterns are large, and each is used by the first message already. V8 makes bytecode for the first use, tidies
 * it, and makes machine code for the second: machine code at once costs less than the bytecode alone. The first message of a
 * process costs 0.3 s of CPU less, those after it as much as before.
 */
export function quickFirstMessage(): void {
  setFlagsFromString('--no-regexp-tier-up');
}

/** Runs a command for this process: the last line of a command's file, under `if (import.meta.main)`. */
export async function mainCommand<O extends ParseArgsOptionsConfig>(
  spec: CommandSpec<O>,
  run: (args: Arguments<O>, terminal: Terminal) => Promise<ExitCode>,
): Promise<void> {
  quickFirstMessage();
  const terminal: Terminal = {
    out: (line) => void process.stdout.write(`${line}\n`),
    talk: (line) => void process.stderr.write(`${line}\n`),
    env: process.env,
  };
  const withFile = (args: Arguments<O>) => {
    needNode(process.versions.node);
    return run(args, { ...terminal, env: environment() });
  };
  let ended = false;
  whenNobodyReads(() => {
    if (!ended) process.exit(EXIT.failure);
  });
  const code = await runCommand(spec, withFile, { argv: process.argv.slice(2), terminal });
  ended = true;
  // Nothing has begun, and what could not be opened may hold the process for minutes, or break it.
  if (code === EXIT.configuration) process.exit(code);
  // A server goes on after this: 0 written here would hide how it ends later.
  if (code !== EXIT.ok) process.exitCode = code;
}

export const NODE_MAJOR_MIN = 26;

/** An older Node that runs this at all lacks Temporal: it would take every zone for wrong. Throws with what to do. */
export function needNode(version: string): void {
  if (Number(version.split('.')[0]) >= NODE_MAJOR_MIN) return;
  throw new Error(
    `hace falta Node ${NODE_MAJOR_MIN}, y este es ${version}: usa los comandos npm, que lo traen (npm ci)`,
  );
}

/** `npm run … | head`: what is left to say is said to nobody. A server goes on: its customers do not read its log. */
function whenNobodyReads(then: () => void): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      then();
    });
  }
}

/**
 * The environment with the settings of `.env` where there is one; a variable that is set already wins. Throws ConfigError
 * when it is there and cannot be read: starting without it could mean a demo where customers write to.
 */
export function environment(file = '.env'): Environment {
  for (const [name, value] of Object.entries(parseEnv(envText(file)))) process.env[name] ??= value;
  return process.env;
}

/** Editors of Windows put a mark before the first name; its PowerShell writes UTF-16, of which no name would be found. */
function envText(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : reasonOf(error);
    if (code === 'ENOENT') return '';
    const fix = 'da permiso de lectura a quien arranca (chmod u+r), y que sea un archivo; o quítalo';
    throw new ConfigError([unreadableEnv(file, `no se puede leer (${code})`, fix)]);
  }
  if (!text.includes('\0')) return withoutMark(text);
  throw new ConfigError([unreadableEnv(file, 'no está en UTF-8', SAVE_AS_UTF8)]);
}

function unreadableEnv(file: string, why: string, fix: string): ConfigProblem {
  return { code: 'CFG-011', what: `${file} está, pero ${why}`, where: file, fix };
}

/** Throws UsageError where an option names a file that is not there. What is in it is the reader's matter. */
export function existingFile(option: string, path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return path;
  noFolder(option, path);
  throw new UsageError(`${option} ${path}: no hay tal archivo; la ruta se cuenta desde ${process.cwd()}`);
}

/** Throws UsageError where no file can be written by this name. Whether it may be is found out by writing. */
export function placeForFile(option: string, file: string): void {
  noFolder(option, file);
  const folder = path.dirname(file);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw new UsageError(`${option} ${file}: no hay tal carpeta (${folder}); la ruta se cuenta desde ${process.cwd()}`);
}

function noFolder(option: string, file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true) return;
  throw new UsageError(`${option} ${file}: es una carpeta; di un archivo dentro de ella`);
}

/** Throws UsageError where an option's value is no whole number from `min` on. */
export function wholeNumber(option: string, text: string, min = 1): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= min) return Number(text);
  throw new UsageError(`${option} ${text}: va un número entero desde ${min}`);
}

/** Four lines a problem (console.md 1): what, where, how to mend it, where to read more. */
export function problemLines(problem: ConfigProblem): string[] {
  const { code, what, where, fix } = problem;
  return [
    `✗ ${code}  ${what}`,
    `  dónde   ${where}`,
    `  arreglo ${fix}`,
    `  más     docs/errores.md#${code.toLowerCase()}`,
  ];
}

function parse<O extends ParseArgsOptionsConfig>(spec: CommandSpec<O>, argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: spec.options, strict: true, allowPositionals: spec.positionals });
  } catch (error) {
    throw new UsageError(misuse(error, spec.options));
  }
}

/** What Node says of a wrong call, in our words: which option, and what to write instead. */
function misuse(error: unknown, options: ParseArgsOptionsConfig): string {
  const said = reasonOf(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const quoted = /'([^']*)'/.exec(said)?.[1] ?? '';
  const name = /--[\w-]+/.exec(quoted)?.[0] ?? quoted;
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `la opción ${quoted} no existe; valen ${[...Object.keys(options), 'version', 'help'].map((o) => `--${o}`).join(', ')}`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `sobra «${quoted}»: aquí solo van opciones, detrás de --`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      if (options[name.slice(2)]?.type === 'boolean') return `${name} va sola, sin valor`;
      return said.includes('ambiguous')
        ? `${name}: lo que sigue empieza con guion, y así no es un valor`
        : `a ${name} le falta su valor: escríbelo detrás`;
    default:
      return said;
  }
}

function explain<O extends ParseArgsOptionsConfig>(error: unknown, spec: CommandSpec<O>, terminal: Terminal): ExitCode {
  if (error instanceof ConfigError) {
    for (const problem of error.problems) for (const line of problemLines(problem)) terminal.talk(line);
    return EXIT.configuration;
  }
  if (error instanceof UsageError) {
    terminal.talk(`✗ ${error.message}`);
    terminal.talk(`  ${usageOf(spec)}`);
    return EXIT.usage;
  }
  // An Error without a class of its own carries words for the reader; another one says what it is.
  terminal.talk(`✗ ${error instanceof Error && error.name === 'Error' ? error.message : reasonOf(error)}`);
  return EXIT.failure;
}

function usageOf({ name, usage }: Pick<CommandSpec<ParseArgsOptionsConfig>, 'name' | 'usage'>): string {
  return `uso: ${name} ${usage}`.trimEnd();
}

function helpOf<O extends ParseArgsOptionsConfig>(spec: CommandSpec<O>): string {
  return [spec.does, '', usageOf(spec), ...spec.examples.map((example) => `  ${example}`)].join('\n');
}
