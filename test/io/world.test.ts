import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server as TcpServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceFailure, UnclearFailure } from '../../src/errors.ts';
import { systemClock } from '../../src/io/clock.ts';
import { createHttp } from '../../src/io/http.ts';
import type { Http } from '../../src/io/http.ts';
import { prometheusMetrics } from '../../src/io/metrics.ts';
import { systemRandom } from '../../src/io/random.ts';

describe('the clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const DAY_MS = 86_400_000;

  it('wakes once, at its instant, also when that is further away than a timer can count', () => {
    const clock = systemClock();
    const at = clock.now() + 60 * DAY_MS;
    const woken: number[] = [];
    clock.wake(at, () => woken.push(clock.now()));
    vi.advanceTimersByTime(60 * DAY_MS - 1);
    expect(woken).toEqual([]);
    vi.advanceTimersByTime(400 * DAY_MS);
    expect(woken).toEqual([at]);
  });

  it('is not held up by a clock that is set back meanwhile, and does not spin', () => {
    const clock = systemClock();
    let woken = 0;
    clock.wake(clock.now() + 1_000, () => (woken += 1));
    vi.setSystemTime(clock.now() - 3_600_000);
    vi.advanceTimersByTime(999);
    expect(woken).toBe(0);
    vi.advanceTimersByTime(2);
    expect(woken).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('notices within a minute that the clock was set forward', () => {
    const clock = systemClock();
    const woken: number[] = [];
    const at = clock.now() + DAY_MS;
    clock.wake(at, () => woken.push(clock.now()));
    vi.setSystemTime(at);
    vi.advanceTimersByTime(60_000);
    expect(woken).toHaveLength(1);
  });

  it('starts where it is told and runs on; a cancelled wake never comes, a past one comes at once', () => {
    const start = Date.UTC(2030, 5, 1);
    const clock = systemClock(start);
    expect(clock.now()).toBe(start);
    let calls = 0;
    const cancel = clock.wake(start + 50 * DAY_MS, () => (calls += 1));
    vi.advanceTimersByTime(40 * DAY_MS);
    expect(clock.now()).toBe(start + 40 * DAY_MS);
    cancel();
    vi.advanceTimersByTime(40 * DAY_MS);
    expect(calls).toBe(0);
    clock.wake(start, () => (calls += 1));
    vi.advanceTimersByTime(0);
    expect(calls).toBe(1);
  });
});

describe('randomness', () => {
  it('gives tokens that do not repeat and units below one', () => {
    const random = systemRandom();
    expect(new Set(Array.from({ length: 1_000 }, () => random.token())).size).toBe(1_000);
    const units = Array.from({ length: 1_000 }, () => random.unit());
    expect(units.every((unit) => unit >= 0 && unit < 1)).toBe(true);
  });
});

describe('metrics', () => {
  it('counts under the public names, in seconds', async () => {
    const metrics = prometheusMetrics({ ofProcess: false });
    metrics.received('text');
    metrics.received('text');
    metrics.duplicate();
    metrics.turn('offline', 0.02);
    metrics.effect({ kind: 'sendMessage', outcome: 'done', seconds: 0.3 });
    metrics.webhook(0.004);
    metrics.webhookRejected('signature');
    metrics.pending(7);
    const page = await metrics.text();
    for (const line of [
      'turno_messages_received_total{type="text"} 2',
      'turno_duplicates_total 1',
      'turno_turns_total{by="offline"} 1',
      'turno_effects_total{kind="sendMessage",outcome="done"} 1',
      'turno_webhook_rejected_total{reason="signature"} 1',
      'turno_pending 7',
      'turno_turn_seconds_count 1',
      'turno_webhook_seconds_bucket{le="0.005"} 1',
      'turno_effect_seconds_sum{kind="sendMessage"} 0.3',
    ])
      expect(page).toContain(line);
  });

  it('never makes a label of a phone or of a text, nor more of them than fit (must-hold 79)', async () => {
    const metrics = prometheusMetrics({ ofProcess: true });
    metrics.received('5491155556666');
    metrics.received('hola "quiero" turno');
    for (let i = 0; i < 200; i += 1) metrics.webhookRejected(`reason${i}`);
    const page = await metrics.text();
    expect(page).not.toMatch(/549115|hola/);
    expect(page).toContain('turno_messages_received_total{type="other"} 2');
    expect(page.match(/turno_webhook_rejected_total\{/g)?.length).toBe(41);
    expect(page).toContain('turno_process_resident_memory_bytes');
  });
});

describe('outgoing HTTP', () => {
  const open: (Server | TcpServer)[] = [];
  let http: Http;
  beforeEach(() => {
    http = createHttp({ connections: 4, responseBytesMax: 10_000 });
  });
  afterEach(async () => {
    for (const server of open.splice(0)) {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    }
    await http.close();
  });

  async function listening(server: Server | TcpServer): Promise<string> {
    open.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const serve = (listener: RequestListener) => listening(createServer(listener));

  it('speaks JSON both ways, path and query included', async () => {
    const origin = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { method, url, headers } = request;
        response.end(JSON.stringify({ method, url, type: headers['content-type'], key: headers['x-key'], body }));
      });
    });
    const answer = await http.json({
      method: 'POST',
      url: `${origin}/a/b?c=1`,
      headers: { 'x-key': 'k' },
      json: { ñ: 1 },
      timeoutMs: 2_000,
    });
    expect(answer).toEqual({
      status: 200,
      body: { method: 'POST', url: '/a/b?c=1', type: 'application/json', key: 'k', body: '{"ñ":1}' },
    });
  });

  it('hands every status to the caller, follows no redirect and repeats nothing', async () => {
    let calls = 0;
    const origin = await serve((request, response) => {
      calls += 1;
      response.writeHead(request.url === '/to' ? 302 : 503, { location: '/elsewhere' }).end('no json');
    });
    expect(await http.json({ method: 'GET', url: `${origin}/to`, timeoutMs: 2_000 })).toEqual({
      status: 302,
      body: undefined,
    });
    expect((await http.request({ method: 'POST', url: origin, body: 'x', timeoutMs: 2_000 })).status).toBe(503);
    expect(calls).toBe(2);
  });

  it('a refused connection and an unknown host are certain: nothing was sent, it may be tried again', async () => {
    const server = createServer();
    const origin = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    for (const url of [origin, 'http://no-such-host.invalid/x']) {
      const failed = await http.request({ method: 'POST', url, timeoutMs: 2_000 }).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(ServiceFailure);
      expect(failed).toMatchObject({ retryable: true });
    }
    const broken = await http
      .request({ method: 'GET', url: 'nada', timeoutMs: 2_000 })
      .catch((error: unknown) => error);
    expect(broken).toMatchObject({ name: 'ServiceFailure', retryable: false });
  });

  it('a cut, a silence and an endless answer are unclear: the other side may have acted', async () => {
    const cut = await listening(
      createTcpServer((socket) => {
        socket.once('data', () => socket.destroy());
        socket.on('error', () => undefined);
      }),
    );
    const silent = await serve(() => undefined);
    const endless = await serve((_request, response) => response.end('x'.repeat(20_000)));
    const noJson = await serve((_request, response) => response.end('<html>'));
    for (const url of [cut, silent, endless]) {
      const failed = await http
        .request({ method: 'POST', url: `${url}/p?token=canary`, timeoutMs: 200 })
        .catch((e: unknown) => e);
      expect(failed, url).toBeInstanceOf(UnclearFailure);
      expect((failed as Error).message).not.toContain('canary');
    }
    await expect(http.json({ method: 'POST', url: noJson, timeoutMs: 2_000 })).rejects.toBeInstanceOf(UnclearFailure);
  });

  it('ends in its time an answer that comes drop by drop: the other side may have acted', async () => {
    const origin = await serve((_request, response) => {
      const dripping = setInterval(() => response.write('x'), 50);
      response.on('close', () => {
        clearInterval(dripping);
      });
    });
    const began = performance.now();
    const asked = { url: origin, timeoutMs: 300 };
    await expect(http.request({ method: 'POST', ...asked })).rejects.toBeInstanceOf(UnclearFailure);
    const { signal } = new AbortController();
    await expect(http.bytes({ method: 'GET', ...asked, bytesMax: 10_000, signal })).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('never sends later what waited for a connection until its time was over, or until nobody wanted it', async () => {
    const came: string[] = [];
    let answer = (): void => undefined;
    const origin = await serve((request, response) => {
      came.push(request.url ?? '');
      answer = () => response.end('{}');
    });
    const narrow = createHttp({ connections: 1 });
    try {
      const first = narrow.request({ method: 'POST', url: `${origin}/first`, timeoutMs: 5_000 });
      const waiting = narrow.request({ method: 'POST', url: `${origin}/late`, timeoutMs: 100 });
      const left = new AbortController();
      const unwanted = { method: 'POST', url: `${origin}/unwanted`, timeoutMs: 5_000, signal: left.signal } as const;
      const leaving = narrow.exchange(unwanted).catch((error: unknown) => error);
      await expect(waiting).rejects.toMatchObject({ name: 'ServiceFailure', retryable: true });
      left.abort(new Error('gone'));
      expect(await leaving).toMatchObject({ message: 'gone' });
      answer();
      expect((await first).status).toBe(200);
      const next = narrow.request({ method: 'POST', url: `${origin}/next`, timeoutMs: 5_000 });
      await vi.waitUntil(() => came.length > 1);
      answer();
      await next;
      expect(came).toEqual(['/first', '/next']);
    } finally {
      await narrow.close();
    }
  });

  it('keeps to its number of connections', async () => {
    let now = 0;
    let most = 0;
    const origin = await serve((_request, response) => {
      now += 1;
      most = Math.max(most, now);
      setImmediate(() => {
        now -= 1;
        response.end('{}');
      });
    });
    await Promise.all(Array.from({ length: 40 }, () => http.json({ method: 'GET', url: origin, timeoutMs: 5_000 })));
    expect(most).toBeLessThanOrEqual(4);
  });
});
