/** D2: bodies that nobody sane would post, signed with the right secret, at a real process that is watched meanwhile. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Agent } from 'undici';
import { signatureOf } from '../../src/io/whatsapp/signature.ts';
import { webhook } from '../e2e/customer.ts';
import type { Process } from '../e2e/server.ts';
import { APP_SECRET, type World } from '../e2e/world.ts';

export interface Garbage {
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}
export interface Thrown {
  readonly statuses: ReadonlyMap<number, number>;
  /** Resident memory (MiB) after the first tenth, and at most from then on. */
  readonly rssMib: number;
  readonly rssMibMax: number;
  /** The process's own CPU for each body, turns and answers that came of it included (ms). */
  readonly cpuMsEach: number;
}

const CHUNK = 500;
const AT_A_TIME = 8;

export async function throwGarbage(
  world: World,
  server: Process,
  { count, seed }: { count: number; seed: number },
): Promise<Thrown> {
  const agent = new Agent({ connections: AT_A_TIME });
  const statuses = new Map<number, number>();
  const rss: number[] = [];
  const cpuBefore = cpuMsOf(server);
  for (let done = 0; done < count; done += CHUNK) {
    const bodies = fc.sample(garbage, { numRuns: Math.min(CHUNK, count - done), seed: seed + done });
    const worker = async (): Promise<void> => {
      for (let next = bodies.pop(); next !== undefined; next = bodies.pop()) {
        const status = await post(world, agent, next);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, worker));
    rss.push(rssMibOf(server));
  }
  await agent.destroy();
  const settled = rss.slice(Math.floor(rss.length / 10));
  return {
    statuses,
    rssMib: settled[0] ?? 0,
    rssMibMax: Math.max(...settled),
    cpuMsEach: (cpuMsOf(server) - cpuBefore) / count,
  };
}

/** 0: the connection was cut, as it is behind a body that was refused before its end. */
async function post({ url }: World, agent: Agent, { raw, headers }: Garbage): Promise<number> {
  try {
    const answer = await agent.request({
      origin: url,
      path: '/webhooks/whatsapp',
      method: 'POST',
      body: raw,
      headers: { 'x-hub-signature-256': signatureOf(APP_SECRET, raw), ...headers },
    });
    await answer.body.dump();
    return answer.statusCode;
  } catch {
    return 0;
  }
}

function rssMibOf({ pid }: Process): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

const TICKS_A_SECOND = 100;
function cpuMsOf({ pid }: Process): number {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, 'x')
    .split(' ');
  const [user, system] = [fields[11], fields[12]].map(Number);
  return (((user ?? 0) + (system ?? 0)) * 1_000) / TICKS_A_SECOND;
}

/* ── Bodies ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

const MIB = 1024 * 1024;
const JSON_HEADERS = { 'content-type': 'application/json' };
const plain = (raw: Buffer): Garbage => ({ raw, headers: JSON_HEADERS });

const ODD_TEXTS = [
  '\0',
  '\u2028\u2029',
  '\u202eabc',
  '\ud800',
  '😀'.repeat(500),
  '__proto__',
  '\u001b[2J',
  'ñ'.repeat(70_000),
];
const ODD_NUMBERS = [1e308, -0, 2 ** 53 + 2, -1, 1e-320, 4_102_444_800_000];
const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 5 }),
  fc.constantFrom(...ODD_TEXTS, ...ODD_NUMBERS),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const KEYS = [
  ...['object', 'entry', 'id', 'changes', 'field', 'value', 'messaging_product', 'metadata', 'phone_number_id'],
  ...['contacts', 'profile', 'name', 'wa_id', 'messages', 'from', 'timestamp', 'type', 'text', 'body', 'statuses'],
];
const TYPES = [
  'text',
  'interactive',
  'image',
  'location',
  'contacts',
  'reaction',
  'order',
  'system',
  'unsupported',
  'nuevo',
];

/** A webhook as Meta's, a new sender each time. */
const sane = fc
  .record({
    from: fc.integer({ min: 10_000_000, max: 99_999_999 }),
    n: fc.nat(),
    type: fc.constantFrom(...TYPES),
    junk: oddValue,
  })
  .map(({ from, n, type, junk }) => {
    const waId = `54911${from}`;
    const message = { from: waId, id: `wamid.garbage.${from}.${n}`, timestamp: '1772452800', type };
    const content = type === 'text' ? { text: { body: 'hola' } } : { [type]: junk };
    return webhook({
      contacts: [{ profile: { name: 'Zulma Canaria' }, wa_id: waId }],
      messages: [{ ...message, ...content }],
    });
  });

