/** Log lines by winston: JSON for machines, one readable line for people at a terminal. Nothing passes unredacted. */
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import type { Logger } from 'winston';
import type { Log } from '../ports.ts';
import { redact, redactFields } from './redact.ts';

export interface LogOptions {
  readonly level: 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** `json` in production and wherever a program reads along. */
  readonly style: 'json' | 'pretty';
  /** The server's log is its stdout; the command line's is stderr, its data goes to stdout. */
  readonly stream: NodeJS.WritableStream;
  /** Epoch ms. */
  readonly now: () => number;
}

const LEVELS = ['error', 'warn', 'info', 'debug'] as const;

/** winston comes with the first line: its eighty files are a tenth of a start, which need not wait to have said something. */
export function createLog(options: LogOptions): Log {
  let logger: Logger | undefined;
  const heard = options.level === 'silent' ? [] : LEVELS.slice(0, LEVELS.indexOf(options.level) + 1);
  const line =
    (level: (typeof LEVELS)[number]) =>
    (event: string, fields: Fields = {}) => {
      if (!heard.includes(level)) return;
      logger ??= loggerOf(options);
      logger.log({ level, message: event, fields });
    };
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

function loggerOf({ style, stream, now }: LogOptions): Logger {
  const { createLogger, format } = createRequire(import.meta.url)('winston') as typeof import('winston');
  const write = style === 'json' ? jsonLine : prettyLine;
  const logger = createLogger({
    level: 'debug',
    format: format.printf(({ level, message, fields }) =>
      write({ at: now(), level, event: String(message), fields: fields as Fields }),
    ),
  });
  logger.pipe(lines(stream));
  return logger;
}

/** Where winston leaves the formatted line of an entry. */
const FORMATTED = Symbol.for('message');

/** Takes winston's entries and writes their lines; when the reader is slow, the process's own buffer holds them. */
function lines(stream: NodeJS.WritableStream): Writable {
  return new Writable({
    objectMode: true,
    write: (entry: Readonly<Record<symbol, unknown>>, _encoding, done) => {
      stream.write(`${String(entry[FORMATTED])}\n`);
      done();
    },
  });
}

type Fields = Readonly<Record<string, unknown>>;
interface Line {
  readonly at: number;
  readonly level: string;
  readonly event: string;
  readonly fields: Fields;
}

function jsonLine({ at, level, event, fields }: Line): string {
  return JSON.stringify({ at: new Date(at).toISOString(), level, event: redact(event), ...redactFields(fields) });
}

const MARKS: Readonly<Record<string, string>> = { info: '·', warn: '!', error: '✗' };

function prettyLine({ at, level, event, fields }: Line): string {
  const shown = Object.entries(redactFields(fields)).map(([key, value]) => `${key}=${shortly(value)}`);
  return [new Date(at).toISOString().slice(11, 19), MARKS[level] ?? level, redact(event), ...shown].join(' ');
}

function shortly(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  // An error on one line: where it came from is in the JSON style.
  if ('message' in value && 'name' in value) return `${String(value.name)}: ${String(value.message)}`;
  return JSON.stringify(value);
}
