/** The real adapter for WhatsApp's media against the simulated Graph, over HTTP; and against answers of a hostile one. */
import { describe, expect, it } from 'vitest';
import type { Address } from '../../src/domain.ts';
import { createWhatsAppMedia, isOfMeta } from '../../src/io/whatsapp/media.ts';
import type { MediaExchange } from '../../src/io/whatsapp/media.ts';
import { simulation } from '../simulated/meta-kit.ts';
import { mediaContract } from './media.contract.ts';

const from: Address = { provider: 'whatsapp', phoneNumberId: '100', waId: '5491150000001' };

mediaContract('WhatsApp', (test) =>
  simulation(({ media, meta }) =>
    test({
      media,
      from,
      sends: (file) => meta.media.upload(file),
      fault: (fault, n) => {
        meta.media.fault(fault, n);
      },
    }),
  ),
);

describe('the token of a business', () => {
  const GRAPH = 'https://graph.facebook.com';

  it.each([
    'https://lookaside.fbsbx.com/whatsapp_business/attachments/?mid=1',
    'https://mmg.whatsapp.net/v/t62.7118-24/1',
    'https://graph.facebook.com/v23.0/1',
  ])('goes to %s', (url) => {
    expect(isOfMeta(url, GRAPH)).toBe(true);
  });

  it.each([
    'http://lookaside.fbsbx.com/1',
    'https://lookaside.fbsbx.com.evil.example/1',
    'https://lookaside.fbsbx.com@evil.example/1',
    'https://user:pass@lookaside.fbsbx.com/1',
    'https://lookaside.fbsbx.com:8443/1',
    'https://evil.example/lookaside.fbsbx.com',
    'http://127.0.0.1/1',
    'https://[::1]/1',
    'https://2130706433/1',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'https://whatsapp.net.evil.example/',
    '',
  ])('never goes to %s (D4)', (url) => {
    expect(isOfMeta(url, GRAPH)).toBe(false);
  });

  it('is sent to nobody else, whatever Graph answers (D4)', async () => {
    const called: string[] = [];
    const http: MediaExchange = ({ url }) => {
      called.push(url);
      const info = { url: 'http://169.254.169.254/latest/meta-data/', mime_type: 'image/jpeg' };
      return Promise.resolve({ status: 200, bytes: Buffer.from(JSON.stringify(info)) });
    };
    const media = createWhatsAppMedia({ baseUrl: GRAPH, version: 'v23.0', tokenFor: () => 'secret', http });
    const request = { from, mediaId: '123', accepts: () => true, bytesMax: 10, signal: new AbortController().signal };
    expect(await media.fetch(request)).toEqual({ outcome: 'unread', cause: 'gone' });
    expect(called).toEqual(['https://graph.facebook.com/v23.0/123']);
  });
});
