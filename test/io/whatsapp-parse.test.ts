import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWebhook, UnreadableWebhook } from '../../src/io/whatsapp/parse.ts';
import type { InboundContent } from '../../src/domain.ts';

const ARRIVED = Date.parse('2026-03-02T12:00:00Z');
const SENDER = '5491150000001';

function entryOf(value: Record<string, unknown>, field = 'messages'): unknown {
  const metadata = { display_phone_number: '1', phone_number_id: '100' };
  return { id: '1', changes: [{ field, value: { messaging_product: 'whatsapp', metadata, ...value } }] };
}
function changeIn(entry: string): string {
  return entry.slice(entry.indexOf('[') + 1, -2);
}
function envelope(entries: string): Buffer {
  return Buffer.from(`{"object":"whatsapp_business_account","entry":[${entries}]}`);
}
function webhook(value: Record<string, unknown>, field?: string): Buffer {
  return envelope(JSON.stringify(entryOf(value, field)));
}
function message(fields: Record<string, unknown>): Record<string, unknown> {
  return { from: SENDER, id: 'wamid.1', timestamp: '1772452800', ...fields };
}
function parse(raw: Uint8Array) {
  return parseWebhook(raw, { provider: 'whatsapp', arrivedAt: ARRIVED });
}
function contentOf(fields: Record<string, unknown>): InboundContent | undefined {
  return parse(webhook({ messages: [message(fields)] })).deliveries[0]?.messages[0]?.content;
}

