import express from 'express';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { StoreUnavailable } from '../../src/errors.ts';
import {
  ask,
  listening,
  NOW,
  OTHER_SECRET,
  post,
  SECRET,
  SENDER,
  signed,
  textWebhook,
  webhookOf,
  world,
} from './harness.ts';
import type { Answer } from './harness.ts';

function expectProblem(answer: Answer, status: number, code: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.problem).toEqual({
    type: 'about:blank',
    title: expect.stringMatching(/\S/) as string,
    status,
    code,
    fix: expect.stringMatching(/\S/) as string,
  });
}

describe('POST /webhooks/whatsapp (must-hold 77)', () => {
  it('stores a message under a key without a phone number and answers 200', async () => {
    const { deps, rows } = world();
    const answer = await listening(deps, (port) => post(port, textWebhook('hola')));
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(rows).toEqual([
      {
        conversation: expect.stringMatching(/^centro\.[0-9a-v]{26}$/) as string,
        id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        arrivedAt: NOW,
        body: {
          kind: 'message',
          message: {
            id: 'wamid.1',
            at: NOW,
            content: { type: 'text', text: 'hola' },
            name: 'Ana',
            from: { provider: 'whatsapp', phoneNumberId: '100', waId: SENDER },
          },
        },
      },
    ]);
  });

  it('answers only when the message is stored, and at once then (must-hold 23)', async () => {
    const stored = Promise.withResolvers<undefined>();
    const begun = Promise.withResolvers<undefined>();
    const { deps } = world({
      receive: async () => {
        begun.resolve(undefined);
        await stored.promise;
      },
    });
    await listening(deps, async (port) => {
      const order: string[] = [];
      const answered = post(port, textWebhook('hola')).then((answer) => {
        order.push('answered');
        return answer.status;
      });
      await begun.promise;
      await ask(port, { path: '/health' });
      order.push('stored');
      stored.resolve(undefined);
      expect(await answered).toBe(200);
      expect(order).toEqual(['stored', 'answered']);
    });
  });

  it('gives the same conversation to one person and the same id to one message, however often they come', async () => {
    const { deps, rows } = world();
    await listening(deps, async (port) => {
      await post(port, textWebhook('hola'));
      await post(port, textWebhook('hola'));
      await post(port, textWebhook('chau', { id: 'wamid.2' }));
      await post(
        port,
        textWebhook('hola', { number: '200' }),
        signed(textWebhook('hola', { number: '200' }), OTHER_SECRET),
      );
    });
    const [a, again, next, elsewhere] = rows;
    expect([again?.id, again?.conversation]).toEqual([a?.id, a?.conversation]);
    expect(next?.conversation).toBe(a?.conversation);
    expect(next?.id).not.toBe(a?.id);
    expect(elsewhere?.conversation).toMatch(/^norte\./);
  });

  it('asks for a batch of one sender once, with all names of the contact', async () => {
    const asked: unknown[] = [];
    const { deps, rows } = world({
      resolveContact: (tenant, aliases) => {
        asked.push([tenant, aliases.length]);
        return Promise.resolve(`${tenant}.known`);
      },
    });
    const message = (id: string) => ({ id, from: SENDER, from_user_id: 'AR.15', type: 'text', text: { body: id } });
    await listening(deps, (port) => post(port, webhookOf({ messages: [message('1'), message('2'), message('3')] })));
    expect(asked).toEqual([['centro', 2]]);
    expect(rows.map((r) => [r.conversation, r.body.kind === 'message' && r.body.message.id])).toEqual([
      ['centro.known', '1'],
      ['centro.known', '2'],
      ['centro.known', '3'],
    ]);
  });

  it("notes statuses with their effect, and nobody else's", async () => {
    const { deps, notes, counts } = world();
    const status = (effect: string | undefined, word: string) => ({
      id: 'w',
      status: word,
      timestamp: '1772452800',
      ...(effect !== undefined && { biz_opaque_callback_data: effect }),
    });
    const statuses = [
      status('centro.abc.3.1', 'delivered'),
      status('norte.abc.3.1', 'read'),
      status(undefined, 'sent'),
      status('nonsense', 'failed'),
    ];
    expect((await listening(deps, (port) => post(port, webhookOf({ statuses })))).status).toBe(200);
    expect(notes).toEqual([
      { conversation: 'centro.abc', effect: 'centro.abc.3.1', status: 'delivered', at: 1_772_452_800_000 },
    ]);
    expect(counts.get('foreign_status')).toBe(3);
  });

  it('acknowledges reactions, numbers that nobody has and what is too old, and counts them', async () => {
    const { deps, rows, counts } = world({ maxAgeMs: 8 * 24 * 3_600_000 });
    const reaction = { id: '1', from: SENDER, type: 'reaction', reaction: { message_id: 'w', emoji: '👍' } };
    const old = {
      id: '2',
      from: SENDER,
      timestamp: String(NOW / 1_000 - 9 * 24 * 3_600),
      type: 'text',
      text: { body: 'a' },
    };
    await listening(deps, async (port) => {
      expect((await post(port, webhookOf({ messages: [reaction, old] }))).status).toBe(200);
      expect((await post(port, textWebhook('hola', { number: '999' }))).status).toBe(200);
    });
    expect(rows).toEqual([]);
    expect(Object.fromEntries(counts)).toEqual({ reaction: 1, too_old: 1, unknown_number: 1 });
  });

  it('tells of a clock that is behind, by what was sent after it arrived', async () => {
    const behind: number[] = [];
    const { deps, rows } = world({ clockBehind: (ms) => void behind.push(ms) });
    const sent = (hours: number) => ({
      id: `w${hours}`,
      from: SENDER,
      timestamp: String(NOW / 1_000 + hours * 3_600),
      type: 'text',
      text: { body: 'a' },
    });
    await listening(deps, async (port) => {
      for (const hours of [-3, 0, 2, 240])
        expect((await post(port, webhookOf({ messages: [sent(hours)] }))).status).toBe(200);
    });
    expect([behind, rows.length]).toEqual([[2 * 3_600_000, 240 * 3_600_000], 4]);
  });

  it('is 503 when the store is down, so that Meta comes again, and never another 5xx', async () => {
    for (const failure of [new StoreUnavailable('disk full'), new TypeError('a fault of ours')]) {
      const { deps, warnings } = world({ receive: () => Promise.reject(failure) });
      const answer = await listening(deps, (port) => post(port, textWebhook('hola')));
      expectProblem(answer, 503, 'unavailable');
      expect(answer.headers['retry-after']).toBe('5');
      expect(warnings).toEqual([expect.stringContaining(failure.message)]);
    }
  });

  it('comes again when the store could not take a status, and goes on when one status cannot be noted', async () => {
    const statuses = [{ id: 'w', status: 'sent', timestamp: '1', biz_opaque_callback_data: 'centro.abc.3.1' }];
    const down = world({ noteStatus: () => Promise.reject(new StoreUnavailable('down')) });
    expect((await listening(down.deps, (port) => post(port, webhookOf({ statuses })))).status).toBe(503);
    const odd = world({ noteStatus: () => Promise.reject(new TypeError('odd')) });
    expect((await listening(odd.deps, (port) => post(port, webhookOf({ statuses })))).status).toBe(200);
    expect(odd.counts.get('status_failed')).toBe(1);
  });

  it('tells of a message that WhatsApp took and did not deliver: which one, why, what to do', async () => {
    const told: unknown[] = [];
    const { deps, notes, counts } = world({
      undelivered: (message) => {
        told.push(message);
        return Promise.resolve();
      },
    });
    const failed = (code?: unknown, more = {}) => ({
      ...{ id: 'w', status: 'failed', timestamp: '1', biz_opaque_callback_data: 'centro.abc.3.1', ...more },
      ...(code !== undefined && { errors: [{ code, title: 'to +5491150000001' }] }),
    });
    const statuses = [
      failed(131047),
      failed(131031),
      failed(131056),
      failed(999_999),
      failed(),
      failed('131047'),
      // Innocent: delivered after all, somebody else's message, one that is not ours.
      { ...failed(131047), status: 'delivered' },
      failed(131047, { biz_opaque_callback_data: 'norte.abc.3.1' }),
      failed(131047, { biz_opaque_callback_data: undefined }),
    ];
    expect((await listening(deps, (port) => post(port, webhookOf({ statuses })))).status).toBe(200);
    const ours = { conversation: 'centro.abc', effect: 'centro.abc.3.1' };
    expect(told).toEqual([
      {
        ...ours,
        alarm: false,
        reason:
          'WhatsApp error 131047: more than 24 hours since the last message of the customer; only a template can be sent',
      },
      {
        ...ours,
        alarm: true,
        reason: expect.stringContaining("see the account's status in WhatsApp Manager") as unknown,
      },
      { ...ours, alarm: false, reason: 'WhatsApp error 131056: too many messages to one person' },
      { ...ours, alarm: false, reason: 'WhatsApp error 999999: unknown' },
      ...Array.from({ length: 2 }, () => ({
        ...{ ...ours, alarm: false, reason: 'WhatsApp did not deliver it and gave no code' },
      })),
    ]);
    expect(counts.get('undelivered')).toBe(6);
    expect(notes).toHaveLength(7);
  });

  it('is 503 while the process drains', async () => {
    const { deps, rows } = world({}, { draining: () => true });
    expectProblem(await listening(deps, (port) => post(port, textWebhook('hola'))), 503, 'unavailable');
    expect(rows).toEqual([]);
  });

  it('is timed, and its refusals are counted by their reason', async () => {
    const watched: unknown[] = [];
    const watch = {
      webhook: (seconds: number) => watched.push(seconds),
      webhookRejected: (reason: string) => watched.push(reason),
    };
    await listening(world({}, { watch }).deps, async (port) => {
      await post(port, textWebhook('hola'));
      await post(port, textWebhook('hola'), []);
    });
    expect(watched).toEqual([0, 'bad_signature']);
  });

  it('without an app secret there is no app', () => {
    expect(() => createApp(world({ appSecrets: [] }).deps)).toThrow('WHATSAPP_APP_SECRET');
    expect(() => createApp(world({ appSecrets: [SECRET, ''] }).deps)).toThrow('WHATSAPP_APP_SECRET');
  });
});

