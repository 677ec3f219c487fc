import express from 'express';
import { describe, expect, it } from 'vitest';
import { ask, listening, post, signed, textWebhook, world } from './harness.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID = 'x-request-id';
const given = (id: string): [string, string] => [ID, id];

describe('X-Request-Id', () => {
  it('comes back as it was given, whatever the answer is', async () => {
    const body = textWebhook('hola');
    await listening(world().deps, async (port) => {
      const stored = await post(port, body, [...signed(body), given('edge-7.a:b/c=')]);
      const refused = await post(port, body, [given('edge-8')]);
      const nothing = await ask(port, { path: '/nowhere', headers: [given('edge-9')] });
      expect([stored, refused, nothing].map(({ status, headers }) => [status, headers[ID]])).toEqual([
        [200, 'edge-7.a:b/c='],
        [401, 'edge-8'],
        [404, 'edge-9'],
      ]);
    });
  });

  it('is made where none is given, or one that nobody should have to read', async () => {
    await listening(world().deps, async (port) => {
      const strange = [
        [],
        [given('')],
        [given('a b')],
        [given('<x>')],
        [given('a'.repeat(129))],
        [given('a'), given('b')],
      ];
      const ids = await Promise.all(
        strange.map(async (headers) => (await ask(port, { path: '/health', headers })).headers[ID]),
      );
      for (const id of ids) expect(id).toMatch(UUID);
      expect(new Set(ids).size).toBe(strange.length);
    });
  });

  it('stands in the log line of a request that failed', async () => {
    const router = express.Router().get('/', () => {
      throw new Error('broken');
    });
    const { deps, warnings } = world({}, { routers: [{ path: '/broken', router }] });
    await listening(deps, (port) => ask(port, { path: '/broken', headers: [given('edge-7')] }));
    expect(warnings).toEqual([expect.stringContaining('"request":"edge-7"')]);
  });
});
