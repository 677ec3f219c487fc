/**
 * A file into a store, in three passes: the file is read to its end (a cut or changed one touches nothing), compared with
 * what the store holds, and put. Nothing that is there is overwritten or deleted, so a second run of an import that was
 * interrupted finishes it.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DumpFileError, FORMAT, readDump } from '../../state/dump-file.ts';
import { temporaryFolder } from '../../state/folder.ts';
import type { DumpRow, PortableStore } from '../../state/portable.ts';
import { compare } from './compare.ts';
import { counting, tally, type Talk, type Tally } from './count.ts';
import { nameOf, openTarget, type LastingStore } from './open.ts';

/** Written together: one wait for the disk, and little memory. */
const BATCH_ROWS = 500;

export interface ImportOptions {
  /** Absent: standard input. */
  readonly file: string | undefined;
  readonly intoNonEmpty: boolean;
  readonly talk: Talk;
}

export async function importStore(config: LastingStore, { file, intoNonEmpty, talk }: ImportOptions): Promise<void> {
  if (file === undefined) {
    await throughFile(process.stdin, (copy) => importStore(config, { file: copy, intoNonEmpty, talk }));
    return;
  }
  const rows = () => readDump(createReadStream(file));
  const all = tally();
  await inWords(async () => {
    for await (const _ of counting(rows(), all, () => undefined));
  });
  const target = await openTarget(config, talk);
  try {
    const known = await checkRoom(target, { rows, intoNonEmpty, name: nameOf(config) });
    if (known === all.rows) {
      talk(`nada que importar: ${nameOf(config)} ya tiene todo lo del archivo (${all.told()})`);
      return;
    }
    talk(`importando en ${nameOf(config)}: ${all.told()} (si se interrumpe, repite la misma orden)`);
    await put(target, rows(), { all, talk });
    const before = known === 0 ? '' : `; ${known} filas ya estaban`;
    talk(`importado en ${nameOf(config)}: ${all.told()}${before}`);
  } finally {
    await target.close();
  }
}

async function put(
  target: PortableStore,
  rows: AsyncIterable<DumpRow>,
  { all, talk }: { all: Tally; talk: Talk },
): Promise<void> {
  const read = tally();
  let batch: DumpRow[] = [];
  let written = 0;
  const write = async () => {
    await target.restore(batch);
    written += batch.length;
    batch = [];
  };
  try {
    for await (const row of counting(rows, read, talk)) {
      batch.push(row);
      if (batch.length >= BATCH_ROWS) await write();
    }
    await write();
  } catch (error) {
    talk(`quedó a medias: ${written} de ${all.rows} filas; repite la misma orden antes de arrancar el servidor`);
    throw error;
  }
}

/** How many of the file's rows the store has already. */
async function checkRoom(
  target: PortableStore,
  { rows, intoNonEmpty, name }: { rows: () => AsyncIterable<DumpRow>; intoNonEmpty: boolean; name: string },
): Promise<number> {
  const { others, known, other, differing } = await compare(target.dump(), rows);
  if (differing !== undefined) {
    throw new Error(
      `${name} ya tiene ${differing}, y no como dice el archivo: no se importó nada, porque nada se pisa. ` +
        'Importa en un almacén vacío (otro SQLITE_PATH u otro proyecto).',
    );
  }
  if (other === undefined || intoNonEmpty) return known;
  throw new Error(
    `${name} no está vacío: tiene ${others} cosas que no están en el archivo, por ejemplo ${other}. No se importó ` +
      'nada. Importa en un almacén vacío, o añade --into-non-empty para juntar los dos.',
  );
}

/** What cannot be read twice is kept, for as long as it takes, where only we can read it. */
async function throughFile(input: NodeJS.ReadableStream, use: (copy: string) => Promise<void>): Promise<void> {
  const folder = temporaryFolder('import');
  try {
    const copy = path.join(folder, 'entrada');
    await pipeline(input, createWriteStream(copy, { mode: 0o600 }));
    await use(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const WORDS: Readonly<Record<DumpFileError['problem'], (line: number) => string>> = {
  foreign: () =>
    'no es un archivo de npm run store -- export (si lo guardaste con «>», exporta con npm run --silent, o di el archivo)',
  newer: () =>
    `el archivo es de una versión más nueva de Turno (esta lee hasta el formato ${FORMAT}): importa con aquella`,
  cut: (line) => `el archivo está cortado: termina en la línea ${line}, sin su recuento. Expórtalo o cópialo de nuevo`,
  damaged: (line) => `el archivo está dañado o fue cambiado (línea ${line}). Expórtalo o cópialo de nuevo`,
};

async function inWords(read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof DumpFileError)) throw error;
    throw new Error(`${WORDS[error.problem](error.line)}. No se importó nada.`, { cause: error });
  }
}
