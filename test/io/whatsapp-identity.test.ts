import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalWaId, conversationIdOf, familyOf, inboxIdOf } from '../../src/io/whatsapp/identity.ts';
import { createVerifier, signatureOf } from '../../src/io/whatsapp/signature.ts';

describe('who a contact is (must-hold 8, 76)', () => {
  const idOf = (waId: string) => conversationIdOf('centro', 'whatsapp', { waId }).proposed;

  it('is one key, however a provider spells the number', () => {
    const spellings = [
      '5491150000001',
      '+5491150000001',
      '5491150000001@c.us',
      '5491150000001@s.whatsapp.net',
      '+54 9 11 5000-0001',
    ];
    expect(new Set(spellings.map(idOf)).size).toBe(1);
    expect(canonicalWaId(' otra cosa ')).toBe('otra cosa');
  });

  it('is the first 26 base32hex characters of a hash, with no number in it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{8,15}$/), (waId) => {
        expect(idOf(waId)).toMatch(/^centro\.[0-9a-v]{26}$/);
        expect(idOf(waId)).not.toContain(waId);
      }),
    );
    // sha256("centro\0whatsapp\0" + "5491150000001"), worked out with Python's hashlib and base64.
    expect(idOf('5491150000001')).toBe('centro.b66cj8d216fs3f6edm7lpt242f');
  });

  it('differs by tenant, family and person', () => {
    const ids = [
      conversationIdOf('centro', 'whatsapp', { waId: '5491150000001' }),
      conversationIdOf('norte', 'whatsapp', { waId: '5491150000001' }),
      conversationIdOf('centro', 'chatwoot', { waId: '5491150000001' }),
      conversationIdOf('centro', 'whatsapp', { waId: '5491150000002' }),
    ];
    expect(new Set(ids.flatMap((id) => id.aliases)).size).toBe(4);
  });

  it('keeps the number as an alias beside the user id, so that either finds the contact', () => {
    const both = conversationIdOf('centro', 'whatsapp', { waId: '5491150000001', userId: 'AR.15' });
    const number = conversationIdOf('centro', 'whatsapp', { waId: '5491150000001' });
    const user = conversationIdOf('centro', 'whatsapp', { userId: 'AR.15' });
    expect(both.aliases).toEqual([...user.aliases, ...number.aliases]);
    expect(both.proposed).toBe(user.proposed);
    expect(() => conversationIdOf('centro', 'whatsapp', {})).toThrow(TypeError);
  });

  it('is shared by all who relay WhatsApp', () => {
    const relays = (['whatsapp', '360dialog', 'msgio', 'simulated'] as const).map(familyOf);
    expect([...relays, familyOf('chatwoot')]).toEqual(['whatsapp', 'whatsapp', 'whatsapp', 'whatsapp', 'chatwoot']);
  });

  it('a message has one id of 32 characters', () => {
    expect(inboxIdOf('wamid.1')).toMatch(/^[0-9a-f]{32}$/);
    expect(inboxIdOf('wamid.1')).not.toBe(inboxIdOf('wamid.2'));
  });
});

describe('signatures', () => {
  it('tell whose secret made them, and nothing else does', () => {
    const signer = createVerifier(['one', 'two', 'one']);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (raw, other) => {
        expect(signer(signatureOf('two', raw), raw)).toBe('two');
        expect(signer(other, raw)).toBeUndefined();
        expect(signer(signatureOf('three', raw), raw)).toBeUndefined();
      }),
    );
    expect(signer(undefined, Buffer.from(''))).toBeUndefined();
  });
  it('are not made with nothing', () => {
    for (const secrets of [[], [''], ['one', '']]) expect(() => createVerifier(secrets)).toThrow('WHATSAPP_APP_SECRET');
    expect(() => signatureOf('', Buffer.from('x'))).toThrow('WHATSAPP_APP_SECRET');
  });
});
