/** D1 forged, D2 garbage, D3 slow (reliability.md): refused, nothing written, never a 5xx other than 503. */
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWhatsAppIntake } from '../../src/io/whatsapp/intake.ts';
import { signatureOf } from '../../src/io/whatsapp/signature.ts';
import { dribbling } from '../attacks/dribbling.ts';
import {
  ask,
  listening,
  OTHER_SECRET,
  post,
  SECRET,
  SENDER,
  signed,
  textWebhook,
  webhookOf,
  world,
} from './harness.ts';

const BODY = textWebhook('¿Tenés turno? 😀');
const MIB_3 = 3 * 1024 * 1024;

describe('a forged webhook (D1)', () => {
  it('with any bit of body or signature flipped is refused and writes nothing', async () => {
    const { deps, rows } = world();
    const intake = createWhatsAppIntake(deps.whatsapp);
    const good = signatureOf(SECRET, BODY);
    const statuses = new Set<number>();
    for (let bit = 0; bit < BODY.length * 8; bit += 1) {
      const raw = Buffer.from(BODY);
      raw[bit >> 3] = (raw[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      statuses.add((await intake.post({ headers: { 'x-hub-signature-256': good }, query: {}, raw })).status);
    }
    for (let bit = 0; bit < good.length * 8; bit += 1) {
      const header = Buffer.from(good, 'latin1');
      header[bit >> 3] = (header[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const headers = { 'x-hub-signature-256': header.toString('latin1') };
      statuses.add((await intake.post({ headers, query: {}, raw: BODY })).status);
    }
    expect(BODY.length * 8 + good.length * 8).toBeGreaterThan(3_000);
    expect([[...statuses], rows]).toEqual([[401], []]);
    expect((await intake.post({ headers: { 'x-hub-signature-256': good }, query: {}, raw: BODY })).status).toBe(200);
  });

  const value = signatureOf(SECRET, BODY);
  it.each<[string, [string, string][]]>([
    ['none', []],
    ['an empty one', [['x-hub-signature-256', '']]],
    ['only the prefix', [['x-hub-signature-256', 'sha256=']]],
    ['one without the prefix', [['x-hub-signature-256', value.slice('sha256='.length)]]],
    ['one of SHA-1', [['x-hub-signature', `sha1=${'0'.repeat(40)}`]]],
    [
      'two, both right',
      [
        ['x-hub-signature-256', value],
        ['x-hub-signature-256', value],
      ],
    ],
    [
      'two, one empty',
      [
        ['x-hub-signature-256', ''],
        ['X-Hub-Signature-256', value],
      ],
    ],
    ['upper-case digits', [['x-hub-signature-256', value.toUpperCase().replace('SHA', 'sha')]]],
    ['a longer one', [['x-hub-signature-256', `${value}00`]]],
    ['one with an empty secret', [['x-hub-signature-256', signatureOf('x', BODY)]]],
    ["another tenant's", [['x-hub-signature-256', signatureOf(OTHER_SECRET, BODY)]]],
  ])('with %s for a signature is a 401 over the socket', async (_name, headers) => {
    const { deps, rows } = world();
    const answer = await listening(deps, (port) => post(port, BODY, headers));
    expect([answer.status, answer.problem.code, rows]).toEqual([401, 'bad_signature', []]);
  });

  it('that mixes numbers of two secrets is refused whole', async () => {
    const { deps, rows } = world();
    const [mine, theirs] = [textWebhook('a'), textWebhook('b', { number: '200' })].map((b) => b.toString());
    const entry = (text = '') => text.slice(text.indexOf('[') + 1, -2);
    const both = Buffer.from(`{"object":"whatsapp_business_account","entry":[${entry(mine)},${entry(theirs)}]}`);
    expect((await listening(deps, (port) => post(port, both))).status).toBe(401);
    expect(rows).toEqual([]);
  });

  it('re-serialised after signing is refused: Meta escapes what JSON.stringify does not', async () => {
    const escaped = Buffer.from(
      BODY.toString().replace(/[^\0-~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
    );
    const { deps, rows } = world();
    await listening(deps, async (port) => {
      expect((await post(port, BODY, signed(escaped))).status).toBe(401);
      expect((await post(port, escaped)).status).toBe(200);
    });
    expect(rows.map((r) => r.body.kind === 'message' && r.body.message.content)).toEqual([
      { type: 'text', text: '¿Tenés turno? 😀' },
    ]);
  });
});

describe('garbage that is signed (D2)', () => {
  const hostile: [string, Buffer, number][] = [
    ['invalid UTF-8', Buffer.concat([BODY.subarray(0, -10), Buffer.from([0xc3, 0x28]), BODY.subarray(-10)]), 400],
    ['no JSON', Buffer.from('{"object":'), 400],
    ['nothing', Buffer.alloc(0), 400],
    ['a number', Buffer.from('1e999999'), 400],
    ['nested 200,000 deep', Buffer.from('['.repeat(200_000) + ']'.repeat(200_000)), 400],
    [
      'a deep message',
      Buffer.from(
        webhookOf({ messages: ['@'] })
          .toString()
          .replace('"@"', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`),
      ),
      200,
    ],
    [
      '__proto__',
      Buffer.from('{"__proto__":{"x":1},"object":"whatsapp_business_account","entry":[{"constructor":1}]}'),
      200,
    ],
    [
      'huge numbers',
      webhookOf({ messages: [{ id: '1', from: SENDER, type: 'location', location: { latitude: 1e308 } }] }),
      200,
    ],
    ['100,000 broken items', webhookOf({ messages: Array.from({ length: 100_000 }, () => 7) }), 200],
  ];
  it.each(hostile)('%s is answered and the next message is stored', async (_name, body, status) => {
    const { deps, rows } = world();
    await listening(deps, async (port) => {
      const answer = await post(port, body);
      expect(answer.status).toBe(status);
      if (status !== 200) expect(rows).toEqual([]);
      rows.length = 0;
      expect((await post(port, BODY)).status).toBe(200);
    });
    expect(rows).toHaveLength(1);
    expect(Object.keys({})).toEqual([]);
  });

  it('any JSON, and a webhook with any JSON in any place, is a 200 or a 400', async () => {
    const { deps } = world();
    const intake = createWhatsAppIntake(deps.whatsapp);
    const keys = fc.constantFrom(
      'entry',
      'changes',
      'value',
      'metadata',
      'messages',
      'statuses',
      'contacts',
      'from',
      'id',
      'text',
      'type',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue({ maxDepth: 6 }),
        keys,
        fc.uint8Array({ maxLength: 64 }),
        async (junk, key, bytes) => {
          // While reading: a writer would look for the key in what it just put there, for ever.
          const grafted = JSON.stringify(JSON.parse(BODY.toString(), (k, v: unknown) => (k === key ? junk : v)));
          for (const raw of [Buffer.from(JSON.stringify(junk)), Buffer.from(grafted), Buffer.from(bytes)]) {
            const headers = { 'x-hub-signature-256': signatureOf(SECRET, raw) };
            expect([200, 400]).toContain((await intake.post({ headers, query: {}, raw })).status);
          }
        },
      ),
      { numRuns: 700 },
    );
  });

  it('3 MiB are read, one byte more is a 413, compressed bytes a 415, and none of them is written', async () => {
    const { deps, rows } = world();
    const padded = Buffer.concat([BODY, Buffer.alloc(MIB_3 - BODY.length, ' ')]);
    await listening(deps, async (port) => {
      expect((await post(port, padded)).status).toBe(200);
      expect(rows).toHaveLength(1);
      const over = Buffer.concat([padded, Buffer.from(' ')]);
      const large = await post(port, over);
      expect([large.status, large.problem.code, large.headers.connection]).toEqual([413, 'body_too_large', 'close']);
      const bomb = gzipSync(Buffer.alloc(MIB_3, ' '));
      const zipped = await post(port, bomb, [...signed(bomb), ['content-encoding', 'gzip']]);
      expect([zipped.status, zipped.problem.code]).toEqual([415, 'encoding_unsupported']);
      expect(
        (await ask(port, { method: 'POST', path: '/webhooks/whatsapp', headers: signed(Buffer.alloc(0)) })).status,
      ).toBe(400);
    });
    expect(rows).toHaveLength(1);
  });

  it('so many large bodies at one time that they would fill the memory are put off, small ones pass', async () => {
    const { deps, rows } = world();
    await listening(deps, async (port) => {
      const open = Array.from({ length: 16 }, () => uploading(port));
      await Promise.all(open.map((upload) => upload.sent));
      const padded = Buffer.concat([BODY, Buffer.alloc(100_000, ' ')]);
      await expect.poll(async () => (await post(port, padded)).status).toBe(503);
      expect((await post(port, BODY)).status).toBe(200);
      for (const { socket } of open) socket.destroy();
      await expect.poll(async () => (await post(port, padded)).status).toBe(200);
    });
    expect(rows).toHaveLength(2);
  });

  /** A body of 3 MiB is announced and never comes. */
  function uploading(port: number): { socket: Socket; sent: Promise<void> } {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const head = `POST /webhooks/whatsapp HTTP/1.1\r\nhost: x\r\ncontent-length: ${MIB_3}\r\n\r\n{`;
    return {
      socket,
      sent: new Promise((resolve) =>
        socket.write(head, () => {
          resolve();
        }),
      ),
    };
  }
});

describe('sockets that dribble (D3)', () => {
  const quick = { headersMs: 150, requestMs: 300, checkEveryMs: 50, keepAliveMs: 200, connectionsMax: 1_000 };
  const SOCKETS = 500;
  const everyMs = 40;

  it('in their headers, in their body or in silence are cut, and honest requests are answered meanwhile', async () => {
    const { deps, rows } = world();
    const head = 'POST /webhooks/whatsapp HTTP/1.1\r\nhost: x\r\n';
    await listening(
      deps,
      async (port) => {
        const cut = Array.from({ length: SOCKETS }, (_, i) => {
          const kind = i % 3;
          if (kind === 0) return dribbling(port, head, { text: 'x: y\r\n', everyMs });
          return kind === 1
            ? dribbling(port, `${head}content-length: 1000\r\n\r\n`, { text: 'x', everyMs })
            : dribbling(port, '', { text: '', everyMs });
        });
        expect((await post(port, BODY)).status).toBe(200);
        const times = await Promise.all(cut);
        expect(times).toHaveLength(SOCKETS);
        expect(Math.max(...times)).toBeLessThan(5_000);
      },
      quick,
    );
    expect(rows).toHaveLength(1);
  });

  it('are cut within 15 s by the limits of the product', async () => {
    const { SERVER_LIMITS } = await import('../../src/app.ts');
    expect(SERVER_LIMITS.requestMs + SERVER_LIMITS.checkEveryMs).toBeLessThanOrEqual(15_000);
    expect(SERVER_LIMITS.headersMs).toBeLessThan(SERVER_LIMITS.requestMs);
  });
});
