import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reasonOf } from '../../errors.ts';
import { writeDump } from '../../state/dump-file.ts';
import { counting, tally, type Talk } from './count.ts';
import { nameOf, needSource, openSource, type LastingStore } from './open.ts';
import { partOf, placeForExport, removeParts } from './place.ts';

/** Lines are handed on in pieces of this many characters: each costs a write. */
const PIECE_CHARS = 65_536;

/**
 * A file appears whole or not at all, and replaces an older export only then, and nothing else ever; readable by who wrote
 * it: it names people.
 */
export async function exportStore(
  config: LastingStore,
  { file, talk }: { file: string | undefined; talk: Talk },
): Promise<void> {
  needSource(config);
  if (file !== undefined) placeForExport(file, config);
  const source = await openSource(config);
  const counts = tally();
  try {
    const pieces = inPieces(writeDump(counting(source.dump(), counts, talk)));
    if (file === undefined) await pipeline(pieces, process.stdout, { end: false });
    else await writeWhole(file, pieces);
  } finally {
    await source.close();
  }
  talk(`exportado ${nameOf(config)}${file === undefined ? '' : ` en ${file}`}: ${counts.told()}`);
}

async function writeWhole(file: string, pieces: AsyncIterable<string>): Promise<void> {
  const part = partOf(file);
  try {
    // Flushed: once it has its name, it stays.
    await pipeline(Readable.from(pieces), createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
    await rename(part, file);
    removeParts(file);
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof Error && 'syscall' in error)
      throw new Error(`no se puede escribir ${file}: ${reasonOf(error)}`, { cause: error });
    throw error;
  }
}

async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string, void> {
  let piece = '';
  for await (const line of lines) {
    piece += line;
    if (piece.length < PIECE_CHARS) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