describe('GET /webhooks/whatsapp (must-hold 77)', () => {
  const shake = (query: string, verifyToken = 'verify-me') =>
    listening(world({ verifyToken }).deps, (port) => ask(port, { path: `/webhooks/whatsapp?${query}` }));

  it('gives the challenge back as it is', async () => {
    const answer = await shake('hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=verify-me');
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
      200,
      '1158201444',
      'text/plain; charset=utf-8',
    ]);
  });
  it.each(['wrong', '', 'verify-m', 'verify-me2'])('refuses the token "%s"', async (token) => {
    expectProblem(await shake(`hub.mode=subscribe&hub.challenge=1&hub.verify_token=${token}`), 403, 'bad_verify_token');
  });
  it('refuses everybody while no token is set', async () => {
    expectProblem(await shake('hub.mode=subscribe&hub.challenge=1&hub.verify_token=', ''), 403, 'bad_verify_token');
  });
  it.each(['', 'hub.mode=subscribe', 'hub.mode=x&hub.challenge=1', 'hub.mode=subscribe&hub.challenge=%3Cscript%3E'])(
    'is no handshake: "%s"',
    async (query) => {
      expectProblem(await shake(`${query}&hub.verify_token=verify-me`), 400, 'bad_handshake');
    },
  );
  it('a repeated parameter is no token', async () => {
    const twice = 'hub.mode=subscribe&hub.challenge=1&hub.verify_token=verify-me&hub.verify_token=verify-me';
    expectProblem(await shake(twice), 403, 'bad_verify_token');
  });
});

