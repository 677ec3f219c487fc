/** D1: webhooks that nobody with the secret wrote, against a real store whose rows are counted at the end. */
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { createWhatsAppIntake } from '../../src/io/whatsapp/intake.ts';
import { signatureOf } from '../../src/io/whatsapp/signature.ts';
import type { WebhookPort } from '../../src/ports.ts';
import { openDatabase } from '../../src/state/schema.ts';
import { createSqliteStore } from '../../src/state/sqlite.ts';
import { OTHER_SECRET, SECRET, textWebhook, world } from '../app/harness.ts';

export interface Forged {
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}
export interface Attempted {
  readonly tried: number;
  /** Forgeries that were not answered with 401. */
  readonly passed: readonly Forged[];
  /** Rows in all tables of the store. */
  readonly rows: number;
  /** What the same door does with an honest one, afterwards. */
  readonly honest: { readonly status: number; readonly rows: number };
}

const HEADER = 'x-hub-signature-256';
const CHUNK = 1_000;

export async function tryForgeries({ count, seed }: { count: number; seed: number }): Promise<Attempted> {
  const { db, intake } = door();
  const passed: Forged[] = [];
  for (let done = 0; done < count; done += CHUNK) {
    for (const forged of fc.sample(forgery, { numRuns: Math.min(CHUNK, count - done), seed: seed + done })) {
      const reply = await intake.post({ headers: forged.headers, query: {}, raw: forged.raw });
      if (reply.status !== 401) passed.push(forged);
    }
  }
  const rows = rowsIn(db);
  const raw = textWebhook('hola');
  const { status } = await intake.post({ headers: { [HEADER]: signatureOf(SECRET, raw) }, query: {}, raw });
  return { tried: count, passed, rows, honest: { status, rows: rowsIn(db) } };
}

function door(): { db: DatabaseSync; intake: WebhookPort } {
  const db = openDatabase(':memory:');
  const store = createSqliteStore({ db, schedule: { soon: setImmediate }, compact: false });
  const { deps } = world({
    resolveContact: (...args) => store.resolveContact(...args),
    receive: async (rows) => {
      await store.receive(rows);
    },
    noteStatus: (note) => store.noteStatus(note),
  });
  return { db, intake: createWhatsAppIntake(deps.whatsapp) };
}

function rowsIn(db: DatabaseSync): number {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  return tables.reduce(
    (sum, { name }) => sum + Number(db.prepare(`SELECT count(*) AS n FROM "${String(name)}"`).get()?.['n']),
    0,
  );
}

/* ── Forging ────────────────────────────────────────────────────────────────────────────────────────────────────── */

const body = fc
  .record({ text: fc.string({ unit: 'binary', maxLength: 60 }), number: fc.constantFrom('100', '200') })
  .map(({ text, number }) => ({
    raw: textWebhook(`${text} ñ`, { number }),
    secret: number === '100' ? SECRET : OTHER_SECRET,
  }));

/** Bytes changed after they were signed. */
const alteredBody = fc
  .tuple(body, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), fc.nat({ max: 6 }))
  .map(([{ raw, secret }, at, length, mask, how]): Forged => {
    const i = at % raw.length;
    const n = 1 + (length % 8);
    const altered = [
      () => Buffer.from(raw.map((byte, k) => (k === i ? byte ^ mask : byte))),
      () => Buffer.concat([raw.subarray(0, i), raw.subarray(i + n)]),
      () => Buffer.concat([raw.subarray(0, i), Buffer.alloc(n, mask), raw.subarray(i)]),
      () => raw.subarray(0, i),
      () => Buffer.concat([raw, Buffer.alloc(n, ' ')]),
      // What a parser gives back is no longer what was signed: keys in another order, escapes resolved.
      () => Buffer.from(JSON.stringify(reversed(JSON.parse(raw.toString())))),
      () => Buffer.from(raw.toString().replaceAll('ñ', '\\u00f1')),
    ][how]?.();
    return { raw: altered ?? raw, headers: { [HEADER]: signatureOf(secret, raw) } };
  });

function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

const hex = fc.string({
  unit: fc.integer({ min: 0, max: 15 }).map((n) => n.toString(16)),
  minLength: 64,
  maxLength: 64,
});

/** The body as it is, under a header that is not its signature. */
const alteredHeader = fc
  .tuple(body, hex, fc.string(), fc.nat(), fc.nat({ max: 11 }))
  .map(([{ raw, secret }, digest, word, at, how]): Forged => {
    const good = signatureOf(secret, raw);
    const i = at % good.length;
    const header = [
      () => `sha256=${digest}`,
      () => signatureOf(secret === SECRET ? OTHER_SECRET : SECRET, raw),
      () => signatureOf(`${secret}${word === '' ? 'x' : word}`, raw),
      () => good.slice(0, i),
      () => `${good.slice(0, i)}${String.fromCharCode(good.charCodeAt(i) ^ 1)}${good.slice(i + 1)}`,
      // As Node joins a header that came twice.
      () => `${good}, ${good}`,
      () => `, ${good}`,
      () => good.toUpperCase(),
      () => good.replace('sha256', 'sha1'),
      () => ` ${good}`,
      () => `${good}${digest.slice(0, 1 + (at % 4))}`,
      () => '',
    ][how]?.();
    return { raw, headers: { [HEADER]: header ?? '' } };
  });

const nowhere = body.map(({ raw, secret }): Forged => ({
  raw,
  headers: { 'x-hub-signature': signatureOf(secret, raw) },
}));

const forgery = fc
  .oneof(
    { weight: 5, arbitrary: alteredBody },
    { weight: 4, arbitrary: alteredHeader },
    { weight: 1, arbitrary: nowhere },
  )
  // A change that changes nothing is no forgery.
  .filter(({ raw, headers }) => {
    const given = headers[HEADER];
    return given === undefined || ![SECRET, OTHER_SECRET].some((secret) => signsItsOwn(secret, raw, given));
  });

function signsItsOwn(secret: string, raw: Buffer, given: string): boolean {
  const number = /"phone_number_id":"(\d+)"/.exec(raw.toString())?.[1];
  return given === signatureOf(secret, raw) && secret === (number === '200' ? OTHER_SECRET : SECRET);
}