describe('an inbound message (CHAN-1)', () => {
  it.each<[string, Record<string, unknown>, InboundContent]>([
    ['text', { type: 'text', text: { body: 'hola' } }, { type: 'text', text: 'hola' }],
    [
      'a tapped button',
      { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: 'opcion_a_si', title: 'Sí' } } },
      { type: 'tap', id: 'opcion_a_si', title: 'Sí' },
    ],
    [
      'a tapped row',
      {
        type: 'interactive',
        interactive: { type: 'list_reply', list_reply: { id: 'turno_a_1', title: '10:00', description: 'Laura' } },
      },
      { type: 'tap', id: 'turno_a_1', title: '10:00' },
    ],
    [
      'a quick reply of a template',
      { type: 'button', button: { payload: 'opcion_a_si', text: 'Sí' } },
      { type: 'tap', id: 'opcion_a_si', title: 'Sí' },
    ],
    [
      'a quick reply of a template that is none of our offers: its words',
      { type: 'button', button: { payload: 'PROMO_DICIEMBRE_1', text: 'Quiero un corte' } },
      { type: 'text', text: 'Quiero un corte' },
    ],
    [
      'a picture with words',
      { type: 'image', image: { id: '7', mime_type: 'image/jpeg', sha256: 'x', caption: 'pagué' } },
      { type: 'image', mediaId: '7', caption: 'pagué' },
    ],
    ['a voice note', { type: 'audio', audio: { id: '8', voice: true } }, { type: 'audio', mediaId: '8' }],
    ['a sticker', { type: 'sticker', sticker: { id: '9' } }, { type: 'sticker', mediaId: '9' }],
    ['a film', { type: 'video', video: { id: '10' } }, { type: 'video', mediaId: '10' }],
    [
      'a document',
      { type: 'document', document: { id: '11', filename: 'r.pdf' } },
      { type: 'document', mediaId: '11', filename: 'r.pdf' },
    ],
    [
      'a place',
      { type: 'location', location: { latitude: -34.6, longitude: -58.4, name: 'Casa' } },
      { type: 'location', latitude: -34.6, longitude: -58.4, name: 'Casa' },
    ],
    [
      'a reaction',
      { type: 'reaction', reaction: { message_id: 'wamid.0', emoji: '👍' } },
      { type: 'reaction', emoji: '👍', to: 'wamid.0' },
    ],
    [
      'a removed reaction',
      { type: 'reaction', reaction: { message_id: 'w' } },
      { type: 'reaction', emoji: '', to: 'w' },
    ],
    ['contacts', { type: 'contacts', contacts: [{}] }, { type: 'unsupported', what: 'contacts' }],
    ['an order', { type: 'order', order: {} }, { type: 'unsupported', what: 'order' }],
    ['an edit', { type: 'edit', edit: {} }, { type: 'unsupported', what: 'edit' }],
    ["Meta's own unsupported", { type: 'unsupported', errors: [] }, { type: 'unsupported', what: 'unsupported' }],
    ['a type of the future', { type: 'hologram', hologram: {} }, { type: 'unsupported', what: 'hologram' }],
    ['a type that is no name', { type: '__proto__' }, { type: 'unsupported', what: '__proto__' }],
    ['an interactive without its body', { type: 'interactive' }, { type: 'unsupported', what: 'interactive' }],
    [
      'an answered form',
      { type: 'interactive', interactive: { type: 'nfm_reply', nfm_reply: { response_json: '{}' } } },
      { type: 'unsupported', what: 'flow' },
    ],
    ['a text without its body', { type: 'text', text: 7 }, { type: 'unsupported', what: 'text' }],
    [
      'a place off the globe',
      { type: 'location', location: { latitude: 91, longitude: 0 } },
      { type: 'unsupported', what: 'location' },
    ],
    ['no type at all', {}, { type: 'unsupported', what: 'unknown' }],
  ])('%s is read as what it is (must-hold 34)', (_name, fields, content) => {
    expect(contentOf(fields)).toEqual(content);
  });

  it.each([
    ['system', { type: 'system', system: { type: 'user_changed_number', wa_id: '1' } }],
    ['revoke', { type: 'revoke', revoke: { original_message_id: 'x' } }],
    ['call_permission', { type: 'interactive', interactive: { type: 'call_permission_reply' } }],
    ['group', { type: 'text', text: { body: 'hola' }, group_id: 'g1' }],
  ] as const)('is left out with the reason %s', (reason, fields) => {
    const { deliveries, ignored } = parse(webhook({ messages: [message(fields)] }));
    expect(deliveries[0]?.messages).toEqual([]);
    expect(ignored.get(reason)).toBe(1);
  });

  it('of two taps in one webhook stays two messages, each with its own id (must-hold 29)', () => {
    const tap = (id: string) =>
      message({
        id,
        type: 'interactive',
        interactive: { type: 'button_reply', button_reply: { id: `b_${id}`, title: 'x' } },
      });
    const { deliveries } = parse(
      webhook({ messages: [message({ type: 'text', text: { body: 'hola' } }), tap('2'), tap('3')] }),
    );
    expect(deliveries[0]?.messages.map((m) => [m.id, m.content.type])).toEqual([
      ['wamid.1', 'text'],
      ['2', 'tap'],
      ['3', 'tap'],
    ]);
  });

  it('that is broken never takes its siblings along', () => {
    const good = message({ id: 'good', type: 'text', text: { body: 'hola' } });
    const broken = [null, 7, [], {}, { id: '' }, { id: 'x', type: 'text' }, { from: SENDER }, message({ type: 3 })];
    const { deliveries, ignored } = parse(webhook({ messages: [...broken, good, 'x'], statuses: [null, { id: 's' }] }));
    expect(deliveries[0]?.messages.map((m) => [m.id, m.content.type])).toEqual([
      ['wamid.1', 'unsupported'],
      ['good', 'text'],
    ]);
    expect(Object.fromEntries(ignored)).toEqual({ malformed: 9, no_sender: 1 });
  });

  it('is found in every entry and every change', () => {
    const entry = JSON.stringify(entryOf({ messages: [message({ type: 'text', text: { body: 'a' } })] }));
    const twice = entry.replace('"changes":[', `"changes":["broken",${changeIn(entry)},`);
    const { deliveries, ignored } = parse(envelope(`${twice},"broken",${twice}`));
    expect(deliveries.flatMap((d) => d.messages)).toHaveLength(4);
    expect(ignored.get('malformed')).toBe(3);
  });

  it('takes its instant from Meta, and ours where that is missing or far ahead', () => {
    const at = (timestamp: unknown) =>
      parse(webhook({ messages: [message({ timestamp, type: 'text', text: { body: 'a' } })] })).deliveries[0]
        ?.messages[0]?.at;
    expect(at('1772452800')).toBe(1_772_452_800_000);
    for (const bad of [undefined, '', 'x', -1, 1772452800, '999999999999', '9'.repeat(40)])
      expect(at(bad)).toBe(ARRIVED);
  });

  it('loses NULs and broken halves of characters, and is cut at the limit and not inside one', () => {
    expect(contentOf({ type: 'text', text: { body: 'a\0b\ud83d' } })).toEqual({ type: 'text', text: 'ab\ufffd' });
    const long = contentOf({ type: 'text', text: { body: 'x'.repeat(4_095) + '😀' } });
    expect(long).toEqual({ type: 'text', text: 'x'.repeat(4_095) });
  });
});

