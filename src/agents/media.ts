/**
 * Understanding of what is no text (AGENT-6), around the understanding of text: voice notes become the words that were
 * heard and are read like any others, receipts become claims, descriptions command nothing. What cannot be read stays a
 * medium that the customer is asked to put into words: a failure is never text (must-hold 37).
 */
import { EVENTS_PER_TURN_MAX, MEDIA_BYTES_MAX, MEDIA_PER_TURN_MAX, MEDIA_READ_MS } from '../domain.ts';
import type {
  CustomerEvent,
  InboundMessage,
  MediaReading,
  MediaType,
  ModelCall,
  ReadMedium,
  Reading,
} from '../domain.ts';
import type { Clock, LectorPort, MediaPort, UnderstandRequest, Understanding } from '../ports.ts';
import { TURN_BUDGET_MS_MAX } from './understanding.ts';

export interface MediaUnderstandingOptions {
  /** Reads the words. */
  readonly text: Understanding;
  readonly media: MediaPort;
  readonly lector: LectorPort;
  readonly clock: Clock;
}

export function createMediaUnderstanding({ text, ...eyes }: MediaUnderstandingOptions): Understanding {
  return {
    understand: async (request) => {
      const sent = mediaOf(request.messages).filter(({ type }) => eyes.lector.reads(type));
      if (sent.length === 0 || request.handedOver === true) return text.understand(request);
      const deadline = eyes.clock.now() + TURN_BUDGET_MS_MAX;
      const read = await readAll(eyes, sent, request);
      const heard = new Map(read.flatMap(({ medium: { message, reading } }) => heardIn(message, reading)));
      const messages = request.messages.map((message) => asWords(message, heard.get(message.id)));
      return withMedia(await text.understand({ ...request, messages, deadline }), read);
    },
  };
}

type Eyes = Omit<MediaUnderstandingOptions, 'text'>;
interface Sent {
  readonly message: InboundMessage;
  readonly type: MediaType;
  readonly mediaId: string;
  readonly filename?: string;
}
interface Read {
  readonly medium: ReadMedium;
  readonly calls: readonly ModelCall[];
}

function mediaOf(messages: readonly InboundMessage[]): Sent[] {
  return messages.flatMap((message): Sent[] => {
    const { content } = message;
    if (!('mediaId' in content)) return [];
    const { type, mediaId, filename } = content;
    return [{ message, type, mediaId, ...(filename === undefined ? {} : { filename }) }];
  });
}

/* ── Reading ────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** All at once, within one deadline; more than a turn reads are unread. */
async function readAll(eyes: Eyes, sent: readonly Sent[], request: UnderstandRequest): Promise<Read[]> {
  const waiting = new AbortController();
  const deadline = eyes.clock.now() + MEDIA_READ_MS;
  const stop = eyes.clock.wake(deadline, () => {
    waiting.abort();
  });
  const until = { deadline, signal: waiting.signal, request };
  const read = await Promise.all(
    sent.map(async (one, i): Promise<Read> => {
      const cause = request.withoutModels === true ? 'budget' : i < MEDIA_PER_TURN_MAX ? undefined : 'too_many';
      const { reading, calls = [] } =
        cause === undefined ? await readOne(eyes, one, until) : { reading: unread(cause) };
      return { medium: { message: one.message.id, type: one.type, reading }, calls };
    }),
  );
  stop();
  return read;
}

interface Until {
  readonly deadline: number;
  readonly signal: AbortSignal;
  readonly request: UnderstandRequest;
}
type Seen = { readonly reading: MediaReading; readonly calls?: readonly ModelCall[] };

function unread(cause: Extract<MediaReading, { outcome: 'unread' }>['cause']): MediaReading {
  return { outcome: 'unread', cause };
}

/** Whoever ignores the signal is not waited for. */
async function readOne({ media, lector }: Eyes, sent: Sent, { deadline, signal, request }: Until): Promise<Seen> {
  const { message, mediaId, type, filename } = sent;
  const late = new Promise<Seen>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve({ reading: unread('late') });
    });
  });
  const look = async (): Promise<Seen> => {
    const accepts = (mimeType: string) => lector.accepts(mimeType);
    const fetched = await media.fetch({ from: message.from, mediaId, accepts, bytesMax: MEDIA_BYTES_MAX, signal });
    if (fetched.outcome === 'unread') return { reading: fetched };
    const file = filename === undefined ? fetched.file : { ...fetched.file, name: filename };
    return lector.read(file, { type, tenant: request.tenant, language: request.language, deadline });
  };
  return Promise.race([look().catch((): Seen => ({ reading: unread('unavailable') })), late]);
}

/* ── Words ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

function heardIn(message: string, reading: MediaReading): [string, string][] {
  return reading.outcome === 'transcript' ? [[message, reading.text]] : [];
}

function asWords(message: InboundMessage, heard: string | undefined): InboundMessage {
  return heard === undefined ? message : { ...message, content: { type: 'text', text: heard } };
}

/* ── Events ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** The claims that were seen come first; the media that were not read say so. */
function withMedia(reading: Reading, read: readonly Read[]): Reading {
  const media = read.map(({ medium }) => medium);
  const claims = media.flatMap(({ reading: { outcome, ...rest } }): CustomerEvent[] =>
    outcome === 'receipt' && 'receipt' in rest
      ? [{ type: 'customer.claims_payment', receipt: rest.receipt, ...paidFor(reading) }]
      : [],
  );
  const others = reading.events.flatMap((event) => seen(event, media)).filter((event) => !isSaidBy(event, claims));
  const calls = [...read.flatMap((one) => one.calls), ...(reading.calls ?? [])];
  return {
    ...reading,
    events: [...claims.slice(0, EVENTS_PER_TURN_MAX - 1), ...others].slice(0, EVENTS_PER_TURN_MAX),
    media,
    ...(calls.length === 0 ? {} : { calls }),
  };
}

/** What is told to be paid beside the receipt. */
function paidFor({ events }: Reading): { servicio?: string } {
  const told = events.flatMap((event) => (event.type === 'customer.claims_payment' ? (event.servicio ?? []) : []));
  return told[0] === undefined ? {} : { servicio: told[0] };
}

/** What a receipt shows need not be said: "ya pagué" beside it, and that a message of another kind was not understood. */
function isSaidBy({ type }: CustomerEvent, claims: readonly CustomerEvent[]): boolean {
  return claims.length > 0 && (type === 'customer.claims_payment' || type === 'customer.not_understood');
}

/** A medium of a kind that somebody looked at: gone when all of them were receipts, else it tells what came of it. */
function seen(event: CustomerEvent, media: readonly ReadMedium[]): CustomerEvent[] {
  if (event.type !== 'customer.sends_media') return [event];
  const rest = media.filter(({ type, reading }) => type === event.media && reading.outcome !== 'receipt');
  if (rest.length === 0) return media.some(({ type }) => type === event.media) ? [] : [event];
  if (rest.some(({ reading }) => reading.outcome === 'unread' && reading.cause === 'no_reader')) return [event];
  const failed = rest.some(({ reading }) => reading.outcome === 'unread');
  return [{ ...event, seen: failed ? 'failed' : 'other' }];
}