/** One with anything at all in one of its places. */
const grafted = fc.tuple(sane, fc.constantFrom(...KEYS), oddValue).map(([text, key, junk]) => {
  const hole = JSON.stringify(JSON.parse(text), (k, v: unknown) => (k === key ? '@' : v));
  // Put in as text: junk that has the same key inside would be put into itself.
  return plain(Buffer.from(hole.replaceAll('"@"', () => JSON.stringify(junk))));
});

const DEPTHS = [100, 5_000, 200_000];
const deep = fc.tuple(sane, fc.constantFrom(...DEPTHS), fc.constantFrom('[', '{"a":')).map(([text, depth, open]) => {
  const nested = open.repeat(depth) + '1' + (open === '[' ? ']' : '}').repeat(depth);
  return plain(Buffer.from(text.replace('"type":', `"context":${nested},"type":`)));
});

const literal = fc
  .tuple(
    sane,
    fc.constantFrom(
      '1e999',
      '-1e999',
      '9'.repeat(5_000),
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
    ),
  )
  .map(([text, junk]) =>
    plain(Buffer.from(text.replace('"timestamp":"1772452800"', `"timestamp":${junk},"__proto__":${junk}`))),
  );

const cut = fc.tuple(sane, fc.nat()).map(([text, at]) => plain(Buffer.from(text).subarray(0, at % text.length)));
const noise = fc.uint8Array({ maxLength: 2_000 }).map((bytes) => plain(Buffer.from(bytes)));
const json = oddValue.map((value) => plain(Buffer.from(JSON.stringify(value))));

const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  gzip: (text) => gzipSync(text),
  deflate: (text) => deflateSync(text),
  br: (text) => brotliCompressSync(text),
  'gzip, gzip': (text) => gzipSync(gzipSync(text)),
  zstd: (text) => Buffer.from(text),
  identity: (text) => Buffer.from(text),
};
const BOMB = gzipSync(Buffer.alloc(64 * MIB, ' '));
const packed = fc.tuple(sane, fc.constantFrom('bomb', ...Object.keys(ENCODINGS))).map(([text, encoding]): Garbage => {
  const raw = ENCODINGS[encoding]?.(text) ?? BOMB;
  return { raw, headers: { ...JSON_HEADERS, 'content-encoding': encoding === 'bomb' ? 'gzip' : encoding } };
});

const labelled = fc
  .tuple(
    sane,
    fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'x', ''),
  )
  .map(([text, type]): Garbage => ({ raw: Buffer.from(text), headers: type === '' ? {} : { 'content-type': type } }));

const large = fc
  .tuple(sane, fc.constantFrom(3 * MIB, 3 * MIB + 1, 4 * MIB + 1))
  .map(([text, bytes]) =>
    plain(Buffer.concat([Buffer.from(text), Buffer.alloc(bytes - Buffer.byteLength(text), ' ')])),
  );

const garbage: fc.Arbitrary<Garbage> = fc.oneof(
  { weight: 40, arbitrary: grafted },
  { weight: 14, arbitrary: json },
  { weight: 12, arbitrary: noise },
  { weight: 10, arbitrary: cut },
  { weight: 8, arbitrary: literal },
  { weight: 6, arbitrary: labelled },
  { weight: 6, arbitrary: packed },
  { weight: 3, arbitrary: deep },
  { weight: 1, arbitrary: large },
);
