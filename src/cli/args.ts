/**
 * What all commands share: arguments, help, exit codes (public surface: 0 ok · 1 failure · 2 usage · 3 configuration),
 * data on stdout and talk on stderr. Imported by the files of this folder and by `main.ts` only.
 */
import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Environment } from '../config.ts';
import { ConfigError, reasonOf } from '../errors.ts';
import type { ConfigProblem } from '../errors.ts';

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
 * Runs a command to its exit code. `--help` is understood by every command. Throws nothing: a usage error is 2, a
 * ConfigError 3 with four lines a problem, anything else 1.
 */
export async function runCommand<O extends ParseArgsOptionsConfig>(
  spec: CommandSpec<O>,
  run: (args: Arguments<O>, terminal: Terminal) => Promise<ExitCode>,
  call: { readonly argv: readonly string[]; readonly terminal: Terminal },
): Promise<ExitCode> {
  const { argv, terminal } = call;
  if (argv.includes('--help')) {
    terminal.out(helpOf(spec));
    return EXIT.ok;
  }
  try {
    return await run(parse(spec, argv), terminal);
  } catch (error) {
    return explain(error, spec, terminal);
  }
}

/** Runs a command for this process: the last line of a command's file, under `if (import.meta.main)`. */
export async function mainCommand<O extends ParseArgsOptionsConfig>(
  spec: CommandSpec<O>,
  run: (args: Arguments<O>, terminal: Terminal) => Promise<ExitCode>,
): Promise<void> {
  const terminal: Terminal = {
    out: (line) => void process.stdout.write(`${line}\n`),
    talk: (line) => void process.stderr.write(`${line}\n`),
    env: environment(),
  };
  process.exitCode = await runCommand(spec, run, { argv: process.argv.slice(2), terminal });
}

/** The environment with the settings of `.env` where there is one; a variable that is set already wins. */
export function environment(file = '.env'): Environment {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const absent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!absent) throw error;
  }
  return process.env;
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
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function explain<O extends ParseArgsOptionsConfig>(error: unknown, spec: CommandSpec<O>, terminal: Terminal): ExitCode {
  if (error instanceof ConfigError) {
    for (const problem of error.problems) for (const line of problemLines(problem)) terminal.talk(line);
    return EXIT.configuration;
  }
  if (error instanceof UsageError) {
    terminal.talk(`✗ ${error.message}`);
    terminal.talk(helpOf(spec));
    return EXIT.usage;
  }
  terminal.talk(`✗ ${reasonOf(error)}`);
  return EXIT.failure;
}

function helpOf<O extends ParseArgsOptionsConfig>({ name, does, usage, examples }: CommandSpec<O>): string {
  return [does, '', `uso: ${name} ${usage}`.trimEnd(), ...examples.map((example) => `  ${example}`)].join('\n');
}
