import { createHash } from 'node:crypto';

/** RFC 4648 base32hex, lower case: the alphabet that Google Calendar demands of event ids. */
const BASE32HEX = '0123456789abcdefghijklmnopqrstuv';

/**
 * The calendar event of an appointment: base32hex(sha256(tenant, appointment id)), 52 characters, fixed for its life
 * whatever it is moved to (law 5, must-hold 49). A zero byte parts the two: no pair can imitate another.
 */
export function eventIdOf(tenant: string, appointmentId: string): string {
  const bytes = createHash('sha256').update(`${tenant}\0${appointmentId}`).digest();
  let id = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      id += BASE32HEX.charAt((value >> bits) & 31);
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? id + BASE32HEX.charAt((value << (5 - bits)) & 31) : id;
}
