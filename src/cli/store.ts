/**
 * `npm run store`: everything that a store holds, as a file, and back into any store. The file is data (stdout when none
 * is named), the count and what went wrong is talk. Exporting reads one instant of a SQLite file, also beside a server;
 * importing has the file for itself. Formats: docs/store.md.
 */
import { loadConfig } from '../config.ts';
import type { StoreConfig } from '../config.ts';
import { EXIT, UsageError, existingFile, mainCommand } from './args.ts';
import type { Arguments, CommandSpec, ExitCode, Terminal } from './args.ts';
import { exportStore } from './store/export.ts';
import { importStore } from './store/import.ts';

const options = { store: { type: 'string' }, 'into-non-empty': { type: 'boolean' } } as const;

export const storeCommand: CommandSpec<typeof options> = {
  name: 'npm run store',
  does: 'Guarda todo el almacén en un archivo, y lo mete en otro almacén: copias, y mudanzas entre SQLite y Firestore.',
  usage: '-- export|import [ARCHIVO] [--store sqlite|firestore] [--into-non-empty]',
  examples: [
    'npm run store -- export copia.jsonl',
    'npm run store -- import copia.jsonl --store firestore',
    'npm run --silent store -- export | gzip > copia.jsonl.gz',
    'gunzip -c copia.jsonl.gz | npm run store -- import',
  ],
  options,
  positionals: true,
};

export async function store(args: Arguments<typeof options>, terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = args;
  const [deed, file, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`sobra «${more.join(' ')}»: va un archivo, y solo uno`);
  if (deed === 'export') {
    if (values['into-non-empty'] === true) throw new UsageError('--into-non-empty es de import');
    await exportStore(chosen(values.store, terminal), { file, talk: terminal.talk });
  } else if (deed === 'import') {
    const from = file === undefined ? undefined : existingFile('import', file);
    if (from === undefined && process.stdin.isTTY) throw new UsageError('di de qué archivo, o pásalo por la entrada');
    const intoNonEmpty = values['into-non-empty'] ?? false;
    await importStore(chosen(values.store, terminal), { file: from, intoNonEmpty, talk: terminal.talk });
  } else throw new UsageError('di export o import');
  return EXIT.ok;
}

/** The store of the settings, or the one that was asked for with what the settings say of it. */
function chosen(name: string | undefined, { env }: Terminal): Exclude<StoreConfig, { kind: 'memory' }> {
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
