/** Meta's GET when the webhook's address or token is edited: the challenge goes back as plain text (services 1.1). */
import { hash, timingSafeEqual } from 'node:crypto';
import type { WebhookReply } from '../../ports.ts';

export type HandshakeReply =
  { readonly status: 200; readonly challenge: string } | Exclude<WebhookReply, { status: 200 }>;

const CHALLENGE = /^[\w.-]{1,200}$/;

/** `query` with Meta's own dotted names. Without a token of ours nobody passes. */
export function handshake(verifyToken: string | undefined, query: Readonly<Record<string, unknown>>): HandshakeReply {
  const { 'hub.mode': mode, 'hub.challenge': challenge, 'hub.verify_token': given } = query;
  if (mode !== 'subscribe' || typeof challenge !== 'string' || !CHALLENGE.test(challenge)) {
    return {
      status: 400,
      code: 'bad_handshake',
      what: 'This is no webhook verification',
      fix: 'Send hub.mode=subscribe, hub.challenge and hub.verify_token, each once',
    };
  }
  if (typeof given !== 'string' || verifyToken === undefined || verifyToken === '' || !same(given, verifyToken)) {
    return {
      status: 403,
      code: 'bad_verify_token',
      what: 'The verify token is not ours',
      fix: 'Enter the value of WHATSAPP_VERIFY_TOKEN as the verify token in the app dashboard',
    };
  }
  return { status: 200, challenge };
}

/** In constant time, whatever the lengths. */
function same(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}
