/**
 * Portable rows as a file: JSON lines, a header first, a count with a checksum last. Nothing in it tells when or where it
 * was written: the same store is the same bytes. Reading is streaming, and what is not exactly such a file is refused.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { asRow, rowText, TABLES, type DumpRow, type Table } from './portable.ts';

/** Upgrade n brings a line's value from format n + 1 to n + 2; a published one is never edited. */
const UPGRADES: readonly ((line: unknown) => unknown)[] = [
  // 2 has configurations, too; what was there before is as it was.
  (line) => line,
];
export const FORMAT = UPGRADES.length + 1;
/** Which format a table joined in, where not in the first: the end of an older file does not count it. */
const SINCE: Readonly<Partial<Record<Table, number>>> = { configurations: 2 };

/** Longer than any row of ours by far: a line is held in memory. */
const LINE_BYTES_MAX = 64 * 1024 * 1024;
const NEWLINE = 0x0a;

/** What is wrong with a file, at which line (from 1). */
export class DumpFileError extends Error {
  readonly problem: 'foreign' | 'newer' | 'cut' | 'damaged';
  readonly line: number;
  constructor(problem: DumpFileError['problem'], line: number) {
    super(`the dump is ${problem} at line ${line}`);
    this.name = 'DumpFileError';
    this.problem = problem;
    this.line = line;
  }
}

const header = z.looseObject({ turno: z.literal('store'), format: z.int().positive() });

/** The file, a line at a time. */
export async function* writeDump(rows: AsyncIterable<DumpRow> | Iterable<DumpRow>): AsyncGenerator<string, void> {
  const tally = createTally(FORMAT);
  const head = JSON.stringify({ turno: 'store', format: FORMAT });
  tally.line(head);
  yield `${head}\n`;
  for await (const row of rows) {
    const text = rowText(row);
    tally.line(text);
    tally.row(row.table);
    yield `${text}\n`;
  }
  yield `${tally.end()}\n`;
}

/**
 * The rows of a file. Throws a DumpFileError; rows before the fault have been given by then, so who must do all or
 * nothing reads the file to its end once before.
 */
export async function* readDump(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<DumpRow, void> {
  let tally = createTally(FORMAT);
  let [line, format, ended] = [0, 0, false];
  for await (const { text, whole } of linesOf(bytes)) {
    line += 1;
    if (ended) throw new DumpFileError('damaged', line);
    const value = parsed(text);
    if (line === 1) {
      format = formatOf(value);
      tally = createTally(format);
    } else if (value === undefined && !whole) throw new DumpFileError('cut', line);
    else if (isEnd(value)) {
      if (text.toString() !== tally.end()) throw new DumpFileError('damaged', line);
      ended = true;
    } else {
      const row = asRow(UPGRADES.slice(format - 1).reduce((older, upgrade) => upgrade(older), value));
      if (row === undefined || !isIn(row.table, format)) throw new DumpFileError('damaged', line);
      tally.row(row.table);
      yield row;
    }
    tally.line(text);
  }
  if (!ended) throw new DumpFileError(line === 0 ? 'foreign' : 'cut', line);
}

/** Sums up lines as they pass. */
function createTally(format: number) {
  const digest = createHash('sha256');
  const tables = Object.fromEntries(TABLES.filter((table) => isIn(table, format)).map((table) => [table, 0])) as Record<
    Table,
    number
  >;
  let rows = 0;
  return {
    line: (text: string | Uint8Array) => {
      digest.update(text).update('\n');
    },
    row: (table: Table) => {
      rows += 1;
      tables[table] += 1;
    },
    /** The last line for what has passed so far. */
    end: () => JSON.stringify({ turno: 'end', rows, tables, sha256: digest.copy().digest('hex') }),
  };
}

function isIn(table: Table, format: number): boolean {
  return (SINCE[table] ?? 1) <= format;
}

function formatOf(value: unknown): number {
  const format = header.safeParse(value).data?.format;
  if (format === undefined) throw new DumpFileError('foreign', 1);
  if (format > FORMAT) throw new DumpFileError('newer', 1);
  return format;
}

/** Much more than the first line takes. */
export const HEADER_BYTES_MAX = 256;

/** Whether a file that begins so is one of ours, of any format. */
export function beginsDump(bytes: Buffer): boolean {
  const end = bytes.indexOf(NEWLINE);
  return header.safeParse(parsed(end === -1 ? bytes : bytes.subarray(0, end))).success;
}

function isEnd(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'turno' in value && value.turno === 'end';
}

/** Undefined: no JSON. */
function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}

/** Lines without their ends; the last one may lack it, and then it may not be whole. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<{ text: Buffer; whole: boolean }, void> {
  let rest: Uint8Array[] = [];
  let waiting = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      yield { text: Buffer.concat([...rest, chunk.subarray(from, to)]), whole: true };
      [rest, waiting, from] = [[], 0, to + 1];
    }
    rest.push(chunk.subarray(from));
    waiting += chunk.length - from;
    if (waiting > LINE_BYTES_MAX) throw new DumpFileError('foreign', 1);
  }
  if (waiting > 0) yield { text: Buffer.concat(rest), whole: false };
}
