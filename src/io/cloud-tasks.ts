/**
 * Cloud Tasks as an alarm clock: a task calls `/internal/turn/…` or `/internal/sweep` of this service at an instant.
 * Tasks have no names (a name costs latency, and a double call is harmless: services 7.3, reliability 2.6). Whatever goes
 * wrong is counted and told, never thrown: the sweeper, called every minute, finds what nobody was woken for.
 */
import { DAY_MS } from '../domain.ts';
import type { ConversationId } from '../domain.ts';
import { reasonOf, ServiceFailure } from '../errors.ts';
import type { Clock, Log, Metrics, WakeUps } from '../ports.ts';
import type { Http } from './http.ts';

/** The queue gives up a call of ours after so long; both visits end before (`conversation/visits.ts`). */
export const WAKE_UP_DEADLINE_MS = 60_000;
/** Whoever posted the message waits meanwhile. */
const CREATE_TIMEOUT_MS = 1_000;
/** After a failure nobody is kept waiting for so long. */
const PAUSE_MS = 10_000;
/** Cloud Tasks takes nothing that is further away. */
const AHEAD_MAX_MS = 30 * DAY_MS;
/** Timers that fall due close together share one sweep, which is never too early for any of them. */
const SWEEP_GRID_MS = 10_000;
const SWEEPS_KNOWN_MAX = 10_000;
const BODY = Buffer.from('{}').toString('base64');

export interface CloudTasksOptions {
  /** `projects/…/locations/…/queues/…`. */
  readonly queue: string;
  /** `cloudTasksUrl()`. */
  readonly apiUrl: string;
  /** Absent: the calls carry no credential (an emulator asks for none). */
  readonly accessToken?: () => Promise<string>;
  /** The address of this service and the key of its internal routes. */
  readonly target: { readonly baseUrl: string; readonly token: string };
  readonly http: Pick<Http, 'json'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly metrics?: Partial<Pick<Metrics, 'wakeUp'>>;
}

/** Google's own, or an emulator's. */
export function cloudTasksUrl(emulatorHost: string | undefined): string {
  return emulatorHost === undefined ? 'https://cloudtasks.googleapis.com' : `http://${emulatorHost}`;
}

export function createCloudTasks(options: CloudTasksOptions): WakeUps {
  const { clock, log, metrics } = options;
  const sweeps = new Set<number>();
  let pausedUntil = 0;
  /** Whether it will come. */
  const ask = async (path: string, at: number): Promise<boolean> => {
    const now = clock.now();
    if (now < pausedUntil || at > now + AHEAD_MAX_MS) return false;
    try {
      await inTime(clock, create(options, path, Math.max(at, now)));
      metrics?.wakeUp?.('asked');
      return true;
    } catch (error) {
      pausedUntil = now + PAUSE_MS;
      metrics?.wakeUp?.('failed');
      log.warn('wake_up.failed', { reason: reasonOf(error) });
      return false;
    }
  };
  return {
    work: async (id: ConversationId, at: number) => {
      await ask(`/internal/turn/${id}`, at);
    },
    sweep: async (at: number) => {
      const shared = Math.ceil(at / SWEEP_GRID_MS) * SWEEP_GRID_MS;
      if (sweeps.has(shared)) return;
      if (sweeps.size >= SWEEPS_KNOWN_MAX) sweeps.clear();
      sweeps.add(shared);
      // The next timer that falls due then asks again for what was not to be had.
      if (!(await ask('/internal/sweep', shared))) sweeps.delete(shared);
    },
  };
}

/** Throws when there is no such task afterwards, as far as we know. */
async function create(options: CloudTasksOptions, path: string, at: number): Promise<void> {
  const { queue, apiUrl, accessToken, target, http } = options;
  const credential = accessToken === undefined ? {} : { authorization: `Bearer ${await accessToken()}` };
  const { status } = await http.json({
    method: 'POST',
    url: `${apiUrl}/v2/${queue}/tasks`,
    headers: credential,
    json: {
      task: {
        scheduleTime: new Date(at).toISOString(),
        dispatchDeadline: `${WAKE_UP_DEADLINE_MS / 1_000}s`,
        httpRequest: {
          url: target.baseUrl + path,
          httpMethod: 'POST',
          headers: { authorization: `Bearer ${target.token}`, 'content-type': 'application/json' },
          body: BODY,
        },
      },
    },
    timeoutMs: CREATE_TIMEOUT_MS,
  });
  if (status !== 200) throw new ServiceFailure(`Cloud Tasks answered ${status}`, { retryable: true });
}

/** The credential's own way to Google has no limit of ours. */
function inTime(clock: Clock, task: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = clock.wake(clock.now() + CREATE_TIMEOUT_MS, () => {
      reject(new ServiceFailure(`no answer within ${CREATE_TIMEOUT_MS} ms`, { retryable: true }));
    });
    void task.then(resolve, reject).finally(cancel);
  });
}

/**
 * Access tokens of this machine's service account, or of a key file, for a queue: kept and renewed by Google's own
 * client, which is told the project lest it looks for one.
 */
export function googleAccessToken(queue: string, keyFile?: string): () => Promise<string> {
  let client: Promise<{ getAccessToken: () => Promise<string | null | undefined> }> | undefined;
  return async () => {
    client ??= import('google-auth-library').then(
      ({ GoogleAuth }) =>
        new GoogleAuth({
          scopes: ['https://www.googleapis.com/auth/cloud-platform'],
          projectId: queue.split('/')[1] ?? '',
          ...(keyFile === undefined ? {} : { keyFilename: keyFile }),
        }),
    );
    const token = await (await client).getAccessToken();
    if (token === null || token === undefined) {
      throw new ServiceFailure('there is no Google credential here', { retryable: true });
    }
    return token;
  };
}
