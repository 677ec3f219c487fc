/** WhatsApp Cloud API as a ChannelPort: one POST a message, its body built once. */
import { SEND_TIMEOUT_MS } from '../../domain.ts';
import type { Address, OutboundMessage } from '../../domain.ts';
import type { ChannelPort } from '../../ports.ts';
import { reasonOf, ServiceFailure, UnclearFailure } from '../../errors.ts';
import { NEVER_SENT } from '../http-time.ts';
import { contentFor, plainContentFor } from './body.ts';
import type { Content } from './body.ts';
import { failureOf, metaErrorOf, PAIR_RATE_CODE, pairRateWaitMs, refusesTheForm } from './failures.ts';
import type { MetaError } from './failures.ts';
import { OPAQUE_CHARS_MAX, sendBodySchema, sentSchema, USER_ID, WA_ID } from './wire.ts';
import type { SendBody } from './wire.ts';

/** One HTTP exchange. Throws when there is no whole answer within `timeoutMs`. No redirects, no retries. */
export type HttpExchange = (request: {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
}) => Promise<{ readonly status: number; readonly text: string }>;

export interface WhatsAppChannelOptions {
  /** E.g. `https://graph.facebook.com`, without a slash at the end. */
  readonly baseUrl: string;
  /** E.g. `v23.0`: pinned in the configuration. */
  readonly version: string;
  /** Access token for the business number that writes. */
  readonly tokenFor: (phoneNumberId: string) => string;
  readonly http: HttpExchange;
}

/**
 * Throws ServiceFailure when the message was certainly not sent, UnclearFailure when it may have been: Meta has no
 * idempotency key, so the outbox waits for the status that carries `effect` (services 1.7).
 */
export function createWhatsAppChannel(options: WhatsAppChannelOptions): ChannelPort {
  const root = `${options.baseUrl.replace(/\/+$/, '')}/${options.version}/`;
  const pairRate = createPairRate();
  return {
    send: async (to, message, effect) => {
      const post = (body: SendBody) =>
        exchange(options.http, {
          method: 'POST',
          url: `${root}${encodeURIComponent(to.phoneNumberId)}/messages`,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${options.tokenFor(to.phoneNumberId)}`,
          },
          body: JSON.stringify(body),
          timeoutMs: SEND_TIMEOUT_MS,
        });
      const body = sendBodyFor(to, message, effect);
      const person = body.to ?? body.recipient ?? '';
      let answer = await post(body);
      const plain = refusesTheForm(refusalOf(answer)) ? plainContentFor(message) : undefined;
      if (plain !== undefined) answer = await post(addressed(to, plain, effect));
      const error = refusalOf(answer);
      if (isTaken(answer)) {
        pairRate.forget(person);
        return { providerId: providerIdOf(answer.text) };
      }
      if (error?.code === PAIR_RATE_CODE) throw pairRate.failure(person);
      throw failureOf(answer.status, error);
    },
  };
}

type Answer = Awaited<ReturnType<HttpExchange>>;

function isTaken({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

function refusalOf(answer: Answer): MetaError | undefined {
  return isTaken(answer) ? undefined : metaErrorOf(answer.text);
}

/** Throws ServiceFailure, not retryable, for what no rule can make sendable. */
export function sendBodyFor(to: Address, message: OutboundMessage, effect: string): SendBody {
  return addressed(to, contentFor(message), effect);
}

function addressed(to: Address, content: Content, effect: string): SendBody {
  const sent = sendBodySchema.safeParse({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...recipientOf(to),
    ...content,
    ...(effect.length <= OPAQUE_CHARS_MAX && { biz_opaque_callback_data: effect }),
  });
  if (sent.success) return sent.data;
  // Paths and rules, never values: they are a customer's.
  const problems = sent.error.issues.map(({ path, code }) => `${path.join('.') || 'the address'}: ${code}`).join(', ');
  throw new ServiceFailure(`a message that WhatsApp would refuse was not sent: ${problems}`, { retryable: false });
}

/** The number where we have it; a customer with a username may have none (services 1.6). */
function recipientOf({ waId, userId }: Address): { to: string } | { recipient: string } | undefined {
  if (waId !== undefined && WA_ID.test(waId)) return { to: waId };
  if (userId !== undefined && USER_ID.test(userId)) return { recipient: userId };
  return undefined;
}

async function exchange(http: HttpExchange, request: Parameters<HttpExchange>[0]): ReturnType<HttpExchange> {
  try {
    return await http(request);
  } catch (error) {
    if (neverLeft(error)) {
      throw new ServiceFailure(`WhatsApp could not be reached: ${reasonOf(error)}`, { retryable: true, cause: error });
    }
    throw new UnclearFailure(`no whole answer from WhatsApp: ${reasonOf(error)}`, { cause: error });
  }
}

/** No connection, no message: it may simply be tried again. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', NEVER_SENT]);

function neverLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && NOT_CONNECTED.has(error.code);
}

function providerIdOf(text: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new UnclearFailure('WhatsApp answered 200 with a body that is not JSON');
  }
  const sent = sentSchema.safeParse(parsed);
  const id = sent.success ? sent.data.messages[0]?.id : undefined;
  if (id === undefined) throw new UnclearFailure('WhatsApp answered 200 without a message id');
  return id;
}

/** People whose queue WhatsApp slowed down: how often in a row. Bounded; who falls out starts anew. */
const PAIR_RATE_PEOPLE_MAX = 1_000;

function createPairRate(): { failure: (person: string) => ServiceFailure; forget: (person: string) => void } {
  const times = new Map<string, number>();
  return {
    failure: (person) => {
      const n = (times.get(person) ?? 0) + 1;
      const oldest = times.size >= PAIR_RATE_PEOPLE_MAX ? times.keys().next().value : undefined;
      if (oldest !== undefined) times.delete(oldest);
      times.set(person, n);
      return new ServiceFailure(`WhatsApp error ${PAIR_RATE_CODE}: too many messages to one person`, {
        retryable: true,
        afterMs: pairRateWaitMs(n),
      });
    },
    forget: (person) => {
      times.delete(person);
    },
  };
}
