/**
 * `npm run store`: everything that a store holds, as a file, and back into any store. The file is data (stdout when none
 * is named), the count and what went wrong is talk. Exporting reads one instant of a SQLite file, also beside a server;
 * importing has the file for itself. And what was given up: a list, and its way back. Formats: docs/store.md.
 */
import { loadConfig } from '../config.ts';
import { EXIT, UsageError, existingFile, mainCommand } from './args.ts';
import type { Arguments, CommandSpec, ExitCode, Terminal } from './args.ts';
import { exportStore } from './store/export.ts';
import { importStore } from './store/import.ts';
import type { LastingStore } from './store/open.ts';
import { listGivenUp, retryGivenUp } from './store/retry.ts';

const options = { store: { type: 'string' }, 'into-non-empty': { type: 'boolean' } } as const;

export const storeCommand: CommandSpec<typeof options> = {
  name: 'npm run store',
  does:
    'Guarda todo el almacén en un archivo, y lo mete en otro almacén: copias, y mudanzas entre SQLite y Firestore. ' +
    'Y lo dado por perdido: qué es, y que se intente de nuevo.',
  usage: '-- export|import [ARCHIVO] | dead | retry ID|all  [--store sqlite|firestore] [--into-non-empty]',
  examples: [
    'npm run store -- export copia.jsonl',
    'npm run store -- import copia.jsonl --store firestore',
    'npm run --silent store -- export | gzip > copia.jsonl.gz',
    'gunzip -c copia.jsonl.gz | npm run store -- import',
    'npm run store -- dead',
    'npm run store -- retry all',
  ],
  options,
  positionals: true,
};

export async function store(args: Arguments<typeof options>, terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = args;
  const [deed = '', what, ...more] = positionals;
  const run = DEEDS[deed];
  if (run === undefined) throw new UsageError('di export, import, dead o retry');
  if (more.length > 0) throw new UsageError(`sobra «${more.join(' ')}»: va un archivo o un ID, y solo uno`);
  if (values['into-non-empty'] === true && deed !== 'import') throw new UsageError('--into-non-empty es de import');
  await run({ config: () => chosen(values.store, terminal), what, values, terminal });
  return EXIT.ok;
}

interface Call {
  readonly config: () => LastingStore;
  readonly what: string | undefined;
  readonly values: Arguments<typeof options>['values'];
  readonly terminal: Terminal;
}
const DEEDS: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  export: ({ config, what: file, terminal }) => exportStore(config(), { file, talk: terminal.talk }),
  import: ({ config, what, values, terminal }) => {
    const file = what === undefined ? undefined : existingFile('import', what);
    if (file === undefined && process.stdin.isTTY) throw new UsageError('di de qué archivo, o pásalo por la entrada');
    return importStore(config(), { file, intoNonEmpty: values['into-non-empty'] ?? false, talk: terminal.talk });
  },
  dead: ({ config, what, terminal }) => {
    if (what !== undefined) throw new UsageError(`sobra «${what}»: dead los dice todos`);
    return listGivenUp(config(), terminal);
  },
  retry: ({ config, what, terminal }) => {
    if (what === undefined) throw new UsageError('di un ID de los que dice dead, o all');
    return retryGivenUp(config(), what, terminal);
  },
};

/** The store of the settings, or the one that was asked for with what the settings say of it. */
function chosen(name: string | undefined, { env }: Terminal): LastingStore {
  if (name !== undefined && name !== 'sqlite' && name !== 'firestore') {
    throw new UsageError(`--store ${name} no existe; vale sqlite o firestore`);
  }
  const config = loadConfig(name === undefined ? env : { ...env, STORE: name }).store;
  if (config.kind !== 'memory') return config;
  throw new UsageError(
    'STORE=memory no deja nada que exportar ni guarda lo importado; vale --store sqlite o firestore',
  );
}

if (import.meta.main) await mainCommand(storeCommand, store);
