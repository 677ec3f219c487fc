/** `/internal/*` from outside: nobody without the key makes the process do anything (reliability D6, SEC-1). */
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { StoreUnavailable } from '../../src/errors.ts';
import { ask, listening, NOW, world, type World } from './harness.ts';

const TOKEN = 'internal-key-of-the-tests-0123456789abcdef';
const KNOWN = `centro.0123456789abcdefghijklmnop`;
const SWEEP = '/internal/sweep';
const TURN = `/internal/turn/${KNOWN}`;
const bearer = (token = TOKEN): [string, string] => ['authorization', `Bearer ${token}`];

/** A world whose wake-ups are written down; `refused` counts those without a key. */
function woken(more: Parameters<typeof world>[1] = {}): World & { done: string[]; refused: () => number } {
  const done: string[] = [];
  let refused = 0;
  const internal = {
    token: TOKEN,
    sweep: () => {
      done.push('sweep');
      return Promise.resolve({ swept: 3, rested: true, nextAt: NOW });
    },
    work: (id: string) => {
      done.push(id);
      return Promise.resolve(id === KNOWN ? { rested: true } : undefined);
    },
  };
  const watch = {
    webhook: () => undefined,
    webhookRejected: () => undefined,
    internalRefused: () => {
      refused += 1;
    },
  };
  return { ...world({}, { internal, watch, ...more }), done, refused: () => refused };
}

