/** Reports of the sandbox provider: `{id, type: 'payment', data: {id}}`, signed with a time, told until they are taken. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../ports.ts';

export const SIGNATURE_HEADER = 'x-sandbox-signature';
/** A report signed longer ago (or ahead) is refused: somebody kept it. */
export const TOLERANCE_MS = 5 * 60_000;

const noticeSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.literal('payment'),
  data: z.object({ id: z.string().min(1).max(200) }),
});
export type Notice = z.infer<typeof noticeSchema>;

/** `t=<unix seconds>,v1=<hex hmac of "<t>.<body>">`. */
export function signNotice(secret: string, body: string | Uint8Array, at: number): string {
  const t = String(Math.floor(at / 1_000));
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')}`;
}

export function validNotice(secret: string, given: { header: unknown; raw: Uint8Array; now: number }): boolean {
  const [, t, hex] =
    typeof given.header === 'string' ? (/^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(given.header) ?? []) : [];
  if (t === undefined || hex === undefined) return false;
  const expected = createHmac('sha256', secret).update(`${t}.`).update(given.raw).digest();
  const fits = timingSafeEqual(expected, Buffer.from(hex, 'hex'));
  return fits && Math.abs(given.now - Number(t) * 1_000) <= TOLERANCE_MS;
}

export function readNotice(raw: Uint8Array): Notice | undefined {
  try {
    return noticeSchema.parse(JSON.parse(Buffer.from(raw).toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Posts to `/webhooks/sandbox` and gives the HTTP status. */
export type DeliverNotice = (post: {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}) => Promise<number>;

const RETRIES_MAX = 8;
const RETRY_MS = 1_000;

export interface Notifier {
  /** Tells now and again until it is taken, then calls back. */
  notify(notice: Notice, taken: () => Promise<void>): void;
  /** Resolves when no report is on its way. */
  settled(): Promise<void>;
}

export function createNotifier(options: {
  readonly secret: string;
  readonly clock: Clock;
  readonly deliver: DeliverNotice;
}): Notifier {
  const { secret, clock, deliver } = options;
  const onTheWay = new Set<Promise<void>>();
  const attempt = async (notice: Notice, taken: () => Promise<void>, tries: number): Promise<void> => {
    const body = JSON.stringify(notice);
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signNotice(secret, body, clock.now()) };
    const status = await deliver({ body, headers }).catch(() => 0);
    if (status === 200) await taken();
    else if (tries < RETRIES_MAX) {
      clock.wake(clock.now() + RETRY_MS * 2 ** tries, () => {
        track(attempt(notice, taken, tries + 1));
      });
    }
  };
  const track = (work: Promise<void>): void => {
    // A report that cannot be noted as taken stays open and is told again after the next start.
    const quiet = work.catch(() => undefined);
    onTheWay.add(quiet);
    void quiet.finally(() => onTheWay.delete(quiet));
  };
  return {
    notify: (notice, taken) => {
      track(attempt(notice, taken, 0));
    },
    settled: async () => {
      while (onTheWay.size > 0) await Promise.all(onTheWay);
    },
  };
}
