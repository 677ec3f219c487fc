/** Failures that cross a port. One class per decision that the caller can take. */

/** A service outside failed. What `drain` asks: whether to try again, when, and who has to act. */
export class ServiceFailure extends Error {
  readonly retryable: boolean;
  /** Every call will fail until whoever operates this server acts. */
  readonly alarm: boolean;
  /** Ask again no sooner than this (a provider's own word), ms. */
  readonly afterMs: number | undefined;
  constructor(message: string, options: { retryable: boolean; afterMs?: number; alarm?: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'ServiceFailure';
    this.retryable = options.retryable;
    this.alarm = options.alarm ?? false;
    this.afterMs = options.afterMs;
  }
}

/** The call may have happened: no answer, or a broken one. Never simply repeated where that could hurt. */
export class UnclearFailure extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'UnclearFailure';
  }
}

/** The store could not be reached or refused to write: the webhook answers 503 and the provider comes again. */
export class StoreUnavailable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StoreUnavailable';
  }
}

/** Newer code wrote this record: it is left to newer code, and nothing is written over it (H2). */
export class NewerRecord extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NewerRecord';
  }
}

/** Bad configuration: every problem at once, each with its place and its fix. */
export interface ConfigProblem {
  readonly code: string;
  readonly what: string;
  readonly where: string;
  readonly fix: string;
}
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];
  constructor(problems: readonly ConfigProblem[]) {
    super(problems.map((p) => `${p.code} ${p.where}: ${p.what}. ${p.fix}`).join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** The fix for a file that no name or accent can be read from. */
export const SAVE_AS_UTF8 =
  'guárdalo otra vez con la codificación UTF-8 (en el Bloc de notas: Guardar como › Codificación)';

/** The one way to turn an unknown throw into a log line or a cause. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
