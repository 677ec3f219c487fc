import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address, OutboundMessage } from '../../src/domain.ts';
import { ServiceFailure, UnclearFailure } from '../../src/errors.ts';
import { createHttp } from '../../src/io/http.ts';
import { contentFor, fit } from '../../src/io/whatsapp/body.ts';
import { createWhatsAppChannel, sendBodyFor } from '../../src/io/whatsapp/send.ts';
import type { HttpExchange } from '../../src/io/whatsapp/send.ts';
import { sendBodySchema } from '../../src/io/whatsapp/wire.ts';
import { outboundMessages } from './whatsapp-arbitraries.ts';

const ANA: Address = { provider: 'whatsapp', phoneNumberId: '100', waId: '5491150000001' };
const EFFECT = 't.c.1.0';
const choices = (n: number, title = 'Opción') =>
  Array.from({ length: n }, (_, i) => ({ id: `id_${i + 1}`, title: `${title} ${i + 1}` }));

describe('what is sent', () => {
  it('is one valid body for every message that can be written (must-hold 19, 32)', () => {
    fc.assert(
      fc.property(outboundMessages, (message) => {
        const body = sendBodyFor(ANA, message, EFFECT);
        expect(sendBodySchema.safeParse(JSON.parse(JSON.stringify(body))).success).toBe(true);
        expect(body).toMatchObject({ to: ANA.waId, biz_opaque_callback_data: EFFECT });
      }),
      { numRuns: 500 },
    );
  });

  it('keeps three buttons, ten rows and a link interactive, with their ids untouched', () => {
    const buttons = contentFor({ type: 'buttons', text: '¿Sí?', buttons: choices(3) });
    expect(buttons).toMatchObject({
      interactive: { type: 'button', action: { buttons: [{ reply: { id: 'id_1' } }, {}, {}] } },
    });
    const list = contentFor({ type: 'list', text: 'Turnos', button: 'Ver', section: 'Martes', rows: choices(10) });
    expect(list).toMatchObject({
      interactive: { type: 'list', action: { button: 'Ver', sections: [{ title: 'Martes' }] } },
    });
    const link = contentFor({ type: 'link', text: 'Pagá acá', button: 'Pagar', url: 'https://x.io/1' });
    expect(link).toMatchObject({ interactive: { type: 'cta_url', action: { parameters: { url: 'https://x.io/1' } } } });
  });

  it.each<[string, Exclude<OutboundMessage, { type: 'text' }>, RegExp]>([
    [
      'four buttons',
      { type: 'buttons', text: 'Elegí', buttons: choices(4) },
      /^Elegí\n\n1\. Opción 1\n.*4\. Opción 4$/s,
    ],
    ['no button', { type: 'buttons', text: 'Elegí', buttons: [] }, /^Elegí$/],
    [
      'buttons that read the same',
      {
        type: 'buttons',
        text: 'Elegí',
        buttons: [
          { id: 'a', title: 'Sí' },
          { id: 'b', title: 'Sí' },
        ],
      },
      /1\. Sí\n2\. Sí$/,
    ],
    ['eleven rows', { type: 'list', text: 'Elegí', button: 'Ver', section: 's', rows: choices(11) }, /11\. Opción 11$/],
    [
      'two rows of one id',
      {
        type: 'list',
        text: 'Elegí',
        button: 'Ver',
        section: '',
        rows: [
          { id: 'a', title: '1' },
          { id: 'a', title: '2' },
        ],
      },
      /1\. 1\n2\. 2$/,
    ],
    [
      'a body too long for buttons',
      { type: 'buttons', text: 'x'.repeat(1_025), buttons: choices(1) },
      /^x{1025}\n\n1\. Op/,
    ],
    [
      'a link that is none',
      { type: 'link', text: 'Pagá', button: 'Pagar', url: 'javascript:1' },
      /^Pagá\n\njavascript:1$/,
    ],
  ])('is text with everything in it instead of %s (must-hold 32)', (_name, message, text) => {
    const content = contentFor(message);
    expect(content.type).toBe('text');
    expect(content.type === 'text' && content.text.body).toMatch(text);
  });

  it('keeps a row title that is too long readable in its description', () => {
    const title = 'Blanqueamiento dental con láser y control';
    const content = contentFor({ type: 'list', text: 'a', button: 'b', section: '', rows: [{ id: '1', title }] });
    expect(content).toMatchObject({
      interactive: { action: { sections: [{ rows: [{ title: 'Blanqueamiento dental…', description: title }] }] } },
    });
  });

  it('is cut between characters as people see them', () => {
    expect(fit('👩‍👩‍👧‍👦'.repeat(3), 20)).toBe('👩‍👩‍👧‍👦…');
    expect(fit('  corto ', 20)).toBe('corto');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(60), (text, max) => {
        const short = fit(text, max);
        expect(short.length <= max && short.isWellFormed()).toBe(true);
      }),
    );
  });

  it('goes to the user id of who has no number, and to nobody without either', () => {
    const hidden: Address = { provider: 'whatsapp', phoneNumberId: '100', userId: 'AR.15' };
    expect(sendBodyFor(hidden, { type: 'text', text: 'a' }, EFFECT)).toMatchObject({ recipient: 'AR.15' });
    const nobody: Address = { provider: 'whatsapp', phoneNumberId: '100' };
    for (const [to, text] of [
      [nobody, 'a'],
      [ANA, ' '],
    ] as const) {
      expect(() => sendBodyFor(to, { type: 'text', text }, EFFECT)).toThrow(ServiceFailure);
    }
  });
});

