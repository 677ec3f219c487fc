/**
 * Scores a reader of messages on labelled ones: domain and action right (the label or one of its alternatives), domain
 * alone, and the costly mistakes: a cancellation, a confirmation or a payment that nobody asked for.
 */
import { readFileSync } from 'node:fs';
import type { Classifier } from '../agents/offline/classifier.ts';
import { understandLine } from '../agents/offline/request.ts';
import type { Costly, Mark } from './mark.ts';

export interface Labelled {
  readonly id: string;
  readonly text: string;
  readonly lang: string;
  readonly pais: string;
  readonly state: string;
  readonly domain: string;
  readonly action: string;
  readonly entities: Readonly<Record<string, unknown>>;
  readonly alternatives: readonly { readonly domain: string; readonly action: string }[];
  readonly ref_datetime: string;
  readonly tz: string;
}

/** What a reader says of one message. */
export interface Read {
  readonly domain: string;
  readonly action: string;
  readonly entities: Readonly<Record<string, unknown>>;
  readonly by: string;
  readonly confidence: number;
  /** Calls of a model that it took; absent: none. */
  readonly calls?: number;
}
export type Reader = (line: Labelled) => Read;
/** One that asks somebody. */
export type Asker = (line: Labelled) => Promise<Read>;

export interface Scored extends Mark {
  readonly line: Labelled;
  readonly read: Read;
  readonly rightDomain: boolean;
  readonly entitiesRight: number;
  readonly entitiesAsked: number;
}

/** Throws when the file is not there, or holds a line that is no JSON. */
export function labelled(path: string): Labelled[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Labelled);
}

/** Reads as `npm run understand` does. */
export function offlineReader(classifier?: Classifier): Reader {
  return ({ id, text, state, ref_datetime, tz, lang, pais }) =>
    understandLine(
      { id, text, state, now: ref_datetime, timeZone: tz, locale: `${lang}-${pais}` },
      classifier === undefined ? {} : { classifier },
    );
}

/** How a set is read. */
export interface Reading {
  readonly suite: string;
  readonly reader: Reader;
  /** Milliseconds from anywhere, to time each message. */
  readonly now: () => number;
}

export function markIntents(lines: readonly Labelled[], { suite, reader, now }: Reading): Scored[] {
  return lines.map((line) => {
    const began = now();
    const read = reader(line);
    return scored(line, read, { suite, ms: now() - began });
  });
}

/** One message after the other, so that each one's time is its own. */
export async function markAsked(
  lines: readonly Labelled[],
  { suite, reader, now }: Omit<Reading, 'reader'> & { readonly reader: Asker },
): Promise<Scored[]> {
  const marks: Scored[] = [];
  for (const line of lines) {
    const began = now();
    const read = await reader(line);
    marks.push(scored(line, read, { suite, ms: now() - began }));
  }
  return marks;
}

function scored(line: Labelled, read: Read, { suite, ms }: { suite: string; ms: number }): Scored {
  const wanted = [line, ...line.alternatives];
  const asked = Object.entries(line.entities);
  const found = asked.filter(([key, value]) => JSON.stringify(read.entities[key]) === JSON.stringify(value));
  const right = wanted.some((w) => w.domain === read.domain && w.action === read.action);
  const costly = wanted.some((w) => w.action === read.action) ? undefined : costOf(read.action, line.state);
  return {
    ...{ suite, id: line.id, text: line.text, lang: line.lang, ms, right, line, read },
    ...{ country: line.pais, state: line.state },
    wanted: `${line.domain}/${line.action}`,
    got: `${read.domain}/${read.action}`,
    rightDomain: wanted.some((w) => w.domain === read.domain),
    ...(costly === undefined ? {} : { costly }),
    entitiesRight: found.length,
    entitiesAsked: asked.length,
  };
}

/** A yes where a cancellation is to be confirmed cancels. */
function costOf(action: string, state: string): Costly | undefined {
  if (action === 'iniciar_cancelacion_cita') return 'cancel';
  if (action === 'confirmar_pago') return 'paid';
  if (action !== 'aceptar') return undefined;
  return state.startsWith('AGENDA_CANCELACION') ? 'cancel' : 'confirm';
}
