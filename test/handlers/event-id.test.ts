import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventIdOf } from '../../src/handlers/event-id.ts';

describe('the id of a calendar event', () => {
  it('is the digest in base32hex: same bits, and letters that Google accepts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (tenant, id) => {
        const eventId = eventIdOf(tenant, id);
        expect(eventId).toMatch(/^[0-9a-v]{52}$/);
        const bits = Array.from(eventId, (c) => parseInt(c, 32).toString(2).padStart(5, '0')).join('');
        const digest = [...createHash('sha256').update(`${tenant}\0${id}`).digest()];
        expect(bits).toBe(digest.map((byte) => byte.toString(2).padStart(8, '0')).join('') + '0000');
      }),
    );
  });

  it('is the same for the same appointment, and another for any other (must-hold 49)', () => {
    const ids = [['t', 'a'], ['t', 'b'], ['u', 'a'], ['ta', ''], ['', 'ta']] as const; // prettier-ignore
    expect(new Set(ids.map(([tenant, id]) => eventIdOf(tenant, id))).size).toBe(ids.length);
    expect(eventIdOf('t', 'a')).toBe(eventIdOf('t', 'a'));
  });
});
