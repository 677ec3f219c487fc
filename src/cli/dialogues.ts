/**
 * `npm run dialogues -- PATH…`: runs dialogue files through the real engine on a virtual clock (public surface, "Dialogue
 * files" and "Settled meanings"). Exit 0 all passed · 1 one failed · 2 a path or a file that is not in the format.
 *
 *   files → parse (format) → run (given, tap, payment; rig) → expect (view, match) → report
 */
import { loadConfig } from '../config.ts';
import { EXIT, existingFile, mainCommand, UsageError } from './args.ts';
import type { Arguments, CommandSpec, ExitCode, Terminal } from './args.ts';
import { findDialogues } from './dialogues/files.ts';
import { parseDialogue } from './dialogues/parse.ts';
import { countOf, linesOf, notesOf, type Report } from './dialogues/report.ts';
import { runDialogue, type RunOptions } from './dialogues/run.ts';
import { emulatorOf } from './emulator.ts';
import { freshStores, STORES, type StoreKind } from './dialogues/stores.ts';
import { readTenants, shippedTenants } from './dialogues/tenants.ts';

const options = {
  tenants: { type: 'string' },
  agents: { type: 'string', default: 'offline' },
  store: { type: 'string', default: 'memory' },
  json: { type: 'boolean' },
} as const;

export const dialoguesCommand: CommandSpec<typeof options> = {
  name: 'npm run dialogues',
  does: 'Pasa conversaciones escritas en YAML por el motor de verdad, con el reloj en la mano.',
  usage: '-- RUTA… [--tenants ARCHIVO] [--agents offline|model] [--store memory|sqlite|firestore] [--json]',
  examples: ['npm run dialogues -- fixtures/dialogues', 'npm run dialogues -- mi-caso.yaml --store sqlite --json'],
  options,
  positionals: true,
};

export async function dialogues(args: Arguments<typeof options>, terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = args;
  if (positionals.length === 0) throw new UsageError('falta al menos una ruta de archivo o carpeta');
  const agents = await agentsOf(values.agents, terminal);
  const tenants =
    values.tenants === undefined ? shippedTenants() : readTenants(existingFile('--tenants', values.tenants));
  const kind = storeOf(values.store);
  const { files, problems } = findDialogues(positionals);
  const emulator = kind === 'firestore' ? await emulatorOf(terminal.env['FIRESTORE_EMULATOR_HOST']) : undefined;
  const openStore = freshStores(kind, emulator?.host);
  const reports: Report[] = problems.map((p) => refused(p.file, [p]));
  try {
    // Said once, and before the first file waits for it.
    if (kind === 'firestore' && files.length > 0) await (await openStore()).close();
    for (const one of files) {
      const report = await reportOn(one, { tenants, openStore, ...agents.run }, terminal);
      reports.push(report);
      if (values.json !== true) for (const line of linesOf(report)) terminal.out(line);
    }
  } finally {
    await agents.close();
    await emulator?.stop();
  }
  print(reports, { json: values.json === true, unread: problems.length }, terminal);
  if (reports.some((report) => report.problems.length > 0)) return EXIT.usage;
  return reports.every((report) => report.passed) ? EXIT.ok : EXIT.failure;
}

async function reportOn(
  { file, text }: { readonly file: string; readonly text: string },
  run: RunOptions,
  { talk: say }: Terminal,
): Promise<Report> {
  const parsed = parseDialogue(file, text, run.tenants);
  if ('problems' in parsed) return refused(file, parsed.problems);
  for (const line of notesOf(parsed.notes)) say(line);
  const started = performance.now();
  const { failures, talk } = await runDialogue(parsed.dialogue, run);
  const ms = Math.round(performance.now() - started);
  return { file, name: parsed.dialogue.name, ms, passed: failures.length === 0, problems: [], failures, talk };
}

function refused(file: string, problems: Report['problems']): Report {
  return { file, name: '(no está en el formato)', ms: 0, passed: false, problems, failures: [], talk: [] };
}

/** With `--json` stdout holds one JSON document and nothing else: the counted line goes to the person. */
function print(
  reports: readonly Report[],
  { json, unread }: { json: boolean; unread: number },
  terminal: Terminal,
): void {
  if (!json) {
    for (const report of reports.slice(0, unread)) for (const line of linesOf(report)) terminal.out(line);
    terminal.out(countOf(reports));
    return;
  }
  const passed = reports.filter((report) => report.passed).length;
  terminal.out(JSON.stringify({ passed, failed: reports.length - passed, files: reports }, undefined, 2));
  terminal.talk(countOf(reports));
}

function storeOf(name: string): StoreKind {
  const kind = STORES.find((store) => store === name);
  if (!kind) throw new UsageError(`--store ${name} no existe; vale uno de: ${STORES.join(', ')}`);
  return kind;
}

/** Who understands: nobody to be asked, or the configured model. */
async function agentsOf(
  name: string,
  { env }: Terminal,
): Promise<{ run: Pick<RunOptions, 'model'>; close: () => Promise<void> }> {
  if (name === 'offline') return { run: {}, close: () => Promise.resolve() };
  if (name !== 'model') throw new UsageError(`--agents ${name} no existe; vale offline o model`);
  const { createHttp } = await import('../io/http.ts');
  const { configuredModel } = await import('./rig/model.ts');
  const http = createHttp({ connections: 4 });
  return { run: { model: configuredModel(loadConfig(env), http) }, close: () => http.close() };
}

if (import.meta.main) await mainCommand(dialoguesCommand, dialogues);
