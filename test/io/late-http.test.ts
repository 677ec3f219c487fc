import { describe, expect, it } from 'vitest';
import type { Http, HttpAnswer } from '../../src/io/http.ts';
import { lateHttp } from '../../src/io/late-http.ts';

const ANSWER: HttpAnswer = { status: 200, headers: {}, text: 'ok' };
const REQUEST = { method: 'GET', url: 'http://127.0.0.1/', timeoutMs: 1_000 } as const;

function counted() {
  const calls = { made: 0, closed: 0 };
  const http: Http = {
    exchange: () => Promise.resolve(ANSWER),
    request: () => Promise.resolve(ANSWER),
    json: () => Promise.resolve({ status: 200, body: 1 }),
    bytes: () => Promise.resolve({ status: 200 }),
    close: () => {
      calls.closed += 1;
      return Promise.resolve();
    },
  };
  const late = lateHttp(() => {
    calls.made += 1;
    return Promise.resolve(http);
  });
  return { calls, late };
}

describe('an outgoing client that is made when it is needed', () => {
  it('is made once, by whoever comes first, and answers as itself', async () => {
    const { calls, late } = counted();
    expect(calls.made).toBe(0);
    await late.prepare();
    expect(calls.made).toBe(1);
    expect(await Promise.all([late.exchange(REQUEST), late.request(REQUEST)])).toEqual([ANSWER, ANSWER]);
    expect(await late.json(REQUEST)).toEqual({ status: 200, body: 1 });
    expect(calls.made).toBe(1);
    await late.close();
    expect(calls.closed).toBe(1);
  });

  it('that nobody needed is not made to be closed', async () => {
    const { calls, late } = counted();
    await late.close();
    expect(calls).toEqual({ made: 0, closed: 0 });
  });

  it('that cannot be made tells each caller why, and whoever prepares it', async () => {
    const late = lateHttp(() => Promise.reject(new Error('no such module')));
    await expect(late.prepare()).rejects.toThrow('no such module');
    await expect(late.request(REQUEST)).rejects.toThrow('no such module');
  });
});
