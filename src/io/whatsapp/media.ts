/**
 * WhatsApp Cloud API as a MediaPort: an id → a short-lived address → the bytes, both calls with our token (services
 * 1.8, must-hold 35). The token goes to Graph and to Meta's own file hosts, whatever an answer says (D4).
 */
import type { MediaFetched, MediaPort } from '../../ports.ts';
import { mediaInfoSchema } from './wire.ts';

/** One exchange. Throws when there is no whole answer. No redirects, no retries. `bytes` is absent when too many came. */
export type MediaExchange = (request: {
  readonly method: 'GET';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly bytesMax: number;
  readonly signal: AbortSignal;
}) => Promise<{ readonly status: number; readonly bytes?: Uint8Array }>;

export interface WhatsAppMediaOptions {
  /** E.g. `https://graph.facebook.com`, without a slash at the end. */
  readonly baseUrl: string;
  readonly version: string;
  /** Access token for the business number that was written to. */
  readonly tokenFor: (phoneNumberId: string) => string;
  readonly http: MediaExchange;
}

const EXCHANGE_TIMEOUT_MS = 4_000;
const INFO_BYTES_MAX = 64 * 1024;
/** An address lives about five minutes and may be stale: the id is asked for a new one, once. */
const ATTEMPTS_MAX = 2;
const MEDIA_ID = /^[A-Za-z0-9_-]{1,512}$/;
/** Where Meta keeps its files. */
const FILE_HOST = /^(?:lookaside\.fbsbx\.com|[a-z0-9-]+\.whatsapp\.net)$/;

type Request = Parameters<MediaPort['fetch']>[0];
type Ended = Extract<MediaFetched, { outcome: 'unread' }>;
const unread = (cause: Ended['cause']): Ended => ({ outcome: 'unread', cause });

export function createWhatsAppMedia(options: WhatsAppMediaOptions): MediaPort {
  return {
    fetch: async (request) => {
      if (!MEDIA_ID.test(request.mediaId)) return unread('gone');
      let ended = unread('unavailable');
      for (let attempt = 0; attempt < ATTEMPTS_MAX && !request.signal.aborted; attempt++) {
        const fetched = await attemptOnce(options, request);
        if (fetched.outcome === 'file' || fetched.cause !== 'unavailable') return fetched;
        ended = fetched;
      }
      return request.signal.aborted ? unread('late') : ended;
    },
  };
}

async function attemptOnce(options: WhatsAppMediaOptions, request: Request): Promise<MediaFetched> {
  const base = options.baseUrl.replace(/\/+$/, '');
  const told = await get(options, {
    ...request,
    bytesMax: INFO_BYTES_MAX,
    url: `${base}/${options.version}/${request.mediaId}`,
  });
  if (told.outcome === 'unread') return told;
  const info = mediaInfoSchema.safeParse(jsonOf(told.bytes));
  if (!info.success) return unread('unavailable');
  const { url, mime_type, file_size = 0 } = info.data;
  const mimeType = mime_type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!request.accepts(mimeType)) return unread('unsupported');
  if (file_size > request.bytesMax) return unread('too_big');
  if (!isOfMeta(url, base)) return unread('gone');
  const file = await get(options, { ...request, url });
  // A stale address is not the file's end: the id knows a new one.
  if (file.outcome === 'unread') return file.cause === 'gone' ? unread('unavailable') : file;
  return { outcome: 'file', file: { bytes: file.bytes, mimeType } };
}

/** https, no port, no user, one of Meta's hosts; or the very server that the configuration names. */
export function isOfMeta(address: string, base: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.origin === URL.parse(base)?.origin) return true;
  return url.protocol === 'https:' && url.port === '' && FILE_HOST.test(url.hostname);
}

/** 400 and 404 are Graph's words for an id that it does not have (any more). */
const GONE: ReadonlySet<number> = new Set([400, 404, 410]);

async function get(
  { http, tokenFor }: WhatsAppMediaOptions,
  { from, url, bytesMax, signal }: Request & { readonly url: string },
): Promise<Ended | { readonly outcome: 'read'; readonly bytes: Uint8Array }> {
  try {
    const { status, bytes } = await http({
      method: 'GET',
      url,
      // Meta's file hosts refuse callers without a name.
      headers: { authorization: `Bearer ${tokenFor(from.phoneNumberId)}`, 'user-agent': 'turno' },
      timeoutMs: EXCHANGE_TIMEOUT_MS,
      bytesMax,
      signal,
    });
    if (GONE.has(status)) return unread('gone');
    if (status < 200 || status > 299) return unread('unavailable');
    return bytes === undefined ? unread('too_big') : { outcome: 'read', bytes };
  } catch {
    return unread(signal.aborted ? 'late' : 'unavailable');
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