describe('the sender', () => {
  const from = (fields: Record<string, unknown>, contacts: unknown) => {
    const read = parse(webhook({ contacts, messages: [message({ type: 'text', text: { body: 'a' }, ...fields })] }));
    const { name, from: address } = read.deliveries[0]?.messages[0] ?? {};
    return { name, waId: address?.waId, userId: address?.userId };
  };

  it('has the name of the profile with the same id, never of another one (must-hold 38)', () => {
    const contacts = [
      { profile: { name: 'Negocio' }, wa_id: '5491100000001' },
      { profile: { name: ' Ana\n ' }, wa_id: SENDER, user_id: 'AR.15' },
    ];
    expect(from({}, contacts)).toEqual({ name: 'Ana', waId: SENDER, userId: 'AR.15' });
    expect(from({ from: '5491150000002' }, contacts)).toEqual({
      name: undefined,
      waId: '5491150000002',
      userId: undefined,
    });
  });

  it('has no name from anything else in a message that is called one (must-hold 38)', () => {
    const location = { latitude: -34.6, longitude: -58.4, name: 'Café Tortoni' };
    expect(from({ type: 'location', location }, []).name).toBeUndefined();
    const card = { name: { formatted_name: 'Beto' }, phones: [] };
    expect(from({ type: 'contacts', contacts: [card] }, []).name).toBeUndefined();
    expect(
      from({ type: 'text', text: { body: 'a' }, name: 'Beto', profile: { name: 'Beto' } }, []).name,
    ).toBeUndefined();
  });

  it('is nobody where the business hears itself (must-hold 38)', () => {
    const own = webhook({ messages: [message({ type: 'text', text: { body: 'a' } })] }).toString();
    const number = `"display_phone_number":"+${SENDER}"`;
    const { deliveries, ignored } = parse(Buffer.from(own.replace('"display_phone_number":"1"', number)));
    expect(deliveries[0]?.messages).toEqual([]);
    expect(Object.fromEntries(ignored)).toEqual({ echo: 1 });
  });

  it('keeps nothing unseen in a name: no line is turned round by it', () => {
    const contacts = [{ profile: { name: 'Ana\u202e\u2066 Paz\u0007' }, wa_id: SENDER }];
    expect(from({}, contacts).name).toBe('Ana Paz');
  });

  it('is the user id alone when the number is hidden', () => {
    const contacts = [{ profile: { name: 'Ana', username: 'ana' }, user_id: 'AR.15' }];
    for (const hidden of [undefined, '', null]) {
      expect(from({ from: hidden, from_user_id: 'AR.15' }, contacts)).toEqual({
        name: 'Ana',
        waId: undefined,
        userId: 'AR.15',
      });
    }
  });

  it('has no name from an echo of what the business wrote itself (must-hold 38)', () => {
    const echo = webhook(
      {
        contacts: [{ profile: { name: 'Negocio' }, wa_id: SENDER }],
        message_echoes: [message({ to: SENDER, type: 'text' })],
      },
      'smb_message_echoes',
    );
    expect(parse(echo)).toEqual({ deliveries: [], ignored: new Map([['other_field', 1]]) });
  });

  it('survives profiles of any shape', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (contacts) => {
        expect(from({}, contacts).waId).toBe(SENDER);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a status', () => {
  const statusOf = (fields: Record<string, unknown>) =>
    parse(webhook({ statuses: [{ id: 'wamid.9', timestamp: '1772452800', ...fields }] })).deliveries[0]?.statuses[0];

  it('carries our effect back', () => {
    expect(statusOf({ status: 'delivered', biz_opaque_callback_data: 't.c.1.0' })).toEqual({
      effect: 't.c.1.0',
      status: 'delivered',
      at: 1_772_452_800_000,
      providerId: 'wamid.9',
    });
  });
  it('"played" is read, an unknown one is left out', () => {
    expect(statusOf({ status: 'played' })?.status).toBe('read');
    expect(statusOf({ status: 'deleted' })).toBeUndefined();
  });
});

describe('a body that is no webhook', () => {
  it.each([
    ['invalid_utf8', Buffer.from([0x7b, 0xff, 0x7d])],
    ['invalid_json', Buffer.from('{"object":')],
    ['invalid_json', Buffer.alloc(0)],
    ['not_an_envelope', Buffer.from('42')],
    ['not_an_envelope', Buffer.from('{"__proto__":{"object":"whatsapp_business_account","entry":[]}}')],
  ])('is %s', (code, raw) => {
    expect(() => parse(raw)).toThrow(new UnreadableWebhook(code as UnreadableWebhook['code']));
  });

  it('of another product is acknowledged', () => {
    expect(parse(Buffer.from('{"object":"instagram","entry":[{}]}')).ignored).toEqual(new Map([['other_object', 1]]));
  });

  it('or any JSON below the envelope never throws anything else (D2)', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.jsonValue({ maxDepth: 4 }), (entry, inner) => {
        for (const body of [envelope(JSON.stringify(entry)), webhook({ messages: [inner], statuses: [inner] })]) {
          expect(parse(body).ignored.size).toBeLessThanOrEqual(9);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('nested 200,000 deep is not followed (D2)', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const raw = webhook({ messages: ['@'] })
      .toString()
      .replace('"@"', `${deep}, {"id":"x","from":"${SENDER}","type":"text","text":${deep}}`);
    const { deliveries, ignored } = parse(Buffer.from(raw));
    expect(deliveries[0]?.messages.map((m) => m.content)).toEqual([{ type: 'unsupported', what: 'text' }]);
    expect(ignored.get('malformed')).toBe(1);
  });
});