describe('the answer of a send', () => {
  const channelWith = (http: HttpExchange) =>
    createWhatsAppChannel({ baseUrl: 'http://x/', version: 'v23.0', tokenFor: (id) => `token-${id}`, http });
  const answering = (status: number, body: unknown) =>
    channelWith(() => Promise.resolve({ status, text: typeof body === 'string' ? body : JSON.stringify(body) }));
  const outcome = async (channel: ReturnType<typeof channelWith>) => {
    try {
      return await channel.send(ANA, { type: 'text', text: 'hola' }, EFFECT);
    } catch (error) {
      if (error instanceof UnclearFailure) return 'unclear';
      if (error instanceof ServiceFailure)
        return { retryable: error.retryable, afterMs: error.afterMs, ...(error.alarm && { alarm: true }) };
      throw error;
    }
  };

  it('is the id of the message, asked for with the token of the number', async () => {
    const asked: unknown[] = [];
    const channel = channelWith((request) => {
      asked.push({ url: request.url, authorization: request.headers['authorization'] });
      return Promise.resolve({ status: 200, text: '{"messages":[{"id":"wamid.7"}]}' });
    });
    expect(await outcome(channel)).toEqual({ providerId: 'wamid.7' });
    expect(asked).toEqual([{ url: 'http://x/v23.0/100/messages', authorization: 'Bearer token-100' }]);
  });

  const metaError = (code: number, more = {}) => ({ error: { message: 'x', code, ...more } });
  it.each<[string, number, unknown, unknown]>([
    ['garbage in a 200', 200, '<html>', 'unclear'],
    ['a 200 without an id', 200, { messages: [] }, 'unclear'],
    ['an invalid token', 401, metaError(190), { retryable: true, afterMs: 60_000, alarm: true }],
    ['a permission', 403, metaError(210), { retryable: true, afterMs: 60_000, alarm: true }],
    ['a country', 400, metaError(130497), { retryable: false, afterMs: undefined, alarm: true }],
    ['a template', 400, metaError(132001), { retryable: false, afterMs: undefined, alarm: true }],
    ['a locked account', 400, metaError(131031), { retryable: true, afterMs: 60_000, alarm: true }],
    [
      'a number that this token does not know',
      400,
      metaError(100, { error_subcode: 33 }),
      { retryable: true, afterMs: 60_000, alarm: true },
    ],
    ['our own mistake', 400, metaError(131009), { retryable: false, afterMs: undefined }],
    ['a closed window', 400, metaError(131047), { retryable: false, afterMs: undefined }],
    ['an unreachable customer', 400, metaError(131026), { retryable: false, afterMs: undefined }],
    ['throughput', 400, metaError(130429), { retryable: true, afterMs: 1_000 }],
    ['an app limit', 400, metaError(4), { retryable: true, afterMs: 60_000 }],
    ['"unavailable" in a 5xx of Meta', 503, metaError(131016), { retryable: true, afterMs: 2_000 }],
    ['"unknown" in a 5xx of Meta', 500, metaError(1), { retryable: true, afterMs: 2_000 }],
    ['an unknown code in a 5xx', 500, metaError(999_999), 'unclear'],
    ['an unknown code', 400, metaError(999_999), { retryable: false, afterMs: undefined, alarm: true }],
    ['a number that is not registered', 400, metaError(133010), { retryable: true, afterMs: 60_000, alarm: true }],
    ['a name not approved', 400, metaError(131037), { retryable: true, afterMs: 60_000, alarm: true }],
    ['not on the test list', 400, metaError(131030), { retryable: false, afterMs: undefined, alarm: true }],
    [
      'an unknown code that is transient',
      400,
      metaError(999_999, { is_transient: true }),
      { retryable: true, afterMs: undefined },
    ],
    ["a proxy's 502", 502, '<html>', 'unclear'],
    ["a proxy's 429", 429, '', { retryable: true, afterMs: undefined }],
    ["a proxy's 404", 404, '', { retryable: true, afterMs: 60_000, alarm: true }],
  ])('%s is what it is', async (_name, status, body, expected) => {
    expect(await outcome(answering(status, body))).toEqual(expected);
  });

  it.each<[string, number, Exclude<OutboundMessage, { type: 'text' }>, RegExp]>([
    [
      'buttons',
      131051,
      { type: 'buttons', text: '¿Sí?', buttons: choices(2) },
      /^¿Sí\?\n\n1\. Opción 1\n2\. Opción 2$/,
    ],
    [
      'a list',
      131009,
      { type: 'list', text: 'Elegí', button: 'Ver', section: '', rows: choices(10) },
      /10\. Opción 10$/,
    ],
    [
      'a link',
      100,
      { type: 'link', text: 'Pagá', button: 'Pagar', url: 'https://x.io/1' },
      /^Pagá\n\nhttps:\/\/x\.io\/1$/,
    ],
  ])(
    '%s whose form WhatsApp refuses is said in plain words, once (must-hold 32)',
    async (_name, code, message, words) => {
      const asked: { readonly type: string; readonly text?: { readonly body: string }; readonly to: string }[] = [];
      const channel = channelWith(({ body }) => {
        asked.push(JSON.parse(body) as (typeof asked)[number]);
        const refused = asked.at(-1)?.type === 'interactive';
        const text = refused ? JSON.stringify(metaError(code)) : '{"messages":[{"id":"wamid.8"}]}';
        return Promise.resolve({ status: refused ? 400 : 200, text });
      });
      expect(await channel.send(ANA, message, EFFECT)).toEqual({ providerId: 'wamid.8' });
      expect(asked.map(({ type }) => type)).toEqual(['interactive', 'text']);
      expect(asked[1]).toMatchObject({ to: ANA.waId, biz_opaque_callback_data: EFFECT });
      expect(asked[1]?.text?.body).toMatch(words);
    },
  );

  it('what is refused for another reason, or in plain words, is not said in another form', async () => {
    for (const [code, message] of [
      [131026, { type: 'buttons', text: '¿Sí?', buttons: choices(2) }],
      [131047, { type: 'buttons', text: '¿Sí?', buttons: choices(2) }],
      [131056, { type: 'buttons', text: '¿Sí?', buttons: choices(2) }],
      [{ error_subcode: 33 }, { type: 'buttons', text: '¿Sí?', buttons: choices(2) }],
      [131009, { type: 'text', text: 'hola' }],
      [131009, { type: 'buttons', text: 'cuatro', buttons: choices(4) }],
    ] as const) {
      let calls = 0;
      const channel = channelWith(() => {
        calls += 1;
        const error = typeof code === 'number' ? metaError(code) : metaError(100, code);
        return Promise.resolve({ status: 400, text: JSON.stringify(error) });
      });
      await expect(channel.send(ANA, message, EFFECT)).rejects.toBeInstanceOf(ServiceFailure);
      expect(calls).toBe(1);
    }
  });

  it('backs off 4, 16, 64, 256 s from one person, and starts anew after a success', async () => {
    let limited = true;
    const channel = channelWith(() =>
      Promise.resolve(
        limited
          ? { status: 400, text: JSON.stringify(metaError(131056)) }
          : { status: 200, text: '{"messages":[{"id":"w"}]}' },
      ),
    );
    const waits = [];
    for (let i = 0; i < 5; i += 1) waits.push(await outcome(channel));
    expect(waits.map((w) => (typeof w === 'object' && 'afterMs' in w ? w.afterMs : w))).toEqual([
      4_000, 16_000, 64_000, 256_000, 256_000,
    ]);
    limited = false;
    expect(await outcome(channel)).toEqual({ providerId: 'w' });
    limited = true;
    expect(await outcome(channel)).toEqual({ retryable: true, afterMs: 4_000 });
  });

  it("names the code and the remedy, and never a word of Meta's or of the customer's", async () => {
    const leaky = metaError(190, { message: 'to +5491150000001 with token EAAG', fbtrace_id: 'Az' });
    await expect(answering(401, leaky).send(ANA, { type: 'text', text: 'secreto' }, EFFECT)).rejects.toThrow(
      /^WhatsApp error 190 \(HTTP 401, trace Az\): the access token is invalid or expired; renew WHATSAPP_ACCESS_TOKEN \(or what accessTokenEnv of its channel names\)$/,
    );
  });
});

