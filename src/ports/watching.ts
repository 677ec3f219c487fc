/** What is told and counted. Nobody waits for these, so they stand apart; imported by way of `ports.ts`. */

/**
 * Events by name ('turno.terminado'), not prose. What may be written is decided by the implementation, not by the caller:
 * strings under keys that it does not know are masked, so a forgotten name or text does not leak (D8).
 */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** What happened, counted. Seconds are real or virtual, as the caller's clock is. */
export interface Metrics {
  received(type: string): void;
  duplicate(): void;
  turn(by: string, seconds: number): void;
  effect(effect: { kind: string; outcome: string; seconds: number }): void;
  webhook(seconds: number): void;
  webhookRejected(reason: string): void;
  /** A call to /internal without its key. */
  internalRefused(): void;
  wakeUp(outcome: 'asked' | 'failed'): void;
  /** Messages stored and not yet decided. */
  pending(count: number): void;
  /** Turns of who used up what models may be asked, or floods (D7); messages that were given up (reliability 2.5). */
  limited(what: 'models' | 'pace'): void;
  dead(count: number): void;
  /** A conversation or a row of the store cannot be read: damaged, or edited by hand. */
  unreadable(): void;
}
