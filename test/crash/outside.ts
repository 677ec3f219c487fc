/**
 * The services outside of the crash tests: what happened there is on disk before its answer leaves, so that after a
 * `kill -9` we know what really happened.
 */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { InboundContent, PaymentFact } from '../../src/domain.ts';
import { createOutside, type Outside } from '../../src/simulator/outside.ts';

export type Line =
  | {
      readonly kind: 'call';
      readonly port: Port;
      readonly method: string;
      readonly args: readonly unknown[];
      readonly at: number;
    }
  | { readonly kind: 'said'; readonly id: string; readonly content: InboundContent; readonly at: number }
  | { readonly kind: 'noticed'; readonly id: string; readonly paymentId: string; readonly at: number }
  | { readonly kind: 'paid'; readonly fact: PaymentFact; readonly at: number }
  | { readonly kind: 'acknowledged'; readonly id: string; readonly at: number };
type Port = keyof Outside['ports'];

export interface LoggedOutside {
  readonly outside: Outside;
  readonly lines: readonly Line[];
  /** On disk when it returns. */
  write(line: Line): void;
  /** Calls a service; its deed is on disk when it resolves. */
  call(port: Port, method: string, args: readonly unknown[], at: number): Promise<unknown>;
  close(): void;
}

export async function openLoggedOutside(path: string): Promise<LoggedOutside> {
  const lines: Line[] = existsSync(path) ? readLines(path) : [];
  const outside = createOutside({ onSent: () => undefined, onHandoff: () => undefined, refuses: () => false });
  for (const line of lines) await apply(outside, line);
  const file = openSync(path, 'a');
  const write = (line: Line) => {
    writeSync(file, `${JSON.stringify(line)}\n`);
    fsyncSync(file);
    lines.push(line);
  };
  return {
    outside,
    lines,
    write: (line) => {
      write(line);
      if (line.kind === 'paid') outside.pay(line.fact);
    },
    call: async (port, method, args, at) => {
      const line = { kind: 'call', port, method, args, at } as const;
      const answer = await apply(outside, line);
      write(line);
      return answer;
    },
    close: () => {
      closeSync(file);
    },
  };
}

/** A line that the kill cut in two did not happen: nobody was answered. */
function readLines(path: string): Line[] {
  const texts = readFileSync(path, 'utf8').split('\n');
  return texts.slice(0, -1).map((text) => JSON.parse(text) as Line);
}

function apply(outside: Outside, line: Line): Promise<unknown> {
  if (line.kind === 'paid') outside.pay(line.fact);
  if (line.kind !== 'call') return Promise.resolve();
  const port = outside.ports[line.port] as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const method = port[line.method];
  if (method === undefined) throw new Error(`the services outside have no ${line.port}.${line.method}`);
  return method(...line.args);
}