describe('operations (must-hold 77)', () => {
  it('answers health, readiness, version and metrics', async () => {
    await listening(world().deps, async (port) => {
      const get = async (path: string) => (await ask(port, { path })).text;
      expect(JSON.parse(await get('/health'))).toEqual({ status: 'ok', store: 'memory' });
      expect(JSON.parse(await get('/readyz'))).toEqual({ status: 'ready' });
      expect(JSON.parse(await get('/version'))).toEqual({ name: 'turno', version: '0.1.0' });
      expect(await get('/metrics')).toBe('turno_up 1\n');
    });
  });

  it('is not ready while the store is down or the process drains, and alive all the same', async () => {
    const obstacle = { code: 'draining', what: 'It is being stopped', fix: 'Ask another replica' };
    await listening(world({}, { ready: () => Promise.resolve(obstacle) }).deps, async (port) => {
      expectProblem(await ask(port, { path: '/readyz' }), 503, 'draining');
      expect((await ask(port, { path: '/health' })).status).toBe(200);
    });
    await listening(world({}, { ready: () => Promise.reject(new StoreUnavailable('down')) }).deps, async (port) => {
      expectProblem(await ask(port, { path: '/readyz' }), 503, 'unavailable');
    });
  });

  it.each([
    ['PUT', '/webhooks/whatsapp', 'GET, POST'],
    ['DELETE', '/webhooks/whatsapp', 'GET, POST'],
    ['POST', '/health', 'GET'],
    ['POST', '/readyz', 'GET'],
    ['PATCH', '/version', 'GET'],
    ['DELETE', '/metrics', 'GET'],
  ])('%s %s is not possible, and what is stands in Allow', async (method, path, allow) => {
    const answer = await listening(world().deps, (port) => ask(port, { method, path }));
    expectProblem(answer, 405, 'method_not_allowed');
    expect(answer.headers.allow).toBe(allow);
  });

  it.each(['/', '/webhooks', '/webhooks/nobody', '/%E0%A4%A', `/${'x'.repeat(3_000)}`])(
    'there is nothing at %s',
    async (path) => {
      expectProblem(await listening(world().deps, (port) => ask(port, { path })), 404, 'not_found');
    },
  );

  it('mounts further webhooks and routers, and their faults are 503 too', async () => {
    const router = express.Router();
    router.get('/page', (_req, res) => {
      res.send('hola');
    });
    router.get('/fault', () => {
      throw new Error('boom');
    });
    const posted: string[] = [];
    const deps = world(
      {},
      {
        routers: [{ path: '/extra', router }],
        webhooks: [
          {
            path: '/webhooks/other',
            port: {
              post: ({ raw }) => {
                posted.push(Buffer.from(raw).toString());
                return Promise.resolve({ status: 200 });
              },
            },
          },
        ],
      },
    ).deps;
    await listening(deps, async (port) => {
      const page = await ask(port, { path: '/extra/page' });
      expect([page.status, page.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
      expectProblem(await ask(port, { path: '/extra/fault' }), 503, 'unavailable');
      const body = Buffer.from('{"a" : 1}');
      expect((await ask(port, { method: 'POST', path: '/webhooks/other', body })).status).toBe(200);
      expectProblem(await ask(port, { path: '/webhooks/other' }), 405, 'method_not_allowed');
    });
    expect(posted).toEqual(['{"a" : 1}']);
  });
});
