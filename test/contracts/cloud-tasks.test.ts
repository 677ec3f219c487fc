/** Wake-ups by Cloud Tasks against the request schema in `../shared/contracts`, and against a service that fails. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCloudTasks, googleAccessToken, WAKE_UP_DEADLINE_MS } from '../../src/io/cloud-tasks.ts';
import type { CloudTasksOptions } from '../../src/io/cloud-tasks.ts';
import { createHttp, type Http } from '../../src/io/http.ts';
import type { WakeUps } from '../../src/ports.ts';
import { createVirtualClock, type VirtualClock } from '../../src/simulated/clock.ts';
import { until } from '../e2e/wait.ts';
import { contractIsHere, startCloudTasks, type FakeCloudTasks } from '../fakes/cloud-tasks.ts';

const NOW = Date.parse('2026-03-02T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const QUEUE = 'projects/mi-negocio/locations/southamerica-east1/queues/turno';
const KEY = 'internal-key-of-the-tests-0123456789abcdef';
const ANA = `centro.${'0'.repeat(26)}`;

let fake: FakeCloudTasks;
let http: Http;
let clock: VirtualClock;
let warnings: string[];
let counts: string[];

beforeEach(async () => {
  clock = createVirtualClock(NOW);
  fake = await startCloudTasks(() => clock.now());
  http = createHttp({ connections: 4 });
  warnings = [];
  counts = [];
});
afterEach(async () => {
  await fake.close();
  await http.close();
});

function wakeUps(more: Partial<CloudTasksOptions> = {}): WakeUps {
  return createCloudTasks({
    queue: QUEUE,
    apiUrl: `http://${fake.host}`,
    target: { baseUrl: 'https://turno.example', token: KEY },
    http,
    clock,
    log: { warn: (event, fields) => warnings.push(`${event} ${JSON.stringify(fields)}`) },
    metrics: { wakeUp: (outcome) => counts.push(outcome) },
    ...more,
  });
}

describe.skipIf(!contractIsHere)('Cloud Tasks as Google publishes it (skipped without ../shared/contracts)', () => {
  it('takes every wake-up that can be asked for', async () => {
    const asked = wakeUps({ accessToken: () => Promise.resolve('ya29.token-of-the-tests') });
    for (const ahead of [-DAY_MS, 0, 1, 800, 60_000, 29 * DAY_MS, 30 * DAY_MS]) {
      await asked.work(ANA, NOW + ahead);
      await asked.sweep(NOW + ahead);
    }
    expect([fake.violations, warnings]).toEqual([[], []]);
    expect(fake.tasks.length).toBeGreaterThan(7);
    expect(new Set(fake.credentials)).toEqual(new Set(['Bearer ya29.token-of-the-tests']));
  });

  it('would refuse a misspelt field, a name, a body that is no base64: the fake can tell', async () => {
    const post = async (task: object): Promise<number> => {
      const url = `http://${fake.host}/v2/${QUEUE}/tasks`;
      const answer = await http.json({ method: 'POST', url, json: { task }, timeoutMs: 5_000 });
      return answer.status;
    };
    await wakeUps().work(ANA, NOW);
    const [good] = fake.tasks;
    expect(await post(good!)).toBe(200);
    expect(await post({ ...good, scheduletime: good!.scheduleTime })).toBe(400);
    expect(await post({ ...good, name: `${QUEUE}/tasks/a` })).toBe(400);
    expect(await post({ ...good, dispatchDeadline: '5s' })).toBe(400);
    expect(await post({ ...good, httpRequest: { ...good!.httpRequest, httpMethod: 'post' } })).toBe(400);
    expect(await post({ ...good, httpRequest: { ...good!.httpRequest, body: '{}' } })).toBe(400);
    expect(fake.violations).toHaveLength(5);
  });
});

describe('a wake-up', () => {
  it('is one unnamed task that calls the internal route with its key, at the instant', async () => {
    await wakeUps().work(ANA, NOW + 1_800);
    expect(fake.tasks).toEqual([
      {
        scheduleTime: '2026-03-02T12:00:01.800Z',
        dispatchDeadline: `${WAKE_UP_DEADLINE_MS / 1_000}s`,
        httpRequest: {
          url: `https://turno.example/internal/turn/${ANA}`,
          httpMethod: 'POST',
          headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
          body: 'e30=',
        },
      },
    ]);
    expect([fake.credentials, counts]).toEqual([[undefined], ['asked']]);
  });

  it('for timers that fall due together is one sweep, never before any of them', async () => {
    const asked = wakeUps();
    for (const ms of [1, 4_000, 9_999, 10_000, 10_001]) await asked.sweep(NOW + ms);
    expect(fake.tasks.map(({ scheduleTime, httpRequest: { url } }) => [scheduleTime, url])).toEqual([
      ['2026-03-02T12:00:10.000Z', 'https://turno.example/internal/sweep'],
      ['2026-03-02T12:00:20.000Z', 'https://turno.example/internal/sweep'],
    ]);
  });

  it('that was refused is asked for again by the next timer that falls due with it', async () => {
    const asked = wakeUps();
    fake.answerWith(500);
    await asked.sweep(NOW + 30_000);
    fake.answerWith(undefined);
    clock.advanceTo(NOW + 10_000);
    await asked.sweep(NOW + 29_000);
    expect(counts).toEqual(['failed', 'asked']);
    expect(fake.tasks.map(({ scheduleTime }) => scheduleTime)).toEqual(['2026-03-02T12:00:30.000Z']);
  });

  it('that is overdue is asked for now, and one further ahead than 30 days is left to the sweeper', async () => {
    const asked = wakeUps();
    await asked.work(ANA, NOW - DAY_MS);
    await asked.sweep(NOW + 30 * DAY_MS + 1);
    await asked.work(ANA, NOW + 31 * DAY_MS);
    expect(fake.tasks.map(({ scheduleTime }) => scheduleTime)).toEqual(['2026-03-02T12:00:00.000Z']);
    expect([counts, warnings]).toEqual([['asked'], []]);
  });

  it.each([403, 404, 429, 500] as const)(
    'that is refused with %i is counted and told without the key or an id, and keeps nobody for a while',
    async (status) => {
      const asked = wakeUps();
      fake.answerWith(status);
      await asked.work(ANA, NOW);
      fake.answerWith(undefined);
      await asked.work(ANA, NOW);
      expect([counts, fake.tasks]).toEqual([['failed'], []]);
      expect(warnings).toEqual([`wake_up.failed {"reason":"ServiceFailure: Cloud Tasks answered ${status}"}`]);
      clock.advanceTo(NOW + 10_000);
      await asked.work(ANA, NOW);
      expect([counts, fake.tasks.length]).toEqual([['failed', 'asked'], 1]);
    },
  );

  it('of a service that cannot be reached, or has no credential, fails nobody', async () => {
    await wakeUps({ apiUrl: 'http://127.0.0.1:1' }).work(ANA, NOW);
    await wakeUps({ accessToken: () => Promise.reject(new Error('no account')) }).sweep(NOW);
    expect(counts).toEqual(['failed', 'failed']);
    expect(warnings.join()).toMatch(/ECONNREFUSED.*no account/);
  });

  it('that gets no answer is given up after a second', async () => {
    fake.answerWith('silence');
    const waiting = wakeUps().work(ANA, NOW);
    await until(() => fake.credentials.length === 1, { what: 'the call came' });
    expect(clock.next()).toBe(NOW + 1_000);
    clock.advanceTo(NOW + 1_000);
    await waiting;
    expect(counts).toEqual(['failed']);
  });
});

describe('the credential of the machine', () => {
  let metadata: Server;
  afterEach(() => {
    vi.unstubAllEnvs();
    metadata.closeAllConnections();
    metadata.close();
  });

  it("comes from Google's metadata server and is kept while it holds", async () => {
    const asked: string[] = [];
    metadata = createServer((req, res) => {
      asked.push(`${String(req.headers['metadata-flavor'])} ${req.url?.split('?')[0]}`);
      res.setHeader('metadata-flavor', 'Google');
      res.setHeader('content-type', 'application/json');
      const token = { access_token: 'ya29.of-the-machine', expires_in: 3_600, token_type: 'Bearer' };
      res.end(req.url?.includes('/token') === true ? JSON.stringify(token) : '"ok"');
    });
    await new Promise<void>((resolve) => metadata.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('GCE_METADATA_HOST', `127.0.0.1:${(metadata.address() as AddressInfo).port}`);
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
    vi.stubEnv('HOME', '/nonexistent');
    const accessToken = googleAccessToken(QUEUE);
    expect(await accessToken()).toBe('ya29.of-the-machine');
    const first = asked.filter((call) => call.endsWith('/token'));
    expect(await accessToken()).toBe('ya29.of-the-machine');
    expect(asked.filter((call) => call.endsWith('/token'))).toEqual(first);
    expect(first).toEqual(['Google /computeMetadata/v1/instance/service-accounts/default/token']);
  });
});
