/**
 * Where an export may be written. It takes the place of what stands there, so that must be nothing, an empty file or an
 * older export: `export ./data/turno.db` by who takes the argument for what is to be exported would put the copy over the
 * store itself.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '../../domain.ts';
import { beginsDump, HEADER_BYTES_MAX } from '../../state/dump-file.ts';
import { UsageError, placeForFile } from '../args.ts';
import type { LastingStore } from './open.ts';

/** What SQLite and the lock of ours keep beside a file, by the ends of their names. */
const BESIDE = ['', '-wal', '-shm', '-journal', '.lock', '.lock-journal'];

/**
 * Throws UsageError. Before the store is opened: looking into a file and closing it again would drop the locks that
 * SQLite has on it in this process.
 */
export function placeForExport(file: string, config: LastingStore): void {
  placeForFile('export', file);
  if (config.kind === 'sqlite' && isOfStore(file, config.path))
    throw new UsageError(`export ${file}: ahí está el almacén mismo; di otro archivo, donde vaya la copia`);
  if (isReplaceable(file)) return;
  throw new UsageError(
    `export ${file}: ahí hay algo que no es una copia de npm run store -- export, y no se pisa; di otro archivo, o quítalo`,
  );
}

/** Where it grows until it is whole: nobody else's, for two exports to one name may overlap (a nightly one, by hand). */
export function partOf(file: string): string {
  return `${file}.${randomUUID().slice(0, 8)}.part`;
}

/** What exports to this name left that were killed: it names people. A younger one may still grow. */
export function removeParts(file: string): void {
  const folder = path.dirname(file);
  const left = readdirSync(folder).filter((name) => name.startsWith(`${path.basename(file)}.`) && PART.test(name));
  for (const part of left.map((name) => path.join(folder, name))) {
    const here = statSync(part, { throwIfNoEntry: false });
    if (here?.isFile() === true && here.mtimeMs < Date.now() - DAY_MS) rmSync(part, { force: true });
  }
}
const PART = /\.[0-9a-f]{8}\.part$/;

/** By whatever name: links too, and what is not there at this moment. */
function isOfStore(file: string, store: string): boolean {
  const real = realOf(store);
  return BESIDE.some((end) => [store, real].some((name) => isSame(file, `${name}${end}`)));
}

function isSame(one: string, other: string): boolean {
  if (realOf(one) === realOf(other)) return true;
  const [here, there] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return here !== undefined && here.dev === there?.dev && here.ino === there.ino;
}

/** The path without links; of what is not there, its folder's. */
function realOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    const folder = path.dirname(path.resolve(file));
    return path.join(statSync(folder, { throwIfNoEntry: false }) ? realpathSync(folder) : folder, path.basename(file));
  }
}

/** A device or a pipe is not: it would be replaced, and not written to. */
function isReplaceable(file: string): boolean {
  const here = statSync(file, { throwIfNoEntry: false });
  if (here === undefined || (here.isFile() && here.size === 0)) return true;
  return here.isFile() && beginsDump(headOf(file));
}

/** Empty where it may not be read. */
function headOf(file: string): Buffer {
  const head = Buffer.alloc(HEADER_BYTES_MAX);
  try {
    const opened = openSync(file, 'r');
    try {
      return head.subarray(0, readSync(opened, head, { position: 0 }));
    } finally {
      closeSync(opened);
    }
  } catch {
    return head.subarray(0, 0);
  }
}
