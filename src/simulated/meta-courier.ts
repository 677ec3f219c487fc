/** The simulated Meta's webhooks: escaped and signed as Meta's are, posted in order, repeated until they are taken. */
import { createHmac } from 'node:crypto';
import type { Clock } from '../ports.ts';
import type { SendBody } from '../io/whatsapp/wire.ts';

/** What our adapter sent and the simulation took. */
export interface SentMessage {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  readonly phoneNumberId: string;
  readonly body: SendBody;
}

/** Gives the HTTP status that our webhook answered. The body is ASCII. */
export type Deliver = (post: { readonly body: string; readonly signature: string }) => Promise<number>;

/** One HTTP exchange, as `io/http.ts` has it. */
type Exchange = (request: {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
}) => Promise<{ readonly status: number }>;

const DELIVERY_TIMEOUT_MS = 10_000;

/** Over a real socket, as Meta comes. `url`: the address of `/webhooks/whatsapp`. */
export function deliverTo(url: string, exchange: Exchange): Deliver {
  return async ({ body, signature }) => {
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    return (await exchange({ method: 'POST', url, headers, body, timeoutMs: DELIVERY_TIMEOUT_MS })).status;
  };
}

export interface Courier {
  /** Posts one `value` of the field `messages` about a number. The status of the first try, 0 without an answer. */
  post(phoneNumberId: string, value: Readonly<Record<string, unknown>>): Promise<number>;
  /** `sent`, then `delivered`, of an accepted message. */
  statuses(message: SentMessage): void;
  /** The next `posts` webhooks come twice. */
  duplicate(posts: number): void;
  settled(): Promise<void>;
}

/** Meta goes on for seven days; nobody waits so long for a simulation. */
const RETRIES_MAX = 8;
const RETRY_MS = 1_000;

export function createCourier({
  appSecret,
  clock,
  deliver,
}: {
  readonly appSecret: string;
  readonly clock: Clock;
  readonly deliver: Deliver;
}): Courier {
  const onTheWay = new Set<Promise<unknown>>();
  let twice = 0;

  const track = <T>(work: Promise<T>): Promise<T> => {
    onTheWay.add(work);
    void work.finally(() => onTheWay.delete(work));
    return work;
  };
  const attempt = async (body: string, tries: number): Promise<number> => {
    const signature = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
    const status = await deliver({ body, signature }).catch(() => 0);
    if (status !== 200 && tries < RETRIES_MAX) {
      clock.wake(clock.now() + RETRY_MS * 2 ** tries, () => void track(attempt(body, tries + 1)));
    }
    return status;
  };
  const post: Courier['post'] = async (phoneNumberId, value) => {
    const body = encode(phoneNumberId, value);
    const status = await track(attempt(body, 0));
    if (twice > 0) {
      twice -= 1;
      await track(attempt(body, RETRIES_MAX));
    }
    return status;
  };
  return {
    post,
    statuses: (message) => {
      void track(
        (async () => {
          await post(message.phoneNumberId, statusValue(message, 'sent'));
          await post(message.phoneNumberId, statusValue(message, 'delivered'));
        })(),
      );
    },
    duplicate: (posts) => {
      twice += posts;
    },
    settled: async () => {
      while (onTheWay.size > 0) await Promise.all(onTheWay);
    },
  };
}

function statusValue({ id, at, body }: SentMessage, status: 'sent' | 'delivered'): Record<string, unknown> {
  const who = body.to === undefined ? { recipient_user_id: body.recipient } : { recipient_id: body.to };
  const ours = body.biz_opaque_callback_data;
  return {
    statuses: [
      {
        id,
        status,
        timestamp: String(Math.floor(at / 1_000)),
        ...who,
        ...(ours !== undefined && { biz_opaque_callback_data: ours }),
      },
    ],
  };
}

const DISPLAY_PHONE_NUMBER = '15550000000';
const ACCOUNT = '0';

function encode(phoneNumberId: string, value: Readonly<Record<string, unknown>>): string {
  const metadata = { display_phone_number: DISPLAY_PHONE_NUMBER, phone_number_id: phoneNumberId };
  const change = { value: { messaging_product: 'whatsapp', metadata, ...value }, field: 'messages' };
  const envelope = { object: 'whatsapp_business_account', entry: [{ id: ACCOUNT, changes: [change] }] };
  return escaped(JSON.stringify(envelope));
}

/** Meta writes non-ASCII as \u00e1 and slashes as \/: who signs re-serialised JSON is found out here (services 1.1). */
function escaped(json: string): string {
  return json
    .replace(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', '\\/');
}
