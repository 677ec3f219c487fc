/** `X-Hub-Signature-256`: HMAC-SHA256 over the raw bytes. Re-serialised JSON has another hash (services 1.1). */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const FORMAT = /^sha256=([0-9a-f]{64})$/;

/**
 * Knows the app secrets in use and says which one signed a body. Node joins a repeated header with a comma, so two
 * headers never have the format. Throws on an empty secret: an HMAC with none is a signature that anybody can make.
 */
export function createVerifier(
  secrets: readonly string[],
): (header: string | undefined, raw: Uint8Array) => string | undefined {
  if (secrets.length === 0) throw new TypeError('no WhatsApp app secret: set WHATSAPP_APP_SECRET');
  const keys = [...new Set(secrets)].map((secret) => ({ secret, key: secretKey(secret) }));
  return (header, raw) => {
    const given = header === undefined ? null : FORMAT.exec(header);
    if (given?.[1] === undefined) return undefined;
    const claimed = Buffer.from(given[1], 'hex');
    let signer: string | undefined;
    // All keys are tried whatever the outcome: the time says nothing about which one nearly fits.
    for (const { secret, key } of keys) {
      if (timingSafeEqual(createHmac('sha256', key).update(raw).digest(), claimed)) signer = secret;
    }
    return signer;
  };
}

/** Header value for a body: what Meta would send. */
export function signatureOf(secret: string, raw: Uint8Array): string {
  return `sha256=${createHmac('sha256', secretKey(secret)).update(raw).digest('hex')}`;
}

function secretKey(secret: string): KeyObject {
  if (secret === '') throw new TypeError('the WhatsApp app secret is empty: set WHATSAPP_APP_SECRET');
  return createSecretKey(secret, 'utf8');
}