describe('a wake-up from outside', () => {
  it('with the key sweeps, and tells how much was found and when something falls due', async () => {
    const { deps, done } = woken();
    const answer = await listening(deps, (port) => ask(port, { method: 'POST', path: SWEEP, headers: [bearer()] }));
    expect([answer.status, JSON.parse(answer.text), done]).toEqual([
      200,
      { swept: 3, rested: true, nextAt: '2026-03-02T12:00:00.000Z' },
      ['sweep'],
    ]);
  });

  it('with the key works on one conversation, and takes the small body that a queue sends', async () => {
    const { deps, done } = woken();
    const body = Buffer.from('{}');
    const answer = await listening(deps, (port) =>
      ask(port, { method: 'POST', path: TURN, headers: [['Authorization', `bearer ${TOKEN}`]], body }),
    );
    expect([answer.status, JSON.parse(answer.text), done]).toEqual([
      200,
      { conversation: KNOWN, rested: true },
      [KNOWN],
    ]);
  });

  const wrong: readonly [string, { path?: string; headers?: [string, string][] }][] = [
    ['without a key', {}],
    ['with an empty one', { headers: [['authorization', 'Bearer ']] }],
    ['with a wrong one', { headers: [bearer('internal-key-of-the-tests-0123456789abcdeF')] }],
    ['with its beginning', { headers: [bearer(TOKEN.slice(0, -1))] }],
    ['with more than it', { headers: [bearer(`${TOKEN}0`)] }],
    ['with the right one twice', { headers: [bearer(), bearer()] }],
    ['with a wrong one behind the right one', { headers: [bearer(), bearer('x')] }],
    ['with two in one header', { headers: [['authorization', `Bearer ${TOKEN}, Bearer ${TOKEN}`]] }],
    ['in another scheme', { headers: [['authorization', `Basic ${Buffer.from(`a:${TOKEN}`).toString('base64')}`]] }],
    ['without a scheme', { headers: [['authorization', TOKEN]] }],
    ['in another header', { headers: [['x-internal-token', TOKEN]] }],
    ['in a cookie', { headers: [['cookie', `authorization=Bearer ${TOKEN}`]] }],
    ['in the query', { path: `?token=${TOKEN}&access_token=${TOKEN}&authorization=Bearer+${TOKEN}` }],
  ];
  it.each(wrong)(
    '%s is refused, logged and counted, and nothing is done',
    async (_what, { path = '', headers = [] }) => {
      const { deps, done, warnings, refused } = woken();
      await listening(deps, async (port) => {
        for (const place of [SWEEP, TURN, '/internal/turn/nonsense']) {
          const answer = await ask(port, { method: 'POST', path: place + path, headers });
          expect([answer.status, answer.problem.code, answer.headers['www-authenticate']]).toEqual([
            401,
            'bad_internal_token',
            'Bearer',
          ]);
          expect(answer.problem.fix).toContain('INTERNAL_TOKEN');
          expect(answer.text).not.toContain(TOKEN);
        }
      });
      const lines = warnings.map((line) => line.replace(/,"request":"[\w-]{36}"/, ''));
      expect([done, refused(), lines]).toEqual([
        [],
        3,
        [
          'internal.refused {"route":"/internal/sweep"}',
          'internal.refused {"route":"/internal/turn"}',
          'internal.refused {"route":"/internal/turn"}',
        ],
      ]);
    },
  );

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'by %s is not possible, with the key or without',
    async (method) => {
      const { deps, done } = woken();
      await listening(deps, async (port) => {
        for (const headers of [[], [bearer()]]) {
          const answer = await ask(port, { method, path: SWEEP, headers });
          expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
        }
        expect((await ask(port, { method, path: TURN })).status).toBe(405);
      });
      expect(done).toEqual([]);
    },
  );

  it.each([
    'nonsense',
    'centro.',
    `centro.${'w'.repeat(26)}`,
    `centro.${'0'.repeat(25)}`,
    `centro.${'0'.repeat(27)}`,
    `Centro.${'0'.repeat(26)}`,
    `..%2F..%2Fetc%2Fpasswd.${'0'.repeat(26)}`,
    `centro%00.${'0'.repeat(26)}`,
    `%E0%A4%A`,
    'x'.repeat(3_000),
  ])('for "%s", which is no id, is a 400 and nothing is done', async (id) => {
    const { deps, done } = woken();
    const answer = await listening(deps, (port) =>
      ask(port, { method: 'POST', path: `/internal/turn/${id}`, headers: [bearer()] }),
    );
    expect([answer.status, done]).toEqual([400, []]);
    expect(answer.problem.fix).toMatch(/\S/);
  });

  it('for a conversation that nobody has is a 404', async () => {
    const { deps } = woken();
    const path = `/internal/turn/centro.${'0'.repeat(26)}`;
    const answer = await listening(deps, (port) => ask(port, { method: 'POST', path, headers: [bearer()] }));
    expect([answer.status, answer.problem.code]).toEqual([404, 'no_conversation']);
  });

  it('with a body that is larger than any caller of ours sends is a 413 that says how large one may be', async () => {
    const { deps, done } = woken();
    const body = Buffer.alloc(4 * 1024 + 1, 'x');
    const answer = await listening(deps, (port) =>
      ask(port, { method: 'POST', path: SWEEP, headers: [bearer()], body }),
    );
    expect([answer.status, answer.problem.fix, done]).toEqual([413, 'Send at most 4096 bytes', []]);
  });

  it('is a 503 while the store is down or the process drains, so that the caller comes again', async () => {
    const internal = {
      token: TOKEN,
      sweep: () => Promise.reject(new StoreUnavailable('down')),
      work: () => Promise.reject(new StoreUnavailable('down')),
    };
    for (const deps of [woken({ internal }).deps, woken({ draining: () => true }).deps]) {
      await listening(deps, async (port) => {
        for (const path of [SWEEP, TURN]) {
          const answer = await ask(port, { method: 'POST', path, headers: [bearer()] });
          expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
        }
      });
    }
  });

  it('finds nothing where the process sweeps by itself', async () => {
    const answer = await listening(world().deps, (port) =>
      ask(port, { method: 'POST', path: SWEEP, headers: [bearer()] }),
    );
    expect([answer.status, answer.problem.code]).toEqual([404, 'not_found']);
  });

  it('with an empty key there is no app', () => {
    const internal = { ...woken().deps.internal!, token: '' };
    expect(() => createApp(woken({ internal }).deps)).toThrow('INTERNAL_TOKEN');
  });
});