describe('over a real socket', () => {
  async function against(
    handler: Parameters<typeof createServer>[1],
    use: (send: () => Promise<unknown>) => Promise<void>,
    timeoutMs = 2_000,
  ): Promise<void> {
    const server = createServer(handler ?? (() => undefined));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const pool = createHttp({ connections: 2 });
    const http: HttpExchange = (request) => pool.exchange({ ...request, timeoutMs });
    const channel = createWhatsAppChannel({ baseUrl, version: 'v23.0', tokenFor: () => 't', http });
    try {
      await use(() => channel.send(ANA, { type: 'text', text: 'hola' }, EFFECT));
    } finally {
      server.closeAllConnections();
      server.close();
      await pool.close();
    }
  }

  it('a cut connection and silence are unclear, a closed port is not', async () => {
    await against(
      (req) => req.socket.destroy(),
      (send) => expect(send()).rejects.toBeInstanceOf(UnclearFailure),
    );
    await against(
      () => undefined,
      (send) => expect(send()).rejects.toBeInstanceOf(UnclearFailure),
      50,
    );
    const pool = createHttp({ connections: 1 });
    const channel = createWhatsAppChannel({
      baseUrl: 'http://127.0.0.1:1',
      version: 'v1',
      tokenFor: () => 't',
      http: (request) => pool.exchange(request),
    });
    await expect(channel.send(ANA, { type: 'text', text: 'a' }, EFFECT)).rejects.toMatchObject({ retryable: true });
    await pool.close();
  });

  it('a message that never got a connection was certainly not sent', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const pool = createHttp({ connections: 1 });
    const held = pool.exchange({ method: 'GET', url: baseUrl, timeoutMs: 10_000 }).catch(() => undefined);
    const http: HttpExchange = (request) => pool.exchange({ ...request, timeoutMs: 50 });
    const channel = createWhatsAppChannel({ baseUrl, version: 'v1', tokenFor: () => 't', http });
    try {
      const refused = channel.send(ANA, { type: 'text', text: 'hola' }, EFFECT);
      await expect(refused).rejects.toMatchObject({ name: 'ServiceFailure', retryable: true });
    } finally {
      server.closeAllConnections();
      server.close();
      await held;
      await pool.close();
    }
  });

  it('an endless answer is not read to its end', async () => {
    await against(
      (_req, res) => {
        const more = (): void => {
          while (!res.destroyed && res.write('x'.repeat(10_000)));
          res.once('drain', more);
        };
        more();
      },
      (send) => expect(send()).rejects.toBeInstanceOf(UnclearFailure),
    );
  });
});
